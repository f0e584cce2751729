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

  /**
   * Puts a node before those that were tried instead.
   * @param {Node} node
   */
  promote(node) {
    const { parent } = node;
    if (!parent) return;
    parent.children = [node, ...parent.children.filter((other) => other !== node)];
    parent.chosen = 0;
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
 * first move at each place is the main one, wherever one is: `a3,c3(b2,c1),d4`.
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
  for (let at = from; at.children.length > 0; at = at.children[0]) {
    const [main, ...others] = at.children;
    const branches = others.map((other) => `(${[other.move, written(other)].filter(Boolean).join(',')})`);
    parts.push(main.move + branches.join(''));
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
 * A tree as records have it: the main line, what is known about its moves, and the lines that leave it. Giving up is no
 * move of a record's branches.
 * @typedef {import('../../types/api.js').BranchDocument} Branch
 * @param {Tree} tree
 * @returns {{ moves: string[], info: Info[], comment: string | undefined, branches: Branch[] }}
 */
export function recordOf({ root }) {
  const { moves, info, branches } = lineFrom(root, 0);
  return { moves, info, branches, comment: commentOf(root) || undefined };
}

/**
 * @param {Node} from
 * @param {number} after
 */
function lineFrom(from, after) {
  const [moves, info, branches] = [/** @type {string[]} */ ([]), /** @type {Info[]} */ ([]), /** @type {Branch[]} */ ([])];
  for (let at = from; at.children.length > 0; at = at.children[0]) {
    const [main, ...others] = at.children;
    for (const other of others) if (!isLoss(other.move)) branches.push(branchFrom(other, after + moves.length));
    moves.push(main.move ?? '');
    info.push(main.info);
  }
  return { moves, info, branches };
}

/**
 * @param {Node} node
 * @param {number} after
 * @returns {Branch}
 */
function branchFrom(node, after) {
  const { moves, info, branches } = lineFrom(node, after + 1);
  const count = moves.findIndex(isLoss);
  const kept = count < 0 ? moves.length : count;
  return { after, moves: [node.move ?? '', ...moves.slice(0, kept)], info: [node.info, ...info.slice(0, kept)], branches };
}

/**
 * Whether a word of a line is no move: a side gives up, or its time is up.
 * @param {string | null | undefined} move
 */
export function isLoss(move) {
  return /^(resign|time)(-[12])?$/.test(move ?? '');
}

/**
 * The tree of a record.
 * @param {string[]} moves its main line, as the program plays it
 * @param {import('../../types/api.js').RecordDocument} record
 */
export function treeOf(moves, record) {
  const tree = new Tree();
  const info = record.info?.length === record.moves.length ? record.info : [];
  const line = growLine(tree, tree.root, moves, info);
  addBranches(tree, line, 0, record.branches ?? []);
  if (record.comment) setComment(tree.root, record.comment);
  choose(tree.root);
  return tree;
}

/**
 * @param {Tree} tree
 * @param {Node} from
 * @param {string[]} moves
 * @param {Info[]} info
 * @returns {Node[]} the nodes, the one it leaves first
 */
function growLine(tree, from, moves, info) {
  const nodes = [from];
  moves.forEach((move, at) => {
    const node = tree.grow(nodes[at], move);
    node.info ??= info[at] ?? null;
    nodes.push(node);
  });
  return nodes;
}

/**
 * @param {Tree} tree
 * @param {Node[]} line
 * @param {number} first how many moves come before the line
 * @param {Branch[]} branches
 */
function addBranches(tree, line, first, branches) {
  for (const { after, moves, info, branches: inner } of branches) {
    const from = line[after - first];
    if (from) addBranches(tree, growLine(tree, from, moves, info ?? []), after, inner ?? []);
  }
}

/**
 * What someone remarked about a move, or about the whole game.
 * @param {Node} node
 */
export function commentOf({ info }) {
  return typeof info?.comment === 'string' ? info.comment : '';
}

/**
 * @param {Node} node
 * @param {string} comment
 */
export function setComment(node, comment) {
  const { comment: _, ...rest } = node.info ?? {};
  const info = comment ? { ...rest, comment } : rest;
  node.info = Object.keys(info).length > 0 ? info : null;
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
