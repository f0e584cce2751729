/**
 * Figures of the page in a real browser, for people to read: `node bench.mjs [PART…]`. Nothing fails by timing here.
 *
 * - `paint`: from the click on a link to the first paint, and to the board, on localhost;
 * - `values`: how often a 19×19 Hex board with a value on every cell is brought up to date;
 * - `lab`: how long a jump in a trace of 50,000 events takes;
 * - `whole`: the whole tree of a search with more than 200,000 nodes, and a trace of five million events;
 * - `input`: how long a click waits for what it does while two searches run;
 * - `close`: how long a search lives after its tab, and after a script that was cut off;
 * - `slow`: the same as `paint` on a link of 1.6 Mbit/s with 150 ms there and back;
 * - `level`: a hundred games of a level over the page's interface against the same level at a terminal;
 * - `crowd`: what 200 clients at a time get, and what it costs in memory.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { spawn } from 'node:child_process';
import { program, start } from './harness.mjs';
import { dice } from './player.mjs';

const { browser, server } = await start();
const api = new URL('api/', server.url);

/** @param {number[]} numbers */
function spread(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  const at = (/** @type {number} */ share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN);
  return `median ${at(0.5)}, worst ${at(1)} (${sorted.length} times)`;
}

/** @param {string} what @param {string | number} figure */
function tell(what, figure) {
  console.log(`${what.padEnd(58)} ${figure}`);
}

const ask = async (/** @type {string} */ path, /** @type {unknown} */ question) => {
  const options = question === undefined ? {} : { method: 'POST', body: JSON.stringify(question) };
  return fetch(new URL(path, api), options);
};
const running = async () => (await (await ask('searches', undefined)).json()).running;

/** Milliseconds until no search runs any more. */
async function quiet() {
  const begun = performance.now();
  while ((await running()) > 0) await new Promise((done) => setTimeout(done, 1));
  return performance.now() - begun;
}

async function someSearch() {
  while ((await running()) === 0) await new Promise((done) => setTimeout(done, 5));
}

async function paint() {
  const [cold, warm] = [{ first: [], board: [] }, { first: [], board: [] }];
  for (let round = 0; round < 9; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const watcher = new MutationObserver(() => {
        if (!document.querySelector('.view:not(.is-loading) .board .parts > *')) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.mark('board')));
      });
      watcher.observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto(`${server.url}#/play?game=hex`, { timeout: 120_000 });
    for (const times of [cold, warm]) {
      await page.waitForFunction(() => performance.getEntriesByName('board').length > 0
        && performance.getEntriesByName('first-contentful-paint').length > 0);
      const [painted, drawn] = await page.evaluate(() => ['first-contentful-paint', 'board'].map((name) => performance.getEntriesByName(name)[0].startTime));
      times.first.push(painted);
      times.board.push(drawn);
      if (times === cold) await page.reload();
    }
    await context.close();
  }
  for (const [name, { first, board }] of Object.entries({ 'a first visit': cold, 'a second': warm })) {
    tell(`first contentful paint, ${name} (ms)`, spread(first));
    tell(`the board is painted, ${name} (ms)`, spread(board));
  }
}

async function slow() {
  for (const [name, hash, what] of [['front door', '', '.game-card .board .part'], ['board', '#/play?game=hex:size=11', '.board .parts > *']]) {
    const [cold, warm] = [[], []];
    for (let round = 0; round < 5; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await client.send('Network.enable');
      await client.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 1.6e6 / 8 });
      for (const times of [cold, warm]) {
        await page.goto('about:blank');
        const begun = performance.now();
        await page.goto(server.url + hash, { waitUntil: 'commit' });
        await page.waitForSelector(what, { state: 'attached' });
        times.push(performance.now() - begun);
      }
      await context.close();
    }
    tell(`${name}, 1.6 Mbit/s and 150 ms, a first visit (ms)`, spread(cold));
    tell(`${name}, 1.6 Mbit/s and 150 ms, a second (ms)`, spread(warm));
  }
}

/** A player who draws lots and keeps its tree from move to move: whoever forgets it is weaker. */
const LEVEL = { game: 'hex:size=6,swap=off', player: 'mcts:nodes=1k', games: 100, opening: 2 };

/**
 * A level at a terminal: a process that keeps its game, as `jogada play` does.
 * @param {number} seed
 */
function terminal(seed) {
  const child = spawn(program(), ['gtp', LEVEL.game, '--player', LEVEL.player, '--seed', String(seed)], { stdio: ['pipe', 'pipe', 'ignore'] });
  let said = '';
  /** @type {((answer: string) => void)[]} */
  const waiting = [];
  child.stdout.on('data', (text) => {
    said += text;
    for (let end = said.indexOf('\n\n'); end >= 0; end = said.indexOf('\n\n')) {
      waiting.shift()?.(said.slice(0, end).replace(/^[=?]\d*\s*/, '').trim());
      said = said.slice(end + 2);
    }
  });
  const say = (/** @type {string} */ line) => new Promise((resolve) => { waiting.push(resolve); child.stdin.write(`${line}\n`); });
  return { say, end: () => child.stdin.end() };
}

/** Both play each opening as First and as Second. Of a pair that much is one opening's doing, so pairs are what is counted. */
async function level() {
  const roll = dice(7);
  /** @type {number[]} */
  const pairs = [];
  const games = new Set();
  for (let pair = 0; pair < LEVEL.games / 2; pair += 1) {
    /** @type {string[]} */
    const opening = [];
    while (opening.length < LEVEL.opening) {
      const { legal } = await (await ask('view', { game: LEVEL.game, moves: opening })).json();
      opening.push(legal[roll(legal.length)]);
    }
    let points = 0;
    for (const pageSide of [1, 2]) {
      const view = await levelGame(opening, pageSide, 2 * pair + pageSide);
      points += view.winner === pageSide ? 1 : view.winner ? 0 : 0.5;
      games.add(JSON.stringify(view.plies.map(({ move }) => move)));
    }
    pairs.push(points / 2);
  }
  const mean = pairs.reduce((sum, share) => sum + share) / pairs.length;
  const variance = pairs.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (pairs.length - 1);
  const error = 1.96 * Math.sqrt(variance / pairs.length);
  tell(`${LEVEL.player} of ${LEVEL.game}: page against terminal`,
    `${(100 * mean).toFixed(1)} % ± ${(100 * error).toFixed(1)}, ${2 * pairs.length} games, ${games.size} different`);
}

/**
 * @param {string[]} opening
 * @param {number} pageSide
 * @param {number} number of the game; its lots are its own
 */
async function levelGame(opening, pageSide, number) {
  const [other, owner] = [terminal(number), `game-${number}`];
  const moves = [...opening];
  const color = (/** @type {number} */ side) => (side === 1 ? 'black' : 'white');
  let view = await (await ask('view', { game: LEVEL.game, moves })).json();
  for (const { side, move } of view.plies) await other.say(`play ${color(side)} ${move}`);
  while (!view.settled) {
    const { side } = view;
    if (side === pageSide) {
      const request = { line: { game: LEVEL.game, moves }, task: 'think', player: LEVEL.player, seed: 1000 * number + moves.length, owner };
      const lines = (await (await ask('search', request)).text()).trim().split('\n');
      moves.push(JSON.parse(lines.at(-1) ?? '{}').result.move);
      await other.say(`play ${color(side)} ${moves.at(-1)}`);
    } else {
      moves.push(await other.say(`genmove ${color(side)}`));
    }
    view = await (await ask('view', { game: LEVEL.game, moves })).json();
  }
  other.end();
  return view;
}

/** A page that analyzes every move of a 19×19 board and shows all values. */
async function analyzing() {
  const page = await browser.newPage();
  await page.goto(`${server.url}#/play?game=hex:size=19&moves=j10,k10`);
  await page.waitForSelector('.turn span');
  await page.locator('.lines-panel select').selectOption('all');
  await page.keyboard.press('Shift+V');
  await page.waitForFunction(() => document.querySelectorAll('.value-text').length > 300);
  return page;
}

async function values() {
  const page = await analyzing();
  const { gaps, cells, seconds } = await page.evaluate(() => new Promise((resolve) => {
    const layer = document.querySelector('.marks-values');
    const [gaps, begun] = [[], performance.now()];
    let last = begun;
    const watcher = new MutationObserver(() => {
      const now = performance.now();
      gaps.push(now - last);
      last = now;
    });
    watcher.observe(layer, { childList: true });
    setTimeout(() => {
      watcher.disconnect();
      resolve({ gaps: gaps.slice(1), cells: layer.querySelectorAll('.value-text').length, seconds: (last - begun - gaps[0]) / 1000 });
    }, 10_000);
  }));
  tell('19×19 Hex, values on the board', cells);
  tell('19×19 Hex, updates of all of them a second', (gaps.length / seconds).toFixed(2));
  tell('19×19 Hex, between two updates (ms)', spread(gaps));
  await page.close();
  await quiet();
}

async function lab() {
  const page = await browser.newPage();
  const begun = performance.now();
  await page.goto(`${server.url}#/lab?game=adji-boto-puzzle:problem=B&algorithm=bfs:nodes=60k`);
  await page.waitForSelector('#lab-scrubber');
  tell('a trace of 50,000 events is searched, sent and shown (ms)', Math.round(performance.now() - begun));
  const jumps = (/** @type {number[]} */ places) => page.evaluate(async (wanted) => {
    const scrubber = document.querySelector('#lab-scrubber');
    const times = [];
    for (const place of wanted) {
      const before = performance.now();
      scrubber.value = String(place);
      scrubber.dispatchEvent(new Event('input'));
      times.push(performance.now() - before);
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
    return { times, length: Number(scrubber.max) };
  }, places);
  const { times: [whole], length } = await jumps([60_000]);
  tell('events in the trace', length);
  tell('the first jump from the start to the end (ms)', Math.round(whole));
  const anywhere = Array.from({ length: 200 }, (_, at) => (at * 7919 * 13) % length);
  tell('a jump to anywhere after that (ms)', spread((await jumps(anywhere)).times));
  await page.close();
}

/** The whole tree: from the click to the first picture, frames while it is moved and zoomed, jumps to anywhere. */
async function whole() {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${server.url}#/lab?game=tic-tac-toe&algorithm=minimax:depth=7`, { timeout: 120_000 });
  await page.waitForSelector('#lab-scrubber', { timeout: 120_000 });
  await page.keyboard.press('End');
  await page.waitForFunction(() => document.querySelector('#lab-scrubber').value === document.querySelector('#lab-scrubber').max);
  tell('steps of the search', Number(await page.getAttribute('#lab-scrubber', 'max')));
  const first = await page.evaluate(async () => {
    const begun = performance.now();
    document.querySelector('#lab-overview').open = true;
    while (!document.querySelector('.overview-canvas').dataset.painted) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
  tell('nodes', await page.innerText('#overview-count'));
  tell('from the click to the first picture (ms)', Math.round(first));
  await page.locator('.overview-canvas').scrollIntoViewIfNeeded();
  const canvas = await page.locator('.overview-canvas').boundingBox();
  const frames = () => page.evaluate(() => Number(document.querySelector('.overview-canvas').dataset.painted));
  const moved = async (/** @type {(step: number) => Promise<void>} */ act) => {
    const [before, begun] = [await frames(), performance.now()];
    for (let step = 0; step < 60; step += 1) await act(step);
    return Math.round((await frames() - before) / (performance.now() - begun) * 1000);
  };
  await page.mouse.move(canvas.x + 600, canvas.y + 100);
  await page.mouse.down();
  tell('pictures a second while it is dragged', await moved((step) => page.mouse.move(canvas.x + 600 - 5 * step, canvas.y + 100)));
  await page.mouse.up();
  const zoomed = await page.evaluate(async () => {
    const canvas = document.querySelector('.overview-canvas');
    const [before, begun] = [Number(canvas.dataset.painted), performance.now()];
    for (let step = 0; step < 60; step += 1) {
      canvas.dispatchEvent(new WheelEvent('wheel', { deltaY: step % 20 < 12 ? -1 : 1, cancelable: true }));
      await new Promise(requestAnimationFrame);
    }
    return (Number(canvas.dataset.painted) - before) / (performance.now() - begun) * 1000;
  });
  tell('pictures a second while it is zoomed', Math.round(zoomed));
  const painted = await page.evaluate(async () => {
    const times = [];
    const find = document.querySelector('#overview-find');
    for (let jump = 0; jump < 100; jump += 1) {
      find.value = `#${(jump * 104729) % 200_000}`;
      const begun = performance.now();
      find.form.requestSubmit();
      times.push(performance.now() - begun);
      await new Promise(requestAnimationFrame);
    }
    return times;
  });
  tell('a jump to anywhere, painted (ms)', spread(painted));
  await page.close();
  await long();
}

/** A search of millions of steps, walked by its parts. */
async function long() {
  const owner = 'the-bench';
  const begun = performance.now();
  const first = await (await ask('lab/trace', { line: { game: 'hex:size=4,swap=off' }, algorithm: 'minimax:depth=6', cap: 1000, owner })).json();
  tell('steps of a long search, and seconds until its beginning is here', `${first.length} in ${((performance.now() - begun) / 1000).toFixed(1)}`);
  const times = [];
  for (const share of [0.1, 0.5, 0.9, 0.999, 0.5, 0.0]) {
    const before = performance.now();
    const part = await (await ask('lab/window', { owner, kept: first.kept, from: Math.floor(first.length * share), cap: 20_000 })).json();
    if (part.events.length === 0) throw new Error('a part is empty');
    times.push(performance.now() - before);
  }
  tell('a part of 20,000 steps anywhere in it (ms)', spread(times));
}

/** Real clicks, from the browser's time of the event to the frame that shows what came of it. */
async function input() {
  const page = await analyzing();
  const cut = new AbortController();
  const request = { line: { game: 'hex:size=11' }, task: 'analyze', player: 'mcts', lines: 'all', limits: { time_ms: 120_000 } };
  const other = fetch(new URL('search', api), { method: 'POST', body: JSON.stringify(request), signal: cut.signal }).then((answer) => answer.text()).catch(() => {});
  while ((await running()) < 2) await new Promise((done) => setTimeout(done, 5));
  await page.evaluate(() => {
    const stones = () => document.querySelectorAll('.part.stone').length;
    Object.assign(window, { waits: [] });
    addEventListener('pointerdown', (event) => {
      const before = stones();
      const look = () => (stones() === before ? requestAnimationFrame(look) : setTimeout(() => window.waits.push(performance.now() - event.timeStamp)));
      look();
    }, { capture: true });
  });
  for (let round = 0; round < 40; round += 1) {
    await page.locator(`.hit[data-place="${'abcdefgh'[round % 8]}${(round % 7) + 1}"]`).click();
    await page.waitForFunction((count) => window.waits.length > count, round);
    await page.keyboard.press('ArrowLeft');
    await page.waitForFunction(() => document.querySelectorAll('.part.stone').length === 2);
  }
  tell('a click to its stone while two searches run (ms)', spread(await page.evaluate(() => window.waits)));
  tell('searches that ran meanwhile', await running());
  cut.abort();
  await other;
  await page.close();
  await quiet();
}

async function close() {
  const [tabs, scripts] = [[], []];
  for (let round = 0; round < 10; round += 1) {
    const page = await browser.newPage();
    await page.goto(`${server.url}#/play?game=hex:size=11`);
    await page.waitForSelector('.turn span');
    await page.keyboard.press('Shift+A');
    await someSearch();
    const closed = performance.now();
    await page.close();
    await quiet();
    tabs.push(performance.now() - closed);
    const cut = new AbortController();
    const body = JSON.stringify({ line: { game: 'hex:size=11' }, task: 'analyze', player: 'mcts', limits: { time_ms: 60_000 } });
    const script = fetch(new URL('search', api), { method: 'POST', body, signal: cut.signal }).then((answer) => answer.text()).catch(() => {});
    await someSearch();
    const lost = performance.now();
    cut.abort();
    await script;
    await quiet();
    scripts.push(performance.now() - lost);
  }
  tell('from closing a tab to the end of its search (ms)', spread(tabs));
  tell('from losing a script to the end of its search (ms)', spread(scripts));
}

/** Megabytes of the server, by the kernel's word for it. */
function memory(/** @type {string} */ word) {
  const [, kilobytes] = new RegExp(`${word}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? [];
  return `${Math.round(Number(kilobytes) / 1024)} MB`;
}

async function crowd() {
  const questions = [
    ['view', { game: 'hex:size=11', moves: ['f6', 'swap'] }], ['exact', { game: 'nim', limit: 2000 }],
    ['search', { line: { game: 'hex:size=11' }, task: 'think', player: 'mcts:nodes=20k' }],
    ['lab/trace', { line: { game: 'adji-boto-puzzle:problem=C' }, algorithm: 'astar:heuristic=fifths' }],
  ];
  const before = memory('VmRSS');
  const counts = { answered: 0, busy: 0, wrong: 0 };
  const client = async (/** @type {number} */ number) => {
    for (let round = 0; round < 4; round += 1) {
      const [path, question] = questions[(number + round) % questions.length];
      const answer = await ask(/** @type {string} */ (path), question);
      const body = await answer.text();
      counts[answer.status === 200 && body.length > 0 ? 'answered' : answer.status === 503 ? 'busy' : 'wrong'] += 1;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: 200 }, (_, number) => client(number)));
  tell('200 clients, 800 questions', `${JSON.stringify(counts)} in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  tell('memory of the server: before, most, after', `${before}, ${memory('VmHWM')}, ${memory('VmRSS')}`);
}

const PARTS = { paint, slow, values, lab, whole, input, close, level, crowd };
const wanted = process.argv.slice(2);
try {
  for (const [name, part] of Object.entries(PARTS)) if (wanted.length === 0 || wanted.includes(name)) await part();
  tell('load of the machine (1, 5, 15 minutes)', loadavg().map((load) => load.toFixed(1)).join(', '));
} finally {
  await browser.close();
  await server.stop();
}
