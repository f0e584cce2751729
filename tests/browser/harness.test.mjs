/** The harness itself: what it must notice, it notices. The page's own tests are in the other files. */
import assert from 'node:assert/strict';
import { check } from './harness.mjs';

/** A document of the server that runs no script. */
const quiet = 'assets/icon.svg';

check('an error on the console is noticed', async ({ page, url, errors }) => {
  await page.goto(url + quiet);
  await page.evaluate(() => console.error('on purpose'));
  assert.ok(errors.some((error) => error.includes('on purpose')), errors.join());
  errors.length = 0;
});

check('a request to another host is noticed, and the page is not allowed to make it', async ({ page, url, errors }) => {
  await page.goto(url + quiet);
  const refused = await page.evaluate(() => fetch('http://127.0.0.1:9/').then(() => false, () => true));
  assert.ok(refused);
  assert.ok(errors.some((error) => error.includes('Content Security Policy')), errors.join());
  errors.length = 0;
});

check('the server answers scripts', async ({ ask }) => {
  const view = await ask('api/view', { game: 'tic-tac-toe', moves: ['b2'] });
  assert.deepEqual([view.v, view.side, view.legal.length], [1, 2, 8]);
});
