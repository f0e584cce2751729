// Whole games by mouse, by keyboard alone and by typed moves.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openBrowser, startServer } from './harness.mjs';
import { gameHash, playByKeyboard, playByMouse, playByTyping, viewOf, visit } from './player.mjs';

const GAMES = ['hex:size=3', 'dots-and-boxes:rows=2,cols=2', 'nim', 'tic-tac-toe', 'adji-boto:per-hole=1'];
const WAYS = { mouse: playByMouse, keyboard: playByKeyboard, typing: playByTyping };
let server;
let browser;

before(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

for (const game of GAMES) {
  for (const [way, play] of Object.entries(WAYS)) {
    test(`a whole game of ${game} is played by ${way}`, async () => {
      const { page, close } = await visit(browser, server.base, { hash: gameHash(game) });
      const moves = await play(page, server.base, game.length);
      const { ending, plies } = await viewOf(page, server.base);
      assert.equal(plies.length, moves);
      const words = { 0: 'A draw', 1: 'First wins', 2: 'Second wins' }[ending.winner];
      assert.match(await page.locator('.turn').innerText(), new RegExp(words));
      assert.equal(await page.locator('.hit.playable').count(), 0);
      await close();
    });
  }
}

test('a puzzle is solved by hand and its moves are counted against the optimum', async () => {
  const { page, close } = await visit(browser, server.base, { hash: gameHash('adji-boto-puzzle:problem=A') });
  await page.waitForFunction(() => /optimum 4/.test(document.querySelector('.turn')?.textContent ?? ''));
  for (let count = 1; count <= 4; count += 1) {
    await page.locator('#do-hint').click();
    const move = await page.locator('.hint-line').evaluate((line) => new Promise((resolve) => {
      const look = () => { const found = /Hint: (\w+)/.exec(line.textContent ?? '')?.[1]; if (found) resolve(found); else setTimeout(look, 20); };
      look();
    }));
    await page.locator(`.hit[data-place="${move}"]`).click();
    await page.waitForFunction((made) => document.querySelector('.turn')?.textContent?.startsWith(made === 1 ? '1 move ' : `${made} moves`), count);
  }
  assert.match(await page.locator('.turn').innerText(), /4 moves · optimum 4 · Solved, and no way is shorter/);
  await close();
});

test('a game against the computer alternates, and a new one can start while it thinks', async () => {
  const { page, close } = await visit(browser, server.base, { hash: gameHash('tic-tac-toe', '&first=human&second=easy') });
  await page.locator('.hit[data-place="5"]').click();
  await page.waitForFunction(() => document.querySelectorAll('.moves .move:not(.start)').length === 2);
  await page.keyboard.press('Shift+Digit3');
  await page.waitForFunction(() => /Two computers/.test(document.querySelector('.mode')?.textContent ?? ''));
  await page.keyboard.press('Shift+Digit1');
  await page.waitForFunction(() => /Two people/.test(document.querySelector('.mode')?.textContent ?? ''));
  assert.equal(await page.locator('.moves .move:not(.start)').count(), 0);
  await close();
});

test('two computers play step by step while paused', async () => {
  const { page, close } = await visit(browser, server.base, { hash: gameHash('nim', '&first=easy&second=easy') });
  await page.locator('#pause').click();
  const before = (await viewOf(page, server.base)).plies.length;
  await page.locator('#step').click();
  await page.waitForFunction((count) => document.querySelectorAll('.moves .move:not(.start)').length === count + 1, before);
  await page.locator('#pause').click();
  await page.waitForFunction(() => / wins/.test(document.querySelector('.turn')?.textContent ?? ''));
  await close();
});
