// A person at the page: opens it, watches for what must never happen, and plays by mouse, keyboard or typing.
import { check } from './harness.mjs';

/**
 * A test of Play: as `check`, with nothing moving, in English unless the options say otherwise.
 * @param {string} name
 * @param {(tools: import('./harness.mjs').Tools & { open: (hash: string) => Promise<void> }) => Promise<void>} body
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export function play(name, body, options = {}) {
  check(name, async (tools) => {
    const open = async (/** @type {string} */ hash) => {
      await tools.page.goto('about:blank');
      await tools.visit(hash);
      await tools.page.waitForSelector('.turn span');
    };
    await body({ ...tools, open });
  }, { reducedMotion: 'reduce', ...options });
}

/** What Chromium writes to its console about a request that was rightly refused. */
export function forgiveRefusals(/** @type {string[]} */ errors) {
  const refusal = /status of 4\d\d/;
  errors.splice(0, errors.length, ...errors.filter((error) => !refusal.test(error)));
}

/** The address of a game between two people. */
export function gameHash(game, more = '') {
  return `#/play?game=${encodeURIComponent(game)}${more}`;
}

/** Where the game stands, by the address alone. */
export async function lineOf(page) {
  const hash = await page.evaluate(() => location.hash);
  const params = new Map(hash.slice(hash.indexOf('?') + 1).split('&').map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), decodeURIComponent(pair.slice(at + 1))];
  }));
  return { game: params.get('game'), start: params.get('start') ?? null, moves: (params.get('moves') ?? '').split(',').filter(Boolean) };
}

/** The move that the hint on the page names, once there is one. */
export async function hintOf(page) {
  const found = await page.waitForFunction(() => /Hint: (\S+)/.exec(document.querySelector('.hint-line')?.textContent ?? '')?.[1]);
  return found.jsonValue();
}

/** Keeps what searches answer from the page until the function that comes back is called. */
export async function holdAnswers(page) {
  /** @type {(value?: unknown) => void} */
  let release = () => {};
  const released = new Promise((resolve) => { release = resolve; });
  await page.routeWebSocket(/api\/live/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage(async (message) => { await released; socket.send(message); });
  });
  return release;
}

/** The position shown, as the program sees it. */
export async function viewOf({ page, ask }) {
  return ask('api/view', await lineOf(page));
}

/** Waits until so many moves are in the address. */
export async function waitForMoves(page, count) {
  await page.waitForFunction((wanted) => {
    const moves = /moves=([^&]*)/.exec(location.hash)?.[1] ?? '';
    return decodeURIComponent(moves).split(',').filter(Boolean).length === wanted;
  }, count);
}

/** A small generator with a fixed seed, so that every run plays the same games. */
export function dice(seed) {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** Plays by mouse until nothing can be played. */
export async function playByMouse(tools, seed) {
  const { page } = tools;
  const roll = dice(seed);
  for (let count = (await lineOf(page)).moves.length; ; count += 1) {
    const { settled, scene } = await viewOf(tools);
    if (settled) return count;
    const places = scene.parts.filter((part) => part.move && part.role !== 'stone').map((part) => part.place ?? part.move);
    const place = places[roll(places.length)];
    const spot = await page.locator(`.hit[data-place="${place}"]`).boundingBox();
    await page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2);
    await waitForMoves(page, count + 1);
  }
}

/** Plays with arrows and Enter alone, walking about until something can be played. */
export async function playByKeyboard(tools, seed) {
  const { page } = tools;
  const roll = dice(seed);
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  await page.keyboard.press('Shift+B');
  for (let count = 0; ; count += 1) {
    const { settled } = await viewOf(tools);
    if (settled) return count;
    await page.waitForSelector('.hit.playable');
    do await page.keyboard.press(arrows[roll(4)]);
    while (!(await page.evaluate(() => document.activeElement?.classList.contains('playable'))));
    await page.keyboard.press('Enter');
    await waitForMoves(page, count + 1);
  }
}

/** Plays by typing moves, wherever the focus is. */
export async function playByTyping(tools, seed) {
  const { page } = tools;
  const roll = dice(seed);
  for (let count = 0; ; count += 1) {
    const { settled, legal } = await viewOf(tools);
    if (settled) return count;
    await page.keyboard.type(legal[roll(legal.length)]);
    await page.keyboard.press('Enter');
    await waitForMoves(page, count + 1);
  }
}
