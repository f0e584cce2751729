/**
 * What is drawn over the board. All are off until someone asks, but the mark of the last move, which tells nothing new.
 *
 * @typedef {'last' | 'exact' | 'values' | 'lines' | 'overlay'} Layer
 */
import { post } from '../api.js';
import { Ghosts } from './ghosts.js';
import { drawOverlay, pointOverlay } from './overlays.js';
import { verdictOf, worthMark } from './values.js';

const KEPT = 'jogada.layers';
/** Which overlay a game has. @type {Record<string, string>} */
export const OVERLAYS = {
  'nim': 'binary', 'adji-boto': 'sowing', 'adji-boto-puzzle': 'sowing', 'dots-and-boxes': 'chains', 'hex': 'paths',
};

export class Layers {
  /** @type {Record<Layer, boolean>} */
  on = { last: true, exact: false, values: false, lines: false, overlay: false };
  /** What is proven here. @type {Record<string, any> | null} */
  exact = null;
  /** The game's own overlay here. @type {import('./overlays.js').Overlay[]} */
  overlays = [];
  /** @type {WeakMap<import('./tree.js').Node, Map<string, Promise<Record<string, any>>>>} */
  answers = new WeakMap();
  /** The line that is shown as ghosts: from 0. */
  chosen = 0;

  /**
   * @param {import('./game.js').Game} game
   * @param {import('./analysis.js').Analysis} analysis
   * @param {import('../board.js').Board} board
   */
  constructor(game, analysis, board) {
    Object.assign(this.on, JSON.parse(sessionStorage.getItem(KEPT) ?? '{}'));
    this.game = game;
    this.analysis = analysis;
    this.board = board;
    this.ghosts = new Ghosts(() => this.markAnalysis());
    game.watch('arrive', () => this.arrive());
    game.watch('analysis', () => this.markAnalysis());
  }

  /** @param {Layer} layer */
  toggle(layer) {
    this.on[layer] = !this.on[layer];
    sessionStorage.setItem(KEPT, JSON.stringify(this.on));
    if (layer === 'values' && this.on.values && !this.analysis.on) this.analysis.set(true);
    if (layer === 'lines' && this.on.lines && !this.analysis.on) this.analysis.set(true);
    this.arrive();
    this.markAnalysis();
    this.game.change();
  }

  /** The name of this game's overlay, if it has one. */
  overlayName() {
    const title = this.game.view?.title ?? '';
    return title === 'tic-tac-toe' ? 'values' : OVERLAYS[title];
  }

  /** Whether exact values are shown: tic-tac-toe's own overlay is the map of them. */
  wantsExact() {
    return this.on.exact || (this.on.overlay && this.overlayName() === 'values');
  }

  arrive() {
    this.exact = null;
    this.overlays = [];
    this.markLast();
    this.board.mark('exact', []);
    this.board.mark('overlay', []);
    this.board.mark('hint', []);
    if (this.wantsExact()) void this.askExact();
    if (this.on.overlay && this.overlayName() && this.overlayName() !== 'values') void this.askOverlay();
  }

  markLast() {
    const { view } = this.game;
    const ply = view?.plies.at(-1);
    const isStone = view?.scene.parts.some((/** @type {any} */ part) => part.role === 'stone' && !part.label);
    const isLine = view?.scene.parts.some((/** @type {any} */ part) => part.role === 'line');
    const shown = this.on.last && ply && (isStone || isLine);
    const place = ply?.move === 'swap' ? onlyStone(view) : ply?.move;
    this.board.mark('last', shown && place ? [{ kind: 'last', at: place }] : []);
  }

  /**
   * Asks once a position.
   * @param {string} path
   * @param {Record<string, unknown>} [more]
   * @param {import('./tree.js').Node} [node]
   */
  ask(path, more = {}, node = this.game.node) {
    const known = this.answers.get(node) ?? new Map();
    this.answers.set(node, known);
    if (!known.has(path)) known.set(path, post(path, { ...this.game.line(node), ...more }).catch(() => ({})));
    return /** @type {Promise<Record<string, any>>} */ (known.get(path));
  }

  async askExact() {
    const { node, view } = this.game;
    if (!view || view.ending || view.sides === 1) return;
    const answer = await this.ask('/api/exact', { limit: 2000 });
    if (this.game.node !== node || !this.wantsExact()) return;
    this.exact = answer;
    if (answer.known) this.game.rate(node, answer.lower);
    this.board.mark('exact', (answer.moves ?? []).map((/** @type {any} */ move) =>
      ({ kind: 'exact', at: move.move, best: move.best, ...verdictOf(move, view) })));
    this.game.change();
  }

  async askOverlay() {
    const { node } = this.game;
    const answer = await this.ask('/api/overlay', { name: this.overlayName() });
    if (this.game.node !== node || !this.on.overlay) return;
    this.overlays = answer.overlays ?? [];
    drawOverlay(this.board, this.overlays);
    this.game.change();
  }

  /** @param {import('../board/geometry.js').Part | null} part what is pointed at */
  point(part) {
    if (this.overlays.length > 0) pointOverlay(this.board, part?.move);
  }

  /** Values and the expected line, while an analysis runs. */
  markAnalysis() {
    const { lines } = this.analysis;
    const view = this.game.view;
    const scored = lines.filter((line) => line.pv?.length > 0);
    const pv = scored[Math.min(this.chosen, scored.length - 1)]?.pv ?? [];
    this.ghosts.want(this.on.lines ? this.game.line() : null, pv);
    const taken = new Set(this.ghosts.marks.map(({ at }) => at));
    this.board.mark('lines', this.ghosts.marks);
    const rank = (/** @type {number} */ at) => 1 - at / Math.max(1, scored.length - 1);
    const values = scored.map((info, at) => (
      { kind: /** @type {const} */ ('value'), at: info.pv[0], text: worthMark(withTotal(info, view)), best: at === 0, rank: rank(at) }));
    this.board.mark('values', this.on.values ? values.filter(({ at }) => !taken.has(at)) : []);
  }
}

/**
 * @param {Record<string, any>} line
 * @param {Record<string, any> | null} view
 * @returns {import('./tree.js').Worth}
 */
export function withTotal(line, view) {
  const total = view?.scoring && line.unit !== 'chance' ? view.score[0] - view.score[1] + line.value : undefined;
  return { value: line.value, unit: line.unit, proven: line.proven, distance: line.distance, total };
}

/** @param {Record<string, any> | null | undefined} view */
function onlyStone(view) {
  return view?.scene.parts.find((/** @type {any} */ part) => part.role === 'stone')?.place;
}
