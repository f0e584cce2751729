/** How each part of a scene looks. Colors are in board.css; here are shapes and classes. */
import { svg } from '../dom.js';
import { middle, polygonPath, short } from './geometry.js';

/** @typedef {import('./geometry.js').Part} Part */

const SIDES = ['', 'first', 'second'];
const SEEDS_SHOWN = 36;
/** How wide the number of a pit is. */
const BADGE = 0.4;

/**
 * The class of a side.
 * @param {number | null | undefined} side
 */
export function sideClass(side) {
  return SIDES[side ?? 0] ?? '';
}

/**
 * Draws a part.
 * @param {Part} part
 * @param {import('./geometry.js').Lean} [lean] on which side of the cells a coordinate stands
 * @returns {SVGElement}
 */
export function drawPart(part, lean = '') {
  const look = ['part', part.role, sideClass(part.owner), part.move ? 'open' : ''].filter(Boolean).join(' ');
  const group = svg('g', { class: look });
  if (part.strength != null) {
    group.classList.add('graded');
    group.style.setProperty('--strength', String(short(part.strength)));
  }
  group.append(...outline(part, lean));
  return group;
}

/**
 * @param {Part} part
 * @param {import('./geometry.js').Lean} lean
 * @returns {SVGElement[]}
 */
function outline(part, lean) {
  const { shape } = part;
  if (part.role === 'stone' && part.label) return [sign(part)];
  if (part.role === 'pit') return pit(part);
  if ('polygon' in shape) return [svg('path', { d: polygonPath(shape.polygon) }), ...text(part, 0.42)];
  if ('line' in shape) return stroke(shape.line.from, shape.line.to);
  if ('circle' in shape) return disc(part, shape.circle.center, shape.circle.radius);
  return label(part, lean);
}

/**
 * @param {import('./geometry.js').Point} from
 * @param {import('./geometry.js').Point} to
 */
function stroke([x1, y1], [x2, y2]) {
  return [svg('line', { x1: short(x1), y1: short(y1), x2: short(x2), y2: short(y2) })];
}

/**
 * A disc; Second's stones have a ring in them, so that the sides differ without color.
 * @param {Part} part
 * @param {import('./geometry.js').Point} center
 * @param {number} radius
 */
function disc(part, [x, y], radius) {
  const circles = [svg('circle', { cx: short(x), cy: short(y), r: short(radius) })];
  if (part.role === 'stone' && part.owner === 2) {
    circles.push(svg('circle', { class: 'ring', cx: short(x), cy: short(y), r: short(radius * 0.5) }));
  }
  if (part.role === 'mark') return [...circles, ...text(part, 0.3)];
  return circles;
}

/**
 * A cross for First, a nought for Second.
 * @param {Part} part
 */
function sign(part) {
  const [x, y] = middle(part.shape);
  const half = 'circle' in part.shape ? part.shape.circle.radius * 0.78 : 0.27;
  if (part.owner === 2) return svg('circle', { class: 'nought', cx: x, cy: y, r: short(half) });
  const [left, right, top, bottom] = [x - half, x + half, y - half, y + half].map(short);
  return svg('path', { class: 'cross', d: `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}` });
}

/**
 * Whether the number of a pit stands at its upper side: that of the upper row, so that the rows keep their distance.
 * @param {Part} part
 */
export function isUpper({ role, place }) {
  return role === 'pit' && (place ?? '').startsWith('t');
}

/** @param {Part} part */
function pit(part) {
  const [x, y] = middle(part.shape);
  const radius = 'circle' in part.shape ? part.shape.circle.radius : 0.42;
  const count = Number(part.label ?? 0);
  const away = isUpper(part) ? -1 : 1;
  const low = y + away * (radius + 0.01);
  return [
    svg('circle', { class: 'hollow', cx: x, cy: y, r: radius }),
    svg('g', { class: 'seeds' }, seeds(count, radius).map(([dx, dy]) =>
      svg('circle', { cx: short(x + dx), cy: short(y + dy - away * 0.055), r: 0.062 }))),
    svg('rect', { class: 'badge', x: short(x - BADGE / 2), y: short(low - 0.13), width: BADGE, height: 0.26, rx: 0.13 }),
    svg('text', { class: `count ${count === 0 ? 'none' : ''}`, x, y: short(low + 0.073), 'font-size': 0.2 }, part.label ?? ''),
  ];
}

/**
 * Where the pieces of a pit lie: a spiral, as seeds of a sunflower, that keeps the place of each when others come.
 * @param {number} count
 * @param {number} radius
 * @returns {[number, number][]}
 */
export function seeds(count, radius) {
  const shown = Math.min(count, SEEDS_SHOWN);
  const spread = (radius - 0.12) / Math.sqrt(Math.max(shown, 8));
  return Array.from({ length: shown }, (_, at) => {
    const [far, angle] = [spread * Math.sqrt(at + 0.5), at * 2.39996];
    return [far * Math.cos(angle), far * Math.sin(angle)];
  });
}

/**
 * A coordinate, as high as board.css says, or what a side has. A large coordinate grows away from the board.
 * @param {Part} part
 * @param {import('./geometry.js').Lean} lean
 */
function label(part, lean) {
  if (part.role === 'mark') return text(part, 0.26);
  if (part.owner) return text(part, 0.36);
  const [x, y] = middle(part.shape);
  if (lean === 'left') return [svg('text', { class: 'left', x: short(x + 0.35), y: short(y), dy: '0.36em' }, part.label ?? '')];
  if (lean === 'top') return [svg('text', { x: short(x), y: short(y) }, part.label ?? '')];
  return [svg('text', { x: short(x), y: short(y), dy: '0.36em' }, part.label ?? '')];
}

/**
 * @param {Part} part
 * @param {number} size
 */
function text(part, size) {
  if (!part.label) return [];
  const [x, y] = middle(part.shape);
  return [svg('text', { x: short(x), y: short(y + size * 0.36), 'font-size': size }, part.label)];
}
