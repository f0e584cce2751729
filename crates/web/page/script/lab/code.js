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
    /** @type {import('./voice.js').Voice | null} */
    this.spoken = null;
    this.code = stage.replay.trace.pseudocode;
    this.lines = codeLines(this.code);
    this.element = el('ol', { class: 'code', 'aria-label': t('lab.code') }, this.lines);
  }

  show() {
    const { replay } = this.stage;
    const { at: step } = this.stage;
    const event = replay.event(step);
    const hidden = this.stage.isSecret();
    if (this.spoken !== replay.voice) this.tell();
    this.offer(hidden);
    this.lines.forEach((line, at) => {
      const isHere = at === event?.line && !hidden;
      line.classList.toggle('is-current', isHere);
      if (isHere) line.setAttribute('aria-current', 'step');
      else line.removeAttribute('aria-current');
    });
    put(this.why, hidden ? t('lab.predict.question') : [this.verdict(), explain(replay, step)].join(' '),
      hidden && el('button', { type: 'button', class: 'small', id: 'lab-reveal', onclick: () => this.stage.reveal() }, t('lab.reveal')),
      this.score());
  }

  /** Writes the lines as the voice tells them. */
  tell() {
    this.spoken = this.stage.replay.voice;
    this.offered = false;
    this.element.classList.remove('is-asked');
    this.lines.forEach((line, at) => put(line, lineText(this.code[at], this.stage.replay.voice)));
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
      const text = lineText(this.code[at], this.stage.replay.voice);
      put(line, open ? el('button', { type: 'button', class: 'guess', 'data-guess': at, onclick: () => this.stage.guess(at) }, text) : text);
    });
  }

  /** What became of the guess, if there was one. */
  verdict() {
    const { guesses, replay, at } = this.stage;
    const right = guesses.get(at);
    if (right === undefined) return '';
    return right ? t('lab.predict.right') : t('lab.predict.wrong', { line: (replay.event(at)?.line ?? 0) + 1 });
  }

  score() {
    const { guesses, predicting } = this.stage;
    if (!predicting || guesses.size === 0) return null;
    const right = [...guesses.values()].filter(Boolean).length;
    return el('strong', { class: 'score', id: 'lab-score' }, t('lab.predict.score', { right, n: guesses.size }));
  }
}

/**
 * A line in the language of the page, of MAX and MIN or of the side to move.
 * @param {import('./types.js').CodeLine} line
 * @param {import('./voice.js').Voice} voice
 */
function lineText(line, voice) {
  return (voice === 'max-min' && line.max_min ? line.max_min : line)[language()];
}

/**
 * Lines of pseudocode, in the language of the page.
 * @param {import('./types.js').CodeLine[]} code
 */
export function codeLines(code) {
  return code.map((line) => el('li', { class: `indent-${Math.min(line.indent, 3)}` }, lineText(line, 'max-min')));
}
