/** A move typed anywhere on the page: what is typed lands in one field, Enter plays it. */
import { el } from '../dom.js';
import { t } from '../text.js';

export class Typed {
  /**
   * @param {import('./game.js').Game} game
   * @param {() => void} leave where the focus goes when one is done
   */
  constructor(game, leave) {
    this.game = game;
    this.leave = leave;
    this.field = el('input', { type: 'text', id: 'move', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', maxlength: 16, placeholder: t('typed.label'),
      'aria-describedby': 'move-help', onkeydown: (/** @type {KeyboardEvent} */ event) => this.onKey(event), oninput: () => this.draw() });
    this.help = el('output', { id: 'move-help', class: 'muted small' });
    this.element = el('form', { class: 'typed', onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
      el('label', { for: 'move' }, t('typed.label')), this.field, this.help);
  }

  /** Examples of what can be typed, or how many moves what is typed can still become. */
  draw() {
    const { view } = this.game;
    if (!view) return;
    const { legal } = view;
    const typed = this.field.value.trim().toLowerCase();
    this.field.disabled = view.settled;
    if (!typed) this.help.textContent = view.settled ? '' : t('typed.examples', { moves: examples(legal).join(', ') });
    else this.help.textContent = fits(legal, typed);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.key === 'Escape') {
      this.clear();
      this.leave();
    } else if (event.key === 'Enter') {
      void this.play();
    } else return;
    event.preventDefault();
  }

  async play() {
    const typed = this.field.value.trim().toLowerCase();
    if (!typed) return;
    const { view } = this.game;
    const swaps = view?.can_swap && 'swap'.startsWith(typed);
    if (!this.game.isOpen()) return;
    if (await this.game.play(swaps ? 'swap' : typed)) this.clear();
  }

  clear() {
    this.field.value = '';
    this.draw();
  }

  /**
   * Takes the focus, so that the character that was typed arrives here.
   */
  take() {
    this.field.focus({ preventScroll: true });
  }
}

/**
 * @param {string[]} legal
 */
function examples(legal) {
  const middle = legal[Math.floor(legal.length / 2)];
  return [...new Set([legal[0], middle, legal[legal.length - 1]])].filter(Boolean);
}

/**
 * @param {string[]} legal
 * @param {string} typed
 */
function fits(legal, typed) {
  if (legal.includes(typed)) return t('typed.enter', { move: typed });
  const fitting = legal.filter((move) => move.startsWith(typed));
  return fitting.length > 0 ? fitting.slice(0, 6).join(' ') + (fitting.length > 6 ? ' …' : '') : t('typed.none');
}
