/** A hint in one line: the move, why, and who says so. */
import { has, t } from '../text.js';
import { withTotal } from './layers.js';
import { worthText } from './values.js';

/**
 * @param {string} move
 * @param {Record<string, any>} found a thought, or the way of a puzzle
 * @param {Record<string, any>} view
 */
export function hintText(move, found, view) {
  if (found.moves) return t('hint.way', { move, n: Number(found.depth ?? 0) });
  const { reason } = found;
  const why = reason && has(`why.${reason.key}`) ? t(`why.${reason.key}`, reason.values) : worthText(withTotal(found, view));
  return t('hint.move', { move, why, player: found.player ?? '' });
}
