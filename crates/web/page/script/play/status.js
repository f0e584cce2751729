/** What is always in sight: the game, its players, whose turn it is, the winner, and what is under the pointer. */
import { el, put, say, svg } from '../dom.js';
import { icon } from '../icons.js';
import { offersOf } from '../offers.js';
import { nameOf } from '../board/hits.js';
import { compact, t } from '../text.js';
import { clockText } from './clock.js';
import { endingText } from './ending.js';
import { modeOf, playerName, sideName, titleOf } from './names.js';

/**
 * A side's piece: a disc, or its sign where the sides write signs.
 * @param {number} side
 * @param {string} [title] of the game
 */
export function disc(side, title) {
  if (offersOf(title).signs) return signOf(side);
  return svg('svg', { class: `disc ${side === 1 ? 'first' : 'second'}`, viewBox: '0 0 16 16', 'aria-hidden': 'true' },
    svg('circle', { cx: 8, cy: 8, r: 6.5 }), side === 2 && svg('circle', { class: 'ring', cx: 8, cy: 8, r: 3 }));
}

/** @param {number} side */
function signOf(side) {
  const drawing = side === 1 ? svg('path', { class: 'cross', d: 'M3 3 13 13M13 3 3 13' }) : svg('circle', { class: 'nought', cx: 8, cy: 8, r: 5.5 });
  return svg('svg', { class: `disc sign ${side === 1 ? 'first' : 'second'}`, viewBox: '0 0 16 16', 'aria-hidden': 'true' }, drawing);
}

export class Status {
  /** @type {import('../board/geometry.js').Part | null} */
  part = null;
  said = '';

  /**
   * @param {import('./game.js').Game} game
   * @param {import('./computer.js').Computer} computer
   * @param {import('./puzzle.js').PuzzleCount} puzzle
   * @param {{ onchange: () => void }} actions
   */
  constructor(game, computer, puzzle, actions) {
    this.game = game;
    this.computer = computer;
    this.puzzle = puzzle;
    this.actions = actions;
    this.header = el('header', { class: 'play-header' });
    this.turn = el('p', { class: 'turn' });
    this.pointer = el('output', { class: 'pointer', 'aria-hidden': 'true' });
    game.watch('thought', () => this.drawTurn());
    game.watch('tick', () => this.drawClocks());
  }

  draw() {
    const { game } = this;
    if (!game.view) return;
    put(this.header,
      el('h1', {}, titleOf(game.view)),
      el('p', { class: 'muted small mode' }, t(`mode.${modeOf(game)}`)),
      game.isPuzzle ? null : el('div', { class: 'players' }, this.player(1), this.changeSides(), this.player(2)));
    this.drawTurn();
  }

  /** @param {1 | 2} side */
  player(side) {
    const { view, players } = this.game;
    const active = view && !view.settled && view.side === side;
    const won = view?.winner === side;
    const people = modeOf(this.game) === 'people';
    return el('div', { class: `player ${active ? 'active' : ''} ${won ? 'won' : ''}` },
      disc(side, view?.title),
      el('span', { class: 'player-name' }, people ? sideName(side) : playerName(players[side])),
      !people && el('span', { class: 'muted small' }, sideName(side)),
      this.game.clock && el('span', { class: 'clock', role: 'timer', 'data-side': side, 'aria-label': t('clock.of', { who: sideName(side) }) }, clockText(this.game.clock.of(side))),
      view?.scoring && el('strong', { class: 'score', 'aria-label': t('play.score') }, view.score[side - 1]));
  }

  /** Time passes without anything else changing. */
  drawClocks() {
    for (const shown of this.header.querySelectorAll('.clock')) {
      shown.textContent = clockText(this.game.clock?.of(Number(shown.getAttribute('data-side'))) ?? 0);
    }
  }

  changeSides() {
    const mixed = modeOf(this.game) === 'mixed';
    return mixed && el('button', { type: 'button', class: 'plain', 'aria-label': t('play.sides'), title: t('play.sides'),
      onclick: this.actions.onchange }, icon('swap'));
  }

  drawTurn() {
    const { game } = this;
    const { view } = game;
    if (!view) return;
    const text = game.problem || this.sentence();
    const side = view.winner ?? view.side;
    put(this.turn, !game.isPuzzle && side > 0 && !game.problem && disc(side, view.title), el('span', { class: game.problem ? 'problem' : '' }, text));
    this.tell(text);
  }

  /** Says what happened: the last move, and who moves. */
  tell(/** @type {string} */ text) {
    const ply = this.game.view?.plies.at(-1);
    const thinking = this.computer.thinking !== null;
    const sentence = ply ? `${sideName(ply.side)}: ${ply.move}. ${text}` : text;
    if (thinking || sentence === this.said) return;
    this.said = sentence;
    say(sentence);
  }

  sentence() {
    const { view } = this.game;
    if (!view) return '';
    if (this.game.isPuzzle) return this.puzzle.sentence();
    if (view.settled) return endingText(view, this.game.players);
    const ply = view.plies.at(-1);
    const skipped = happened(ply);
    const who = sideName(view.side);
    if (!this.computer.thinking) return skipped + t('play.turn', { who });
    const { info } = this.computer;
    const nodes = info ? ` · ${t('play.nodes', { nodes: compact(info.nodes) })}` : '';
    return `${skipped}${t('play.thinking', { who })}${nodes}`;
  }

  /** @param {import('../board/geometry.js').Part | null} part */
  point(part) {
    this.part = part;
    const stone = this.game.view?.scene.parts.find((other) => other.role === 'stone' && other.place === part?.place);
    this.pointer.textContent = part ? nameOf(part, stone?.owner ?? null) : '';
  }
}

/**
 * What a move did that can be overlooked.
 * @param {import('../../types/api.js').PlyMade | undefined} ply
 */
function happened(ply) {
  if (ply?.skipped) return `${t('play.skipped', { who: sideName(3 - ply.side) })} `;
  return ply?.move === 'swap' ? `${t('swap.done', { who: sideName(ply.side) })} ` : '';
}
