/** A small board to try rules on: both sides by hand, or the computer for one move. */
import { post, search } from '../api.js';
import { Board } from '../board.js';
import { el, put, say } from '../dom.js';
import { icon } from '../icons.js';
import { writeHash } from '../route.js';
import { t } from '../text.js';

export class Example {
  /** @type {string[]} */
  moves = [];
  /** @type {import('../api.js').Search<'hint'> | null} */
  thinking = null;

  /** @param {string} game */
  constructor(game) {
    this.game = game;
    this.board = new Board({ onmove: (move) => void this.play(move) });
    this.status = el('p', { class: 'try-status', role: 'status' });
    this.undo = el('button', { type: 'button', id: 'learn-undo', onclick: () => void this.show(this.moves.slice(0, -1)) }, icon('undo'), t('learn.undo'));
    this.reply = el('button', { type: 'button', id: 'learn-reply', onclick: () => void this.think() }, icon('hint'), t('learn.reply'));
    this.watch = el('a', { class: 'button', id: 'learn-watch' }, icon('analyze'), t('learn.watch.this'));
    this.element = el('div', { class: 'try-body' }, this.board.element, this.status,
      el('p', { class: 'small muted' }, t('learn.try.hint')),
      el('div', { class: 'row' }, this.undo, this.reply,
        el('button', { type: 'button', id: 'learn-restart', onclick: () => void this.show([]) }, t('learn.restart')), this.watch));
    void this.show([]);
  }

  /** @param {string} move */
  play(move) {
    return this.show([...this.moves, move]);
  }

  /** @param {string[]} moves */
  async show(moves) {
    this.stop();
    try {
      await this.draw(moves);
    } catch (error) {
      put(this.status, error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {string[]} moves */
  async draw(moves) {
    const view = await post('/api/view', { game: this.game, start: null, moves });
    this.moves = moves;
    const side = view.sides === 1 ? undefined : view.side;
    this.board.show(view.scene, { name: view.title, open: !view.settled, side });
    const last = view.plies[view.plies.length - 1]?.move;
    this.board.mark('last', last && view.sides === 2 ? [{ kind: 'last', at: last }] : []);
    this.undo.disabled = moves.length === 0;
    this.reply.disabled = view.settled;
    this.watch.hidden = view.settled;
    this.watch.setAttribute('href', writeHash('lab', { game: this.game, moves: moves.join(' ') }));
    const sentence = describe(view);
    put(this.status, sentence);
    if (moves.length > 0) say(sentence);
  }

  async think() {
    this.reply.disabled = true;
    const line = { game: this.game, start: null, moves: this.moves };
    const thinking = this.thinking = search({ line, task: 'hint', limits: { time_ms: 800 } });
    try {
      const result = await thinking.done;
      this.thinking = null;
      if (result.move) await this.play(result.move);
    } catch (error) {
      put(this.status, error instanceof Error ? error.message : String(error));
      this.reply.disabled = false;
    }
  }

  stop() {
    this.thinking?.stop();
    this.thinking = null;
  }
}

/** @param {import('../../types/api.js').View} view */
function describe(view) {
  const side = (/** @type {number} */ number) => t(number === 1 ? 'shell.first' : 'shell.second');
  const score = view.scoring ? ` · ${t('learn.score', { first: view.score[0], second: view.score[1] })}` : '';
  const n = view.plies.length;
  if (view.sides === 1 && !view.settled) return t('learn.count', { n });
  if (view.sides === 1) return view.winner === 1 ? t('learn.solved', { n }) : t('learn.stuck');
  if (!view.settled) return t('learn.turn', { side: side(view.side) }) + score;
  return (view.winner ? t('learn.won', { side: side(view.winner) }) : t('learn.drawn')) + score;
}
