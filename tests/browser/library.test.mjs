// Games on the machine: what ends is kept where `jogada library` finds it, and opens again; several games come in at once.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { program, shot, start } from './harness.mjs';
import { gameHash, lineOf, play, waitForMoves } from './player.mjs';

play('a game that ended is kept on the machine, once, and opens from there', async ({ page, open, ask }) => {
  const { server } = await start();
  await open(gameHash('tic-tac-toe', '&moves=1,4,2,5'));
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await waitForMoves(page, 5);
  // A file that is being written has another name until it is whole.
  const kept = () => readdirSync(join(server.data, 'games')).filter((name) => name.endsWith('.json'));
  await page.waitForFunction(async () => (await (await fetch('/api/library')).json()).games.length === 1);
  await page.keyboard.press('ArrowLeft');
  await waitForMoves(page, 4);
  await page.keyboard.press('ArrowRight');
  await waitForMoves(page, 5);
  assert.deepEqual(kept().length, 1, kept().join(' '));
  // What is said later goes to the same game, after the page was loaded again as well.
  for (const remark of ['First remark', 'Second remark']) {
    await page.locator('#remark').fill(remark);
    await page.waitForFunction(async (wanted) => {
      const { games } = await (await fetch('/api/library')).json();
      const texts = await Promise.all(games.map(async ({ name }) => (await fetch(`/api/library/${name}`)).text()));
      return texts.length === 1 && texts[0].includes(wanted);
    }, remark);
    await page.reload();
    await waitForMoves(page, 5);
  }
  assert.deepEqual(kept().length, 1, kept().join(' '));
  const listed = spawnSync(program(), ['library', 'list', '--data-dir', server.data, '--json']);
  assert.equal(JSON.parse(String(listed.stdout)).games[0].game, 'tic-tac-toe');
  assert.equal((await ask('api/library')).kept, true);
  await page.evaluate(() => { location.hash = '#/games'; });
  await page.locator('.library-list a').click();
  await waitForMoves(page, 5);
  await shot(page, 'library');
  assert.deepEqual((await lineOf(page)).moves, ['1', '4', '2', '5', '3']);
});

play('several games are taken in at once: lines of JSON, and the trees of an SGF collection', async ({ page, open }) => {
  await open(gameHash('nim'));
  const record = (/** @type {string[]} */ moves) => JSON.stringify({ v: 1, game: 'nim', players: ['human', 'human'], moves, result: null });
  const texts = [[record(['1-1']), record(['2-1']), record(['3-1'])].join('\n'), '(;FF[4]GM[11]SZ[5];B[a1];W[b2])\n(;FF[4]GM[11]SZ[5];B[c3])'];
  let count = 0;
  for (const text of texts) {
    await page.keyboard.press('Shift+I');
    await page.locator('#import-text').fill(text);
    await page.locator('#import').click();
    await page.waitForFunction(() => / games were taken in/.test(document.querySelector('.notice')?.textContent ?? ''));
    count += text.split('\n').length;
    await page.evaluate(() => { location.hash = '#/games'; });
    await page.waitForFunction((wanted) => document.querySelectorAll('.kept-game').length === wanted, count);
    await open(gameHash('nim'));
  }
});
