// The front door: every game is there with a board, and one click plays it; what goes over the wire stays small.
import assert from 'node:assert/strict';
import { check, serve, shot } from './harness.mjs';

check('every game has a board, a line about it and a button that plays it', async ({ page, visit, ask }) => {
  await visit();
  const { games, puzzles } = await ask('api/catalog');
  await page.waitForFunction((count) => document.querySelectorAll('.game-card .board .part').length > 0
    && document.querySelectorAll('.game-card .board').length === count, games.length + puzzles.length);
  await shot(page, 'front-door');
  await page.getByRole('link', { name: 'Play: Nim' }).click();
  await page.waitForSelector('.turn span');
  assert.match(await page.locator('.mode').innerText(), /Person and computer/);
});

check('a game goes on from the front door', async ({ page, visit }) => {
  await visit('#/play?game=tic-tac-toe&moves=5,1');
  await page.waitForSelector('.turn span');
  await page.evaluate(() => { location.hash = '#/'; });
  await page.locator('.kept-words a').first().click();
  await page.waitForFunction(() => location.hash.includes('5,1'));
});

for (const [name, hash, what] of [['front door', '', '.game-card .board .part'], ['board', '#/play?game=hex:size=11', '.turn span']]) {
  check(`the ${name} takes few requests and no more than 120 kB`, async ({ page, visit, context }) => {
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    let [bytes, requests] = [0, 0];
    client.on('Network.loadingFinished', ({ encodedDataLength }) => { bytes += encodedDataLength; requests += 1; });
    await visit(hash);
    await page.waitForSelector(what);
    await page.waitForLoadState('networkidle');
    assert.ok(bytes <= 120 * 1024, `${bytes} bytes`);
    assert.ok(requests <= 16, `${requests} requests`);
  });
}

check('a board that was seen before is there before the program has answered', async ({ page, visit }) => {
  const hash = '#/play?game=hex:size=11&moves=b4,f6';
  await visit(hash);
  await page.waitForSelector('.turn span');
  await page.waitForFunction(() => localStorage.getItem('jogada.views'));
  /** @type {() => void} */
  let release = () => {};
  const released = new Promise((resolve) => { release = () => resolve(undefined); });
  await page.route('**/api/view**', async (route) => { await released; await route.continue(); });
  await page.reload();
  await page.waitForSelector('.view-play:not(.is-loading) .board .part.stone');
  assert.match(await page.locator('.turn').innerText(), /to move/);
  release();
});

check('whoever comes again asks for the page itself and for nothing else before it is there', async ({ page, context, visit, url }) => {
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  /** @type {Map<string, string>} */
  const asked = new Map();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => asked.set(requestId, new URL(request.url).pathname));
  client.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  client.on('Network.responseReceived', ({ requestId, response }) => { if (response.fromDiskCache) asked.delete(requestId); });
  for (const again of [false, true]) {
    await page.goto('about:blank');
    asked.clear();
    await visit('');
    await page.waitForSelector('.game-card .board .part');
    await page.waitForLoadState('networkidle');
    if (again) assert.deepEqual([...asked.values()].filter((path) => path !== '/favicon.ico'), [new URL(url).pathname]);
    else assert.ok([...asked.values()].some((path) => path.endsWith('/bundle/main.js')), 'the first time there is more');
  }
});

check('the language that the program was started with is that of the page', async ({ context, errors }) => {
  const server = await serve(['--lang', 'pt']);
  const page = await context.newPage();
  await page.goto(`${server.url}#/play?game=nim`);
  await page.waitForSelector('.turn span');
  const spoken = await page.evaluate(() => document.documentElement.lang);
  await page.close();
  await server.stop();
  // It is another server than that of the other tests.
  errors.length = 0;
  assert.equal(spoken, 'pt-PT');
});
