/**
 * Fields for what can be set of a game or algorithm: one field a parameter of the catalog.
 *
 * @typedef {import('../../types/api.js').ParameterListing} Parameter
 */
import { el } from '../dom.js';
import { t } from '../text.js';
import { choiceName, settingName } from './names.js';

/** @type {Partial<Record<import('../../types/api.js').ParameterKind, string>>} */
const EXAMPLES = { numbers: '3+5+7', time: '2s', count: '20k', bytes: '64M' };
/** Sizes that people ask for. @type {Record<string, number[]>} */
const QUICK = { size: [11, 13, 19] };

/**
 * @param {Parameter[]} parameters
 * @param {Record<string, string>} [given]
 * @returns {{ element: HTMLElement, values: () => Record<string, string> }} `values` leaves out what is as usual
 */
export function parameterFields(parameters, given = {}) {
  const fields = parameters.map((parameter) => ({ parameter, ...field(parameter, given[parameter.name] ?? parameter.default ?? '') }));
  const values = () => Object.fromEntries(fields
    .map(({ parameter, value }) => [parameter.name, value()])
    .filter(([name, value]) => value !== '' && value !== (parameters.find((parameter) => parameter.name === name)?.default ?? '')));
  return { element: el('div', { class: 'fields' }, fields.map(({ element }) => element)), values };
}

/**
 * @param {Parameter} parameter
 * @param {string} value
 * @returns {{ element: HTMLElement, value: () => string }}
 */
function field(parameter, value) {
  const { name, kind, choices } = parameter;
  if (kind === 'switch') {
    const box = el('input', { type: 'checkbox', name, checked: value === 'on' });
    return { element: el('label', { class: 'check' }, box, settingName(name)), value: () => (box.checked ? 'on' : 'off') };
  }
  if (kind === 'choice' || choices.length > 0) {
    const list = el('select', { name }, choices.map((choice) => el('option', { value: choice, selected: choice === value }, choiceName(choice))));
    return { element: labeled(name, list), value: () => list.value };
  }
  const input = entry(parameter, value);
  const quick = (QUICK[name] ?? []).map((size) =>
    el('button', { type: 'button', class: 'quick', 'aria-label': `${settingName(name)} ${size}`, onclick: () => (input.value = String(size)) }, size));
  return { element: labeled(name, quick.length > 0 ? el('span', { class: 'row' }, input, quick) : input, input), value: () => input.value.trim() };
}

/**
 * @param {Parameter} parameter
 * @param {string} value
 */
function entry({ name, kind, least, most }, value) {
  if (kind === 'number' && (most ?? 0) < 1e6) return el('input', { type: 'number', name, min: least, max: most, value });
  const example = EXAMPLES[kind] ?? '';
  return el('input', { type: 'text', name, value, placeholder: example, size: 12 });
}

/**
 * @param {string} name
 * @param {HTMLElement} content
 * @param {HTMLElement} [input] what the label belongs to, where it is inside of something
 */
function labeled(name, content, input = content) {
  input.setAttribute('aria-label', settingName(name));
  return el('div', { class: 'field' }, el('span', {}, settingName(name)), content);
}

/**
 * A row of buttons of which one is pressed.
 * @param {string} name
 * @param {[string, string][]} options values and their words
 * @param {string} chosen
 * @param {(value: string) => void} choose
 */
export function segments(name, options, chosen, choose) {
  const buttons = options.map(([value, words]) =>
    el('button', { type: 'button', 'data-value': value, 'aria-pressed': String(value === chosen), onclick: () => press(value) }, words));
  const press = (/** @type {string} */ value) => {
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.value === value));
    choose(value);
  };
  return el('div', { class: 'field' }, el('span', {}, t(name)), el('div', { class: 'segments', role: 'group', 'aria-label': t(name) }, buttons));
}
