/**
 * A puzzle played by hand: how many moves so far, against the fewest that are possible.
 * @typedef {import('../../types/api.js').FoundWay} Way
 */
import { search } from '../api.js';
import { t } from '../text.js';

const TIME_MS = 8000;

export class PuzzleCount {
  /**
   * The fewest moves from a position, and how; null while it is looked for.
   * @type {WeakMap<import('./tree.js').Node, Way | null | undefined>}
   */
  ways = new WeakMap();

  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game;
    game.addEventListener('arrive', () => this.look());
  }

  look() {
    const { game } = this;
    if (!game.isPuzzle) return;
    void this.find(game.tree.root);
    void this.find(game.node);
  }

  /**
   * Finds the best way from a position, once.
   * @param {import('./tree.js').Node} node
   * @returns {Promise<Way | null | undefined>}
   */
  async find(node) {
    if (this.ways.has(node)) return this.ways.get(node);
    this.ways.set(node, null);
    const [line, limits] = [this.game.line(node), { time_ms: TIME_MS }];
    const way = await search({ line, task: 'way', player: 'optimal', limits }).done.catch(() => undefined);
    this.ways.set(node, way);
    this.game.change();
    return way;
  }

  sentence() {
    const { node, view, tree } = this.game;
    const [made, best, here] = [node.depth, this.ways.get(tree.root), this.ways.get(node)];
    const parts = [t('puzzle.moves', { n: made })];
    if (best?.found) parts.push(t(best.optimal ? 'puzzle.best' : 'puzzle.known', { n: best.depth ?? 0 }));
    if (best === null) parts.push(t('puzzle.looking'));
    if (view?.settled) parts.push(verdict(view.winner, made, best));
    else if (made > 0 && here?.found) parts.push(t('puzzle.left', { n: here.depth ?? 0 }));
    return parts.join(' · ');
  }
}

/**
 * @param {number | null} winner
 * @param {number} made
 * @param {Way | null | undefined} best
 */
function verdict(winner, made, best) {
  if (winner === 0) return t('puzzle.stuck');
  return t(best?.optimal && made === best.depth ? 'puzzle.perfect' : 'puzzle.solved');
}
