/** The board of the game that ended last, so that a run can be watched. */
import { get, post } from '../api.js';
import { Board } from '../board.js';
import { el } from '../dom.js';
import { t } from '../text.js';

/** One board for the run that is watched: it stays while figures come in. */
const board = new Board();
let shown = '';

/**
 * @param {string} name of the run
 * @param {import('../../types/api.js').PlayedGame[]} games
 */
export function lastBoard(name, games) {
  const last = games.at(-1);
  if (!last) return null;
  // The figures are worth more than the picture: where it can not be had, they are shown without it.
  show(name, String(last.index)).catch(() => { shown = ''; });
  return el('figure', { class: 'arena-board' }, board.element,
    el('figcaption', { class: 'muted small' }, t('arena.latest', { first: last.first, second: last.second })));
}

/**
 * @param {string} name
 * @param {string} index
 */
async function show(name, index) {
  const key = `${name} ${index}`;
  if (key === shown) return;
  shown = key;
  const { line } = await get('/api/runs/{name}/games/{index}', { name, index });
  const view = await post('/api/view', line);
  if (shown === key) board.show(view.scene, { open: false, name: t('arena.latest.board') });
}
