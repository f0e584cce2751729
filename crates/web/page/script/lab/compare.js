/**
 * One position, several algorithms: a table with a column each, and bars by the logarithm.
 * @typedef {{ line: import('../../types/api.js').GameLine, algorithms: string[], chosen: string[],
 *   onchange: (chosen: string[]) => void }} Task
 */
import { post } from '../api.js';
import { download, el, put, say } from '../dom.js';
import { icon } from '../icons.js';
import { number, signed, t } from '../text.js';
import { branchingPlot, effectiveBranching } from './branching.js';
import { csv, latex, markdown, turned } from './export.js';

const PATH_FIGURES = ['verdict', 'depth', 'generated', 'expanded', 'duplicates', 'max_open', 'penetrance', 'branching', 'mean_branching', 'time_ms'];
const GAME_FIGURES = ['move', 'value', 'depth', 'nodes', 'alpha_raises', 'alpha_cuts', 'beta_cuts', 'table_lookups', 'table_hits', 'branching', 'time_ms'];
/** Figures that have a bar: counts, so that one scale fits all of them. */
const COUNTED = new Set(['generated', 'expanded', 'duplicates', 'max_open', 'nodes', 'alpha_raises', 'alpha_cuts', 'beta_cuts', 'table_lookups', 'table_hits']);
/** A line an algorithm, or, as reports print it, a line a figure. */
const LAYOUTS = ['rows', 'report'];
const WORDS = new Set(['verdict', 'move', 'value']);

/**
 * @typedef {import('../../types/api.js').FoundWay | import('../../types/api.js').ComparedMove} Row
 */
export class CompareView {
  /** @type {HTMLButtonElement[] | undefined} */
  exporters;
  /** @type {HTMLSelectElement | undefined} */
  layout;

  /** @param {Task} task */
  constructor(task) {
    this.task = task;
    this.chosen = [...task.chosen];
    /** @type {Row[]} */
    this.rows = [];
    this.choices = el('div', { class: 'chips choices', role: 'group', 'aria-label': t('lab.compare.which') });
    this.table = el('div', { class: 'compare-table', tabindex: '0', role: 'region', 'aria-label': t('lab.compare.title') });
    this.plot = el('figure', { class: 'compare-plot', id: 'lab-branching', hidden: true });
    this.note = el('p', { class: 'small muted', role: 'status' });
    this.element = el('section', { class: 'panel lab-compare' },
      el('header', {}, el('h2', {}, t('lab.compare.title')), this.exports()),
      el('div', { class: 'compare-body' }, this.choices, this.own(), this.table, this.note, this.plot));
    this.showChoices();
    if (this.chosen.length > 0) void this.run();
  }

  exports() {
    const button = (/** @type {string} */ kind) => el('button', { type: 'button', 'data-export': kind, disabled: true,
      onclick: () => this.export(kind) }, icon('export'), t(`lab.copy.${kind}`));
    this.exporters = ['md', 'csv', 'tex', 'svg'].map(button);
    this.layout = el('select', { id: 'lab-compare-layout', 'aria-label': t('lab.compare.layout') },
      LAYOUTS.map((name) => el('option', { value: name }, t(`lab.compare.layout.${name}`))));
    return el('div', { class: 'row', role: 'group', 'aria-label': t('lab.compare.export') }, this.layout, this.exporters);
  }

  own() {
    const input = el('input', { type: 'text', 'aria-label': t('lab.compare.own'), placeholder: this.task.algorithms[0] ?? '', class: 'mono' });
    const add = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (input.value.trim()) this.toggle(input.value.trim(), true);
      input.value = '';
    };
    return el('form', { class: 'row', onsubmit: add }, input, el('button', { type: 'submit' }, icon('plus'), t('lab.compare.add')),
      el('button', { type: 'button', class: 'primary', id: 'lab-compare-run', onclick: () => void this.run() }, t('lab.compare.run')));
  }

  showChoices() {
    const all = [...new Set([...this.task.algorithms, ...this.chosen])];
    put(this.choices, all.map((spec) => el('button', { type: 'button', class: 'chip mono', 'aria-pressed': String(this.chosen.includes(spec)),
      onclick: () => this.toggle(spec, !this.chosen.includes(spec)) }, spec)));
  }

  /**
   * @param {string} spec
   * @param {boolean} on
   */
  toggle(spec, on) {
    this.chosen = on ? [...this.chosen.filter((known) => known !== spec), spec] : this.chosen.filter((known) => known !== spec);
    this.showChoices();
    this.task.onchange(this.chosen);
  }

  async run() {
    if (this.chosen.length === 0) {
      put(this.note, t('lab.compare.none'));
      return;
    }
    put(this.note, t('lab.running'));
    try {
      const answer = await post('/api/lab/compare', { line: this.task.line, algorithms: this.chosen });
      this.rows = answer.rows;
      put(this.note, t('lab.compare.log'));
    } catch (error) {
      put(this.note, error instanceof Error ? error.message : String(error));
    }
    this.show();
  }

  figures() {
    return this.rows.some((row) => 'generated' in row) ? PATH_FIGURES : GAME_FIGURES;
  }

  show() {
    for (const button of this.exporters ?? []) button.disabled = this.rows.length === 0;
    this.showPlot();
    if (this.rows.length === 0) return put(this.table);
    const counted = this.figures().filter((figure) => COUNTED.has(figure));
    const most = Math.max(...this.rows.flatMap((row) => counted.map((figure) => Number(figureOf(row, figure)) || 0)));
    const head = el('tr', {}, el('th', { scope: 'col' }, t('lab.compare.figure')), this.rows.map((row) => el('th', { scope: 'col', class: 'mono' }, row.spec)));
    const lines = this.figures().map((figure) => {
      return el('tr', { 'data-figure': figure }, el('th', { scope: 'row' }, t(`lab.figure.${figure}`)),
        this.rows.map((row) => el('td', {}, text(row, figure),
          COUNTED.has(figure) && bar(Number(figureOf(row, figure)) || 0, most))));
    });
    put(this.table, el('table', {}, el('thead', {}, head), el('tbody', {}, lines)));
  }

  /** The branching of every search that came to a depth. */
  showPlot() {
    const points = this.rows.flatMap((row) => {
      const [depth, branching] = [Number(figureOf(row, 'depth')), figureOf(row, 'branching')];
      return depth > 0 && typeof branching === 'number' ? [{ name: row.spec, depth, branching }] : [];
    });
    this.plot.hidden = points.length === 0;
    put(this.plot, points.length > 0 && branchingPlot(points));
  }

  /** @param {string} kind */
  export(kind) {
    if (kind === 'svg') return this.hand('svg', 'image/svg+xml', new XMLSerializer().serializeToString(this.plot.firstElementChild ?? this.plot));
    const figures = this.figures();
    const plain = kind === 'csv';
    const rows = {
      head: plain ? ['spec', ...figures] : [t('lab.figure.spec'), ...figures.map((figure) => t(`lab.figure.${figure}`))],
      rows: this.rows.map((row) => [row.spec, ...figures.map((figure) =>
        (plain ? String(figureOf(row, figure) ?? '') : text(row, figure)))]),
      numbers: [false, ...figures.map((figure) => !WORDS.has(figure))],
    };
    const sheet = this.layout?.value === 'report' ? turned(rows) : rows;
    const [made, mime] = kind === 'md' ? [markdown(sheet), 'text/markdown'] : plain ? [csv(sheet), 'text/csv'] : [latex(sheet), 'application/x-tex'];
    this.hand(kind, mime, made);
  }

  /**
   * @param {string} kind
   * @param {string} mime
   * @param {string} made
   */
  hand(kind, mime, made) {
    const name = `jogada-compare.${kind}`;
    void navigator.clipboard?.writeText(made).catch(() => {});
    download(name, mime, made);
    put(this.note, t('lab.copied', { name }));
    say(t('lab.copied', { name }));
  }
}

/**
 * A figure of a row; nothing where its search has no such figure.
 * @param {Row} row
 * @param {string} figure
 * @returns {unknown}
 */
function figureOf(row, figure) {
  if (figure === 'branching' && 'nodes' in row) return effectiveBranching(row.depth, row.nodes);
  return new Map(Object.entries(row)).get(figure);
}

/**
 * A figure as people read it.
 * @param {Row} row
 * @param {string} figure
 */
function text(row, figure) {
  if (figure === 'verdict' && 'verdict' in row) return t(`lab.verdict.${row.optimal ? 'optimal' : row.verdict}`);
  if (figure === 'value' && 'value_kind' in row) return worth(row);
  const value = figureOf(row, figure);
  if (value === null || value === undefined) return '–';
  if (typeof value !== 'number') return String(value);
  return number(value, figure === 'penetrance' ? 6 : figure === 'branching' || figure === 'mean_branching' ? 3 : figure === 'time_ms' ? 2 : 0);
}

/** @param {import('../../types/api.js').Worth} worth */
function worth({ value, value_kind: kind }) {
  return kind === 'points' || kind === 'estimate' ? signed(value, 2) : kind === 'draw' ? '0' : t(`lab.${kind}`);
}

/**
 * A bar as long as the logarithm.
 * @param {number} value
 * @param {number} most
 */
function bar(value, most) {
  const share = most > 0 ? Math.log1p(value) / Math.log1p(most) : 0;
  return el('meter', { class: 'logbar', min: 0, max: 1, value: share, 'aria-hidden': 'true' });
}
