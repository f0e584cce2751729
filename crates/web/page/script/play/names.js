/** Names of games, settings, players and modes in words. */
import { has, t } from '../text.js';
import { readSpec } from './spec.js';

const SIZES = new Set(['size', 'rows', 'cols', 'heaps']);

/**
 * @param {string} kind
 * @param {string} name
 */
function named(kind, name) {
  const key = `${kind}.${name}`;
  return has(key) ? t(key) : name;
}

/** @param {string} name */
export const gameName = (name) => named('game', name);

/** @param {string} name */
export const settingName = (name) => named('setting', name);

/** @param {string} name */
export const choiceName = (name) => named('choice', name);

/**
 * A player: a person, a level, or an algorithm as it is written.
 * @param {string} spec
 */
export const playerName = (spec) => named('player', spec);

/**
 * A game with its size and what is special about it: "Hex 11×11 · swap".
 * @param {import('../../types/api.js').View} view
 */
export function titleOf(view) {
  const { settings } = view;
  const size = settings.size ? `${settings.size}×${settings.size}` : settings.rows ? `${settings.rows}×${settings.cols}` : '';
  const given = readSpec(view.game).settings;
  const rest = Object.entries(settings).filter(([name, value]) => !SIZES.has(name) && (value === 'on' || name in given));
  const words = rest.flatMap(([name, value]) => special(name, String(value ?? '')));
  return [[gameName(view.title), size].filter(Boolean).join(' '), ...words].join(' · ');
}

/**
 * @param {string} name
 * @param {string} value
 * @returns {string[]}
 */
function special(name, value) {
  if (value === '' || value === 'off' || value === 'again') return [];
  if (value === 'on') return [settingName(name).toLowerCase()];
  if (name === 'turns') return [choiceName(value).toLowerCase()];
  if (name === 'start') return [value];
  return [`${settingName(name).toLowerCase()} ${value}`];
}

/**
 * Which kinds of players meet: `people`, `mixed`, `computers` or `puzzle`.
 * @param {import('./game.js').Game} game
 */
export function modeOf(game) {
  if (game.isPuzzle) return 'puzzle';
  if (game.isAllComputers()) return 'computers';
  return game.isComputers(1) || game.isComputers(2) ? 'mixed' : 'people';
}

/** @param {number} side */
export const sideName = (side) => t(side === 1 ? 'shell.first' : 'shell.second');
