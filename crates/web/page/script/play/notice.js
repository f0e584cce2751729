/** Something to know, with what can be done about it: over the page, so that nothing moves, until it is dealt with. */
import { el, put, say } from '../dom.js';
import { icon } from '../icons.js';
import { t } from '../text.js';

/** @typedef {{ name: string, act: () => unknown }} Remedy */

export class Notice {
  constructor() {
    this.element = el('div', { class: 'notice', role: 'group', 'aria-label': t('play.notice'), hidden: true });
  }

  /**
   * @param {string} text
   * @param {Remedy} [remedy]
   */
  show(text, remedy) {
    const act = () => {
      this.clear();
      void remedy?.act();
    };
    put(this.element, el('span', {}, text),
      remedy && el('button', { type: 'button', id: 'notice-act', onclick: act }, remedy.name),
      el('button', { type: 'button', class: 'plain', 'aria-label': t('shell.close'), onclick: () => this.clear() }, icon('close')));
    this.element.hidden = false;
    say(text);
  }

  clear() {
    this.element.hidden = true;
    put(this.element);
  }
}
