/** The arena: runs that the command line made can be listed, watched, and their games opened at the board. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, serve, shot, start } from './harness.mjs';
import { forgiveRefusals } from './player.mjs';

const program = process.env.JOGADA_BINARY ?? fileURLToPath(new URL('../../target/debug/jogada', import.meta.url));

/** Plays a small run into the server's data folder; the same one again is continued, not played twice. */
async function played(games = 4) {
  const { server } = await start();
  const folder = join(server.data, 'arena', 'little');
  const players = ['greedy', 'random', 'alphabeta'];
  const made = spawnSync(program, ['arena', 'nim', '--players', ...players, '--games', String(games), '--nodes', '200', '--out', folder]);
  assert.equal(made.status, 0, String(made.stderr));
  const lines = readFileSync(join(folder, 'games.jsonl'), 'utf8').trim().split('\n').map((line) => JSON.parse(line));
  return { players, games: new Map(lines.map((game) => [game.index, game])) };
}

check('a run is listed, shown with its cross table, and a game of it opens at the board', async ({ page, visit }) => {
  const { players, games } = await played();
  await visit('#/arena');
  await page.getByRole('link', { name: 'little' }).click();
  await page.waitForSelector('table.cross');
  assert.equal(await page.locator('table.cross tbody tr').count(), 3);
  assert.equal(await page.locator('table.games tbody tr').count(), games.size);
  const named = await page.locator('table.standings tbody th').allTextContents();
  assert.deepEqual(named.toSorted(), players.toSorted());
  await shot(page, 'arena-run');
  await page.locator('table.games tbody a').first().click();
  await page.waitForFunction(() => location.hash.startsWith('#/play?game=nim'));
  await page.waitForSelector('.turn span');
  const moves = decodeURIComponent(/moves=([^&]*)/.exec(await page.evaluate(() => location.hash))?.[1] ?? '').split(',');
  assert.deepEqual(moves, games.get(games.size - 1).moves);
});

check('a run that grows is seen to grow', async ({ page, visit }) => {
  const before = (await played()).games.size;
  await visit('#/arena/little');
  await page.waitForSelector('table.games');
  assert.equal(await page.locator('table.games tbody tr').count(), before);
  const after = (await played(6)).games.size;
  await visit('#/arena');
  await page.waitForSelector('table.runs');
  assert.match(await page.locator('table.runs tbody tr').first().innerText(), new RegExp(`${after} of ${after}`));
});

check('the arena fits a small screen and speaks Portuguese', async ({ page, visit }) => {
  await played();
  await visit('#/arena/little');
  await page.waitForSelector('table.cross');
  assert.ok(await page.getByRole('heading', { name: 'Todos contra todos' }).isVisible());
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await shot(page, 'arena-small');
}, { viewport: { width: 390, height: 800 }, locale: 'pt-PT' });

check('what is no run is not found, and nothing outside the folder is looked at', async ({ ask }) => {
  for (const name of ['nothing', '..', '%2e%2e', '..%2f..', '.%2flittle']) {
    const answer = await ask(`api/runs/${name}`);
    assert.ok(answer.error === undefined ? answer.runs !== undefined : answer.error.code === 'not-found', name);
  }
  const { error } = await ask('api/runs/little/games/999');
  assert.equal(error.code, 'not-found');
});

check('a run is started from the page, stopped, reopened and resumed; no process is ever started', async ({ page, visit, ask, errors }) => {
  await visit('#/arena');
  await page.locator('#new-run').click();
  await page.locator('#run-game').selectOption('nim');
  // So many that the run is not over before it is stopped, however slow the browser is.
  await page.locator('#run-games').fill('10000');
  await page.locator('#run-nodes').fill('2000');
  await page.locator('#run-other').fill('gtp:cmd=true');
  await page.locator('#run-start').click();
  await page.waitForSelector('.run-dialog .problem:not([hidden])');
  assert.match(await page.locator('.run-dialog .problem').innerText(), /command line/);
  await page.locator('#run-other').fill('');
  await page.locator('#run-start').click();
  await page.locator('#run-stop').click();
  await page.waitForSelector('#run-resume');
  await shot(page, 'arena-started');
  const { runs } = await ask('api/runs');
  const mine = runs.find(({ game, planned }) => game === 'nim' && planned === 10_000);
  assert.ok(mine && !mine.running && mine.played < 10_000);
  await visit();
  await visit(`#/arena/${mine.name}`);
  await page.locator('#run-resume').click();
  await page.waitForSelector('#run-stop');
  await page.locator('#run-stop').click();
  const after = (await ask('api/runs')).runs.find(({ name }) => name === mine.name);
  assert.ok(after.played >= mine.played);
  forgiveRefusals(errors);
});

check('the empty arena shows what a run looks like', async ({ context, errors }) => {
  const server = await serve();
  const page = await context.newPage();
  await page.goto(`${server.url}#/arena`);
  await page.waitForSelector('.arena-example table.cross');
  assert.equal(await page.locator('.arena-example svg').count(), 2);
  await shot(page, 'arena-empty');
  await page.close();
  await server.stop();
  // It is another server that was asked.
  errors.length = 0;
});

check('a run has plots, and its games and table can be taken along', async ({ page, visit, url }) => {
  const { games } = await played();
  await visit('#/arena/little');
  await page.waitForSelector('.arena-plot .plot-line');
  assert.equal(await page.locator('.arena-plot .plot-line').count(), 3);
  const text = await (await fetch(new URL('api/runs/little/records', url))).text();
  const records = text.trim().split('\n').map((line) => JSON.parse(line));
  // Games are kept in the order in which they end.
  const lines = (/** @type {{ moves: string[] }[]} */ all) => all.map(({ moves }) => moves.join(' ')).sort();
  assert.deepEqual(lines(records), lines([...games.values()]));
  const [file] = await Promise.all([page.waitForEvent('download'), page.locator('#run-table').click()]);
  const table = readFileSync(await file.path(), 'utf8').trim().split('\n');
  assert.equal(table.length, 4);
  assert.match(table[0], /^player,elo,/);
});

check('a program that the server was told of plays by its name, and by nothing else', async ({ context, errors }) => {
  const server = await serve(['--engine', `other=${program} gtp nim --player easy`]);
  const page = await context.newPage();
  await page.goto(`${server.url}#/arena`);
  await page.locator('#new-run').click();
  await page.locator('#run-game').selectOption('nim');
  await page.locator('input[value="medium"]').uncheck();
  await page.locator('input[value="other"]').check();
  await page.locator('#run-games').fill('2');
  await page.locator('#run-start').click();
  await page.waitForFunction(() => /finished/.test(document.querySelector('.arena-state')?.textContent ?? ''));
  const { runs, engines } = await (await fetch(new URL('api/runs', server.url))).json();
  assert.deepEqual(engines, ['other']);
  assert.equal(runs[0].played, 2);
  await page.close();
  await server.stop();
  errors.length = 0;
});
