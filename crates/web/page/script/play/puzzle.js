/**
 * A puzzle played by hand: how many moves so far, against the fewest that are possible.
 * @typedef {import('../../types/api.js').Best} Best
 */
import { isOffline, search, whenBack } from '../api.js';
import { t } from '../text.js';

const TIME_MS = 8000;

export class PuzzleCount {
  /** The best way from a position, asked for once. @type {WeakMap<import('./tree.js').Node, Promise<Best>>} */
  asked = new WeakMap();
  /** What came of it. @type {WeakMap<import('./tree.js').Node, Best>} */
  ways = new WeakMap();
  /** Where it is still looked for. @type {WeakSet<import('./tree.js').Node>} */
  looking = new WeakSet();

  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game;
    game.addEventListener('arrive', () => this.look());
  }

  look() {
    const { game } = this;
    if (!game.isPuzzle) return;
    const here = game.view?.settled ? [] : [game.node];
    for (const node of new Set([game.tree.root, ...here])) this.find(node).catch((error) => this.retry(error));
  }

  /** @param {unknown} error */
  async retry(error) {
    this.game.complain(error);
    if (!isOffline(error)) return;
    await whenBack();
    this.game.problem = '';
    this.look();
  }

  /**
   * Finds the best way from a position, once: whoever asks while it is looked for gets the same answer.
   * @param {import('./tree.js').Node} node
   * @returns {Promise<Best>}
   */
  find(node) {
    const known = this.asked.get(node) ?? this.ask(node);
    this.asked.set(node, known);
    return known;
  }

  /** @param {import('./tree.js').Node} node */
  async ask(node) {
    this.looking.add(node);
    try {
      const limits = { time_ms: TIME_MS };
      const way = await search({ line: this.game.line(node), task: 'hint', limits }).done;
      this.ways.set(node, way);
      return way;
    } catch (error) {
      // What failed for now may be asked for again.
      this.asked.delete(node);
      throw error;
    } finally {
      this.looking.delete(node);
      this.game.change();
    }
  }

  sentence() {
    const { node, view, tree } = this.game;
    const [made, best, here] = [node.depth, this.ways.get(tree.root), this.ways.get(node)];
    const parts = [t('puzzle.moves', { n: made })];
    if (best?.move) parts.push(t(best.proven ? 'puzzle.best' : 'puzzle.known', { n: best.pv.length }));
    else if (this.looking.has(tree.root)) parts.push(t('puzzle.looking'));
    if (view?.settled) parts.push(verdict(view.winner, made, best));
    else if (made > 0 && here?.move) parts.push(t('puzzle.left', { n: here.pv.length }));
    return parts.join(' · ');
  }
}

/**
 * @param {number | null} winner
 * @param {number} made
 * @param {Best | undefined} best
 */
function verdict(winner, made, best) {
  if (winner === 0) return t('puzzle.stuck');
  return t(best?.proven && made === best.pv.length ? 'puzzle.perfect' : 'puzzle.solved');
}
