// What went wrong once at the board, and must not again.
import assert from 'node:assert/strict';
import { launch, serve, shot } from './harness.mjs';
import { forgiveRefusals, gameHash, hintOf, lineOf, play, waitForMoves } from './player.mjs';

const turn = (page) => page.locator('.turn').innerText();
const waitForTurn = (page, words) =>
  page.waitForFunction((wanted) => new RegExp(wanted).test(document.querySelector('.turn')?.textContent ?? ''), words);

for (const [game, place, drawn] of [['hex:size=5', 'c3', 'c3, First'], ['dots-and-boxes', 'h2.1', 'line h2.1, drawn']]) {
  play(`the pointer sees what it has just played in ${game}, and no ghost over it`, async ({ page, open }) => {
    await open(gameHash(game));
    const spot = await page.locator(`.hit[data-place="${place}"]`).boundingBox();
    await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2);
    assert.equal(await page.locator('.marks-pointer > *').count(), 1);
    await page.mouse.down();
    await page.mouse.up();
    await waitForMoves(page, 1);
    assert.equal(await page.locator('.marks-pointer > *').count(), 0);
    assert.equal(await page.locator('.pointer').innerText(), drawn);
  });
}

play('a swap is said and shown', async ({ page, open }) => {
  await open(gameHash('hex:size=5', '&moves=c3,swap'));
  assert.match(await turn(page), /Second took the stone over/);
  assert.match(await page.locator('#live').innerText(), /took the stone over/);
});

play('the end says who won and why, and shows it on the board', async ({ page, open }) => {
  const level = '&first=human&second=easy';
  await open(gameHash('tic-tac-toe', `${level}&moves=1,4,2,5,3`));
  assert.equal(await turn(page), 'You win: a whole row');
  assert.equal(await page.locator('.marks-decisive > *').count(), 3);
  assert.equal(await page.locator('.player .disc.sign').count(), 2);
  await shot(page, 'ending');
  await open(gameHash('tic-tac-toe', `${level}&moves=1,4,2,5,9,6`));
  assert.equal(await turn(page), 'Easy wins: a whole row');
  await open(gameHash('hex:size=3', '&moves=a1,b2,a2,c1,a3'));
  assert.equal(await turn(page), 'First wins: the chain joins both edges');
  assert.equal(await page.locator('.marks-decisive > *').count(), 3);
  await open(gameHash('dots-and-boxes:rows=1,cols=1', '&moves=h1.1,h2.1,v1.1,v1.2'));
  assert.equal(await turn(page), 'Second wins: 1 to 0');
  await open(gameHash('nim:start=1,misere=on', '&moves=1-1'));
  assert.equal(await turn(page), 'Second wins: the other side had to take the last piece');
});

play('when a game is over the next one is a click away', async ({ page, open }) => {
  await open(gameHash('tic-tac-toe', '&first=human&second=easy&moves=1,4,2,5,3'));
  const offers = await page.locator('.ending button').evaluateAll((buttons) => buttons.map(({ id }) => id));
  assert.deepEqual(offers, ['end-again', 'end-sides', 'end-stronger', 'end-review']);
  await page.locator('#end-stronger').click();
  await waitForMoves(page, 0);
  assert.match(await page.evaluate(() => location.hash), /second=medium/);
  assert.ok(await page.locator('.ending').isHidden());
});

play('a hint moves nothing', async ({ page, open }) => {
  await open(gameHash('tic-tac-toe'));
  const before = await page.locator('#do-hint').boundingBox();
  await page.locator('#do-hint').click();
  await hintOf(page);
  assert.deepEqual(await page.locator('#do-hint').boundingBox(), before);
});

play('exact values of Nim tell how far the end is', async ({ page, open }) => {
  await open(gameHash('nim:start=1+2'));
  await page.keyboard.press('Shift+X');
  await page.waitForFunction(() => document.querySelectorAll('.marks-exact .verdict').length === 3);
  assert.equal(await page.locator('.hit[data-place="2-1"]').getAttribute('aria-label'), 'take 1 piece from heap 2, wins in 3');
});

play('what is proven silences rules of thumb', async ({ page, open }) => {
  await open(gameHash('dots-and-boxes:rows=3,cols=3', '&moves=h1.1,h2.2,v1.3,h3.1,v2.2,h4.3'));
  await page.keyboard.press('Shift+O');
  await page.waitForFunction(() => /favors/.test(document.querySelector('.overlay-words')?.textContent ?? ''));
  await page.keyboard.press('Shift+X');
  await page.waitForFunction(() => /Proven/.test(document.querySelector('.overlay-words')?.textContent ?? ''));
  assert.doesNotMatch(await page.locator('.overlay-words').innerText(), /favors/);
  await page.locator('#do-hint').click();
  await hintOf(page);
  assert.doesNotMatch(await page.locator('.hint-line').innerText(), /parity/);
});

play('a broken link opens as far as it is right, and points at the rest', async ({ page, open, errors }) => {
  await open(gameHash('hex:size=5', '&moves=d4,d4,a1'));
  assert.deepEqual((await lineOf(page)), { game: 'hex:size=5', start: null, moves: ['d4'] });
  assert.match(await page.locator('.notice').innerText(), /Move 2 of this link, “d4”, can not be played/);
  await open(gameHash('nim', '&start=nonsense'));
  assert.equal((await lineOf(page)).game, 'nim');
  assert.match(await page.locator('.notice').innerText(), /can not be opened/);
  forgiveRefusals(errors);
});

play('exact values can be heard', async ({ page, open }) => {
  await open(gameHash('tic-tac-toe', '&moves=1,5,2'));
  await page.keyboard.press('Shift+X');
  await page.waitForFunction(() => /wins|loses|draws/.test(document.querySelector('.hit[data-place="3"]')?.getAttribute('aria-label') ?? ''));
  assert.equal(await page.locator('.hit[data-place="3"]').getAttribute('aria-label'), '3, empty, draws');
  assert.match(await page.locator('#live').innerText(), /moves win, 1 draw/);
});
