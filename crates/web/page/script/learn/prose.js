/** Texts of the learning pages, in the language of the page. */
import { el } from '../dom.js';
import { language } from '../text.js';

/** @typedef {import('../text.js').Phrase} Phrase */

/** @param {Phrase} phrase */
export const said = (phrase) => phrase[language()];

/**
 * Text in which `code` stands between backquotes, *what matters* between stars, **a rule** between two of them, and powers
 * are written b^d or b^(d/2).
 * @param {Phrase} phrase
 */
export function prose(phrase) {
  return said(phrase).split('`').flatMap((part, at) => (at % 2 === 1 ? [el('code', {}, part)] : stressed(part)));
}

/** @param {string} text */
function stressed(text) {
  return text.split('**').flatMap((part, at) => (at % 2 === 1 ? [el('strong', {}, part)] : leaning(part)));
}

/**
 * A star is a mark only where it stands at a word: A* is a name.
 * @param {string} text
 */
function leaning(text) {
  return text.split(/(?<![\p{L}\p{N}])\*([^*]+)\*(?![\p{L}\p{N}])/u).flatMap((part, at) => (at % 2 === 1 ? [el('em', {}, part)] : powers(part)));
}

/** @param {string} text */
function powers(text) {
  return text.split(/\^(\([^)]*\)|\w)/).map((part, at) => (at % 2 === 1 ? el('sup', {}, part.replace(/[()]/g, '')) : part));
}
