/** The evaluation: a bar for the position shown, and a graph over the game. */
import { el, put, svg } from '../dom.js';
import { icon } from '../icons.js';
import { t } from '../text.js';
import { lastOf, pathTo } from './tree.js';
import { shareOf, unitText, worthText } from './values.js';

const [WIDTH, HEIGHT, FOOT, LEFT, RIGHT] = [380, 120, 20, 60, 14];

/** The bar beside the board. */
export class Bar {
  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game;
    this.fill = el('div', { class: 'eval-fill' });
    this.text = el('span', { class: 'eval-text' });
    this.unit = el('span', { class: 'eval-unit' });
    this.bar = el('div', { class: 'eval-bar', 'aria-hidden': 'true' }, this.fill, el('div', { class: 'eval-middle' }));
    this.element = el('div', { class: 'eval', role: 'group', 'aria-label': t('play.evaluation') }, this.bar, el('p', {}, this.text, this.unit));
  }

  draw() {
    const { worth } = this.game.node;
    this.element.classList.toggle('unknown', !worth);
    this.fill.style.setProperty('--share', String(worth ? shareOf(worth) : 0.5));
    this.text.textContent = worth ? worthText(worth) : '–';
    this.unit.textContent = worth ? unitText(worth) : t('value.unknown');
    this.element.hidden = this.game.isPuzzle;
  }
}

/** The graph under the board. */
export class Graph {
  /**
   * @param {import('./game.js').Game} game
   * @param {import('./sweep.js').Sweep} sweep what fills it
   * @param {import('./review.js').Review} review what marks it
   */
  constructor(game, sweep, review) {
    this.review = review;
    this.game = game;
    this.sweep = sweep;
    this.picture = svg('svg', { class: 'graph', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' });
    this.picture.addEventListener('click', (event) => this.jump(event));
    this.progress = el('progress', { max: 1, value: 0, 'aria-label': t('play.sweep') });
    this.button = el('button', { type: 'button', class: 'small-button', id: 'sweep', title: `${t('play.sweep.title')} (Shift+W)`, onclick: () => sweep.toggle() });
    this.tools = el('div', { class: 'row' }, this.button);
    /** @type {boolean | null} */
    this.wasRunning = null;
    this.element = el('section', { class: 'panel graph-panel' },
      el('header', {}, el('h2', {}, t('play.evaluation')), this.tools), this.picture,
      el('p', { class: 'muted small graph-none' }, t('play.graph.none')));
    game.watch('sweep', () => this.draw());
  }

  /** The line that is shown, to its end. */
  line() {
    return pathTo(lastOf(this.game.node));
  }

  draw() {
    const line = this.line();
    this.element.hidden = this.game.isPuzzle;
    this.element.classList.toggle('is-empty', !line.some(({ worth }) => worth));
    const x = (/** @type {number} */ ply) => LEFT + (WIDTH - LEFT - RIGHT) * (line.length > 1 ? ply / (line.length - 1) : 0);
    const y = (/** @type {number} */ share) => 6 + (HEIGHT - FOOT - 12) * (1 - share);
    const known = line.flatMap((node) => node.worth ? [[x(node.depth), y(shareOf(node.worth))]] : []);
    put(this.picture, this.axes(x, y, line.length - 1),
      svg('polyline', { class: 'graph-line', points: known.map((point) => point.map(Math.round).join(',')).join(' ') }),
      line.flatMap((node) => (this.review.at(node) && node.worth ? [svg('circle', { class: 'graph-turn', cx: x(node.depth), cy: y(shareOf(node.worth)), r: 7 })] : [])),
      known.map(([cx, cy]) => svg('circle', { class: 'graph-dot', cx, cy, r: known.length > 60 ? 1.5 : 3 })),
      svg('line', { class: 'graph-here', x1: x(this.game.node.depth), x2: x(this.game.node.depth), y1: 2, y2: HEIGHT - FOOT }));
    this.picture.setAttribute('aria-label', t('play.graph.name', { n: known.length }));
    this.drawTools();
  }

  /**
   * @param {(ply: number) => number} x
   * @param {(share: number) => number} y
   * @param {number} plies
   */
  axes(x, y, plies) {
    const names = [[1, 'shell.first'], [0.5, 'value.even'], [0, 'shell.second']];
    const step = Math.max(1, Math.ceil(plies / 8));
    const ticks = Array.from({ length: Math.floor(plies / step) + 1 }, (_, at) => at * step);
    return [
      ...names.flatMap(([share, key]) => [
        svg('line', { class: 'graph-rule', x1: LEFT, x2: WIDTH - RIGHT, y1: y(Number(share)), y2: y(Number(share)) }),
        svg('text', { class: 'graph-label', x: LEFT - 6, y: y(Number(share)) + 4, 'text-anchor': 'end' }, t(String(key))),
      ]),
      ...ticks.map((ply) => svg('text', { class: 'graph-label', x: x(ply), y: HEIGHT - 4, 'text-anchor': 'middle' }, ply)),
    ];
  }

  /** The button stays while values come in: a click begins and ends on it. */
  drawTools() {
    const { sweep } = this;
    const running = sweep.running !== null;
    this.progress.value = sweep.progress;
    if (running === this.wasRunning) return;
    this.wasRunning = running;
    if (running) this.tools.prepend(this.progress);
    else this.progress.remove();
    put(this.button, icon(running ? 'stop' : 'analyze'), t(running ? 'shell.cancel' : 'play.sweep'));
  }

  /** @param {MouseEvent} event */
  jump(event) {
    const line = this.line();
    const frame = this.picture.getScreenCTM();
    if (!frame) return;
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(frame.inverse()).x - LEFT;
    const ply = Math.round((at / (WIDTH - LEFT - RIGHT)) * (line.length - 1));
    void this.game.go(line[Math.max(0, Math.min(line.length - 1, ply))]);
  }
}
