/**
 * Values of a trace: written, and compared.
 * @typedef {import('./types.js').Worth} Worth
 */
import { number, signed, t } from '../text.js';

/** Above this a proof number stands for "never" or "goes round". */
const ENDLESS = 2 ** 26;

/**
 * A value on one line, quick wins first.
 * @param {Worth} worth
 */
export function rank(worth) {
  if (typeof worth === 'number') return worth;
  const [word, plies = '0'] = worth.split(':');
  const height = 1e9 - Number(plies);
  return word === 'win' ? height : -height;
}

/**
 * A value as the other side sees it.
 * @param {Worth} worth
 * @returns {Worth}
 */
export function turned(worth) {
  if (typeof worth === 'number') return worth === 0 ? 0 : -worth;
  const [word, plies] = worth.split(':');
  const other = word === 'win' ? 'loss' : 'win';
  return plies === undefined ? other : `${other}:${plies}`;
}

/**
 * A value in a few characters.
 * @param {Worth | undefined} worth
 * @param {string} [absent]
 */
export function brief(worth, absent = '?') {
  if (worth === undefined) return absent;
  if (typeof worth === 'number') return signed(worth, 2);
  const [word, plies] = worth.split(':');
  return t(`lab.${word}.brief`) + (plies ?? '');
}

/**
 * A value in words.
 * @param {Worth | undefined} worth
 */
export function inWords(worth) {
  if (worth === undefined) return t('lab.unknown');
  if (typeof worth === 'number') return signed(worth, 2);
  const [word, plies] = worth.split(':');
  return plies === undefined ? t(`lab.${word}`) : t(`lab.${word}.in`, { n: Number(plies) });
}

/** @param {Worth | undefined} alpha */
export function lowEnd(alpha) {
  return brief(alpha, '−∞');
}

/** @param {Worth | undefined} beta */
export function highEnd(beta) {
  return brief(beta, '+∞');
}

/**
 * A window: (α, β).
 * @param {Worth | undefined} alpha
 * @param {Worth | undefined} beta
 */
export function windowText(alpha, beta) {
  return `(${lowEnd(alpha)}, ${highEnd(beta)})`;
}

/**
 * A proof or disproof number.
 * @param {number | undefined} count
 */
export function proofNumber(count) {
  if (count === undefined) return '?';
  return count >= ENDLESS ? '∞' : number(count, 0);
}

/**
 * A cost: costs are moves and parts of moves.
 * @param {number | undefined} cost
 */
export function costText(cost) {
  return cost === undefined ? '∞' : number(cost, 2);
}
