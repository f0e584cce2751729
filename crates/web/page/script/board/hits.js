/**
 * What can be pointed at, clicked, focused and read aloud: a grid of named cells over the drawing.
 *
 * @typedef {import('./geometry.js').Part} Part
 * @typedef {{ element: SVGPathElement, part: Part, center: import('./geometry.js').Point, side: number | null }} Hit
 * @typedef {{ onmove?: (move: string, part: Part) => void, onpoint?: (part: Part | null) => void,
 *   onplace?: (place: string) => void, onmark?: (place: string) => void, onzoom?: (near: boolean) => void, ontap?: (center: [number, number]) => boolean,
 * }} Listeners `onplace` hears of every place that is chosen, also where nothing is played; `ontap` may say that a tap
 *   was meant for something else
 */
import { apply, put, svg } from '../dom.js';
import { distance, hitPath, middle, toward } from './geometry.js';
import { t } from '../text.js';

const ROLES = new Set(['cell', 'line', 'pit', 'piece', 'tile']);

export class Hits {
  /** @type {Map<string, Hit>} */
  hits = new Map();
  /** @type {string | null} the place that has the cursor */
  cursor = null;
  /** What else there is to say about a move. @type {Map<string, string>} */
  words = new Map();
  open = false;

  /** @param {Listeners} listeners */
  constructor(listeners) {
    this.listeners = listeners;
    this.layer = svg('g', { class: 'hits' });
    // A click plays; it does not take the arrows away from stepping through the game.
    this.layer.addEventListener('mousedown', (event) => event.preventDefault());
    this.layer.addEventListener('keydown', (event) => this.onKey(event));
  }

  /**
   * @param {import('./geometry.js').Scene} scene
   * @param {boolean} open whether moves can be made
   */
  show(scene, open) {
    this.open = open;
    const stones = new Map(scene.parts.filter((part) => part.role === 'stone').map((part) => [part.place, part]));
    const parts = scene.parts.filter((part) => ROLES.has(part.role) && (part.place || part.move));
    /** @type {Map<string, Hit>} */
    const hits = new Map();
    for (const part of parts) {
      const key = /** @type {string} */ (part.place ?? part.move);
      const stone = stones.get(part.place);
      const hit = this.hits.get(key) ?? this.make(key);
      Object.assign(hit, { center: middle(part.shape), side: stone?.owner ?? null });
      hit.part = stone?.move && !part.move ? { ...part, move: stone.move } : part;
      this.dress(hit, open);
      hits.set(key, hit);
    }
    const same = hits.size === this.hits.size && [...hits.keys()].every((key) => this.hits.has(key));
    const focused = this.layer.contains(document.activeElement);
    const before = this.hits.get(this.cursor ?? '')?.center ?? [0, 0];
    this.hits = hits;
    if (!same) this.arrange();
    const cursor = this.cursor !== null && hits.has(this.cursor) ? this.cursor : this.nearest(before);
    // What the cursor was on may be gone, or was put elsewhere: either takes the focus away.
    this.moveCursor(cursor, focused && !same);
  }

  /**
   * The place nearest to a point.
   * @param {import('./geometry.js').Point} point
   * @returns {string | null}
   */
  nearest(point) {
    const far = (/** @type {[string, Hit]} */ [, { center }]) => distance(center, point);
    const [place] = [...this.hits].sort((one, other) => far(one) - far(other))[0] ?? [null];
    return place;
  }

  /**
   * @param {string} key
   * @returns {Hit}
   */
  make(key) {
    const element = svg('path', { class: 'hit', role: 'gridcell', tabindex: '-1', 'data-place': key });
    const part = /** @type {Part} */ ({});
    const hit = /** @type {Hit} */ ({ element, part, center: [0, 0], side: null });
    // Not on the whole layer: browsers stop at any part of a drawing that listens for the focus.
    element.addEventListener('focus', () => this.onFocus(element));
    element.addEventListener('click', () => this.listeners.ontap?.(hit.center) || this.choose(hit));
    element.addEventListener('contextmenu', (event) => {
      if (!this.listeners.onmark) return;
      event.preventDefault();
      this.listeners.onmark(key);
    });
    element.addEventListener('pointerenter', () => this.listeners.onpoint?.(hit.part));
    element.addEventListener('pointerleave', () => this.listeners.onpoint?.(null));
    return hit;
  }

  /**
   * @param {Hit} hit
   * @param {boolean} open
   */
  dress(hit, open) {
    const playable = open && Boolean(hit.part.move);
    const more = this.words.get(hit.part.move ?? '');
    const name = nameOf(hit.part, hit.side);
    apply(hit.element, {
      d: hitPath(hit.part), 'aria-label': more ? `${name}, ${more}` : name, 'aria-disabled': playable || this.listeners.onplace ? null : 'true',
      class: playable ? 'hit playable' : 'hit', 'data-move': playable ? hit.part.move : null,
    });
  }

  /**
   * Says more about moves to those who listen to the board.
   * @param {Map<string, string>} words by move
   */
  tell(words) {
    this.words = words;
    for (const hit of this.hits.values()) this.dress(hit, this.open);
  }

  /** Puts the cells into rows from top to bottom: what a screen reader walks through. */
  arrange() {
    /** @type {Map<number, Hit[]>} */
    const rows = new Map();
    for (const hit of this.hits.values()) {
      const row = Math.round(hit.center[1] * 4);
      rows.set(row, [...(rows.get(row) ?? []), hit]);
    }
    const ordered = [...rows.entries()].sort(([one], [other]) => one - other);
    put(this.layer, ordered.map(([, hits]) => svg('g', { role: 'row' },
      hits.sort((one, other) => one.center[0] - other.center[0]).map((hit) => hit.element))));
  }

  /** @param {Hit} hit */
  choose(hit) {
    const { move, place } = hit.part;
    this.listeners.onplace?.(place ?? move ?? '');
    if (move && hit.element.hasAttribute('data-move')) this.listeners.onmove?.(move, hit.part);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const hit = this.cursor === null ? undefined : this.hits.get(this.cursor);
    if (!hit || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && event.shiftKey) this.listeners.onmark?.(this.cursor ?? '');
    else if (event.key === 'Enter' || event.key === ' ') this.choose(hit);
    else if (event.key.startsWith('Arrow')) this.step(hit, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {Hit} from
   * @param {string} key
   */
  step(from, key) {
    const places = [...this.hits.keys()].filter((place) => place !== this.cursor);
    const at = toward(from.center, places.map((place) => this.at(place)?.center ?? [0, 0]), key);
    if (at >= 0) this.moveCursor(places[at], true);
  }

  /** @param {EventTarget | null} target */
  onFocus(target) {
    const place = target instanceof Element ? target.getAttribute('data-place') : null;
    if (place === null) return;
    this.moveCursor(place, false);
    this.listeners.onpoint?.(this.at(place)?.part ?? null);
  }

  /**
   * @param {string | null} place
   * @param {boolean} focus
   */
  moveCursor(place, focus) {
    this.hits.get(this.cursor ?? '')?.element.setAttribute('tabindex', '-1');
    this.cursor = place;
    const hit = this.hits.get(place ?? '');
    hit?.element.setAttribute('tabindex', '0');
    if (focus) hit?.element.focus({ preventScroll: true });
  }

  /** @param {string} place */
  at(place) {
    return this.hits.get(place);
  }
}

/**
 * What a part is called: "f6, empty".
 * @param {Part} part
 * @param {number | null} side whose stone is on it
 */
export function nameOf(part, side) {
  const place = part.place ?? part.move ?? '';
  const owner = side ?? part.owner;
  const who = owner ? t(owner === 1 ? 'shell.first' : 'shell.second') : '';
  if (part.role === 'line') return t(part.move ? 'board.line.free' : 'board.line.drawn', { place });
  if (part.role === 'pit') return t(who ? 'board.pit.owned' : 'board.pit', { place, who, n: Number(part.label ?? 0) });
  if (part.role === 'piece') return pieceName(place);
  if (part.role === 'tile') return t('board.tile', { label: part.label ?? '' });
  return t(who ? 'board.cell.owned' : 'board.cell.empty', { place, who });
}

/** @param {string} move a heap and how many to take from it: `3-2` */
function pieceName(move) {
  const [heap = '', count = ''] = move.split('-');
  return t('board.piece', { heap, n: Number(count) });
}
