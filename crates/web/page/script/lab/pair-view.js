/**
 * A second search beside the first, in step with it.
 * @typedef {import('./lab.js').Stage} Stage
 */
import { el } from '../dom.js';
import { t } from '../text.js';
import { Pair, UNITS } from './pair.js';

export class PairView {
  /**
   * @param {Stage} stage the search that leads
   * @param {Stage} second the one that follows
   * @param {[string, string]} names
   */
  constructor(stage, second, names) {
    this.stage = stage;
    this.second = second;
    this.pair = new Pair(stage.replay.trace, second.replay.trace);
    this.unit = UNITS[0];
    const column = (/** @type {string} */ name, /** @type {Stage} */ { element, code }) =>
      el('section', { class: 'lab-column', 'aria-label': name }, el('h2', { class: 'mono small' }, name), code.why, element);
    this.element = el('div', { class: 'lab-pair' }, stage.controls.element, this.header(),
      el('div', { class: 'lab-columns' }, column(names[0], stage), column(names[1], second)));
  }

  header() {
    const units = el('select', { id: 'lab-unit', onchange: () => { this.unit = units.value; this.show(); } },
      UNITS.map((unit) => el('option', { value: unit, selected: unit === this.unit }, t(`lab.pair.${unit}`))));
    const parting = this.pair.parting();
    const way = (/** @type {string | null} */ moves) => (moves === null ? t('lab.pair.ended') : moves || t('lab.pair.root'));
    const text = parting ? t('lab.pair.part', { n: parting.visit, one: way(parting.one), other: way(parting.other) }) : t('lab.pair.same');
    const go = () => { this.stage.controls.pause(); this.stage.go(parting?.at ?? 0); };
    return el('div', { class: 'row panel lab-parting' },
      el('label', { class: 'row' }, el('span', { class: 'small muted' }, t('lab.pair.step')), units),
      el('span', { role: 'note', id: 'lab-parting' }, text),
      parting && el('button', { type: 'button', id: 'lab-part', onclick: go }, t('lab.pair.go')));
  }

  /** Shows what the second search has done when the first has come to where it is. */
  show() {
    this.second.go(this.pair.follow(this.stage.replay.moment.at, this.unit));
  }

  /** Says that the second search can not be shown. @param {string} message */
  static failed(message) {
    return el('p', { class: 'problem', role: 'alert' }, message);
  }
}
