/** A first game is coached: what to do, what counts, how to win. Whoever plays on has understood. */
import { el, put } from '../dom.js';
import { icon } from '../icons.js';
import { has, t } from '../text.js';
import { HUMAN } from './game.js';
import { gameName } from './names.js';

const KEPT = 'jogada.coached';
/** After so many moves nobody needs it any more. */
const ENOUGH = 4;

export class Coach {
  shown = '';

  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game;
    this.element = el('section', { class: 'panel coach', hidden: true });
  }

  draw() {
    const { view, node, players } = this.game;
    const title = view?.title ?? '';
    if (node.depth >= ENOUGH && title === this.shown) this.dismiss();
    const plays = players[1] === HUMAN || players[2] === HUMAN;
    const wanted = plays && has(`coach.do.${title}`) && node.depth < ENOUGH && !view?.settled && !coached().includes(title) ? title : '';
    if (wanted === this.shown) return;
    this.shown = wanted;
    this.element.hidden = !wanted;
    if (wanted) put(this.element, this.words(wanted));
  }

  /** @param {string} title */
  words(title) {
    return [
      el('header', {}, el('h2', {}, t('coach', { game: gameName(title) })),
        el('button', { type: 'button', class: 'plain', id: 'coach-close', 'aria-label': t('coach.close'), title: t('coach.close'), onclick: () => this.dismiss() }, icon('close'))),
      el('dl', {}, ['do', 'counts', 'win'].flatMap((part) => [el('dt', {}, t(`coach.${part}`)), el('dd', {}, t(`coach.${part}.${title}`))])),
    ];
  }

  dismiss() {
    if (this.shown) localStorage.setItem(KEPT, JSON.stringify([...coached(), this.shown]));
    this.shown = '';
    this.element.hidden = true;
  }
}

/** The games that one was coached in. @returns {string[]} */
function coached() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '[]');
  } catch {
    return [];
  }
}
