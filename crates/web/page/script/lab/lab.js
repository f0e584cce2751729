/**
 * The search lab: a real search replayed step by step in linked views.
 *
 * @typedef {import('../route.js').Route} Route
 * @typedef {import('./setup.js').Choice} Choice
 */
import { askCatalog, post } from '../api.js';
import { el, isTaken, put, say } from '../dom.js';
import { icon } from '../icons.js';
import { updateAddress, writeHash } from '../route.js';
import { register, t } from '../text.js';
import words from '../../text/lab.js';
import { BoardView } from './boards.js';
import { CodeView } from './code.js';
import { CompareView } from './compare.js';
import { Controls } from './controls.js';
import { CountersView } from './counters.js';
import { explain, moverOf } from './explain.js';
import { columnsOf } from './forest.js';
import { ListsView } from './lists.js';
import { Overview } from './overview.js';
import { PairView } from './pair-view.js';
import { Replay } from './replay.js';
import { Setup, USUAL, nameOf, suited } from './setup.js';
import { TreeView } from './tree.js';
import { VOICES } from './voice.js';

register(words);

/** The most events that are here at first, and of a part that is asked for later. */
export const CAP = 50_000;
const PART = 20_000;
/** The word by which the program keeps what comes after those. */
const OWNER = crypto.randomUUID();

/** A search on show: the moment that all views share, and what is looked at. */
export class Stage {
  predicting = false;
  revealed = -1;
  /** Which steps were guessed, and whether rightly. @type {Map<number, boolean>} */
  guesses = new Map();
  /** @type {number | null} the node that was clicked, until the next step */
  selected = null;
  /** @type {number | null} the node that is pointed at */
  pointed = null;
  /** The step that is looked at. While it is to be guessed, the views show the moment before it. */
  at = 0;
  /** The step that another part of the search is asked for, until it is here. @type {number | null} */
  loading = null;

  /**
   * @param {import('./types.js').Trace} trace
   * @param {{ voice: import('./voice.js').Voice, onstep?: (at: number) => void, onshow?: () => void,
   *   onvoice?: (voice: import('./voice.js').Voice) => void, follows?: boolean,
   *   players?: Record<string, string>, onlost?: (at: number) => void }} told `follows`: another one leads; `players`: who goes on
   *   from a position; `onlost`: the rest of the search is not kept any more
   */
  constructor(trace, { voice, onstep, onshow, onvoice, follows = false, players = {}, onlost }) {
    this.replay = new Replay(trace);
    this.replay.voice = voice;
    this.onstep = onstep;
    this.onshow = onshow;
    this.onvoice = onvoice;
    this.follows = follows;
    this.players = players;
    this.onlost = onlost;
    this.tree = new TreeView(this);
    this.lists = new ListsView(this);
    this.code = new CodeView(this);
    this.counters = new CountersView(this);
    this.board = new BoardView(this);
    this.controls = new Controls(this);
    this.overview = new Overview(this, () => this.columns());
    this.element = this.draw();
  }

  draw() {
    const panel = (/** @type {string} */ name, /** @type {Node[]} */ ...content) =>
      el('section', { class: `panel lab-panel lab-panel-${name}` }, el('header', {}, el('h2', {}, t(`lab.${name}`))), content);
    const { trace } = this.replay;
    const lists = el('section', { class: 'panel lab-panel lab-panel-lists' }, this.lists.element);
    const element = el('div', { class: 'lab-stage', 'data-family': trace.family },
      this.banner(), !this.follows && this.controls.element,
      panel('tree', this.tree.element),
      el('div', { class: 'lab-side lab-code' }, panel('code', this.code.element), panel('board', this.board.element)),
      el('div', { class: 'lab-side lab-more' }, lists, panel('counters', this.counters.element)), !this.follows && this.overview.element);
    if (this.follows) this.code.why.removeAttribute('id');
    else this.controls.element.append(this.code.why);
    for (const part of [this.tree.element, this.lists.element]) this.link(part);
    return element;
  }

  banner() {
    const { trace, length } = this.replay;
    const { summary } = trace;
    const stopped = ('verdict' in summary ? summary.verdict : summary.stopped) === 'asked';
    const notes = [trace.kept !== undefined && t('lab.parts', { n: length }),
      trace.truncated && t('lab.truncated', { shown: length, hidden: trace.left_out }), trace.truncated && t('lab.truncated.more'), stopped && t('lab.say.stop.asked')].filter(Boolean);
    return notes.length > 0 && el('p', { class: 'lab-banner', role: 'note' }, notes.join(' '));
  }

  /**
   * Pointing at a node lights it up everywhere; a click looks at it.
   * @param {HTMLElement} part
   */
  link(part) {
    const nodeAt = (/** @type {Event} */ event) => {
      const holder = event.target instanceof Element ? event.target.closest('[data-node]') : null;
      return holder ? Number(holder.getAttribute('data-node')) : null;
    };
    part.addEventListener('pointerover', (event) => this.point(nodeAt(event)));
    part.addEventListener('pointerleave', () => this.point(null));
    part.addEventListener('focusin', (event) => this.point(nodeAt(event)));
    part.addEventListener('focusout', () => this.point(null));
    part.addEventListener('click', (event) => {
      const node = nodeAt(event);
      if (node !== null) this.select(node);
    });
  }

  /**
   * Looks at a node for as long as it is pointed at.
   * @param {number | null} node
   */
  point(node) {
    if (this.pointed === node) return;
    this.pointed = node;
    this.light(node);
    this.board.show();
  }

  /** @param {number | null} node */
  light(node) {
    this.tree.light(node);
    this.lists.light(node);
  }

  /** @param {number} node */
  select(node) {
    this.selected = node;
    this.tree.show();
    this.board.show();
    this.light(node);
  }

  /** The node that is looked at. */
  focus() {
    return this.selected ?? this.replay.moment.current;
  }

  /** @param {number} node */
  playerOf(node) {
    return moverOf(this.replay, node);
  }

  /**
   * Shows the moment after so many steps.
   * @param {number} at
   */
  go(at) {
    const wanted = Math.max(0, Math.min(at, this.replay.length));
    if (!this.replay.holds(wanted)) return void this.load(wanted).then((here) => here && this.go(wanted));
    this.loading = null;
    this.at = wanted;
    this.selected = null;
    this.pointed = null;
    this.show();
    this.onstep?.(this.at);
  }

  /**
   * Asks for the part of a long search in which a step is, and says whether it is here and still wanted.
   * @param {number} wanted
   */
  async load(wanted) {
    const before = this.loading;
    this.loading = wanted;
    // One request at a time: who is on the way looks again when it comes back.
    if (before !== null) return false;
    for (let asked = -1; this.loading !== null && asked !== this.loading;) {
      asked = this.loading;
      if (!await this.ask(Math.max(0, asked - PART / 2))) return false;
    }
    const here = this.loading;
    this.loading = null;
    if (here !== wanted && here !== null) this.go(here);
    return here === wanted;
  }

  /**
   * Takes another part of the search up.
   * @param {number} from
   */
  async ask(from) {
    const { trace, voice } = this.replay;
    try {
      const part = await post('/api/lab/window', { owner: OWNER, kept: trace.kept ?? '', from, cap: PART });
      this.replay = new Replay(part);
      this.replay.voice = voice;
      this.board.forget();
      return true;
    } catch {
      const wanted = this.loading ?? 0;
      this.loading = null;
      this.onlost?.(wanted);
      return false;
    }
  }

  /** The whole tree: of a long search the program tells it. */
  columns() {
    const { trace } = this.replay;
    if (trace.kept === undefined) return Promise.resolve(columnsOf(trace));
    return post('/api/lab/tree', { owner: OWNER, kept: trace.kept });
  }

  /** @param {import('./voice.js').Voice} voice */
  speak(voice) {
    this.replay.voice = voice;
    this.onvoice?.(voice);
    this.show();
  }

  show() {
    this.replay.to(this.isSecret() ? this.at - 1 : this.at);
    this.controls.show();
    this.tree.show();
    this.lists.show();
    this.code.show();
    this.counters.show();
    this.board.show();
    this.overview.show();
    this.onshow?.();
    if (!this.follows && !this.controls.playing && !this.isSecret()) say(explain(this.replay, this.at));
  }

  /** @param {boolean} on */
  predict(on) {
    this.predicting = on;
    this.revealed = -1;
    this.guesses.clear();
    this.show();
  }

  /**
   * Takes a guess of the line that the present step carries out.
   * @param {number} line
   */
  guess(line) {
    this.guesses.set(this.at, this.replay.event(this.at)?.line === line);
    this.reveal();
  }

  reveal() {
    this.revealed = this.at;
    this.show();
  }

  /** Whether the present step is still to be guessed. */
  isSecret() {
    const { at } = this;
    return this.predicting && at > 0 && this.revealed !== at && !this.guesses.has(at);
  }
}

class Lab {
  /**
   * @param {HTMLElement} host
   * @param {import('./setup.js').Catalog} catalog
   * @param {Route} route
   */
  constructor(host, catalog, route) {
    this.host = host;
    this.choice = choiceOf(route, catalog);
    /** Who played where the position is from: there again on the way back. */
    this.players = { first: route.params.first ?? '', second: route.params.second ?? '' };
    this.at = Number(route.params.at ?? 0) || 0;
    this.compared = (route.params.compare ?? '').split(' ').filter(Boolean);
    /** The algorithm that is shown in step with the chosen one; none if empty. */
    this.beside = route.params.beside ?? '';
    /** @type {PairView | null} */
    this.pair = null;
    this.voice = VOICES.find((voice) => voice === route.params.voice) ?? VOICES[0];
    this.setup = new Setup(catalog, this.choice, { onrun: (choice) => { this.at = 0; this.forgetForeign(choice); void this.run(choice); }, onedit: () => this.clear() });
    this.place = el('div', { class: 'lab-place' });
    this.compare = el('div', {});
    /** @type {Stage | null} */
    this.stage = null;
    this.request = new AbortController();
    this.pending = 0;
    this.counting = 0;
    /** Whether another view, or another lab, is shown now: the address is theirs. */
    this.isGone = false;
    put(host, el('h1', { class: 'unseen' }, t('lab.title')), this.setup.element, this.place, this.compare);
  }

  /** Takes what is on show away: it is not what is chosen any more. */
  clear() {
    this.stop();
    this.stage = null;
    this.pair = null;
    put(this.compare);
    put(this.place, el('p', { class: 'muted lab-idle', role: 'status' }, t('lab.idle')));
  }

  /** Ends whatever goes on. */
  stop() {
    this.request.abort();
    this.stage?.controls.pause();
    clearInterval(this.counting);
  }

  /** Says that a search goes on, for how long it has, and offers to end it. */
  wait() {
    const began = performance.now();
    const text = el('span', { role: 'status' }, t('lab.running'));
    this.counting = setInterval(() => put(text, t('lab.running.for', { n: Math.floor((performance.now() - began) / 1000) })), 1000);
    const cancel = () => { this.clear(); this.setup.element.open = true; };
    put(this.place, el('p', { class: 'row lab-running' }, text,
      el('button', { type: 'button', id: 'lab-cancel', onclick: cancel }, t('lab.cancel'))));
  }

  /**
   * What was to be shown beside another kind of search can not be shown beside this one.
   * @param {Choice} choice
   */
  forgetForeign(choice) {
    if (nameOf(choice.game) !== nameOf(this.choice.game)) this.beside = '';
  }

  /** @param {Choice} choice */
  async run(choice) {
    this.stop();
    this.request = new AbortController();
    this.choice = { ...choice, moves: [...choice.moves] };
    this.setup.complain('');
    put(this.setup.spec, `${choice.game} · ${choice.algorithm}`);
    this.wait();
    try {
      // Two searches in step are followed from their beginnings: nothing is kept of them.
      const owner = this.beside ? undefined : OWNER;
      const request = { line: this.line(), algorithm: choice.algorithm, cap: CAP, owner };
      this.open(await post('/api/lab/trace', request, this.request.signal));
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return;
      clearInterval(this.counting);
      put(this.place);
      this.setup.complain(error instanceof Error ? error.message : String(error));
    }
  }

  line() {
    return { game: this.choice.game, start: this.choice.start || null, moves: this.choice.moves };
  }

  /** @param {import('./types.js').Trace} trace */
  open(trace) {
    clearInterval(this.counting);
    this.pair = null;
    this.stage = new Stage(trace, { voice: this.voice, onstep: (at) => this.note(at), onshow: () => this.pair?.show(), players: this.players,
      onlost: (at) => { this.at = at; void this.run(this.choice); },
      onvoice: (voice) => { this.voice = voice; this.pair?.second.speak(voice); this.write(); } });
    this.setup.element.open = false;
    put(this.place, this.stage.element);
    put(this.compare);
    this.stage.controls.element.querySelector('.transport')?.append(this.links());
    this.stage.go(this.at);
    this.openCompare();
    if (this.beside) void this.accompany(this.stage);
  }

  /**
   * Shows the second algorithm at the same work.
   * @param {Stage} stage
   */
  async accompany(stage) {
    try {
      const request = { line: this.line(), algorithm: this.beside, cap: CAP };
      const trace = await post('/api/lab/trace', request, this.request.signal);
      if (this.stage !== stage) return;
      this.pair = new PairView(stage, new Stage(trace, { voice: this.voice, follows: true }), [this.choice.algorithm, this.beside]);
      put(this.place, this.pair.element);
      stage.show();
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return;
      this.place.prepend(PairView.failed(error instanceof Error ? error.message : String(error)));
    }
  }

  /** The choice of a second algorithm. */
  besides() {
    const known = this.setup.algorithms().map((name) => this.setup.comparable(name)).filter((spec) => spec !== this.choice.algorithm);
    const all = this.beside && !known.includes(this.beside) ? [this.beside, ...known] : known;
    const select = el('select', { id: 'lab-beside', onchange: () => { this.beside = select.value; this.write(); void this.run(this.choice); } },
      el('option', { value: '', selected: !this.beside }, t('lab.pair.none')),
      all.map((spec) => el('option', { value: spec, selected: spec === this.beside }, spec)));
    return el('label', { class: 'row' }, el('span', { class: 'muted' }, t('lab.pair.beside')), select);
  }

  links() {
    const kind = this.setup.puzzle() ? 'path' : 'game';
    const about = writeHash('learn', {}, [kind, nameOf(this.choice.algorithm)]);
    const copied = el('span', { class: 'small muted', role: 'status' });
    const copy = () => {
      void navigator.clipboard?.writeText(location.href).catch(() => {});
      put(copied, t('lab.link.copied'));
    };
    return el('div', { class: 'row lab-links' },
      el('a', { href: about }, t('lab.about')),
      el('button', { type: 'button', class: 'plain', id: 'lab-link', onclick: copy }, icon('share'), t('lab.link')), copied);
  }

  openCompare() {
    const algorithms = this.setup.algorithms().map((name) => this.setup.comparable(name));
    const view = new CompareView({ line: this.line(), algorithms, chosen: this.compared,
      onchange: (chosen) => { this.compared = chosen; this.write(); } });
    view.element.querySelector('.compare-body')?.prepend(this.besides());
    put(this.compare, view.element);
  }

  /**
   * Keeps the address up to date, without a new entry in the history for every step.
   * @param {number} at
   */
  note(at) {
    this.at = at;
    clearTimeout(this.pending);
    this.pending = setTimeout(() => this.write(), 150);
  }

  write() {
    if (this.isGone) return;
    const { game, start, moves, algorithm } = this.choice;
    const params = { ...this.players, game, algorithm, start, moves: moves.join(' '), at: this.at ? String(this.at) : '', compare: this.compared.join(' '), beside: this.beside,
      voice: this.voice === VOICES[0] ? '' : this.voice };
    updateAddress(writeHash('lab', params));
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { stage } = this;
    if (!stage || event.ctrlKey || event.metaKey || event.altKey) return;
    const inScrubber = event.target instanceof HTMLInputElement && event.target.type === 'range';
    if (isTaken(event) && !(inScrubber && event.key === ' ')) return;
    const act = this.keys(stage)[event.key];
    if (!act || (event.key === ' ' && event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    act();
  }

  /**
   * @param {Stage} stage
   * @returns {Record<string, () => void>}
   */
  keys(stage) {
    const { controls } = stage;
    return {
      ArrowRight: () => { controls.pause(); controls.step(1); },
      ArrowLeft: () => { controls.pause(); controls.step(-1); },
      Home: () => { controls.pause(); stage.go(0); },
      End: () => { controls.pause(); stage.go(Infinity); },
      ' ': () => controls.toggle(),
      c: () => controls.runTo('cut'),
      g: () => controls.runTo('goal'),
      i: () => controls.runTo('iteration'),
      p: () => stage.predict(!stage.predicting),
      r: () => stage.reveal(),
    };
  }

  help() {
    /** @type {[string, string][]} */
    const keys = [['← →', t('lab.keys.step')], ['← → ↑ ↓ Enter', t('lab.keys.tree')], ['Home End', t('lab.keys.ends')], ['Space', t('lab.keys.play')], ['c', t('lab.keys.cut')],
      ['g', t('lab.keys.goal')], ['i', t('lab.keys.iteration')], ['p', t('lab.keys.predict')], ['r', t('lab.keys.reveal')]];
    return [{ title: t('lab.keys'), text: [t('lab.help')], keys }];
  }
}

/**
 * What the address asks for. A position without an algorithm gets the one of the players that can be watched, or the usual.
 * @param {Route} route
 * @param {import('./setup.js').Catalog} catalog
 * @returns {Choice}
 */
function choiceOf({ params }, catalog) {
  if (!params.game) return { ...USUAL };
  const choice = { game: params.game, start: params.start ?? '', moves: (params.moves ?? '').split(' ').filter(Boolean) };
  return { ...choice, algorithm: params.algorithm || suited(catalog, params.game, [params.second, params.first]) };
}

/**
 * @param {HTMLElement} host
 * @param {Route} route
 */
export async function mount(host, route) {
  put(host, el('p', { class: 'muted' }, t('shell.loading')));
  const lab = new Lab(host, await askCatalog(), route);
  const onKey = (/** @type {KeyboardEvent} */ event) => lab.onKey(event);
  addEventListener('keydown', onKey);
  void lab.run(lab.choice);
  return {
    unmount() {
      lab.isGone = true;
      lab.stop();
      clearTimeout(lab.pending);
      removeEventListener('keydown', onKey);
    },
    help: () => lab.help(),
  };
}
