// The review finds what a solver names, plays the better line out, and lets one try again.
import assert from 'node:assert/strict';
import { shot } from './harness.mjs';
import { gameHash, lineOf, play, waitForMoves } from './player.mjs';

play('the review of a lost game finds the move that threw the draw away, by proof', async ({ page, open, ask }) => {
  const moves = ['1', '2', '5', '3', '9'];
  await open(gameHash('tic-tac-toe', `&first=easy&second=human&moves=${moves.join(',')}`));
  const solved = await ask('api/exact', { game: 'tic-tac-toe', moves: moves.slice(0, 1) });
  assert.ok(!solved.best_moves.includes('2'), 'the solver says that the first reply loses');
  await page.locator('#end-review').click();
  await page.waitForSelector('.turning-points li');
  const points = await page.locator('.turning-points li').allInnerTexts();
  assert.match(points[0], /2\. Second: 2/);
  assert.match(points[0], /threw the draw away \(proven\)/);
  assert.match(points[0], new RegExp(`Better: (${solved.best_moves.join('|')})`));
  assert.equal(points.filter((point) => /First/.test(point)).length, 0);
  assert.ok(await page.locator('.graph-turn').count() > 0);
  await shot(page, 'review');
  await page.locator('.show-better').first().click();
  await page.waitForSelector('.branch');
  assert.equal((await lineOf(page)).moves[1], '5');
  await page.locator('.try-again').first().click();
  await waitForMoves(page, 1);
  assert.match(await page.evaluate(() => location.hash), /first=easy&second=human/);
});

play('points that were given away are counted', async ({ page, open }) => {
  await open(gameHash('dots-and-boxes:rows=2,cols=2', '&moves=h1.1,v1.1,v1.2,h2.1,h1.2,v1.3,h2.2,v2.1,h3.1,v2.2,h3.2,v2.3'));
  await page.locator('#review').click();
  await page.waitForSelector('.review-body .turning-points, .review-body .muted');
  await page.waitForFunction(() => /turning point/.test(document.querySelector('.review-body')?.textContent ?? ''));
});
