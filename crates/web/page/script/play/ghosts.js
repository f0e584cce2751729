/**
 * The expected line as numbered pieces. Where a later move is made, and by whom, only the program knows: it is asked
 * for one line at a time, and the marks before stay until there is an answer.
 *
 * @typedef {import('../../types/api.js').LineStep} Step
 * @typedef {import('../board/marks.js').Mark} Mark
 */
import { post } from '../api.js';

/** More would hide the board. */
const LONGEST = 9;

export class Ghosts {
  /** @type {Mark[]} */
  marks = [];
  wanted = '';
  shown = '';
  asking = false;

  /**
   * @param {() => void} onready
   * @param {(error: unknown) => void} onproblem
   */
  constructor(onready, onproblem) {
    this.onready = onready;
    this.onproblem = onproblem;
  }

  /**
   * @param {import('../../types/api.js').GameLine | null} line the game so far; null for no ghosts
   * @param {string[]} moves what is expected
   */
  want(line, moves) {
    const then = moves.slice(0, LONGEST);
    this.wanted = line && then.length > 0 ? JSON.stringify({ ...line, then }) : '';
    if (this.wanted === '') Object.assign(this, { marks: [], shown: '' });
    else if (this.wanted !== this.shown && !this.asking) void this.ask();
  }

  async ask() {
    this.asking = true;
    const asked = this.wanted;
    const { steps } = await post('/api/steps', JSON.parse(asked)).catch((error) => {
      this.onproblem(error);
      return { steps: [] };
    });
    this.asking = false;
    // A line that has grown by now may be shown as it was; one of another position may not.
    if (this.wanted !== '' && positionOf(asked) === positionOf(this.wanted)) {
      Object.assign(this, { marks: marksOf(steps), shown: asked });
      this.onready();
    }
    if (this.wanted !== '' && this.wanted !== asked && !this.asking) void this.ask();
  }
}

/** @param {string} question */
function positionOf(question) {
  const { then: _, ...line } = JSON.parse(question);
  return JSON.stringify(line);
}

/**
 * One mark a place: a place that comes twice has both numbers, and the side of the first.
 * @param {Step[]} steps
 * @returns {Mark[]}
 */
export function marksOf(steps) {
  /** @type {Map<string, Mark>} */
  const marks = new Map();
  steps.forEach(({ side, place, center }, at) => {
    const key = place ?? center?.join() ?? '';
    const known = marks.get(key);
    if (known) known.text += ` ${at + 1}`;
    else if (key) marks.set(key, { kind: 'ghost', at: place ?? undefined, center: place ? undefined : center ?? undefined, text: String(at + 1), side });
  });
  return [...marks.values()];
}
