/** Two algorithms in step: which steps belong together, and where they part. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { check, shot } from './harness.mjs';

const source = readFileSync(new URL('../../crates/web/page/script/lab/pair.js', import.meta.url), 'utf8');
const { Pair } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
const TREE = encodeURIComponent('((3 12 8)(2 4 6)(14 5 2)) 1');
const lab = (/** @type {string} */ game, /** @type {string} */ algorithm, more = '') => `#/lab?game=${game}&algorithm=${algorithm}${more}`;
const value = (/** @type {import('playwright-core').Page} */ page, column = 0) =>
  page.locator('.lab-column').nth(column).locator('[data-figure="nodes"] td').first().innerText();

/** A trace of a search that enters these positions, with an event between. @param {string[]} ways */
function traceOf(ways) {
  const nodes = [{ parent: null, depth: 0, born: 0 }, ...ways.map((move, at) => ({ parent: 0, move, depth: 1, born: 2 * at }))];
  const events = ways.flatMap((_, at) => [{ event: 'enter', node: at + 1 }, { event: 'leave', node: at + 1 }]);
  return { family: 'tree', nodes, events };
}

test('searches part where they turn to different positions', () => {
  const parting = (/** @type {string[]} */ one, /** @type {string[]} */ other) => new Pair(traceOf(one), traceOf(other)).parting();
  assert.equal(parting(['a', 'b'], ['a', 'b']), null);
  assert.deepEqual(parting(['a', 'b', 'c'], ['a', 'c']), { visit: 2, at: 3, one: 'b', other: 'c' });
  assert.deepEqual(parting(['a'], ['a', 'b']), { visit: 2, at: 2, one: null, other: 'b' });
});

test('a step of the first is as many of the second as it takes to turn to as many positions', () => {
  const pair = new Pair(traceOf(['a', 'b', 'c']), traceOf(['a', 'c']));
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6].map((at) => pair.follow(at, 'node')), [0, 1, 1, 3, 3, 4, 4]);
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6].map((at) => pair.follow(at, 'event')), [0, 1, 2, 3, 4, 4, 4]);
});

check('minimax and alpha-beta go in step until the first cut', async ({ page, visit, ask }) => {
  await visit(lab('tree', 'minimax', `&start=${TREE}&beside=alphabeta`));
  await page.waitForSelector('#lab-part');
  // The classic tree: after 3 and 2 the second branch is cut, and minimax looks at its next leaf.
  const [one, other] = await Promise.all(['minimax', 'alphabeta'].map((algorithm) =>
    ask('api/lab/trace', { line: { game: 'tree', start: '((3 12 8)(2 4 6)(14 5 2)) 1', moves: [] }, algorithm, cap: 1000 })));
  const parting = new Pair(one, other).parting();
  assert.equal(parting?.visit, 7);
  assert.match(await page.innerText('#lab-parting'), /position 7/);
  await page.click('#lab-part');
  assert.deepEqual([await value(page), await value(page, 1)], ['7', '7']);
  await shot(page, 'lab-pair');
  await page.keyboard.press('End');
  assert.deepEqual([await value(page), await value(page, 1)], ['12', '10'], 'both end together');
  await page.keyboard.press('Home');
  assert.deepEqual([await value(page), await value(page, 1)], ['0', '0']);
  assert.match(page.url(), /beside=alphabeta/);
});

check('a second algorithm is chosen, kept in the address, stepped by events, and given up', async ({ page, visit }) => {
  await visit(lab('adji-boto-puzzle:problem=A', 'astar:heuristic=base'));
  await page.waitForSelector('#lab-beside');
  const other = await page.locator('#lab-beside option', { hasText: /^idastar/ }).getAttribute('value');
  await page.selectOption('#lab-beside', other);
  await page.waitForSelector('.lab-column >> nth=1');
  assert.equal(await page.locator('#lab-scrubber').count(), 1, 'one transport for both');
  await page.selectOption('#lab-unit', 'event');
  await page.keyboard.press('ArrowRight');
  await page.reload();
  await page.waitForSelector('.lab-column >> nth=1');
  await page.selectOption('#lab-beside', '');
  await page.waitForSelector('.lab-panel-board:visible');
  assert.equal(await page.locator('.lab-column').count(), 0);
});

check('two searches fit on a telephone, one below the other', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'minimax:depth=3', '&beside=alphabeta:depth=3'));
  await page.waitForSelector('.lab-column >> nth=1');
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await shot(page, 'lab-pair-telephone');
}, { viewport: { width: 390, height: 844 } });

check('a position of the lab is played on from', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'alphabeta:depth=3', '&moves=b2&at=4'));
  await page.waitForSelector('.lab-open[href]');
  const name = await page.innerText('.lab-board .board-name');
  await page.click('.lab-open');
  await page.waitForSelector('.view-play svg.board');
  const played = decodeURIComponent(/moves=([^&]*)/.exec(page.url())?.[1] ?? '').split(',');
  assert.match(page.url(), /start=/, 'from the position that was searched');
  assert.ok(name.includes(played[played.length - 1]), `${name}: ${played}`);
});
