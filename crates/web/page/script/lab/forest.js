/**
 * A whole tree laid out: every node is as wide as the leaves below it, and what was cut away is as wide as it was spared.
 * Two passes over typed arrays, whatever the size. No page here: tests run it alone.
 *
 * @typedef {import('./types.js').Worth} Worth
 * @typedef {{ parents: number[], moves: string[], made: number[], born: number[], figures: (Worth | null)[], told: number[],
 *   cuts: [number, number, number][] }} Columns as `/api/lab/tree` tells them
 */

const NONE = -1;

export class Forest {
  /** @param {Columns} columns */
  constructor(columns) {
    this.columns = columns;
    this.size = columns.parents.length;
    this.parent = Int32Array.from(columns.parents);
    this.first = new Int32Array(this.size).fill(NONE);
    this.next = new Int32Array(this.size).fill(NONE);
    this.depth = new Int32Array(this.size);
    /** How many moves were cut away at each node, and after how many events. */
    this.spared = new Float64Array(this.size);
    this.sparedAt = new Uint32Array(this.size);
    this.left = new Float64Array(this.size);
    this.width = new Float64Array(this.size);
    /** How many nodes are below each, and how many rows of them. */
    this.below = new Uint32Array(this.size);
    this.rows = new Uint32Array(this.size);
    this.collapsed = new Uint8Array(this.size);
    this.link();
    for (const [node, at, count] of columns.cuts) {
      this.spared[node] = count;
      this.sparedAt[node] = at;
    }
    this.layOut();
  }

  /** Children in order, depths and sizes. A parent always comes before its children. */
  link() {
    const { parent, first, next, depth, below, rows } = this;
    for (let node = this.size - 1; node >= 0; node--) {
      const above = parent[node];
      if (above < 0) continue;
      next[node] = first[above];
      first[above] = node;
      below[above] += below[node] + 1;
      rows[above] = Math.max(rows[above], rows[node] + 1);
    }
    this.height = 0;
    for (let node = 0; node < this.size; node++) {
      if (parent[node] >= 0) depth[node] = depth[parent[node]] + 1;
      this.height = Math.max(this.height, depth[node]);
    }
  }

  /** Where every node is: its left end, and its width in leaves. */
  layOut() {
    const { parent, left, width, spared, collapsed } = this;
    width.fill(0);
    for (let node = this.size - 1; node >= 0; node--) {
      width[node] = collapsed[node] ? 1 : Math.max(1, width[node] + spared[node]);
      if (parent[node] >= 0) width[parent[node]] += width[node];
    }
    const free = new Float64Array(this.size);
    this.breadth = 0;
    for (let node = 0; node < this.size; node++) {
      const above = parent[node];
      left[node] = above < 0 ? this.breadth : free[above];
      if (above < 0) this.breadth += width[node];
      else free[above] += width[node];
      free[node] = left[node];
    }
  }

  /**
   * Folds what is below a node away, or brings it back.
   * @param {number} node
   */
  fold(node) {
    this.collapsed[node] ^= 1;
    this.layOut();
  }

  /** Brings everything above a node back, so that it can be seen. @param {number} node */
  reveal(node) {
    let changed = false;
    for (let above = this.parent[node]; above >= 0; above = this.parent[above]) {
      changed ||= this.collapsed[above] === 1;
      this.collapsed[above] = 0;
    }
    if (changed) this.layOut();
  }

  /**
   * How many nodes are known after so many events: they are numbered as they were found.
   * @param {number} at
   */
  known(at) {
    const { born } = this.columns;
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (born[middle] < at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The nodes from a root to one. @param {number} node */
  pathTo(node) {
    const path = [];
    for (let at = node; at >= 0; at = this.parent[at]) path.push(at);
    return path.reverse();
  }

  /** The move that leads to a node. @param {number} node */
  move(node) {
    const { made, moves } = this.columns;
    return made[node] < 0 ? '' : moves[made[node]];
  }

  /**
   * The node of that number, or at the end of that line of moves; none if there is none.
   * @param {string} text `#12`, `12`, or moves with blanks between
   */
  find(text) {
    const words = text.trim().split(/[\s,]+/).filter(Boolean);
    const number = /^#?(\d+)$/.exec(words[0] ?? '');
    const along = this.along(words);
    if (along !== null) return along;
    return words.length === 1 && number && Number(number[1]) < this.size ? Number(number[1]) : null;
  }

  /** @param {string[]} moves */
  along(moves) {
    let at = 0;
    for (const move of moves) {
      let child = this.first[at];
      while (child >= 0 && this.move(child) !== move) child = this.next[child];
      if (child < 0) return null;
      at = child;
    }
    return moves.length > 0 && this.size > 0 ? at : null;
  }

  /**
   * The node at a place, if there is one.
   * @param {number} x in leaves
   * @param {number} row
   * @param {number} known how many nodes there are yet
   */
  at(x, row, known) {
    let found = NONE;
    for (let node = 0; node < this.size && node < known; node++) {
      if (this.parent[node] < 0 && holds(this, node, x)) { found = node; break; }
    }
    while (found >= 0 && this.depth[found] < row) {
      let child = this.collapsed[found] ? NONE : this.first[found];
      while (child >= 0 && (child >= known || !holds(this, child, x))) child = this.next[child];
      found = child;
    }
    return found < 0 ? null : found;
  }
}

/**
 * @param {Forest} forest
 * @param {number} node
 * @param {number} x
 */
function holds({ left, width }, node, x) {
  return left[node] <= x && x < left[node] + width[node];
}

/**
 * The columns of a trace that is here as a whole.
 * @param {import('./types.js').Trace} trace
 * @returns {Columns}
 */
export function columnsOf({ nodes, events }) {
  const moves = [...new Set(nodes.flatMap(({ move }) => move ?? []))];
  const numbers = new Map(moves.map((move, at) => [move, at]));
  /** @type {(Worth | null)[]} */
  const figures = nodes.map(() => null);
  const told = nodes.map(() => 0);
  /** @type {[number, number, number][]} */
  const cuts = [];
  events.forEach((event, before) => {
    if (event.node === undefined) return;
    const figure = figureOf(event);
    if (figure !== null) { figures[event.node] = figure; told[event.node] = before + 1; }
    if (event.event === 'cut') cuts.push([event.node, before + 1, event.count ?? 0]);
  });
  return { parents: nodes.map(({ parent }) => parent ?? NONE), moves, figures, told, cuts,
    made: nodes.map(({ move }) => (move === undefined ? NONE : numbers.get(move) ?? NONE)), born: nodes.map(({ born }) => born) };
}

/** @param {import('./types.js').TraceEvent} event @returns {Worth | null} */
function figureOf({ value, mean, f, proof, disproof }) {
  if (value !== undefined) return value;
  const number = mean ?? f;
  if (number !== undefined && number !== null) return Math.round(number * 1000) / 1000;
  return proof === undefined || disproof === undefined ? null : `${proof}|${disproof}`;
}
