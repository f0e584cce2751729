/**
 * A sentence for each step.
 * @typedef {import('./types.js').TraceEvent} TraceEvent
 * @typedef {import('./replay.js').Replay} Replay
 */
import { has, number, percent, t } from '../text.js';
import { brief, costText, highEnd, inWords, lowEnd, proofNumber, rank } from './worth.js';

/**
 * What the event number `at` of a replay means; before the first, how to begin.
 * @param {Replay} replay
 * @param {number} at
 * @returns {string}
 */
export function explain(replay, at) {
  if (at === 0) return t('lab.say.ready', { algorithm: replay.trace.algorithm });
  return describe(replay, replay.trace.events[at - 1]);
}

/**
 * The sentence for an event.
 * @param {Replay} replay
 * @param {TraceEvent} event
 */
export function describe(replay, event) {
  const values = facts(replay, event);
  for (const key of keys(replay, event)) if (has(key)) return t(key, values);
  return t(`lab.say.${event.event}`, values);
}

/**
 * The keys that may say it, the most particular first.
 * @param {Replay} replay
 * @param {TraceEvent} event
 */
function keys(replay, event) {
  const base = `lab.say.${event.event}`;
  const { family, name } = replay.trace;
  const variants = [variant(replay, event)].filter(Boolean).map((word) => `${base}.${word}`);
  return [...variants, `${base}.${name}`, `${base}.${family}`, base];
}

/**
 * @param {Replay} replay
 * @param {TraceEvent} event
 */
function variant(replay, event) {
  switch (event.event) {
    case 'cut': return event.reason === 'reach' ? 'reach' : isMax(replay, event.node) ? 'max' : 'min';
    case 'raise': return isMax(replay, event.node) ? 'max' : 'min';
    case 'revise': return event.f === undefined ? 'none' : '';
    case 'store': return event.reason ?? '';
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
 * Whether the side that the search thinks for moves at a node.
 * @param {Replay} replay
 * @param {number | undefined} node
 */
export function isMax(replay, node) {
  const side = node === undefined ? undefined : replay.trace.nodes[node].side;
  return side === undefined || side === replay.trace.side;
}

/**
 * @param {Replay} replay
 * @param {TraceEvent} event
 * @returns {Record<string, string | number>}
 */
function facts(replay, event) {
  const { trace } = replay;
  const share = event.mean === undefined ? '?' : percent(event.mean);
  const window = { alpha: lowEnd(event.alpha), beta: highEnd(event.beta) };
  return {
    ...window,
    node: nodeName(replay, event.node),
    other: nodeName(replay, event.other),
    move: event.move ?? moveOf(replay, event.node),
    best: moveOf(replay, event.other),
    parent: nodeName(replay, event.node === undefined ? undefined : trace.nodes[event.node].parent ?? undefined),
    g: costText(event.g), h: costText(event.h), f: costText(event.f),
    value: inWords(event.value), brief: brief(event.value),
    threshold: event.threshold === undefined ? '' : number(event.threshold),
    n: event.count ?? 0, visits: number(event.visits ?? 0, 0), share,
    proof: proofNumber(event.proof), disproof: proofNumber(event.disproof),
    player: t(isMax(replay, event.node) ? 'lab.max' : 'lab.min'),
    depth: event.node === undefined ? 0 : trace.nodes[event.node].depth,
    better: event.value !== undefined && event.alpha !== undefined && rank(event.value) > rank(event.alpha) ? '>' : '≥',
  };
}

/**
 * What a node is called: its number, and the move that leads there.
 * @param {Replay} replay
 * @param {number | undefined} node
 */
export function nodeName(replay, node) {
  if (node === undefined) return t('lab.node.unknown');
  const move = replay.trace.nodes[node].move;
  return move === undefined ? t(node === 0 ? 'lab.node.root' : 'lab.node.goal', { n: node }) : `#${node} ${move}`;
}

/**
 * @param {Replay} replay
 * @param {number | undefined} node
 */
function moveOf(replay, node) {
  return node === undefined ? '?' : replay.trace.nodes[node].move ?? t('lab.node.root');
}
