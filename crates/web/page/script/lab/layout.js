/**
 * Which nodes of a tree are shown, and where. Trees are far larger than a page, so only the way to the node in the
 * middle of things is shown with what lies beside it, and the rest is counted. No page here: tests run it alone.
 *
 * @typedef {{ node: number, x: number, y: number, parent: Spot | null }} Spot
 * @typedef {{ at: Spot, x: number, y: number, hidden: number }} More
 * @typedef {{ at: Spot, x: number }} Stub
 * @typedef {{ spots: Spot[], more: More[], stubs: Stub[], width: number, height: number }} Layout
 * @typedef {{
 *   children: (node: number) => number[],
 *   path: number[],
 *   order: (a: number, b: number) => number,
 *   unlisted: (node: number) => number,
 *   isCut: (node: number) => boolean,
 * }} Shape `children` are those that exist now; `path` leads to the node in the
 *   middle and begins where the drawing does; `order` puts the ones to be seen first; `unlisted` counts moves that
 *   have no node; a node that `isCut` gets a column for what it was spared
 */

export const COLUMN = 58;
export const ROW = 102;
/** The most nodes shown in all. */
export const MOST = 240;
/** The most children of a node on the way, and of one beside it. */
const ALONG = 9;
const BESIDE = 2;
/** A tree with no more leaves than this is shown whole. */
const WHOLE = 28;

/**
 * @param {Shape} shape
 * @returns {Layout}
 */
export function layOut(shape) {
  const listed = isSmall(shape) ? () => Infinity : limits(shape);
  /** @type {Spot[]} */
  const spots = [];
  /** @type {More[]} */
  const more = [];
  /** @type {Stub[]} */
  const stubs = [];
  let column = 0;
  let height = 0;
  /**
   * @param {number} node
   * @param {number} depth
   * @returns {Spot}
   */
  const place = (node, depth) => {
    const spot = { node, x: 0, y: depth * ROW, parent: /** @type {Spot | null} */ (null) };
    spots.push(spot);
    height = Math.max(height, spot.y);
    const [shown, hidden] = choose(shape, node, spots.length < MOST ? listed(node) : 0);
    const below = shown.map((child) => place(child, depth + 1));
    for (const child of below) child.parent = spot;
    const extra = hidden > 0 && below.length > 0 ? [column++ * COLUMN] : [];
    const stub = below.length > 0 && shape.isCut(node) ? [column++ * COLUMN] : [];
    for (const x of stub) stubs.push({ at: spot, x });
    if (stub.length > 0) height = Math.max(height, spot.y + ROW);
    const columns = [...below.map((child) => child.x), ...extra, ...stub];
    spot.x = columns.length > 0 ? (columns[0] + columns[columns.length - 1]) / 2 : column++ * COLUMN;
    if (hidden > 0) more.push({ at: spot, x: extra[0] ?? spot.x, y: extra.length > 0 ? spot.y + ROW : spot.y, hidden });
    return spot;
  };
  place(shape.path[0] ?? 0, 0);
  return { spots, more, stubs, width: Math.max(0, column - 1) * COLUMN, height };
}

/**
 * How many children of each node are shown: many along the way, few beside it, none further off.
 * @param {Shape} shape
 */
function limits(shape) {
  const along = new Set(shape.path);
  const beside = new Set(shape.path.slice(-2).flatMap((node) => shape.children(node)));
  const end = shape.path[shape.path.length - 1];
  return (/** @type {number} */ node) => along.has(node) ? (node === end ? ALONG + 3 : ALONG) : beside.has(node) ? BESIDE : 0;
}

/** @param {Shape} shape */
function isSmall(shape) {
  let [leaves, seen] = [0, 0];
  const open = [shape.path[0] ?? 0];
  while (open.length > 0 && leaves <= WHOLE && open.length <= 2 * WHOLE && seen < MOST) {
    seen += 1;
    const below = shape.children(/** @type {number} */ (open.pop()));
    if (below.length === 0) leaves += 1;
    open.push(...below.slice(0, WHOLE + 1));
  }
  return open.length === 0 && leaves <= WHOLE;
}

/**
 * The children that are shown, in their own order, and how many are not.
 * @param {Shape} shape
 * @param {number} node
 * @param {number} most
 * @returns {[number[], number]}
 */
function choose(shape, node, most) {
  const all = shape.children(node);
  const unlisted = shape.unlisted(node);
  if (all.length <= most) return [all, unlisted];
  const path = new Set(shape.path);
  const wanted = all.filter((child) => path.has(child));
  const others = all.filter((child) => !path.has(child)).sort(shape.order);
  const chosen = new Set([...wanted, ...others].slice(0, most));
  const shown = all.filter((child) => chosen.has(child));
  return [shown, all.length - shown.length + unlisted];
}
