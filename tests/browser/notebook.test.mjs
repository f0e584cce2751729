// A notebook that forgets nothing: branches, remarks and marks through every format that can hold them, and one's games.
import assert from 'node:assert/strict';
import { shot } from './harness.mjs';
import { gameHash, lineOf, play, waitForMoves } from './player.mjs';

const SGF = '(;FF[4]GM[11]SZ[5]PB[Ana]PW[Rui]C[A club game];B[a3]C[Far out](;W[c3];B[b4](;W[d2])(;W[b2]C[Nearer];B[c2]))(;W[d4]))';

async function take(page, text) {
  await page.keyboard.press('Shift+I');
  await page.locator('#import-text').fill(text);
  await page.locator('#import').click();
  await page.waitForFunction(() => !document.querySelector('dialog'));
}

async function exported(page, format) {
  await page.keyboard.press('Shift+I');
  await page.locator('#export-format').selectOption(format);
  const wanted = { json: /^\{/, sgf: /^\(;/, hexworld: /^https/, text: /^jogada record/ }[format];
  await page.waitForFunction((source) => new RegExp(source).test(document.querySelector('#export-text')?.value ?? ''), wanted.source);
  const found = { text: await page.locator('#export-text').inputValue(), lacks: await page.locator('#export-lacks').innerText() };
  await page.locator('dialog .close').click();
  await page.waitForFunction(() => !document.querySelector('dialog'));
  return found;
}

const branches = (page) => page.locator('.branch').count();

play('branches, remarks and names survive SGF and JSON both ways, and other formats say what they leave out', async ({ page, open }) => {
  await open(gameHash('hex:size=3'));
  await take(page, SGF);
  await waitForMoves(page, 4);
  assert.deepEqual((await lineOf(page)).moves, ['a3', 'c3', 'b4', 'd2'], 'the main line');
  for (const format of ['sgf', 'json']) {
    assert.equal(await branches(page), 2);
    await page.keyboard.press('Home');
    await page.waitForFunction(() => document.querySelector('#remark')?.value === 'A club game');
    const { text, lacks } = await exported(page, format);
    assert.equal(lacks, '');
    for (const words of ['Ana', 'Rui', 'Far out', 'Nearer', 'd4']) assert.ok(text.includes(words), `${format}: ${words}`);
    await open(gameHash('nim'));
    await take(page, text);
    await waitForMoves(page, 4);
  }
  assert.match((await exported(page, 'hexworld')).lacks, /2 branches, 2 remarks|2 branches, 3 remarks/);
  assert.match((await exported(page, 'text')).lacks, /2 branches/);
});

play('remarks and marks are kept with the position, and go with the game', async ({ page, open }) => {
  await open(gameHash('hex:size=5', '&moves=a3,c3'));
  await page.locator('#remark').fill('Strong');
  await page.locator('.hit[data-place="b2"]').click({ button: 'right' });
  assert.equal(await page.locator('.marks-remarks circle').count(), 1);
  await page.locator('.hit[data-place="b2"]').click({ button: 'right' });
  assert.equal(await page.locator('.marks-remarks path').count(), 1, 'another sign');
  await page.reload();
  await page.waitForSelector('.marks-remarks path');
  assert.equal(await page.locator('#remark').inputValue(), 'Strong');
  const { text } = await exported(page, 'sgf');
  assert.match(text, /SQ\[\w+\]/, 'as other programs write it');
  await open(gameHash('nim'));
  await take(page, text);
  await page.waitForSelector('.marks-remarks path');
  assert.equal(await page.locator('#remark').inputValue(), 'Strong');
});

play('a branch is made the main line, and that can be undone', async ({ page, open }) => {
  await open(gameHash('hex:size=5', '&moves=a3,c3&tree=a3(b2,d4),c3'));
  await page.waitForSelector('.branch');
  await page.locator('.branch .move').nth(1).click();
  await waitForMoves(page, 2);
  await page.locator('#promote').click();
  assert.deepEqual(await page.locator('.moves > .move:not(.start)').allTextContents(), ['1b2', '2d4']);
  await page.keyboard.press('Control+z');
  await page.waitForFunction(() => /a3/.test(document.querySelector('.moves > .move:not(.start)')?.textContent ?? ''));
});

play('games are kept, found, opened, removed and had back', async ({ page, open }) => {
  await open(gameHash('tic-tac-toe', '&moves=1,4,2,5,3'));
  await page.keyboard.press('ArrowLeft');
  await waitForMoves(page, 4);
  await page.evaluate(() => { location.hash = '#/games'; });
  await page.waitForSelector('.kept-game');
  await open(gameHash('nim', '&moves=3-1'));
  await page.evaluate(() => { location.hash = '#/games'; });
  await page.waitForSelector('.kept-game');
  assert.equal(await page.locator('.kept-game').count(), 2);
  await shot(page, 'my-games');
  await page.locator('#games-title').selectOption('nim');
  assert.equal(await page.locator('.kept-game').count(), 1);
  await page.locator('.kept-game .remove').click();
  await page.locator('#notice-act').click();
  await page.waitForFunction(() => document.querySelectorAll('.kept-game').length === 2);
  await page.locator('#games-words').fill('tic');
  await page.locator('.kept-words a').click();
  await waitForMoves(page, 4);
  assert.equal((await lineOf(page)).game, 'tic-tac-toe');
});
