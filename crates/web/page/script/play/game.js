/**
 * The game on the page: where it is, who plays, and what the program says about the position shown.
 *
 * Everything that is drawn listens to `change`; nothing else holds state of the game.
 * @typedef {import('./tree.js').Node} Node
 * @typedef {import('../../types/api.js').GameLine} Line
 * @typedef {import('../../types/api.js').View} View
 * @typedef {{ 1: string, 2: string }} Players `human`, a level or a player spec
 * @typedef {{ game: string, start?: string | null, moves?: string[], players?: Players, tree?: import('./tree.js').Saved[],
 *   chosen?: number, at?: string[], info?: Info[], root?: Info, names?: string[], id?: string,
 *   clock?: import('./clock.js').Setting | null }} Opening `info` is about the moves, `root`
 *   about the whole game; `names` are who played it
 * @typedef {import('./tree.js').Info} Info
 */
import { ApiError, post } from '../api.js';
import { GameClock } from './clock.js';
import { recall, remember } from './recall.js';
import { Tree, isLoss, lastOf, movesTo, pathTo, siblingOf } from './tree.js';
import { forFirst } from './values.js';

export const HUMAN = 'human';

export class Game extends EventTarget {
  spec = '';
  /** Its place among one's games. */
  id = '';
  /** @type {string | null} */
  start = null;
  /** @type {Players} */
  players = { 1: HUMAN, 2: HUMAN };
  /** Who played it, as its record says. @type {string[]} */
  names = [];
  tree = new Tree();
  node = this.tree.root;
  /** @type {View | null} */
  view = null;
  /** @type {WeakMap<Node, View>} */
  views = new WeakMap();
  /** @type {GameClock | null} */
  clock = null;
  /** The side whose time was up, if one's was. */
  /** What is wrong with what was last tried, in words. */
  problem = '';
  /** While a position is analyzed the computer does not move. */
  analyzing = false;
  turn = 0;
  /** Whoever draws the game, until they leave. */
  audience = new AbortController();

  /**
   * Calls `hear` as long as the present view is shown; what goes on without a view listens by itself.
   * @param {string} type
   * @param {(event: Event) => void} hear
   */
  watch(type, hear) {
    this.addEventListener(type, hear, { signal: this.audience.signal });
  }

  /** Sends those away who draw the game. */
  clear() {
    this.audience.abort();
    this.audience = new AbortController();
  }

  /**
   * Opens a game; whatever ran before is dropped. Throws what the program says if there is no such game.
   * @param {Opening} opening
   */
  async open(opening) {
    const tree = opening.tree ? Tree.load(opening.tree, opening.chosen) : new Tree();
    tree.root.info = opening.root ?? null;
    const node = tree.follow(opening.at ?? opening.moves ?? []);
    pathTo(node).slice(1).forEach((at, index) => { at.info ??= opening.info?.[index] ?? null; });
    const line = { game: opening.game, start: opening.start ?? null, moves: movesTo(node) };
    const mine = ++this.turn;
    const known = this.view ? null : recall(line);
    const asked = post('/api/view', line);
    const view = known ?? await asked;
    if (mine !== this.turn) return;
    this.replace('newGame');
    Object.assign(this, { spec: opening.game, start: line.start, tree, problem: '', names: opening.names ?? [] });
    this.id = opening.id ?? crypto.randomUUID();
    this.players = opening.players ?? { 1: HUMAN, 2: HUMAN };
    this.clock = opening.clock ? new GameClock(opening.clock) : null;
    this.dispatchEvent(new Event('open'));
    this.arrive(node, view);
    if (known) void this.renew(node, known, asked);
  }

  /**
   * Puts what the program says in the place of what was remembered, where it differs.
   * @param {Node} node
   * @param {View} known
   * @param {Promise<View>} asked
   */
  async renew(node, known, asked) {
    try {
      const view = await asked;
      this.views.set(node, view);
      if (this.node === node && JSON.stringify(view) !== JSON.stringify(known)) this.arrive(node, view);
    } catch (error) {
      this.complain(error);
    }
  }

  /** The game with its branches and where it is, to be opened again. @returns {Opening} */
  snapshot() {
    const { id, spec, start, players, tree, node, names, clock } = this;
    const { chosen, info: root } = tree.root;
    return { id, game: spec, start, players, names, tree: tree.save(), chosen, root, at: movesTo(node), ...(clock && { clock: clock.save() }) };
  }

  /**
   * Says that what there is will be gone.
   * @param {string} what takes it away
   * @param {boolean} [stays] whether the position shown stays the same
   */
  replace(what, stays = false) {
    if (this.view) this.dispatchEvent(new CustomEvent('replace', { detail: { kept: this.snapshot(), what, stays } }));
  }

  /**
   * The game up to a node, as requests carry it.
   * @param {Node} [to]
   * @returns {Line}
   */
  line(to = this.node) {
    return { game: this.spec, start: this.start, moves: movesTo(to) };
  }

  /**
   * Goes to a node.
   * @param {Node} node
   */
  async go(node) {
    const mine = ++this.turn;
    const view = this.views.get(node) ?? await this.ask(this.line(node));
    if (view && mine === this.turn) this.arrive(node, view);
  }

  /**
   * Plays a move here; answers whether it could be played.
   * @param {string} move
   * @param {Info} [info] what whoever plays it thought
   */
  async play(move, info = null) {
    const from = this.node;
    const text = move.trim();
    const known = from.children.find((child) => child.move === text);
    if (known) {
      from.chosen = from.children.indexOf(known);
      await this.go(known);
      return true;
    }
    const mine = ++this.turn;
    const line = this.line(from);
    const view = await this.ask({ ...line, moves: [...line.moves, text] });
    if (!view || mine !== this.turn) return false;
    const played = view.plies.at(-1)?.move ?? text;
    const grown = this.tree.grow(from, isLoss(text) ? text : played);
    grown.info ??= info;
    this.arrive(grown, view, from);
    return true;
  }

  /**
   * @param {Line} line
   * @returns {Promise<View | null>}
   */
  async ask(line) {
    try {
      return await post('/api/view', line);
    } catch (error) {
      this.complain(error);
      return null;
    }
  }

  /**
   * @param {Node} node
   * @param {View} view
   * @param {Node | null} [from] the position that a move was just played in
   */
  arrive(node, view, from = null) {
    const before = this.view;
    this.views.set(node, view);
    Object.assign(this, { node, view, problem: '' });
    remember(this.line(node), view);
    this.dispatchEvent(new CustomEvent('arrive', { detail: { from, before } }));
    this.change();
  }

  /** @param {unknown} error */
  complain(error) {
    this.problem = error instanceof ApiError && error.suggestion ? `${error.message} (${error.suggestion}?)` : String(error instanceof Error ? error.message : error);
    this.change();
  }

  change() {
    this.dispatchEvent(new Event('change'));
  }

  /** Back one move. */
  back() {
    return this.node.parent ? this.go(this.node.parent) : undefined;
  }

  /** Forward one move along the chosen branch. */
  next() {
    const { children, chosen } = this.node;
    return children.length > 0 ? this.go(children[chosen]) : undefined;
  }

  first() {
    return this.go(this.tree.root);
  }

  last() {
    return this.go(lastOf(this.node));
  }

  /** @param {number} step */
  sibling(step) {
    const node = siblingOf(this.node, step);
    return node === this.node ? undefined : this.go(node);
  }

  /** Takes the last move back; against the computer, up to the person's own. It can be played again. */
  takeBack() {
    let node = this.node.parent;
    while (node?.parent && this.isComputers(this.sideAt(node)) && !this.isAllComputers()) node = node.parent;
    return node ? this.go(node) : undefined;
  }

  /** Forgets this branch, and goes to where it began. */
  forget() {
    if (!this.node.parent) return undefined;
    this.replace('forget');
    return this.go(this.tree.prune(this.node));
  }

  /** Makes the line to the position shown the main one. */
  promote() {
    const path = pathTo(this.node);
    if (path.every(({ parent, move }) => !parent || parent.children[0].move === move)) return;
    this.replace('promote', true);
    for (const node of path) this.tree.promote(node);
    this.change();
  }

  /**
   * Who moves in a position that was seen before.
   * @param {Node} node
   */
  sideAt(node) {
    return this.views.get(node)?.side ?? this.view?.plies[node.depth]?.side ?? 1;
  }

  /** @param {number} side */
  isComputers(side) {
    return this.players[/** @type {1 | 2} */ (side)] !== HUMAN;
  }

  isAllComputers() {
    return this.isComputers(1) && this.isComputers(2);
  }

  /** Whether a person may move here: on their turn, where the computer has moved already, and always in an analysis. */
  isOpen() {
    if (!this.view || this.view.settled) return false;
    return this.analyzing || this.node.children.length > 0 || !this.isComputers(this.view.side);
  }

  /**
   * Notes what a position is worth.
   * @param {Node} node
   * @param {import('../../types/api.js').Worth} worth
   */
  rate(node, worth) {
    node.worth = forFirst(worth, this.view?.scoring ? this.views.get(node)?.score : undefined);
  }

  get isPuzzle() {
    return this.view?.sides === 1;
  }
}
