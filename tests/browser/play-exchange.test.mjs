// Games go out and come back: import, export, links, set-up, and what is kept in the browser.
import assert from 'node:assert/strict';
import { forgiveRefusals, gameHash, lineOf, play, viewOf, waitForMoves } from './player.mjs';

const LINES = [
  ['hex:size=5', 'a3,swap,c3,d2', ['json', 'text', 'sgf', 'hexworld']],
  ['tic-tac-toe', '5,1,9', ['json', 'text']],
  ['nim', '3-3,2-1', ['json', 'text']],
  ['dots-and-boxes:rows=2,cols=2', 'h1.1,v1.1,h2.1', ['json', 'text']],
  ['adji-boto', '3,4', ['json', 'text']],
];

for (const [game, moves, formats] of LINES) {
  play(`${game} survives ${formats.join(', ')}`, async (tools) => {
    const { page, open } = tools;
    await open(gameHash(game, `&moves=${moves}`));
    const before = await viewOf(tools);
    for (const format of formats) {
      await page.keyboard.press('Shift+I');
      await page.locator('#export-format').selectOption(format);
      await page.waitForFunction(() => (document.querySelector('#export-text')?.value.length ?? 0) > 0);
      const response = page.waitForResponse((answer) => answer.url().includes('/api/export'));
      await page.locator('#export-format').dispatchEvent('change');
      await response;
      const text = await page.locator('#export-text').inputValue();
      await page.locator('#import-text').fill(text);
      await page.locator('#import').click();
      await page.waitForSelector('dialog', { state: 'detached' });
      const after = await viewOf(tools);
      assert.equal(after.position, before.position, `${format}: ${text}`);
      assert.equal(after.plies.length, before.plies.length, format);
    }
  });
}

play('what the computer thought of its moves goes out, survives a reload, and comes in again', async ({ page, open }) => {
  const exported = async () => {
    await page.keyboard.press('Shift+I');
    await page.waitForFunction(() => document.querySelector('#export-text')?.value.startsWith('{'));
    return page.locator('#export-text').inputValue();
  };
  await open(gameHash('nim', '&first=human&second=pvs:depth=3'));
  await page.locator('.hit').first().click();
  await waitForMoves(page, 2);
  const text = await exported();
  const [person, computer] = JSON.parse(text).info;
  assert.equal(person, null);
  assert.deepEqual([computer.side, computer.pv[0]], [2, JSON.parse(text).moves[1]]);
  assert.ok(computer.nodes > 0 && computer.depth > 0);
  await page.reload();
  await page.waitForSelector('.turn span');
  assert.deepEqual(JSON.parse(await exported()).info, [null, computer]);
  await page.keyboard.press('Escape');
  await open(gameHash('tic-tac-toe'));
  await page.keyboard.press('Shift+I');
  await page.locator('#import-text').fill(text);
  await page.locator('#import').click();
  await page.waitForSelector('dialog', { state: 'detached' });
  assert.deepEqual(JSON.parse(await exported()).info, [null, computer]);
});

play('a line that ends with giving up is a game that is over, whoever was to move', async ({ page, open }) => {
  for (const [moves, winner] of [['1-1 resign', 'First'], ['1-1 resign-1', 'Second']]) {
    await open(gameHash('nim', `&moves=${encodeURIComponent(moves)}`));
    assert.match(await page.locator('.turn').textContent() ?? '', new RegExp(`${winner}.*the other side gave up`));
    assert.match(await page.locator('.moves .move').last().textContent() ?? '', /gives up/);
  }
});

play('what can not be imported is said, and the game stays', async (tools) => {
  const { page, open, errors } = tools;
  await open(gameHash('nim', '&moves=3-3'));
  await page.keyboard.press('Shift+I');
  await page.locator('#import-text').fill('(;FF[4]GM[1]SZ[');
  await page.locator('#import').click();
  await page.waitForSelector('.exchange .problem:not([hidden])');
  assert.deepEqual((await lineOf(page)).moves, ['3-3']);
  forgiveRefusals(errors);
});

play('a link opens the whole game in another tab', async ({ page, open, another }) => {
  await open(gameHash('hex:size=5', '&moves=a3,swap,c3'));
  await page.keyboard.press('Shift+C');
  const link = await page.locator('#share-link').inputValue();
  const other = await another();
  await other.goto(link);
  await other.waitForSelector('.turn span');
  assert.deepEqual((await lineOf(other)).moves, ['a3', 'swap', 'c3']);
  assert.equal(await other.locator('.hit[data-place="c3"]').getAttribute('aria-label'), 'c3, First');
});

play('a link holds the branches and what comes after the position shown', async ({ page, open, another }) => {
  await open(gameHash('tic-tac-toe', '&moves=5,1,9'));
  await page.keyboard.press('Backspace');
  await waitForMoves(page, 2);
  await page.locator('.hit[data-place="3"]').click();
  await waitForMoves(page, 3);
  await page.keyboard.press('Backspace');
  await waitForMoves(page, 2);
  await page.keyboard.press('Shift+C');
  const other = await another();
  await other.evaluate(() => localStorage.clear()).catch(() => {});
  await other.goto(await page.locator('#share-link').inputValue());
  await other.waitForSelector('.branch');
  assert.deepEqual((await lineOf(other)).moves, ['5', '1']);
  await other.keyboard.press('ArrowRight');
  await waitForMoves(other, 3);
  assert.deepEqual((await lineOf(other)).moves, ['5', '1', '9'], 'the main line stays the main line');
  await other.keyboard.press('ArrowDown');
  await other.waitForFunction(() => location.hash.endsWith('5,1,3'));
});

play('a position is set up by clicking, and a wrong one is refused with a reason', async (tools) => {
  const { page, open, errors } = tools;
  await open(gameHash('tic-tac-toe'));
  await page.keyboard.press('Shift+U');
  await page.locator('.setup .hit[data-place="1"]').click();
  await page.waitForFunction(() => document.querySelector('.setup textarea')?.value.startsWith('x'));
  await page.locator('#setup-side').click();
  await page.waitForFunction(() => document.querySelector('.setup textarea')?.value.endsWith(' 2'));
  await page.locator('#setup-clear').click();
  await page.waitForFunction(() => document.querySelector('.setup textarea')?.value === '.../.../... 1');
  await page.locator('.setup textarea').fill('xxxxx/ooo/... 1');
  await page.waitForSelector('.setup .problem');
  assert.ok(await page.locator('#setup-use').isDisabled());
  await page.locator('.setup textarea').fill('x.o/.x./... 2');
  await page.waitForSelector('#setup-use:enabled');
  await page.locator('#setup-use').click();
  await page.waitForFunction(() => /Second to move/.test(document.querySelector('.turn')?.textContent ?? ''));
  assert.equal((await viewOf(tools)).position, 'x.o/.x./... 2');
  forgiveRefusals(errors);
});

play('ways of a graph are drawn by choosing two places, with the mouse and by keys', async ({ page, open }) => {
  await open(gameHash('graph:problem=romania'));
  await page.keyboard.press('Shift+U');
  const field = page.locator('.setup textarea');
  const becomes = (/** @type {string} */ text) => page.waitForFunction((text) => document.querySelector('.setup textarea')?.value === text, text);
  await field.fill('A-B 1, C; from A; to B');
  await page.waitForSelector('.setup .hit[data-place="C"]');
  await page.locator('#setup-strokes').check();
  await page.locator('.setup .hit[data-place="C"]').click();
  await page.waitForFunction(() => /From C/.test(document.getElementById('setup-says')?.textContent ?? ''));
  await page.locator('.setup .hit[data-place="B"]').click();
  await becomes('A-B 1, C-B 1; from A; to B');
  for (const place of ['A', 'A']) {
    await page.locator(`.setup .hit[data-place="${place}"]`).focus();
    await page.keyboard.press('Enter');
  }
  await becomes('A-B 1, C-B 1, A-D 1; from A; to B');
  await page.locator('#setup-strokes').uncheck();
  await page.locator('.setup .hit[data-place="D"]').click();
  await becomes('A-B 1, C-B 1, A-D 1; from D; to B');
});

play('a reload goes on with the game and its branches; two tabs do not disturb each other', async ({ page, open, another, url }) => {
  await open(gameHash('tic-tac-toe'));
  for (const move of ['5', '1']) await page.locator(`.hit[data-place="${move}"]`).click().then(() => page.waitForFunction((last) => location.hash.includes(last), move));
  await page.keyboard.press('Backspace');
  await waitForMoves(page, 1);
  await page.locator('.hit[data-place="3"]').click();
  await waitForMoves(page, 2);
  await page.reload();
  await page.waitForSelector('.branch');
  assert.deepEqual((await lineOf(page)).moves, ['5', '3']);
  const tab = await another();
  await tab.goto(`${url}#/play`);
  await tab.waitForSelector('.branch');
  await tab.keyboard.press('Shift+Digit1');
  await tab.waitForFunction(() => document.querySelectorAll('.moves .move').length === 1);
  await page.reload();
  await page.waitForSelector('.branch');
  assert.deepEqual((await lineOf(page)).moves, ['5', '3']);
  await tab.reload();
  await tab.waitForSelector('.turn span');
  assert.deepEqual((await lineOf(tab)).moves, []);
});
