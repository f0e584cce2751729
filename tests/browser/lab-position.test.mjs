/** One position everywhere: from a board into the lab and back, with who plays. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { turned } from '../../crates/web/page/script/lab/export.js';
import { check, shot } from './harness.mjs';

const param = (/** @type {string} */ url, /** @type {string} */ name) =>
  decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url)?.[1] ?? '');

check('a board of Play is watched being searched, and the way back leads to the same players', async ({ page, visit }) => {
  await visit('#/play?game=tic-tac-toe&moves=b2,a1&first=human&second=alphabeta:depth=3');
  await page.waitForSelector('#do-watch[href*="moves=b2"]');
  await page.click('#do-watch');
  await page.waitForSelector('.lab-stage .lab-tree svg');
  assert.equal(await page.innerText('#lab-spec'), 'tic-tac-toe · alphabeta:depth=3', 'the computer that plays is the one that is watched');
  assert.deepEqual(['moves', 'second'].map((name) => param(page.url(), name)), ['b2 a1', 'alphabeta:depth=3']);
  await shot(page, 'lab-watched');
  await page.click('.lab-open');
  await page.waitForSelector('.view-play svg.board');
  assert.equal(param(page.url(), 'second'), 'alphabeta:depth=3');
  assert.match(page.url(), /start=/);
});

check('a level that can not be watched is shown by an algorithm that can, on a large board with an end', async ({ page, visit }) => {
  await visit('#/play?game=hex:size=7&moves=d4&first=human&second=human');
  await page.waitForSelector('#do-watch[href*="hex"]');
  await page.keyboard.press('Shift+G');
  await page.waitForSelector('.lab-stage .lab-tree svg');
  assert.match(param(page.url(), 'algorithm') || await page.innerText('#lab-spec'), /alphabeta.*nodes=/);
});

check('a puzzle is watched with an estimate of its own', async ({ page, visit }) => {
  await visit('#/play?game=sliding-tiles:problem=hardest-8');
  await page.waitForSelector('#do-watch[href*="sliding"]');
  await page.click('#do-watch');
  await page.waitForSelector('.lab-stage .lab-tree svg');
  assert.match(await page.innerText('#lab-spec'), /heuristic=/);
});

check('the board of a lesson is watched as it stands', async ({ page, visit }) => {
  await visit('#/learn/rules/tic-tac-toe');
  await page.waitForSelector('#learn-watch[href]');
  await page.locator('.try .board [data-place], .try .board [role="gridcell"]').first().click();
  await page.waitForSelector('#learn-watch[href*="moves="]');
  await page.click('#learn-watch');
  await page.waitForSelector('.lab-stage .lab-tree svg');
  assert.notEqual(param(page.url(), 'moves'), '');
});

check('a comparison is handed in as reports print it, and its branching as a picture', async ({ page, visit }) => {
  await visit('#/lab?game=tic-tac-toe&algorithm=alphabeta:depth=3&compare=minimax:depth=3 alphabeta:depth=3');
  await page.waitForSelector('#lab-branching circle >> nth=1');
  const told = await page.locator('[data-figure="branching"] td').allInnerTexts();
  // 585 and 95 positions in three plies: B + B² + B³.
  for (const [at, nodes] of [585, 95].entries()) {
    const b = Number(told[at]);
    assert.ok(Math.abs(b + b ** 2 + b ** 3 - nodes) < nodes / 100, `${told}`);
  }
  await page.selectOption('#lab-compare-layout', 'report');
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('[data-export="csv"]')]);
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  assert.equal(lines[0], 'spec,minimax:depth=3,alphabeta:depth=3');
  assert.ok(lines.includes('nodes,585,95'), lines.join());
  const [picture] = await Promise.all([page.waitForEvent('download'), page.click('[data-export="svg"]')]);
  assert.match(readFileSync(await picture.path(), 'utf8'), /^<svg .*alphabeta:depth=3/s);
  assert.deepEqual(turned({ head: ['a', 'b'], rows: [['1', '2']], numbers: [false, true] }), { head: ['a', '1'], rows: [['b', '2']], numbers: [false, true] });
});
