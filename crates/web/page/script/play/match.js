/**
 * What goes on at the board, whatever is drawn of it: the game, who moves, what is analyzed. A view can be drawn anew,
 * in another language, while all of it goes on.
 */
import { Analysis } from './analysis.js';
import { Computer } from './computer.js';
import { Game } from './game.js';
import { PuzzleCount } from './puzzle.js';
import { Sweep } from './sweep.js';

export class Match {
  constructor() {
    this.game = new Game();
    this.analysis = new Analysis(this.game);
    this.puzzle = new PuzzleCount(this.game);
    this.computer = new Computer(this.game);
    this.sweep = new Sweep(this.game);
  }

  /** Stops everything that thinks. */
  halt() {
    this.computer.halt();
    this.analysis.halt();
    this.sweep.stop();
    this.game.turn += 1;
  }
}
