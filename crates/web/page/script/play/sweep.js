/** A look at every position of the line that is shown, with progress, until it is done or stopped. */
import { search } from '../api.js';
import { lastOf, pathTo } from './tree.js';
import { forFirst } from './values.js';

export class Sweep {
  /** @type {{ stop: () => void } | null} */
  running = null;
  progress = 0;

  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game;
    game.addEventListener('open', () => this.stop());
  }

  toggle() {
    if (this.running) this.stop();
    else void this.run();
  }

  stop() {
    this.running?.stop();
    this.running = null;
    this.tell();
  }

  /** @returns {Promise<import('../../types/api.js').GameSweep | null>} nothing if it was stopped, or could not be done */
  async run() {
    const { game } = this;
    if (game.isPuzzle) return null;
    const line = pathTo(lastOf(game.node));
    const task = search({ line: game.line(line[line.length - 1]), task: 'sweep' }, (info) => {
      const ply = info.ply ?? 0;
      this.take(mine, line[ply], info);
      this.progress = (ply + 1) / (info.of ?? 1);
      this.tell();
    });
    const mine = this.running = { stop: task.stop };
    this.progress = 0;
    this.tell();
    /** @type {import('../../types/api.js').GameSweep | null} */
    let result = null;
    try {
      const swept = await task.done;
      for (const look of [...swept.plies, swept.final]) this.take(mine, line[look.ply], look, look.score);
      if (this.running === mine) result = swept;
    } catch (error) {
      game.complain(error);
    }
    if (this.running === mine) this.running = null;
    game.change();
    return result;
  }

  /**
   * @param {NonNullable<Sweep['running']>} mine
   * @param {import('./tree.js').Node | undefined} node
   * @param {import('../../types/api.js').Worth} worth
   * @param {[number, number]} [score] points so far, once they are known
   */
  take(mine, node, worth, score) {
    if (this.running !== mine || !node) return;
    node.worth = forFirst(worth, this.game.view?.scoring ? score : undefined);
  }

  tell() {
    this.game.dispatchEvent(new Event('sweep'));
  }
}
