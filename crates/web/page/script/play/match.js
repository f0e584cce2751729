/**
 * What goes on at the board, whatever is drawn of it: the game, who moves, what is analyzed. A view can be drawn anew,
 * in another language, while all of it goes on.
 */
import { Analysis } from './analysis.js';
import { Timekeeper } from './clock.js';
import { Computer } from './computer.js';
import { Game } from './game.js';
import { Keeping } from './keeping.js';
import { Past } from './past.js';
import { PuzzleCount } from './puzzle.js';
import { Review } from './review.js';
import { Sweep } from './sweep.js';

export class Match {
  constructor() {
    this.game = new Game();
    this.past = new Past(this.game);
    this.analysis = new Analysis(this.game);
    this.puzzle = new PuzzleCount(this.game);
    this.timekeeper = new Timekeeper(this.game);
    this.computer = new Computer(this.game);
    this.sweep = new Sweep(this.game);
    this.review = new Review(this.game, this.sweep);
    this.keeping = new Keeping(this.game);
  }

  /** Stops everything that thinks. */
  halt() {
    this.computer.halt();
    this.analysis.halt();
    this.sweep.stop();
    this.review.turn += 1;
    this.keeping.now();
    this.game.clock?.stop();
    this.timekeeper.rest();
    this.game.turn += 1;
  }
}
