/**
 * What is drawn over the board. All are off until someone asks, but the mark of the last move, which tells nothing new.
 *
 * @typedef {'last' | 'exact' | 'values' | 'lines' | 'threat' | 'overlay'} Layer
 */
import { post } from '../api.js';
import { say } from '../dom.js';
import { offersOf } from '../offers.js';
import { t } from '../text.js';
import { Ghosts } from './ghosts.js';
import { drawOverlay, pointOverlay } from './overlays.js';
import { forFirst, shareOf, verdictOf, verdictWords, worthMark } from './values.js';

const KEPT = 'jogada.layers';
/** The overlay of a game so small that it can show what every move is worth. */
const VALUES = 'values';

export class Layers {
  /** @type {Record<Layer, boolean>} */
  on = { last: true, exact: false, values: false, lines: false, threat: false, overlay: false };
  /** What is proven here. @type {import('../../types/api.js').SolvedPosition | null} */
  exact = null;
  /** The game's own overlay here. @type {import('../../types/api.js').OverlayAnswer[]} */
  overlays = [];
  /** @type {WeakMap<import('./tree.js').Node, Promise<import('../../types/api.js').SolvedPosition | null>>} */
  solutions = new WeakMap();
  /** @type {WeakMap<import('./tree.js').Node, Map<string, Promise<import('../../types/api.js').OverlayAnswer[]>>>} */
  known = new WeakMap();
  /** The overlay chosen last. */
  overlay = '';
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
    this.ghosts = new Ghosts(() => this.markAnalysis(), (error) => game.complain(error));
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

  /** The overlays that this game has, by name. */
  overlayNames() {
    return offersOf(this.game.view?.title).overlays;
  }

  /** The name of the overlay that is shown when overlays are: the one chosen last, or the game's first. */
  overlayName() {
    const names = this.overlayNames();
    return names.find((name) => name === this.overlay) ?? names[0];
  }

  /**
   * Shows this overlay, or none if it is the one that is shown.
   * @param {string} name
   */
  toggleOverlay(name) {
    if (this.on.overlay && this.overlayName() !== name) this.on.overlay = false;
    this.overlay = name;
    this.toggle('overlay');
  }

  /** Whether exact values are shown: a small game's own overlay is the map of them. */
  wantsExact() {
    return this.on.exact || (this.on.overlay && this.overlayName() === VALUES);
  }

  arrive() {
    this.exact = null;
    this.overlays = [];
    this.markLast();
    this.board.mark('decisive', (this.game.view?.decisive ?? []).map((at) => ({ kind: 'decisive', at })));
    this.board.mark('exact', []);
    this.board.hits.tell(new Map());
    this.board.mark('overlay', []);
    this.board.mark('hint', []);
    if (this.wantsExact()) void this.askExact();
    if (this.on.overlay && this.overlayName() && this.overlayName() !== VALUES) void this.askOverlay();
  }

  markLast() {
    const { view } = this.game;
    const ply = view?.plies.at(-1);
    const isStone = view?.scene.parts.some((part) => part.role === 'stone' && !part.label);
    const isLine = view?.scene.parts.some((part) => part.role === 'line');
    const shown = this.on.last && ply && (isStone || isLine);
    const place = ply?.move === 'swap' ? onlyStone(view) : ply?.move;
    this.board.mark('last', shown && place ? [{ kind: 'last', at: place }] : []);
  }

  /**
   * An overlay of a position, asked for once.
   * @param {import('./tree.js').Node} node
   * @param {string} [name]
   */
  overlaysAt(node, name = this.overlayNames()[0]) {
    /** @type {Map<string, Promise<import('../../types/api.js').OverlayAnswer[]>>} */
    const named = this.known.get(node) ?? new Map();
    const known = named.get(name)
      ?? post('/api/overlay', { ...this.game.line(node), name }).then(({ overlays }) => overlays, (error) => {
        // What failed for now may be asked for again.
        named.delete(name);
        this.game.complain(error);
        return [];
      });
    this.known.set(node, named.set(name, known));
    return known;
  }

  /**
   * What is proven of a position, asked for once.
   * @param {import('./tree.js').Node} node
   */
  solutionAt(node) {
    const known = this.solutions.get(node)
      ?? post('/api/exact', { ...this.game.line(node), limit: 2000 }).catch((error) => {
        this.solutions.delete(node);
        this.game.complain(error);
        return null;
      });
    this.solutions.set(node, known);
    return known;
  }

  async askExact() {
    const { node, view } = this.game;
    if (!view || view.settled || view.sides === 1) return;
    const answer = await this.solutionAt(node);
    if (this.game.node !== node || !this.wantsExact()) return;
    this.exact = answer;
    const worth = answer && worthOf(answer);
    if (worth) this.game.rate(node, worth);
    const proven = (answer?.moves ?? []).filter((move) => move.proven);
    this.board.mark('exact', proven.map((move) =>
      ({ kind: 'exact', at: move.move, best: move.best, ...verdictOf(move, view) })));
    this.board.hits.tell(new Map(proven.map((move) => [move.move, verdictWords(move, view)])));
    this.announce(proven, view);
    this.game.change();
  }

  /**
   * Says how many moves win, draw and lose.
   * @param {import('../../types/api.js').BoundedMove[]} proven
   * @param {import('../../types/api.js').View} view
   */
  announce(proven, view) {
    const counts = { win: 0, draw: 0, loss: 0 };
    for (const move of proven) counts[verdictOf(move, view).verdict] += 1;
    say(proven.length > 0 ? t('exact.said', counts) : t('exact.unknown'));
  }

  async askOverlay() {
    const { node } = this.game;
    const name = this.overlayName();
    const overlays = await this.overlaysAt(node, name);
    if (this.game.node !== node || !this.on.overlay || this.overlayName() !== name) return;
    this.overlays = overlays;
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
    const scored = lines.filter((line) => line.pv.length > 0);
    const pv = scored[Math.min(this.chosen, scored.length - 1)]?.pv ?? [];
    this.ghosts.want(this.on.lines ? this.game.line() : null, pv);
    const taken = new Set(this.ghosts.marks.map(({ at }) => at));
    this.board.mark('lines', [...arrows(this.ghosts.marks), ...this.ghosts.marks]);
    // The color says how much worse than the best a move is, whatever the values are.
    const shares = scored.map((info) => shareOf(withTotal(info, view)));
    const rank = (/** @type {number} */ at) => Math.max(0, 1 - 2 * Math.abs(shares[0] - shares[at]));
    const values = scored.map((info, at) => (
      { kind: /** @type {const} */ ('value'), at: info.pv[0], text: worthMark(withTotal(info, view)), best: at === 0, rank: rank(at) }));
    this.board.mark('values', this.on.values ? values.filter(({ at }) => !taken.has(at)) : []);
  }
}

/**
 * What is worth something in the position shown, for people.
 * @param {import('../../types/api.js').Worth} worth
 * @param {import('../../types/api.js').View | null} view
 */
export function withTotal(worth, view) {
  return forFirst(worth, view?.scoring ? view.score : undefined);
}

/**
 * What is proven as a value, if it is one.
 * @param {import('../../types/api.js').SolvedPosition} solution
 * @returns {import('../../types/api.js').Worth | null}
 */
export function worthOf({ value, value_kind: kind, side, proven, distance }) {
  return value === null || kind === null ? null : { value, value_kind: kind, side, proven, distance };
}

/**
 * An arrow from each piece of a line to the next.
 * @param {import('../board/marks.js').Mark[]} ghosts
 * @returns {import('../board/marks.js').Mark[]}
 */
function arrows(ghosts) {
  return ghosts.slice(1).map((to, at) => ({ ...ghosts[at], kind: /** @type {const} */ ('arrow'), text: undefined, to }));
}

/** @param {import('../../types/api.js').View | null} view */
function onlyStone(view) {
  return view?.scene.parts.find((part) => part.role === 'stone')?.place;
}
