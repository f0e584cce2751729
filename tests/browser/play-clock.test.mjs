// Clocks: they run from the first move, a side whose time is up has lost, and a move adds the increment.
import assert from 'node:assert/strict';
import { shot } from './harness.mjs';
import { gameHash, play, waitForMoves } from './player.mjs';

/** Begins a game between two people with a clock of the list. */
async function begin(page, at) {
  await page.keyboard.press('Shift+N');
  await page.getByRole('button', { name: 'Two people' }).click();
  await page.locator('#clock').selectOption(String(at));
  await page.locator('#start-game').click();
  await page.waitForSelector('.clock');
}

play('a side whose time is up has lost', async ({ page, open }) => {
  await page.clock.install();
  await open(gameHash('tic-tac-toe'));
  await begin(page, 0);
  assert.deepEqual(await page.locator('.clock').allInnerTexts(), ['1:00', '1:00']);
  await page.clock.runFor(30_000);
  assert.deepEqual(await page.locator('.clock').allInnerTexts(), ['1:00', '1:00'], 'nobody has moved yet');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await waitForMoves(page, 1);
  await page.clock.runFor(20_500);
  // Time goes on by itself meanwhile, on a busy machine by a second or two.
  const [first, second] = await page.locator('.clock').allInnerTexts();
  assert.equal(first, '1:00');
  assert.match(second, /^0:(40|3\d)$/);
  await shot(page, 'clock');
  await page.clock.runFor(41_000);
  const told = () => page.waitForFunction(() => /First wins: the other side’s time was up/.test(document.querySelector('.turn')?.textContent ?? ''));
  await told();
  assert.match(await page.locator('.moves').innerText(), /out of time/);
  // That is how it is written down, too: whoever reads it later is told the same.
  await page.reload();
  await told();
});

play('a move adds the increment', async ({ page, open }) => {
  await page.clock.install();
  await open(gameHash('tic-tac-toe'));
  await begin(page, 1);
  for (const [count, move] of [[1, '5'], [2, '1']]) {
    await page.keyboard.type(String(move));
    await page.keyboard.press('Enter');
    await waitForMoves(page, count);
    await page.clock.runFor(10_000);
  }
  // Time goes on by itself meanwhile, and a second that has begun is shown whole.
  const seconds = (await page.locator('.clock').allInnerTexts()).map((text) => text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0));
  [170, 172].forEach((due, side) => assert.ok(seconds[side] <= due + 1 && seconds[side] >= due - 5, `${seconds}`));
  assert.ok(seconds[1] > seconds[0], 'the increment');
});

play('nothing moves where no movement is wanted', async ({ page, open }) => {
  await open(gameHash('adji-boto'));
  await page.locator('#motion').selectOption('none');
  assert.equal(await page.evaluate(() => document.documentElement.dataset.motion), 'none');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await waitForMoves(page, 1);
  assert.equal(await page.locator('.motion circle').count(), 0);
  await page.reload();
  await page.waitForSelector('.turn span');
  assert.equal(await page.locator('#motion').inputValue(), 'none');
}, { reducedMotion: 'no-preference' });

play('a first game is coached, until one has played', async ({ page, open }) => {
  await open(gameHash('nim:start=3+5+7'));
  assert.match(await page.locator('.coach').innerText(), /Your first game of Nim[^]*How to win/);
  await shot(page, 'coach');
  for (const [count, move] of [[1, '1-1'], [2, '1-1'], [3, '2-1'], [4, '2-1']]) {
    await page.keyboard.type(String(move));
    await page.keyboard.press('Enter');
    await waitForMoves(page, count);
  }
  await page.waitForSelector('.coach', { state: 'hidden' });
  await open(gameHash('nim:start=3+5+7'));
  assert.equal(await page.locator('.coach').isVisible(), false);
});
