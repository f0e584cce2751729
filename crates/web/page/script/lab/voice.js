/**
 * From whose side values are told: MAX sees them all in the same way; in negamax each node has its own mover's eyes.
 * Tree, sentences and pseudocode ask here, so that they always speak alike.
 * @typedef {import('./types.js').Worth} Worth
 * @typedef {import('./replay.js').Replay} Replay
 * @typedef {'max-min' | 'negamax'} Voice
 */
import { turned } from './worth.js';

/** @type {Voice[]} */
export const VOICES = ['max-min', 'negamax'];

/**
 * Whether the side that the search thinks for moves at a node.
 * @param {Replay} replay
 * @param {number | undefined} node
 */
export function isMax(replay, node) {
  const side = node === undefined ? undefined : replay.trace.nodes[node].side;
  return side === undefined || side === replay.trace.side;
}

/**
 * Whether the values of a node change their sign as they are told.
 * @param {Replay} replay
 * @param {number | undefined} node
 */
export function isTurned(replay, node) {
  return replay.voice === 'negamax' && !isMax(replay, node);
}

/**
 * A value of a node as it is told.
 * @param {Replay} replay
 * @param {number | undefined} node
 * @param {Worth | undefined} worth
 */
export function told(replay, node, worth) {
  return worth !== undefined && isTurned(replay, node) ? turned(worth) : worth;
}

/**
 * The window of a node as it is told: its ends change places where their signs do.
 * @param {Replay} replay
 * @param {number | undefined} node
 * @param {{ alpha?: Worth, beta?: Worth }} window
 * @returns {{ alpha?: Worth, beta?: Worth }}
 */
export function toldWindow(replay, node, { alpha, beta }) {
  if (!isTurned(replay, node)) return { alpha, beta };
  return { alpha: told(replay, node, beta), beta: told(replay, node, alpha) };
}
