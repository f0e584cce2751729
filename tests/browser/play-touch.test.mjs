// Fingers on a telephone: places that are too small are brought nearer before they are played on.
import assert from 'node:assert/strict';
import { shot } from './harness.mjs';
import { gameHash, lineOf, play, waitForMoves } from './player.mjs';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const width = (page, place) => page.locator(`.hit[data-place="${place}"]`).boundingBox().then((box) => box.width);

for (const size of [16, 19]) {
  play(`on ${size}×${size} a tap brings the place nearer, the next one plays there`, async ({ page, open }) => {
    await open(gameHash(`hex:size=${size}`));
    assert.ok(await page.locator('.tap-help').isVisible());
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
  await open(gameHash('hex:size=19'));
  await page.locator('.hit[data-place="c3"]').tap();
  await page.waitForSelector('#whole-board:visible');
  await page.locator('#whole-board').tap();
  assert.equal(await page.locator('.board.is-near').count(), 0);
  assert.deepEqual((await lineOf(page)).moves, []);
}, phone);

play('on a telephone held upright Hex is turned to use the whole width, and 11×11 is played on at once', async ({ page, open }) => {
  await open(gameHash('hex:size=11'));
  const board = await page.locator('.board').boundingBox();
  const cells = await page.locator('.hit').evaluateAll((hits) => hits.map((hit) => hit.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  const used = Math.max(...cells.map(([, right]) => right)) - Math.min(...cells.map(([left]) => left));
  assert.ok(used > 0.66 * board.width, `${used} of ${board.width}`);
  assert.ok((await width(page, 'f6')) >= 24);
  await page.locator('.hit[data-place="f6"]').tap();
  await waitForMoves(page, 1);
}, phone);

play('on its side a telephone shows the whole board at once', async ({ page, open }) => {
  for (const game of ['hex:size=11', 'dots-and-boxes', 'adji-boto', 'tic-tac-toe', 'nim']) {
    await open(gameHash(game));
    const { y, height } = await page.locator('.board').boundingBox();
    assert.ok(y >= 0 && y + height <= 390, `${game}: ${y} and ${height}`);
    await shot(page, `side-${game.split(':')[0]}`);
  }
}, { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true });

play('a board that was brought nearer names its places', async ({ page, open }) => {
  await open(gameHash('hex:size=19'));
  await page.locator('.hit[data-place="f6"]').tap();
  await page.waitForSelector('.board.is-near');
  assert.ok((await page.locator('.marks-names text').allTextContents()).includes('f6'));
  await page.locator('#whole-board').tap();
  assert.equal(await page.locator('.marks-names text').count(), 0);
}, phone);

play('places that are large enough are played on at once', async ({ page, open }) => {
  await open(gameHash('tic-tac-toe'));
  assert.ok(await page.locator('.tap-help').isHidden());
  await page.locator('.hit[data-place="5"]').tap();
  await waitForMoves(page, 1);
}, phone);
