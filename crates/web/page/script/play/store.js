/**
 * Where the game is kept: in the address, and in this browser, one place a tab.
 *
 * A tab that is loaded again finds its own game; a new tab begins with a copy of the last one. A duplicated tab has the
 * name of the other one: whoever holds the lock of that name keeps it.
 */
import { writeHash } from '../route.js';
import { movesTo, readTree, writeTree } from './tree.js';

const GAMES = 'jogada.game.';
const LAST = 'jogada.last';
const TABS_KEPT = 20;

/** The name of this tab, once it is its own. @type {Promise<string> | null} */
let tab = null;

/** @returns {Promise<string>} */
export function tabName() {
  tab ??= claim(sessionStorage.getItem('jogada.tab') ?? crypto.randomUUID());
  return tab;
}

/**
 * @param {string} name
 * @returns {Promise<string>}
 */
function claim(name) {
  return new Promise((resolve) => {
    const held = navigator.locks.request(`jogada-tab-${name}`, { ifAvailable: true }, (lock) => {
      if (!lock) return void claim(crypto.randomUUID()).then(resolve);
      sessionStorage.setItem('jogada.tab', name);
      resolve(name);
      // The lock is held as long as this promise waits: until the tab is gone.
      return new Promise(() => {});
    });
    held.catch(() => resolve(name));
  });
}

/**
 * Keeps the game.
 * @param {string} name of the tab
 * @param {import('./game.js').Game} game
 */
export function save(name, game) {
  const saved = { ...game.snapshot(), time: Date.now() };
  try {
    localStorage.setItem(GAMES + name, JSON.stringify(saved));
    localStorage.setItem(LAST, name);
    forgetOld();
  } catch {
    // A full or forbidden store must not stop a game; the address still holds it.
  }
}

function forgetOld() {
  const names = Object.keys(localStorage).filter((key) => key.startsWith(GAMES));
  if (names.length <= TABS_KEPT) return;
  const times = names.map((key) => ({ key, time: Number(read(key)?.time ?? 0) }));
  times.sort((one, other) => one.time - other.time);
  for (const { key } of times.slice(0, names.length - TABS_KEPT)) localStorage.removeItem(key);
}

/**
 * The game of this tab, or else the last one of any tab.
 * @param {string} name of the tab
 * @returns {import('./game.js').Opening | null}
 */
export function restore(name) {
  return read(GAMES + name) ?? read(GAMES + localStorage.getItem(LAST));
}

/**
 * @param {string} key
 * @returns {(import('./game.js').Opening & { time?: number }) | null}
 */
function read(key) {
  try {
    const saved = JSON.parse(localStorage.getItem(key) ?? 'null');
    return saved && typeof saved.game === 'string' ? saved : null;
  } catch {
    return null;
  }
}

/**
 * The address of the game as far as it is shown: the whole line, so that a link needs nothing else.
 * @param {import('./game.js').Game} game
 */
export function addressOf(game) {
  return writeHash('play', paramsOf(game));
}

/**
 * The address of the game with its branches and with what comes after the position shown, to be given away.
 * @param {import('./game.js').Game} game
 */
export function linkOf(game) {
  const tree = writeTree(game.tree);
  const params = paramsOf(game);
  return writeHash('play', tree === params.moves ? params : { ...params, tree });
}

/**
 * The address where the position that is shown is searched; who plays goes along, to be there on the way back.
 * @param {import('./game.js').Game} game
 */
export function watchOf(game) {
  return writeHash('lab', { ...paramsOf(game), moves: movesTo(game.node).join(' ') });
}

/** @param {import('./game.js').Game} game */
function paramsOf(game) {
  const { 1: first, 2: second } = game.players;
  const isPlain = first === 'human' && second === 'human';
  return {
    game: game.spec, start: game.start, moves: movesTo(game.node).join(','),
    first: isPlain ? null : first, second: isPlain ? null : second,
  };
}

/**
 * What an address asks for; nothing if it names no game.
 * @param {Record<string, string>} params
 * @returns {import('./game.js').Opening | null}
 */
export function openingOf(params) {
  if (!params.game) return null;
  const moves = (params.moves ?? '').split(/[,\s]+/).filter(Boolean);
  const tree = params.tree ? readTree(params.tree).save() : undefined;
  return {
    game: params.game, start: params.start ?? null, moves, tree,
    players: { 1: params.first ?? 'human', 2: params.second ?? 'human' },
  };
}

/**
 * Whether a kept game holds what an address asks for, so that its branches may stay.
 * @param {import('./game.js').Opening} kept
 * @param {import('./game.js').Opening} asked
 */
export function holds(kept, asked) {
  return !asked.tree && kept.game === asked.game && (kept.start ?? null) === (asked.start ?? null)
    && JSON.stringify(kept.at ?? []) === JSON.stringify(asked.moves ?? []);
}
