/**
 * Values in words and on scales. The program tells them for the side to move; people are shown First's point of view.
 *
 * @typedef {Pick<import('../../types/api.js').Worth, 'value' | 'value_kind' | 'proven' | 'distance' | 'win_rate'>
 *   & { total?: number }} Worth First's point of view; `total` is the final margin where points are scored
 */
import { percent, signed, t } from '../text.js';

/**
 * How kinds look from the other side.
 * @type {Partial<Record<import('../../types/api.js').WorthKind, 'win' | 'loss'>>}
 */
const TURNED = { win: 'loss', loss: 'win' };

/**
 * What a value is to First.
 * @param {import('../../types/api.js').Worth} worth
 * @param {[number, number]} [score] points so far, where they are scored
 * @returns {Worth}
 */
export function forFirst({ value, side, value_kind: kind, proven, distance, win_rate: rate }, score) {
  const isFirst = side === 1;
  const seen = isFirst ? value : 0 - value;
  const total = score && rate === undefined ? score[0] - score[1] + seen : undefined;
  return {
    value: seen, value_kind: isFirst ? kind : TURNED[kind] ?? kind, proven, distance, total,
    win_rate: rate === undefined || isFirst ? rate : 1 - rate,
  };
}

/**
 * A value in a few words: "First wins in 7", "61 %", "+3 points".
 * @param {Worth} worth
 * @returns {string}
 */
export function worthText(worth) {
  const who = t(worth.value >= 0 ? 'shell.first' : 'shell.second');
  if (worth.win_rate !== undefined) return percent(worth.win_rate);
  switch (worth.value_kind) {
    case 'win':
    case 'loss': return worth.distance ? t('value.wins.in', { who, n: worth.distance }) : t('value.wins', { who });
    case 'draw': return t('value.draw');
    case 'points': return t('value.points', { value: signed(worth.total ?? worth.value, 0), n: Math.abs(worth.total ?? worth.value) });
    default: return `≈ ${signed(worth.total ?? worth.value, 1)}`;
  }
}

/**
 * What the number means.
 * @param {Worth} worth
 */
export function unitText(worth) {
  if (worth.value_kind === 'points') return t('value.unit.points');
  if (worth.proven) return t('value.unit.proven');
  if (worth.win_rate !== undefined) return t('value.unit.chance');
  return t(worth.total === undefined ? 'value.unit.estimate' : 'value.unit.estimate.points');
}

/**
 * A value in a cell: as short as can be. What is proven has its distance below the line, so that it is no estimate.
 * @param {Worth} worth
 */
export function worthMark(worth) {
  const distance = String(worth.distance || '').replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]);
  if (worth.win_rate !== undefined) return String(Math.round(worth.win_rate * 100));
  switch (worth.value_kind) {
    case 'win': return `+${distance}`;
    case 'loss': return `−${distance}`;
    case 'draw': return '=';
    default: return signed(worth.total ?? worth.value, 1);
  }
}

/**
 * First's share of a bar, from 0 to 1.
 * @param {Worth} worth
 */
export function shareOf(worth) {
  if (worth.win_rate !== undefined) return worth.win_rate;
  switch (worth.value_kind) {
    case 'win': return 1;
    case 'loss': return 0;
    case 'draw': return 0.5;
    default: return 0.5 + 0.5 * Math.tanh((worth.total ?? worth.value) / (worth.total === undefined ? 3 : 8));
  }
}

/**
 * What a proven move brings the side that plays it: for points, what the game ends with.
 * @param {import('../../types/api.js').BoundedMove} move whose value is known
 * @param {import('../../types/api.js').View} view
 * @returns {{ verdict: import('../board/marks.js').Verdict, text: string }}
 */
export function verdictOf(move, view) {
  const { value_kind: kind } = move;
  if (kind === 'win' || kind === 'draw' || kind === 'loss') {
    return { verdict: kind, text: move.distance ? String(move.distance) : '' };
  }
  const sign = view.side === 1 ? 1 : -1;
  const margin = sign * (view.score[0] - view.score[1]) + (move.value ?? 0);
  const verdict = margin > 0 ? 'win' : margin < 0 ? 'loss' : 'draw';
  return { verdict, text: String(Math.abs(margin)) };
}

/**
 * The same in words, for those who listen: "win in 3", "loss by 2".
 * @param {import('../../types/api.js').BoundedMove} move whose value is known
 * @param {import('../../types/api.js').View} view
 */
export function verdictWords(move, view) {
  const { verdict, text } = verdictOf(move, view);
  if (!text || verdict === 'draw') return t(`verdict.${verdict}`);
  return t(view.scoring ? `verdict.${verdict}.by` : `verdict.${verdict}.in`, { n: Number(text) });
}
