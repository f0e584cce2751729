/**
 * A review of the game: where it turned, by proof wherever positions can be solved, else by estimate; what would have been
 * better, and why.
 *
 * @typedef {import('./tree.js').Node} Node
 * @typedef {import('../../types/api.js').SweepPly} SweepPly
 * @typedef {import('../../types/api.js').SolvedPosition} Solved
 * @typedef {'win' | 'draw' | 'points' | 'chance' | 'estimate'} Loss what was lost
 * @typedef {{ node: Node, side: number, move: string, best: string, pv: string[], lost: Loss, amount: number, proven: boolean }} Point
 *   `node` is where the move led
 * @typedef {{ moves: number, best: number, points: number }} Card
 */
import { post } from '../api.js';
import { isLoss, lastOf, pathTo } from './tree.js';

/** How long a position may take to be solved, and after how many in a row that were not one stops trying. */
const [SOLVE_MS, PATIENCE] = [1500, 3];
/** What is lost by estimate counts from here on: a share of the chances, or points. */
const [CHANCE, ESTIMATE] = [0.15, 1.5];

export class Review {
  /** @type {Point[]} */
  points = [];
  /** @type {Record<number, Card>} */
  cards = {};
  running = false;
  done = false;
  turn = 0;

  /**
   * @param {import('./game.js').Game} game
   * @param {import('./sweep.js').Sweep} sweep
   */
  constructor(game, sweep) {
    this.game = game;
    this.sweep = sweep;
    game.addEventListener('open', () => this.clear());
  }

  clear() {
    this.turn += 1;
    Object.assign(this, { points: [], cards: {}, running: false, done: false });
    this.tell();
  }

  async run() {
    const { game, sweep } = this;
    this.clear();
    const mine = this.turn;
    const line = pathTo(lastOf(game.node));
    this.running = true;
    this.tell();
    try {
      const swept = await sweep.run();
      const proofs = mine === this.turn && swept ? await this.prove(line, mine) : new Map();
      if (mine !== this.turn) return;
      if (swept) this.judge(line, swept.plies, proofs);
    } catch (error) {
      game.complain(error);
    }
    if (mine !== this.turn) return;
    this.running = false;
    this.tell();
  }

  /**
   * Solves what can be solved, from the end: the later a position, the easier it is.
   * @param {Node[]} line
   * @param {number} mine
   */
  async prove(line, mine) {
    /** @type {Map<Node, Solved>} */
    const proofs = new Map();
    let missed = 0;
    for (const node of line.slice(0, -1).reverse()) {
      const solved = await post('/api/exact', { ...this.game.line(node), limit: SOLVE_MS });
      if (mine !== this.turn) break;
      missed = solved.proven ? 0 : missed + 1;
      if (solved.proven) proofs.set(node, solved);
      if (missed === PATIENCE) break;
    }
    return proofs;
  }

  /**
   * @param {Node[]} line
   * @param {SweepPly[]} plies
   * @param {Map<Node, Solved>} proofs
   */
  judge(line, plies, proofs) {
    this.cards = { 1: { moves: 0, best: 0, points: 0 }, 2: { moves: 0, best: 0, points: 0 } };
    plies.forEach((ply, at) => {
      const [before, node] = [line[at], line[at + 1]];
      if (!node || isLoss(node.move)) return;
      const solved = proofs.get(before);
      const found = solved ? byProof(ply, solved, this.game.view?.scoring ?? false) : byEstimate(ply);
      const card = this.cards[ply.side];
      card.moves += 1;
      if (!found) card.best += 1;
      const lost = found?.lost;
      if (found && lost) this.points.push({ node, side: ply.side, move: ply.move, pv: ply.pv, ...found, lost });
    });
    for (const { side } of this.points) this.cards[side].points += 1;
    this.done = true;
  }

  /** @param {Node} node */
  at(node) {
    return this.points.find((point) => point.node === node);
  }

  tell() {
    this.game.dispatchEvent(new Event('review'));
  }
}

/**
 * What a move lost by proof; nothing if it was one of the best.
 * @param {SweepPly} ply
 * @param {Solved} solved
 * @param {boolean} scoring
 */
export function byProof({ move, best, score, side }, solved, scoring) {
  const [own, other] = side === 1 ? score : [score[1], score[0]];
  const lead = scoring ? own - other : 0;
  const worth = (/** @type {string} */ text) => {
    const found = solved.moves.find((known) => known.move === text);
    return found?.value === undefined || found.value === null ? null : outcome(found.value_kind, found.value + lead, scoring);
  };
  const better = solved.best_moves.includes(best) ? best : solved.best_moves[0] ?? best;
  const [could, did] = [worth(better), worth(move)];
  if (!could || !did || solved.best_moves.includes(move)) return null;
  const amount = could.margin - did.margin;
  if (could.sign > did.sign) return { best: better, lost: /** @type {Loss} */ (could.sign > 0 ? 'win' : 'draw'), amount, proven: true };
  return scoring && amount > 0 ? { best: better, lost: /** @type {Loss} */ ('points'), amount, proven: true } : null;
}

/**
 * @param {import('../../types/api.js').WorthKind | null} kind
 * @param {number} value
 * @param {boolean} scoring
 */
function outcome(kind, value, scoring) {
  if (kind === 'win') return { sign: 1, margin: 0 };
  if (kind === 'loss') return { sign: -1, margin: 0 };
  return { sign: scoring ? Math.sign(value) : 0, margin: value };
}

/**
 * What a move lost as far as one can tell; nothing if it was the best.
 * @param {SweepPly} ply
 */
export function byEstimate(ply) {
  const { best, move, played, loss } = ply;
  if (best === move) return null;
  const base = { best, amount: loss ?? 0, proven: false };
  if (ply.win_rate !== undefined && played.win_rate !== undefined) {
    const amount = ply.win_rate - played.win_rate;
    return { ...base, lost: /** @type {Loss | null} */ (amount >= CHANCE ? 'chance' : null), amount };
  }
  const [could, did] = [signOf(ply), signOf(played)];
  if (ply.proven && played.proven && could > did) return { ...base, lost: /** @type {Loss} */ (could > 0 ? 'win' : 'draw'), proven: true };
  if (played.proven && did < 0 && could >= 0) return { ...base, lost: /** @type {Loss} */ (could > 0 ? 'win' : 'draw') };
  return { ...base, lost: /** @type {Loss | null} */ ((loss ?? 0) >= ESTIMATE ? 'estimate' : null) };
}

/** @param {import('../../types/api.js').Worth} worth */
function signOf({ value_kind: kind, value }) {
  return kind === 'win' ? 1 : kind === 'loss' ? -1 : kind === 'draw' ? 0 : Math.sign(Math.round(value));
}
