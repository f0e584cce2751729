/** Each game's own overlay: drawn as the program says, and told in words. */
import { drawPart } from '../board/parts.js';
import { t } from '../text.js';
import { sideName } from './names.js';

/**
 * @typedef {import('../../types/api.js').OverlayAnswer} Overlay
 */

/**
 * @param {import('../board.js').Board} board
 * @param {Overlay[]} overlays
 */
export function drawOverlay(board, overlays) {
  const sowings = overlays.flatMap(({ notes }) => notes).filter(({ key }) => key === 'sowing');
  const marks = sowings.map(({ values }) => ({
    kind: /** @type {const} */ ('note'), at: values.move, text: Number(values.caught) > 0 ? `${end(values.last)} +${values.caught}` : end(values.last),
  }));
  board.mark('overlay', marks, overlays.flatMap(({ parts }) => parts).map((part) => {
    const element = drawPart(board.turned(part));
    if (part.move) element.dataset.move = part.move;
    return element;
  }));
}

/**
 * Where a sowing ends, as people point at it: up or down, and which hole.
 * @param {string} place
 */
function end(place) {
  return (place.startsWith('t') ? '↑' : '↓') + place.slice(1);
}

/**
 * Of what belongs to a single move, shows that of the move pointed at.
 * @param {import('../board.js').Board} board
 * @param {string | null | undefined} move
 */
export function pointOverlay(board, move) {
  for (const element of board.layers.get('overlay')?.querySelectorAll('[data-move]') ?? []) {
    element.classList.toggle('pointed', element instanceof SVGElement && element.dataset.move === move);
  }
}

/**
 * What the overlay says in words, a line each. What is proven silences rules of thumb.
 * @param {Overlay[]} overlays
 * @param {boolean} proven
 * @returns {string[]}
 */
export function overlayWords(overlays, proven) {
  const notes = overlays.flatMap((overlay) => overlay.notes).filter(({ thumb }) => !(thumb && proven));
  return notes.flatMap(({ key, values }) => {
    switch (key) {
      case 'distances': return [t('overlay.distances', { first: values.first, second: values.second })];
      case 'nim-sum': return [t('overlay.nim-sum', { heaps: values.heaps.replaceAll(' ', ' ⊕ '), binary: values.binary, sum: values.sum })];
      case 'chains': return [t('overlay.chains', { chains: values.chains || '–', loops: values.loops || '–' })];
      case 'long-chain-rule': return [t('overlay.long-chain-rule', { n: Number(values.long), who: sideName(Number(values.favors)) })];
      // Where each move goes is drawn, and so are shortest ways.
      case 'sowing': case 'way': return [];
      default: return [t(`overlay.${key}`, { ...values, n: Number(values.n), who: sideName(Number(values.side)) })];
    }
  });
}
