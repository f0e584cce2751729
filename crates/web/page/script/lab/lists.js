/**
 * The lists beside the tree: open and closed, the path and its thresholds, the line being searched, the moves of a
 * node with what simulations or proofs say about them.
 * @typedef {import('./lab.js').Stage} Stage
 */
import { el, put } from '../dom.js';
import { number, percent, t } from '../text.js';
import { nodeName } from './explain.js';
import { firstOf } from './order.js';
import { isMax, told, toldWindow } from './voice.js';
import { brief, costText, proofNumber, windowText } from './worth.js';

/** The most entries of a list that are shown. */
const MOST = 40;
/** Searches that keep only a path in memory: they have no list of open nodes to show. */
const BY_PATH = new Set(['iddfs', 'idastar', 'dfs']);

export class ListsView {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.element = el('div', { class: 'lab-lists' });
  }

  show() {
    const { trace } = this.stage.replay;
    if (trace.family === 'path') put(this.element, this.ways());
    else if (trace.family === 'tree') put(this.element, this.line());
    else put(this.element, this.moves(trace.family === 'proof'));
  }

  /** Lists of a search for a way. */
  ways() {
    const { replay } = this.stage;
    if (BY_PATH.has(replay.trace.name)) return [this.thresholds(), this.path()];
    if (replay.trace.name === 'optimal') return [this.thresholds()];
    if (replay.trace.name === 'bidirectional') {
      return [this.open('lab.from.start', (node) => !replay.trace.nodes[node].backward),
        this.open('lab.from.goal', (node) => Boolean(replay.trace.nodes[node].backward))];
    }
    return [this.memory(), this.open('lab.open', () => true), this.closed(), this.forgotten()];
  }

  /**
   * Nodes of one status.
   * @param {import('./types.js').Status} status
   */
  of(status) {
    const found = [];
    const { nodes } = this.stage.replay.moment;
    for (let at = 0; at < nodes.length; at++) if (nodes[at]?.status === status) found.push(at);
    return found;
  }

  /**
   * Open nodes, the next one first.
   * @param {string} title
   * @param {(node: number) => boolean} belongs
   */
  open(title, belongs) {
    const { nodes } = this.stage.replay.moment;
    const next = this.nextPicked();
    const inOrder = ['bfs', 'bfs-report', 'beam'].includes(this.stage.replay.trace.name);
    const found = this.of('open').filter(belongs);
    const shown = inOrder ? found : firstOf(found, MOST, (a, b) => Number(b === next) - Number(a === next)
      || (nodes[a].f ?? 1e9) - (nodes[b].f ?? 1e9) || (nodes[b].g ?? 0) - (nodes[a].g ?? 0));
    const isNext = (/** @type {number} */ node) => node === shown[0] && !this.stage.isSecret();
    return this.list(t(title), shown, (node) => this.wayEntry(node, isNext(node)), found.length);
  }

  /** The node that the search really takes next. */
  nextPicked() {
    const { replay } = this.stage;
    // What comes next is what is asked for.
    if (this.stage.isSecret()) return -1;
    const at = replay.next(replay.moment.at, (event) => event.event === 'pick' || event.event === 'expand');
    const event = replay.event(at);
    return event && (event.event === 'pick' || event.event === 'expand') ? event.node ?? -1 : -1;
  }

  closed() {
    return this.list(t('lab.closed'), this.of('closed').reverse(), (node) => this.wayEntry(node, false));
  }

  forgotten() {
    const gone = this.of('forgotten').reverse();
    return gone.length > 0 && this.list(t('lab.forgotten'), gone, (node) => this.wayEntry(node, false));
  }

  /** How full a bounded memory is. */
  memory() {
    const { trace, moment } = this.stage.replay;
    const limit = /memory=([\d.]+)(k?)/.exec(trace.algorithm);
    if (trace.name !== 'sma' || !limit) return null;
    const most = Number(limit[1]) * (limit[2] ? 1000 : 1);
    const held = moment.nodes.reduce((sum, node) => sum + Number(node && node.status !== 'forgotten'), 0);
    const text = t('lab.held', { held, most });
    return el('div', { class: 'memory' }, el('span', { class: 'small' }, text),
      el('progress', { max: most, value: Math.min(held, most), 'aria-label': text }));
  }

  thresholds() {
    const { thresholds } = this.stage.replay.moment;
    return thresholds.length > 0 && el('section', {}, el('h3', {}, t('lab.thresholds')),
      el('ol', { class: 'chips' }, thresholds.slice(-24).map((bound, at, all) =>
        el('li', { class: at === all.length - 1 ? 'is-next' : '' }, number(bound)))));
  }

  path() {
    const path = this.stage.replay.pathTo(this.stage.replay.moment.current);
    return this.list(t('lab.path'), path.slice(-MOST), (node) => this.wayEntry(node, node === path[path.length - 1]));
  }

  /**
   * @param {number} node
   * @param {boolean} isNext
   */
  wayEntry(node, isNext) {
    const known = this.stage.replay.moment.nodes[node];
    const cells = [`g ${costText(known?.g)}`, `h ${costText(known?.h)}`, `f ${costText(known?.f)}`];
    return this.entry(node, isNext, cells);
  }

  /** The line of moves from the root to where the search is. */
  line() {
    const { replay } = this.stage;
    const path = replay.pathTo(replay.moment.current);
    return this.list(t('lab.line'), path, (node) => {
      const known = replay.moment.nodes[node];
      const sign = replay.voice === 'negamax' ? '●' : isMax(replay, node) ? '▲' : '▼';
      const value = known?.value === undefined ? '·' : brief(told(replay, node, known.value));
      const { alpha, beta } = toldWindow(replay, node, known ?? {});
      return this.entry(node, node === replay.moment.current, [sign, windowText(alpha, beta), value]);
    });
  }

  /**
   * The moves of the node that the current one belongs to.
   * @param {boolean} proof
   */
  moves(proof) {
    const { replay } = this.stage;
    const { nodes, current } = replay.moment;
    const parents = [...new Set([0, replay.parentOf(current) ?? 0, current])];
    const lists = parents.map((parent) => {
      const children = replay.children[parent].filter((node) => nodes[node]);
      if (children.length === 0) return null;
      children.sort((a, b) => proof ? nearness(nodes[a]) - nearness(nodes[b]) : (nodes[b].visits ?? 0) - (nodes[a].visits ?? 0));
      return this.list(t('lab.children', { node: nodeName(replay, parent) }), children,
        (node) => this.entry(node, node === current, proof ? this.proofCells(node) : this.simulationCells(node)));
    });
    return [proof ? null : this.weighed(), ...lists.slice(-2)];
  }

  /** What the simulation chose among at the present step: both terms of the formula at every move. */
  weighed() {
    const { replay } = this.stage;
    const event = replay.event(replay.moment.at);
    if (!event?.weighed || event.node === undefined) return null;
    const head = ['move', 'visits', 'mean', 'bonus', 'sum'].map((key) => el('th', { scope: 'col' }, t(`lab.weighed.${key}`)));
    const row = (/** @type {import('../../types/api.js').WeighedDocument} */ { move, visits, mean, bonus, chosen }) =>
      el('tr', { class: chosen ? 'is-next' : '' }, el('th', { scope: 'row' }, move),
        [number(visits, 0), number(mean, 3), number(bonus, 3), number(mean + bonus, 3)].map((cell) => el('td', {}, cell)));
    return el('section', { class: 'weighed' },
      el('h3', {}, t('lab.weighed', { node: nodeName(replay, replay.parentOf(event.node) ?? 0) })),
      el('table', {}, el('thead', {}, el('tr', {}, head)), el('tbody', {}, event.weighed.map(row))),
      el('p', { class: 'muted small' }, t('lab.weighed.hint')));
  }

  /** @param {number} node */
  proofCells(node) {
    const known = this.stage.replay.moment.nodes[node];
    return [`pn ${proofNumber(known.proof)}`, `dn ${proofNumber(known.disproof)}`];
  }

  /** @param {number} node */
  simulationCells(node) {
    const known = this.stage.replay.moment.nodes[node];
    const share = known.mean ?? 0;
    return [number(known.visits ?? 0, 0), known.mean === undefined ? '–' : percent(share),
      el('meter', { min: 0, max: 1, value: share, 'aria-hidden': 'true' })];
  }

  /**
   * @param {string} title
   * @param {number[]} nodes
   * @param {(node: number) => HTMLElement} entry
   * @param {number} [all] how many there are, if not all of them are given
   */
  list(title, nodes, entry, all = nodes.length) {
    const shown = nodes.slice(0, MOST);
    const hidden = all - shown.length;
    return el('section', {}, el('h3', {}, title, el('span', { class: 'count' }, number(all, 0))),
      shown.length === 0 ? el('p', { class: 'muted small' }, t('lab.list.empty')) : el('ol', { class: 'entries' }, shown.map(entry)),
      hidden > 0 && el('p', { class: 'muted small' }, t('lab.list.more', { n: hidden })));
  }

  /**
   * @param {number} node
   * @param {boolean} isNext
   * @param {(string | Node)[]} cells
   */
  entry(node, isNext, cells) {
    return el('li', { class: isNext ? 'is-next' : '', 'data-node': node },
      el('button', { type: 'button', class: 'entry' },
        el('span', { class: 'name' }, nodeName(this.stage.replay, node)),
        cells.map((cell) => el('span', { class: 'cell' }, cell))));
  }

  /**
   * @param {number | null} node
   */
  light(node) {
    for (const item of this.element.querySelectorAll('[data-node]')) {
      item.classList.toggle('is-lit', item.getAttribute('data-node') === String(node));
    }
  }
}

/** @param {import('./types.js').NodeState} known */
function nearness(known) {
  return Math.min(known.proof ?? 1e9, known.disproof ?? 1e9);
}
