// Whole games by mouse, by keyboard alone and by typed moves.
import assert from 'node:assert/strict';
import { forgiveRefusals, gameHash, hintOf, holdAnswers, play, playByKeyboard, playByMouse, playByTyping, viewOf } from './player.mjs';

const GAMES = ['hex:size=3', 'dots-and-boxes:rows=2,cols=2', 'nim', 'tic-tac-toe', 'adji-boto'];
/** Few pieces, so that the game is short. */
const STARTS = { 'adji-boto': '((1 0 2 0 0 0)(0 0 1 0 0 2)) 0 0 1' };
const WAYS = { mouse: playByMouse, keyboard: playByKeyboard, typing: playByTyping };
for (const game of GAMES) {
  for (const [name, way] of Object.entries(WAYS)) {
    play(`a whole game of ${game} is played by ${name}`, async (tools) => {
      const { page, open } = tools;
      await open(gameHash(game, STARTS[game] ? `&start=${encodeURIComponent(STARTS[game])}` : ''));
      const moves = await way(tools, game.length);
      const { winner, plies } = await viewOf(tools);
      assert.equal(plies.length, moves);
      const words = { 0: 'A draw', 1: 'First wins', 2: 'Second wins' }[winner];
      assert.match(await page.locator('.turn').innerText(), new RegExp(words));
      assert.equal(await page.locator('.hit.playable').count(), 0);
    });
  }
}

play('a puzzle is solved by hand and its moves are counted against the optimum', async (tools) => {
  const { page, open } = tools;
  await open(gameHash('adji-boto-puzzle:problem=A'));
  await page.waitForFunction(() => /optimum 4/.test(document.querySelector('.turn')?.textContent ?? ''));
  for (let count = 1; count <= 4; count += 1) {
    await page.locator('#do-hint').click();
    const move = await hintOf(page);
    await page.locator(`.hit[data-place="${move}"]`).click();
    await page.waitForFunction((made) => document.querySelector('.turn')?.textContent?.startsWith(made === 1 ? '1 move ' : `${made} moves`), count);
  }
  assert.match(await page.locator('.turn').innerText(), /4 moves · optimum 4 · Solved, and no way is shorter/);
});

play('a hint asked for while the optimum is looked for comes with it', async ({ page, open }) => {
  const release = await holdAnswers(page);
  await open(gameHash('adji-boto-puzzle:problem=A'));
  await page.locator('#do-hint').click();
  await page.waitForFunction(() => /Looking/.test(document.querySelector('.hint-line')?.textContent ?? ''));
  release();
  assert.ok(await hintOf(page));
});

play('sliding tiles have an optimum, and a hint that is part of it', async ({ page, open }) => {
  await open(gameHash('sliding-tiles', `&start=${encodeURIComponent('1 2 3/4 5 6/. 7 8')}`));
  await page.waitForFunction(() => /optimum 2/.test(document.querySelector('.turn')?.textContent ?? ''));
  await page.locator('#do-hint').click();
  assert.equal(await hintOf(page), 'r');
});

play('what the program refuses is told, not swallowed', async ({ page, open, errors }) => {
  const refuse = (route) => route.fulfill({ status: 400, json: { error: { code: 'refused', message: 'No, thank you.' } } });
  await page.route(/api\/exact/, refuse);
  await page.route(/api\/overlay/, refuse);
  for (const [game, key] of [['tic-tac-toe', 'X'], ['nim', 'O']]) {
    await open(gameHash(game));
    await page.keyboard.press(`Shift+${key}`);
    await page.waitForFunction(() => /No, thank you/.test(document.querySelector('.turn')?.textContent ?? ''));
    await page.keyboard.press(`Shift+${key}`);
  }
  forgiveRefusals(errors);
});

play('a game against the computer alternates, and a new one can start while it thinks', async (tools) => {
  const { page, open } = tools;
  await open(gameHash('tic-tac-toe', '&first=human&second=easy'));
  await page.locator('.hit[data-place="5"]').click();
  await page.waitForFunction(() => document.querySelectorAll('.moves .move:not(.start)').length === 2);
  await page.keyboard.press('Shift+Digit3');
  await page.waitForFunction(() => /Two computers/.test(document.querySelector('.mode')?.textContent ?? ''));
  await page.keyboard.press('Shift+Digit1');
  await page.waitForFunction(() => /Two people/.test(document.querySelector('.mode')?.textContent ?? ''));
  assert.equal(await page.locator('.moves .move:not(.start)').count(), 0);
});

play('two computers play step by step while paused', async (tools) => {
  const { page, open } = tools;
  await open(gameHash('nim', '&first=easy&second=easy'));
  await page.locator('#pause').click();
  const before = (await viewOf(tools)).plies.length;
  await page.locator('#step').click();
  await page.waitForFunction((count) => document.querySelectorAll('.moves .move:not(.start)').length === count + 1, before);
  await page.locator('#pause').click();
  await page.waitForFunction(() => / wins/.test(document.querySelector('.turn')?.textContent ?? ''));
});
