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

/** Searches for a way, of every kind, on problems with steps of different costs. */
const WAYS = ['bfs', 'dfs', 'iddfs', 'uniform', 'greedy:heuristic=given', 'astar:heuristic=given', 'wastar:heuristic=given,weight=2', 'idastar:heuristic=given',
  'rbfs:heuristic=given', 'sma:heuristic=given,memory=8', 'partial-astar:heuristic=given', 'beam:heuristic=given,width=2', 'bidirectional'];

/** The number that a sentence gives a letter. */
const figure = (text, letter) => {
  const found = new RegExp(`\\b${letter} = ([−\\d.,]+|∞)`).exec(text);
  return found ? Number(found[1].replace(/,(?=\d{3})/g, '').replace('−', '-').replace(/[.,]$/, '').replace('∞', 'Infinity')) : null;
};

/** A second, plain account of a search for a way: what waits, how cheaply it was reached, and how far the iteration may go. */
class Account {
  waiting = new Map();
  cost = new Map();
  threshold = Infinity;
  lower = 0;
  checked = 0;

  told({ event, text }, name) {
    const place = `${name}: ${JSON.stringify(event)}: ${text}`;
    const same = (letter) => event[letter] === undefined || figure(text, letter) === null || Math.abs(figure(text, letter) - event[letter]) < 0.006;
    for (const letter of ['g', 'h', 'f']) assert.ok(same(letter), `${letter} of ${place}`);
    this.check(event, text, place);
    this.checked += 1;
    this.note(event);
  }

  check(event, text, place) {
    if (/no waiting node has a smaller f/.test(text)) assert.ok([...this.waiting.values()].every((f) => f >= this.waiting.get(event.node) - 1e-9), place);
    if (/reached more cheaply/.test(text)) assert.ok(event.g < this.cost.get(event.node), place);
    if (/beyond the threshold/.test(text)) assert.ok(event.f > this.threshold, place);
    if (/threshold ([\d.,]+)/.test(text) && event.event === 'iteration') assert.ok(text.includes(String(event.threshold).replace(/(\d)(?=(\d{3})+$)/g, '$1,')), place);
    if (event.event === 'goal' && this.cost.has(event.node)) assert.ok(Math.abs(this.cost.get(event.node) - event.f) < 1e-9 || /bidirectional/.test(place), place);
    if (/at least/.test(text) && event.event === 'bounds') assert.ok(event.g >= this.lower && event.f === undefined, place);
    if (/bounds have met/.test(text)) assert.equal(event.g, event.f, place);
    if (/costs between/.test(text)) assert.ok(event.g < event.f, place);
  }

  note({ event, node, g, f, threshold }) {
    if (['start', 'generate', 'reopen'].includes(event)) { this.waiting.set(node, f); this.cost.set(node, g); }
    if (event === 'revise') { if (f === undefined) this.waiting.delete(node); else this.waiting.set(node, f); }
    if (event === 'expand' || event === 'forget') this.waiting.delete(node);
    if (event === 'iteration') this.threshold = threshold;
    if (event === 'bounds') this.lower = g;
  }
}

check('what is said of a search for a way is true by a second account of it', async ({ page, visit }) => {
  await visit(lab('graph:problem=romania', 'astar:heuristic=given'));
  await ready(page);
  for (const game of ['graph:problem=romania', 'graph:problem=reopen', 'graph:problem=few-steps', 'graph:places=13,seed=5']) {
    for (const algorithm of WAYS) {
      const account = new Account();
      // A node that was forgotten is another one when it comes back; best-first searches alone promise an order.
      for (const told of await sentences(page, game, algorithm, [], 'max-min')) account.told(told, `${algorithm} at ${game}`);
      assert.ok(account.checked > 3, `${algorithm} at ${game}`);
    }
  }
});

check('what is said of simulations is true by a second count of them', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'mcts:nodes=60'));
  await ready(page);
  for (const [game, algorithm] of [['tic-tac-toe', 'mcts:nodes=300'], ['hex:size=3,swap=off', 'mcts:nodes=200'], ['dots-and-boxes:rows=1,cols=2', 'mcts:nodes=200']]) {
    const visits = new Map();
    const promised = new Map();
    for (const { event, text } of await sentences(page, game, algorithm, [], 'max-min')) {
      const place = `${algorithm} at ${game}: ${JSON.stringify(event)}: ${text}`;
      const before = visits.get(event.node) ?? 0;
      if (event.event === 'select') {
        const chosen = event.weighed.find((move) => move.chosen);
        if (chosen) assert.ok(event.weighed.every((move) => move.mean + move.bonus <= chosen.mean + chosen.bonus + 1e-6), place);
        assert.equal(/has not been tried yet/.test(text), event.visits === 0, place);
        if (event.visits > 1) assert.match(text, new RegExp(`\\(${event.visits} simulations, ${Math.round(event.mean * 100)}`), place);
        promised.set(event.node, event.visits);
      }
      if (event.event === 'back_up') {
        assert.ok(event.visits === before + 1 || before === 0, place);
        assert.match(text, event.visits === 1 ? /now has one simulation/ : new RegExp(`now has ${event.visits} simulations`), place);
        assert.ok(event.visits >= (promised.get(event.node) ?? 0), place);
        visits.set(event.node, event.visits);
      }
      if (event.event === 'grow' && event.count > 1) assert.match(text, new RegExp(`its ${event.count} children`), place);
      if (event.event === 'play_out') assert.match(text, new RegExp(`gives MAX ${Math.round(event.mean * 100)}`), place);
    }
    assert.ok(visits.size > 5);
  }
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

check('a trace of more steps than the page holds says where the rest is', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'mcts:nodes=30k'));
  await ready(page);
  assert.match(await page.innerText('.lab-banner'), /steps: the program keeps them/);
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
