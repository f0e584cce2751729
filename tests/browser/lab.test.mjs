/** The search lab: it replays real searches, forward and back, and its figures are those of the command line. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { check, shot, wordsOf } from './harness.mjs';
import { csv, latex, markdown } from '../../crates/web/page/script/lab/export.js';
import { layOut, MOST } from '../../crates/web/page/script/lab/layout.js';
import { firstOf } from '../../crates/web/page/script/lab/order.js';
import { Replay } from '../../crates/web/page/script/lab/replay.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const program = [process.env.JOGADA_BINARY, join(root, 'target/debug/jogada')].find((path) => path && existsSync(path)) ?? 'jogada';
const jogada = (...args) => JSON.parse(execFileSync(program, [...args, '--json'], { encoding: 'utf8' }));

/** Searches of every kind, small enough for a test. */
const SEARCHES = [
  ['adji-boto-puzzle:problem=C', 'astar:heuristic=fifths'],
  ['adji-boto-puzzle:problem=A', 'sma:memory=8,heuristic=fifths'],
  ['adji-boto-puzzle:problem=A', 'idastar:heuristic=fifths'],
  ['adji-boto-puzzle:problem=A', 'rbfs:heuristic=fifths'],
  ['adji-boto-puzzle:problem=A', 'bidirectional'],
  ['adji-boto-puzzle:problem=C', 'partial-astar:heuristic=fifths'],
  ['tic-tac-toe', 'alphabeta:depth=4'],
  ['dots-and-boxes:rows=2,cols=2', 'pvs:depth=4'],
  ['tic-tac-toe', 'mcts:nodes=300'],
  ['nim:start=1+2+3', 'dfpn'],
  ['nim:start=1+2+3', 'pns'],
  ['tic-tac-toe', 'sss:depth=3'],
];

const lab = (game, algorithm, more = '') => `#/lab?game=${game}&algorithm=${algorithm}${more}`;
const line = (game) => ({ game, start: null, moves: [] });

/** Waits until a search is on show. */
async function ready(page) {
  await page.waitForSelector('#lab-scrubber');
}

const at = (page) => page.locator('#lab-scrubber').inputValue().then(Number);
const figure = (page, name) => page.locator(`.figures [data-figure="${name}"] td`).allInnerTexts();
const plain = (text) => Number(text.replace(/[^\d-]/g, ''));

/** Everything that the views show. */
const shown = (page) => page.evaluate(() => ({
  tree: document.querySelector('.lab-tree svg')?.outerHTML,
  lists: document.querySelector('.lab-lists')?.innerHTML,
  code: document.querySelector('.code')?.innerHTML,
  why: document.querySelector('.why')?.textContent,
  figures: document.querySelector('.figures')?.innerHTML,
}));

test('the first few of many are those that sorting all of them puts first', () => {
  const many = Array.from({ length: 500 }, (_, at) => (at * 7919) % 263);
  const compare = (a, b) => a % 50 - b % 50;
  for (const count of [1, 40, 500, 600]) assert.deepEqual(firstOf(many, count, compare), many.toSorted(compare).slice(0, count));
});

test('tables are written in the forms that people hand in', () => {
  const sheet = { head: ['name', 'a|b'], rows: [['x_1, "y"', '10%']], numbers: [false, true] };
  assert.equal(markdown(sheet), '| name | a\\|b |\n| :-- | --: |\n| x_1, "y" | 10% |\n');
  assert.equal(csv(sheet), 'name,a|b\r\n"x_1, ""y""",10%\r\n');
  assert.match(latex(sheet), /\\begin\{tabular\}\{lr\}[^]*x\\_1, "y" & 10\\% \\\\/);
});

check('a moment is the same whichever way one comes to it', async ({ ask }) => {
  for (const [game, algorithm] of SEARCHES) {
    const trace = await ask('api/lab/trace', { line: line(game), algorithm, cap: 50_000 });
    assert.ok(trace.events?.length > 3, `${algorithm}: ${JSON.stringify(trace).slice(0, 200)}`);
    const forward = new Replay(trace);
    const back = new Replay(trace);
    back.to(trace.events.length);
    const stride = Math.max(1, Math.floor(trace.events.length / 40));
    const moments = [];
    for (let step = 0; step <= trace.events.length; step += stride) moments.push([step, JSON.stringify(forward.to(step))]);
    for (const [step, moment] of moments.reverse()) assert.equal(JSON.stringify(back.to(step)), moment, `${algorithm} at ${step}`);
  }
});

check('every event names a line of the pseudocode, a node that exists, and has a sentence', async ({ ask, url }) => {
  const words = await wordsOf(url, 'lab');
  for (const [game, algorithm] of SEARCHES) {
    const { events, nodes, pseudocode } = await ask('api/lab/trace', { line: line(game), algorithm, cap: 50_000 });
    for (const event of events) {
      assert.ok(pseudocode[event.line].steps.includes(event.event), `${algorithm} ${event.event}`);
      assert.ok(event.node === undefined || event.node < nodes.length);
      const keys = Object.keys(words.en).filter((key) => key === `lab.say.${event.event}` || key.startsWith(`lab.say.${event.event}.`));
      assert.ok(keys.length > 0, event.event);
    }
  }
});

check('counters are those of jogada search', async ({ page, visit }) => {
  for (const [problem, algorithm] of [['C', 'astar:heuristic=fifths'], ['A', 'sma:memory=8'], ['A', 'bfs']]) {
    // Nothing of the search before is left on the screen.
    await page.goto('about:blank');
    await visit(lab(`adji-boto-puzzle:problem=${problem}`, algorithm));
    await ready(page);
    await page.click('#lab-last');
    const known = jogada('search', 'adji-boto-puzzle', '--problem', problem, '--algorithm', algorithm);
    for (const name of ['generated', 'expanded', 'duplicates', 'max_open', 'depth']) {
      const [, all] = await figure(page, name);
      assert.equal(plain(all), known[name], `${algorithm} ${name}`);
    }
    const [expanded] = await figure(page, 'expanded');
    assert.equal(plain(expanded), known.expanded, 'counted step by step');
  }
});

check('counters are those of jogada best', async ({ page, visit }) => {
  for (const player of ['minimax:depth=3', 'alphabeta:depth=4', 'negamax:depth=4']) {
    await page.goto('about:blank');
    await visit(lab('tic-tac-toe', player));
    await ready(page);
    await page.click('#lab-last');
    const known = jogada('best', 'tic-tac-toe', '--player', player);
    for (const name of ['nodes', 'alpha_raises', 'alpha_cuts', 'beta_cuts']) {
      const [sofar, all] = await figure(page, name);
      assert.equal(plain(all), known[name], `${player} ${name}`);
      assert.equal(plain(sofar), known[name], `${player} ${name}, counted step by step`);
    }
  }
});

check('steps, keys and the scrubber go forward and back to identical views', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'alphabeta:depth=3'));
  await ready(page);
  const seen = [];
  for (let step = 0; step < 12; step++) {
    seen.push(await shown(page));
    await page.keyboard.press('ArrowRight');
  }
  assert.equal(await at(page), 12);
  for (let step = 11; step >= 0; step--) {
    await page.keyboard.press('ArrowLeft');
    assert.deepEqual(await shown(page), seen[step], `back at ${step}`);
  }
  await page.keyboard.press('c');
  assert.match(await page.innerText('.why'), /children? skipped/);
  assert.ok(await page.locator('.code .is-current').count() === 1);
  await shot(page, 'lab-cut');
  const middle = await at(page);
  await page.keyboard.press('End');
  await page.locator('#lab-scrubber').fill(String(middle));
  assert.equal(await at(page), middle);
  assert.match(await page.innerText('.why'), /children? skipped/);
});

check('playing, pausing and running to places', async ({ page, visit }) => {
  await visit(lab('adji-boto-puzzle:problem=C', 'astar:heuristic=fifths'));
  await ready(page);
  await page.locator('#lab-speed').fill('6');
  await page.click('#lab-play');
  await page.waitForFunction(() => Number(document.querySelector('#lab-scrubber').value) > 20);
  await page.keyboard.press('ArrowLeft');
  const paused = await at(page);
  await page.click('[data-run="goal"]');
  assert.match(await page.innerText('.why'), /goal is reached/);
  assert.ok(await at(page) > paused);
  await page.click('#lab-first');
  await page.fill('#lab-run-node', '5');
  await page.click('[data-run="node"]');
  assert.match(await page.innerText('.why'), /#5 /);
  await page.fill('#lab-run-depth', '2');
  await page.click('[data-run="depth"]');
  assert.ok(await at(page) > 0);
});

check('pointing at a node lights it up in every view, and a click shows its board', async ({ page, visit }) => {
  await visit(lab('adji-boto-puzzle:problem=C', 'astar:heuristic=fifths', '&at=30'));
  await ready(page);
  const entry = page.locator('.entries li').nth(2);
  const node = await entry.getAttribute('data-node');
  await entry.hover();
  await page.waitForSelector(`.entries [data-node="${node}"].is-lit`);
  await entry.locator('button').click();
  await page.waitForFunction((wanted) => document.querySelector('.board-name').textContent.startsWith(`#${wanted} `), node);
  await page.waitForSelector(`.tree [data-node="${node}"].is-lit`);
});

check('predicting hides a step until it is revealed', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'minimax:depth=2'));
  await ready(page);
  await page.keyboard.press('p');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  assert.match(await page.innerText('.why'), /Which line/);
  assert.equal(await page.locator('.code .is-current').count(), 0);
  await page.keyboard.press('r');
  assert.doesNotMatch(await page.innerText('.why'), /Which line/);
});

check('guesses of the next line are counted, each step once', async ({ page, visit, ask }) => {
  const [game, algorithm] = ['tic-tac-toe', 'minimax:depth=2'];
  const { events } = await ask('api/lab/trace', { line: line(game), algorithm, cap: 100 });
  await visit(lab(game, algorithm));
  await ready(page);
  await page.keyboard.press('p');
  await page.keyboard.press('ArrowRight');
  await page.click(`[data-guess="${events[0].line}"]`);
  assert.match(await page.innerText('.why'), /^Right\./);
  assert.equal(await page.innerText('#lab-score'), '1 of 1 right');
  await page.keyboard.press('ArrowRight');
  const wrong = events[1].line === 0 ? 1 : 0;
  await page.click(`[data-guess="${wrong}"]`);
  assert.match(await page.innerText('.why'), new RegExp(`it was line ${events[1].line + 1}\\.`));
  assert.equal(await page.innerText('#lab-score'), '1 of 2 right');
  await page.keyboard.press('ArrowLeft');
  assert.match(await page.innerText('.why'), /^Right\./, 'what was guessed is not asked again');
  assert.equal(await page.locator('.guess').count(), 0);
});

check('the tree is walked through by keyboard, and Enter looks at a node', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'alphabeta:depth=3', '&at=40'));
  await ready(page);
  const focused = () => page.evaluate(() => Number(document.activeElement?.getAttribute('data-node') ?? -1));
  const parents = await page.evaluate(() => [...document.querySelectorAll('.tree [role="treeitem"]')].filter((node) => node.getAttribute('tabindex') === '0').length);
  assert.equal(parents, 1, 'one node takes the focus');
  await page.locator('.tree [tabindex="0"]').focus();
  while ((await page.evaluate(() => document.activeElement?.getAttribute('aria-level'))) !== '1') await page.keyboard.press('ArrowUp');
  assert.equal(await focused(), 0);
  await page.keyboard.press('ArrowDown');
  const child = await focused();
  assert.notEqual(child, 0);
  await page.keyboard.press('Enter');
  await page.waitForFunction((wanted) => document.querySelector('.board-name').textContent.startsWith(`#${wanted} `), child);
  assert.equal(await focused(), child, 'the focus stays');
  assert.equal(await at(page), 40, 'arrows in the tree do not step');
  assert.equal(await page.locator(`.tree [data-node="${child}"]`).getAttribute('aria-selected'), 'true');
});

check('a link opens the same lab', async ({ page, visit, another }) => {
  await visit(lab('dots-and-boxes:rows=1,cols=2', 'alphabeta:depth=4'));
  await ready(page);
  for (let step = 0; step < 9; step++) await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => location.hash.includes('at=9'));
  const second = await another();
  await second.goto(page.url());
  await ready(second);
  await second.waitForFunction(() => document.querySelector('#lab-scrubber').value === '9');
  assert.deepEqual(await shown(second), await shown(page));
});

check('algorithms are compared and exported', async ({ page, visit }) => {
  await visit(lab('adji-boto-puzzle:problem=C', 'astar:heuristic=fifths', '&compare=bfs astar:heuristic=fifths greedy:heuristic=fifths'));
  await ready(page);
  await page.waitForSelector('.compare-table [data-figure="generated"]');
  const known = jogada('compare', 'adji-boto-puzzle', '--problems', 'C', '--algorithms', 'bfs', 'astar:heuristic=fifths', 'greedy:heuristic=fifths');
  const cells = await page.locator('.compare-table [data-figure="generated"] td').allInnerTexts();
  assert.deepEqual(cells.map(plain), known.rows.map((row) => row.generated));
  await page.locator('.lab-compare').scrollIntoViewIfNeeded();
  await shot(page, 'lab-compare');
  for (const [kind, pattern] of [['md', /^\| algorithm \|/], ['csv', /^spec,verdict,depth,generated/], ['tex', /^\\begin\{tabular\}/]]) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.click(`[data-export="${kind}"]`)]);
    const text = readFileSync(await file.path(), 'utf8');
    assert.match(text, pattern);
    assert.match(text, /astar:heuristic=fifths/);
  }
});

check('a wrong algorithm or position is answered in the form', async ({ page, visit, errors }) => {
  await visit(lab('tic-tac-toe', 'alphabta:depth=3'));
  await page.waitForSelector('.lab-setup .problem:not([hidden])');
  errors.length = 0;
});

check('what is chosen in the form is searched', async ({ page, visit }) => {
  await visit('#/lab');
  await ready(page);
  await page.click('#lab-change');
  await page.selectOption('#lab-subject', 'tic-tac-toe');
  await page.selectOption('#lab-algorithm', 'mcts');
  await page.fill('#lab-nodes', '50');
  await page.click('#lab-run');
  await page.waitForFunction(() => document.querySelector('#lab-spec')?.textContent.endsWith('mcts:nodes=50'));
  await page.click('#lab-last');
  const [sofar, all] = await figure(page, 'simulations');
  assert.deepEqual([plain(sofar), plain(all)], [50, 50]);
});

check('fifty thousand steps are handled', async ({ page, visit, ask }) => {
  const [game, algorithm] = ['adji-boto-puzzle:problem=B', 'bfs:nodes=60k'];
  const trace = await ask('api/lab/trace', { line: line(game), algorithm, cap: 50_000 });
  assert.ok(trace.truncated && trace.events.length >= 50_000);
  const replay = new Replay(trace);
  replay.to(trace.events.length);
  const layout = layOut({ path: replay.pathTo(trace.nodes.length - 1), children: (node) => replay.children[node], order: () => 0, unlisted: () => 0, isCut: () => false });
  assert.ok(layout.spots.length <= MOST);
  await visit(lab(game, algorithm));
  await ready(page);
  assert.match(await page.innerText('.lab-banner'), /steps: the program keeps them/);
  const times = await page.evaluate(async () => {
    const scrubber = document.querySelector('#lab-scrubber');
    const took = [];
    for (const place of [49_000, 100, 25_000, 24_999, 50_000, 1]) {
      const before = performance.now();
      scrubber.value = String(place);
      scrubber.dispatchEvent(new Event('input'));
      took.push(performance.now() - before);
      await new Promise(requestAnimationFrame);
    }
    return took;
  });
  console.log(`a jump in a trace of 50,000 events takes ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
  assert.equal(await at(page), 1);
});

for (const [lang, scheme] of [['pt', 'dark'], ['en', 'light']]) {
  check(`nothing is wider than a telephone (${lang}, ${scheme})`, async ({ page, visit }) => {
    await page.addInitScript((code) => localStorage.setItem('jogada.language', code), lang);
    for (const [game, algorithm] of [['adji-boto-puzzle:problem=C', 'astar:heuristic=fifths'], ['tic-tac-toe', 'alphabeta:depth=4'], ['tic-tac-toe', 'mcts:nodes=300']]) {
      await visit(lab(game, algorithm, '&at=60&compare=' + algorithm));
      await page.reload();
      await ready(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${game}: ${wide} px too wide`);
      const raw = await page.evaluate(() => [...document.querySelectorAll('main *')].filter((element) => element.children.length === 0 && /\b(lab|shell|learn)\.[a-z]/.test(element.textContent)).map((element) => element.textContent));
      assert.deepEqual(raw, [], 'no key is shown in place of its text');
    }
    await shot(page, `lab-telephone-${lang}`);
  }, { viewport: { width: 390, height: 844 }, colorScheme: scheme, hasTouch: true });
}

check('every button and field has a name', async ({ page, visit }) => {
  await visit(lab('tic-tac-toe', 'alphabeta:depth=3', '&at=20'));
  await ready(page);
  const nameless = await page.evaluate(() => [...document.querySelectorAll('main button, main input, main select, main a')]
    .filter((element) => !(element.getAttribute('aria-label') || element.textContent?.trim() || element.closest('label')?.textContent?.trim()))
    .map((element) => element.outerHTML));
  assert.deepEqual(nameless, []);
});

check('pictures of the lab, wide', async ({ page, visit }) => {
  await visit(lab('adji-boto-puzzle:problem=C', 'astar:heuristic=fifths', '&at=120'));
  await ready(page);
  await page.waitForSelector('.lab-board .parts > *');
  await shot(page, 'lab-astar');
  await visit(lab('tic-tac-toe', 'alphabeta:depth=4'));
  await page.reload();
  await ready(page);
  for (let time = 0; time < 6; time++) await page.keyboard.press('c');
  await page.waitForSelector('.lab-board .parts > *');
  await shot(page, 'lab-alphabeta');
}, { viewport: { width: 1600, height: 1000 } });
