// Nothing is lost by a key: new games and branches that were taken away come back.
import assert from 'node:assert/strict';
import { gameHash, lineOf, play, waitForMoves } from './player.mjs';

const MOVES = '&moves=a3,b2,c1';

async function waitForGame(page, players) {
  await page.waitForFunction((words) => document.querySelector('.mode')?.textContent === words, players);
}

play('a new game by a key is undone by Ctrl+Z, with the branches of the one before', async ({ page, open }) => {
  await open(gameHash('hex:size=3', MOVES));
  await page.keyboard.press('ArrowLeft');
  await waitForMoves(page, 2);
  await page.keyboard.type('c2');
  await page.keyboard.press('Enter');
  await waitForMoves(page, 3);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Digit3');
  await waitForGame(page, 'Two computers');
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+z');
  await waitForGame(page, 'Two people');
  assert.deepEqual((await lineOf(page)).moves, ['a3', 'b2', 'c2']);
  assert.equal(await page.locator('.branch').count(), 1);
});

play('the notice that a game was left brings it back, and Ctrl+Y goes forward again', async ({ page, open }) => {
  await open(gameHash('hex:size=3', MOVES));
  await page.keyboard.press('Shift+Digit1');
  await waitForMoves(page, 0);
  await page.locator('#notice-act').click();
  await waitForMoves(page, 3);
  await page.keyboard.press('Control+y');
  await waitForMoves(page, 0);
});

play('a branch that was deleted comes back', async ({ page, open }) => {
  await open(gameHash('hex:size=3', MOVES));
  await page.keyboard.press('ArrowLeft');
  await waitForMoves(page, 2);
  await page.keyboard.press('Delete');
  await waitForMoves(page, 1);
  assert.equal(await page.locator('.moves .move:not(.start)').count(), 1);
  await page.keyboard.press('Control+z');
  await waitForMoves(page, 2);
  assert.equal(await page.locator('.moves .move:not(.start)').count(), 3);
});

play('the browser goes back to the game before', async ({ page, open }) => {
  await open(gameHash('hex:size=3', MOVES));
  await page.keyboard.press('Shift+Digit1');
  await waitForMoves(page, 0);
  await page.goBack();
  await waitForMoves(page, 3);
  await page.goForward();
  await waitForMoves(page, 0);
});

play('where digits need Shift they are typed, and Caps Lock makes no command of a letter', async ({ page, open }) => {
  await open(gameHash('hex:size=3', MOVES));
  // As a French keyboard sends them.
  const press = (init) => page.evaluate((options) => document.body.dispatchEvent(
    new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...options })), init);
  await press({ key: '1', code: 'Digit1', shiftKey: true });
  assert.deepEqual((await lineOf(page)).moves, ['a3', 'b2', 'c1']);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'move');
  await page.keyboard.press('Escape');
  const theme = await page.evaluate(() => document.documentElement.dataset.theme ?? '');
  await press({ key: 'D', code: 'KeyD' });
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme ?? ''), theme);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'move');
});
