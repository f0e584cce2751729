/**
 * The computer thinks on your time: while a person is to move against it, it searches on and remembers what it finds. One
 * search a tab, which ends when the move comes; the program ends it with the tab, and after a minute. Chosen once, for all
 * games.
 */
import { search } from '../api.js';
import { tabName } from './store.js';

const KEPT = 'jogada.ponder';

/** Whether that was chosen. */
export function isPondering() {
  return localStorage.getItem(KEPT) === 'on';
}

export class Pondering {
  /** Where it thinks, and how to end it. @type {{ node: import('./tree.js').Node, stop: () => void } | null} */
  current = null;
  /** When what was thought last is remembered. @type {Promise<unknown>} */
  over = Promise.resolve();

  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game;
    game.addEventListener('open', () => this.halt());
    game.addEventListener('change', () => this.consider());
  }

  /** @param {boolean} on */
  choose(on) {
    localStorage.setItem(KEPT, on ? 'on' : 'off');
    this.consider();
  }

  /** Whether a person is to move against the computer here, now. */
  isDue() {
    const { game } = this;
    const { view, node } = game;
    if (!isPondering() || !view || view.settled || game.isPuzzle || game.analyzing) return false;
    return node.depth > 0 && node.children.length === 0 && !game.isComputers(view.side) && game.isComputers(3 - view.side);
  }

  consider() {
    const { node } = this.game;
    if (this.current && (this.current.node !== node || !this.isDue())) this.halt();
    if (!this.current && this.isDue()) void this.begin(node);
  }

  /** @param {import('./tree.js').Node} node */
  async begin(node) {
    const { game } = this;
    const owner = await tabName();
    if (this.current || game.node !== node || !this.isDue()) return;
    const player = game.players[/** @type {1 | 2} */ (3 - (game.view?.side ?? 1))];
    const { done, stop } = search({ line: game.line(node), task: 'ponder', player, owner });
    this.current = { node, stop };
    // A program that is gone or has too much to do leaves the computer its own time.
    this.over = done.catch(() => {});
  }

  halt() {
    this.current?.stop();
    this.current = null;
  }

  /** Ends it, and waits until what was found is remembered. */
  async rest() {
    this.halt();
    await this.over;
  }
}
