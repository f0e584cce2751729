/**
 * Words in English and European Portuguese, and numbers as each writes them. The words themselves are the program's: it
 * makes the modules in `text/`, one a part of the page.
 *
 * @typedef {'en' | 'pt'} Language
 * @typedef {Record<string, string>} Words
 * @typedef {Record<Language, Words>} Table
 * @typedef {Record<Language, string>} Phrase
 */
import first from '../text/first.js';

/** @type {Table} */
const words = { en: { ...first.en }, pt: { ...first.pt } };
const LOCALES = { en: 'en-GB', pt: 'pt-PT' };
/** Making one takes longer than writing a hundred numbers with it. @type {Map<string, Intl.NumberFormat>} */
const writers = new Map();

/** @type {Language} */
let current = initial();

/** @returns {Language} */
function initial() {
  if (typeof localStorage === 'undefined') return 'en';
  const chosen = localStorage.getItem('jogada.language');
  if (chosen === 'en' || chosen === 'pt') return chosen;
  return document.documentElement.dataset.language === 'pt' ? 'pt' : 'en';
}

/**
 * Adds a table; each part of the page that is not the first to be seen brings its own.
 * @param {Table} table
 */
export function register(table) {
  Object.assign(words.en, table.en);
  Object.assign(words.pt, table.pt);
}

/** The language in use. */
export function language() {
  return current;
}

/**
 * Changes the language, and keeps the choice; what is on the page is drawn again by whoever calls.
 * @param {Language} chosen
 */
export function choose(chosen) {
  localStorage.setItem('jogada.language', chosen);
  // The program, too, has to know: it says in the page what the browser should ask for first.
  document.cookie = `jogada-language=${chosen}; path=/; max-age=31536000; samesite=strict`;
  speak(chosen);
}

/** @param {Language} chosen */
export function speak(chosen) {
  current = chosen;
  document.documentElement.lang = LOCALES[chosen];
}

/**
 * The text of a key, with `{name}` replaced by values; numbers are written as the language does. Where a key has a
 * variant `key#one` it is used when `values.n` is one.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  const table = words[current];
  const text = (values.n === 1 && table[`${key}#one`]) || table[key];
  if (text === undefined) return key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => {
    const value = values[name];
    return value === undefined ? whole : typeof value === 'number' ? number(value) : value;
  });
}

/**
 * Whether a key has a text.
 * @param {string} key
 */
export function has(key) {
  return words[current][key] !== undefined;
}

/**
 * A number with at most that many decimals.
 * @param {number} value
 * @param {number} [decimals]
 */
export function number(value, decimals = 2) {
  const key = `${current} ${decimals}`;
  const writer = writers.get(key) ?? new Intl.NumberFormat(LOCALES[current], { maximumFractionDigits: decimals });
  writers.set(key, writer);
  return writer.format(value);
}

/**
 * A number with its sign always shown, and a true minus.
 * @param {number} value
 * @param {number} [decimals]
 */
export function signed(value, decimals = 1) {
  const shown = number(Math.abs(value), decimals);
  if (shown === '0') return '0';
  return (value < 0 ? '−' : '+') + shown;
}

/**
 * A share from 0 to 1 as a percentage.
 * @param {number} share
 */
export function percent(share) {
  return `${number(share * 100, 0)} %`;
}

/**
 * A count in a few characters: 812, 12.4 k, 3.1 M.
 * @param {number} count
 */
export function compact(count) {
  for (const [size, unit] of /** @type {[number, string][]} */ ([[1e9, 'G'], [1e6, 'M'], [1e3, 'k']])) {
    if (count >= size) return `${number(count / size, count >= 100 * size ? 0 : 1)} ${unit}`;
  }
  return number(count, 0);
}

/**
 * A time in milliseconds as people say it.
 * @param {number} ms
 */
export function duration(ms) {
  return ms < 1000 ? `${number(ms, 0)} ms` : `${number(ms / 1000, 1)} s`;
}
