/**
 * What was done away with, so that it can be had back: games that others took the place of, branches that were cut off.
 * Moves need none of this: taking one back leaves it in the tree.
 *
 * @typedef {import('./game.js').Opening} Opening
 * @typedef {import('./tree.js').Node} Node
 * @typedef {{ kept: Opening, after: Node | null, what: string }} Act `after` is where it led
 */

/** So many acts can be undone. */
const MOST = 50;

export class Past {
  /** @type {Act[]} */
  done = [];
  /** @type {Act[]} */
  undone = [];
  /** Whether what happens is itself an undoing. */
  returning = false;

  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game;
    game.addEventListener('replace', (event) => this.note(/** @type {CustomEvent} */ (event).detail));
    game.addEventListener('arrive', () => this.land());
  }

  /** @param {{ kept: Opening, what: string, stays: boolean }} act */
  note({ kept, what, stays }) {
    if (this.returning || !hasMoves(kept)) return;
    this.done = [...this.done, { kept, what, after: stays ? this.game.node : null }].slice(-MOST);
    this.undone = [];
  }

  land() {
    for (const act of [this.done.at(-1), this.undone.at(-1)]) if (act) act.after ??= this.game.node;
  }

  /** What undoing here would bring back, if it is not just a move. */
  get last() {
    return this.at(this.done);
  }

  /** @param {Act[]} acts */
  at(acts) {
    const act = acts.at(-1);
    return act && act.after === this.game.node ? act : undefined;
  }

  /**
   * Brings back what was done away with last, whatever was played since.
   * @returns {Promise<boolean>} whether there was anything
   */
  undo() {
    return this.travel(this.done, this.undone);
  }

  /** Takes that back again, if nothing else was done since. */
  redo() {
    return this.at(this.undone) ? this.travel(this.undone, this.done) : Promise.resolve(false);
  }

  /**
   * @param {Act[]} from
   * @param {Act[]} to
   */
  async travel(from, to) {
    const act = from.pop();
    if (!act) return false;
    to.push({ kept: this.game.snapshot(), what: act.what, after: null });
    this.returning = true;
    try {
      await this.game.open(act.kept);
    } finally {
      this.returning = false;
    }
    // What lies further back was left by the same node as before, which is another object now.
    const earlier = from.at(-1);
    if (earlier) earlier.after = this.game.node;
    return true;
  }

  /**
   * A game that was left and is asked for again, with its branches.
   * @param {(kept: Opening) => boolean} isIt
   */
  find(isIt) {
    return [...this.done, ...this.undone].reverse().find(({ kept }) => isIt(kept))?.kept;
  }
}

/** @param {Opening} kept */
function hasMoves({ tree }) {
  return (tree?.length ?? 0) > 0;
}
