/** The front door: every game as a board to begin on, and the games that were played last. */
import { askCatalog, askGallery } from '../api.js';
import { Board } from '../board.js';
import { el, put } from '../dom.js';
import { icon } from '../icons.js';
import { welcome } from '../offers.js';
import { writeHash } from '../route.js';
import { list } from '../shelf.js';
import { t } from '../text.js';
import { gameName } from '../play/names.js';
import { kept } from './kept.js';

/** So many of the last games are shown. */
const LAST = 4;

/** @param {HTMLElement} host */
export async function mount(host) {
  const gallery = el('div', { class: 'gallery' });
  const last = el('section', { class: 'home-last', hidden: true });
  put(host, el('div', { class: 'home' },
    el('header', { class: 'home-header' }, el('h1', {}, t('home.title')), el('p', { class: 'muted' }, t('home.about'))),
    last, el('h2', {}, t('home.games')), gallery));
  const [catalog, { boards }] = await Promise.all([askCatalog(), askGallery()]);
  const about = new Map([...catalog.games, ...catalog.puzzles].map((game) => [game.name, game.about]));
  put(gallery, boards.map((board) => card(board, about.get(board.name) ?? '')));
  await showLast(last);
  return {};
}

/**
 * @param {import('../../types/api.js').GalleryBoard} board
 * @param {string} about
 */
function card({ name, game, sides, scene }, about) {
  const players = sides === 1 ? {} : { first: 'human', second: welcome.opponent };
  return el('article', { class: 'game-card' },
    el('div', { class: 'card-board', 'aria-hidden': 'true' }, drawn(scene)),
    el('h3', {}, gameName(name)), el('p', { class: 'muted small' }, about),
    el('div', { class: 'row' },
      el('a', { class: 'button primary', href: writeHash('play', { game, ...players, fresh: '1' }), 'aria-label': `${t('home.play')}: ${gameName(name)}` }, icon('play'), t('home.play')),
      el('a', { class: 'button', href: writeHash('learn', {}, [name]), 'aria-label': `${t('home.learn')}: ${gameName(name)}` }, t('home.learn'))));
}

/** @param {import('../../types/api.js').SceneAnswer} scene */
function drawn(scene) {
  const board = new Board();
  board.show(scene, { open: false });
  board.hits.layer.remove();
  return board.element;
}

/** @param {HTMLElement} section */
async function showLast(section) {
  // Where the browser keeps nothing there is nothing to go on with.
  const games = await list().catch(() => []);
  if (games.length === 0) return;
  put(section, el('header', {}, el('h2', {}, t('home.last')), el('a', { href: '#/games' }, t('home.all'))),
    el('div', { class: 'kept-list' }, games.slice(0, LAST).map((game) => kept(game))));
  section.hidden = false;
}
