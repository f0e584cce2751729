/**
 * A game with its branches: moves only, no rules.
 *
 * @typedef {{
 *   move: string | null, parent: Node | null, children: Node[], chosen: number, depth: number,
 *   worth: Worth | null, info: Info,
 * }} Node `chosen` is the child that stepping forward goes to; `worth` what the position is worth, once someone knows;
 *   `info` what was thought of the move when it was played
 * @typedef {Record<string, unknown> | null} Info as records keep it
 * @typedef {import('./values.js').Worth} Worth
 * @typedef {[string, Saved[], number?, Info?]} Saved a move, its branches, which one is chosen, what was thought of it
 */

export class Tree {
  constructor() {
    /** @type {Node} */
    this.root = node(null, null);
  }

  /**
   * The child that a move leads to, made if it is not there; it becomes the one that stepping forward goes to.
   * @param {Node} from
   * @param {string} move
   */
  grow(from, move) {
    let at = from.children.findIndex((child) => child.move === move);
    if (at < 0) at = from.children.push(node(move, from)) - 1;
    from.chosen = at;
    return from.children[at];
  }

  /**
   * Follows moves from the root, and makes what is missing.
   * @param {string[]} moves
   */
  follow(moves) {
    return moves.reduce((from, move) => this.grow(from, move), this.root);
  }

  /**
   * Where moves lead, if they are all there.
   * @param {string[]} moves
   * @returns {Node | undefined}
   */
  find(moves) {
    /** @type {Node | undefined} */
    let at = this.root;
    for (const move of moves) at = at?.children.find((child) => child.move === move);
    return at;
  }

  /**
   * Cuts a node off with everything after it; answers with its parent.
   * @param {Node} cut
   */
  prune(cut) {
    const { parent } = cut;
    if (!parent) return this.root;
    parent.children.splice(parent.children.indexOf(cut), 1);
    parent.chosen = Math.max(0, Math.min(parent.chosen, parent.children.length - 1));
    return parent;
  }

  /** @returns {Saved[]} */
  save() {
    return this.root.children.map(savedNode);
  }

  /**
   * @param {Saved[]} saved
   * @param {number} [chosen]
   */
  static load(saved, chosen = 0) {
    const tree = new Tree();
    restore(tree.root, saved, chosen);
    return tree;
  }
}

/**
 * @param {string | null} move
 * @param {Node | null} parent
 * @returns {Node}
 */
function node(move, parent) {
  return { move, parent, children: [], chosen: 0, depth: (parent?.depth ?? -1) + 1, worth: null, info: null };
}

/**
 * @param {Node} from
 * @returns {Saved}
 */
function savedNode(from) {
  return [from.move ?? '', from.children.map(savedNode), from.chosen, from.info];
}

/**
 * @param {Node} into
 * @param {Saved[]} saved
 * @param {number} chosen
 */
function restore(into, saved, chosen) {
  into.chosen = Math.max(0, Math.min(chosen, saved.length - 1));
  for (const [move, children, next, info] of saved) {
    const child = node(move, into);
    child.info = info ?? null;
    into.children.push(child);
    restore(child, children, next ?? 0);
  }
}

/**
 * A tree in a line, for addresses: moves after each other, what was tried instead of the last one in brackets. The
 * first move at each place is the one that stepping forward goes to: `a3,c3(b2,c1),d4`.
 * @param {Tree} tree
 */
export function writeTree({ root }) {
  return written(root);
}

/**
 * @param {Node} from
 * @returns {string}
 */
function written(from) {
  const parts = [];
  for (let at = from; at.children.length > 0; at = at.children[at.chosen]) {
    const others = at.children.filter((_, index) => index !== at.chosen);
    const branches = others.map((other) => `(${[other.move, written(other)].filter(Boolean).join(',')})`);
    parts.push(at.children[at.chosen].move + branches.join(''));
  }
  return parts.join(',');
}

/**
 * Reads what `writeTree` wrote. Whether the moves can be played is for the program to say.
 * @param {string} text
 * @returns {Tree}
 */
export function readTree(text) {
  const tree = new Tree();
  /** @type {Node[]} where each bracket that is open began */
  const open = [];
  let at = tree.root;
  for (const token of text.match(/[()]|[^(),\s]+/g) ?? []) {
    if (token === '(') {
      open.push(at);
      at = at.parent ?? at;
    } else if (token === ')') at = open.pop() ?? at;
    else at = tree.grow(at, token);
  }
  choose(tree.root);
  return tree;
}

/**
 * The first move at each place is the main one.
 * @param {Node} from
 */
function choose(from) {
  from.chosen = 0;
  from.children.forEach(choose);
}

/**
 * The moves that lead to a node.
 * @param {Node} to
 * @returns {string[]}
 */
export function movesTo(to) {
  return pathTo(to).slice(1).map(({ move }) => move ?? '');
}

/**
 * What was thought of each of the moves that lead to a node.
 * @param {Node} to
 * @returns {Info[]}
 */
export function infoTo(to) {
  return pathTo(to).slice(1).map(({ info }) => info);
}

/**
 * The nodes from the root to a node.
 * @param {Node} to
 * @returns {Node[]}
 */
export function pathTo(to) {
  const path = [];
  /** @type {Node | null} */
  let at = to;
  for (; at; at = at.parent) path.unshift(at);
  return path;
}

/**
 * The end of the line that goes on from a node.
 * @param {Node} from
 */
export function lastOf(from) {
  let at = from;
  while (at.children.length > 0) at = at.children[at.chosen];
  return at;
}

/**
 * The next one among the moves that were tried instead.
 * @param {Node} of
 * @param {number} step
 */
export function siblingOf(of, step) {
  const { parent } = of;
  if (!parent || parent.children.length < 2) return of;
  const { length } = parent.children;
  parent.chosen = (parent.children.indexOf(of) + step + length) % length;
  return parent.children[parent.chosen];
}
