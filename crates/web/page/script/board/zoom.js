/**
 * A board whose places are too small for a finger: the first tap brings them nearer, the next one plays. A nearer board
 * is moved with a finger.
 *
 * @typedef {[number, number, number, number]} Box left, top, width, height
 */

/** Pixels that a place must measure to be met with a finger, and what it measures when it was brought nearer. */
export const [LEAST, NEAR] = [24, 44];
/** So far a finger slips when it only taps. */
const SLIP = 8;

export class Zoom {
  /** @type {Box} */
  whole = [0, 0, 1, 1];
  /** What is seen, if it is not the whole board. @type {Box | null} */
  part = null;
  /** The smallest place, in the coordinates of the scene. */
  place = 1;
  /** Whether the last pointer was a finger. */
  isTouch = false;
  /** @type {{ x: number, y: number, box: Box, far: boolean } | null} */
  drag = null;

  /**
   * @param {SVGSVGElement} element
   * @param {(near: boolean) => void} onchange
   */
  constructor(element, onchange) {
    this.element = element;
    this.onchange = onchange;
    element.addEventListener('pointerdown', (event) => this.press(event));
    element.addEventListener('pointermove', (event) => this.move(event));
    element.addEventListener('click', (event) => this.keepFromPlaying(event), { capture: true });
  }

  /**
   * The box of a scene, and how large its smallest place is.
   * @param {Box} whole
   * @param {number} place
   */
  fit(whole, place) {
    const same = String(whole) === String(this.whole);
    Object.assign(this, { whole, place });
    if (same) this.apply();
    else this.leave();
  }

  /** Pixels across the smallest place, when the whole board is seen. */
  get pixels() {
    const { width, height } = this.element.getBoundingClientRect();
    return this.place * Math.min(width / this.whole[2], height / this.whole[3]);
  }

  /** Whether a finger would have to guess. */
  get isTight() {
    return this.part === null && this.pixels > 0 && this.pixels < LEAST;
  }

  /**
   * Brings the surroundings of a point nearer.
   * @param {[number, number]} center
   */
  enter([x, y]) {
    const scale = Math.max(1.5, NEAR / Math.max(this.pixels, 1));
    const [, , width, height] = this.whole;
    this.show([x - width / scale / 2, y - height / scale / 2, width / scale, height / scale]);
    this.onchange(true);
  }

  /** Shows the whole board. */
  leave() {
    const was = this.part !== null;
    this.part = null;
    this.apply();
    if (was) this.onchange(false);
  }

  /** @param {Box} box */
  show([x, y, width, height]) {
    const [left, top, all, high] = this.whole;
    const within = (/** @type {number} */ at, /** @type {number} */ least, /** @type {number} */ most) => Math.max(least, Math.min(most, at));
    this.part = [within(x, left, left + all - width), within(y, top, top + high - height), width, height];
    this.apply();
  }

  apply() {
    this.element.setAttribute('viewBox', (this.part ?? this.whole).join(' '));
    this.element.classList.toggle('is-near', this.part !== null);
  }

  /** @param {PointerEvent} event */
  press({ pointerType, clientX, clientY }) {
    this.isTouch = pointerType === 'touch';
    this.drag = this.part ? { x: clientX, y: clientY, box: this.part, far: false } : null;
  }

  /** @param {PointerEvent} event */
  move({ buttons, clientX, clientY }) {
    const { drag } = this;
    if (!drag || buttons === 0) return;
    const [dx, dy] = [clientX - drag.x, clientY - drag.y];
    drag.far ||= Math.hypot(dx, dy) > SLIP;
    if (!drag.far) return;
    const unit = drag.box[2] / this.element.getBoundingClientRect().width;
    this.show([drag.box[0] - dx * unit, drag.box[1] - dy * unit, drag.box[2], drag.box[3]]);
  }

  /**
   * What ends a drag is no tap.
   * @param {Event} event
   */
  keepFromPlaying(event) {
    if (this.drag?.far) event.stopPropagation();
    this.drag = null;
  }
}
