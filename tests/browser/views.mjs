/**
 * Pictures of the views, light and dark, on a phone and at a desk, for people to look at: `node views.mjs [VIEW…]` puts
 * them into `target/screenshots/views`. Nothing fails here; a picture that can not be made is named.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, serve } from './harness.mjs';

const FOLDER = fileURLToPath(new URL('../../target/screenshots/views/', import.meta.url));
const SIZES = { desk: { viewport: { width: 1280, height: 800 } }, phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 } };
const SCHEMES = /** @type {const} */ (['light', 'dark']);
/** A game that is over, of a person against a computer: First takes the wrong corner and loses. */
const ENDED = '#/play?game=tic-tac-toe&moves=1,5,2,3,4,7&first=human&second=hard';

/**
 * @typedef {{ at: string, shown: string, keys?: string[], click?: string, until?: string }} Picture where, what is to be
 *   there, what to press or click then, and what is to be there after that
 * @type {Record<string, Picture>}
 */
const VIEWS = {
  'front-door': { at: '#/', shown: '.game-card .board .part' },
  'my-games': { at: '#/games', shown: '.kept-game' },
  'end-of-game': { at: ENDED, shown: '.ending' },
  review: { at: ENDED, shown: '.ending', click: '#end-review', until: '.turning-points' },
  threat: { at: '#/play?game=hex:size=5,swap=off&moves=c3,b3,c2,d2', shown: '.turn span', keys: ['Shift+T'], until: '.around.threat' },
  challenges: { at: '#/challenges', shown: '.view-challenges' },
  arena: { at: '#/arena', shown: '.view-arena' },
  learn: { at: '#/learn', shown: '.view-learn' },
  lab: { at: '#/lab?game=tic-tac-toe&algorithm=alphabeta:depth=3', shown: '#lab-scrubber' },
};

mkdirSync(FOLDER, { recursive: true });
const [server, browser] = [await serve(), await launch()];
const run = { game: 'tic-tac-toe', players: ['easy', 'medium', 'hard'], games: 12 };
await fetch(new URL('api/runs/start', server.url), { method: 'POST', body: JSON.stringify(run) }).then(async (answer) => { if (!answer.ok) console.log(await answer.text()); });
const wanted = process.argv.slice(2);
for (const [size, options] of Object.entries(SIZES)) {
  for (const scheme of SCHEMES) {
    const context = await browser.newContext({ ...options, colorScheme: scheme, locale: 'en-GB', reducedMotion: 'reduce' });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    // Something for the shelf.
    for (const game of ['nim&moves=1-1', 'hex:size=5&moves=c3,b2', 'tic-tac-toe&moves=1,5,2,3,4']) {
      await page.goto(`${server.url}#/play?game=${game}&first=human&second=human`);
      await page.waitForSelector('.turn span');
      await page.keyboard.press('ArrowLeft');
      await page.waitForTimeout(600);
      await page.goto('about:blank');
    }
    for (const [name, picture] of Object.entries(VIEWS)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      await take(page, picture, `${name}-${size}-${scheme}`).catch((error) => console.log(`${name}-${size}-${scheme}: ${error}`));
    }
    await context.close();
  }
}
await browser.close();
await server.stop();

/**
 * @param {import('playwright-core').Page} page
 * @param {Picture} picture
 * @param {string} name
 */
async function take(page, { at, shown, keys = [], click, until }, name) {
  await page.goto('about:blank');
  await page.goto(server.url + at);
  await page.waitForSelector(shown);
  for (const key of keys) await page.keyboard.press(key);
  if (click) await page.locator(click).click();
  if (until) await page.waitForSelector(until).catch(() => console.log(`${name}: no ${until}`));
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${FOLDER}${name}.png` });
}
