/** What the lab says is true, what is to be guessed is not shown, and nobody has to wait for somebody else's search. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { check } from './harness.mjs';
import { latex } from '../../crates/web/page/script/lab/export.js';
import { test } from 'node:test';

const lab = (game, algorithm, more = '') => `#/lab?game=${game}&algorithm=${algorithm}${more}`;
const line = (game, moves = []) => ({ game, start: null, moves });
const ready = (page) => page.waitForSelector('#lab-scrubber');
const at = (page) => page.locator('#lab-scrubber').inputValue().then(Number);

/** Searches for a move whose cuts are of every kind: equal and better, at MAX and at MIN, with and without children left. */
const CUTS = [
  ['tic-tac-toe', 'alphabeta:depth=4', []], ['tic-tac-toe', 'negamax:depth=5', ['b2']], ['nim:start=1+2+3', 'alphabeta', []],
  ['dots-and-boxes:rows=1,cols=2', 'alphabeta:depth=6', []], ['dots-and-boxes:rows=2,cols=2', 'pvs:depth=5', []],
  ['hex:size=3,swap=off', 'alphabeta:depth=4', []], ['adji-boto', 'mtdf:depth=4', []],
];

/**
 * All sentences of a search in one voice, told by the page itself.
 * @returns {Promise<{ event: any, text: string, max: boolean }[]>}
 */
const sentences = (page, game, algorithm, moves, voice) => page.evaluate(async ([request, spoken]) => {
  // The modules that the page runs, linked into one file.
  const { m } = await import(document.querySelector('script[type="module"]').src);
  const { Replay } = m['script/lab/replay.js'];
  const [{ describe }, { isMax }] = [m['script/lab/explain.js'], m['script/lab/voice.js']];
  const answer = await fetch('/api/lab/trace', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) });
  const replay = new Replay(await answer.json());
  replay.voice = spoken;
  return replay.trace.events.map((event) => ({ event, text: describe(replay, event), max: isMax(replay, event.node) }));
}, [{ line: { game, start: null, moves }, algorithm, cap: 6000 }, voice]);

/** A value on one line. */
function rank(worth) {
  if (typeof worth === 'number') return worth;
  const [word, plies = '0'] = worth.split(':');
  return (word === 'win' ? 1 : -1) * (1e9 - Number(plies));
}

/** What must stand in the sentence of a cut. */
function expected({ event, max }, voice) {
  const left = event.count === 0 ? /nothing is skipped/ : event.count === 1 ? /One child skipped/ : new RegExp(`${event.count} children skipped`);
  if (event.reason === 'reach') return [left, /nothing better can still come/];
  const equal = rank(event.value) === rank(max ? event.beta : event.alpha);
  const who = voice === 'negamax' ? /opponent/ : max ? /\bMIN\b/ : /\bMAX\b/;
  return [left, who, equal ? /as good/ : /something better/, voice === 'negamax' ? /α =.*β/ : max ? /β/ : /α/];
}

check('the sentence at a cut says equal, better and how many, in either voice', async ({ page, visit }) => {
  await visit(lab('nim:start=1+2+3', 'alphabeta'));
  await ready(page);
  const kinds = new Set();
  for (const voice of ['max-min', 'negamax']) {
    for (const [game, algorithm, moves] of CUTS) {
      for (const told of (await sentences(page, game, algorithm, moves, voice)).filter(({ event }) => event.event === 'cut')) {
        for (const wanted of expected(told, voice)) assert.match(told.text, wanted, `${algorithm} at ${game}: ${JSON.stringify(told.event)}`);
        assert.ok(!/as good/.test(told.text) || !/better/.test(told.text), told.text);
        kinds.add(`${voice} ${told.max} ${/as good/.test(told.text)} ${Math.min(told.event.count, 2)}`);
      }
    }
  }
  assert.ok(kinds.size >= 16, `cuts of many kinds were seen: ${[...kinds].join(', ')}`);
});

check('sentence and pseudocode speak alike: of MAX and MIN, or of the side to move', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'alphabeta:depth=4'));
  await ready(page);
  await page.keyboard.press('c');
  assert.match(await page.innerText('.why'), /MAX|MIN/);
  assert.match(await page.innerText('.code .is-current'), /MAX.*MIN/);
  assert.ok(await page.locator('.tree path.sign').count() > 0);
  await page.selectOption('#lab-voice', 'negamax');
  assert.match(await page.innerText('.code .is-current'), /α ≥ β/);
  assert.match(await page.innerText('.why'), /α = .*β/);
  assert.doesNotMatch(await page.innerText('.code'), /MAX|MIN/);
  assert.equal(await page.locator('.tree path.sign').count(), 0);
  await page.waitForFunction(() => location.hash.includes('voice=negamax'));
  await page.reload();
  await ready(page);
  assert.equal(await page.inputValue('#lab-voice'), 'negamax');
});

check('a value told by its mover is the value for MAX with the sign of the side', async ({ page, visit }) => {
  await visit(lab('nim:start=1+2+3', 'alphabeta'));
  await ready(page);
  const seen = await page.evaluate(async () => {
    const { m } = await import(document.querySelector('script[type="module"]').src);
    const { told, toldWindow } = m['script/lab/voice.js'];
    const replay = { voice: 'negamax', trace: { side: 1, nodes: [{ side: 1 }, { side: 2 }] } };
    return JSON.parse(JSON.stringify([told(replay, 0, 3), told(replay, 1, 3), told(replay, 1, 'win:4'), toldWindow(replay, 1, { alpha: -2 }), toldWindow(replay, 1, { alpha: 1, beta: 'loss' })]));
  });
  assert.deepEqual(seen, [3, -3, 'loss:4', { beta: 2 }, { alpha: 'win', beta: -1 }]);
});

check('one simulation is one simulation', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'mcts:nodes=60'));
  await ready(page);
  const told = await sentences(page, 'tic-tac-toe', 'mcts:nodes=60', [], 'max-min');
  const ones = told.filter(({ event }) => event.visits === 1);
  assert.ok(ones.length > 10);
  for (const { text } of told) assert.doesNotMatch(text, /\b1 (simulations|children|states|moves)\b/);
  for (const { text } of ones) assert.match(text, /one simulation/);
});

check('what is to be guessed is not shown anywhere', async ({ page, visit, ask }) => {
  const [game, algorithm] = ['tic-tac-toe', 'alphabeta:depth=4'];
  const { events } = await ask('api/lab/trace', { line: line(game), algorithm, cap: 5000 });
  const cut = events.findIndex(({ event }) => event === 'cut') + 1;
  await visit(lab(game, algorithm, `&at=${cut - 1}`));
  await ready(page);
  const seen = () => page.evaluate(() => ['.lab-tree', '.lab-lists', '.figures'].map((part) => document.querySelector(part).textContent));
  await page.waitForFunction((step) => Number(document.querySelector('#lab-scrubber').value) === step, cut - 1);
  const before = await seen();
  await page.keyboard.press('p');
  await page.keyboard.press('r');
  await page.keyboard.press('ArrowRight');
  assert.equal(await at(page), cut);
  assert.match(await page.innerText('.why'), /Which line/);
  assert.deepEqual(await seen(), before, 'every view shows the moment before the step');
  assert.equal(await page.locator('.tree .cut').count(), 0);
  await page.keyboard.press('r');
  assert.notDeepEqual(await seen(), before);
  assert.match(await page.innerText('.why'), /skipped/);
});

check('two searches without an end do not keep others from the lab', async ({ ask }) => {
  const endless = { line: line('hex:size=11'), algorithm: 'mcts', cap: 100 };
  const long = [ask('api/lab/trace', endless), ask('api/lab/trace', endless)];
  const began = Date.now();
  const short = await ask('api/lab/trace', { line: line('nim:start=1+2'), algorithm: 'minimax', cap: 100 });
  assert.ok(short.events?.length > 3, JSON.stringify(short).slice(0, 200));
  const [first, second] = await Promise.all(long);
  const took = Date.now() - began;
  // Nothing here is about speed: the two would search for twenty seconds each if nobody waited.
  assert.ok([first, second].some(({ summary }) => summary.stopped === 'asked'), 'one made room');
  console.log(`the third waited ${took} ms at most`);
});

check('a long search counts its seconds and can be called off', async ({ page, visit }) => {
  await visit(lab('nim:start=1+2+3', 'alphabeta'));
  await ready(page);
  await page.evaluate(() => { location.hash = '#/lab?game=hex:size=11&algorithm=mcts'; });
  await page.waitForSelector('#lab-cancel');
  await page.waitForFunction(() => /[1-9] s/.test(document.querySelector('.lab-running')?.textContent ?? ''));
  await page.click('#lab-cancel');
  await page.waitForSelector('.lab-idle');
  assert.equal(await page.locator('#lab-scrubber').count(), 0);
});

check('another game or algorithm takes the old search off the screen', async ({ page, visit }) => {
  for (const change of [(p) => p.selectOption('#lab-subject', 'tic-tac-toe'), (p) => p.selectOption('#lab-algorithm', 'bfs'), (p) => p.selectOption('#lab-problem', { index: 1 })]) {
    await visit('#/lab?game=adji-boto-puzzle:problem=C&algorithm=astar:heuristic=fifths');
    await page.reload();
    await ready(page);
    await page.evaluate(() => { const form = document.querySelector('details.lab-setup'); if (form) form.open = true; });
    await change(page);
    assert.equal(await page.locator('#lab-scrubber').count(), 0, 'the old trace is gone');
    await page.waitForSelector('.lab-idle');
  }
});

check('someone who goes elsewhere within the lab is not brought back', async ({ page, visit }) => {
  // The address is written a moment after a step; here a busy browser follows another one only after that.
  await page.addInitScript(() => addEventListener('hashchange', (event) => {
    event.stopImmediatePropagation();
    setTimeout(() => dispatchEvent(new HashChangeEvent('hashchange')), 400);
  }, { once: true }));
  await visit(lab('tic-tac-toe', 'alphabeta:depth=3'));
  await ready(page);
  await page.keyboard.press('ArrowRight');
  await page.evaluate(() => { location.hash = '#/lab?game=nim&algorithm=minimax:depth=2'; });
  await page.waitForFunction(() => document.querySelector('#lab-spec')?.textContent?.startsWith('nim'), null, { timeout: 20_000 });
  assert.match(page.url(), /game=nim/);
});

check('algorithms are offered for comparison at the same depth', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'alphabeta:depth=4'));
  await ready(page);
  const depths = async () => (await page.locator('.choices .chip').allInnerTexts()).flatMap((spec) => /depth=(\d+)/.exec(spec)?.[1] ?? []);
  assert.deepEqual([...new Set(await depths())], ['4']);
  await visit(lab('tic-tac-toe', 'minimax:depth=2'));
  await page.reload();
  await ready(page);
  assert.deepEqual([...new Set(await depths())], ['2']);
});

check('bars are on one scale, and nothing to compare is said, not exported', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'alphabeta:depth=3'));
  await ready(page);
  for (const kind of ['md', 'csv', 'tex']) assert.equal(await page.locator(`[data-export="${kind}"]`).isDisabled(), true);
  await page.click('#lab-compare-run');
  assert.match(await page.innerText('.lab-compare [role="status"]'), /Choose/);
  await page.goto('about:blank');
  await visit(lab('tic-tac-toe', 'alphabeta:depth=3', '&compare=minimax:depth=3 alphabeta:depth=3'));
  await page.waitForSelector('.compare-table [data-figure="nodes"]');
  const bars = await page.evaluate(() => [...document.querySelectorAll('.compare-table td')].flatMap((cell) => {
    const bar = cell.querySelector('meter');
    return bar ? [[Number(cell.textContent.replace(/\D/g, '')), bar.value]] : [];
  }));
  const [most] = bars.map(([count]) => count).sort((a, b) => b - a);
  for (const [count, length] of bars) assert.ok(Math.abs(length - Math.log1p(count) / Math.log1p(most)) < 1e-6, `${count}: ${length}`);
  assert.equal(await page.locator('[data-export="tex"]').isDisabled(), false);
  const [file] = await Promise.all([page.waitForEvent('download'), page.click('[data-export="tex"]')]);
  assert.doesNotMatch(readFileSync(await file.path(), 'utf8'), /[αβ√≤≥−–µ]/);
});

test('no sign that LaTeX does not know is left in a table for it', () => {
  const text = latex({ head: ['α cuts', 'β ≥ √x · ∞ … ½'], rows: [['−1', '3 µs – ≤']], numbers: [false, true] });
  assert.match(text, /\$\\alpha\$ cuts/);
  // eslint-disable-next-line no-control-regex
  assert.match(text, /^[\x00-\x7f]*$/);
});

check('a selection shows what it chose among: mean, bonus and sum at each move', async ({ page, visit, ask }) => {
  const [game, algorithm] = ['tic-tac-toe', 'mcts:nodes=120'];
  const { events } = await ask('api/lab/trace', { line: line(game), algorithm, cap: 20_000 });
  const step = events.findLastIndex(({ event, weighed }) => event === 'select' && weighed?.length > 2 && weighed.every(({ visits }) => visits > 0));
  assert.ok(step > 0, 'a selection among moves that were all tried');
  for (const event of events.filter(({ event }) => event === 'select')) {
    const sums = event.weighed.map(({ mean, bonus }) => mean + bonus);
    const own = event.weighed.findIndex(({ chosen }) => chosen);
    assert.ok(own >= 0 && sums.every((sum) => sum <= sums[own] + 1e-6), 'the greatest sum is chosen');
  }
  await visit(lab(game, algorithm, `&at=${step + 1}`));
  await ready(page);
  const rows = page.locator('.weighed tbody tr');
  assert.equal(await rows.count(), events[step].weighed.length);
  assert.equal(await page.locator('.weighed .is-next').count(), 1);
  assert.match(await page.innerText('.weighed'), /√/);
});

check('a trace that was cut short says how to see more', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'mcts:nodes=30k'));
  await ready(page);
  assert.match(await page.innerText('.lab-banner'), /To see more/);
});

check('the tree begins in the upper half, and pointing at a node shows its board', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'alphabeta:depth=3', '&at=30'));
  await ready(page);
  const top = await page.evaluate(() => document.querySelector('.lab-tree').getBoundingClientRect().top);
  assert.ok(top < 320, `the tree starts at ${top} of 720`);
  const name = () => page.innerText('.board-name');
  const before = await name();
  const nodes = page.locator('.tree [data-node]');
  for (let index = 0; index < await nodes.count(); index++) {
    const node = await nodes.nth(index).getAttribute('data-node');
    if (node === '0' || before.startsWith(`#${node} `)) continue;
    await nodes.nth(index).hover();
    await page.waitForFunction((wanted) => document.querySelector('.board-name').textContent.startsWith(`#${wanted} `), node);
    await page.mouse.move(2, 2);
    await page.waitForFunction((wanted) => document.querySelector('.board-name').textContent === wanted, before);
    break;
  }
}, { viewport: { width: 1280, height: 720 } });
