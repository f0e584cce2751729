// What version 0.1 of the page left in browsers and in links is still understood: one of each, as that version wrote it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const SCRIPTS = new URL('../../crates/web/page/script/', import.meta.url);
/** @type {Map<string, string>} */
const made = new Map();

/** A module with everything that it imports, as one address: there is no page here. */
function addressOf(/** @type {URL} */ url) {
  const known = made.get(url.href);
  if (known) return known;
  const source = readFileSync(url, 'utf8').replace(/(from\s+')(\.[^']+)'/g,
    (_, start, path) => `${start}${addressOf(new URL(path, url))}'`);
  const address = `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`;
  made.set(url.href, address);
  return address;
}

const load = (/** @type {string} */ file) => import(addressOf(new URL(file, SCRIPTS)));
const sample = (/** @type {string} */ name) => readFileSync(new URL(`data/0.1/${name}`, import.meta.url), 'utf8');
const { readHash } = await load('route.js');
const { openingOf, restore } = await load('play/store.js');
const { Tree, infoTo, movesTo } = await load('play/tree.js');

/** The node that an opening shows, in a tree of its own. */
function opened(/** @type {Record<string, any>} */ opening) {
  const tree = opening.tree ? Tree.load(opening.tree, opening.chosen) : new Tree();
  return { tree, node: tree.follow(opening.at ?? opening.moves ?? []) };
}

test('a game that a browser kept is gone on with, branches and thoughts included', () => {
  const kept = new Map([['jogada.game.tab', sample('saved.json')]]);
  globalThis.localStorage = /** @type {any} */ ({ getItem: (/** @type {string} */ key) => kept.get(key) ?? null });
  const opening = restore('tab');
  assert.equal(opening.game, 'tic-tac-toe');
  assert.deepEqual(opening.players, { 1: 'human', 2: 'alphabeta:depth=3' });
  const { tree, node } = opened(opening);
  assert.deepEqual(movesTo(node), ['5', '1']);
  assert.equal(infoTo(node)[1].value_kind, 'estimate');
  assert.ok(tree.find(['5', '9']), 'what was tried instead');
  assert.ok(tree.find(['5', '1', '3']), 'what comes after');
});

test('links lead to where they led', () => {
  const [plain, whole] = JSON.parse(sample('links.json')).map((/** @type {string} */ link) => openingOf(readHash(link).params));
  for (const opening of [plain, whole]) {
    assert.equal(opening.game, 'tic-tac-toe');
    assert.deepEqual(opening.moves, ['5', '1']);
    assert.deepEqual(opening.players, { 1: 'human', 2: 'alphabeta:depth=3' });
  }
  assert.ok(opened(whole).tree.find(['5', '9']), 'branches');
});
