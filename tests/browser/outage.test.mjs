// The program goes away for a while: the page waits without haste and goes on by itself.
import assert from 'node:assert/strict';
import { gameHash, play } from './player.mjs';

/** A program that can be taken away from a page; `asked` counts what reached out for it meanwhile. */
async function plug(page) {
  const line = { down: false, asked: 0, sockets: [] };
  await page.routeWebSocket(/api\/live/, (socket) => {
    if (line.down) {
      line.asked += 1;
      return socket.close();
    }
    socket.connectToServer();
    line.sockets.push(socket);
  });
  await page.route(/\/(api|assets)\//, (route) => {
    if (!line.down) return route.continue();
    line.asked += 1;
    return route.abort();
  });
  return line;
}

async function pull(line) {
  line.down = true;
  await Promise.all(line.sockets.splice(0).map((socket) => socket.close()));
}

const forgiveOutage = (errors) => errors.splice(0, errors.length, ...errors.filter((error) => !/ERR_FAILED/.test(error)));
const waitForProblem = (page) => page.waitForSelector('.turn .problem');

play('an analysis goes on by itself when the program is back', async ({ page, open, errors }) => {
  const line = await plug(page);
  await open(gameHash('hex:size=11'));
  await page.keyboard.press('Shift+A');
  await page.waitForSelector('.lines li');
  await pull(line);
  await waitForProblem(page);
  line.down = false;
  await page.waitForFunction(() => !document.querySelector('.turn .problem'));
  await page.waitForSelector('.lines li');
  forgiveOutage(errors);
});

play('on its turn the computer waits for the program, looking for it ever more rarely, and then moves', async ({ page, open, errors }) => {
  await page.clock.install();
  const line = await plug(page);
  await open(gameHash('hex:size=11', '&first=human&second=max'));
  await page.keyboard.type('a2');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => /is thinking/.test(document.querySelector('.turn')?.textContent ?? ''));
  await pull(line);
  await waitForProblem(page);
  for (let second = 0; second < 10; second += 1) await page.clock.runFor(1000);
  assert.ok(line.asked <= 6, `${line.asked} times in ten seconds`);
  line.down = false;
  await page.clock.runFor(20_000);
  await page.waitForFunction(() => /is thinking/.test(document.querySelector('.turn')?.textContent ?? ''));
  forgiveOutage(errors);
});

play('a view that can not be loaded says that the program is gone, and comes when it is back', async ({ page, open, errors }) => {
  const line = await plug(page);
  await open(gameHash('nim'));
  await pull(line);
  await page.evaluate(() => { location.hash = '#/learn'; });
  await page.waitForSelector('.failure');
  assert.match(await page.locator('.failure').innerText(), /does not answer/);
  assert.doesNotMatch(await page.locator('.failure').innerText(), /module/);
  line.down = false;
  await page.waitForSelector('.view-learn h1');
  forgiveOutage(errors);
});
