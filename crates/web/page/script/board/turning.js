/**
 * Boards of hexagons lie in twelve ways, thirty degrees apart. What is read stays upright: only points are turned.
 *
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('./geometry.js').Part} Part
 * @typedef {import('./geometry.js').Scene} Scene
 */
import { extent } from './geometry.js';

/** How many ways there are. */
export const WAYS = 12;

/**
 * Whether a board can be turned.
 * @param {Scene} scene
 */
export function canTurn({ parts }) {
  return parts.some(({ role, shape }) => role === 'cell' && 'polygon' in shape && shape.polygon.length === 6);
}

/**
 * Where a point goes.
 * @param {number} way from 0 to 11
 * @returns {(point: Point) => Point}
 */
export function turning(way) {
  const [cos, sin] = [Math.cos(way * Math.PI / 6), Math.sin(way * Math.PI / 6)];
  return way === 0 ? (point) => point : ([x, y]) => [x * cos - y * sin, x * sin + y * cos];
}

/**
 * @template {Part} P
 * @param {P} part
 * @param {(point: Point) => Point} turn
 * @returns {P}
 */
export function turnedPart(part, turn) {
  const { shape } = part;
  if ('polygon' in shape) return { ...part, shape: { polygon: shape.polygon.map(turn) } };
  if ('line' in shape) return { ...part, shape: { line: { from: turn(shape.line.from), to: turn(shape.line.to) } } };
  if ('circle' in shape) return { ...part, shape: { circle: { ...shape.circle, center: turn(shape.circle.center) } } };
  return { ...part, shape: { point: turn(shape.point) } };
}

/**
 * @param {Scene} scene
 * @param {number} way
 * @returns {Scene}
 */
export function turnedScene(scene, way) {
  const turn = turning(way);
  return way === 0 ? scene : { ...scene, parts: scene.parts.map((part) => turnedPart(part, turn)) };
}

/**
 * The way in which a board is seen largest in a box; as it is drawn, if that is nearly as large.
 * @param {Scene} scene
 * @param {number} width
 * @param {number} height
 */
export function bestWay(scene, width, height) {
  const scale = (/** @type {number} */ way) => {
    const [, , wide, high] = extent(turnedScene(scene, way));
    return Math.min(width / wide, height / high);
  };
  const ways = [0, 1, 2, 3];
  const best = ways.reduce((one, other) => (scale(other) > scale(one) + 1e-6 ? other : one));
  return scale(best) > 1.08 * scale(0) ? best : 0;
}
