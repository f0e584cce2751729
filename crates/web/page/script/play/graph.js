/** The evaluation: a bar for the position shown, a graph over the game, and the sweep that fills it. */
import { search } from '../api.js';
import { el, put, svg } from '../dom.js';
import { icon } from '../icons.js';
import { t } from '../text.js';
import { lastOf, pathTo } from './tree.js';
import { shareOf, unitText, worthText } from './values.js';

const [HEIGHT, FOOT, LEFT, RIGHT] = [120, 20, 60, 12];
/** As wide as the screen lets it be at about the size of the letters around it. */
const WIDTH = matchMedia('(max-width: 640px)').matches ? 380 : 760;

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
  /** @type {{ stop: () => void } | null} */
  sweeping = null;
  progress = 0;

  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game;
    this.picture = svg('svg', { class: 'graph', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img' });
    this.picture.addEventListener('click', (event) => this.jump(event));
    this.tools = el('div', { class: 'row' });
    this.element = el('section', { class: 'panel graph-panel' },
      el('header', {}, el('h2', {}, t('play.evaluation')), this.tools), this.picture);
    game.addEventListener('open', () => this.stop());
  }

  /** The line that is shown, to its end. */
  line() {
    return pathTo(lastOf(this.game.node));
  }

  draw() {
    const line = this.line();
    this.element.hidden = this.game.isPuzzle;
    const x = (/** @type {number} */ ply) => LEFT + (WIDTH - LEFT - RIGHT) * (line.length > 1 ? ply / (line.length - 1) : 0);
    const y = (/** @type {number} */ share) => 6 + (HEIGHT - FOOT - 12) * (1 - share);
    const known = line.flatMap((node) => node.worth ? [[x(node.depth), y(shareOf(node.worth))]] : []);
    put(this.picture, this.axes(x, y, line.length - 1),
      svg('polyline', { class: 'graph-line', points: known.map((point) => point.map(Math.round).join(',')).join(' ') }),
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

  drawTools() {
    const running = this.sweeping !== null;
    put(this.tools,
      running && el('progress', { max: 1, value: this.progress, 'aria-label': t('play.sweep') }),
      el('button', { type: 'button', class: 'small-button', id: 'sweep', title: `${t('play.sweep.title')} (Shift+W)`, onclick: () => this.toggle() },
        icon(running ? 'stop' : 'analyze'), t(running ? 'shell.cancel' : 'play.sweep')));
  }

  toggle() {
    if (this.sweeping) this.stop();
    else void this.sweep();
  }

  stop() {
    this.sweeping?.stop();
    this.sweeping = null;
  }

  /** Looks at every position of the line. */
  async sweep() {
    const { game } = this;
    if (game.isPuzzle) return;
    const line = this.line();
    const task = search({ line: game.line(line[line.length - 1]), task: 'sweep' }, (info) => {
      this.take(mine, line, info);
      this.progress = (info.ply + 1) / info.of;
      this.draw();
    });
    const mine = this.sweeping = { stop: task.stop };
    this.progress = 0;
    this.draw();
    try {
      const result = await task.done;
      for (const value of result.values ?? []) this.take(mine, line, value);
    } catch (error) {
      game.complain(error);
    }
    if (this.sweeping === mine) this.sweeping = null;
    game.change();
  }

  /**
   * @param {NonNullable<Graph['sweeping']>} mine
   * @param {import('./tree.js').Node[]} line
   * @param {Record<string, any>} value
   */
  take(mine, line, value) {
    const node = line[value.ply];
    if (this.sweeping !== mine || !node) return;
    const total = value.score && this.game.view?.scoring && value.unit !== 'chance' ? value.score[0] - value.score[1] + value.value : undefined;
    node.worth = { value: value.value, unit: value.unit, proven: value.proven, distance: value.distance, total };
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
