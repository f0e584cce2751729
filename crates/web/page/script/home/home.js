/** The front door: every game as a board to begin on, and the games that were played last. */
import { askCatalog, post } from '../api.js';
import { Board } from '../board.js';
import { el, put } from '../dom.js';
import { icon } from '../icons.js';
import { offersOf, welcome } from '../offers.js';
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
  const catalog = await askCatalog();
  const games = [...catalog.games, ...catalog.puzzles];
  games.sort((one, other) => Number(other.name === first()) - Number(one.name === first()));
  put(gallery, games.map((game) => card(game, 'problems' in game)));
  await showLast(last);
  return {};
}

/** The name of the game to begin with. */
function first() {
  return welcome.game.split(':')[0];
}

/**
 * @param {import('../../types/api.js').GameListing | import('../../types/api.js').PuzzleListing} game
 * @param {boolean} isPuzzle
 */
function card({ name, about }, isPuzzle) {
  const spec = name === first() ? welcome.game : isPuzzle ? offersOf(name).followed || name : name;
  const players = isPuzzle ? {} : { first: 'human', second: welcome.opponent };
  const picture = el('div', { class: 'card-board', 'aria-hidden': 'true' });
  void draw(picture, spec);
  return el('article', { class: 'game-card' },
    picture, el('h3', {}, gameName(name)), el('p', { class: 'muted small' }, about ?? ''),
    el('div', { class: 'row' },
      el('a', { class: 'button primary', href: writeHash('play', { game: spec, ...players, fresh: '1' }), 'aria-label': `${t('home.play')}: ${gameName(name)}` }, icon('play'), t('home.play')),
      el('a', { class: 'button', href: writeHash('learn', {}, [name]), 'aria-label': `${t('home.learn')}: ${gameName(name)}` }, t('home.learn'))));
}

/**
 * @param {HTMLElement} picture
 * @param {string} game
 */
async function draw(picture, game) {
  const view = await post('/api/view', { game, start: null, moves: [] });
  const board = new Board();
  board.show(view.scene, { open: false });
  board.hits.layer.remove();
  put(picture, board.element);
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
