// Fingers on a telephone: places that are too small are brought nearer before they are played on.
import assert from 'node:assert/strict';
import { shot } from './harness.mjs';
import { gameHash, lineOf, play, waitForMoves } from './player.mjs';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const width = (page, place) => page.locator(`.hit[data-place="${place}"]`).boundingBox().then((box) => box.width);

for (const size of [11, 19]) {
  play(`on ${size}×${size} a tap brings the place nearer, the next one plays there`, async ({ page, open }) => {
    await open(gameHash(`hex:size=${size}`));
    assert.ok(await page.locator('.tap-help').isVisible());
    assert.ok((await width(page, 'f6')) < 24);
    await page.locator('.hit[data-place="f6"]').tap();
    await page.waitForSelector('.board.is-near');
    assert.deepEqual((await lineOf(page)).moves, [], 'nothing is played yet');
    assert.ok((await width(page, 'f6')) >= 40, 'large enough for a finger');
    await shot(page, `touch-hex-${size}`);
    await page.locator('.hit[data-place="e6"]').tap();
    await waitForMoves(page, 1);
    assert.deepEqual((await lineOf(page)).moves, ['e6']);
    assert.equal(await page.locator('.board.is-near').count(), 0, 'the whole board is seen again');
  }, phone);
}

play('a nearer board is left without a move', async ({ page, open }) => {
  await open(gameHash('hex:size=13'));
  await page.locator('.hit[data-place="c3"]').tap();
  await page.waitForSelector('#whole-board:visible');
  await page.locator('#whole-board').tap();
  assert.equal(await page.locator('.board.is-near').count(), 0);
  assert.deepEqual((await lineOf(page)).moves, []);
}, phone);

play('places that are large enough are played on at once', async ({ page, open }) => {
  await open(gameHash('tic-tac-toe'));
  assert.ok(await page.locator('.tap-help').isHidden());
  await page.locator('.hit[data-place="5"]').tap();
  await waitForMoves(page, 1);
}, phone);
