/**
 * The clocks of a game: so much for each side, and so much more for each move. They run from the first move on, while the
 * game goes on and nobody analyzes; a side whose time is up has lost.
 *
 * @typedef {{ base: number, increment: number, left?: [number, number] }} Setting in milliseconds
 */

/** Minutes a side and seconds a move, as people know them. */
export const CLOCKS = [[1, 0], [3, 2], [5, 3], [10, 5], [30, 20]];
/** Between two looks at the clock. */
const TICK = 100;

export class GameClock {
  side = 0;
  since = 0;

  /** @param {Setting} setting */
  constructor({ base, increment, left }) {
    this.base = base;
    this.increment = increment;
    /** @type {[number, number]} */
    this.left = [left?.[0] ?? base, left?.[1] ?? base];
  }

  /**
   * What a side has left, in milliseconds.
   * @param {number} side
   */
  of(side) {
    const spent = this.side === side ? performance.now() - this.since : 0;
    return Math.max(0, this.left[side - 1] - spent);
  }

  /**
   * What a computer may take of its time for one move.
   * @param {number} side
   */
  share(side) {
    return Math.round(Math.max(50, this.of(side) / 25 + 0.8 * this.increment));
  }

  /** Stops, and notes what was spent. */
  stop() {
    if (this.side) this.left[this.side - 1] = this.of(this.side);
    this.side = 0;
  }

  /** @param {number} side */
  start(side) {
    if (this.side === side) return;
    this.stop();
    Object.assign(this, { side, since: performance.now() });
  }

  /** A side has moved. @param {number} side */
  moved(side) {
    if (this.side !== side) return;
    this.stop();
    this.left[side - 1] += this.increment;
  }

  /** @returns {Setting} */
  save() {
    return { base: this.base, increment: this.increment, left: [this.of(1), this.of(2)] };
  }
}

/** Lets the clock of a game run, and ends the game when a time is up. */
export class Timekeeper {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  timer;

  /**
   * @param {import('./game.js').Game} game
   */
  constructor(game) {
    this.game = game;
    game.addEventListener('arrive', (event) => this.arrive(/** @type {CustomEvent} */ (event).detail));
    game.addEventListener('change', () => this.consider());
  }

  /** @param {{ from: import('./tree.js').Node | null, before: import('../../types/api.js').View | null }} arrival */
  arrive({ from, before }) {
    if (from && before) this.game.clock?.moved(before.side);
  }

  consider() {
    const { clock, view, node, analyzing, isPuzzle } = this.game;
    if (!clock || !view) return this.rest();
    const runs = !view.settled && !analyzing && !isPuzzle && node.children.length === 0 && node.depth > 0;
    if (!runs) clock.stop();
    else clock.start(view.side);
    this.timer ??= setInterval(() => this.look(), TICK);
  }

  rest() {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  look() {
    const { clock } = this.game;
    if (!clock) return this.rest();
    this.game.dispatchEvent(new Event('tick'));
    const { side } = clock;
    if (side && clock.of(side) === 0) {
      clock.stop();
      void this.game.play('time');
    }
  }
}

/**
 * A time as clocks write it: 4:05, and tenths at the end.
 * @param {number} time
 */
export function clockText(time) {
  const seconds = time < 10_000 ? (Math.ceil(time / 100) / 10).toFixed(1) : String(Math.ceil(time / 1000) % 60);
  const minutes = time < 10_000 ? 0 : Math.floor(Math.ceil(time / 1000) / 60);
  return `${minutes}:${seconds.padStart(time < 10_000 ? 4 : 2, '0')}`;
}
