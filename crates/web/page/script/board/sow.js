/**
 * Sowing, one piece after the other. The way the pieces go is told by the program; here it is only shown.
 *
 * @typedef {{ move: string, path: string[], end: string, captured: number }} Sowing
 */
import { svg } from '../dom.js';
import { isStill, paced } from '../motion.js';
import { drawPart } from './parts.js';

/** The longest that one move may take to be shown, and the longest for one piece. */
const [LONGEST, STEP] = [1500, 130];

/**
 * Shows a sowing on the board of the position before; resolves when it is over or when `signal` says that nobody waits.
 * @param {import('../board.js').Board} board
 * @param {Sowing} sowing
 * @param {AbortSignal} signal
 */
export async function showSowing(board, sowing, signal) {
  if (isStill() || sowing.path.length === 0) return;
  const origin = board.spots.get(sowing.move);
  if (!origin) return;
  const step = paced(Math.min(STEP, LONGEST / sowing.path.length));
  const piece = svg('circle', { r: 0.075 });
  board.motion.append(piece);
  recount(board, origin.part.place ?? '', () => 0);
  let from = origin.center;
  for (const place of sowing.path) {
    const to = board.spots.get(place)?.center ?? from;
    if (!(await fly(piece, from, to, step, signal))) break;
    recount(board, place, (count) => count + 1);
    from = to;
  }
  if (sowing.captured > 0 && !signal.aborted) await flash(board, sowing.end, signal);
  piece.remove();
}

/**
 * @param {SVGCircleElement} piece
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @param {number} time
 * @param {AbortSignal} signal
 * @returns {Promise<boolean>} whether it arrived
 */
async function fly(piece, [x1, y1], [x2, y2], time, signal) {
  piece.setAttribute('cx', String(x2));
  piece.setAttribute('cy', String(y2));
  const moving = piece.animate([{ transform: `translate(${x1 - x2}px, ${y1 - y2}px)` }, { transform: 'none' }], { duration: time, easing: 'ease-in-out' });
  const stop = () => moving.cancel();
  signal.addEventListener('abort', stop, { once: true });
  const arrived = await moving.finished.then(() => true, () => false);
  signal.removeEventListener('abort', stop);
  return arrived && !signal.aborted;
}

/**
 * @param {import('../board.js').Board} board
 * @param {string} place
 * @param {(count: number) => number} change
 */
function recount(board, place, change) {
  const drawn = board.drawn.get(`pit ${place}`);
  if (!drawn) return;
  const part = { ...drawn.part, label: String(change(Number(drawn.part.label ?? 0))) };
  const element = drawPart(part);
  drawn.element.replaceWith(element);
  board.drawn.set(`pit ${place}`, { part, text: JSON.stringify(part), element });
}

/**
 * @param {import('../board.js').Board} board
 * @param {string} place
 * @param {AbortSignal} signal
 */
async function flash(board, place, signal) {
  const element = board.drawn.get(`pit ${place}`)?.element;
  const shown = element?.animate([{ opacity: 1 }, { opacity: 0.25 }, { opacity: 1 }], { duration: paced(350) });
  signal.addEventListener('abort', () => shown?.cancel(), { once: true });
  await shown?.finished.catch(() => {});
}
