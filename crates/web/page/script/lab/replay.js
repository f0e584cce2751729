/**
 * A trace, or a part of one, replayed: what is known after so many events of the whole, forward or back.
 *
 * A moment is a function of the trace and a number: it is made by going on from the last snapshot before it. What is
 * known of a node is never changed but replaced, so a snapshot is a copy of one list. No page here: tests run it alone.
 * @typedef {import('./types.js').Trace} Trace
 * @typedef {import('./types.js').TraceEvent} TraceEvent
 * @typedef {import('./types.js').NodeState} NodeState
 * @typedef {import('./types.js').Moment} Moment
 */

/** Events between two snapshots. */
const STRIDE = 1000;
/** Events that begin a round. */
const BEGINNINGS = new Set(['iteration', 'begin', 'ask']);
/** Searches that forget the successors of a node when they leave it. */
const FORGETFUL = new Set(['rbfs']);
/** Searches whose nodes may wait again after they were expanded. */
const PATIENT = new Set(['sma', 'partial-astar']);

export class Replay {
  /** From whose side values are told; what is known does not depend on it. @type {import('./voice.js').Voice} */
  voice = 'max-min';

  /** @param {Trace} trace */
  constructor(trace) {
    this.trace = trace;
    /** How many events come before those that are here, how many there are with those, and how many in all. */
    this.base = trace.from ?? 0;
    this.end = this.base + trace.events.length;
    this.length = trace.kept === undefined ? this.end : trace.length;
    /** @type {number[][]} the children of each node, in order of appearance */
    this.children = trace.nodes.map(() => []);
    trace.nodes.forEach((node, at) => node.parent !== null && this.children[node.parent].push(at));
    /** @type {Moment[]} */
    this.snapshots = [];
    this.moment = this.begin();
    this.recall();
    this.snapshots.push(copy(this.moment));
  }

  /** @returns {Moment} before anything has happened */
  begin() {
    return { at: 0, nodes: [], current: 0, round: 0, thresholds: [], lower: 0, upper: null, open: 0, known: 0,
      meeting: [], counts: {} };
  }

  /** Goes through what matters of the events before a part. */
  recall() {
    const { recap = [] } = this.trace;
    const counts = /** @type {Record<string, number>} */ ({ ...this.trace.counts });
    const rounds = [...BEGINNINGS].reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
    // Of many rounds only the last ones are told.
    this.moment.round = Math.max(0, rounds - recap.filter(({ event }) => BEGINNINGS.has(event)).length);
    for (const event of recap) this.carryOut(event);
    if (this.base === 0) return;
    this.moment.at = this.base;
    this.moment.counts = counts;
    this.moment.known = counts.nodes ?? this.moment.known;
  }

  /**
   * Whether the moment after so many events can be shown from what is here.
   * @param {number} at
   */
  holds(at) {
    return at <= this.end && (at > this.base || this.base === 0);
  }

  /**
   * The event after which so many have happened.
   * @param {number} at
   * @returns {TraceEvent | undefined}
   */
  event(at) {
    return this.trace.events[at - 1 - this.base];
  }

  /**
   * What is known after `at` events. The answer is valid until the next call.
   * @param {number} at
   * @returns {Moment}
   */
  to(at) {
    const wanted = Math.max(this.base, Math.min(at, this.end));
    const last = Math.min(Math.floor((wanted - this.base) / STRIDE), this.snapshots.length - 1);
    if (wanted < this.moment.at || this.base + last * STRIDE > this.moment.at) this.moment = copy(this.snapshots[last]);
    while (this.moment.at < wanted) this.step();
    return this.moment;
  }

  step() {
    const { moment } = this;
    this.carryOut(this.trace.events[moment.at - this.base]);
    moment.at += 1;
    if (moment.at - this.base === this.snapshots.length * STRIDE) this.snapshots.push(copy(moment));
  }

  /** @param {TraceEvent} event */
  carryOut(event) {
    const { moment } = this;
    this.add(event.event, 1);
    if (event.event === 'cut') this.countCut(event);
    if (event.node !== undefined) moment.current = event.node;
    if (this.trace.family === 'path') this.carryOutPath(event);
    else this.carryOutGame(event);
  }

  /**
   * @param {string} what
   * @param {number} by
   */
  add(what, by) {
    const { counts } = this.moment;
    counts[what] = (counts[what] ?? 0) + by;
  }

  /** Cuts by whose turn it was, and what they spared. @param {TraceEvent} event */
  countCut({ node, count = 0 }) {
    const isMax = node !== undefined && this.trace.nodes[node].side === this.trace.side;
    this.add(isMax ? 'cut.max' : 'cut.min', 1);
    this.add('cut.skipped', count);
  }

  /** @param {TraceEvent} event */
  carryOutPath(event) {
    const { moment } = this;
    const { node, g, h, f } = event;
    switch (event.event) {
      case 'start':
      case 'generate': return this.change(node, { status: 'open', g, h, f, round: moment.round });
      case 'expand': return this.change(node, { status: 'closed' });
      case 'reopen': return this.change(node, { status: 'open', g, f, parent: event.other ?? null });
      case 'forget': return this.change(node, { status: 'forgotten', f });
      case 'revise': return this.revise(event);
      case 'goal': return this.reachGoal(event);
      case 'iteration': return this.iterate(event);
      case 'bounds': return this.bound(event);
      case 'meet': moment.meeting = [node ?? 0, event.other ?? 0]; moment.upper = f ?? null; return;
      default:
    }
  }

  /** @param {TraceEvent} event */
  iterate(event) {
    this.moment.round += 1;
    this.moment.thresholds = [...this.moment.thresholds, event.threshold ?? 0];
  }

  /** @param {TraceEvent} event */
  bound(event) {
    this.moment.lower = event.g ?? 0;
    if (event.f !== undefined) this.moment.upper = event.f;
  }

  /** @param {TraceEvent} event */
  revise(event) {
    const { name } = this.trace;
    const waits = event.f !== undefined && (PATIENT.has(name) || FORGETFUL.has(name));
    this.change(event.node, { f: event.f, status: waits ? 'open' : 'closed' });
    if (!FORGETFUL.has(name) || event.node === undefined) return;
    for (const child of this.children[event.node]) {
      const known = this.moment.nodes[child];
      if (known && known.status !== 'forgotten') this.change(child, { status: 'forgotten' });
    }
  }

  /** @param {TraceEvent} event */
  reachGoal(event) {
    for (let node = event.node ?? null; node !== null; node = this.parentOf(node)) this.change(node, { status: 'goal' });
  }

  /** @param {TraceEvent} event */
  carryOutGame(event) {
    const { node, value, alpha, beta, visits, mean, proof, disproof } = event;
    switch (event.event) {
      case 'begin': this.moment.round += 1; return this.change(node, { status: 'open', alpha, beta });
      case 'enter':
      case 'scout':
      case 'again': return this.change(node, { status: 'open', alpha, beta, value: undefined, cut: undefined });
      case 'leave':
      case 'merit': return this.change(node, { status: 'done', value });
      case 'evaluate':
      case 'settle':
      case 'reach': return this.change(node, { value });
      case 'raise': return this.change(node, { value, best: event.other });
      case 'cut': return this.change(node, { cut: event, children: event.count });
      case 'answer':
      case 'iteration': return this.change(node, { value });
      case 'select':
      case 'back_up': return this.change(node, { status: 'open', visits, mean });
      case 'play_out': return this.change(node, {});
      case 'grow': return this.change(node, { children: event.count });
      case 'prove': return this.change(node, { alpha, beta });
      case 'ask': return this.ask(event);
      case 'look':
      case 'combine': return this.change(node, { proof, disproof, status: proof === 0 || disproof === 0 ? 'done' : 'open' });
      default:
    }
  }

  /** @param {TraceEvent} event */
  ask(event) {
    this.moment.round += 1;
    this.moment.thresholds = [...this.moment.thresholds, event.threshold ?? 0];
    this.change(event.node, { status: 'open', proof: 1, disproof: 1 });
  }

  /**
   * Replaces what is known of a node.
   * @param {number | undefined} node
   * @param {Partial<NodeState>} news
   */
  change(node, news) {
    if (node === undefined) return;
    const { moment, trace } = this;
    const before = moment.nodes[node];
    const known = before ?? { status: 'open', parent: trace.nodes[node].parent, round: moment.round };
    const after = { ...known, ...news };
    if (!before) moment.known += 1;
    moment.open += Number(after.status === 'open') - Number(before?.status === 'open');
    moment.nodes[node] = after;
  }

  /**
   * The node that a node is reached from now.
   * @param {number} node
   * @returns {number | null}
   */
  parentOf(node) {
    const known = this.moment.nodes[node];
    return known ? known.parent : this.trace.nodes[node].parent;
  }

  /**
   * The nodes from the root to one.
   * @param {number} node
   */
  pathTo(node) {
    const path = [];
    for (let at = /** @type {number | null} */ (node); at !== null && path.length < 10_000; at = this.parentOf(at)) path.push(at);
    return path.reverse();
  }

  /**
   * The number of the next event after `from` that is wanted, or the end of what is here.
   * @param {number} from
   * @param {(event: TraceEvent) => boolean} isWanted
   */
  next(from, isWanted) {
    return this.find(from, isWanted) ?? this.end;
  }

  /**
   * The number of the next event after `from` that is wanted, if it is here.
   * @param {number} from
   * @param {(event: TraceEvent) => boolean} isWanted
   */
  find(from, isWanted) {
    for (let at = Math.max(from, this.base); at < this.end; at++) if (isWanted(this.trace.events[at - this.base])) return at + 1;
    return null;
  }
}

/**
 * @param {Moment} moment
 * @returns {Moment}
 */
function copy(moment) {
  return { ...moment, nodes: moment.nodes.slice(), counts: { ...moment.counts } };
}
