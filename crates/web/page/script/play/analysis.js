/**
 * Analysis of the position shown: lines with values while it runs, started and stopped by a person. It never moves.
 *
 * @typedef {import('../../types/api.js').SearchReport} Info
 */
import { isOffline, search, whenBack } from '../api.js';

/** A position is looked at until someone stops it: so long that nobody waits for the end. */
const ENDLESS_MS = 3_600_000;

export class Analysis {
  on = false;
  /** How many lines: 1 to 5, or all moves. @type {number | 'all'} */
  count = 3;
  /** @type {Info[]} */
  lines = [];
  /** @type {Info | null} */
  info = null;
  /** Why the search came to an end by itself: nothing more can be found, or it has looked for as long as it may. @type {'' | 'proven' | 'limit'} */
  ended = '';
  /** @type {{ node: import('./tree.js').Node, stop: () => void } | null} */
  running = null;

  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game;
    game.addEventListener('arrive', () => this.restart());
  }

  /** @param {boolean} on */
  set(on) {
    if (this.game.isPuzzle) return;
    this.on = on;
    this.game.analyzing = on;
    if (!on) this.clear();
    this.restart();
    this.game.change();
  }

  /** @param {number | 'all'} count */
  setCount(count) {
    this.count = count;
    this.restart();
  }

  clear() {
    this.lines = [];
    this.info = null;
    this.ended = '';
  }

  halt() {
    this.running?.stop();
    this.running = null;
  }

  restart() {
    this.halt();
    this.clear();
    const { view, node } = this.game;
    if (this.on && this.game.isPuzzle) Object.assign(this, { on: false }), this.game.analyzing = false;
    if (this.on && view && !view.settled) void this.run(node);
    this.tell();
  }

  /** @param {import('./tree.js').Node} node */
  async run(node) {
    const limits = { time_ms: ENDLESS_MS };
    /** @type {NonNullable<Analysis['running']>} */
    const mine = { node, stop: () => task.stop() };
    const task = search({ line: this.game.line(node), task: 'analyze', player: 'max', lines: this.count, limits },
      (info, lines) => this.hear(mine, info, lines));
    this.running = mine;
    try {
      const result = await task.done;
      if (this.running !== mine) return;
      this.running = null;
      this.ended = result.lines[0]?.proven ? 'proven' : 'limit';
      this.take(node, result.lines);
    } catch (error) {
      if (this.running !== mine) return;
      this.running = null;
      this.game.complain(error);
      if (isOffline(error)) void this.resume(node);
    }
  }

  /**
   * Begins again when the program is back, if the position is still looked at.
   * @param {import('./tree.js').Node} node
   */
  async resume(node) {
    await whenBack();
    if (!this.on || this.game.node !== node || this.running) return;
    this.game.problem = '';
    this.restart();
    this.game.change();
  }

  /**
   * @param {NonNullable<Analysis['running']>} mine
   * @param {Info} info
   * @param {Info[]} lines
   */
  hear(mine, info, lines) {
    if (this.running !== mine) return;
    this.info = info;
    this.take(mine.node, lines.length > 0 ? lines : [info]);
  }

  /**
   * @param {import('./tree.js').Node} node
   * @param {Info[]} lines
   */
  take(node, lines) {
    this.lines = lines;
    this.info ??= lines[0] ?? null;
    if (lines[0]) this.game.rate(node, lines[0]);
    this.tell();
  }

  tell() {
    this.game.dispatchEvent(new Event('analysis'));
  }
}
