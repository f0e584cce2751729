/** Keeps what is played among one's games, moves at once and words a moment later: every game has its own place there. */
import { keep } from '../shelf.js';
import { isOnDisk, keepOnDisk } from './library.js';

/** Milliseconds after the last change. */
const SOON = 400;

export class Keeping {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;
  said = '';
  /** The game that a move was played in; others are only looked at. */
  played = '';

  /** @param {import('./game.js').Game} game */
  constructor(game) {
    this.game = game;
    game.addEventListener('arrive', (event) => {
      if (/** @type {CustomEvent} */ (event).detail.from) this.played = game.id;
      this.now();
    });
    game.addEventListener('change', () => this.later());
    game.addEventListener('replace', () => this.now());
  }

  later() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.now(), SOON);
  }

  now() {
    clearTimeout(this.timer);
    const { game } = this;
    const { view, tree } = game;
    if (!view || tree.root.children.length === 0) return;
    const opening = game.snapshot();
    const said = JSON.stringify(opening);
    if (said === this.said) return;
    this.said = said;
    const { title, settled, winner, scene } = view;
    const moves = Math.max(view.plies.length, opening.at?.length ?? 0);
    // A store that is full or forbidden must not stop a game; the address still holds it.
    if (isOnDisk(game.id) || settled && this.played === game.id) keepOnDisk(game);
    keep({ id: game.id, time: Date.now(), title, moves, winner, settled, opening, scene }).catch(() => {});
  }
}
