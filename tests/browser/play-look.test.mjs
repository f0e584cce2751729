// How the page looks and what it is called: sizes, themes, languages, names, help; screenshots of all of it.
import assert from 'node:assert/strict';
import { shot } from './harness.mjs';
import { gameHash, play } from './player.mjs';

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

const SCREENS = [
  { width: 390, height: 844, colorScheme: 'light', locale: 'pt-PT' },
  { width: 390, height: 844, colorScheme: 'dark', locale: 'en-GB' },
  { width: 1280, height: 900, colorScheme: 'light', locale: 'en-GB' },
  { width: 1280, height: 900, colorScheme: 'dark', locale: 'pt-PT' },
];

for (const { width, height, colorScheme, locale } of SCREENS) {
  const language = locale.slice(0, 2);
  play(`every game fits ${width} pixels, ${colorScheme}, in ${language}, and everything has a name`, async ({ page, open }) => {
    for (const [name, hash] of Object.entries(POSITIONS)) {
      await open(hash);
      assert.equal(await page.evaluate(hasSideScroll), false, name);
      assert.deepEqual(await page.evaluate(nameless), []);
      assert.equal(await page.evaluate(() => document.documentElement.lang.slice(0, 2)), language);
      await shot(page, `play-${name}-${width}-${colorScheme}-${language}`);
    }
  }, { viewport: { width, height }, colorScheme, locale });
}

play('dark and light are chosen by hand, and kept', async (tools) => {
  const { page, open } = tools;
  await open(POSITIONS.nim);
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
});

play('the language is changed by hand, and the game goes on', async (tools) => {
  const { page, open } = tools;
  await open(POSITIONS['tic-tac-toe']);
  await page.getByRole('button', { name: 'Portuguese' }).click();
  await page.waitForFunction(() => /Joga o Segundo/.test(document.querySelector('.turn')?.textContent ?? ''));
  assert.match(await page.locator('h1').innerText(), /Jogo do galo/);
  assert.equal(await page.locator('.moves .move:not(.start)').count(), 3);
  await page.getByRole('button', { name: 'Inglês' }).click();
  await page.waitForFunction(() => /Second to move/.test(document.querySelector('.turn')?.textContent ?? ''));
});

play('the language is changed while an analysis runs, and the analysis goes on', async ({ page, open, ask }) => {
  await open(gameHash('hex:size=7', '&moves=b3'));
  await page.locator('#analyze').click();
  const time = () => page.waitForFunction(() => {
    const [, seconds] = /([\d.,]+) s$/.exec(document.querySelector('.search-numbers')?.textContent ?? '') ?? [];
    return seconds ? Number(seconds.replace(',', '.')) : 0;
  }).then((shown) => shown.jsonValue());
  const before = await time();
  await page.getByRole('button', { name: 'Portuguese' }).click();
  await page.waitForFunction(() => /profundidade/.test(document.querySelector('.search-numbers')?.textContent ?? ''));
  assert.ok((await time()) >= before, 'the same search is told of');
  assert.equal((await ask('api/searches')).running, 1);
  await page.locator('#analyze').click();
  await page.waitForFunction(() => document.querySelectorAll('.lines li').length === 0);
});

play('the help says how the levels were measured', async ({ page, open }) => {
  await open(POSITIONS['tic-tac-toe']);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/catalog')));
  await page.keyboard.press('?');
  await page.waitForFunction(() => /scores \d+ % ± \d+ % against/.test(document.querySelector('.help-facts')?.textContent ?? ''));
});

play('closing the help closes only the help', async (tools) => {
  const { page, open } = tools;
  await open(POSITIONS.hex);
  const before = await page.evaluate(() => location.hash);
  await page.keyboard.press('?');
  await page.waitForSelector('dialog.help[open]');
  assert.deepEqual(await page.evaluate(nameless), []);
  await shot(page, 'help');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  assert.equal(await page.evaluate(() => location.hash), before);
  assert.equal(await page.locator('.moves .move:not(.start)').count(), 5);
  await page.keyboard.type('a1');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('.moves .move:not(.start)').length === 6);
});

play('the dialog for a new game has every parameter of every game', async (tools) => {
  const { page, open } = tools;
  await open(POSITIONS.hex);
  const { games, puzzles } = await tools.ask('api/catalog');
  await page.keyboard.press('Shift+N');
  for (const game of [...games, ...puzzles]) {
    await page.locator('select[name="game"]').selectOption(game.name);
    for (const { name } of game.parameters) assert.equal(await page.locator(`.new-game [name="${name}"]`).count(), name === 'start' ? 2 : 1, `${game.name} ${name}`);
    assert.deepEqual(await page.evaluate(nameless), []);
  }
  await shot(page, 'new-game');
});
