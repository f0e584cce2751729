/** The end of a game: who won and why, in a sentence, and what one may want next. */
import { el, put } from '../dom.js';
import { icon } from '../icons.js';
import { has, t } from '../text.js';
import { HUMAN } from './game.js';
import { modeOf, playerName, sideName } from './names.js';

/** From weak to strong. */
export const LEVELS = ['easy', 'medium', 'hard', 'max'];

/**
 * @typedef {import('../../types/api.js').View} View
 * @typedef {import('./game.js').Players} Players
 * @typedef {{ again: (players: Players) => unknown, review: () => unknown }} EndActions
 */

/**
 * Who won and why: "You win: the chain joins both edges".
 * @param {View} view a finished game
 * @param {Players} players
 */
export function endingText(view, players) {
  const why = reasonOf(view);
  const result = resultText(view.winner ?? 0, players);
  return why ? t('ending.sentence', { result, why }) : result;
}

/**
 * @param {number} winner
 * @param {Players} players
 */
function resultText(winner, players) {
  if (winner !== 1 && winner !== 2) return t('play.draw');
  const [won, lost] = [players[winner], players[winner === 1 ? 2 : 1]];
  if (won === HUMAN && lost !== HUMAN) return t('ending.you');
  if (won !== HUMAN && lost === HUMAN) return t('ending.computer', { player: playerName(won), who: sideName(winner) });
  return t('play.wins', { who: sideName(winner) });
}

/**
 * Why: in the game's own words where the rules decided, by points where they are scored.
 * @param {View} view
 */
function reasonOf({ title, reason, scoring, score, winner, settings }) {
  if (reason !== 'rules') return t(`reason.${reason}`);
  if (scoring) return winner ? t('ending.points', { more: Math.max(...score), less: Math.min(...score) }) : '';
  const special = Object.keys(settings).find((name) => settings[name] === 'on' && has(`ending.${title}.${name}`));
  const key = winner ? `ending.${title}${special ? `.${special}` : ''}` : `ending.${title}.draw`;
  return has(key) ? t(key) : '';
}

/** What can be done when a game is over. */
export class Ending {
  /**
   * @param {import('./game.js').Game} game
   * @param {EndActions} actions
   */
  constructor(game, actions) {
    this.game = game;
    this.actions = actions;
    this.element = el('div', { class: 'row ending', role: 'group', 'aria-label': t('ending.next'), hidden: true });
    this.shown = '';
  }

  draw() {
    const { game } = this;
    const { view, players } = game;
    const over = Boolean(view?.settled);
    this.element.hidden = !over;
    const shown = over ? JSON.stringify([players, game.isPuzzle]) : '';
    if (shown === this.shown) return;
    this.shown = shown;
    put(this.element, over ? this.offers() : []);
  }

  offers() {
    const { game } = this;
    const { players } = game;
    const again = button('again', 'swap', () => this.actions.again(players));
    again.replaceChildren(icon('redo'), t('ending.again'));
    if (game.isPuzzle) return [again];
    const others = modeOf(game) === 'people' ? [] : [
      button('sides', 'swap', () => this.actions.again({ 1: players[2], 2: players[1] })),
      ...this.strengths(),
    ];
    return [again, ...others, button('review', 'analyze', () => this.actions.review())];
  }

  /** One level up and one down, where the computer plays a level. */
  strengths() {
    const { players } = this.game;
    if (modeOf(this.game) !== 'mixed') return [];
    const computer = players[1] === HUMAN ? players[2] : players[1];
    const at = LEVELS.indexOf(computer);
    return /** @type {const} */ ([['stronger', 1], ['weaker', -1]]).flatMap(([name, step]) => {
      const level = at < 0 ? undefined : LEVELS[at + step];
      if (!level) return [];
      const next = players[1] === HUMAN ? { 1: HUMAN, 2: level } : { 1: level, 2: HUMAN };
      return [button(name, 'plus', () => this.actions.again(next), playerName(level))];
    });
  }
}

/**
 * @param {string} name
 * @param {string} picture
 * @param {() => unknown} act
 * @param {string} [more]
 */
function button(name, picture, act, more) {
  const words = more ? `${t(`ending.${name}`)}: ${more}` : t(`ending.${name}`);
  return el('button', { type: 'button', id: `end-${name}`, onclick: () => void act() }, picture === 'plus' ? null : icon(picture), words);
}
