/** Games that ended are kept on the machine too, where the program runs for one person: `jogada library` finds them. */
import { get, post } from '../api.js';
import { HUMAN } from './game.js';
import { recordOf } from './tree.js';

/** Whether there is such a place: asked for once. @type {Promise<boolean> | null} */
let there = null;
/** One at a time: each takes the place of the one before. */
let writing = Promise.resolve();

/** Where the file of a game is noted. @param {string} id */
const noted = (id) => `jogada.file.${id}`;

/**
 * Whether a game has a file there, which what is said about it later goes to.
 * @param {string} id
 */
export function isOnDisk(id) {
  return localStorage.getItem(noted(id)) !== null;
}

/** @param {string} id */
export function forgetFile(id) {
  localStorage.removeItem(noted(id));
}

/** @param {import('./game.js').Game} game one that has ended */
export function keepOnDisk(game) {
  // What is written is the game as it is now, however long those before take.
  const { id, players, names, tree } = game;
  // A game that was only looked at has its place already.
  if (names.length > 0 || tree.root.children.length === 0) return;
  const named = [1, 2].map((side) => players[/** @type {1 | 2} */ (side)] ?? HUMAN);
  const question = { ...game.line(), ...recordOf(tree), players: named, format: 'json' };
  writing = writing.then(() => write(id, question)).catch(() => {});
}

/**
 * @param {string} id
 * @param {import('../../types/api.js').ExportRequest} question
 */
async function write(id, question) {
  there ??= get('/api/library').then((answer) => answer.kept);
  if (!(await there)) return;
  const { text } = await post('/api/export', question);
  const { name } = await post('/api/library/keep', { text, earlier: localStorage.getItem(noted(id)) });
  localStorage.setItem(noted(id), name);
}
