/**
 * Points and outlines of a scene.
 *
 * @typedef {[number, number]} Point
 * @typedef {import('../../types/api.js').SceneShape} Shape
 * @typedef {import('../../types/api.js').ScenePart} ScenePart
 * @typedef {Pick<ScenePart, 'role' | 'shape'> & Partial<ScenePart>} Part of a scene, or of the page's own making
 * @typedef {import('../../types/api.js').SceneAnswer} Scene
 */

/**
 * The middle of a shape.
 * @param {Shape} shape
 * @returns {Point}
 */
export function middle(shape) {
  if ('circle' in shape) return shape.circle.center;
  if ('point' in shape) return shape.point;
  const points = 'line' in shape ? [shape.line.from, shape.line.to] : shape.polygon;
  const sum = points.reduce(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/**
 * How far from its middle a shape is free for marks.
 * @param {Shape} shape
 */
export function room(shape) {
  if ('circle' in shape) return shape.circle.radius;
  if ('line' in shape) return distance(shape.line.from, shape.line.to) / 2;
  if ('point' in shape) return 0.5;
  const center = middle(shape);
  const corners = shape.polygon;
  return Math.min(...corners.map((corner, at) => {
    const next = corners[(at + 1) % corners.length];
    return distance(center, [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2]);
  }));
}

/**
 * On which side of the cells a coordinate stands: where it must keep its distance, however large it is written.
 * @typedef {'left' | 'top' | ''} Lean
 * @param {Part} part
 * @param {Point[]} cells the middles of all cells
 * @returns {Lean}
 */
export function leanOf({ role, owner, shape }, cells) {
  if (role !== 'label' || owner || cells.length === 0) return '';
  const [x, y] = middle(shape);
  const row = cells.filter((cell) => Math.abs(cell[1] - y) < 0.3);
  if (row.length > 0) return row.every((cell) => cell[0] > x) ? 'left' : '';
  return cells.every((cell) => cell[1] > y) ? 'top' : '';
}

/** @param {Scene} scene */
export function cellsOf(scene) {
  return scene.parts.filter(({ role }) => role === 'cell').map(({ shape }) => middle(shape));
}

/**
 * The box that a scene really fills: left, top, width, height.
 * @param {Scene} scene
 * @param {number} [letters] how high coordinates are written; without it they do not count
 * @returns {[number, number, number, number]}
 */
export function extent(scene, letters = 0) {
  const cells = cellsOf(scene);
  const points = scene.parts.flatMap((part) => {
    const { shape } = part;
    if ('polygon' in shape) return shape.polygon;
    if ('line' in shape) return [shape.line.from, shape.line.to];
    const [x, y] = middle(shape);
    const reach = 'circle' in shape ? shape.circle.radius : 0.2;
    const lean = leanOf(part, cells);
    const [beside, above] = [lean === 'left' ? 1.15 * letters : reach, lean === 'top' ? 0.75 * letters : reach];
    return /** @type {Point[]} */ ([[x - beside, y - above], [x + reach, y + reach]]);
  });
  if (points.length === 0) return [0, 0, scene.width, scene.height];
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

/**
 * How large the smallest place is that can be chosen.
 * @param {Scene} scene
 */
export function smallest({ parts }) {
  const places = parts.filter(({ role, move }) => move && role !== 'stone');
  return Math.min(...places.map(({ role, shape }) => (role === 'piece' ? 1 : 2 * room(shape))));
}

/**
 * @param {Point} one
 * @param {Point} other
 */
export function distance(one, other) {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

/**
 * The outline that a pointer or finger has to meet: of a line the diamond around it, of a piece its whole square.
 * @param {Part} part
 * @returns {string} path data
 */
export function hitPath(part) {
  const { shape } = part;
  if ('polygon' in shape) return polygonPath(shape.polygon);
  if ('circle' in shape) return part.role === 'piece' ? squarePath(shape.circle.center, 0.5) : circlePath(shape.circle.center, shape.circle.radius * 1.16);
  if ('line' in shape) return diamondPath(shape.line.from, shape.line.to);
  return squarePath(shape.point, 0.5);
}

/**
 * @param {Point} center
 * @param {number} radius
 */
function circlePath([x, y], radius) {
  return `M${short(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** @param {Point[]} points */
export function polygonPath(points) {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

/**
 * @param {Point} from
 * @param {Point} to
 */
function diamondPath(from, to) {
  const [x, y] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [dx, dy] = [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  return polygonPath([from, [x - dy, y + dx], to, [x + dy, y - dx]]);
}

/**
 * @param {Point} center
 * @param {number} half
 */
function squarePath([x, y], half) {
  return polygonPath([[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]]);
}

/** @param {number} value */
export function short(value) {
  return Math.round(value * 1000) / 1000;
}

/**
 * Which of some points an arrow key goes to from another: the nearest in that direction, where sideways costs more.
 * Of two as near, up and left take the earlier and down and right the later, so that the way back is the same way.
 * @param {Point} from
 * @param {Point[]} points
 * @param {string} key
 * @returns {number} an index, or −1
 */
export function toward(from, points, key) {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  const later = dx + dy > 0;
  let [best, cost] = [-1, Infinity];
  points.forEach((point, at) => {
    const [x, y] = [point[0] - from[0], point[1] - from[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead < 0.05 || aside > 3 * ahead) return;
    const price = ahead + 2 * aside;
    if (price < cost - 1e-3 || (later && price < cost + 1e-3)) [best, cost] = [at, price];
  });
  return best;
}
