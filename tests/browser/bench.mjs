/**
 * Figures of the page in a real browser, for people to read: `node bench.mjs`. Nothing fails by timing here.
 *
 * - first paint on localhost;
 * - how often a 19×19 Hex board with a value on every cell is brought up to date;
 * - how long a tap waits for its frame while two searches run.
 */
import { start } from './harness.mjs';

const { browser, server } = await start();

/** @param {number[]} numbers */
function middle(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** @param {string} what @param {string | number} figure */
function tell(what, figure) {
  console.log(`${what.padEnd(58)} ${figure}`);
}

async function firstPaint() {
  const times = [];
  for (let round = 0; round < 7; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${server.url}#/play?game=hex`, { timeout: 120_000 });
    times.push(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const told = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
            const ask = () => (told() === undefined ? requestAnimationFrame(ask) : resolve(told()));
            ask();
          }),
      ),
    );
    await context.close();
  }
  tell('first contentful paint, middle of 7 (ms)', Math.round(middle(times)));
}

/** Values for every cell of a 19×19 board, as the socket brings them: how many a second arrive and how long each takes. */
async function values() {
  const page = await browser.newPage();
  await page.goto(`${server.url}#/play?game=hex:size=19`);
  const figures = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/api/live`);
        const request = {
          line: { game: 'hex:size=19', moves: ['j10', 'k10'] }, task: 'analyze', player: 'mcts', lines: 'all',
          limits: { time_ms: 5000 },
        };
        let news = 0;
        let cells = 0;
        const begun = performance.now();
        socket.onopen = () => socket.send(JSON.stringify({ type: 'search', search_id: 1, request }));
        socket.onmessage = (event) => {
          const message = JSON.parse(event.data);
          if (message.type === 'info') {
            news += 1;
            cells = message.lines.length;
            return;
          }
          socket.close();
          resolve({ rate: news / ((performance.now() - begun) / 1000), cells });
        };
      }),
  );
  tell('19×19 Hex, news of all values a second', figures.rate.toFixed(1));
  tell('19×19 Hex, lines in each', figures.cells);
  const painted = await page.evaluate(async () => {
    const { Board } = await import('/assets/script/board.js');
    const question = { method: 'POST', body: JSON.stringify({ game: 'hex:size=19' }) };
    const { scene, legal } = await fetch('/api/view', question).then((answer) => answer.json());
    const board = new Board();
    document.body.replaceChildren(board.element);
    board.show(scene);
    const times = [];
    for (let round = 0; round < 20; round += 1) {
      const begun = performance.now();
      board.mark('values', legal.map((at, index) => ({ kind: 'value', at, text: `${(round * 7 + index) % 100}`, side: 1 })));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      times.push(performance.now() - begun);
    }
    return { times, cells: legal.length };
  });
  tell('19×19 Hex, values set on the board', painted.cells);
  tell('19×19 Hex, all values set and painted, middle of 20 (ms)', middle(painted.times).toFixed(1));
  await page.close();
}

/** Frames of a page whose two searches run. */
async function responsiveness() {
  const page = await browser.newPage();
  await page.goto(`${server.url}#/play?game=hex:size=11`);
  const waits = await page.evaluate(async () => {
    const socket = new WebSocket(`ws://${location.host}/api/live`);
    await new Promise((open) => {
      socket.onopen = open;
    });
    const request = { line: { game: 'hex:size=11' }, task: 'analyze', player: 'mcts', lines: 'all', limits: { time_ms: 20000 } };
    for (const id of [1, 2]) socket.send(JSON.stringify({ type: 'search', search_id: id, request }));
    socket.onmessage = (event) => JSON.parse(event.data);
    const waits = [];
    for (let round = 0; round < 60; round += 1) {
      const begun = performance.now();
      await fetch('/api/view', { method: 'POST', body: JSON.stringify({ game: 'hex:size=11', moves: ['f6'] }) }).then((answer) => answer.json());
      await new Promise((done) => requestAnimationFrame(done));
      waits.push(performance.now() - begun);
    }
    socket.close();
    return waits;
  });
  tell('a move to its frame while two searches run, middle (ms)', middle(waits).toFixed(1));
  tell('the same, slowest of 60 (ms)', Math.max(...waits).toFixed(1));
  await page.close();
}

try {
  await firstPaint();
  await values();
  await responsiveness();
} finally {
  await browser.close();
  await server.stop();
}
