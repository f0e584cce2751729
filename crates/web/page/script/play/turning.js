/** How a board of hexagons lies: as it fits, or as one likes. The choice is kept in this browser. */
import { WAYS, canTurn } from '../board/turning.js';
import { el } from '../dom.js';
import { icon } from '../icons.js';
import { t } from '../text.js';

const KEPT = 'jogada.way';

export class Turning {
  /** @type {number | 'auto'} */
  way = kept();
  /** How it lies now. */
  shown = 0;

  /** @param {() => void} onchange */
  constructor(onchange) {
    this.onchange = onchange;
    this.element = el('button', { type: 'button', class: 'plain turn-board', id: 'turn-board', hidden: true, onclick: () => this.turn() }, icon('redo'));
    // A phone that is turned shows the board as it fits now.
    this.listen = () => this.way === 'auto' && onchange();
    addEventListener('resize', this.listen);
  }

  /** Thirty degrees on; after the last way, as it fits. */
  turn() {
    const next = this.way === 'auto' ? (this.shown + 1) % WAYS : this.way + 1;
    this.way = next === WAYS ? 'auto' : next;
    localStorage.setItem(KEPT, String(this.way));
    this.onchange();
  }

  /**
   * @param {import('../board/geometry.js').Scene} scene
   * @param {number} shown
   */
  draw(scene, shown) {
    this.shown = shown;
    this.element.hidden = !canTurn(scene);
    const name = this.way === 'auto' ? t('board.turn.auto') : t('board.turn.by', { n: 30 * this.way });
    this.element.title = name;
    this.element.setAttribute('aria-label', name);
  }

  leave() {
    removeEventListener('resize', this.listen);
  }
}

/** @returns {number | 'auto'} */
function kept() {
  const way = Number(localStorage.getItem(KEPT) ?? NaN);
  return Number.isInteger(way) && way >= 0 && way < WAYS ? way : 'auto';
}
