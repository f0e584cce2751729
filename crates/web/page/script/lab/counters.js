/**
 * The figures: counted up to the present step, and in all.
 * @typedef {import('./lab.js').Stage} Stage
 * @typedef {[string, string | number | null, string | number | null]} Row key, so far, in all
 */
import { el, put } from '../dom.js';
import { number, t } from '../text.js';
import { costText } from './worth.js';

export class CountersView {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.body = el('tbody', {});
    this.element = el('table', { class: 'figures' },
      el('thead', {}, el('tr', {}, el('td', {}), el('th', { scope: 'col' }, t('lab.sofar')), el('th', { scope: 'col' }, t('lab.inall')))),
      this.body);
  }

  show() {
    const { trace } = this.stage.replay;
    const rows = trace.family === 'path' ? this.ways() : trace.family === 'tree' ? this.trees()
      : trace.family === 'simulation' ? this.simulations() : this.proofs();
    put(this.body, rows.map(([key, sofar, all]) => el('tr', { 'data-figure': key },
      el('th', { scope: 'row' }, t(`lab.figure.${key}`)), el('td', {}, shown(sofar)), el('td', {}, shown(all)))));
  }

  /** @param {...string} kinds */
  count(...kinds) {
    const { counts } = this.stage.replay.moment;
    return kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  }

  /** @returns {Row[]} */
  ways() {
    const { moment } = this.stage.replay;
    const summary = /** @type {import('../../types/api.js').WayFigures} */ (this.stage.replay.trace.summary);
    const bounds = moment.upper === null ? `≥ ${costText(moment.lower)}` : `${costText(moment.lower)} … ${costText(moment.upper)}`;
    const rows = /** @type {Row[]} */ ([
      ['generated', this.count('generate', 'duplicate', 'reopen', 'defer'), summary.generated],
      ['expanded', this.count('expand'), summary.expanded],
      ['duplicates', this.count('duplicate'), summary.duplicates],
      ['reopened', this.count('reopen'), summary.reopened],
      ['forgotten', this.count('forget'), summary.forgotten],
      // In a part of a search only those of its own nodes are known that wait.
      ['open', this.stage.replay.base === 0 ? moment.open : null, null],
      ['max_open', null, summary.max_open],
      ['iterations', this.count('iteration'), summary.iterations],
      ['bounds', bounds, summary.cost === null ? `≥ ${costText(summary.at_least)}` : costText(summary.cost)],
      ['depth', null, summary.depth],
      ['penetrance', null, decimal(summary.penetrance, 4)],
      ['branching', null, decimal(summary.branching, 3)],
    ]);
    return rows.filter(([key, sofar, all]) => !['reopened', 'forgotten', 'iterations'].includes(key) || Boolean(sofar) || Boolean(all));
  }

  /** What came of a search for a move. */
  thought() {
    return /** @type {import('../../types/api.js').MoveFigures} */ (this.stage.replay.trace.summary);
  }

  /** @returns {Row[]} */
  trees() {
    const { moment } = this.stage.replay;
    const summary = this.thought();
    const cuts = this.cuts();
    const rows = /** @type {Row[]} */ ([
      ['nodes', this.count('enter', 'scout', 'again'), summary.nodes],
      ['evaluations', this.count('evaluate'), null],
      ['ends', this.count('settle'), null],
      ['alpha_raises', this.count('raise'), summary.alpha_raises],
      ['alpha_cuts', cuts.alpha, summary.alpha_cuts],
      ['beta_cuts', cuts.beta, summary.beta_cuts],
      ['skipped', cuts.skipped, null],
      ['table_lookups', this.count('hit', 'probe'), summary.table_lookups],
      ['table_hits', this.count('hit'), summary.table_hits],
    ]);
    return rows.filter(([key, sofar, all]) => moment.at === 0 || !key.startsWith('table') || Boolean(sofar) || Boolean(all));
  }

  /** Cuts by kind up to here, and what they spared. */
  cuts() {
    const { counts } = this.stage.replay.moment;
    return { alpha: counts['cut.min'] ?? 0, beta: counts['cut.max'] ?? 0, skipped: counts['cut.skipped'] ?? 0 };
  }

  /** @returns {Row[]} */
  simulations() {
    const { moment } = this.stage.replay;
    return [
      ['simulations', this.count('play_out', 'settle', 'reach'), this.thought().nodes],
      ['expanded', this.count('grow'), null],
      ['nodes', moment.known, null],
      ['proofs', this.count('prove'), null],
    ];
  }

  /** @returns {Row[]} */
  proofs() {
    return [
      ['looks', this.count('look'), this.thought().nodes],
      ['expanded', this.count('follow'), null],
      ['iterations', this.count('ask'), null],
    ];
  }
}

/**
 * @param {number | null | undefined} value
 * @param {number} places
 */
function decimal(value, places) {
  return value === null || value === undefined ? null : number(value, places);
}

/** @param {string | number | null | undefined} value */
function shown(value) {
  return value === null || value === undefined ? '' : typeof value === 'number' ? number(value, 0) : value;
}
