/**
 * The whole tree of a search: to be zoomed, searched and folded, with what was cut away in grey and the present way lit.
 * @typedef {import('./lab.js').Stage} Stage
 */
import { el, put, say } from '../dom.js';
import { icon } from '../icons.js';
import { t } from '../text.js';
import { Forest } from './forest.js';
import { blocksOf, paint } from './painter.js';
import { brief } from './worth.js';

/** @typedef {import('./types.js').Worth} Worth */

/** How high a row is at most and at least, in pixels. */
const [HIGHEST, LOWEST] = [44, 6];
/** How wide a node is at least that was looked for. */
const FOUND = 90;
const STEP = 1.5;

export class Overview {
  /** @type {Forest | null} */
  forest = null;
  /** @type {number | null} the node that the reader is at */
  cursor = null;
  camera = { x: 0, y: 0, scale: 1 };
  frame = 0;

  /**
   * @param {Stage} stage
   * @param {() => Promise<import('./forest.js').Columns>} ask what the whole tree is, where it is not all here
   */
  constructor(stage, ask) {
    this.stage = stage;
    this.ask = ask;
    this.canvas = el('canvas', { class: 'overview-canvas', tabindex: '0', role: 'application', 'aria-label': t('lab.overview.name'),
      'aria-describedby': 'overview-said' });
    this.said = el('output', { id: 'overview-said', class: 'overview-said small' });
    this.count = el('span', { class: 'muted small', id: 'overview-count' });
    this.body = el('div', { class: 'overview-body' }, this.tools(), this.canvas, this.said);
    this.element = el('details', { class: 'panel lab-overview', id: 'lab-overview', ontoggle: () => void this.open() },
      el('summary', {}, el('strong', {}, t('lab.overview')), ' ', this.count), this.body);
    this.listen();
  }

  /** @returns {HTMLElement} */
  tools() {
    const button = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {() => unknown} */ act) =>
      el('button', { type: 'button', id: `overview-${name}`, onclick: () => void act() }, icon(sign), t(`lab.overview.${name}`));
    const wanted = el('input', { type: 'search', id: 'overview-find', 'aria-label': t('lab.overview.find'), placeholder: t('lab.overview.find.hint') });
    const find = (/** @type {Event} */ event) => {
      event.preventDefault();
      const node = this.forest?.find(wanted.value) ?? null;
      if (node === null) this.tell(t('lab.overview.none'));
      else this.look(node);
    };
    return el('form', { class: 'row overview-tools', onsubmit: find }, wanted, el('button', { type: 'submit' }, t('lab.overview.find')),
      button('in', 'plus', () => this.zoom(STEP)), button('out', 'whole', () => this.fit()), button('current', 'next', () => this.lookAtCurrent()),
      button('fold', 'undo', () => this.fold()), button('moment', 'play', () => this.toMoment()), button('full', 'whole', () => this.fill()));
  }

  listen() {
    const { canvas } = this;
    canvas.addEventListener('wheel', (event) => {
      event.preventDefault();
      this.zoom(event.deltaY < 0 ? STEP : 1 / STEP, event.offsetX);
    }, { passive: false });
    canvas.addEventListener('pointerdown', (event) => this.drag(event));
    canvas.addEventListener('keydown', (event) => this.onKey(event));
    canvas.addEventListener('dblclick', () => this.fold());
    new ResizeObserver(() => this.later()).observe(canvas);
  }

  /** @param {PointerEvent} down */
  drag(down) {
    const { canvas, camera } = this;
    const from = { ...camera };
    let moved = false;
    const move = (/** @type {PointerEvent} */ event) => {
      const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
      moved ||= Math.abs(x) + Math.abs(y) > 3;
      this.camera = { ...this.camera, x: from.x - x / camera.scale, y: from.y - y };
      this.later();
    };
    const end = () => {
      canvas.removeEventListener('pointermove', move);
      if (!moved) this.point(down.offsetX, down.offsetY);
    };
    canvas.setPointerCapture(down.pointerId);
    canvas.addEventListener('pointermove', move);
    canvas.addEventListener('pointerup', end, { once: true });
  }

  /** Makes the picture when it is first wanted. */
  async open() {
    if (!this.element.open) return;
    try {
      this.forest ??= new Forest(await this.ask());
    } catch (error) {
      return this.tell(error instanceof Error ? error.message : String(error));
    }
    put(this.count, t('lab.overview.count', { n: this.forest.size, rows: this.forest.height + 1 }));
    this.cursor ??= this.current();
    this.fit();
    this.describe();
  }

  /** The node where the search is, by its number in the whole. */
  current() {
    const { trace, moment } = this.stage.replay;
    return trace.nodes[moment.current]?.id ?? moment.current;
  }

  show() {
    if (this.element.open && this.forest) this.later();
  }

  later() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.paint());
  }

  /** How large the picture is, and how high a row of it. */
  room() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const rows = (this.forest?.height ?? 0) + 1;
    const least = Math.max(LOWEST, height / rows);
    const near = Math.sqrt(this.camera.scale / this.smallest(width));
    return { width, height, row: Math.min(HIGHEST * this.size(), Math.max(LOWEST, least * near)) };
  }

  /** Everything is twice as large where a class looks on. */
  size() {
    return document.fullscreenElement === this.body ? 2 : 1;
  }

  /** @param {number} width */
  smallest(width) {
    return width / Math.max(1, this.forest?.breadth ?? 1);
  }

  fit() {
    this.camera = { x: 0, y: 0, scale: this.smallest(this.canvas.clientWidth) };
    this.later();
  }

  /**
   * @param {number} by
   * @param {number} [x] what stays where it is, in pixels
   */
  zoom(by, x = this.canvas.clientWidth / 2) {
    const { camera } = this;
    const before = this.room().row;
    const scale = Math.min(400, Math.max(this.smallest(this.canvas.clientWidth), camera.scale * by));
    this.camera = { x: camera.x + x / camera.scale - x / scale, y: camera.y, scale };
    this.camera.y *= this.room().row / before;
    this.later();
  }

  /**
   * Brings a node into the middle, wide enough to be read.
   * @param {number} node
   */
  look(node) {
    const { forest } = this;
    if (!forest) return;
    forest.reveal(node);
    this.cursor = node;
    const { clientWidth } = this.canvas;
    const wide = Math.max(this.smallest(clientWidth), Math.min(this.camera.scale, clientWidth / forest.width[node]), FOUND / forest.width[node]);
    this.camera.scale = Math.min(400, wide);
    const { width, height, row } = this.room();
    this.camera.x = forest.left[node] + forest.width[node] / 2 - width / 2 / this.camera.scale;
    this.camera.y = Math.max(0, (forest.depth[node] + 1.5) * row - height / 2);
    this.paint();
    this.describe();
  }

  lookAtCurrent() {
    this.look(this.current());
  }

  fold() {
    if (this.cursor === null || !this.forest) return;
    this.forest.fold(this.cursor);
    this.describe();
    this.later();
  }

  /** Goes to the step at which the node was found. */
  toMoment() {
    if (this.cursor !== null && this.forest) this.stage.go(this.forest.columns.born[this.cursor] + 1);
  }

  /** @returns {Promise<void>} */
  fill() {
    return document.fullscreenElement ? document.exitFullscreen() : this.body.requestFullscreen();
  }

  /**
   * @param {number} x in pixels
   * @param {number} y in pixels
   */
  point(x, y) {
    const { forest, camera } = this;
    if (!forest) return;
    const node = forest.at(camera.x + x / camera.scale, Math.floor((y + camera.y) / this.room().row), forest.known(this.stage.replay.moment.at));
    if (node === null) return;
    this.cursor = node;
    this.select(node);
    this.describe();
    this.later();
  }

  /** Shows the node in the other views, if it is among what they hold. @param {number} node */
  select(node) {
    const { nodes } = this.stage.replay.trace;
    const local = nodes[node] && (nodes[node].id ?? node) === node ? node : nodes.findIndex(({ id }) => id === node);
    if (local >= 0 && this.stage.replay.moment.nodes[local]) this.stage.select(local);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.forest) return;
    const act = this.keys()[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /** @returns {Record<string, () => unknown>} */
  keys() {
    return {
      ArrowUp: () => this.walk((forest, node) => forest.parent[node]),
      ArrowDown: () => this.walk((forest, node) => (forest.collapsed[node] ? -1 : forest.first[node])),
      ArrowRight: () => this.walk((forest, node) => forest.next[node]),
      ArrowLeft: () => this.walk(before),
      '+': () => this.zoom(STEP), '-': () => this.zoom(1 / STEP), '0': () => this.fit(),
      ' ': () => this.fold(), Enter: () => this.toMoment(), f: () => void this.fill(),
    };
  }

  /** @param {(forest: Forest, node: number) => number} way */
  walk(way) {
    if (!this.forest) return;
    const to = this.cursor === null ? 0 : way(this.forest, this.cursor);
    if (to < 0 || to >= this.forest.known(this.stage.replay.moment.at)) return;
    this.select(to);
    this.look(to);
  }

  /** Says what is known of the node that the reader is at. */
  describe() {
    const { forest, cursor } = this;
    if (!forest || cursor === null) return;
    const { figures, told } = forest.columns;
    const { at } = this.stage.replay.moment;
    const figure = figures[cursor];
    const line = forest.pathTo(cursor).map((node) => forest.move(node)).filter(Boolean).join(' ') || t('lab.node.root', { n: 0 });
    const parts = [`#${cursor} ${line}`, figure !== null && told[cursor] <= at && figureText(figure),
      t('lab.overview.below', { n: forest.below[cursor] }),
      forest.spared[cursor] > 0 && forest.sparedAt[cursor] <= at && t('lab.overview.spared', { n: forest.spared[cursor] }),
      forest.collapsed[cursor] === 1 && t('lab.overview.folded')];
    this.tell(parts.filter(Boolean).join(' · '));
  }

  /** @param {string} text */
  tell(text) {
    put(this.said, text);
    say(text);
  }

  paint() {
    const { forest, canvas } = this;
    const pen = canvas.getContext('2d');
    if (!forest || !pen) return;
    const room = this.room();
    const ratio = devicePixelRatio || 1;
    if (canvas.width !== room.width * ratio || canvas.height !== room.height * ratio) {
      canvas.width = room.width * ratio;
      canvas.height = room.height * ratio;
    }
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.clearRect(0, 0, room.width, room.height);
    const font = 12 * this.size();
    paint(pen, blocksOf(forest, this.camera, room, this.lights(forest)), { colors: this.colors(), font });
    this.frameCursor(pen, forest, room.row);
    canvas.dataset.painted = String(Number(canvas.dataset.painted ?? 0) + 1);
  }

  /** @param {Forest} forest @returns {import('./painter.js').Lights} */
  lights(forest) {
    const { at } = this.stage.replay.moment;
    const { figures, told } = forest.columns;
    const current = this.current();
    const label = (/** @type {number} */ node) => {
      const figure = figures[node];
      return [forest.move(node), figure !== null && told[node] <= at ? figureText(figure) : ''].filter(Boolean).join(' ');
    };
    return { known: Math.max(1, forest.known(at)), at, current, path: new Set(forest.pathTo(current)), cursor: this.cursor, label,
      cutLabel: (count) => t('lab.cut.short', { n: count }) };
  }

  /**
   * @param {CanvasRenderingContext2D} pen
   * @param {Forest} forest
   * @param {number} row
   */
  frameCursor(pen, forest, row) {
    if (this.cursor === null) return;
    const { camera, cursor } = this;
    pen.strokeStyle = this.colors().cursor;
    pen.lineWidth = 3;
    pen.strokeRect((forest.left[cursor] - camera.x) * camera.scale + 1.5, forest.depth[cursor] * row - camera.y + 1.5,
      Math.max(4, forest.width[cursor] * camera.scale - 3), row - 3);
    pen.lineWidth = 1;
  }

  /** The colors of the page, read anew: its theme may have changed. */
  colors() {
    const style = getComputedStyle(this.canvas);
    const of = (/** @type {string} */ name) => style.getPropertyValue(`--overview-${name}`);
    return { dense: of('dense'), node: of('node'), cut: of('cut'), path: of('path'), current: of('current'), line: of('line'),
      ink: of('ink'), light: of('light'), cursor: of('cursor') };
  }
}

/**
 * A value, or two proof numbers.
 * @param {Worth} figure
 */
function figureText(figure) {
  return typeof figure === 'string' && figure.includes('|') ? figure : brief(figure);
}

/**
 * The sibling before a node.
 * @param {Forest} forest
 * @param {number} node
 */
function before(forest, node) {
  const above = forest.parent[node];
  let at = above < 0 ? -1 : forest.first[above];
  if (at === node) return -1;
  while (at >= 0 && forest.next[at] !== node) at = forest.next[at];
  return at;
}
