// Challenges: every one can be posed, the answer is accepted, others are refuted; the one of the day counts days in a row.
import assert from 'node:assert/strict';
import { check, shot } from './harness.mjs';

const DAY_MS = 86_400_000;
const NOON = 20_000 * DAY_MS + DAY_MS / 2;

check('a challenge of every game is posed, a wrong move is refuted, and the right one is taken', async ({ page, visit, ask }) => {
  const { challenges } = await ask('api/challenges');
  const names = [...new Set(challenges.map(({ game }) => game.split(':')[0]))];
  assert.deepEqual(names.toSorted(), ['adji-boto', 'dots-and-boxes', 'hex', 'nim', 'tic-tac-toe']);
  for (const name of names) {
    const { id, game, position: start, answer } = challenges.find((one) => one.game.split(':')[0] === name);
    const { legal } = await ask('api/view', { game, start, moves: [] });
    await visit(`#/challenges/${id}`);
    await page.locator('#challenge-move').fill(legal.find((move) => move !== answer));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => /does not win/.test(document.querySelector('.challenge-says')?.textContent ?? ''));
    await page.locator('#challenge-again').click();
    await page.waitForSelector('#challenge-again', { state: 'detached' });
    await page.locator('#challenge-move').fill(answer);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => /^Right/.test(document.querySelector('.challenge-says')?.textContent ?? ''));
    await shot(page, `challenge-${name}`);
  }
  await visit('#/challenges');
  await page.waitForFunction((count) => document.querySelectorAll('.challenge-link.done').length === count, names.length);
  await shot(page, 'challenges');
});

check('a move that is none is said to be none, and the answer can be shown', async ({ page, visit, ask, errors }) => {
  const { challenges: [{ id, answer }] } = await ask('api/challenges');
  // A server that takes its time: what is typed before the board is there must not be lost.
  await page.route('**/api/view?*', async (route) => {
    await page.waitForTimeout(500);
    await route.continue();
  });
  await visit(`#/challenges/${id}`);
  await page.locator('#challenge-move').fill('nonsense');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.challenge-says')?.textContent);
  await page.locator('#challenge-show').click();
  await page.waitForFunction((move) => document.querySelector('.challenge-says')?.textContent?.startsWith(move), answer);
  assert.equal(await page.evaluate(() => localStorage.getItem('jogada.challenges')), null, 'what was shown is not solved');
  errors.length = 0;
});

check('the challenge of the day is the same for all, and days in a row are counted', async ({ page, visit, ask }) => {
  const { challenges } = await ask('api/challenges');
  const solve = async (/** @type {number} */ day) => {
    await page.clock.setFixedTime(NOON + day * DAY_MS);
    await page.goto('about:blank');
    await visit('#/challenges/daily');
    const { answer } = challenges[((20_000 + day) * 7919) % challenges.length];
    await page.locator('#challenge-move').fill(answer);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => /^Right/.test(document.querySelector('.challenge-says')?.textContent ?? ''));
    await visit('#/challenges');
    return page.locator('.challenge-streak').innerText();
  };
  assert.equal(await solve(0), '1 day in a row');
  assert.equal(await solve(1), '2 days in a row');
  assert.equal(await solve(1), '2 days in a row');
  assert.equal(await solve(3), '1 day in a row');
});
