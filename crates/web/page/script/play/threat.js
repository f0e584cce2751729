/**
 * What the other side would do if it were its turn: the position with nothing played, looked at from over there. Only
 * for games in which passing leaves a position that can be.
 */
import { post, search } from '../api.js';
import { el } from '../dom.js';
import { offersOf } from '../offers.js';
import { t } from '../text.js';
import { sideName } from './names.js';
import { forFirst, worthText } from './values.js';

/** A threat is seen soon or is none. */
const LOOK_MS = 2000;

export class Threat {
  /** Where it is looked for, or was found. @type {import('./tree.js').Node | null} */
  at = null;
  /** @type {{ stop: () => void } | null} */
  running = null;

  /**
   * @param {import('./game.js').Game} game
   * @param {import('./layers.js').Layers} layers
   * @param {import('../board.js').Board} board
   */
  constructor(game, layers, board) {
    this.game = game;
    this.layers = layers;
    this.board = board;
    this.element = el('p', { class: 'threat small', role: 'status', hidden: true });
    game.watch('arrive', () => this.draw());
  }

  /** Whether there is such a thing in the game shown. */
  isOffered() {
    return offersOf(this.game.view?.title).threats;
  }

  draw() {
    const { node, view } = this.game;
    const wanted = this.layers.on.threat && this.isOffered() && view && !view.settled;
    if (wanted && this.at === node) return;
    this.halt();
    if (wanted) void this.look(node, view);
  }

  halt() {
    this.running?.stop();
    Object.assign(this, { at: null, running: null });
    this.board.mark('threat', []);
    this.element.hidden = true;
  }

  /**
   * @param {import('./tree.js').Node} node
   * @param {import('../../types/api.js').View} view
   */
  async look(node, view) {
    this.at = node;
    this.tell(t('threat.looking'));
    const { game } = this;
    try {
      const { position } = await post('/api/touch', { game: game.spec, position: view.position });
      if (this.at !== node) return;
      if (!position) return this.tell(t('threat.none'));
      const line = { game: game.spec, start: position, moves: [] };
      const task = this.running = search({ line, task: 'analyze', player: 'max', lines: 1, limits: { time_ms: LOOK_MS } });
      const { lines: [found] } = await task.done;
      if (this.at === node) this.show(found, view);
    } catch (error) {
      if (this.at !== node) return;
      // Once is enough: `at` stays, so that it is not looked for here again.
      this.element.hidden = true;
      game.complain(error);
    }
  }

  /**
   * @param {import('../../types/api.js').SearchReport | undefined} found
   * @param {import('../../types/api.js').View} view
   */
  show(found, view) {
    const [move] = found?.pv ?? [];
    if (!found || !move) return this.tell(t('threat.none'));
    const value = worthText(forFirst(found, view.scoring ? view.score : undefined));
    this.tell(t('threat.found', { who: sideName(3 - view.side), move, value }));
    this.board.mark('threat', [{ kind: 'threat', at: move, side: 3 - view.side }]);
  }

  /** @param {string} text */
  tell(text) {
    this.element.textContent = text;
    this.element.hidden = false;
  }
}
