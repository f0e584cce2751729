// The swap of Hex on the sizes that people play.
import assert from 'node:assert/strict';
import { gameHash, play, waitForMoves } from './player.mjs';

const swaps = {
  11: (page) => page.keyboard.press('s'),
  13: (page) => page.locator('#swap').click(),
  // A column is called s here, so that the letter begins a move and Enter says that it is all.
  19: async (page) => { await page.keyboard.press('s'); await page.keyboard.press('Enter'); },
};

for (const [size, swap] of Object.entries(swaps)) {
  play(`the stone is taken over on ${size}×${size}, chosen in the dialog`, async (tools) => {
    const { page, open } = tools;
    await open(gameHash('hex:size=3'));
    await page.keyboard.press('Shift+N');
    await page.getByRole('button', { name: `Size ${size}`, exact: true }).click();
    await page.getByRole('button', { name: 'Two people' }).click();
    await page.locator('#start-game').click();
    await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent?.includes(`${wanted}×${wanted}`), size);
    assert.equal(await page.locator('.hit').count(), size * size);
    await page.locator('.hit[data-place="a3"]').click();
    await page.waitForSelector('.banner:not([hidden])');
    await swap(page);
    await waitForMoves(page, 2);
    assert.equal(await page.locator('.hit[data-place="c1"]').getAttribute('aria-label'), 'c1, Second');
    assert.equal(await page.locator('.hit[data-place="a3"]').getAttribute('aria-label'), 'a3, empty');
    assert.ok(await page.locator('.banner').isHidden());
  });
}

play('playing on leaves the stone and the banner goes', async (tools) => {
  const { page, open } = tools;
  await open(gameHash('hex:size=11'));
  await page.keyboard.type('a3');
  await page.keyboard.press('Enter');
  await page.locator('#play-on').click();
  assert.ok(await page.locator('.banner').isHidden());
  await page.locator('.hit[data-place="f6"]').click();
  await waitForMoves(page, 2);
  assert.equal(await page.locator('.hit[data-place="a3"]').getAttribute('aria-label'), 'a3, First');
});

play('what the net would play and which connections hold can be laid over the board', async (tools) => {
  const { page, open } = tools;
  await open(gameHash('hex:size=5,swap=off', '&moves=c3'));
  await page.locator('[data-layer="overlay-connections"]').check();
  await page.locator('.part.mark.first > path').first().waitFor();
  await page.getByText('First is connected: with these cells it holds against every reply').waitFor();
  await page.locator('[data-layer="overlay-policy"]').check();
  await page.locator('.part.mark.second > text').first().waitFor();
  assert.ok(!await page.locator('[data-layer="overlay-connections"]').isChecked(), 'one at a time');
  assert.equal(await page.getByText('holds against every reply').count(), 0);
  const shades = await page.locator('.part.mark.graded > path').evaluateAll((paths) =>
    paths.map((path) => Number(getComputedStyle(path).fillOpacity)));
  assert.ok(Math.max(...shades) > 0.65 && Math.min(...shades) < 0.35, `a heat map: ${shades}`);
});
