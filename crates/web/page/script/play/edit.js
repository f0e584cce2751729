/**
 * Editing the text of a position by clicking on its board. Only the notation is known here; whether a position makes
 * sense is for the program to say.
 */

/**
 * The text after a click on a place: the next stone, one line more or less, one piece more; null where a click means
 * nothing.
 * @param {string} game
 * @param {string} text
 * @param {string} place
 * @returns {string | null}
 */
export function editPosition(game, text, place) {
  if (game === 'hex' || game === 'tic-tac-toe') return editStone(text, place);
  if (game === 'dots-and-boxes') return editLine(text, place);
  if (game === 'adji-boto' || game === 'adji-boto-puzzle') return editPit(text, place);
  if (game === 'nim') return editHeap(text, place);
  return null;
}

/**
 * The text with the other side to move: the last `1` or `2` that stands alone, for every game with sides.
 * @param {string} text
 */
export function otherSide(text) {
  return text.replace(/(^|[ ;])([12])(?=\s*($|;b:))/, (_, before, side) => before + (3 - Number(side)));
}

/**
 * Rows of `.xo`: empty, First, Second, and round.
 * @param {string} text
 * @param {string} place
 */
function editStone(text, place) {
  const [board, ...rest] = text.trim().split(/\s+/);
  const rows = board.split('/');
  const { row, col } = cellOf(place, rows[0]?.length ?? 0);
  const stone = rows[row]?.[col];
  if (stone === undefined) return null;
  const next = { '.': 'x', 'x': 'o' }[stone.toLowerCase()] ?? '.';
  rows[row] = rows[row].slice(0, col) + next + rows[row].slice(col + 1);
  return [rows.join('/'), ...rest].join(' ');
}

/**
 * `f6` by letter and number, `5` by number alone.
 * @param {string} place
 * @param {number} cols
 */
function cellOf(place, cols) {
  const [, letter, digits] = /^([a-z]?)(\d+)$/i.exec(place) ?? [];
  if (!digits) return { row: -1, col: -1 };
  if (letter) return { row: Number(digits) - 1, col: letter.toLowerCase().charCodeAt(0) - 97 };
  return { row: Math.floor((Number(digits) - 1) / cols), col: (Number(digits) - 1) % cols };
}

/**
 * `h:110000/…;v:…;scores;side`: draws or erases a line. Owners of boxes no longer hold, so they are left out.
 * @param {string} text
 * @param {string} place
 */
function editLine(text, place) {
  const [, kind, row, col] = /^([hv])(\d+)\.(\d+)$/.exec(place) ?? [];
  if (!kind) return null;
  const parts = text.split(';').filter((part) => !part.trim().startsWith('b:'));
  return parts.map((part) => {
    if (!part.trim().startsWith(`${kind}:`)) return part;
    const rows = part.trim().slice(2).split('/');
    const [at, along] = [Number(row) - 1, Number(col) - 1];
    const bit = rows[at]?.[along] === '1' ? '0' : '1';
    rows[at] = (rows[at] ?? '').slice(0, along) + bit + (rows[at] ?? '').slice(along + 1);
    return `${kind}:${rows.join('/')}`;
  }).join(';');
}

/**
 * `((t1 … t6)(b1 … b6)) …`: one piece more; after twelve none.
 * @param {string} text
 * @param {string} place
 */
function editPit(text, place) {
  const [, row, column] = /^([tb])(\d)$/.exec(place) ?? [];
  if (!row) return null;
  const wanted = (row === 't' ? 0 : 6) + Number(column) - 1;
  let at = -1;
  return text.replace(/\d+/g, (count) => (++at === wanted ? String((Number(count) + 1) % 13) : count));
}

/**
 * `1,3,5 1`: a click on a piece of a heap takes one away.
 * @param {string} text
 * @param {string} place
 */
function editHeap(text, place) {
  const heap = Number(place.split('-')[0]) - 1;
  let at = -1;
  return text.replace(/\d+/g, (count) => (++at === heap ? String(Math.max(0, Number(count) - 1)) : count));
}
