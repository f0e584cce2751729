/** What people say about a position, and the marks that they put on its places. Both go with the game wherever it goes. */
import { el } from '../dom.js';
import { t } from '../text.js';
import { commentOf, setComment } from './tree.js';

/** What a place can be marked with, in the order in which they come. */
const SIGNS = ['circle', 'square', 'triangle', 'cross'];

export class Remarks {
  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game;
    this.field = el('textarea', { id: 'remark', rows: 2, 'aria-label': t('remark.label'), placeholder: t('remark.label'), oninput: () => this.write() });
    this.element = el('div', { class: 'remark' }, this.field);
  }

  draw() {
    const comment = commentOf(this.game.node);
    if (this.field.value !== comment) this.field.value = comment;
  }

  write() {
    setComment(this.game.node, this.field.value);
    this.game.change();
  }
}

/**
 * The marks of a position, by place.
 * @param {import('./tree.js').Node} node
 * @returns {Record<string, string>}
 */
export function marksOf({ info }) {
  const marks = info?.marks;
  return typeof marks === 'object' && marks !== null ? /** @type {Record<string, string>} */ (marks) : {};
}

/**
 * Marks a place with the next sign, or takes the last one away.
 * @param {import('./tree.js').Node} node
 * @param {string} place
 */
export function markPlace(node, place) {
  const { [place]: sign, ...others } = marksOf(node);
  const next = SIGNS[sign === undefined ? 0 : SIGNS.indexOf(sign) + 1];
  const marks = next ? { ...others, [place]: next } : others;
  const { marks: _, ...rest } = node.info ?? {};
  const info = Object.keys(marks).length > 0 ? { ...rest, marks } : rest;
  node.info = Object.keys(info).length > 0 ? info : null;
}
