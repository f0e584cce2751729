/** Effective branching: how bushy a regular tree of that depth with that many nodes would be. No page here but the drawing. */
import { svg } from '../dom.js';
import { number, t } from '../text.js';

const [WIDTH, HEIGHT, EDGE] = [560, 300, 46];

/** @typedef {{ name: string, depth: number, branching: number }} Point */

/**
 * The root B of B + B² + … + B^depth = nodes; none without depth.
 * @param {number | null | undefined} depth
 * @param {number} nodes
 */
export function effectiveBranching(depth, nodes) {
  if (!depth || nodes < 1) return null;
  let [low, high] = [0, Math.max(1, nodes)];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (treeSize(middle, depth, nodes) < nodes) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * @param {number} branching
 * @param {number} depth
 * @param {number} enough
 */
function treeSize(branching, depth, enough) {
  let [total, layer] = [0, 1];
  for (let ply = 0; ply < depth && total <= enough; ply += 1) {
    layer *= branching;
    total += layer;
  }
  return total;
}

/**
 * Branching against depth, a dot for each search.
 * @param {Point[]} points
 */
export function branchingPlot(points) {
  const most = { depth: Math.max(1, ...points.map(({ depth }) => depth)), branching: Math.max(1, ...points.map(({ branching }) => branching)) };
  const x = (/** @type {number} */ depth) => EDGE + depth / most.depth * (WIDTH - 4 * EDGE);
  const y = (/** @type {number} */ branching) => HEIGHT - EDGE - branching / most.branching * (HEIGHT - 2 * EDGE);
  const ink = { fill: 'currentColor', 'font-size': 12, 'font-family': 'sans-serif' };
  const dot = (/** @type {Point} */ { name, depth, branching }) => svg('g', { 'data-spec': name }, svg('circle', { cx: x(depth), cy: y(branching), r: 5, fill: '#175e68' }),
    svg('text', { ...ink, x: x(depth) + 9, y: y(branching) + 4 }, `${name} ${number(branching, 2)}`));
  return svg('svg', { class: 'branching-plot', viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': t('lab.figure.branching') },
    svg('path', { d: `M${EDGE} ${EDGE / 2}V${HEIGHT - EDGE}H${WIDTH - EDGE}`, fill: 'none', stroke: 'currentColor' }),
    svg('text', { ...ink, x: EDGE, y: 14 }, t('lab.figure.branching')),
    svg('text', { ...ink, x: WIDTH - EDGE, y: HEIGHT - EDGE + 30, 'text-anchor': 'end' }, t('lab.figure.depth')),
    [most.depth].map((depth) => svg('text', { ...ink, x: x(depth), y: HEIGHT - EDGE + 16, 'text-anchor': 'middle' }, String(depth))),
    points.map(dot));
}
