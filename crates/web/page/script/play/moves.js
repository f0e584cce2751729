/** The moves of the game with their branches; each is a button that goes there. */
import { el, put } from '../dom.js';
import { icon } from '../icons.js';
import { t } from '../text.js';
import { commentOf, isLoss, pathTo } from './tree.js';

/** @typedef {import('./tree.js').Node} Node */

export class Moves {
  /**
   * @param {import('./game.js').Game} game
   * @param {HTMLElement} remarks what is said about the position shown
   */
  constructor(game, remarks) {
    this.game = game;
    this.list = el('div', { class: 'moves', role: 'group', 'aria-label': t('play.moves') });
    const step = (/** @type {string} */ name, /** @type {string} */ keys, /** @type {() => unknown} */ act) =>
      el('button', { type: 'button', class: 'plain', 'aria-label': t(`play.${name}`), title: `${t(`play.${name}`)} (${keys})`, onclick: act }, icon(name));
    this.promote = el('button', { type: 'button', class: 'plain', id: 'promote', 'aria-label': t('play.promote'), title: `${t('play.promote')} (Shift+K)`, hidden: true, onclick: () => game.promote() }, icon('promote'));
    this.element = el('section', { class: 'panel moves-panel' },
      el('header', {}, el('h2', {}, t('play.moves')),
        el('div', { class: 'row steps' },
          this.promote, step('first', 'Home', () => game.first()), step('back', '←', () => game.back()),
          step('next', '→', () => game.next()), step('last', 'End', () => game.last()))),
      this.list, remarks);
  }

  draw() {
    const { game } = this;
    const path = pathTo(game.node);
    const line = new Set(path);
    this.promote.hidden = path.every(({ parent, move }) => !parent || parent.children[0].move === move);
    const rows = [el('button', { type: 'button', class: `move start ${game.node.depth === 0 ? 'here' : ''}`, onclick: () => game.first() }, t('play.start'))];
    put(this.list, rows, this.branch(game.tree.root, line));
    const here = this.list.querySelector('.here');
    if (here instanceof HTMLElement) scrollInto(this.list, here);
  }

  /**
   * A line with the branches that leave it, each in a block of its own.
   * @param {Node} from
   * @param {Set<Node>} line
   * @returns {HTMLElement[]}
   */
  branch(from, line) {
    /** @type {HTMLElement[]} */
    const shown = [];
    for (let at = from; at.children.length > 0;) {
      const main = at.children[0];
      shown.push(this.move(main, line));
      for (const other of at.children.slice(1)) {
        shown.push(el('div', { class: 'branch' }, this.move(other, line), this.branch(other, line)));
      }
      at = main;
    }
    return shown;
  }

  /**
   * @param {Node} node
   * @param {Set<Node>} line
   */
  move(node, line) {
    const { game } = this;
    const here = node === game.node;
    const look = ['move', here && 'here', line.has(node) && 'on-line'].filter(Boolean).join(' ');
    return el('button', { type: 'button', class: look, 'aria-current': here ? 'true' : null, onclick: () => void game.go(node) },
      el('span', { class: 'ply' }, node.depth), wordOf(node.move), commentOf(node) && el('span', { class: 'remarked', title: commentOf(node) }, '“'));
  }
}

/**
 * Scrolls a list without moving the page.
 * @param {HTMLElement} list
 * @param {HTMLElement} item
 */
function scrollInto(list, item) {
  const [top, bottom] = [item.offsetTop - list.offsetTop, item.offsetTop - list.offsetTop + item.offsetHeight];
  if (top < list.scrollTop) list.scrollTop = top;
  else if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight;
}

/**
 * A move as the list has it; a loss without one in words.
 * @param {string | null} move
 */
function wordOf(move) {
  if (!isLoss(move)) return move;
  return t(move?.startsWith('time') ? 'play.late' : 'play.resigned');
}
