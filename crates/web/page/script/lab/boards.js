/**
 * The board of the node that is looked at. Boards are asked for one at a time and kept, so playing fast asks for few.
 * @typedef {import('./types.js').TreeHost & { pointed?: number | null, players?: Record<string, string> }} BoardHost
 */
import { post } from '../api.js';
import { Board } from '../board.js';
import { el, put } from '../dom.js';
import { icon } from '../icons.js';
import { writeHash } from '../route.js';
import { t } from '../text.js';
import { nodeName } from './explain.js';

/** Boards that are kept. */
const MOST = 400;

export class BoardView {
  /** @param {BoardHost} stage */
  constructor(stage) {
    this.stage = stage;
    this.board = new Board();
    this.name = el('p', { class: 'small muted board-name' });
    this.open = el('a', { class: 'small lab-open' }, icon('play'), t('lab.play-on'));
    this.element = el('div', { class: 'lab-board' }, this.board.element, this.name, this.open);
    /** @type {Map<number, import('../board.js').Scene>} */
    this.known = new Map();
    this.wanted = -1;
    this.asking = false;
  }

  show() {
    this.wanted = this.stage.pointed ?? this.stage.focus();
    const name = nodeName(this.stage.replay, this.wanted);
    put(this.name, name);
    const { game, start, moves } = this.lineTo(this.wanted);
    this.open.setAttribute('href', writeHash('play', { game, start, moves: moves.join(','), ...this.stage.players }));
    const scene = this.known.get(this.wanted);
    if (scene) this.draw(this.wanted, scene);
    else if (!this.asking) void this.ask();
  }

  /** Nodes have other numbers from now on. */
  forget() {
    this.known.clear();
    this.wanted = -1;
  }

  async ask() {
    this.asking = true;
    const node = this.wanted;
    const { replay } = this.stage;
    try {
      const view = await post('/api/view', this.lineTo(node));
      if (this.stage.replay !== replay) { this.asking = false; return this.show(); }
      if (this.known.size >= MOST) this.known.clear();
      this.known.set(node, view.scene);
      if (node === this.wanted) this.draw(node, view.scene);
    } catch {
      put(this.name, t('lab.node.unknown'));
    }
    this.asking = false;
    if (this.wanted !== node && !this.known.has(this.wanted)) void this.ask();
    else this.drawKnown();
  }

  drawKnown() {
    const scene = this.known.get(this.wanted);
    if (scene) this.draw(this.wanted, scene);
  }

  /**
   * @param {number} node
   * @param {import('../board.js').Scene} scene
   */
  draw(node, scene) {
    const { nodes } = this.stage.replay.trace;
    this.board.show(scene, { name: `${t('lab.board')}: ${nodeName(this.stage.replay, node)}`, side: nodes[node].side });
    const move = nodes[node].move;
    this.board.mark('last', move && nodes[node].side !== undefined ? [{ kind: 'last', at: move }] : []);
  }

  /**
   * How to get to a node: by its position where it is known, else by the moves.
   * @param {number} node
   */
  lineTo(node) {
    const { trace } = this.stage.replay;
    const { state } = trace.nodes[node];
    if (state !== undefined) return { game: trace.game, start: state, moves: [] };
    const moves = this.stage.replay.pathTo(node).flatMap((at) => trace.nodes[at].move ?? []);
    return { game: trace.game, start: trace.start, moves };
  }
}
