/** The review as it is read: one sentence a side, then the turning points, each with what would have been better. */
import { search } from '../api.js';
import { el, put } from '../dom.js';
import { icon } from '../icons.js';
import { number, percent, t } from '../text.js';
import { hintText } from './hints.js';
import { sideName } from './names.js';

/** So many moves of the better line are played out. */
const LONGEST = 8;

export class Reviewed {
  /**
   * @param {import('./game.js').Game} game
   * @param {import('./review.js').Review} review
   * @param {(node: import('./tree.js').Node) => unknown} retry plays on from a position against the same opponent
   */
  constructor(game, review, retry) {
    this.game = game;
    this.review = review;
    this.retry = retry;
    this.button = el('button', { type: 'button', class: 'small-button', id: 'review', onclick: () => void this.toggle() });
    this.body = el('div', { class: 'review-body small' });
    this.element = el('section', { class: 'panel review-panel' },
      el('header', {}, el('h2', {}, t('review.title')), this.button), this.body);
    game.watch('review', () => this.draw());
    this.shown = '';
  }

  toggle() {
    return this.review.running ? this.review.clear() : this.review.run();
  }

  draw() {
    const { game, review } = this;
    this.element.hidden = game.isPuzzle || (game.tree.root.children.length === 0 && !review.done);
    const shown = JSON.stringify([review.running, review.done, review.points.length, game.node.depth]);
    if (shown === this.shown) return;
    this.shown = shown;
    put(this.button, icon(review.running ? 'stop' : 'analyze'), t(review.running ? 'shell.cancel' : 'review.run'));
    put(this.body, review.done ? this.report() : el('p', { class: 'muted' }, t(review.running ? 'review.running' : 'review.about')));
  }

  report() {
    const { points, cards } = this.review;
    const sentences = [1, 2].map((side) => el('p', {}, t('review.card', {
      who: sideName(side), n: cards[side].points, share: percent(cards[side].moves ? cards[side].best / cards[side].moves : 1),
    })));
    const list = points.length === 0 ? el('p', { class: 'muted' }, t('review.none'))
      : el('ol', { class: 'turning-points' }, points.map((point) => this.point(point)));
    return [...sentences, list];
  }

  /** @param {import('./review.js').Point} point */
  point(point) {
    const { node, move, side, best } = point;
    const before = node.parent ?? node;
    const why = el('p', { class: 'muted', role: 'status' });
    return el('li', { class: this.game.node === node ? 'here' : '' },
      el('button', { type: 'button', class: 'plain point-move', onclick: () => void this.game.go(node) },
        `${node.depth}. ${sideName(side)}: ${move}`),
      el('p', {}, lossText(point), ' ', t('review.better', { move: best })),
      el('div', { class: 'row' },
        el('button', { type: 'button', class: 'small-button show-better', onclick: () => void this.show(point, why) }, t('review.show')),
        el('button', { type: 'button', class: 'small-button try-again', onclick: () => void this.retry(before) }, icon('redo'), t('review.try'))),
      why);
  }

  /**
   * Plays the better line out, as a branch, and says why it is better.
   * @param {import('./review.js').Point} point
   * @param {HTMLElement} why
   */
  async show({ node, best, pv }, why) {
    const { game } = this;
    const before = node.parent ?? node;
    await game.go(before);
    const { view } = game;
    const line = pv[0] === best ? pv.slice(0, LONGEST) : [best];
    for (const move of line) if (!(await game.play(move))) return;
    const hint = await search({ line: game.line(before), task: 'hint' }).done.catch(() => null);
    if (hint?.move === best && view) why.textContent = hintText(best, hint, view);
  }
}

/** @param {import('./review.js').Point} point */
export function lossText({ lost, amount, proven }) {
  const sure = t(proven ? 'review.proven' : 'review.estimate');
  const shown = lost === 'chance' ? percent(amount) : number(amount, proven ? 0 : 1);
  return `${t(`review.lost.${lost}`, { amount: shown, n: Math.round(amount) })} (${sure}).`;
}
