/** Play: puts the parts of the view together and connects them. */
import { askCatalog, get, isOffline, search } from '../api.js';
import { Board } from '../board.js';
import { showSowing } from '../board/sow.js';
import { el, put, say } from '../dom.js';
import { icon } from '../icons.js';
import { isStill } from '../motion.js';
import { offersOf, welcome } from '../offers.js';
import { find } from '../shelf.js';
import { updateAddress } from '../route.js';
import { t } from '../text.js';
import { Coach } from './coach.js';
import { commandsOf, stepsOf } from './commands.js';
import { Controls } from './controls.js';
import { Ending } from './ending.js';
import { askExchange, askShare, lackText, recorded } from './exchange.js';
import { Bar, Graph } from './graph.js';
import { HUMAN } from './game.js';
import { hintText } from './hints.js';
import { handleKey, keyHelp } from './keys.js';
import { Layers } from './layers.js';
import { Lines } from './lines.js';
import { Match } from './match.js';
import { Moves } from './moves.js';
import { gameName, playerName, titleOf } from './names.js';
import { askNewGame } from './newgame.js';
import { Notice } from './notice.js';
import { measuredText } from './opponent.js';
import { rightOf } from './salvage.js';
import { askPosition } from './setup.js';
import { readSpec } from './spec.js';
import { Remarks, markPlace, marksOf } from './remarks.js';
import { Reviewed } from './reviewed.js';
import { Status } from './status.js';
import { addressOf, holds, linkOf, openingOf, restore, save, tabName } from './store.js';
import { Threat } from './threat.js';
import { lastOf, movesTo } from './tree.js';
import { Turning } from './turning.js';
import { Typed } from './typed.js';

const USUAL = { game: welcome.game, players: { 1: 'human', 2: welcome.opponent } };
/** The overlay that tells which way pieces go. */
const SOWING = 'sowing';

/**
 * @param {HTMLElement} host
 * @param {import('../route.js').Route} route
 * @param {unknown} [handed] what the view before went on with
 */
export async function mount(host, route, handed) {
  const tab = await tabName();
  const play = new Play(host, handed instanceof Match ? handed : new Match(), tab);
  if (handed instanceof Match) play.goOn();
  else await play.begin(route);
  // The dialog for a new game will want it; the board does not wait for it.
  askCatalog().then((catalog) => { play.catalog = catalog; }, () => {});
  return play;
}

/**
 * What an address asks for: a game in words, or one of those that were kept.
 * @param {Record<string, string>} params
 */
async function askedFor(params) {
  if (params.library) return recorded(await get('/api/library/{name}', { name: params.library }));
  return params.saved ? (await find(params.saved))?.opening ?? null : openingOf(params);
}

export class Play {
  /** What can be chosen, once it is known. @type {import('../../types/api.js').CatalogListing | null} */
  catalog = null;
  /** Shows how pieces move; aborted when something else is to be shown. */
  motion = new AbortController();
  /** @type {Promise<void>} */
  moving = Promise.resolve();
  isMoving = false;

  /**
   * @param {HTMLElement} host
   * @param {Match} match
   * @param {string} tab
   */
  constructor(host, match, tab) {
    const { game, analysis, puzzle, computer } = match;
    this.match = match;
    this.tab = tab;
    this.game = game;
    this.analysis = analysis;
    this.puzzle = puzzle;
    this.computer = computer;
    this.board = new Board({ onmove: (move) => this.choose(move), onpoint: (part) => { this.status.point(part); this.layers.point(part); },
      onzoom: (near) => this.showZoom(near), onmark: (place) => this.markPlace(place) });
    this.whole = el('button', { type: 'button', id: 'whole-board', hidden: true, onclick: () => this.board.zoom.leave() }, icon('whole'), t('play.whole'));
    this.turning = new Turning(() => this.refreshBoard());
    this.tapHelp = el('p', { class: 'tap-help muted small', hidden: true }, t('play.tap'));
    this.layers = new Layers(game, this.analysis, this.board);
    this.computer.ready = () => this.moving;
    this.status = new Status(game, this.computer, this.puzzle, { onchange: () => this.changeSides() });
    this.controls = new Controls(game, this.computer, this.layers, this.actions());
    this.remarks = new Remarks(game);
    this.moves = new Moves(game, this.remarks.element);
    this.threat = new Threat(game, this.layers, this.board);
    this.lines = new Lines(game, this.analysis, this.layers, this.threat);
    this.bar = new Bar(game);
    this.graph = new Graph(game, match.sweep, match.review);
    this.typed = new Typed(game, () => this.board.focus());
    this.hintLine = el('p', { class: 'hint-line', role: 'status', hidden: true });
    this.notice = new Notice();
    this.ending = new Ending(game, { again: (players) => this.again(players), review: () => this.openReview() });
    this.reviewed = new Reviewed(game, match.review, (node) => this.tryFrom(node));
    this.coach = new Coach(game);
    this.commands = commandsOf(this);
    this.listen();
    host.classList.add('is-loading');
    game.watch('change', () => host.classList.remove('is-loading'));
    put(host, this.layout());
  }

  layout() {
    const { status, controls } = this;
    return el('div', { class: 'play' },
      el('div', { class: 'play-main' }, status.header,
        el('div', { class: 'board-frame' }, el('div', { class: 'board-place' }, this.board.element, this.whole, this.turning.element), this.bar.element), this.tapHelp,
        el('div', { class: 'board-foot' }, status.turn, status.pointer, this.typed.element), controls.banner, this.ending.element, controls.buttons, controls.pace, this.hintLine),
      el('div', { class: 'play-side' }, this.coach.element, this.moves.element, this.reviewed.element, this.lines.element, this.graph.element, controls.tools), this.notice.element);
  }

  listen() {
    const { game } = this;
    game.watch('arrive', (event) => {
      const { from } = /** @type {CustomEvent} */ (event).detail;
      this.moving = this.showBoard(from);
      this.tellHint('');
    });
    game.watch('replace', (event) => this.offerReturn(/** @type {CustomEvent} */ (event).detail.what));
    game.watch('change', () => this.draw());
    game.watch('analysis', () => { this.bar.draw(); this.graph.draw(); });
    game.watch('review', () => this.graph.draw());
    this.onKey = (/** @type {KeyboardEvent} */ event) => handleKey(event, {
      commands: this.commands, steps: stepsOf(this), typed: this.typed, swap: () => this.swap(),
    });
    addEventListener('keydown', this.onKey);
  }

  unmount() {
    this.leave();
    this.match.halt();
  }

  /** Leaves what goes on to the next view. */
  hand() {
    this.leave();
    return this.match;
  }

  leave() {
    removeEventListener('keydown', this.onKey ?? (() => {}));
    this.motion.abort();
    this.threat.halt();
    this.turning.leave();
    this.game.clear();
  }

  /** Shows what the view before went on with. */
  goOn() {
    this.layers.arrive();
    this.layers.markAnalysis();
    this.game.change();
  }

  /**
   * Opens what the address asks for, else what was played last.
   * @param {import('../route.js').Route} route
   */
  async begin({ params }) {
    const [kept, asked] = [restore(this.tab), await askedFor(params)];
    const opening = asked && (params.fresh || !(kept && holds(kept, asked))) ? asked : kept ?? USUAL;
    await this.game.open(opening).catch((error) => this.salvage(opening, error));
  }

  /**
   * Opens what is right of a game that can not be opened, and says what is wrong with the rest.
   * @param {import('./game.js').Opening} opening
   * @param {unknown} error
   */
  async salvage(opening, error) {
    if (isOffline(error)) throw error;
    const rest = rightOf(opening, error);
    const message = error instanceof Error ? error.message : String(error);
    await this.game.open(rest ?? USUAL).catch((again) => (rest ? this.salvage(rest, again) : Promise.reject(again)));
    const [count, move] = [rest?.moves?.length ?? 0, rest && opening.moves?.[rest.moves?.length ?? 0]];
    this.notice.show(move ? t('notice.broken.move', { n: count + 1, move, message }) : t('notice.broken', { message }));
  }

  /** @param {import('../route.js').Route} route */
  update({ params }) {
    if (params.saved || params.library) return false;
    const asked = openingOf(params);
    if (asked && location.hash !== addressOf(this.game)) void this.show(asked).catch((error) => this.salvage(asked, error)).catch((error) => this.game.complain(error));
    else this.keep();
    return true;
  }

  /**
   * Opens what an address asks for: a game that was left a moment ago comes back with its branches.
   * @param {import('./game.js').Opening} asked
   */
  async show(asked) {
    this.computer.halt();
    const opening = this.match.past.find((kept) => holds(kept, asked)) ?? asked;
    await this.game.open(opening);
    this.analysis.set(false);
  }

  /**
   * Opens another game; going back in the browser returns to this one.
   * @param {import('./game.js').Opening} opening
   */
  async open(opening) {
    history.pushState(null, '', location.hash);
    await this.show(opening);
  }

  /**
   * The same game from its start.
   * @param {import('./game.js').Players} players
   */
  again(players) {
    const { spec, start, isPuzzle } = this.game;
    const opening = { game: spec, start, players: isPuzzle ? undefined : players };
    return this.open(opening).catch((error) => this.game.complain(error));
  }

  /**
   * Plays on from a position against the same opponent, or against the usual one.
   * @param {import('./tree.js').Node} node
   */
  tryFrom(node) {
    const { game } = this;
    const mover = game.sideAt(node);
    const opponent = [game.players[1], game.players[2]].find((player) => player !== HUMAN) ?? welcome.opponent;
    const players = mover === 1 ? { 1: HUMAN, 2: opponent } : { 1: opponent, 2: HUMAN };
    return this.open({ game: game.spec, start: game.start, moves: movesTo(node), players }).catch((error) => game.complain(error));
  }

  /** @param {string} place */
  markPlace(place) {
    markPlace(this.game.node, place);
    this.game.change();
  }

  /**
   * Says that something was done away with, and how to have it back.
   * @param {string} what
   */
  offerReturn(what) {
    const { past } = this.match;
    if (past.returning || this.game.tree.root.children.length === 0) return;
    this.notice.show(t(`notice.${what}`), { name: t('notice.undo'), act: () => past.undo() });
  }

  /** Undoes what was done last here: a move, or what did away with more than that. */
  undo() {
    const { past } = this.match;
    this.notice.clear();
    return past.last || this.game.node.depth === 0 ? past.undo() : this.game.takeBack();
  }

  async redo() {
    return await this.match.past.redo() || this.game.next();
  }

  draw() {
    for (const part of [this.status, this.controls, this.moves, this.lines, this.bar, this.graph, this.typed, this.ending, this.remarks, this.reviewed, this.threat, this.coach]) part.draw();
    this.board.mark('remarks', Object.entries(marksOf(this.game.node)).map(([at, text]) => ({ kind: 'remark', at, text })));
    this.refreshBoard();
    this.keep();
  }

  keep() {
    if (!this.game.view) return;
    save(this.tab, this.game);
    updateAddress(addressOf(this.game));
  }

  refreshBoard() {
    const { view } = this.game;
    if (view && !this.isMoving) {
      this.board.show(view.scene, { name: `${titleOf(view)}, ${t('play.board')}`, open: this.game.isOpen(), side: view.sides === 2 ? view.side : 0, signs: offersOf(view.title).signs,
        way: this.turning.way });
      this.showZoom(this.board.zoom.part !== null);
      this.turning.draw(view.scene, this.board.way);
    }
  }

  /**
   * A board that was brought nearer can be seen whole again; one whose places are small says how it is played.
   * @param {boolean} near
   */
  showZoom(near) {
    this.whole.hidden = !near;
    this.tapHelp.hidden = near || !matchMedia('(any-pointer: coarse)').matches || !this.board.zoom.isTight;
  }

  /**
   * Shows the position; where pieces are sown, first the way they go.
   * @param {import('./tree.js').Node | null} from
   */
  async showBoard(from) {
    this.motion.abort();
    const motion = this.motion = new AbortController();
    const { view } = this.game;
    const sows = from && offersOf(view?.title).overlays.includes(SOWING) && !isStill();
    this.isMoving = Boolean(sows);
    if (!sows) return;
    const move = view?.plies.at(-1)?.move;
    const overlays = await this.layers.overlaysAt(from);
    const notes = overlays.flatMap((overlay) => overlay.notes);
    const values = notes.find((note) => note.values.move === move)?.values;
    if (move && values?.path && !motion.signal.aborted) {
      const sowing = { move, path: values.path.split(' '), end: values.last ?? '', captured: Number(values.caught ?? 0) };
      await showSowing(this.board, sowing, motion.signal);
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
    if (!view?.can_swap || !this.game.isOpen() || view.legal.some((move) => /^s\d/.test(move))) return false;
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
      newGame: () => this.askNewGame(open),
      takeBack: () => game.takeBack(),
      redo: () => game.next(),
      hint: () => this.hint(),
      resign: () => game.isOpen() && !game.isPuzzle && game.play('resign'),
      setUp: () => askPosition(game, (start) => open({ game: game.spec, start, players: game.players })),
      exchange: () => askExchange(game, open, (taken) => this.tellTaken(taken)),
      share: () => askShare(linkOf(game)),
      forget: () => game.forget(),
    };
  }

  /**
   * Says what was not taken in of a record.
   * @param {import('../../types/api.js').RecordAnswer} taken
   */
  tellTaken({ left_out: leftOut, others = [] }) {
    const several = others.length > 0 ? t('import.several', { n: others.length + 1 }) : '';
    const told = [several, lackText(leftOut)].filter(Boolean).join(' ');
    if (told) this.notice.show(told);
  }

  /** @param {(opening: import('./game.js').Opening) => Promise<void>} open */
  async askNewGame(open) {
    try {
      askNewGame(await askCatalog(), this.game, open);
    } catch (error) {
      this.game.complain(error);
    }
  }

  /** Reviews the game, where it can be seen: on a phone the panel is far below the board. */
  async openReview() {
    const reviewed = this.match.review.run();
    this.reviewed.element.scrollIntoView({ block: 'nearest' });
    await reviewed;
    this.reviewed.element.scrollIntoView({ block: 'nearest' });
  }

  /** Asks the strongest player for a move, marks it, and says why. */
  async hint() {
    const { game } = this;
    const { node, view } = game;
    if (!view || view.settled) return;
    this.tellHint(t('hint.looking'));
    try {
      const found = game.isPuzzle ? await this.puzzle.find(node) : await search({ line: game.line(), task: 'hint' }).done;
      if (game.node !== node) return;
      const { move } = found;
      this.tellHint(move ? hintText(move, found, view) : t('hint.none'));
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
    const title = this.game.view?.title ?? readSpec(welcome.game).name;
    const rules = { title: t('help.rules', { game: gameName(title) }), text: t(`rules.${title}`).split('\n') };
    return [rules, ...keyHelp(this.commands), ...this.levelHelp(title)];
  }

  /**
   * How strong the levels of a game are, by what was measured.
   * @param {string} title
   * @returns {import('../help.js').Section[]}
   */
  levelHelp(title) {
    const entry = this.catalog?.games.find((game) => game.name === title);
    if (!entry) return [];
    /** @type {[string, string][]} */
    const levels = entry.levels.map((level) => [playerName(level.name), measuredText(level)]);
    return [{ title: t('help.levels', { game: gameName(title) }), text: [t('help.levels.how')], facts: levels }];
  }
}
