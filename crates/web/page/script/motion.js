/** How fast pieces move on boards: chosen once, for all games. Who wants nothing to move by the system's word gets that. */
const KEPT = 'jogada.motion';

/** How much longer than usual each takes. @type {Record<string, number>} */
const FACTORS = { none: 0, fast: 0.4, normal: 1, slow: 2.2 };
export const MOTIONS = Object.keys(FACTORS);

/** What was chosen. */
export function chosenMotion() {
  const kept = localStorage.getItem(KEPT) ?? '';
  return kept in FACTORS ? kept : 'normal';
}

/** @param {string} motion */
export function chooseMotion(motion) {
  localStorage.setItem(KEPT, motion);
  applyMotion();
}

/** Tells the styles. */
export function applyMotion() {
  document.documentElement.dataset.motion = chosenMotion();
}

/** How long a movement takes that usually takes so many milliseconds. */
export function paced(/** @type {number} */ time) {
  return time * FACTORS[chosenMotion()];
}

/** Whether moving things should jump instead. */
export function isStill() {
  return chosenMotion() === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
