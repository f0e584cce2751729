/** The dialog for a new game: every parameter, who plays, who starts, from which position. */
import { ApiError } from '../api.js';
import { openDialog } from '../dialog.js';
import { el, put } from '../dom.js';
import { t } from '../text.js';
import { CLOCKS } from './clock.js';
import { HUMAN } from './game.js';
import { gameName, modeOf } from './names.js';
import { opponentFields } from './opponent.js';
import { parameterFields, segments } from './parameters.js';
import { readSpec, writeSpec } from './spec.js';

/**
 * @typedef {{ mode: string, starts: string }} Choice
 */

/**
 * @param {import('../../types/api.js').CatalogListing} catalog
 * @param {import('./game.js').Game} game what is played now: the dialog begins with that
 * @param {(opening: import('./game.js').Opening) => Promise<void>} start
 */
export function askNewGame(catalog, game, start) {
  const now = readSpec(game.spec);
  const mode = modeOf(game);
  /** @type {Choice} */
  const choice = { mode: mode === 'puzzle' ? 'mixed' : mode, starts: game.isComputers(1) && mode === 'mixed' ? 'computer' : 'person' };
  const problem = el('p', { class: 'problem', role: 'alert', hidden: true });
  const names = [...catalog.games, ...catalog.puzzles].map((one) => one.name);
  const list = el('select', { name: 'game', 'aria-label': t('new.game'), onchange: () => draw({}) },
    names.map((name) => el('option', { value: name, selected: name === now.name }, gameName(name))));
  const about = el('p', { class: 'muted small' });
  const body = el('div', { class: 'new-body' });
  /** @type {() => import('./game.js').Opening} */
  let read;
  const draw = (/** @type {Record<string, string>} */ settings) => {
    const entry = find(catalog, list.value);
    about.textContent = entry.about ?? '';
    const fields = form(catalog, entry, settings, choice, list.value === now.name ? game.players : null);
    put(body, fields.element);
    read = fields.read;
  };
  draw(now.settings);
  const submit = async () => {
    try {
      await start(read());
      dialog.close();
    } catch (error) {
      problem.hidden = false;
      problem.textContent = error instanceof ApiError && error.suggestion ? `${error.message} (${error.suggestion}?)` : String(error instanceof Error ? error.message : error);
    }
  };
  const content = el('form', { class: 'new-game', onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); void submit(); } },
    el('div', { class: 'field' }, el('span', {}, t('new.game')), list, about), body, problem, el('button', { class: 'unseen', tabindex: -1, 'aria-hidden': 'true' }, t('new.start')));
  const dialog = openDialog({ title: t('play.newGame'), class: 'new-game-dialog', content: [content], actions: [
    el('button', { type: 'button', onclick: () => dialog.close() }, t('shell.cancel')),
    el('button', { type: 'button', class: 'primary', id: 'start-game', onclick: () => void submit() }, t('new.start')),
  ] });
  list.focus();
}

/**
 * @param {import('../../types/api.js').CatalogListing} catalog
 * @param {string} name
 */
function find(catalog, name) {
  return [...catalog.games, ...catalog.puzzles].find((one) => one.name === name) ?? catalog.games[0];
}

/**
 * @param {import('../../types/api.js').CatalogListing} catalog
 * @param {import('../../types/api.js').GameListing | import('../../types/api.js').PuzzleListing} entry
 * @param {Record<string, string>} settings
 * @param {Choice} choice
 * @param {import('./game.js').Players | null} players
 */
function form(catalog, entry, settings, choice, players) {
  const isPuzzle = 'problems' in entry;
  const problems = isPuzzle ? entry.problems : [];
  const asked = { kind: /** @type {const} */ ('choice'), choices: problems };
  const parameters = entry.parameters.map((one) => (one.name === 'problem' ? { ...one, ...asked } : one));
  const usual = isPuzzle ? { problem: problems[0], ...settings } : settings;
  const fields = parameterFields(parameters, usual);
  const start = el('input', { type: 'text', name: 'start', 'aria-label': t('new.position'), placeholder: t('new.position.usual'), size: 30 });
  const who = isPuzzle ? null : playerFields(catalog, entry.name, choice, players);
  const clock = isPuzzle ? null : clockField();
  const read = () => ({ game: writeSpec(entry.name, fields.values()), start: start.value.trim() || null, players: who?.read(), clock: clock?.read() ?? null });
  const element = el('div', { class: 'new-body' }, parameters.length > 0 && fields.element, who?.element, clock?.element,
    el('details', {}, el('summary', {}, t('new.position')), start));
  return { element, read };
}

/** How much time the sides have. */
function clockField() {
  const list = el('select', { id: 'clock', 'aria-label': t('clock') }, el('option', { value: '' }, t('clock.none')),
    CLOCKS.map(([minutes, seconds], at) => el('option', { value: String(at) }, t('clock.minutes', { minutes, seconds }))));
  const read = () => {
    const [minutes, seconds] = CLOCKS[Number(list.value)] ?? [];
    return list.value === '' ? null : { base: minutes * 60_000, increment: seconds * 1000 };
  };
  return { element: el('div', { class: 'field' }, el('span', {}, t('clock')), list), read };
}

/**
 * @param {import('../../types/api.js').CatalogListing} catalog
 * @param {string} game
 * @param {Choice} choice
 * @param {import('./game.js').Players | null} players
 */
function playerFields(catalog, game, choice, players) {
  const computer = players && (players[1] !== HUMAN ? players[1] : players[2]);
  const one = opponentFields(catalog, game, choice.mode === 'computers' && players ? players[1] : computer ?? 'medium', t('new.level'));
  const other = opponentFields(catalog, game, players?.[2] ?? 'medium', t('new.level.second'));
  const host = el('div', { class: 'new-body' });
  const draw = () => put(host,
    choice.mode === 'mixed' && segments('new.starts', [['person', t('new.starts.person')], ['computer', t('new.starts.computer')], ['lot', t('new.starts.lot')]], choice.starts, (value) => (choice.starts = value)),
    choice.mode !== 'people' && el('div', { class: 'fields' }, one.element, choice.mode === 'computers' && other.element));
  const mode = segments('new.mode', [['mixed', t('mode.mixed')], ['people', t('mode.people')], ['computers', t('mode.computers')]], choice.mode, (value) => {
    choice.mode = value;
    draw();
  });
  draw();
  return { element: el('div', { class: 'new-body' }, mode, host), read: () => playersOf(choice, one.spec(), other.spec()) };
}

/**
 * @param {Choice} choice
 * @param {string} one
 * @param {string} other
 * @returns {import('./game.js').Players}
 */
export function playersOf(choice, one, other) {
  if (choice.mode === 'people') return { 1: HUMAN, 2: HUMAN };
  if (choice.mode === 'computers') return { 1: one, 2: other };
  const computerFirst = choice.starts === 'lot' ? Math.random() < 0.5 : choice.starts === 'computer';
  return computerFirst ? { 1: one, 2: HUMAN } : { 1: HUMAN, 2: one };
}
