/** The analysis: whether it runs, how deep it is, its lines, and what is proven. */
import { el, put } from '../dom.js';
import { compact, duration, t } from '../text.js';
import { withTotal, worthOf } from './layers.js';
import { overlayWords } from './overlays.js';
import { worthText } from './values.js';

const COUNTS = [1, 2, 3, 4, 5, 'all'];
/** The most lines that are listed, and the most moves of each. */
const [SHOWN, LONGEST] = [5, 10];

export class Lines {
  /**
   * @param {import('./game.js').Game} game
   * @param {import('./analysis.js').Analysis} analysis
   * @param {import('./layers.js').Layers} layers
   * @param {import('./threat.js').Threat} threat
   */
  constructor(game, analysis, layers, threat) {
    this.game = game;
    this.analysis = analysis;
    this.layers = layers;
    this.threat = threat;
    this.toggle = el('button', { type: 'button', class: 'small-button', id: 'analyze', title: `${t('play.analyze')} (Shift+A)`, onclick: () => analysis.set(!analysis.on) });
    this.count = el('select', { 'aria-label': t('play.lines.count'), title: t('play.lines.count'), onchange: () => this.choose() },
      COUNTS.map((count) => el('option', { value: String(count), selected: count === analysis.count }, count === 'all' ? t('play.lines.all') : t('play.lines', { n: Number(count) }))));
    this.numbers = el('p', { class: 'muted small search-numbers' });
    this.state = el('p', { class: 'muted small search-state', role: 'status' });
    this.list = el('ol', { class: 'lines' });
    /** @type {ReturnType<Lines['row']>[]} */
    this.rows = [];
    this.words = el('div', { class: 'overlay-words small' });
    this.element = el('section', { class: 'panel lines-panel' },
      el('header', {}, el('h2', {}, t('play.analysis')), el('div', { class: 'row' }, this.count, this.toggle)),
      this.numbers, this.state, this.list, this.threat.element, this.words);
    game.watch('analysis', () => this.drawLines());
  }

  choose() {
    const value = this.count.value;
    this.analysis.setCount(value === 'all' ? 'all' : Number(value));
  }

  draw() {
    const { analysis, game } = this;
    this.element.hidden = game.isPuzzle && this.layers.overlays.length === 0;
    this.toggle.textContent = t(analysis.on ? 'play.analyze.stop' : 'play.analyze.start');
    this.toggle.setAttribute('aria-pressed', String(analysis.on));
    this.drawLines();
    put(this.words, this.proofs().map((line) => el('p', {}, line)));
  }

  /** What is proven, and what the overlay has to say. */
  proofs() {
    const { exact, overlays } = this.layers;
    const view = this.game.view;
    const worth = exact && worthOf(exact);
    const lines = overlayWords(overlays, Boolean(worth?.proven ?? view?.settled));
    if (!exact || !view || view.settled) return lines;
    const known = worth && t('exact.known', { value: worthText(withTotal(worth, view)), method: exact.method });
    return [known ?? t('exact.unknown'), ...lines];
  }

  drawLines() {
    const { analysis } = this;
    const { info } = analysis;
    this.numbers.textContent = !analysis.on ? t('play.analysis.off') : !info ? t('play.analysis.begins') : figures(info);
    const state = !analysis.on ? '' : analysis.ended ? t(`play.analysis.${analysis.ended}`) : t('play.analysis.endless');
    write(this.state, state);
    const lines = analysis.lines.slice(0, SHOWN);
    while (this.list.children.length > lines.length) this.list.lastElementChild?.remove();
    lines.forEach((line, at) => {
      this.rows[at] ??= this.row(at);
      if (!this.rows[at].element.isConnected) this.list.append(this.rows[at].element);
      this.dress(this.rows[at], line, at);
    });
  }

  /**
   * A line of the list. It stays while what it says changes ten times a second: a click begins and ends on it.
   * @param {number} at
   */
  row(at) {
    const value = el('button', { type: 'button', class: 'plain line-value', title: t('play.lines.show'), onclick: () => this.show(at) });
    const moves = el('span', { class: 'line-moves' });
    return { element: el('li', {}, value, moves), value, moves };
  }

  /**
   * @param {ReturnType<Lines['row']>} row
   * @param {import('../../types/api.js').SearchReport} line
   * @param {number} at
   */
  dress({ element, value, moves }, line, at) {
    const { game, layers } = this;
    const chosen = layers.on.lines && layers.chosen === at;
    element.className = chosen ? 'chosen' : '';
    value.setAttribute('aria-pressed', String(chosen));
    write(value, worthText(withTotal(line, game.view)));
    const pv = line.pv.slice(0, LONGEST);
    while (moves.children.length > pv.length) moves.lastElementChild?.remove();
    pv.forEach((move, ply) => write(moves.children[ply] ?? moves.appendChild(this.step(at, ply)), move));
  }

  /**
   * @param {number} at
   * @param {number} ply
   */
  step(at, ply) {
    return el('button', { type: 'button', class: 'move', onclick: () => void this.play(this.analysis.lines[at]?.pv.slice(0, ply + 1) ?? []) });
  }

  /**
   * Shows a line as numbered pieces on the board; a second time, no more.
   * @param {number} at
   */
  show(at) {
    const { layers } = this;
    const same = layers.on.lines && layers.chosen === at;
    layers.chosen = at;
    if (layers.on.lines === same) layers.toggle('lines');
    else layers.markAnalysis();
    this.drawLines();
  }

  /**
   * Goes along a line.
   * @param {string[]} moves
   */
  async play(moves) {
    for (const move of moves) if (!(await this.game.play(move))) return;
  }
}

/** @param {import('../../types/api.js').SearchReport} info */
function figures(info) {
  return t('play.analysis.numbers', {
    depth: info.depth, selective: info.selective_depth, nodes: compact(info.nodes),
    speed: compact(info.nodes_per_second), time: duration(info.time_ms),
  });
}

/**
 * @param {Element} element
 * @param {string} text
 */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
