/** Games that ended are kept on the machine too, where the program runs for one person: `jogada library` finds them. */
import { get, post } from '../api.js';
import { HUMAN } from './game.js';
import { movesTo, recordOf } from './tree.js';

/** Whether there is such a place: asked for once. @type {Promise<boolean> | null} */
let there = null;
/** Those that were kept from here: each once. */
const kept = new Set();

/** @param {import('./game.js').Game} game one that has ended */
export async function keepOnDisk(game) {
  const { id, players, names, tree, node } = game;
  // A game that was only looked at has its place already.
  if (kept.has(id) || names.length > 0 || movesTo(node).length === 0) return;
  kept.add(id);
  there ??= get('/api/library').then((answer) => answer.kept);
  if (!(await there)) return;
  const whole = recordOf(tree);
  const named = [1, 2].map((side) => players[/** @type {1 | 2} */ (side)] ?? HUMAN);
  const { text } = await post('/api/export', { ...game.line(), ...whole, players: named, format: 'json' });
  await post('/api/library/keep', { text, format: 'json' });
}
