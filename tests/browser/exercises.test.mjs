/** Exercises: filled in, checked with reasons, and the same for everyone who has the link. */
import assert from 'node:assert/strict';
import { check, shot } from './harness.mjs';

const place = (name, more = '') => `#/learn/practice/${name}?difficulty=1&seed=7${more}`;

/** Fills in what the server says is right. */
async function solve(page, questions) {
  for (const { about, answer } of questions) {
    const field = page.locator(`li[data-about="${about}"] input`);
    if (await field.getAttribute('type') === 'checkbox') await field.setChecked(answer !== '');
    else await field.fill(answer);
  }
}

check('every exercise is opened, solved and found right, in its link', async ({ page, visit, ask }) => {
  await visit('#/learn');
  await page.waitForSelector('#learn-practice ~ ul a');
  const names = await page.locator('#learn-practice ~ ul a').evaluateAll((links) => links.map((link) => link.getAttribute('href').split('/').pop()));
  assert.ok(names.length >= 6, names.join(' '));
  for (const name of names) {
    const { questions } = await ask('api/exercise', { name, difficulty: 1, seed: 7 });
    await visit(place(name));
    await page.reload();
    await page.waitForSelector('#exercise-check');
    assert.equal(await page.locator('.questions li').count(), questions.length, name);
    await solve(page, questions);
    await page.click('#exercise-check');
    assert.match(await page.innerText('.exercise-verdict'), /^All \d+ (is|are) right/, name);
    await shot(page, `exercise-${name}`);
  }
});

check('a wrong answer is told with its reason', async ({ page, visit }) => {
  await visit(place('minimax'));
  await page.waitForSelector('#exercise-check');
  await page.locator('.questions input').first().fill('999');
  await page.click('#exercise-check');
  assert.match(await page.locator('.questions .why').first().innerText(), /children are worth/);
  assert.match(await page.innerText('.exercise-verdict'), /of \d+ are right/);
  await page.click('#exercise-solution');
  assert.match(await page.innerText('.exercise-verdict'), /^All/);
});

check('a leaf is marked by pointing at it, and another exercise has another address', async ({ page, visit, ask }) => {
  const { questions } = await ask('api/exercise', { name: 'alphabeta', difficulty: 1, seed: 7 });
  await visit(place('alphabeta'));
  await page.waitForSelector('#exercise-check');
  const [{ about }] = questions;
  await page.locator(`.board [data-place="${about}"], .board [aria-label^="${about}"]`).first().click({ force: true });
  assert.equal(await page.locator(`li[data-about="${about}"] input`).isChecked(), true);
  const before = page.url();
  await page.click('#exercise-another');
  await page.waitForFunction((old) => location.href !== old, before);
});
