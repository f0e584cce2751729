/** What the views of the arena are made of. */
import { el } from '../dom.js';
import { number, percent, t } from '../text.js';

/**
 * A table whose first cells name their rows.
 * @param {string[]} heads
 * @param {(import('../dom.js').Child | import('../dom.js').Child[])[][]} rows
 * @param {string} name a class
 */
export function tableOf(heads, rows, name) {
  const head = heads.map((text) => el('th', { scope: 'col' }, text));
  const row = (/** @type {(import('../dom.js').Child | import('../dom.js').Child[])[]} */ [first, ...rest]) =>
    el('tr', {}, el('th', { scope: 'row' }, first), rest.map((cell) => el('td', {}, cell)));
  return el('div', { class: 'arena-scroll' },
    el('table', { class: `arena-table ${name}` }, el('thead', {}, el('tr', {}, head)), el('tbody', {}, rows.map(row))));
}

/**
 * How far a run is.
 * @param {number} played
 * @param {{ planned: number, finished: boolean, running?: boolean }} run
 */
export function progress(played, { planned, finished, running }) {
  const text = t('arena.played', { played, planned });
  const state = t(finished ? 'arena.finished' : running ? 'arena.running' : 'arena.open');
  return el('span', { class: 'arena-progress' },
    el('progress', { max: Math.max(planned, 1), value: played, 'aria-label': text }), ` ${text} · ${state}`);
}

/**
 * Wins, draws and losses as players write them.
 * @param {import('../../types/api.js').GameCounts} games
 */
export function results({ wins, draws, losses }) {
  return `+${number(wins)} =${number(draws)} −${number(losses)}`;
}

/**
 * A share of points with its interval.
 * @param {import('../../types/api.js').RunShare} share
 */
export function score(share) {
  return t('arena.interval', { value: percent(share.score), low: percent(share.score_low), high: percent(share.score_high) });
}
