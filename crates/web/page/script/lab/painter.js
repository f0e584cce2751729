/**
 * Paints a forest as blocks: as many as there are pixels for, however many nodes there are. What is too narrow to be told
 * apart is one block as high as its tree.
 * @typedef {import('./forest.js').Forest} Forest
 * @typedef {{ x: number, y: number, scale: number }} Camera left end in leaves, top in pixels, pixels a leaf
 * @typedef {{ known: number, at: number, path: Set<number>, current: number, cursor: number | null, label: (node: number) => string,
 *   cutLabel: (count: number) => string }} Lights what is told apart: how many nodes are known after how many events, the
 *   nodes of the present way, where the search is and where the reader is
 */

/** Blocks narrower than this are painted as one with what is below them. */
const FINE = 1.5;
/** Blocks narrower than this have no name. */
const NAMED = 26;
/** The kinds of blocks, in the order in which they are painted. */
const KINDS = /** @type {const} */ (['dense', 'node', 'cut', 'path', 'current']);

/** @typedef {typeof KINDS[number]} Kind */
/** @typedef {{ kind: Kind, x: number, y: number, width: number, height: number, text: string }} Block */

/**
 * The blocks to be painted. Apart from painting, so that tests can count them.
 * @param {Forest} forest
 * @param {Camera} camera
 * @param {{ width: number, height: number, row: number }} room
 * @param {Lights} lights
 * @returns {Block[]}
 */
export function blocksOf(forest, camera, { width, height, row }, lights) {
  /** @type {Block[]} */
  const blocks = [];
  /** Where the last fine block of each row ended: in one pixel there is room for one. */
  const painted = new Int32Array(forest.height + 2).fill(-1);
  const stack = [];
  for (let node = Math.min(forest.size, lights.known) - 1; node >= 0; node--) if (forest.parent[node] < 0) stack.push(node);
  while (stack.length > 0) {
    const node = /** @type {number} */ (stack.pop());
    const x = (forest.left[node] - camera.x) * camera.scale;
    const wide = forest.width[node] * camera.scale;
    const y = forest.depth[node] * row - camera.y;
    if (x + wide < 0 || x > width || y > height) continue;
    if (wide < FINE) {
      fine(blocks, forest, node, { x, y, row, painted, lights });
      continue;
    }
    blocks.push({ kind: kindOf(node, lights), x, y, width: wide, height: row, text: wide < NAMED ? '' : lights.label(node) });
    if (!forest.collapsed[node]) below(stack, blocks, forest, node, { camera, y: y + row, row, lights });
  }
  return blocks;
}

/**
 * @param {Block[]} blocks
 * @param {Forest} forest
 * @param {number} node
 * @param {{ x: number, y: number, row: number, painted: Int32Array, lights: Lights }} place
 */
function fine(blocks, forest, node, { x, y, row, painted, lights }) {
  const pixel = Math.floor(x);
  const lit = lights.path.has(node);
  if (painted[forest.depth[node]] === pixel && !lit) return;
  painted[forest.depth[node]] = pixel;
  const rows = forest.collapsed[node] ? 1 : forest.rows[node] + 1;
  blocks.push({ kind: lit ? 'path' : 'dense', x: pixel, y, width: lit ? 3 : 1.5, height: rows * row, text: '' });
}

/**
 * What is below a block: its children that are known, and what was cut away.
 * @param {number[]} stack
 * @param {Block[]} blocks
 * @param {Forest} forest
 * @param {number} node
 * @param {{ camera: Camera, y: number, row: number, lights: Lights }} place
 */
function below(stack, blocks, forest, node, { camera, y, row, lights }) {
  for (let child = forest.first[node]; child >= 0 && child < lights.known; child = forest.next[child]) stack.push(child);
  const count = forest.spared[node];
  if (count === 0 || forest.sparedAt[node] > lights.at) return;
  const wide = count * camera.scale;
  const x = (forest.left[node] + forest.width[node] - count - camera.x) * camera.scale;
  blocks.push({ kind: 'cut', x, y, width: wide, height: row, text: wide < NAMED ? '' : lights.cutLabel(count) });
}

/**
 * @param {number} node
 * @param {Lights} lights
 * @returns {Kind}
 */
function kindOf(node, lights) {
  if (node === lights.current) return 'current';
  return lights.path.has(node) ? 'path' : 'node';
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Block[]} blocks
 * @param {{ colors: Record<Kind | 'line' | 'ink' | 'light', string>, font: number }} look
 */
export function paint(pen, blocks, { colors, font }) {
  for (const kind of KINDS) {
    const some = blocks.filter((block) => block.kind === kind);
    if (some.length === 0) continue;
    pen.beginPath();
    for (const { x, y, width, height } of some) pen.rect(x + 0.5, y + 0.5, Math.max(1, width - 1), Math.max(1, height - 1));
    pen.fillStyle = colors[kind];
    pen.fill();
    if (kind === 'dense') continue;
    pen.strokeStyle = colors.line;
    pen.stroke();
  }
  pen.font = `600 ${font}px ui-monospace, monospace`;
  pen.textBaseline = 'middle';
  pen.textAlign = 'center';
  for (const { kind, x, y, width, height, text } of blocks) {
    if (!text || height < font) continue;
    pen.fillStyle = kind === 'path' || kind === 'current' ? colors.light : colors.ink;
    const shown = fitted(text, Math.floor((width - 6) / (font * 0.62)));
    pen.fillText(shown, x + width / 2, y + height / 2 + 1);
  }
}

/** @param {string} text @param {number} most */
function fitted(text, most) {
  if (text.length <= most) return text;
  const first = text.split(' ')[0];
  return first.length <= most ? first : '';
}
