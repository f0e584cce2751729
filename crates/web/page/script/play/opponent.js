/** Choosing a computer player: a level, or an algorithm with its limits. */
import { el, put } from '../dom.js';
import { percent, t } from '../text.js';
import { playerName } from './names.js';
import { parameterFields } from './parameters.js';
import { readSpec, writeSpec } from './spec.js';

const CUSTOM = 'custom';
/** What is asked of every algorithm, in this order; the rest is for the command line. */
const ASKED = ['depth', 'nodes', 'time', 'eval', 'seed'];

/**
 * @param {import('../../types/api.js').CatalogListing} catalog
 * @param {string} game
 * @param {string} spec what is chosen at first
 * @param {string} label
 * @returns {{ element: HTMLElement, spec: () => string }}
 */
export function opponentFields(catalog, game, spec, label) {
  const entry = catalog.games.find((one) => one.name === game);
  const levels = (entry?.levels ?? []).map((level) => level.name);
  const ours = levels.filter((name) => !name.startsWith('report-'));
  const theirs = levels.filter((name) => name.startsWith('report-'));
  const isLevel = levels.includes(spec) || spec === 'human';
  const option = (/** @type {string} */ name) => el('option', { value: name, selected: name === (isLevel ? spec : CUSTOM) }, playerName(name));
  const list = el('select', { name: 'level', 'aria-label': label, onchange: () => draw() }, ours.map(option),
    el('optgroup', { label: t('new.reports') }, theirs.map(option)), el('option', { value: CUSTOM, selected: !isLevel }, t('new.custom')));
  if (spec === 'human') list.value = 'medium';
  const more = el('div', { class: 'custom' });
  const strength = el('p', { class: 'muted small' });
  /** @type {ReturnType<typeof algorithmFields> | null} */
  let custom = null;
  const draw = () => {
    custom = list.value === CUSTOM ? algorithmFields(catalog, entry, isLevel ? 'alphabeta:depth=6' : spec) : null;
    put(more, custom?.element);
    strength.textContent = measuredText(entry?.levels.find((level) => level.name === list.value));
  };
  draw();
  const element = el('div', { class: 'field' }, el('span', {}, label), list, strength, more);
  return { element, spec: () => custom?.spec() ?? list.value };
}

/**
 * Who a level is, and how it fared against the one before it, on the usual board and on others.
 * @param {import('../../types/api.js').LevelListing | undefined} level
 */
export function measuredText(level) {
  if (!level) return '';
  const usual = level.measured ? faredText(level.measured) : t('new.unmeasured');
  const elsewhere = level.elsewhere.map((measured) => `${measured.game}: ${faredText(measured)}`);
  return [level.player, usual, ...elsewhere].join(' · ');
}

/** @param {import('../../types/api.js').LevelMeasure} measured */
function faredText({ against, score, low, high, pairs }) {
  const figures = { score: percent(score), error: percent((high - low) / 2), games: 2 * pairs };
  return t('new.measured', { against: playerName(against), ...figures });
}

/**
 * @param {import('../../types/api.js').CatalogListing} catalog
 * @param {import('../../types/api.js').GameListing | undefined} game
 * @param {string} spec
 */
function algorithmFields(catalog, game, spec) {
  const trees = catalog.algorithms;
  const given = readSpec(spec);
  const list = el('select', { name: 'algorithm', 'aria-label': t('new.algorithm'), onchange: () => draw({}) },
    trees.map(({ name, about }) =>
      el('option', { value: name, selected: name === given.name, title: about }, name)));
  const host = el('div', {});
  const about = el('p', { class: 'muted small' });
  /** @type {ReturnType<typeof parameterFields>} */
  let fields;
  const draw = (/** @type {Record<string, string>} */ settings) => {
    const algorithm = trees.find((one) => one.name === list.value);
    const keys = ASKED.flatMap((name) => (algorithm?.parameters ?? []).filter((key) => key.name === name));
    const asked = { kind: /** @type {const} */ ('choice'), choices: ['', ...(game?.evaluations ?? [])] };
    const known = keys.map((key) => (key.name === 'eval' ? { ...key, ...asked } : key));
    fields = parameterFields(known, settings);
    about.textContent = algorithm?.about ?? '';
    put(host, fields.element);
  };
  draw(given.settings);
  return { element: el('div', { class: 'custom-fields' }, list, about, host), spec: () => writeSpec(list.value, fields.values()) };
}
