// Every text is in both languages, asks for the same values, and every key that the page uses is there.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const PAGE = new URL('../../crates/web/page/', import.meta.url);
const load = async (file) => (await import(`data:text/javascript,${encodeURIComponent(readFileSync(new URL(file, PAGE), 'utf8'))}`)).default;
const files = readdirSync(new URL('text/', PAGE)).filter((file) => file.endsWith('.js'));
const tables = await Promise.all(files.map(async (file) => [file, await load(`text/${file}`)]));
const holes = (text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

for (const [file, table] of tables) {
  test(`${file} says everything in both languages`, () => {
    assert.deepEqual(Object.keys(table).toSorted(), ['en', 'pt']);
    assert.deepEqual(Object.keys(table.en).toSorted(), Object.keys(table.pt).toSorted());
    for (const [key, text] of Object.entries(table.en)) {
      assert.notEqual(text.trim(), '', key);
      assert.notEqual(table.pt[key].trim(), '', key);
      assert.deepEqual(new Set(holes(text)), new Set(holes(table.pt[key])), key);
    }
  });
}

test('no key is in two tables, and every key that is asked for by name is in one', () => {
  const keys = tables.flatMap(([, table]) => Object.keys(table.en));
  assert.deepEqual(keys.filter((key, at) => keys.indexOf(key) !== at), []);
  const known = new Set(keys);
  const scripts = readdirSync(new URL('script/', PAGE), { recursive: true }).filter((file) => String(file).endsWith('.js'));
  for (const file of scripts) {
    const source = readFileSync(new URL(`script/${file}`, PAGE), 'utf8');
    for (const [, key] of source.matchAll(/\bt\('([\w.#-]+)'/g)) assert.ok(known.has(key), `${key} of ${file}`);
  }
});
