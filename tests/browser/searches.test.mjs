// Searches end with whoever wanted them: the server's own count of what runs goes back to nothing.
import assert from 'node:assert/strict';
import { check, serve } from './harness.mjs';
import { gameHash, play } from './player.mjs';

const running = async (ask) => (await ask('api/searches')).running;

/** Asks until so many searches run. What never comes fails by the guard of the test runner; how long it takes is a bench. */
async function waitFor(ask, count) {
  const begun = performance.now();
  while ((await running(ask)) !== count) {
    assert.ok(performance.now() - begun < 60_000, `never ${count} searches`);
    await new Promise((done) => setTimeout(done, 10));
  }
}

play('closing the tab ends its search', async ({ page, open, ask }) => {
  await open(gameHash('hex:size=11'));
  await page.keyboard.press('Shift+A');
  await waitFor(ask, 1);
  await page.close();
  await waitFor(ask, 0);
});

play('leaving for another view or another page ends the search', async ({ page, open, ask }) => {
  for (const elsewhere of ['#/learn', '/api']) {
    await open(gameHash('hex:size=11'));
    await page.keyboard.press('Shift+A');
    await waitFor(ask, 1);
    await page.evaluate((address) => location.assign(address), elsewhere);
    await waitFor(ask, 0);
  }
});

play('two tabs search side by side, and each ends its own', async ({ page, open, ask, another, url }) => {
  await open(gameHash('hex:size=11'));
  await page.keyboard.press('Shift+A');
  const tab = await another();
  await tab.goto(url + gameHash('hex:size=9'));
  await tab.waitForSelector('.turn span');
  await tab.keyboard.press('Shift+A');
  await waitFor(ask, 2);
  await tab.keyboard.press('Shift+A');
  await waitFor(ask, 1);
  await page.waitForFunction(() => document.querySelectorAll('.lines li').length > 0);
  await tab.close();
  assert.equal(await running(ask), 1, 'the other tab goes on');
  await page.reload();
  await page.waitForSelector('.turn span');
  await waitFor(ask, 0);
});

check('a program that has ended is told of in words, and what was played stays', async ({ page, errors }) => {
  const server = await serve();
  await page.goto(server.url + gameHash('hex:size=11', '&moves=b4'));
  await page.waitForSelector('.turn span');
  await page.keyboard.press('Shift+A');
  await page.waitForSelector('.lines li');
  await server.stop();
  await page.waitForFunction(() => /does not answer/.test(document.querySelector('.turn .problem')?.textContent ?? ''));
  await page.locator('.hit[data-place="f6"]').click();
  await page.waitForFunction(() => /does not answer/.test(document.querySelector('.turn .problem')?.textContent ?? ''));
  assert.equal(await page.locator('.part.stone').count(), 1);
  // The browser itself writes of connections that fail, and this server is not the one of the other tests.
  errors.length = 0;
});

play('the computer thinks on a person’s time where that is wanted', async ({ page, open, ask }) => {
  await open(gameHash('hex:size=9,swap=off', '&first=human&second=expert:nodes=20'));
  const stones = (/** @type {number} */ count) => page.waitForFunction((many) => document.querySelectorAll('.part.stone').length === many, count);
  await page.locator('.hit[data-place="a1"]').click();
  await stones(2);
  await waitFor(ask, 0);
  await page.locator('#ponder').check();
  await waitFor(ask, 1);
  await page.locator('.hit[data-place="b1"]').click();
  await stones(4);
  await waitFor(ask, 1);
  await page.locator('#ponder').uncheck();
  await waitFor(ask, 0);
});
