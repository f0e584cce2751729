/** Each game's own overlay, drawn from what the program found out. */
import { svg } from '../dom.js';
import { middle } from '../board/geometry.js';
import { number, t } from '../text.js';
import { sideName } from './names.js';

/**
 * @typedef {Record<string, any>} Note
 * @typedef {import('../board.js').Board} Board
 */

/**
 * @param {Board} board
 * @param {Record<string, any>} view
 * @param {Note[]} notes
 */
export function drawOverlay(board, view, notes) {
  const of = (/** @type {string} */ key) => notes.filter((note) => note.key === key).map((note) => note.values);
  board.mark('overlay', [
    ...of('path').flatMap((path) => path.cells.map((/** @type {string} */ at) => ({ kind: 'target', at, side: Number(path.side) }))),
    ...of('sowing').flatMap((sowing) => sowingMarks(sowing)),
    ...of('chain').flatMap((chain) => chainMarks(chain)),
  ]);
  board.add('overlay', [...of('path').flatMap((path) => pathLine(board, path)), ...of('binary').flatMap((binary) => heapBits(view, binary))]);
}

/** @param {Note} sowing */
function sowingMarks(sowing) {
  const captured = Number(sowing.captured ?? 0);
  return [{ kind: /** @type {const} */ ('note'), at: sowing.move, text: captured > 0 ? `+${captured}` : `→${sowing.end}` }];
}

/** @param {Note} chain */
function chainMarks(chain) {
  /** @type {[number, number][]} */
  const centers = chain.centers ?? [];
  return centers.map((center) => ({ kind: /** @type {const} */ ('note'), center, text: String(chain.length), side: undefined }));
}

/**
 * @param {Board} board
 * @param {Note} path
 */
function pathLine(board, path) {
  const spots = path.cells.map((/** @type {string} */ at) => board.spotOf({ kind: 'target', at })?.center).filter(Boolean);
  if (spots.length < 2) return [];
  const points = spots.map((/** @type {[number, number]} */ point) => point.join(',')).join(' ');
  return [svg('polyline', { class: `path ${Number(path.side) === 1 ? 'first' : 'second'}`, points })];
}

/**
 * Heaps in binary, under each heap.
 * @param {Record<string, any>} view
 * @param {Note} binary
 */
function heapBits(view, binary) {
  const labels = view.scene.parts.filter((/** @type {any} */ part) => part.role === 'label' && part.place);
  return labels.flatMap((/** @type {any} */ part, /** @type {number} */ at) => {
    const [x, y] = middle(part.shape);
    return binary.bits?.[at] === undefined ? [] : [svg('text', { class: 'bits', x, y: y + 0.45, 'font-size': 0.26 }, binary.bits[at])];
  });
}

/**
 * What the overlay says in words, a line each.
 * @param {Record<string, any>} view
 * @param {Note[]} notes
 * @returns {string[]}
 */
export function overlayWords(view, notes) {
  const lines = notes.flatMap(({ key, values }) => {
    if (key === 'path') return [t('overlay.path', { who: sideName(Number(values.side)), n: Number(values.length) })];
    if (key === 'binary') return [t('overlay.binary', { heaps: values.bits.join(' ⊕ '), sum: values.sum_bits, value: Number(values.sum) })];
    if (key === 'parity') return [t('overlay.parity', { n: Number(values.long) })];
    return [];
  });
  const chains = notes.filter(({ key }) => key === 'chain').map(({ values }) => Number(values.length));
  if (chains.length > 0) lines.unshift(t('overlay.chains', { lengths: chains.sort((one, other) => other - one).map((length) => number(length)).join(', ') }));
  return lines;
}
