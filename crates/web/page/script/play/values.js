/**
 * Values in words and on scales. Numbers are First's point of view and say what they are.
 *
 * @typedef {import('./tree.js').Worth} Worth
 */
import { percent, signed, t } from '../text.js';

/**
 * A value in a few words: "First wins in 7", "61 %", "+3 points".
 * @param {Worth} worth
 * @returns {string}
 */
export function worthText(worth) {
  const who = t(worth.value >= 0 ? 'shell.first' : 'shell.second');
  switch (worth.unit) {
    case 'win':
    case 'loss': return worth.distance ? t('value.wins.in', { who, n: worth.distance }) : t('value.wins', { who });
    case 'draw': return t('value.draw');
    case 'chance': return percent(worth.value);
    case 'points': return t('value.points', { value: signed(worth.total ?? worth.value, 0), n: Math.abs(worth.total ?? worth.value) });
    default: return `≈ ${signed(worth.total ?? worth.value, 1)}`;
  }
}

/**
 * What the number means.
 * @param {Worth} worth
 */
export function unitText(worth) {
  if (worth.unit === 'points') return t('value.unit.points');
  if (worth.proven) return t('value.unit.proven');
  if (worth.unit === 'chance') return t('value.unit.chance');
  return t(worth.total === undefined ? 'value.unit.estimate' : 'value.unit.estimate.points');
}

/**
 * A value in a cell: as short as can be. What is proven has its distance below the line, so that it is no estimate.
 * @param {Worth} worth
 */
export function worthMark(worth) {
  const distance = String(worth.distance || '').replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]);
  switch (worth.unit) {
    case 'win': return `+${distance}`;
    case 'loss': return `−${distance}`;
    case 'draw': return '=';
    case 'chance': return String(Math.round(worth.value * 100));
    default: return signed(worth.total ?? worth.value, 1);
  }
}

/**
 * First's share of a bar, from 0 to 1.
 * @param {Worth} worth
 */
export function shareOf(worth) {
  switch (worth.unit) {
    case 'win': return 1;
    case 'loss': return 0;
    case 'draw': return 0.5;
    case 'chance': return worth.value;
    default: return 0.5 + 0.5 * Math.tanh((worth.total ?? worth.value) / (worth.total === undefined ? 3 : 8));
  }
}

/**
 * What a proven move brings the side that plays it: for points, what the game ends with.
 * @param {Record<string, any>} move of `/api/exact`
 * @param {Record<string, any>} view
 * @returns {{ verdict: import('../board/marks.js').Verdict, text: string }}
 */
export function verdictOf(move, view) {
  if (move.kind !== 'points') return { verdict: move.kind, text: move.distance ? String(move.distance) : '' };
  const sign = view.side === 1 ? 1 : -1;
  const margin = sign * (view.score[0] - view.score[1] + move.value);
  const verdict = margin > 0 ? 'win' : margin < 0 ? 'loss' : 'draw';
  return { verdict, text: String(Math.abs(margin)) };
}
