/** Play: puts the parts of the view together and connects them. */
import { askCatalog, search } from '../api.js';
import { Board } from '../board.js';
import { showSowing } from '../board/sow.js';
import { el, isStill, put, say } from '../dom.js';
import { register, t } from '../text.js';
import words from '../../text/play.js';
import rules from '../../text/rules.js';
import { Analysis } from './analysis.js';
import { commandsOf, stepsOf } from './commands.js';
import { Computer } from './computer.js';
import { Controls } from './controls.js';
import { askExchange, askShare } from './exchange.js';
import { Game } from './game.js';
import { Bar, Graph } from './graph.js';
import { hintText } from './hints.js';
import { handleKey, keyHelp } from './keys.js';
import { Layers } from './layers.js';
import { Lines } from './lines.js';
import { Moves } from './moves.js';
import { gameName, titleOf } from './names.js';
import { askNewGame } from './newgame.js';
import { PuzzleCount } from './puzzle.js';
import { askPosition } from './setup.js';
import { Status } from './status.js';
import { addressOf, holds, openingOf, restore, save, tabName } from './store.js';
import { lastOf } from './tree.js';
import { Typed } from './typed.js';

register(words);
register(rules);

const USUAL = { game: 'hex:size=11', players: { 1: 'human', 2: 'medium' } };

/**
 * @param {HTMLElement} host
 * @param {import('../route.js').Route} route
 */
export async function mount(host, route) {
  const [catalog, tab] = await Promise.all([askCatalog(), tabName()]);
  const play = new Play(host, catalog, tab);
  await play.begin(route);
  return play;
}

export class Play {
  game = new Game();
  /** Shows how pieces move; aborted when something else is to be shown. */
  motion = new AbortController();
  /** @type {Promise<void>} */
  moving = Promise.resolve();
  isMoving = false;

  /**
   * @param {HTMLElement} host
   * @param {Record<string, any>} catalog
   * @param {string} tab
   */
  constructor(host, catalog, tab) {
    const { game } = this;
    this.catalog = catalog;
    this.tab = tab;
    this.board = new Board({ onmove: (move) => this.choose(move), onpoint: (part) => { this.status.point(part); this.layers.point(part); } });
    this.analysis = new Analysis(game);
    this.layers = new Layers(game, this.analysis, this.board);
    this.puzzle = new PuzzleCount(game);
    this.computer = new Computer(game);
    this.computer.ready = () => this.moving;
    this.status = new Status(game, this.computer, this.puzzle, { onchange: () => this.changeSides() });
    this.controls = new Controls(game, this.computer, this.layers, this.actions());
    this.moves = new Moves(game);
    this.lines = new Lines(game, this.analysis, this.layers);
    this.bar = new Bar(game);
    this.graph = new Graph(game);
    this.typed = new Typed(game, () => this.board.focus());
    this.hintLine = el('p', { class: 'hint-line', role: 'status', hidden: true });
    this.commands = commandsOf(this);
    this.listen();
    host.classList.add('is-loading');
    game.addEventListener('change', () => host.classList.remove('is-loading'), { once: true });
    put(host, this.layout());
  }

  layout() {
    const { status, controls } = this;
    return el('div', { class: 'play' },
      el('div', { class: 'play-main' }, status.header, controls.banner,
        el('div', { class: 'board-frame' }, this.board.element, this.bar.element),
        el('div', { class: 'board-foot' }, status.turn, status.pointer, this.typed.element), this.hintLine, controls.buttons, controls.pace, this.graph.element),
      el('div', { class: 'play-side' }, this.moves.element, this.lines.element, controls.tools));
  }

  listen() {
    const { game } = this;
    game.addEventListener('arrive', (event) => {
      const { from } = /** @type {CustomEvent} */ (event).detail;
      this.moving = this.showBoard(from);
      this.tellHint('');
    });
    game.addEventListener('change', () => this.draw());
    game.addEventListener('analysis', () => { this.bar.draw(); this.graph.draw(); });
    this.onKey = (/** @type {KeyboardEvent} */ event) => handleKey(event, {
      commands: this.commands, steps: stepsOf(this), typed: this.typed, swap: () => this.swap(),
    });
    addEventListener('keydown', this.onKey);
  }

  unmount() {
    removeEventListener('keydown', this.onKey ?? (() => {}));
    this.motion.abort();
    this.computer.halt();
    this.analysis.halt();
    this.graph.stop();
    this.game.turn += 1;
  }

  /**
   * Opens what the address asks for, else what was played last.
   * @param {import('../route.js').Route} route
   */
  async begin({ params }) {
    const [kept, asked] = [restore(this.tab), openingOf(params)];
    const opening = asked && !(kept && holds(kept, asked)) ? asked : kept ?? USUAL;
    try {
      await this.game.open(opening);
    } catch (error) {
      await this.game.open(USUAL);
      this.game.complain(error);
    }
  }

  /** @param {import('../route.js').Route} route */
  update({ params }) {
    const asked = openingOf(params);
    if (asked && location.hash !== addressOf(this.game)) void this.open(asked).catch((error) => this.game.complain(error));
    else this.keep();
    return true;
  }

  /** @param {import('./game.js').Opening} opening */
  async open(opening) {
    this.computer.halt();
    await this.game.open(opening);
    this.analysis.set(false);
  }

  draw() {
    for (const part of [this.status, this.controls, this.moves, this.lines, this.bar, this.graph, this.typed]) part.draw();
    this.refreshBoard();
    this.keep();
  }

  keep() {
    if (!this.game.view) return;
    save(this.tab, this.game);
    history.replaceState(null, '', addressOf(this.game));
  }

  refreshBoard() {
    const { view } = this.game;
    if (view && !this.isMoving) {
      this.board.show(view.scene, { name: `${titleOf(view)}, ${t('play.board')}`, open: this.game.isOpen(), side: view.sides === 2 ? view.side : 0, signs: view.title === 'tic-tac-toe' });
    }
  }

  /**
   * Shows the position; where pieces are sown, first the way they go.
   * @param {import('./tree.js').Node | null} from
   */
  async showBoard(from) {
    this.motion.abort();
    const motion = this.motion = new AbortController();
    const { view } = this.game;
    const sows = from && view?.title.startsWith('adji-boto') && !isStill();
    this.isMoving = Boolean(sows);
    if (!sows) return;
    const move = view?.plies.at(-1)?.move;
    const answer = await this.layers.ask('/api/overlay', { name: 'sowing' }, from);
    const notes = (answer.overlays ?? []).flatMap((/** @type {any} */ overlay) => overlay.notes ?? []);
    const values = notes.find((/** @type {any} */ note) => note.values?.move === move)?.values;
    if (values?.path && !motion.signal.aborted) {
      await showSowing(this.board, { move, path: values.path.split(' '), end: values.last, captured: Number(values.caught ?? 0) }, motion.signal);
    }
    if (motion.signal.aborted) return;
    this.isMoving = false;
    this.refreshBoard();
  }

  /** @param {string} move */
  choose(move) {
    if (!this.isMoving && this.game.isOpen()) void this.game.play(move);
  }

  /** Answers the key `s`; where a column is called `s` the letter begins a move instead. */
  swap() {
    const { view } = this.game;
    if (!view?.can_swap || !this.game.isOpen() || view.legal.some((/** @type {string} */ move) => /^s\d/.test(move))) return false;
    void this.game.play('swap');
    return true;
  }

  changeSides() {
    const { players } = this.game;
    this.game.players = { 1: players[2], 2: players[1] };
    this.computer.halt();
    this.game.change();
  }

  /** @returns {import('./controls.js').Actions} */
  actions() {
    const { game } = this;
    const open = (/** @type {import('./game.js').Opening} */ opening) => this.open(opening);
    return {
      newGame: () => askNewGame(this.catalog, game, open),
      takeBack: () => game.takeBack(),
      redo: () => game.next(),
      hint: () => this.hint(),
      resign: () => game.isOpen() && !game.isPuzzle && game.play('resign'),
      setUp: () => askPosition(game, (start) => open({ game: game.spec, start, players: game.players })),
      exchange: () => askExchange(game, open),
      share: () => askShare(addressOf(game)),
      forget: () => game.forget(),
    };
  }

  /** Asks the strongest player for a move, marks it, and says why. */
  async hint() {
    const { game } = this;
    const { node, view } = game;
    if (!view || view.ending) return;
    this.tellHint(t('hint.looking'));
    try {
      const found = game.isPuzzle ? await this.puzzle.find(node) : await search({ line: game.line(), task: 'hint' }).done;
      if (game.node !== node) return;
      const move = game.isPuzzle ? found?.moves?.[0] : found?.move;
      this.tellHint(move ? hintText(move, found ?? {}, view) : t('hint.none'));
      if (move) this.board.mark('hint', [{ kind: 'hint', at: move }]);
    } catch (error) {
      this.tellHint('');
      game.complain(error);
    }
  }

  /** @param {string} text */
  tellHint(text) {
    this.hintLine.hidden = !text;
    this.hintLine.textContent = text;
    if (text) say(text);
  }

  /** The end of the line that is shown. */
  get end() {
    return lastOf(this.game.node);
  }

  help() {
    const title = this.game.view?.title ?? 'hex';
    return [{ title: t('help.rules', { game: gameName(title) }), text: t(`rules.${title}`).split('\n') }, ...keyHelp(this.commands)];
  }
}
