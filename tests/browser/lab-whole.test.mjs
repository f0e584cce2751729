/** The whole tree of a search, and searches of more steps than the page holds. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { check, shot } from './harness.mjs';

const source = (/** @type {string} */ name) => readFileSync(new URL(`../../crates/web/page/script/lab/${name}`, import.meta.url), 'utf8');
const { Forest, columnsOf } = await import(`data:text/javascript,${encodeURIComponent(source('forest.js'))}`);
const { blocksOf } = await import(`data:text/javascript,${encodeURIComponent(source('painter.js'))}`);
const { Replay } = await import(`data:text/javascript,${encodeURIComponent(source('replay.js'))}`);
const TREE = '((3 12 8)(2 4 6)(14 5 2)) 1';
const lab = (/** @type {string} */ game, /** @type {string} */ algorithm, more = '') => `#/lab?game=${game}&algorithm=${algorithm}${more}`;
const line = (/** @type {string} */ game, start = null) => ({ game, start, moves: [] });

/** A tree in which every node has so many children. @param {number} branching @param {number} size */
function regular(branching, size) {
  const parents = Array.from({ length: size }, (_, node) => (node === 0 ? -1 : Math.floor((node - 1) / branching)));
  return { parents, moves: ['a'], made: parents.map((parent) => (parent < 0 ? -1 : 0)), born: parents.map((_, node) => node),
    figures: parents.map(() => 0), told: parents.map((_, node) => node), cuts: [[0, 1, 5]] };
}

const lights = (/** @type {InstanceType<typeof Forest>} */ forest) => ({ known: forest.size, at: 1e9, path: new Set([0]), current: 0, cursor: null,
  label: () => 'x', cutLabel: () => 'cut' });

test('every node lies below its parent, beside its siblings, and what was cut away has its room', () => {
  const forest = new Forest(regular(3, 400));
  for (let node = 1; node < forest.size; node++) {
    const above = forest.parent[node];
    assert.ok(forest.left[above] <= forest.left[node] && forest.left[node] + forest.width[node] <= forest.left[above] + forest.width[above]);
    if (forest.next[node] >= 0) assert.equal(forest.left[node] + forest.width[node], forest.left[forest.next[node]]);
  }
  const leaves = forest.parent.reduce((sum, _, node) => sum + Number(forest.first[node] < 0), 0);
  assert.equal(forest.breadth, leaves + 5);
  assert.equal(forest.below[0], 399);
});

test('folding keeps one place for a tree, and looking for a node brings it back', () => {
  const forest = new Forest(regular(2, 15));
  forest.fold(1);
  assert.equal(forest.width[1], 1);
  forest.reveal(7);
  assert.equal(forest.width[1], 4);
});

test('a node is found by its number, by its moves, and by its place', () => {
  const columns = { parents: [-1, 0, 0, 2], moves: ['a', 'b', 'c'], made: [-1, 0, 1, 2], born: [0, 1, 2, 3], figures: [null, 1, 2, 3], told: [0, 2, 3, 4], cuts: [] };
  const forest = new Forest(columns);
  assert.deepEqual(['#3', '3', 'b c', 'b', 'x', '#9', ''].map((text) => forest.find(text)), [3, 3, 3, 2, null, null, null]);
  assert.deepEqual([forest.at(0.5, 1, 4), forest.at(1.5, 2, 4), forest.at(1.5, 2, 3), forest.at(9, 0, 4)], [1, 3, null, null]);
  assert.deepEqual([0, 1, 3, 9].map((at) => forest.known(at)), [0, 1, 3, 4]);
});

test('however large the tree, there are no more blocks than pixels for them', () => {
  const forest = new Forest(regular(4, 300_000));
  for (const scale of [1000 / forest.breadth, 0.5, 20]) {
    const blocks = blocksOf(forest, { x: 100, y: 0, scale }, { width: 1000, height: 500, row: 40 }, lights(forest));
    assert.ok(blocks.length > 20 && blocks.length < 1000 * (forest.height + 2), `${blocks.length} at ${scale}`);
  }
});

check('the whole tree is drawn, searched, folded and walked', async ({ page, visit, ask }) => {
  await visit(lab('tree', 'alphabeta', `&start=${encodeURIComponent(TREE)}&at=37`));
  await page.click('#lab-overview > summary');
  await page.waitForSelector('.overview-canvas[data-painted]');
  const trace = await ask('api/lab/trace', { line: line('tree', TREE), algorithm: 'alphabeta', cap: 1000 });
  assert.match(await page.innerText('#overview-count'), new RegExp(`^${trace.nodes.length} nodes`));
  assert.equal(new Forest(columnsOf(trace)).breadth, 9, 'the two leaves that were cut have room');
  await page.fill('#overview-find', '2 1');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /2 1/.test(document.querySelector('#overview-said')?.textContent ?? ''));
  await page.focus('.overview-canvas');
  await page.keyboard.press('ArrowUp');
  await page.waitForFunction(() => /2 moves cut away/.test(document.querySelector('#overview-said')?.textContent ?? ''));
  await page.keyboard.press('Space');
  await page.waitForFunction(() => /folded/.test(document.querySelector('#overview-said')?.textContent ?? ''));
  await page.keyboard.press('Enter');
  await page.waitForFunction((at) => document.querySelector('#lab-scrubber')?.value === String(at), trace.nodes[5].born + 1);
  await shot(page, 'lab-overview');
});

check('a part of a search knows of its nodes what the whole search knows', async ({ ask, url }) => {
  const post = async (path, body) => (await fetch(new URL(path, url), { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })).json();
  for (const [game, algorithm] of [['tic-tac-toe', 'alphabeta:depth=4'], ['tic-tac-toe', 'pvs:depth=4'], ['tic-tac-toe', 'mcts:nodes=300'],
    ['nim:start=1+2+3', 'pns'], ['graph:problem=romania', 'rbfs:heuristic=given'], ['graph:problem=romania', 'idastar:heuristic=given'],
    ['adji-boto-puzzle:problem=C', 'astar:heuristic=fifths'], ['adji-boto-puzzle:problem=C', 'sma:heuristic=base,memory=8']]) {
    const whole = new Replay(await ask('api/lab/trace', { line: line(game), algorithm, cap: 50_000 }));
    const owner = 'somebody-of-the-test';
    const first = await ask('api/lab/trace', { line: line(game), algorithm, cap: 10, owner });
    assert.equal(first.length, whole.length, algorithm);
    for (const share of [0.2, 0.5, 0.9]) {
      const from = Math.floor(whole.length * share);
      const part = new Replay(await post('api/lab/window', { owner, kept: first.kept, from, cap: 40 }));
      for (const at of [from, from + 20, Math.min(from + 40, whole.length)]) {
        const [known, told] = [whole.to(at), part.to(at)];
        assert.deepEqual(told.counts.cut, known.counts.cut);
        assert.equal(told.round, known.round, `${algorithm} ${at}`);
        assert.equal(part.trace.nodes[told.current].id, known.current, `${algorithm} ${at}`);
        part.trace.nodes.forEach(({ id }, local) => {
          const [one, other] = [told.nodes[local], known.nodes[id]];
          if (!one || !other) return assert.equal(Boolean(one), Boolean(other), `${algorithm} ${at} #${id}`);
          assert.deepEqual([one.status, one.value, one.f, one.visits, one.proof], [other.status, other.value, other.f, other.visits, other.proof], `${algorithm} ${at} #${id}`);
        });
      }
    }
    const denied = await fetch(new URL('api/lab/window', url), { method: 'POST', body: JSON.stringify({ owner: 'another', kept: first.kept, from: 0 }),
      headers: { 'content-type': 'application/json' } });
    assert.equal(denied.status, 404, 'what is kept is its owner\'s');
  }
});

check('a search of many steps is walked to its end and back', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'minimax:depth=7'));
  await page.waitForSelector('#lab-scrubber');
  const length = Number(await page.getAttribute('#lab-scrubber', 'max'));
  assert.ok(length > 400_000, `${length} steps`);
  await page.keyboard.press('End');
  await page.waitForFunction((end) => document.querySelector('#lab-scrubber')?.value === String(end), length);
  assert.match(await page.innerText('#lab-why'), /answer/i);
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction((end) => document.querySelector('#lab-scrubber')?.value === String(end - 1), length);
  await page.evaluate((middle) => {
    const scrubber = document.querySelector('#lab-scrubber');
    scrubber.value = String(middle);
    scrubber.dispatchEvent(new Event('input', { bubbles: true }));
  }, Math.floor(length / 2));
  await page.waitForFunction((middle) => document.querySelector('.place')?.textContent?.startsWith(new Intl.NumberFormat('en-GB').format(middle)), Math.floor(length / 2));
  await page.waitForSelector('.lab-tree .node.is-current');
  await page.keyboard.press('Home');
  await page.waitForFunction(() => document.querySelector('#lab-scrubber')?.value === '0');
  await page.click('#lab-overview > summary');
  await page.waitForSelector('.overview-canvas[data-painted]');
  await page.click('#overview-full');
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await shot(page, 'lab-overview-full');
});
