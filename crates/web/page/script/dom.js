/**
 * Making elements. Text always goes in as text, never as markup.
 *
 * @typedef {Node | string | number | null | undefined | false} Child
 * @typedef {Record<string, unknown>} Attributes `on…` adds a listener, `class` and others are attributes; null and
 *   false leave one out, true writes it empty. `value`, `checked` and `selected` are set as properties.
 */

const SVG = 'http://www.w3.org/2000/svg';
const PROPERTIES = new Set(['value', 'checked', 'selected', 'disabled', 'open']);

/**
 * An HTML element.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  apply(element, attributes);
  fill(element, children);
  return element;
}

/**
 * An SVG element.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...(Child | Child[])} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  apply(element, attributes);
  fill(element, children);
  return element;
}

/**
 * Sets attributes and listeners.
 * @param {Element} element
 * @param {Attributes} attributes
 */
export function apply(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on') && typeof value === 'function') {
      element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    } else if (PROPERTIES.has(name) && name in element) {
      Reflect.set(element, name, value);
    } else if (value === null || value === undefined || value === false) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true ? '' : String(value));
    }
  }
}

/**
 * Replaces what is in an element.
 * @param {Element} element
 * @param {...(Child | Child[])} children
 */
export function put(element, ...children) {
  element.replaceChildren();
  fill(element, children);
}

/**
 * @param {Element} element
 * @param {(Child | Child[])[]} children
 */
function fill(element, children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * Whether keys go into a field or an open dialog, so that shortcuts must keep out.
 * @param {Event} event
 */
export function isTaken(event) {
  if (document.querySelector('dialog[open]')) return true;
  const target = event.target;
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]');
}

/**
 * Says a sentence to people who listen to the page.
 * @param {string} sentence
 */
export function say(sentence) {
  const live = document.getElementById('live');
  if (live) live.textContent = sentence;
}

/**
 * Offers a text as a file.
 * @param {string} name
 * @param {string} mime
 * @param {string} text
 */
export function download(name, mime, text) {
  const url = URL.createObjectURL(new Blob([text], { type: mime }));
  el('a', { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
