/**
 * The form that chooses what is searched and how.
 *
 * @typedef {{ game: string, start: string, moves: string[], algorithm: string }} Choice
 * @typedef {import('../../types/api.js').CatalogListing} Catalog
 * @typedef {import('../../types/api.js').PuzzleListing} Puzzle
 */
import { el, put } from '../dom.js';
import { offersOf, stages } from '../offers.js';
import { gameName } from '../play/names.js';
import { t } from '../text.js';

/** Keys that must be the same for a comparison to be fair. */
const SHARED = ['depth', 'nodes', 'eval', 'heuristic', 'ends', 'symmetry'];
/** How deep algorithms are compared when the one that is watched says nothing. */
const COMPARED_DEPTH = '3';
/** Keys that have a field, in this order. */
const FIELDS = ['heuristic', 'eval', 'depth', 'nodes', 'memory', 'width', 'weight', 'order', 'symmetry'];
/** @type {Record<string, string>} */
const NAMES = { heuristic: 'lab.heuristic', eval: 'lab.evaluation', depth: 'lab.depth', nodes: 'lab.nodes', memory: 'lab.memory', width: 'lab.width', weight: 'lab.weight' };

/** What the lab shows when nothing is asked for. @type {Choice} */
export const USUAL = { game: stages.path.board, start: '', moves: [], algorithm: stages.path.shown };

/** @param {string} spec */
export const nameOf = (spec) => spec.split(':')[0];

/**
 * The settings of a spec.
 * @param {string} spec
 * @returns {Record<string, string>}
 */
export function settingsOf(spec) {
  const rest = spec.slice(nameOf(spec).length + 1);
  return Object.fromEntries(rest.split(',').filter(Boolean).map((pair) => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  }));
}

/**
 * @param {string} name
 * @param {Record<string, string>} settings
 */
export function specOf(name, settings) {
  const pairs = Object.entries(settings).filter(([, value]) => value !== '').map(([key, value]) => `${key}=${value}`);
  return pairs.length > 0 ? `${name}:${pairs.join(',')}` : name;
}

/** The most positions that a search of any board looks at where nobody has said how many. */
const WATCHED_NODES = '20000';

/**
 * The algorithm that a position is watched with: a player's own, if it can be watched, or the one that is shown first.
 * @param {Catalog} catalog
 * @param {string} game
 * @param {(string | undefined)[]} players
 */
export function suited(catalog, game, players) {
  const puzzle = catalog.puzzles.find(({ name }) => name === nameOf(game));
  const { watched, shown } = puzzle ? stages.path : stages.game;
  const own = players.find((player) => player && nameOf(player) in watched);
  if (own) return own;
  const settings = settingsOf(shown);
  if (puzzle) return specOf(nameOf(shown), { ...settings, heuristic: puzzle.heuristics[0] ?? '' });
  return specOf(nameOf(shown), { ...settings, nodes: WATCHED_NODES });
}

export class Setup {
  /**
   * @param {Catalog} catalog
   * @param {Choice} choice
   * @param {{ onrun: (choice: Choice) => void, onedit: () => void }} told
   */
  constructor(catalog, choice, { onrun, onedit }) {
    this.catalog = catalog;
    this.choice = { ...choice };
    this.onedit = onedit;
    this.fields = el('div', { class: 'fields' });
    this.note = el('p', { class: 'problem small', hidden: true, role: 'alert' });
    this.spec = el('code', { class: 'mono', id: 'lab-spec' });
    const form = el('form', { 'aria-label': t('lab.setup'), oninput: () => onedit(),
      onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); onrun(this.choice); } }, this.fields);
    this.element = el('details', { class: 'lab-setup panel', open: true },
      el('summary', { id: 'lab-change' }, el('span', { class: 'muted small' }, t('lab.change')), this.spec), form, this.note);
    this.show();
  }

  puzzle() {
    return this.catalog.puzzles.find((entry) => entry.name === nameOf(this.choice.game));
  }

  game() {
    return this.catalog.games.find((entry) => entry.name === nameOf(this.choice.game));
  }

  /** The algorithms that fit what is chosen. @returns {string[]} */
  algorithms() {
    const puzzle = this.puzzle();
    if (puzzle) return puzzle.algorithms;
    // Chance has nothing to show, and an expert is one game's own engine rather than an algorithm for all.
    const absent = ['random', 'expert'];
    return this.catalog.algorithms.map(({ name }) => name).filter((name) => !absent.includes(name));
  }

  /** An algorithm with settings that suit the lab. @param {string} name */
  gentle(name) {
    const puzzle = this.puzzle();
    const watched = settingsOf((puzzle ? stages.path : stages.game).watched[name] ?? name);
    if (puzzle && 'heuristic' in watched) watched.heuristic = puzzle.heuristics[0];
    return specOf(name, watched);
  }

  /**
   * An algorithm as it is compared with the one that is chosen: under the same conditions, as far as it knows them.
   * @param {string} name
   */
  comparable(name) {
    const keys = this.keys(name);
    const shared = pick(settingsOf(this.choice.algorithm), keys.filter((key) => SHARED.includes(key)));
    const gentle = settingsOf(this.gentle(name));
    if (keys.includes('depth') && !this.puzzle()) shared.depth ??= COMPARED_DEPTH;
    return specOf(name, { ...gentle, ...shared });
  }

  /** @param {string} name @returns {string[]} */
  keys(name) {
    const fitting = this.puzzle() ? this.catalog.path_algorithms : this.catalog.algorithms;
    const entry = fitting.find((known) => known.name === name);
    return (entry?.parameters ?? []).map((parameter) => parameter.name);
  }

  /** @param {Partial<Choice>} news */
  change(news) {
    Object.assign(this.choice, news);
    this.show();
    this.onedit();
  }

  show() {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.id : '';
    const puzzle = this.puzzle();
    put(this.fields, this.subject(), puzzle ? this.problem(puzzle) : this.rules(), this.algorithm(), this.parameters(),
      el('button', { type: 'submit', class: 'primary', id: 'lab-run' }, t('lab.run')));
    if (focused) document.getElementById(focused)?.focus();
  }

  subject() {
    const option = (/** @type {{ name: string }} */ { name }) =>
      el('option', { value: name, selected: name === nameOf(this.choice.game) }, gameName(name));
    const select = el('select', { id: 'lab-subject', onchange: () => this.choose(select.value) },
      el('optgroup', { label: t('lab.puzzles') }, this.catalog.puzzles.map(option)),
      el('optgroup', { label: t('lab.games') }, this.catalog.games.map(option)));
    return field('lab.subject', select);
  }

  /** @param {string} name */
  choose(name) {
    const puzzle = this.catalog.puzzles.find((entry) => entry.name === name);
    Object.assign(this.choice, { game: offersOf(name).followed || name, start: '', moves: [] });
    const known = this.algorithms().includes(nameOf(this.choice.algorithm));
    this.change({ algorithm: this.gentle(known && !puzzle ? nameOf(this.choice.algorithm) : nameOf(puzzle ? stages.path.shown : stages.game.shown)) });
  }

  /** The problems of a puzzle. @param {Puzzle} puzzle */
  problem(puzzle) {
    const own = this.choice.start !== '';
    const select = el('select', { id: 'lab-problem', onchange: () => (select.value === ''
      ? this.change({ start: puzzle.starts[puzzle.problems[0]] ?? '' })
      : this.change({ game: select.value, start: '', moves: [] })) },
    puzzle.problems.map((problem) => {
      const spec = specOf(puzzle.name, { problem });
      return el('option', { value: spec, selected: !own && spec === this.choice.game }, problem);
    }),
    el('option', { value: '', selected: own }, t('lab.problem.own')));
    return [field('lab.problem', select), own && this.position()];
  }

  position() {
    const input = el('input', { type: 'text', id: 'lab-position', class: 'mono', value: this.choice.start, placeholder: t('lab.position.start'),
      oninput: () => { this.choice.start = input.value; } });
    return field('lab.position', input, 'wide');
  }

  /** The settings, position and first moves of a game. */
  rules() {
    const settings = el('input', { type: 'text', id: 'lab-settings', class: 'mono', value: this.choice.game.slice(nameOf(this.choice.game).length + 1),
      oninput: () => { this.choice.game = [nameOf(this.choice.game), settings.value.trim()].filter(Boolean).join(':'); } });
    const moves = el('input', { type: 'text', id: 'lab-moves', class: 'mono', value: this.choice.moves.join(' '),
      oninput: () => { this.choice.moves = moves.value.split(/\s+/).filter(Boolean); } });
    return [field('lab.size', settings), this.position(), field('lab.moves', moves)];
  }

  algorithm() {
    const select = el('select', { id: 'lab-algorithm', onchange: () => this.change({ algorithm: this.gentle(select.value) }) },
      this.algorithms().map((name) => el('option', { value: name, selected: name === nameOf(this.choice.algorithm) }, name)));
    return field('lab.algorithm', select);
  }

  /** A field for each key of the algorithm that matters here. */
  parameters() {
    const name = nameOf(this.choice.algorithm);
    const keys = this.keys(name);
    return FIELDS.filter((key) => keys.includes(key) && NAMES[key] && !(key === 'memory' && !name.startsWith('sma'))).map((key) => {
      const choices = key === 'heuristic' ? this.puzzle()?.heuristics
        : key === 'eval' ? this.game()?.evaluations : null;
      return field(NAMES[key], choices ? this.choiceOf(key, choices) : this.numberOf(key));
    });
  }

  /**
   * @param {string} key
   * @param {string[]} choices
   */
  choiceOf(key, choices) {
    const value = settingsOf(this.choice.algorithm)[key] ?? choices[0];
    const select = el('select', { id: `lab-${key}`, onchange: () => this.set(key, select.value) },
      choices.map((choice) => el('option', { value: choice, selected: choice === value }, choice)));
    return select;
  }

  /** @param {string} key */
  numberOf(key) {
    const input = el('input', { type: 'text', inputmode: 'decimal', id: `lab-${key}`, class: 'short', value: settingsOf(this.choice.algorithm)[key] ?? '',
      placeholder: t('lab.usual'), oninput: () => this.set(key, input.value.trim()) });
    return input;
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  set(key, value) {
    const name = nameOf(this.choice.algorithm);
    this.choice.algorithm = specOf(name, { ...settingsOf(this.choice.algorithm), [key]: value });
  }

  /** @param {string} text */
  complain(text) {
    this.note.hidden = text === '';
    if (text !== '') this.element.open = true;
    put(this.note, text);
  }
}

/**
 * @param {string} name
 * @param {HTMLElement} control
 * @param {string} [kind]
 */
function field(name, control, kind = '') {
  return el('label', { class: `field ${kind}` }, el('span', {}, t(name)), control);
}

/**
 * @param {Record<string, string>} settings
 * @param {string[]} keys
 */
function pick(settings, keys) {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => keys.includes(key)));
}
