/** A real search to step through, small enough to stand beside a text. */
import { post } from '../api.js';
import { el, put, say } from '../dom.js';
import { icon } from '../icons.js';
import { BoardView } from '../lab/boards.js';
import { explain, moverOf } from '../lab/explain.js';
import { Replay } from '../lab/replay.js';
import { TreeView } from '../lab/tree.js';
import { writeHash } from '../route.js';
import { number, register, t } from '../text.js';
import labWords from '../../text/lab.js';

register(labWords);

/** The most steps of a search beside a text. */
const MOST = 5000;

export class Player {
  /** @type {number | null} */
  selected = null;
  /** @type {Replay | null} */
  found = null;
  at = 0;
  request = new AbortController();

  /** @param {import('../../text/learn.js').ShownSearch} shown */
  constructor(shown) {
    this.shown = shown;
    this.place = el('output', { class: 'small muted place' });
    this.why = el('p', { class: 'why' });
    this.lab = el('a', { class: 'small' }, icon('analyze'), t('learn.lab'));
    this.picture = el('div', { class: 'walk-picture' }, el('p', { class: 'muted' }, t('shell.loading')));
    this.element = el('figure', { class: 'panel walk', 'data-algorithm': shown.algorithm },
      el('figcaption', { class: 'row' }, el('code', {}, shown.algorithm), this.lab), this.picture, this.why, this.transport());
    void this.open();
  }

  transport() {
    const button = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {() => number} */ to) =>
      el('button', { type: 'button', 'data-step': name, 'aria-label': t(`lab.${name}`), title: t(`lab.${name}`), onclick: () => this.go(to()) }, icon(sign));
    return el('div', { class: 'row walk-transport' }, el('div', { class: 'segments', role: 'group', 'aria-label': t('lab.step') },
      button('first', 'first', () => 0), button('back', 'back', () => this.at - 1),
      button('forward', 'next', () => this.at + 1), button('last', 'last', () => Infinity)), this.place);
  }

  async open() {
    const { game, start, algorithm } = this.shown;
    try {
      const trace = await post('/api/lab/trace', { line: { game, start, moves: [] }, algorithm, cap: MOST }, this.request.signal);
      this.found = new Replay(trace);
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return;
      put(this.picture, el('p', { class: 'problem' }, error instanceof Error ? error.message : String(error)));
      return;
    }
    this.tree = new TreeView(this);
    this.board = this.replay.trace.family === 'path' ? new BoardView(this) : null;
    this.element.classList.toggle('with-map', this.board !== null);
    put(this.picture, this.tree.element, this.board?.element);
    this.tree.element.addEventListener('click', (event) => this.touch(event));
    this.go(this.first());
  }

  /** What is replayed. Only a view that is drawn asks, and none is before there is something to draw. */
  get replay() {
    return /** @type {Replay} */ (this.found);
  }

  /** The step at which it stands first. */
  first() {
    const { step, count } = this.shown;
    if (count === null) return this.replay.length;
    let at = 0;
    for (let left = count; left > 0; left -= 1) at = this.replay.next(at, ({ event }) => event === step);
    return at;
  }

  /** @param {number} at */
  go(at) {
    if (!this.found) return;
    this.at = Math.max(0, Math.min(at, this.found.length));
    this.selected = null;
    this.found.to(this.at);
    this.show();
    say(this.sentence());
  }

  show() {
    const { replay, shown } = this;
    this.tree?.show();
    this.board?.show();
    put(this.why, this.sentence());
    put(this.place, `${number(this.at, 0)} / ${number(replay.length, 0)}`);
    this.lab.setAttribute('href', writeHash('lab', { game: shown.game, start: shown.start, algorithm: shown.algorithm, at: this.at ? String(this.at) : '' }));
  }

  /** What the present step does; before the first one, how to go on. */
  sentence() {
    return this.at === 0 ? t('lesson.ready') : explain(this.replay, this.at);
  }

  /** @param {Event} event */
  touch(event) {
    const holder = event.target instanceof Element ? event.target.closest('[data-node]') : null;
    if (holder) this.select(Number(holder.getAttribute('data-node')));
  }

  focus() {
    return this.selected ?? this.replay.moment.current;
  }

  /** @param {number} node */
  select(node) {
    this.selected = node;
    this.show();
  }

  /** @param {number} node */
  playerOf(node) {
    return moverOf(this.replay, node);
  }

  stop() {
    this.request.abort();
  }
}
