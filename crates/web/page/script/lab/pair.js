/**
 * Two searches of the same position in step: which step of the second belongs to a step of the first, and where they
 * part. No page here: tests run it alone.
 * @typedef {import('./types.js').Trace} Trace
 * @typedef {{ at: number, node: number }} Visit a position that was turned to, and the step after it
 * @typedef {{ visit: number, at: number, one: string | null, other: string | null }} Parting which position in order, the
 *   step of the first search, and the moves that lead to the position of each; none where one has ended
 */

/** What one step of the first is for the second: a step, or as many as it takes to turn to a position. */
export const UNITS = ['node', 'event'];

/** Events that turn to a position. */
const VISITS = { path: ['expand'], tree: ['enter', 'scout', 'again'], simulation: ['play_out'], proof: ['follow'] };

export class Pair {
  /**
   * @param {Trace} one
   * @param {Trace} other
   */
  constructor(one, other) {
    this.traces = [one, other];
    this.visits = [visitsOf(one), visitsOf(other)];
  }

  /**
   * The step of the second search that belongs to a step of the first: both end together.
   * @param {number} at
   * @param {string} unit
   */
  follow(at, unit) {
    const [one, other] = this.traces;
    if (at >= one.events.length) return other.events.length;
    if (unit !== 'node') return Math.min(at, other.events.length);
    const turned = countUpTo(this.visits[0], at);
    return turned === 0 ? 0 : this.visits[1][turned - 1]?.at ?? other.events.length;
  }

  /** Where the searches turn to different positions for the first time. @returns {Parting | null} */
  parting() {
    const [one, other] = this.traces.map(waysOf);
    const [ones, others] = this.visits;
    for (let visit = 0; visit < Math.max(ones.length, others.length); visit++) {
      const [here, there] = [ones[visit] && one(ones[visit].node), others[visit] && other(others[visit].node)];
      if (here !== there) return { visit: visit + 1, at: ones[visit]?.at ?? this.traces[0].events.length, one: here ?? null, other: there ?? null };
    }
    return null;
  }
}

/** @param {Trace} trace @returns {Visit[]} */
function visitsOf(trace) {
  const kinds = VISITS[trace.family];
  return trace.events.flatMap(({ event, node }, before) => (node !== undefined && kinds.includes(event) ? [{ at: before + 1, node }] : []));
}

/**
 * How many visits are over after so many steps.
 * @param {Visit[]} visits
 * @param {number} at
 */
function countUpTo(visits, at) {
  let [low, high] = [0, visits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (visits[middle].at <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The moves that lead to a node, as text. @param {Trace} trace @returns {(node: number) => string} */
function waysOf({ nodes }) {
  /** @type {string[]} */
  const known = [];
  // A parent is always numbered before its children.
  nodes.forEach(({ parent, move }, node) => { known[node] = parent === null ? '' : `${known[parent]} ${move ?? ''}`.trim(); });
  return (node) => known[node];
}
