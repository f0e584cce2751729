/**
 * What is drawn over a board: values, proofs, expected moves, hints. Each kind of mark has a layer of its own.
 *
 * @typedef {'win' | 'draw' | 'loss'} Verdict
 * @typedef {{
 *   kind: 'value' | 'exact' | 'ghost' | 'last' | 'hint' | 'target' | 'note' | 'decisive' | 'remark' | 'threat' | 'arrow',
 *   at?: string, center?: import('./geometry.js').Point,
 *   text?: string, side?: number, verdict?: Verdict, best?: boolean, sign?: boolean, rank?: number, to?: Mark,
 * }} Mark `at` is a place or a move of the scene; `center` a point of it; `rank` goes from 1 for the best value to 0; `to` is where an arrow ends
 * @typedef {{ center: import('./geometry.js').Point, room: number, part: import('./geometry.js').Part }} Spot
 */
import { svg } from '../dom.js';
import { polygonPath, short } from './geometry.js';
import { drawPart, isUpper, sideClass } from './parts.js';

/**
 * Draws a mark on a spot.
 * @param {Mark} mark
 * @param {Spot} spot
 * @param {Spot} [to] where an arrow ends
 * @returns {SVGElement[]}
 */
export function drawMark(mark, spot, to) {
  switch (mark.kind) {
    case 'arrow': return to ? [arrow(mark, spot, to)] : [];
    case 'threat': return [around(spot, `threat ${sideClass(mark.side)}`)];
    case 'exact': return exact(mark, spot);
    case 'value': return value(mark, spot);
    case 'ghost': return ghost(mark, spot);
    case 'note': return [words(mark.text ?? '', spot.part.role === 'pit' ? lift(spot, isUpper(spot.part) ? 1.17 : -1.17) : spot, 0.48, `note ${sideClass(mark.side)}`)];
    case 'remark': return [remark(mark, spot)];
    case 'target': return [dot(spot, 0.28, `target ${sideClass(mark.side)}`)];
    default: return [around(spot, mark.kind)];
  }
}

/**
 * Win ▲, draw ■, loss ▼ in shape and color, with the distance or margin under it.
 * @param {Mark} mark
 * @param {Spot} whole
 */
function exact(mark, whole) {
  const spot = onLine(whole);
  if (spot.part.role === 'piece') return onPiece(mark, spot);
  const size = spot.room * 0.25;
  const lifted = mark.text ? lift(spot, -0.26) : spot;
  const shape = svg('path', { class: `verdict ${mark.verdict} ${mark.best ? 'best' : ''}`, d: sign(mark.verdict ?? 'draw', lifted.center, size) });
  return mark.text ? [shape, words(mark.text, lift(spot, 0.32), 0.42, `verdict-text ${mark.verdict}`)] : [shape];
}

/**
 * A verdict on a piece has a ground of its own: pieces have the color of wood.
 * @param {Mark} mark
 * @param {Spot} spot
 */
function onPiece(mark, spot) {
  const shape = sign(mark.verdict ?? 'draw', spot.center, spot.room * 0.36);
  return [dot(spot, 0.74, 'verdict-back'), svg('path', { class: `verdict ${mark.verdict} ${mark.best ? 'best' : ''}`, d: shape })];
}

/**
 * @param {Verdict} verdict
 * @param {import('./geometry.js').Point} center
 * @param {number} size
 */
export function sign(verdict, [x, y], size) {
  if (verdict === 'draw') {
    const half = size * 0.85;
    return polygonPath([[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]]);
  }
  const up = verdict === 'win' ? 1 : -1;
  return polygonPath([[x, y - size * up], [x + size * 1.1, y + size * 0.85 * up], [x - size * 1.1, y + size * 0.85 * up]]);
}

/**
 * What someone has put on a place: a circle, a square, a triangle, a cross.
 * @param {Mark} mark
 * @param {Spot} whole
 */
function remark(mark, whole) {
  const spot = onLine(whole);
  if (mark.text === 'circle') return dot(spot, 0.5, 'remark');
  if (mark.text === 'cross') return svg('path', { class: 'remark', d: cross(spot.center, spot.room * 0.45) });
  return svg('path', { class: 'remark', d: sign(mark.text === 'square' ? 'draw' : 'win', spot.center, spot.room * 0.5) });
}

/**
 * @param {import('./geometry.js').Point} center
 * @param {number} half
 */
function cross([x, y], half) {
  const [left, right, top, bottom] = [x - half, x + half, y - half, y + half].map(short);
  return `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
}

/**
 * @param {Mark} mark
 * @param {Spot} whole
 */
function value(mark, whole) {
  const spot = onLine(whole);
  const back = svg('circle', { class: `value-back ${mark.best ? 'best' : ''}`, cx: spot.center[0], cy: spot.center[1], r: short(spot.room * 0.86) });
  back.style.setProperty('--rank', String(short(mark.rank ?? 0)));
  return [
    back,
    words(mark.text ?? '', spot, 0.66, 'value-text'),
  ];
}

/**
 * A piece that is not there yet, with the number of its turn.
 * @param {Mark} mark
 * @param {Spot} spot
 */
function ghost(mark, spot) {
  const { shape } = spot.part;
  const look = `ghost ${sideClass(mark.side)}`;
  if (mark.sign) {
    const shape = { circle: { center: spot.center, radius: spot.room * 0.7 } };
    return [drawPart({ role: 'stone', shape, owner: mark.side, label: 'x' })];
  }
  if ('line' in shape) {
    const [[x1, y1], [x2, y2]] = [shape.line.from, shape.line.to];
    return [svg('line', { class: look, x1, y1, x2, y2 }), ...(mark.text ? numbered(mark.text, spot.center, 0.17, look) : [])];
  }
  if (spot.part.role === 'pit') return numbered(mark.text ?? '', spot.center, 0.18, look);
  const circle = dot(spot, 0.72, look);
  return mark.text ? [circle, words(mark.text, spot, 0.72, 'ghost-number')] : [circle];
}

/**
 * From one place to another, between the pieces that stand on them.
 * @param {Mark} mark
 * @param {Spot} from
 * @param {Spot} to
 */
function arrow(mark, from, to) {
  const [[x1, y1], [x2, y2]] = [from.center, to.center];
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const gap = Math.min(0.8 * Math.min(from.room, to.room), length / 3);
  const head = Math.min(0.3 * to.room, length / 4);
  const at = (/** @type {number} */ along, /** @type {number} */ aside) => `${short(x1 + dx * along - dy * aside)} ${short(y1 + dy * along + dx * aside)}`;
  const end = length - gap;
  const d = `M${at(gap, 0)}L${at(end, 0)}M${at(end - head, head * 0.7)}L${at(end, 0)}L${at(end - head, -head * 0.7)}`;
  return svg('path', { class: `arrow ${sideClass(mark.to?.side)}`, d });
}

/**
 * A number in a small disc; several in a longer one.
 * @param {string} text
 * @param {import('./geometry.js').Point} center
 * @param {number} radius
 * @param {string} look
 */
function numbered(text, [x, y], radius, look) {
  const half = radius * (0.55 + 0.45 * Math.max(1, text.length));
  return [
    svg('rect', { class: look, x: short(x - half), y: short(y - radius), width: short(2 * half), height: short(2 * radius), rx: radius }),
    svg('text', { class: 'ghost-number', x: short(x), y: short(y + radius * 0.46), 'font-size': short(radius * 1.3) }, text),
  ];
}

/**
 * A ring around the place: the last move, a hint.
 * @param {Spot} spot
 * @param {string} kind
 */
function around(spot, kind) {
  const { shape } = spot.part;
  if ('line' in shape) {
    const [[x1, y1], [x2, y2]] = [shape.line.from, shape.line.to];
    return svg('line', { class: `around ${kind}`, x1, y1, x2, y2 });
  }
  return dot(spot, { last: 0.22, decisive: 0.98 }[kind] ?? 0.88, `around ${kind}`);
}

/**
 * @param {Spot} spot
 * @param {number} part of the room there is
 * @param {string} look
 */
function dot(spot, part, look) {
  return svg('circle', { class: look, cx: short(spot.center[0]), cy: short(spot.center[1]), r: short(spot.room * part) });
}

/**
 * @param {string} text
 * @param {Spot} spot
 * @param {number} size as a part of the room there is
 * @param {string} look
 */
function words(text, spot, size, look) {
  const height = spot.room * size * Math.min(1, 3.4 / Math.max(text.length, 1) + 0.15);
  return svg('text', { class: look, x: short(spot.center[0]), y: short(spot.center[1] + height * 0.36), 'font-size': short(height) }, text);
}

/**
 * On a line marks are smaller: its neighbors are near.
 * @param {Spot} spot
 * @returns {Spot}
 */
function onLine(spot) {
  return 'line' in spot.part.shape ? { ...spot, room: spot.room * 0.58 } : spot;
}

/**
 * @param {Spot} spot
 * @param {number} by
 * @returns {Spot}
 */
function lift(spot, by) {
  return { ...spot, center: [spot.center[0], spot.center[1] + spot.room * by] };
}
