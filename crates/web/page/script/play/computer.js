/**
 * The computer's moves. It moves only at the end of a line, on its own turn, never while a position is analyzed and
 * never while a game between computers is paused.
 */
import { askCatalog, isOffline, search, whenBack } from '../api.js';
import { Pondering } from './pondering.js';
import { tabName } from './store.js';
import { isStill } from '../motion.js';

export class Computer {
  /** @type {{ node: import('./tree.js').Node, stop: () => void } | null} */
  thinking = null;
  paused = false;
  /** A single move is wanted of a paused game. */
  stepping = false;
  /** Milliseconds between moves of two computers. */
  pace = 600;
  /** @type {import('../../types/api.js').SearchReport | null} */
  info = null;
  /** Whether the program is gone for now. */
  away = false;
  /** Whether what was played last has been shown. @type {() => Promise<void>} */
  ready = () => Promise.resolve();

  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game;
    this.pondering = new Pondering(game);
    game.addEventListener('open', () => this.reset());
    game.addEventListener('change', () => this.consider());
  }

  reset() {
    this.halt();
    this.paused = false;
    this.stepping = false;
  }

  /** Whether the computer is to move here, now. */
  isDue() {
    const { game } = this;
    const { view, node } = game;
    if (!view || view.settled || game.isPuzzle || game.analyzing || node.children.length > 0 || this.away) return false;
    if (!game.isComputers(view.side)) return false;
    return this.stepping || !(this.paused && game.isAllComputers());
  }

  consider() {
    const { node } = this.game;
    if (this.thinking && (this.thinking.node !== node || !this.isDue())) this.halt();
    if (!this.thinking && this.isDue()) void this.think(node);
  }

  /** @param {import('./tree.js').Node} node */
  async think(node) {
    const { game } = this;
    const player = game.players[/** @type {1 | 2} */ (game.view?.side ?? 1)];
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    const started = performance.now();
    const [owner, limits] = [await tabName(), await this.limits(player)];
    await this.pondering.rest();
    if (game.node !== node || this.thinking || !this.isDue()) return;
    const task = search({ line: game.line(node), task: 'think', player, seed, owner, limits }, (info) => this.hear(node, info));
    const mine = this.thinking = { node, stop: task.stop };
    game.change();
    try {
      const result = await task.done;
      await Promise.all([this.pause(started), this.ready()]);
      if (this.thinking !== mine) return;
      this.thinking = null;
      this.stepping = false;
      if (game.node === node && result.move) await game.play(result.move, result.info);
    } catch (error) {
      if (this.thinking !== mine) return;
      this.halt();
      if (isOffline(error)) return void this.wait(error);
      this.paused = true;
      game.complain(error);
    }
  }

  /**
   * A player who thinks by time thinks by the clock, where there is one. The others think as far as ever: they would be
   * other players by the clock.
   * @param {string} player
   */
  async limits(player) {
    const share = this.game.clock?.share(this.game.view?.side ?? 1);
    if (share === undefined) return undefined;
    const { games } = await askCatalog();
    const levels = games.find(({ name }) => name === this.game.view?.title)?.levels ?? [];
    const spec = levels.find(({ name }) => name === player)?.player ?? player;
    return /\btime=/.test(spec) ? { time_ms: share } : undefined;
  }

  /**
   * Goes on when the program is back.
   * @param {unknown} error
   */
  async wait(error) {
    const { game } = this;
    this.away = true;
    game.complain(error);
    await whenBack();
    this.away = false;
    game.problem = '';
    game.change();
  }

  /**
   * Lets people see one move of two computers before the next.
   * @param {number} started
   */
  pause(started) {
    const pace = this.game.isAllComputers() ? this.pace : isStill() ? 0 : 150;
    return new Promise((resolve) => setTimeout(resolve, Math.max(0, pace - (performance.now() - started))));
  }

  /**
   * @param {import('./tree.js').Node} node
   * @param {import('../../types/api.js').SearchReport} info
   */
  hear(node, info) {
    if (this.thinking?.node !== node) return;
    this.info = info;
    this.game.dispatchEvent(new Event('thought'));
  }

  /** Stops thinking; nothing is played. */
  halt() {
    this.thinking?.stop();
    this.thinking = null;
    this.info = null;
  }

  /** Makes the computer move at once with what it has. */
  hurry() {
    this.thinking?.stop();
  }

  /** @param {boolean} paused */
  setPaused(paused) {
    this.paused = paused;
    this.stepping = false;
    this.game.change();
  }

  /** Plays one move of a game between computers. */
  step() {
    this.paused = true;
    this.stepping = true;
    this.game.change();
  }
}
