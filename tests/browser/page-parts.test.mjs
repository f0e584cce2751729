// Parts of the page that need no browser: addresses, the tree of moves, specs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const load = (file) => {
  const source = readFileSync(new URL(`../../crates/web/page/script/${file}`, import.meta.url), 'utf8');
  return import(`data:text/javascript,${encodeURIComponent(source)}`);
};
const { readHash, writeHash } = await load('route.js');
const { lastOf, movesTo, readTree, siblingOf, Tree, writeTree } = await load('play/tree.js');
const { readSpec, writeSpec } = await load('play/spec.js');
const { toward } = await load('board/geometry.js');

test('an address reads back what was written', () => {
  const params = { game: 'nim:start=3+5', start: '((8 8)(8 8)) 0 0 1', moves: 'h1.1,v2.3', odd: 'a&b=c%?#' };
  assert.deepEqual(readHash(writeHash('learn', params, ['hex', 'a b'])), { view: 'learn', path: ['hex', 'a b'], params });
  assert.deepEqual(readHash(''), { view: 'home', path: [], params: {} });
  assert.equal(writeHash('play', { moves: '', start: null }), '#/play');
});

test('branches are kept, chosen, saved and forgotten', () => {
  const tree = new Tree();
  const one = tree.follow(['a', 'b', 'c']);
  const other = tree.follow(['a', 'x']);
  assert.deepEqual(movesTo(lastOf(tree.root)), ['a', 'x']);
  assert.equal(siblingOf(other, 1).move, 'b');
  assert.deepEqual(movesTo(lastOf(tree.root)), ['a', 'b', 'c']);
  const again = Tree.load(JSON.parse(JSON.stringify(tree.save())), tree.root.chosen);
  assert.deepEqual(movesTo(lastOf(again.root)), ['a', 'b', 'c']);
  assert.equal(again.find(['a', 'x'])?.move, 'x');
  assert.equal(tree.prune(one).move, 'b');
  assert.deepEqual(movesTo(lastOf(tree.root)), ['a', 'b']);
});

test('a tree reads back what was written, in the same order', () => {
  const tree = new Tree();
  for (const line of [['a', 'b', 'c'], ['a', 'x'], ['a', 'x', 'y'], ['a', 'x', 'z'], ['d']]) tree.follow(line);
  const text = writeTree(tree);
  assert.equal(text, 'a(d),b(x,y(z)),c', 'wherever one is, the main line stays the main one');
  const again = readTree(text);
  assert.equal(writeTree(again), text);
  for (const line of [['a', 'b', 'c'], ['a', 'x', 'y'], ['d']]) assert.deepEqual(movesTo(again.find(line) ?? again.root), line);
  assert.equal(writeTree(readTree('h1.1,v1.1(h2.1),3-2')), 'h1.1,v1.1(h2.1),3-2');
  assert.equal(writeTree(readTree('))(,,(')), '', 'nonsense is no tree');
});

test('a spec reads back what was written, quotes included', () => {
  const settings = { size: '11', start: '1,2:3', misere: 'on' };
  assert.deepEqual(readSpec(writeSpec('game', settings)), { name: 'game', settings });
  assert.equal(writeSpec('hex', { size: '' }), 'hex');
});

test('an arrow goes to the nearest place, and the opposite arrow goes back', () => {
  const places = [[0, 0], [1, 0], [2, 0], [0.5, 1], [1.5, 1], [2.5, 1]];
  const from = (at, key) => toward(places[at], places, key);
  assert.equal(from(0, 'ArrowRight'), 1);
  assert.equal(from(1, 'ArrowDown'), 4);
  assert.equal(from(4, 'ArrowUp'), 1);
  assert.equal(from(0, 'ArrowLeft'), -1);
});
