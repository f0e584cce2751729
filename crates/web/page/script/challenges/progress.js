/**
 * What was solved here, and on how many days in a row: kept in the browser, for nobody else.
 *
 * @typedef {{ solved: string[], day: number, streak: number }} Progress `day` is the last one on which that day's was solved
 */
const KEPT = 'jogada.challenges';
const DAY_MS = 86_400_000;
/** Coprime to most counts, so that days that follow each other have games of different kinds. */
const STRIDE = 7919;

/** The number of this day, the same everywhere: by universal time. */
export function today() {
  return Math.floor(Date.now() / DAY_MS);
}

/** @returns {Progress} */
export function progress() {
  try {
    return { solved: [], day: 0, streak: 0, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') };
  } catch {
    return { solved: [], day: 0, streak: 0 };
  }
}

/** The days in a row up to today; yesterday's still counts while today's is open. */
export function streak() {
  const { day, streak: days } = progress();
  return day >= today() - 1 ? days : 0;
}

/**
 * Notes that one was solved.
 * @param {string} id
 * @param {boolean} isDaily whether it is today's
 */
export function note(id, isDaily) {
  const known = progress();
  const now = today();
  const solved = [...new Set([...known.solved, id])];
  const counts = isDaily && known.day !== now;
  const days = counts ? { day: now, streak: known.day === now - 1 ? known.streak + 1 : 1 } : {};
  localStorage.setItem(KEPT, JSON.stringify({ ...known, ...days, solved }));
}

/**
 * The one of the day, the same for everyone.
 * @template T
 * @param {T[]} all
 * @returns {T | undefined}
 */
export function daily(all) {
  return all[(today() * STRIDE) % Math.max(1, all.length)];
}
