// Who can not see the page or use a mouse: axe finds nothing in any view, in both languages and both themes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { check, program, start } from './harness.mjs';
import { gameHash } from './player.mjs';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const pressed = (/** @type {string} */ key) => (/** @type {import('playwright-core').Page} */ page) => page.keyboard.press(key);
const clicked = (/** @type {string} */ what) => (/** @type {import('playwright-core').Page} */ page) => page.locator(what).first().click();

/**
 * Every view: its address, what is done there, and what is waited for.
 * @type {{ name: string, hash: string, ready: string, act?: (page: import('playwright-core').Page) => Promise<void>, then?: string }[]}
 */
const VIEWS = [
  { name: 'front door', hash: '#/', ready: '.game-card .board .part' },
  { name: 'unknown page', hash: '#/nowhere', ready: '.game-card .board .part' },
  { name: 'my games, none', hash: '#/games', ready: '.view-games h1' },
  { name: 'Hex with values', hash: gameHash('hex:size=5', '&moves=b2,c3'), ready: '.turn span', act: pressed('Shift+A'), then: '.lines li' },
  { name: 'tic-tac-toe with exact values', hash: gameHash('tic-tac-toe', '&moves=5,1'), ready: '.turn span', act: pressed('Shift+X'), then: '.verdict' },
  { name: 'Dots and Boxes with a threat', hash: gameHash('dots-and-boxes', '&moves=h1.1,v1.1,h2.1'), ready: '.turn span', act: pressed('Shift+T'), then: '.around.threat' },
  { name: 'Dots and Boxes', hash: gameHash('dots-and-boxes', '&moves=h1.1,v1.1,h2.1,v1.2,v1.3'), ready: '.turn span' },
  { name: 'Adji-boto with a hint', hash: gameHash('adji-boto', '&moves=3,4,1'), ready: '.turn span', act: pressed('Shift+O'), then: '.part.mark, .note' },
  { name: 'Nim against the computer', hash: gameHash('nim:start=3+5+7', '&moves=3-2&first=human&second=easy'), ready: '.turn span' },
  { name: 'puzzle', hash: gameHash('sliding-tiles'), ready: '.turn span' },
  { name: 'a review', hash: gameHash('tic-tac-toe', '&first=easy&second=human&moves=1,2,5,3,9'), ready: '#end-review', act: clicked('#end-review'), then: '.turning-points li' },
  { name: 'my games, some', hash: '#/games', ready: '.kept-words a' },
  { name: 'new game', hash: gameHash('hex:size=5'), ready: '.turn span', act: pressed('Shift+N'), then: 'dialog[open]' },
  { name: 'help', hash: gameHash('nim'), ready: '.turn span', act: pressed('?'), then: 'dialog.help[open]' },
  { name: 'exchange', hash: gameHash('nim'), ready: '.turn span', act: pressed('Shift+I'), then: 'dialog[open]' },
  { name: 'lab', hash: '#/lab?game=tic-tac-toe&algorithm=alphabeta%3Adepth%3D3', ready: '.tree-node, .lab-tree' },
  { name: 'challenges', hash: '#/challenges', ready: '.challenge-link' },
  { name: 'a challenge', hash: '#/challenges/daily', ready: '#challenge-show', act: clicked('#challenge-show'), then: '#challenge-next' },
  { name: 'arena', hash: '#/arena', ready: '#new-run' },
  { name: 'a run', hash: '#/arena/little', ready: 'table.cross' },
  { name: 'a new run', hash: '#/arena', ready: '#new-run', act: clicked('#new-run'), then: 'dialog[open]' },
  { name: 'learn', hash: '#/learn', ready: '.cards a' },
  { name: 'a lesson', hash: '#/learn/game/alphabeta', ready: '.view-learn h1' },
];

/** A run for the arena to show. */
async function played() {
  const folder = join((await start()).server.data, 'arena', 'little');
  const made = spawnSync(program(), ['arena', 'nim', '--players', 'greedy', 'random', 'alphabeta', '--games', '2', '--nodes', '50', '--out', folder]);
  assert.equal(made.status, 0, String(made.stderr));
}

/**
 * What axe objects to, in a line each.
 * @param {import('playwright-core').Page} page
 * @param {object} [options] of axe
 */
async function objections(page, options = {}) {
  return page.evaluate(async (given) => {
    const { violations } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ['violations'], ...given });
    const why = ({ any, all, none }) => [...any, ...all, ...none][0]?.message ?? '';
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${why(node)}`));
  }, options);
}

for (const locale of ['en-GB', 'pt-PT']) {
  check(`axe finds nothing in any view, light and dark, in ${locale.slice(0, 2)}`, async ({ page, visit }) => {
    /** @type {Record<string, string[]>} */
    const found = {};
    await played();
    for (const { name, hash, ready, act, then } of VIEWS) {
      await page.goto('about:blank');
      await page.emulateMedia({ colorScheme: 'light' });
      await visit(hash);
      await page.waitForSelector(ready, { state: 'attached' });
      if (act) await act(page);
      if (then) await page.waitForSelector(then, { state: 'attached' });
      await page.addScriptTag({ path: AXE });
      const light = await objections(page);
      // Of all that axe looks at, only colors have to do with the theme.
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await objections(page, { runOnly: ['color-contrast'] });
      if (light.length + dark.length) found[name] = [...light, ...dark];
    }
    assert.deepEqual(found, {});
  }, { locale, reducedMotion: 'reduce', bypassCSP: true });
}

/** What has the focus, and whether it is called something. */
const focused = () => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const labels = at instanceof HTMLInputElement || at instanceof HTMLSelectElement ? [...at.labels ?? []] : [];
  const name = at.getAttribute('aria-label') || labels.map((label) => label.textContent).join('') || at.textContent?.trim();
  return { what: at.outerHTML.slice(0, 120), named: Boolean(name) && (at.matches('a, button, input, select, summary, textarea, [role]')) };
};

check('every stop of the Tab key is something with a name', async ({ page, visit }) => {
  await played();
  for (const { hash, ready } of VIEWS.filter(({ act, ready }) => !act && ready !== '.kept-words a')) {
    await page.goto('about:blank');
    await visit(hash);
    await page.waitForSelector(ready, { state: 'attached' });
    for (let stops = 0; stops < 150; stops += 1) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(focused);
      if (!stop) break;
      assert.ok(stop.named, `${hash}: ${stop.what}`);
    }
  }
}, { reducedMotion: 'reduce' });
