/**
 * The tree: the way to the current node, what lies beside it, what was cut and why.
 * @typedef {import('./replay.js').Replay} Replay
 * @typedef {import('./layout.js').Spot} Spot
 * @typedef {import('./types.js').TreeHost} TreeHost
 */
import { el, put, svg } from '../dom.js';
import { number, percent, t } from '../text.js';
import { compared, describe, nodeName } from './explain.js';
import { ROW, layOut } from './layout.js';
import { isMax, told, toldWindow } from './voice.js';
import { brief, costText, proofNumber, rank, windowText } from './worth.js';

/** The most nodes of a way that are drawn; what is above them is counted. */
const LONGEST = 14;
const SIDE = 46;
/** Trees that are too wide are drawn smaller, down to this; then they scroll. Small ones are drawn larger, up to that. */
const [SMALLEST, LARGEST] = [0.8, 1.25];
/** Where the figures of a node end and the links to its children begin. */
const UNDER = 47;
const TOP = 34;

export class TreeView {
  /** @param {TreeHost} stage */
  constructor(stage) {
    this.stage = stage;
    this.element = el('div', { class: 'lab-tree', role: 'tree', 'aria-label': t('lab.tree.name'),
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.onKey(event),
      // A click looks at a node; it does not take the arrows away from stepping through the search.
      onmousedown: (/** @type {Event} */ event) => event.preventDefault() });
    /** @type {Map<number, SVGElement>} */
    this.drawn = new Map();
    /** @type {Spot[]} */
    this.spots = [];
    /** The node that has the keyboard cursor, if it is drawn. */
    this.cursor = 0;
  }

  /** Draws the present moment. */
  show() {
    const { replay } = this.stage;
    const focus = this.stage.focus();
    const whole = replay.pathTo(focus);
    const path = whole.slice(-LONGEST);
    const layout = layOut(this.shape(path));
    const focused = this.element.contains(document.activeElement);
    this.drawn.clear();
    this.spots = layout.spots;
    const [width, height] = [layout.width + 2 * SIDE, layout.height + TOP + 66];
    const { clientWidth, clientHeight } = this.element;
    const scale = Math.max(SMALLEST, Math.min(LARGEST, clientWidth / width, Math.max(1, clientHeight / height)));
    const links = layout.spots.flatMap((spot) => (spot.parent ? this.link(spot) : []));
    const nodes = layout.spots.map((spot) => this.node(spot));
    const rest = [...layout.more.map((more) => this.more(more)), ...layout.stubs.map(({ at, x }) => this.cutOff(at, x))];
    const above = whole.length - path.length;
    put(this.element, svg('svg', { class: 'tree', viewBox: `${-SIDE} ${-TOP} ${width} ${height}`, width: width * scale, height: height * scale, role: 'presentation' },
      hatching(), links, rest, nodes,
      above > 0 && svg('text', { class: 'above', x: layout.spots[0].x, y: -TOP + 10 }, `⋮ ${t('lab.above', { n: above })}`)));
    this.keepInSight(layout.spots.find((spot) => spot.node === focus), width, scale);
    this.moveCursor(focused && this.drawn.has(this.cursor) ? this.cursor : focus, focused);
  }

  /**
   * Arrows go along the tree: up and down between parents and children, sideways in a row. Enter looks at a node.
   * @param {KeyboardEvent} event
   */
  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = neighbor(this.spots, this.spots.find((spot) => spot.node === this.cursor), event.key);
    if (to) this.moveCursor(to.node, true);
    else if (event.key === 'Enter' || event.key === ' ') this.stage.select(this.cursor);
    else if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {number} node
   * @param {boolean} focus
   */
  moveCursor(node, focus) {
    this.drawn.get(this.cursor)?.setAttribute('tabindex', '-1');
    this.cursor = node;
    this.drawn.get(node)?.setAttribute('tabindex', '0');
    if (focus) this.drawn.get(node)?.focus();
  }

  /**
   * What the layout must know.
   * @param {number[]} path
   * @returns {import('./layout.js').Shape}
   */
  shape(path) {
    const { replay } = this.stage;
    const { nodes } = replay.moment;
    const exists = (/** @type {number} */ node) => nodes[node] !== undefined;
    const isHere = (/** @type {number} */ parent) => (/** @type {number} */ node) => exists(node) && nodes[node].parent === parent;
    const reopened = (/** @type {number} */ parent) => path.filter((node) =>
      nodes[node]?.parent === parent && replay.trace.nodes[node].parent !== parent);
    return {
      path,
      children: (parent) => [...replay.children[parent].filter(isHere(parent)), ...reopened(parent)],
      order: (a, b) => this.merit(b) - this.merit(a),
      unlisted: (node) => this.unlisted(node),
      isCut: (node) => Boolean(nodes[node]?.cut?.count),
    };
  }

  /**
   * Moves of a node that were never looked at.
   * @param {number} node
   */
  unlisted(node) {
    const known = this.stage.replay.moment.nodes[node];
    // Children that were there before this part of the search, and are not in it.
    const { others = 0 } = this.stage.replay.trace.nodes[node];
    if (!known || known.cut || this.stage.replay.trace.family !== 'simulation') return others;
    return Math.max(0, (known.children ?? 0) - this.stage.replay.children[node].filter((child) => this.stage.replay.moment.nodes[child]).length);
  }

  /**
   * How much a node deserves to be seen among its siblings.
   * @param {number} node
   */
  merit(node) {
    const { replay } = this.stage;
    const known = replay.moment.nodes[node];
    if (!known) return -Infinity;
    if (replay.trace.family === 'path') return -(known.f ?? 1e9) - (known.status === 'forgotten' ? 1e6 : 0);
    if (known.visits !== undefined) return known.visits;
    if (known.proof !== undefined) return -Math.min(known.proof, known.disproof ?? 0);
    const parent = known.parent === null ? undefined : known.parent;
    const worth = known.value === undefined ? 0 : rank(known.value);
    return isMax(replay, parent) ? worth : -worth;
  }

  /** @param {Spot} spot */
  link(spot) {
    const parent = /** @type {Spot} */ (spot.parent);
    const { replay } = this.stage;
    const known = replay.moment.nodes[spot.node];
    const best = replay.moment.nodes[parent.node]?.best === spot.node || known?.status === 'goal';
    const from = parent.y + this.under(parent.node);
    const middle = from + (spot.y - 30 - from) * 0.6;
    const move = replay.trace.nodes[spot.node].move ?? '';
    return [
      svg('path', { class: `link ${best ? 'best' : ''} is-${known?.status}`,
        d: `M${parent.x} ${from}C${parent.x} ${middle} ${spot.x} ${middle} ${spot.x} ${spot.y - 16}` }),
      svg('text', { class: 'move', x: spot.x, y: spot.y - 20 }, move.length > 9 ? `${move.slice(0, 8)}…` : move),
    ];
  }

  /** @param {Spot} spot */
  node({ node, x, y, parent }) {
    const { stage } = this;
    const { replay } = stage;
    const known = replay.moment.nodes[node] ?? { status: 'open' };
    const old = node !== 0 && replay.trace.family === 'path' && replay.moment.nodes[node]?.round !== replay.moment.round && isIterative(replay);
    const labels = this.labels(node);
    const name = t('lab.node.name', { name: nodeName(replay, node), player: stage.playerOf(node),
      status: t(`lab.status.${known.status}`), figure: labels.join(' ') });
    const group = svg('g', { class: `node is-${known.status} ${old ? 'is-old' : ''} ${node === replay.moment.current ? 'is-current' : ''}`,
      transform: `translate(${x} ${y})`, 'data-node': node, role: 'treeitem', tabindex: '-1', 'aria-label': name,
      'aria-level': parent ? Math.round(y / ROW) + 1 : 1, 'aria-selected': String(node === stage.focus()) },
    svg('title', {}, name), this.sign(node),
    labels.map((label, at) => svg('text', { class: at === 0 ? 'figure' : 'figure small', y: 29 + 13 * at }, label)));
    this.drawn.set(node, group);
    return group;
  }

  /** @param {number} node */
  sign(node) {
    const { replay } = this.stage;
    const { side, backward } = replay.trace.nodes[node];
    if (side === undefined) return svg('circle', { class: `sign ${backward ? 'backward' : ''}`, r: 10 });
    // In negamax there is only the side to move: all nodes look alike but for its color.
    if (replay.voice === 'negamax') return svg('circle', { class: `sign side-${side}`, r: 12 });
    return svg('path', { class: `sign side-${side}`, d: isMax(replay, node) ? 'M0-13L14 11H-14Z' : 'M0 13L14-11H-14Z' });
  }

  /**
   * The figures under a node.
   * @param {number} node
   * @returns {string[]}
   */
  labels(node) {
    const { replay } = this.stage;
    const known = replay.moment.nodes[node];
    if (!known) return [];
    const { family, name } = replay.trace;
    if (family === 'path') return pathLabels(known, name);
    if (family === 'proof') return [`${proofNumber(known.proof)} | ${proofNumber(known.disproof)}`];
    if (family === 'simulation') {
      return known.visits === undefined ? [] : [known.mean === undefined ? '–' : percent(known.mean), number(known.visits, 0)];
    }
    const value = known.value === undefined ? '' : brief(told(replay, node, known.value));
    const onWay = known.status === 'open' && (known.alpha !== undefined || known.beta !== undefined);
    const { alpha, beta } = toldWindow(replay, node, known);
    return [value, onWay ? windowText(alpha, beta) : ''].filter(Boolean);
  }

  /**
   * Where the figures of a node end.
   * @param {number} node
   */
  under(node) {
    return [15, 35, UNDER][Math.min(2, this.labels(node).length)];
  }

  /**
   * What a node was spared: hatched, with how many moves it is, and why.
   * @param {Spot} spot
   * @param {number} x
   */
  cutOff(spot, x) {
    const { replay } = this.stage;
    const cut = /** @type {import('./types.js').TraceEvent} */ (replay.moment.nodes[spot.node].cut);
    const [from, y] = [spot.y + this.under(spot.node), spot.y + ROW - 22];
    return svg('g', { class: 'cut' }, svg('title', {}, describe(replay, cut)),
      svg('path', { class: 'hatched', d: `M${spot.x} ${from}L${x + 20} ${y}H${x - 12}Z` }),
      svg('text', { x: x + 4, y: y + 17 }, t('lab.cut.short', { n: cut.count ?? 0 })),
      svg('text', { class: 'small', x: x + 4, y: y + 30 }, reason(replay, cut)));
  }

  /**
   * How many children are not shown: where the next one would be.
   * @param {import('./layout.js').More} more
   */
  more({ at, x, y, hidden }) {
    const text = t('lab.more', { n: hidden });
    if (y === at.y) return svg('text', { class: 'more', x, y: y + this.under(at.node) + 12 }, text);
    const from = at.y + this.under(at.node);
    return svg('g', { class: 'rest' }, svg('path', { class: 'link rest', d: `M${at.x} ${from}C${at.x} ${y - 40} ${x} ${y - 40} ${x} ${y - 14}` }),
      svg('text', { class: 'more', x, y }, text));
  }

  /**
   * Scrolls so that the node in question can be seen.
   * @param {Spot | undefined} spot
   * @param {number} width
   * @param {number} scale
   */
  keepInSight(spot, width, scale) {
    if (!spot) return;
    const { element } = this;
    const [x, y] = [(spot.x + SIDE) * scale, (spot.y + TOP) * scale];
    const left = Math.max(0, (element.clientWidth - width * scale) / 2);
    if (left + x < element.scrollLeft + 60 || left + x > element.scrollLeft + element.clientWidth - 60) {
      element.scrollLeft = left + x - element.clientWidth / 2;
    }
    if (y < element.scrollTop + 20 || y > element.scrollTop + element.clientHeight - 70) {
      element.scrollTop = y - element.clientHeight / 2;
    }
  }

  /**
   * Lights up a node, or none.
   * @param {number | null} node
   */
  light(node) {
    for (const [at, group] of this.drawn) group.classList.toggle('is-lit', at === node);
  }
}

/**
 * @param {import('./types.js').NodeState} known
 * @param {string} name
 */
function pathLabels(known, name) {
  if (known.f === undefined && known.g === undefined) return [];
  if (['bfs', 'dfs', 'iddfs', 'uniform', 'bidirectional', 'bfs-report', 'dfs-report'].includes(name)) return [`g ${costText(known.g)}`];
  if (name === 'greedy') return [`h ${costText(known.h)}`];
  return [`f ${costText(known.f)}`, `${costText(known.g)}+${costText(known.h)}`];
}

/** @param {Replay} replay */
function isIterative(replay) {
  return replay.trace.name === 'idastar' || replay.trace.name === 'iddfs';
}

/**
 * Why a node was cut, in a few signs.
 * @param {Replay} replay
 * @param {import('./types.js').TraceEvent} cut
 */
function reason(replay, cut) {
  if (cut.reason === 'reach') return '';
  const end = replay.voice === 'negamax' || isMax(replay, cut.node) ? 'β' : 'α';
  return `${brief(told(replay, cut.node, cut.value))} ${compared(replay, cut)} ${end}`;
}

/**
 * Where an arrow leads from a node; nowhere for other keys.
 * @param {Spot[]} spots
 * @param {Spot | undefined} from
 * @param {string} key
 * @returns {Spot | null | undefined}
 */
function neighbor(spots, from, key) {
  if (!from) return undefined;
  const row = (/** @type {number} */ step) => spots.filter(({ y, x }) => y === from.y && (x - from.x) * step > 0)
    .sort((one, other) => Math.abs(one.x - from.x) - Math.abs(other.x - from.x))[0];
  switch (key) {
    case 'ArrowUp': return from.parent;
    case 'ArrowDown': return spots.find(({ parent }) => parent === from);
    case 'ArrowLeft': return row(-1);
    case 'ArrowRight': return row(1);
    default: return undefined;
  }
}

/** The pattern of what was cut off. */
function hatching() {
  return svg('defs', {},
    svg('pattern', { id: 'hatch', width: 5, height: 5, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' },
      svg('rect', { class: 'hatch-ground', width: 5, height: 5 }), svg('path', { class: 'hatch-line', d: 'M0 0V5' })));
}
