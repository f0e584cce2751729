/** The learning pages: complete in both languages, with boards that can be played and links that lead to the lab. */
import assert from 'node:assert/strict';
import { check, shot, wordsOf } from './harness.mjs';

/** What is taught, by name. */
const taught = async (url) => {
  const { rules, path, game } = await wordsOf(url, 'learn');
  return { rules: Object.fromEntries(rules), paths: Object.fromEntries(path), games: Object.fromEntries(game) };
};

check('everything is said in both languages', async ({ url }) => {
  const phrases = (value) => typeof value?.en === 'string' ? [value]
    : typeof value === 'object' && value !== null ? Object.values(value).flatMap(phrases) : [];
  const all = phrases(await taught(url));
  assert.ok(all.length > 200);
  for (const { en, pt } of all) {
    assert.ok(en.length > 1 && pt.length > 1);
    if (en.length > 25) assert.notEqual(en, pt);
  }
});

check('there is a page for every game, puzzle and algorithm of the catalog', async ({ ask, url }) => {
  const { rules, paths, games } = await taught(url);
  const catalog = await ask('api/catalog');
  for (const { name } of [...catalog.games, ...catalog.puzzles]) assert.ok(rules[name], name);
  for (const { name } of catalog.path_algorithms) assert.ok(paths[name], name);
  for (const { name } of catalog.algorithms) {
    // Chance has nothing to teach, and an expert is one game's own engine.
    if (name !== 'random' && name !== 'expert') assert.ok(games[name], name);
  }
});

check('the list leads to every page, and each shows its idea, pseudocode and a way to the lab', async ({ page, url, visit }) => {
  await visit('#/learn');
  await page.waitForSelector('.cards a');
  await shot(page, 'learn');
  const all = await page.locator('.cards a').evaluateAll((cards) => cards.map((link) => link.getAttribute('href')));
  // Exercises and lessons have pages of their own kind.
  const links = all.filter((link) => !/\/(practice|lesson)\//.test(link));
  const pages = Object.values(await taught(url)).flatMap(Object.keys);
  assert.equal(links.length, pages.length);
  for (const link of links) {
    await visit(link);
    await page.waitForSelector('.learn-page h1');
    if (link.includes('/rules/')) await page.waitForSelector('.try .parts > *', { state: 'attached' });
    else {
      await page.waitForSelector('.learn-page .code li');
      assert.match(await page.getAttribute('#learn-lab', 'href'), /^#\/lab\?game=/);
    }
  }
});

check('the lab opens from a page', async ({ page, visit }) => {
  await visit('#/learn/game/alphabeta');
  await page.click('#learn-lab');
  await page.waitForSelector('#lab-scrubber');
  await page.goBack();
  await page.click('#learn-compare');
  await page.waitForSelector('.compare-table [data-figure="nodes"]');
});

check('rules can be tried: by hand, with the computer, and taken back', async ({ page, visit }) => {
  await visit('#/learn/rules/tic-tac-toe');
  await page.waitForSelector('.try .hit.playable');
  await page.locator('.try .hit.playable').first().click();
  await page.waitForFunction(() => document.querySelectorAll('.try .hit.playable').length === 8);
  await page.click('#learn-reply');
  await page.waitForFunction(() => document.querySelectorAll('.try .hit.playable').length === 7);
  await page.click('#learn-undo');
  await page.waitForFunction(() => document.querySelectorAll('.try .hit.playable').length === 8);
  await shot(page, 'learn-rules');
  await page.click('#learn-restart');
  await page.waitForFunction(() => document.querySelectorAll('.try .hit.playable').length === 9);
});

check('nothing is wider than a telephone, in Portuguese', async ({ page, visit }) => {
  await page.addInitScript(() => localStorage.setItem('jogada.language', 'pt'));
  for (const hash of ['#/learn', '#/learn/rules/hex', '#/learn/path/astar', '#/learn/game/mcts']) {
    await visit(hash);
    await page.reload();
    await page.waitForSelector('.view-learn h1');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${hash}: ${wide} px too wide`);
    assert.doesNotMatch(await page.innerText('main'), /\blearn\.[a-z]/);
  }
  await shot(page, 'learn-telephone');
}, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

check('a page that is not there says so', async ({ page, visit }) => {
  await visit('#/learn/path/nonsense');
  await page.waitForSelector('text=There is no such page');
});
