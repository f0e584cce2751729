/**
 * A board: a scene drawn as SVG, with marks over it and a grid of named cells to play on.
 *
 * Used by play, lab and learn: `new Board({ onmove, onpoint })`, put `board.element` somewhere, then `show(scene)`.
 * @typedef {import('./board/geometry.js').Scene} Scene
 * @typedef {import('./board/geometry.js').Part} Part
 * @typedef {import('./board/marks.js').Mark} Mark
 * @typedef {{ name?: string, open?: boolean, side?: number, signs?: boolean, way?: number | 'auto' }} Look
 *   `name` is what a screen reader calls the board, `open` whether moves can be made, `side` who makes them, `signs`
 *   whether sides write crosses and noughts, `way` how a board of hexagons lies
 */
import { apply, put, svg } from './dom.js';
import { cellsOf, extent, leanOf, middle, room, smallest } from './board/geometry.js';
import { Hits } from './board/hits.js';
import { drawMark } from './board/marks.js';
import { drawPart, sideClass } from './board/parts.js';
import { bestWay, canTurn, turnedPart, turnedScene, turning } from './board/turning.js';
import { Zoom } from './board/zoom.js';

/** Layers of marks, from back to front. */
const LAYERS = ['names', 'decisive', 'last', 'pointer', 'overlay', 'exact', 'values', 'lines', 'threat', 'hint', 'remarks'];
const MARGIN = 0.12;
/** The height of coordinates, as a part of the board's. */
const LETTERS = 0.019;

export class Board {
  /** @type {Scene | null} */
  scene = null;
  /** @type {Look} */
  look = {};
  /** @type {Map<string, { part: Part, text: string, element: SVGElement }>} */
  drawn = new Map();
  /** @type {Map<string, import('./board/marks.js').Spot>} */
  spots = new Map();
  /** @type {Map<string, { marks: Mark[], more: SVGElement[] }>} */
  marks = new Map();
  /** How the board lies, and lay when it was last drawn. */
  way = 0;
  drawnWay = 0;
  /** The place that is pointed at. @type {string | null} */
  pointed = null;

  /** @param {import('./board/hits.js').Listeners} [listeners] */
  constructor(listeners = {}) {
    this.listeners = listeners;
    this.hits = new Hits({ ...listeners, onpoint: (part) => this.point(part),
      onmove: (move, part) => {
        this.zoom.leave();
        listeners.onmove?.(move, part);
      },
      // A finger on a place that is too small for it wants to see it nearer first.
      ontap: (center) => {
        if (!this.zoom.isTouch || !this.zoom.isTight) return false;
        this.zoom.enter(center);
        return true;
      } });
    this.parts = svg('g', { class: 'parts', 'aria-hidden': 'true' });
    this.layers = new Map(LAYERS.map((name) => [name, svg('g', { class: `marks marks-${name}`, 'aria-hidden': 'true' })]));
    this.motion = svg('g', { class: 'motion', 'aria-hidden': 'true' });
    this.element = svg('svg', { class: 'board', role: 'grid' }, this.parts, ...this.layers.values(), this.motion, this.hits.layer);
    this.zoom = new Zoom(this.element, (near) => {
      this.nameCells(near);
      listeners.onzoom?.(near);
    });
  }

  /**
   * Shows a position.
   * @param {Scene} given
   * @param {Look} [look]
   */
  show(given, look = {}) {
    this.way = this.wayOf(given, look.way ?? 0);
    const scene = turnedScene(given, this.way);
    this.scene = scene;
    this.look = look;
    const [, , plainWidth, plainHeight] = extent(scene);
    const wanted = Math.max(plainWidth, 1.8 * Math.min(plainHeight, plainWidth)) * LETTERS * (matchMedia('(max-width: 640px)').matches ? 1.5 : 1);
    // Heaps stand side by side with more than one word under each.
    const letters = scene.parts.some(({ role }) => role === 'piece') ? Math.min(Math.max(wanted, 0.26), 0.36) : wanted;
    const [left, top, width, height] = extent(scene, letters);
    apply(this.element, { 'aria-label': look.name ?? null,
      class: `board ${look.open ? 'is-open' : ''} turn-${sideClass(look.side) || 'none'}`,
      'data-shape': width > 2.2 * height ? 'wide' : height > 1.2 * width ? 'tall' : 'even' });
    this.element.style.setProperty('--letters', `${letters}px`);
    this.zoom.fit([left - MARGIN, top - MARGIN, width + 2 * MARGIN, height + 2 * MARGIN], smallest(scene));
    this.draw(scene);
    this.findSpots(scene);
    this.hits.show(scene, look.open ?? false);
    for (const [name, { marks, more }] of this.marks) this.mark(name, marks, more);
    // What is under the pointer may be another thing by now.
    if (this.pointed !== null) this.point(this.hits.at(this.pointed)?.part ?? null);
  }

  /**
   * @param {Scene} scene
   * @param {number | 'auto'} way
   */
  wayOf(scene, way) {
    if (!canTurn(scene)) return 0;
    if (way !== 'auto') return way;
    // Where there is more height than width the board is turned to use it.
    const { innerWidth: width, innerHeight: height } = window;
    return width < height ? bestWay(scene, width, 0.66 * height) : 0;
  }

  /**
   * A part that the program draws over the board, as the board lies.
   * @param {Part} part
   */
  turned(part) {
    return turnedPart(part, turning(this.way));
  }

  /**
   * Draws what has changed and leaves the rest alone, so that new parts can be seen to appear.
   * @param {Scene} scene
   */
  draw(scene) {
    /** @type {typeof this.drawn} */
    const drawn = new Map();
    const before = this.drawn.size > 0 && this.drawnWay === this.way;
    this.drawnWay = this.way;
    const cells = cellsOf(scene);
    scene.parts.forEach((part, at) => {
      const key = `${part.role} ${part.place ?? `#${at}`}`;
      const text = JSON.stringify(part);
      const old = this.drawn.get(key);
      const element = old?.text === text ? old.element : drawPart(part, leanOf(part, cells));
      if (before && old?.text !== text) element.classList.add('fresh');
      drawn.set(key, { part, text, element });
    });
    this.drawn = drawn;
    this.parts.replaceChildren(...[...drawn.values()].map(({ element }) => element));
  }

  /** @param {Scene} scene */
  findSpots(scene) {
    this.spots.clear();
    for (const part of scene.parts) {
      const spot = { center: middle(part.shape), room: room(part.shape), part };
      if (part.place && (part.role !== 'stone' || !this.spots.has(part.place))) this.spots.set(part.place, spot);
      if (part.move) this.spots.set(part.move, spot);
    }
  }

  /**
   * Sets a layer of marks: `decisive`, `last`, `overlay`, `exact`, `values`, `lines`, `threat` or `hint`. Marks on places that the scene does
   * not have are left out.
   * @param {string} name
   * @param {Mark[]} marks
   * @param {SVGElement[]} [more] drawings of one's own, which stay until the layer is set again
   */
  mark(name, marks, more = []) {
    const layer = this.layers.get(name);
    if (!layer) return;
    this.marks.set(name, { marks, more });
    put(layer, marks.flatMap((mark) => {
      const [spot, to] = [this.spotOf(mark), mark.to && this.spotOf(mark.to)];
      return spot ? drawMark(mark, spot, to) : [];
    }), more);
  }

  /**
   * Where coordinates are out of sight, every place has its name.
   * @param {boolean} near
   */
  nameCells(near) {
    const cells = near ? (this.scene?.parts ?? []).filter(({ role, place }) => role === 'cell' && place) : [];
    this.mark('names', cells.map(({ place }) => ({ kind: /** @type {const} */ ('note'), at: place ?? '', text: place ?? '' })));
  }

  /**
   * @param {Mark} mark
   * @returns {import('./board/marks.js').Spot | undefined}
   */
  spotOf(mark) {
    if (mark.center) {
      const center = turning(this.way)(mark.center);
      return { center, room: 0.5, part: { role: 'label', shape: { point: center } } };
    }
    return this.spots.get(mark.at ?? '');
  }

  /**
   * Shows the piece that would be played where the pointer or cursor is.
   * @param {Part | null} part
   */
  point(part) {
    this.pointed = part?.place ?? part?.move ?? null;
    // A stone that may be taken over has no other put on it.
    const isFree = !this.hits.at(this.pointed ?? '')?.side;
    const playable = isFree && part?.move && this.look.open && (part.role === 'cell' || part.role === 'line');
    this.mark('pointer', playable && part.place ? [{ kind: 'ghost', at: part.place, side: this.look.side, sign: this.look.signs }] : []);
    this.listeners.onpoint?.(part);
  }

  /** Gives the keyboard cursor the focus. */
  focus() {
    this.hits.moveCursor(this.hits.cursor, true);
  }
}
