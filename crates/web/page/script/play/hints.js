/** A hint in one line: the move, why, and who says so. */
import { has, signed, t } from '../text.js';
import { withTotal } from './layers.js';
import { playerName } from './names.js';
import { worthText } from './values.js';

/**
 * @param {string} move
 * @param {import('../../types/api.js').Best} found
 * @param {import('../../types/api.js').View} view
 */
export function hintText(move, found, view) {
  if (view.sides === 1) return t('hint.way', { move, n: found.pv.length });
  const why = reasonText(found.reason) || worthText(withTotal(found, view));
  return t('hint.move', { move, why, player: playerName(found.player) });
}

/** @param {import('../../types/api.js').NoteAnswer | undefined} reason */
function reasonText(reason) {
  if (!reason || !has(`why.${reason.key}`)) return '';
  const { values } = reason;
  const n = Number(values.count ?? values.moves ?? values.plies ?? values.long ?? values.own ?? values.other ?? 0);
  const shown = 'value' in values ? { ...values, value: signed(Number(values.value), 2) } : values;
  return t(`why.${reason.key}`, { ...shown, n });
}
