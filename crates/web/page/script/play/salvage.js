/** What can be had of a game that is not quite right. */
import { ApiError } from '../api.js';

/**
 * What is left of a game that could not be opened, without what is wrong with it; nothing if there is no such game.
 * @param {import('./game.js').Opening} opening
 * @param {unknown} error
 * @returns {import('./game.js').Opening | null}
 */
export function rightOf(opening, error) {
  const field = error instanceof ApiError ? error.field ?? '' : '';
  const wrong = /^moves\/(\d+)$/.exec(field)?.[1];
  const plain = { game: opening.game, players: opening.players, start: opening.start };
  if (wrong !== undefined) return { ...plain, moves: (opening.at ?? opening.moves ?? []).slice(0, Number(wrong)) };
  return field === 'start' ? { ...plain, start: null } : null;
}
