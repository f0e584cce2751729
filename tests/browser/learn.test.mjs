/** The learning pages: complete in both languages, with boards that can be played and links that lead to the lab. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { check, shot } from './harness.mjs';
import games from '../../crates/web/page/text/learn/game.js';
import paths from '../../crates/web/page/text/learn/path.js';
import rules from '../../crates/web/page/text/learn/rules.js';
import words from '../../crates/web/page/text/learn.js';

/** All texts of a page that come in two languages. */
const pairs = (value) => Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string') ? [value]
  : typeof value === 'object' && value !== null ? Object.values(value).flatMap(pairs) : [];

test('everything is said in both languages', () => {
  assert.deepEqual(Object.keys(words.en).sort(), Object.keys(words.pt).sort());
  for (const page of Object.values({ ...paths, ...games, ...rules })) {
    for (const [english, portuguese] of pairs(page)) {
      assert.ok(english.length > 1 && portuguese.length > 1);
      if (english.length > 25) assert.notEqual(english, portuguese);
    }
  }
});

check('there is a page for every game, puzzle and algorithm of the catalog', async ({ ask }) => {
  const catalog = await ask('api/catalog');
  for (const { name } of [...catalog.games, ...catalog.puzzles]) assert.ok(rules[name], name);
  for (const { name, kind } of catalog.algorithms) {
    // Chance has nothing to teach, and an expert is one game's own engine.
    if (name !== 'random' && name !== 'expert') assert.ok((kind === 'path' ? paths : games)[name], `${kind} ${name}`);
  }
});

check('the list leads to every page, and each shows its idea, pseudocode and a way to the lab', async ({ page, visit }) => {
  await visit('#/learn');
  await page.waitForSelector('.cards a');
  await shot(page, 'learn');
  const links = await page.locator('.cards a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  assert.equal(links.length, Object.keys(rules).length + Object.keys(paths).length + Object.keys(games).length);
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
