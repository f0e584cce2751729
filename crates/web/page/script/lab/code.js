/**
 * The pseudocode with the line that was just carried out, and the sentence that explains it.
 * @typedef {import('./lab.js').Stage} Stage
 */
import { el, put } from '../dom.js';
import { language, t } from '../text.js';
import { explain } from './explain.js';

export class CodeView {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.why = el('p', { class: 'why', id: 'lab-why' });
    this.lines = codeLines(stage.replay.trace.pseudocode);
    this.element = el('ol', { class: 'code', 'aria-label': t('lab.code') }, this.lines);
  }

  show() {
    const { replay } = this.stage;
    const event = replay.trace.events[replay.moment.at - 1];
    this.lines.forEach((line, at) => {
      const isHere = at === event?.line;
      line.classList.toggle('is-current', isHere);
      if (isHere) line.setAttribute('aria-current', 'step');
      else line.removeAttribute('aria-current');
    });
    const hidden = this.stage.isSecret();
    put(this.why, hidden ? t('lab.predict.question') : explain(replay, replay.moment.at),
      hidden && el('button', { type: 'button', class: 'small', id: 'lab-reveal', onclick: () => this.stage.reveal() }, t('lab.reveal')));
  }
}

/**
 * Lines of pseudocode, in the language of the page.
 * @param {import('./types.js').CodeLine[]} code
 */
export function codeLines(code) {
  return code.map((line) => el('li', { class: `indent-${Math.min(line.indent, 3)}` }, line[language()]));
}
