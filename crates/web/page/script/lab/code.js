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
    this.offered = false;
    this.code = stage.replay.trace.pseudocode;
    this.lines = codeLines(this.code);
    this.element = el('ol', { class: 'code', 'aria-label': t('lab.code') }, this.lines);
  }

  show() {
    const { replay } = this.stage;
    const event = replay.trace.events[replay.moment.at - 1];
    const hidden = this.stage.isSecret();
    this.offer(hidden);
    this.lines.forEach((line, at) => {
      const isHere = at === event?.line && !hidden;
      line.classList.toggle('is-current', isHere);
      if (isHere) line.setAttribute('aria-current', 'step');
      else line.removeAttribute('aria-current');
    });
    put(this.why, hidden ? t('lab.predict.question') : [this.verdict(), explain(replay, replay.moment.at)].join(' '),
      hidden && el('button', { type: 'button', class: 'small', id: 'lab-reveal', onclick: () => this.stage.reveal() }, t('lab.reveal')),
      this.score());
  }

  /**
   * While a step is to be guessed, each line can be chosen.
   * @param {boolean} open
   */
  offer(open) {
    if (this.offered === open) return;
    this.offered = open;
    this.element.classList.toggle('is-asked', open);
    this.lines.forEach((line, at) => {
      const text = this.code[at][language()];
      put(line, open ? el('button', { type: 'button', class: 'guess', 'data-guess': at, onclick: () => this.stage.guess(at) }, text) : text);
    });
  }

  /** What became of the guess, if there was one. */
  verdict() {
    const { guesses, replay } = this.stage;
    const right = guesses.get(replay.moment.at);
    if (right === undefined) return '';
    return right ? t('lab.predict.right') : t('lab.predict.wrong', { line: (replay.trace.events[replay.moment.at - 1].line ?? 0) + 1 });
  }

  score() {
    const { guesses, predicting } = this.stage;
    if (!predicting || guesses.size === 0) return null;
    const right = [...guesses.values()].filter(Boolean).length;
    return el('strong', { class: 'score', id: 'lab-score' }, t('lab.predict.score', { right, n: guesses.size }));
  }
}

/**
 * Lines of pseudocode, in the language of the page.
 * @param {import('./types.js').CodeLine[]} code
 */
export function codeLines(code) {
  return code.map((line) => el('li', { class: `indent-${Math.min(line.indent, 3)}` }, line[language()]));
}
