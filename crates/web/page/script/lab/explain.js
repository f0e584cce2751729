/**
 * A sentence for each step.
 * @typedef {import('./types.js').TraceEvent} TraceEvent
 * @typedef {import('./replay.js').Replay} Replay
 */
import { has, number, percent, t } from '../text.js';
import { isMax, isTurned, told, toldWindow } from './voice.js';
import { brief, costText, highEnd, inWords, lowEnd, proofNumber, rank } from './worth.js';

/**
 * What the event number `at` of a replay means; before the first, how to begin.
 * @param {Replay} replay
 * @param {number} at
 * @returns {string}
 */
export function explain(replay, at) {
  if (at === 0) return t('lab.say.ready', { algorithm: replay.trace.algorithm });
  const event = replay.event(at);
  return event ? describe(replay, event) : '';
}

/**
 * The sentence for an event.
 * @param {Replay} replay
 * @param {TraceEvent} event
 */
export function describe(replay, event) {
  const values = facts(replay, event);
  const key = keys(replay, event).find(has) ?? `lab.say.${event.event}`;
  return [t(key, values), event.event === 'cut' && skipped(event)].filter(Boolean).join(' ');
}

/**
 * What a cut spared.
 * @param {TraceEvent} event
 */
function skipped({ count = 0 }) {
  return t(count === 0 ? 'lab.skipped.none' : 'lab.skipped', { n: count });
}

/**
 * The keys that may say it, the most particular first.
 * @param {Replay} replay
 * @param {TraceEvent} event
 */
function keys(replay, event) {
  const base = `lab.say.${event.event}`;
  const { family, name } = replay.trace;
  const word = variant(replay, event);
  const variants = word ? [`${base}.${word}`] : [];
  const negamax = family === 'tree' && replay.voice === 'negamax' ? [`${base}.negamax`] : [];
  return [...variants, `${base}.${name}`, ...negamax, `${base}.${family}`, base];
}

/**
 * @param {Replay} replay
 * @param {TraceEvent} event
 */
function variant(replay, event) {
  switch (event.event) {
    case 'cut': return event.reason === 'reach' ? 'reach' : `${mover(replay, event)}.${compared(replay, event) === '=' ? 'equal' : 'better'}`;
    case 'raise': return mover(replay, event);
    case 'revise': return event.f === undefined ? 'none' : '';
    case 'store': return boundWord(replay, event);
    case 'stop': return event.reason ?? '';
    case 'select': return event.visits === 0 ? 'new' : '';
    case 'combine': return event.proof === 0 ? 'yes' : event.disproof === 0 ? 'no' : isMax(replay, event.node) ? 'max' : 'min';
    case 'look': return event.proof === 0 ? 'yes' : event.disproof === 0 ? 'no' : '';
    case 'wave': return event.reason ?? '';
    case 'bounds': return event.f === undefined ? '' : event.f === event.g ? 'equal' : 'both';
    case 'begin': return event.threshold === undefined ? 'whole' : '';
    default: return '';
  }
}

/**
 * Who moves at the node of an event, as the voice calls it.
 * @param {Replay} replay
 * @param {TraceEvent} event
 */
function mover(replay, event) {
  return replay.voice === 'negamax' ? 'negamax' : isMax(replay, event.node) ? 'max' : 'min';
}

/**
 * How the value of a cut compares with the end of the window that it reached, as it is told: > or = at β, < or = at α.
 * @param {Replay} replay
 * @param {TraceEvent} event
 */
export function compared(replay, event) {
  const reached = isMax(replay, event.node) ? event.beta : event.alpha;
  if (event.value !== undefined && reached !== undefined && rank(event.value) === rank(reached)) return '=';
  return replay.voice === 'negamax' || isMax(replay, event.node) ? '>' : '<';
}

/**
 * What kind of bound is stored: at least becomes at most where values change their sign.
 * @param {Replay} replay
 * @param {TraceEvent} event
 */
function boundWord(replay, event) {
  const { reason = '' } = event;
  if (!isTurned(replay, event.node)) return reason;
  return reason === 'lower' ? 'upper' : reason === 'upper' ? 'lower' : reason;
}

/**
 * @param {Replay} replay
 * @param {TraceEvent} event
 * @returns {Record<string, string | number>}
 */
function facts(replay, event) {
  const { trace } = replay;
  const share = event.mean === undefined ? '?' : percent(event.mean);
  const window = toldWindow(replay, event.node, event);
  const value = told(replay, event.node, event.value);
  return {
    alpha: lowEnd(window.alpha), beta: highEnd(window.beta),
    node: nodeName(replay, event.node),
    other: nodeName(replay, event.other),
    move: event.move ?? moveOf(replay, event.node),
    best: moveOf(replay, event.other),
    parent: nodeName(replay, event.node === undefined ? undefined : trace.nodes[event.node].parent ?? undefined),
    g: costText(event.g), h: costText(event.h), f: costText(event.f),
    value: inWords(value), brief: brief(value), above: inWords(seenAbove(replay, event)),
    threshold: event.threshold === undefined ? '' : number(event.threshold),
    n: event.count ?? event.visits ?? 0, visits: number(event.visits ?? 0, 0), share,
    proof: proofNumber(event.proof), disproof: proofNumber(event.disproof),
    player: t(isMax(replay, event.node) ? 'lab.max' : 'lab.min'),
    depth: event.node === undefined ? 0 : trace.nodes[event.node].depth,
  };
}

/**
 * A value as the side sees it that chose the move to the node: its parent's mover.
 * @param {Replay} replay
 * @param {TraceEvent} event
 */
function seenAbove(replay, { node, value }) {
  const parent = node === undefined ? undefined : replay.trace.nodes[node].parent ?? undefined;
  return told(replay, parent, value);
}

/**
 * What a node is called: its number, and the move that leads there.
 * @param {Replay} replay
 * @param {number | undefined} node
 */
export function nodeName(replay, node) {
  if (node === undefined) return t('lab.node.unknown');
  const { move, id = node } = replay.trace.nodes[node];
  return move === undefined ? t(node === 0 ? 'lab.node.root' : 'lab.node.goal', { n: id }) : `#${id} ${move}`;
}

/**
 * Who moves at a node: MAX, MIN, or nobody in a puzzle.
 * @param {Replay} replay
 * @param {number} node
 */
export function moverOf(replay, node) {
  return replay.trace.nodes[node].side === undefined ? '' : t(isMax(replay, node) ? 'lab.max' : 'lab.min');
}

/**
 * @param {Replay} replay
 * @param {number | undefined} node
 */
function moveOf(replay, node) {
  return node === undefined ? '?' : replay.trace.nodes[node].move ?? t('lab.node.root');
}
