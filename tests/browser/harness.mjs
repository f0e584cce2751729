/**
 * A server and a browser for the tests of the page.
 *
 *     import { check, shot } from './harness.mjs';
 *     check('the board is there', async ({ page, visit }) => {
 *       await visit('#/play?game=hex');
 *       …
 *       await shot(page, 'hex');
 *     });
 *
 * Each test file has its own server and its own browser; each test its own context, so storage is empty. A test fails
 * when the page reports an error on its console, throws, or asks any other host for anything.
 *
 * Variables: JOGADA_BINARY (the program under test), JOGADA_CHROMIUM (the browser), JOGADA_TEST_LIMIT (milliseconds).
 * A program that was built without optimizations reads the page from the folder of its sources: no build is needed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** No test takes longer, even on a machine that does much else: what never ends fails, and the others go on. */
const LIMIT = Number(process.env.JOGADA_TEST_LIMIT ?? 180_000);
const screenshots = join(root, 'target', 'screenshots');

/** What keeps the browser to itself: no sandbox for root, no updates, no calls home. */
const flags = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-dev-shm-usage',
];

/** The program under test. */
export function program() {
  const found = [process.env.JOGADA_BINARY, join(root, 'target/debug/jogada')].find((path) => path && existsSync(path));
  if (!found) throw new Error('build the program first: cargo build -p jogada-program');
  return found;
}

function browserPath() {
  const paths = [process.env.JOGADA_CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = paths.find((path) => path && existsSync(path));
  if (!found) throw new Error('there is no Chromium: apt-get install chromium');
  return found;
}

/**
 * Starts the program and waits for the address that it prints.
 * @param {string[]} [more] further arguments
 * @returns {Promise<{ url: string, data: string, pid: number | undefined, stop: () => Promise<void> }>}
 */
export async function serve(more = []) {
  const data = mkdtempSync(join(tmpdir(), 'jogada-'));
  const child = spawn(program(), ['serve', '--no-open', '--port', '0', '--data-dir', data, ...more], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const line = said.match(/^(http:\S+)\n/);
      if (line) resolve(line[1]);
    });
    child.once('error', reject);
    child.once('exit', () => reject(new Error('the server ended before it said where it is')));
  });
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, data, pid: child.pid, stop };
}

/** Starts a browser. */
export function launch() {
  return chromium.launch({ executablePath: browserPath(), headless: true, args: flags });
}

/** @type {Promise<{ server: Awaited<ReturnType<typeof serve>>, browser: import('playwright-core').Browser }> | null} */
let started = null;

/** The server and browser of this file, started when the first test asks for them. */
export function start() {
  started ??= (async () => {
    const browser = await launch();
    return { browser, server: await serve() };
  })();
  return started;
}

/** Ends them, with all that was kept. */
async function end() {
  if (!started) return;
  const { browser, server } = await started;
  started = null;
  await browser.close();
  await server.stop();
}

after(end);

/**
 * What a test gets.
 * @typedef {object} Tools
 * @property {import('playwright-core').Page} page
 * @property {import('playwright-core').BrowserContext} context
 * @property {string} url where the server is, with a slash at the end
 * @property {(hash?: string) => Promise<void>} visit opens the page at a place in it
 * @property {(path: string, body?: unknown) => Promise<any>} ask asks the server, as scripts do
 * @property {() => Promise<import('playwright-core').Page>} another one more tab in the same browser
 * @property {string[]} errors what went wrong so far; a test that expects an error empties it
 */

/**
 * A test in a page of its own.
 * @param {string} name
 * @param {(tools: Tools) => Promise<void>} body
 * @param {import('playwright-core').BrowserContextOptions} [options] width, color scheme, language …
 */
export function check(name, body, options = {}) {
  test(name, { timeout: 2 * LIMIT }, async () => {
    try {
      await attempt(name, body, options);
    } catch (error) {
      // Where nobody can look, a machine that was busy elsewhere gets a second chance; that it needed one is told.
      if (!process.env.CI) throw error;
      console.error(`unsteady: ${name}: ${error}`);
      // What the first try left behind is no part of the second.
      await end();
      await attempt(name, body, options);
    }
  });
}

/**
 * @param {string} name
 * @param {(tools: Tools) => Promise<void>} body
 * @param {import('playwright-core').BrowserContextOptions} options
 */
async function attempt(name, body, options) {
  const { browser, server } = await start();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', ...options });
  // Long enough for a machine that does much else: what never comes still fails.
  context.setDefaultTimeout(LIMIT / 2);
  /** @type {string[]} */
  const errors = [];
  context.on('page', (page) => watch(page, server.url, errors));
  try {
    const page = await context.newPage();
    const visit = async (hash = '') => {
      await page.goto(server.url + hash);
    };
    const ask = (/** @type {string} */ path, /** @type {unknown} */ question) => asked(server.url, path, question);
    await body({ page, context, url: server.url, visit, ask, another: () => context.newPage(), errors });
  } catch (error) {
    const pages = context.pages();
    if (pages[0]) await shot(pages[0], `failed-${name.replace(/\W+/g, '-')}`).catch(() => {});
    throw error;
  } finally {
    await context.close();
  }
  if (errors.length) throw new Error(errors.join('\n'));
}

/**
 * Notes everything that a page must not do.
 * @param {import('playwright-core').Page} page
 * @param {string} url
 * @param {string[]} errors
 */
function watch(page, url, errors) {
  const host = new URL(url).host;
  const foreign = (/** @type {string} */ address) => {
    const { protocol, host: asked } = new URL(address);
    return /^(https?|wss?):$/.test(protocol) && asked !== host;
  };
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(`page: ${error.stack ?? error.message}`));
  page.on('request', (request) => {
    if (foreign(request.url())) errors.push(`request to another host: ${request.url()}`);
  });
  page.on('websocket', (socket) => {
    if (foreign(socket.url())) errors.push(`socket to another host: ${socket.url()}`);
  });
}

/**
 * @param {string} url
 * @param {string} path
 * @param {unknown} question
 */
async function asked(url, path, question) {
  const options = question === undefined ? {} : { method: 'POST', body: JSON.stringify(question) };
  const response = await fetch(new URL(path, url), options);
  return response.json();
}

/**
 * The words of a part of the page, as its scripts import them.
 * @param {string} url where the server is
 * @param {string} part
 */
export async function wordsOf(url, part) {
  const source = await (await fetch(new URL(`assets/text/${part}.js`, url))).text();
  return (await import(`data:text/javascript,${encodeURIComponent(source)}`)).default;
}

/**
 * A picture of the page in target/screenshots.
 * @param {import('playwright-core').Page} page
 * @param {string} name
 */
export async function shot(page, name) {
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: join(screenshots, `${name}.png`), animations: 'disabled' });
}
