/** What goes with each game, as its card says: nothing here knows a game by name. */
import offers from '../text/offers.js';

/** The game for whoever has chosen none. */
export const welcome = offers.welcome;

/** Where algorithms are shown: searches for a way, and searches of games for two. */
export const stages = { path: offers.path, game: offers.game };

/** What can be practiced. */
export const exercises = offers.exercises;

/** @type {import('../types/api.js').GameOffers} */
const NOTHING = { overlays: [], signs: false, threats: false, strokes: false, followed: '', formats: [] };

/**
 * What goes with the game of that name.
 * @param {string | undefined} name
 */
export function offersOf(name) {
  return offers.games[name ?? ''] ?? NOTHING;
}
