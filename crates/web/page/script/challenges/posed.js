/** One challenge: the board, the question, and what becomes of the moves that are tried. */
import { post } from '../api.js';
import { Board } from '../board.js';
import { el, put, say } from '../dom.js';
import { offersOf } from '../offers.js';
import { writeHash } from '../route.js';
import { t } from '../text.js';
import { sideName, titleOf } from '../play/names.js';
import { note } from './progress.js';

/**
 * @typedef {import('../../types/api.js').ChallengeDocument} Challenge
 * @typedef {import('../../types/api.js').View} View
 * @typedef {{ isDaily: boolean, level: string, next: () => string }} Around what is known about it beside itself
 */

export class Posed {
  /** @type {View | null} */
  view = null;
  /** Whether a move can be tried now. */
  isOpen = false;

  /**
   * @param {Challenge} challenge
   * @param {Around} around
   */
  constructor(challenge, around) {
    this.challenge = challenge;
    this.around = around;
    this.board = new Board({ onmove: (move) => void this.attempt(move) });
    this.title = el('h1', {});
    this.question = el('p', { class: 'challenge-question' });
    this.says = el('p', { class: 'challenge-says', role: 'status' });
    this.buttons = el('div', { class: 'row' });
    // Until the board is there, what is typed would be lost.
    this.typed = el('input', { type: 'text', id: 'challenge-move', disabled: true,
      'aria-label': t('typed.label'), placeholder: t('typed.label'),
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && void this.type() });
    this.element = el('article', { class: 'challenge' }, this.title,
      el('p', { class: 'muted small' }, around.isDaily ? `${t('challenge.daily')} · ${around.level}` : around.level),
      this.question, el('div', { class: 'challenge-board' }, this.board.element), this.typed, this.says, this.buttons);
  }

  /** The position as it is posed. */
  async begin() {
    this.view = await this.ask([]);
    const { view } = this;
    this.title.textContent = titleOf(view);
    this.question.textContent = t('challenge.find', { who: sideName(view.side) });
    this.isOpen = true;
    this.typed.disabled = false;
    this.board.mark('hint', []);
    this.show(view);
    this.tell('', [button('challenge-show', t('challenge.show'), () => this.reveal())]);
  }

  /**
   * @param {string[]} moves
   * @returns {Promise<View>}
   */
  ask(moves) {
    const { game, position: start } = this.challenge;
    return post('/api/view', { game, start, moves });
  }

  /** @param {View} view */
  show(view) {
    this.board.show(view.scene, { name: `${titleOf(view)}, ${t('play.board')}`, open: this.isOpen, side: view.side, signs: offersOf(view.title).signs });
    const last = view.plies.at(-1)?.move;
    this.board.mark('last', last ? [{ kind: 'last', at: last }] : []);
  }

  type() {
    const move = this.typed.value.trim();
    this.typed.value = '';
    return move ? this.attempt(move) : undefined;
  }

  /** @param {string} move */
  async attempt(move) {
    if (!this.isOpen || !this.view) return;
    this.isOpen = false;
    try {
      const after = await this.ask([move]);
      const played = after.plies.at(-1)?.move ?? move;
      await (played === this.challenge.answer ? this.succeed(after) : this.fail(after, played));
    } catch (error) {
      this.isOpen = true;
      this.tell(error instanceof Error ? error.message : String(error), [button('challenge-show', t('challenge.show'), () => this.reveal())]);
    }
  }

  /** @param {View} after */
  succeed(after) {
    const { id, answer } = this.challenge;
    note(id, this.around.isDaily);
    this.show(after);
    this.tell(t('challenge.right', { move: answer }), this.onward(), 'right');
  }

  /**
   * Shows the best answer to a move that does not win.
   * @param {View} after
   * @param {string} move
   */
  async fail(after, move) {
    const { game, position: start } = this.challenge;
    const { best_moves: [reply] } = after.settled ? { best_moves: [] } : await post('/api/exact', { game, start, moves: [move], limit: 2000 });
    this.show(reply ? await this.ask([move, reply]) : after);
    const text = reply && after.side !== this.view?.side ? t('challenge.wrong', { move, who: sideName(after.side), reply }) : t('challenge.wrong.plain', { move });
    this.tell(text, [button('challenge-again', t('challenge.again'), () => this.begin()), button('challenge-show', t('challenge.show'), () => this.reveal())], 'wrong');
  }

  /** Shows the move; what was shown is not solved. */
  async reveal() {
    const { answer } = this.challenge;
    await this.begin();
    this.isOpen = false;
    if (this.view) this.show(this.view);
    this.board.mark('hint', [{ kind: 'hint', at: answer }]);
    this.tell(t('challenge.answer', { move: answer }), [button('challenge-again', t('challenge.again'), () => this.begin()), ...this.onward()]);
  }

  /** What one may want next. */
  onward() {
    const { game, position: start } = this.challenge;
    return [
      el('a', { class: 'button primary', id: 'challenge-next', href: this.around.next() }, t('challenge.next')),
      el('a', { class: 'button', href: writeHash('play', { game, start, fresh: '1' }) }, t('challenge.board')),
    ];
  }

  /**
   * @param {string} text
   * @param {HTMLElement[]} buttons
   * @param {string} [look]
   */
  tell(text, buttons, look = '') {
    this.says.textContent = text;
    this.says.className = `challenge-says ${look}`;
    put(this.buttons, buttons);
    if (text) say(text);
  }
}

/**
 * @param {string} id
 * @param {string} text
 * @param {() => unknown} act
 */
function button(id, text, act) {
  return el('button', { type: 'button', id, onclick: () => void act() }, text);
}
