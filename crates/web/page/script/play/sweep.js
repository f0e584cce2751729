/** A look at every position of the line that is shown, with progress, until it is done or stopped. */
import { search } from '../api.js';
import { lastOf, pathTo } from './tree.js';

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

  async run() {
    const { game } = this;
    if (game.isPuzzle) return;
    const line = pathTo(lastOf(game.node));
    const task = search({ line: game.line(line[line.length - 1]), task: 'sweep' }, (info) => {
      this.take(mine, line, info);
      this.progress = (info.ply + 1) / info.of;
      this.tell();
    });
    const mine = this.running = { stop: task.stop };
    this.progress = 0;
    this.tell();
    try {
      const result = await task.done;
      for (const value of result.values ?? []) this.take(mine, line, value);
    } catch (error) {
      game.complain(error);
    }
    if (this.running === mine) this.running = null;
    game.change();
  }

  /**
   * @param {NonNullable<Sweep['running']>} mine
   * @param {import('./tree.js').Node[]} line
   * @param {Record<string, any>} value
   */
  take(mine, line, value) {
    const node = line[value.ply];
    if (this.running !== mine || !node) return;
    const total = value.score && this.game.view?.scoring && value.unit !== 'chance' ? value.score[0] - value.score[1] + value.value : undefined;
    node.worth = { value: value.value, unit: value.unit, proven: value.proven, distance: value.distance, total };
  }

  tell() {
    this.game.dispatchEvent(new Event('sweep'));
  }
}
