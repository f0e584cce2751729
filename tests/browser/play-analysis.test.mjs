// Analysis, hints, take back and exact values.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { program } from './harness.mjs';
import { gameHash, lineOf, play, viewOf, waitForMoves } from './player.mjs';

const hasLines = () => document.querySelectorAll('.lines li').length > 0;
const moveCount = (page) => page.locator('.moves .move:not(.start)').count();

play('analysis starts, follows the game, never moves, and stops', async (tools) => {
  const { page, open } = tools;
  await open(gameHash('dots-and-boxes:rows=3,cols=3', '&first=human&second=easy'));
  await page.locator('#analyze').click();
  await page.waitForFunction(hasLines);
  assert.equal(await moveCount(page), 0);
  await page.locator('.hit[data-place="h1.1"]').click();
  await waitForMoves(page, 1);
  await page.waitForFunction(hasLines);
  assert.equal(await moveCount(page), 1, 'the computer keeps still while its turn is analyzed');
  assert.match(await page.locator('.eval-text').innerText(), /\d/);
  await page.locator('#analyze').click();
  assert.equal(await page.locator('.lines li').count(), 0);
  await page.waitForFunction(() => document.querySelectorAll('.moves .move:not(.start)').length >= 2);
});

play('values and the expected line are on the board only when asked for', async (tools) => {
  const { page, open } = tools;
  await open(gameHash('hex:size=4'));
  await page.locator('#analyze').click();
  await page.waitForFunction(hasLines);
  assert.equal(await page.locator('.value-text, .ghost-number').count(), 0);
  await page.keyboard.press('Shift+V');
  await page.waitForFunction(() => document.querySelector('.value-text'));
  assert.ok((await page.locator('.value-text').count()) <= 5);
  await page.keyboard.press('Shift+L');
  await page.waitForFunction(() => document.querySelector('.ghost-number'));
  await page.keyboard.press('Shift+V');
  assert.equal(await page.locator('.value-text').count(), 0);
  await page.locator('.line-moves .move').first().click();
  await waitForMoves(page, 1);
});

for (const game of ['adji-boto', 'nim', 'tic-tac-toe']) {
  play(`the expected line of ${game} is on the board beyond its first move`, async ({ page, open }) => {
    await open(gameHash(game));
    await page.keyboard.press('Shift+L');
    await page.waitForFunction(() => document.querySelectorAll('.marks-lines .ghost-number').length > 1);
    const shown = await page.locator('.marks-lines .ghost-number').allTextContents();
    const numbers = shown.flatMap((text) => text.split(' ').map(Number)).toSorted((one, other) => one - other);
    assert.deepEqual(numbers, numbers.map((_, at) => at + 1), 'every move of it once');
    assert.ok(await page.locator('.marks-lines .ghost.second').count() > 0, 'the other side has its color');
  });
}

play('a line and the sweep can be clicked while news come in: what is pressed stays where it is', async ({ page, open }) => {
  await open(gameHash('hex:size=7'));
  await page.keyboard.press('Shift+A');
  await page.waitForFunction(hasLines);
  const kept = await page.evaluate(() => new Promise((resolve) => {
    const [line, sweep] = [document.querySelector('.line-moves .move'), document.querySelector('#sweep')];
    const numbers = document.querySelector('.search-numbers');
    let news = 0;
    const watcher = new MutationObserver(() => {
      if (++news < 5) return;
      watcher.disconnect();
      resolve([line?.isConnected, sweep?.isConnected]);
    });
    watcher.observe(/** @type {Node} */ (numbers), { childList: true, characterData: true, subtree: true });
  }));
  assert.deepEqual(kept, [true, true]);
});

play('a move is taken back against the computer, played again, and another makes a branch', async (tools) => {
  const { page, open } = tools;
  await open(gameHash('tic-tac-toe', '&first=human&second=easy'));
  await page.locator('.hit[data-place="5"]').click();
  await waitForMoves(page, 2);
  const { moves } = await lineOf(page);
  await page.keyboard.press('Backspace');
  await waitForMoves(page, 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await waitForMoves(page, 2);
  assert.deepEqual((await lineOf(page)).moves, moves);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await waitForMoves(page, 2);
  assert.equal(await page.locator('.branch').count(), 1);
  await page.keyboard.press('Escape');
  await page.locator('h1').click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await page.waitForFunction(() => /moves=5(&|$)/.test(location.hash));
});

play('a hint names a legal move, marks it and plays nothing', async (tools) => {
  const { page, open } = tools;
  await open(gameHash('nim'));
  await page.keyboard.press('Shift+H');
  await page.waitForFunction(() => /Hint: 3-3/.test(document.querySelector('.hint-line')?.textContent ?? ''));
  assert.equal(await page.locator('.around.hint').count(), 1);
  assert.equal(await moveCount(page), 0);
});

play('a sweep values every position of the game', async (tools) => {
  const { page, open } = tools;
  await open(gameHash('tic-tac-toe', '&moves=5,2,1,9'));
  await page.locator('#sweep').click();
  await page.waitForFunction(() => document.querySelectorAll('.graph-dot').length === 5);
  await page.waitForFunction(() => !document.querySelector('.graph-panel progress'));
  await page.locator('.graph').scrollIntoViewIfNeeded();
  const label = await page.locator('.graph-label', { hasText: /^0$/ }).boundingBox();
  await page.mouse.click(label.x + label.width / 2, label.y - 30);
  await waitForMoves(page, 0);
});

for (const [game, moves] of [['tic-tac-toe', []], ['tic-tac-toe', ['5']], ['tic-tac-toe', ['1', '2', '5']], ['nim', []], ['nim', ['3-3']], ['nim:misere=on', ['2-1']]]) {
  play(`exact colors of ${game} after ${moves.join(' ') || 'nothing'} are those of solve`, async (tools) => {
    const { page, open, ask } = tools;
    await open(gameHash(game, `&moves=${moves.join(',')}`));
    await page.keyboard.press('Shift+X');
    const view = await viewOf(tools);
    await page.waitForFunction((count) => document.querySelectorAll('.verdict').length === count, view.legal.length);
    const exact = await ask('api/exact', { ...await lineOf(page), limit: 5000 });
    const shown = await page.locator('.verdict').evaluateAll((signs) => signs.map((sign) => [...sign.classList].find((name) => ['win', 'draw', 'loss'].includes(name))));
    assert.deepEqual(shown.toSorted(), exact.moves.map(({ value_kind }) => value_kind).toSorted());
    const solved = JSON.parse(execFileSync(program(), ['solve', game, view.position, '--json'], { encoding: 'utf8' }));
    assert.equal(solved.value_kind, { 1: 'win', 0: 'draw', '-1': 'loss' }[bestFor(exact)]);
    const best = exact.moves.filter((move) => move.best).map(({ move }) => move);
    assert.deepEqual(best.toSorted(), solved.best_moves.toSorted());
  });
}

/** What the best move is worth to the side that moves. */
function bestFor({ moves }) {
  return Math.max(...moves.map(({ value_kind }) => ({ win: 1, draw: 0, loss: -1 })[value_kind]));
}

play('an analysis runs until it is stopped, and says when there is nothing more to find', async ({ page, open }) => {
  await open(gameHash('tic-tac-toe', '&moves=5,1'));
  await page.locator('#analyze').click();
  await page.waitForFunction(() => /proven, there is nothing more/.test(document.querySelector('.search-state')?.textContent ?? ''));
  await open(gameHash('hex:size=11'));
  if (await page.locator('#analyze').getAttribute('aria-pressed') !== 'true') await page.locator('#analyze').click();
  await page.waitForFunction(() => /until it is stopped/.test(document.querySelector('.search-state')?.textContent ?? ''));
  await page.locator('#analyze').click();
  await page.waitForFunction(() => document.querySelector('.search-state')?.textContent === '');
});

play('the threat is what the other side would play, and it never moves', async ({ page, open }) => {
  // Three sides of a box are drawn: whoever moves takes it.
  await open(gameHash('dots-and-boxes:rows=2,cols=2', '&moves=h1.1,h2.1,v1.1'));
  await page.keyboard.press('Shift+T');
  await page.waitForFunction(() => /If it were First’s turn: v1\.2/.test(document.querySelector('p.threat')?.textContent ?? ''));
  assert.equal(await page.locator('.around.threat').count(), 1);
  assert.equal(await page.locator('.moves .move:not(.start)').count(), 3);
  await page.keyboard.press('Shift+T');
  await page.waitForSelector('p.threat', { state: 'hidden' });
  assert.equal(await page.locator('.around.threat').count(), 0);
});

play('there are threats in Hex, whoever is to move', async ({ page, open }) => {
  // First lacks one cell of its chain, and it is the turn of Second, who lacks more.
  await open(gameHash('hex:size=3,swap=off', '&moves=b2,a1,b1'));
  await page.keyboard.press('Shift+T');
  await page.waitForFunction(() => /If it were First’s turn: [ab]3/.test(document.querySelector('p.threat')?.textContent ?? ''));
  assert.equal(await page.locator('.around.threat').count(), 1);
  await open(gameHash('hex:size=3,swap=off', '&moves=a1,b2'));
  await page.waitForFunction(() => /If it were Second’s turn: /.test(document.querySelector('p.threat')?.textContent ?? ''));
});

play('the expected line has arrows from move to move', async ({ page, open }) => {
  await open(gameHash('tic-tac-toe', '&moves=5,1'));
  await page.keyboard.press('Shift+L');
  await page.waitForFunction(() => document.querySelectorAll('.marks-lines .arrow').length > 1);
});
