// How the page looks and what it is called: sizes, themes, languages, names, help; screenshots of all of it.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { openBrowser, SCREENSHOTS, startServer } from './harness.mjs';
import { gameHash, visit } from './player.mjs';

let server;
let browser;

before(async () => {
  mkdirSync(SCREENSHOTS, { recursive: true });
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const POSITIONS = {
  'hex': gameHash('hex:size=11', '&moves=b4,f6,h5,g3,e8'),
  'dots-and-boxes': gameHash('dots-and-boxes', '&moves=h1.1,v1.1,h2.1,v1.2,v1.3,h3.2'),
  'adji-boto': gameHash('adji-boto', '&moves=3,4,1'),
  'nim': gameHash('nim:start=3+5+7', '&moves=3-2'),
  'tic-tac-toe': gameHash('tic-tac-toe', '&moves=5,1,3'),
  'puzzle': gameHash('adji-boto-puzzle:problem=C'),
};

const hasSideScroll = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
const nameless = () => [...document.querySelectorAll('button, a, input, select, textarea, [role="gridcell"], [role="grid"]')]
  .filter((element) => !(element.textContent?.trim() || element.getAttribute('aria-label') || element.getAttribute('aria-labelledby')
    || element.closest('label')?.textContent?.trim() || (element.id && document.querySelector(`label[for="${element.id}"]`))))
  .map((element) => element.outerHTML.slice(0, 120));

for (const [name, hash] of Object.entries(POSITIONS)) {
  test(`${name} fits a phone and a desk, in both themes and languages, and everything has a name`, async () => {
    for (const [width, dark, language] of [[390, false, 'pt'], [390, true, 'en'], [1280, false, 'en'], [1280, true, 'pt']]) {
      const { page, close } = await visit(browser, server.base, { hash, width, height: width === 390 ? 844 : 900, dark, language });
      assert.equal(await page.evaluate(hasSideScroll), false, `${width} ${language}`);
      assert.deepEqual(await page.evaluate(nameless), []);
      assert.equal(await page.evaluate(() => document.documentElement.lang.slice(0, 2)), language);
      await page.screenshot({ path: `${SCREENSHOTS}/play-${name}-${width}-${dark ? 'dark' : 'light'}-${language}.png`, fullPage: width === 390 });
      await close();
    }
  });
}

test('dark and light are chosen by hand, and kept', async () => {
  const { page, close } = await visit(browser, server.base, { hash: POSITIONS.nim });
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await ground();
  await page.locator('#theme').click();
  const dark = await ground();
  assert.notEqual(dark, light);
  await page.reload();
  await page.waitForSelector('.turn span');
  assert.equal(await ground(), dark);
  await page.keyboard.press('Shift+D');
  assert.equal(await ground(), light);
  await close();
});

test('the language is changed by hand, and the game goes on', async () => {
  const { page, close } = await visit(browser, server.base, { hash: POSITIONS['tic-tac-toe'] });
  await page.getByRole('button', { name: 'Portuguese' }).click();
  await page.waitForFunction(() => /Joga o Segundo/.test(document.querySelector('.turn')?.textContent ?? ''));
  assert.match(await page.locator('h1').innerText(), /Jogo do galo/);
  assert.equal(await page.locator('.moves .move:not(.start)').count(), 3);
  await page.getByRole('button', { name: 'Inglês' }).click();
  await page.waitForFunction(() => /Second to move/.test(document.querySelector('.turn')?.textContent ?? ''));
  await close();
});

test('closing the help closes only the help', async () => {
  const { page, close } = await visit(browser, server.base, { hash: POSITIONS.hex });
  const before = await page.evaluate(() => location.hash);
  await page.keyboard.press('?');
  await page.waitForSelector('dialog.help[open]');
  assert.deepEqual(await page.evaluate(nameless), []);
  await page.screenshot({ path: `${SCREENSHOTS}/help.png` });
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  assert.equal(await page.evaluate(() => location.hash), before);
  assert.equal(await page.locator('.moves .move:not(.start)').count(), 5);
  await page.keyboard.type('a1');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('.moves .move:not(.start)').length === 6);
  await close();
});

test('the dialog for a new game has every parameter of every game', async () => {
  const { page, close } = await visit(browser, server.base, { hash: POSITIONS.hex });
  const { games, puzzles } = await (await fetch(`${server.base}/api/catalog`)).json();
  await page.keyboard.press('Shift+N');
  for (const game of [...games, ...puzzles]) {
    await page.locator('select[name="game"]').selectOption(game.name);
    for (const { name } of game.parameters) assert.equal(await page.locator(`.new-game [name="${name}"]`).count(), name === 'start' ? 2 : 1, `${game.name} ${name}`);
    assert.deepEqual(await page.evaluate(nameless), []);
  }
  await page.screenshot({ path: `${SCREENSHOTS}/new-game.png` });
  await close();
});
