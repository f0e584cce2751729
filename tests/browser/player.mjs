// A person at the page: opens it, watches for what must never happen, and plays by mouse, keyboard or typing.
import assert from 'node:assert/strict';

/**
 * Opens a page of its own that fails the test on console errors and on requests to other hosts.
 * @param {import('playwright-core').Browser} browser
 * @param {string} base address of the server
 * @param {{ hash?: string, width?: number, height?: number, dark?: boolean, language?: string }} [options]
 */
export async function visit(browser, base, { hash = '', width = 1280, height = 900, dark = false, language = 'en' } = {}) {
  const context = await browser.newContext({
    viewport: { width, height }, reducedMotion: 'reduce', colorScheme: dark ? 'dark' : 'light', locale: language === 'pt' ? 'pt-PT' : 'en-GB',
  });
  const page = await context.newPage();
  const wrong = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(String(error)));
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(base).host) wrong.push(`asked ${request.url()}`);
  });
  await page.goto(`${base}/${hash}`);
  await page.waitForSelector('.turn span');
  return { page, context, wrong, close: async () => { await context.close(); assert.deepEqual(wrong, []); } };
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

export async function ask(base, path, body) {
  const response = await fetch(`${base}${path}?lang=en`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return response.json();
}

export async function viewOf(page, base) {
  return ask(base, '/api/view', await lineOf(page));
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
export async function playByMouse(page, base, seed) {
  const roll = dice(seed);
  for (let count = (await lineOf(page)).moves.length; ; count += 1) {
    const { ending, scene } = await viewOf(page, base);
    if (ending) return count;
    const places = scene.parts.filter((part) => part.move && part.role !== 'stone').map((part) => part.place ?? part.move);
    const place = places[roll(places.length)];
    const spot = await page.locator(`.hit[data-place="${place}"]`).boundingBox();
    await page.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2);
    await waitForMoves(page, count + 1);
  }
}

/** Plays with arrows and Enter alone, walking about until something can be played. */
export async function playByKeyboard(page, base, seed) {
  const roll = dice(seed);
  const arrows = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  await page.keyboard.press('Shift+B');
  for (let count = 0; ; count += 1) {
    const { ending } = await viewOf(page, base);
    if (ending) return count;
    await page.waitForSelector('.hit.playable');
    do await page.keyboard.press(arrows[roll(4)]);
    while (!(await page.evaluate(() => document.activeElement?.classList.contains('playable'))));
    await page.keyboard.press('Enter');
    await waitForMoves(page, count + 1);
  }
}

/** Plays by typing moves, wherever the focus is. */
export async function playByTyping(page, base, seed) {
  const roll = dice(seed);
  for (let count = 0; ; count += 1) {
    const { ending, legal } = await viewOf(page, base);
    if (ending) return count;
    await page.keyboard.type(legal[roll(legal.length)]);
    await page.keyboard.press('Enter');
    await waitForMoves(page, count + 1);
  }
}
