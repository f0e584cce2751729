/** Lessons: every claim has a search that can be stepped through, every question an answer that explains. */
import assert from 'node:assert/strict';
import { check, shot, wordsOf } from './harness.mjs';

check('every lesson opens in both languages, with a search at every claim', async ({ page, url, visit }) => {
  const { lessons } = await wordsOf(url, 'learn');
  assert.ok(lessons.length >= 14, `${lessons.length} lessons`);
  await visit('#/learn');
  await page.waitForSelector('.cards a[href*="/lesson/"]');
  assert.equal(await page.locator('.cards a[href*="/lesson/"]').count(), lessons.length);
  for (const [name, lesson] of lessons) {
    await visit(`#/learn/lesson/${name}`);
    const shown = lesson.claims.reduce((sum, claim) => sum + claim.shown.length, 0);
    await page.waitForFunction((count) => document.querySelectorAll('.walk .lab-tree svg').length === count, shown);
    assert.equal(await page.locator('.walk .problem').count(), 0, name);
    assert.equal(await page.locator('.quiz > li').count(), 3, name);
  }
});

check('a claim is touched, a question answered, and the lesson leads on', async ({ page, visit }) => {
  await visit('#/learn/lesson/alphabeta');
  const walk = page.locator('.walk').nth(1);
  await walk.locator('.tree .cut').waitFor();
  assert.match(await walk.locator('.why').innerText(), /2 children skipped/);
  await walk.locator('[data-step="back"]').click();
  assert.equal(await walk.locator('.tree .cut').count(), 0, 'the moment before the cut');
  await walk.locator('[data-step="first"]').click();
  assert.match(await walk.locator('.why').innerText(), /Step forward/);
  await walk.locator('[data-step="last"]').click();
  assert.match(await walk.locator('.why').innerText(), /answer/i);
  await shot(page, 'lesson-alphabeta');
  const first = page.locator('.quiz > li').first();
  await first.locator('input').nth(1).check();
  assert.match(await first.locator('.quiz-why').innerText(), /^Not quite\. .+equal is enough/);
  await first.locator('input').nth(0).check();
  assert.match(await first.locator('.quiz-why').innerText(), /^Right\./);
  await walk.locator('figcaption a').click();
  await page.waitForSelector('#lab-scrubber');
  assert.match(page.url(), /at=/, 'the lab goes on at the same step');
  await page.goBack();
  await page.click('#lesson-practice');
  await page.waitForSelector('.exercise-form');
});

check('a lesson fits on a telephone and speaks Portuguese', async ({ page, visit }) => {
  await visit('#/learn/lesson/blind');
  await page.waitForSelector('.walk .lab-tree svg');
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  assert.match(await page.innerText('h1'), /Procurar às cegas/);
  await shot(page, 'lesson-telephone');
}, { viewport: { width: 390, height: 844 }, locale: 'pt-PT' });
