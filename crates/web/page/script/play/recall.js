/**
 * The positions shown last, kept in the browser: a page that is opened again shows its board before the program has
 * answered, and brings it up to date when it has.
 *
 * @typedef {import('../../types/api.js').View} View
 * @typedef {import('../../types/api.js').GameLine} Line
 */
const KEPT = 'jogada.views';
const MOST = 3;

/** @returns {{ line: string, view: View }[]} */
function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/**
 * @param {Line} line
 * @returns {View | null}
 */
export function recall(line) {
  const text = JSON.stringify(line);
  return read().find((kept) => kept.line === text)?.view ?? null;
}

/**
 * @param {Line} line
 * @param {View} view
 */
export function remember(line, view) {
  const text = JSON.stringify(line);
  try {
    localStorage.setItem(KEPT, JSON.stringify([{ line: text, view }, ...read().filter((kept) => kept.line !== text)].slice(0, MOST)));
  } catch {
    // Without room the program is asked and waited for, as ever.
  }
}
