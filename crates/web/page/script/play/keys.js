/**
 * Keys of Play. Plain letters and digits type a move; Shift and a letter is a command; arrows step through the game
 * unless the board has the focus, where they move its cursor.
 */
import { isTaken } from '../dom.js';
import { t } from '../text.js';

/**
 * @typedef {{ code: string, shown: string, key: string, act: () => unknown }} Command `code` is the physical key
 * @typedef {import('../help.js').Section} Section
 */

/**
 * @param {KeyboardEvent} event
 * @param {{ commands: Command[], steps: Record<string, () => unknown>, typed: import('./typed.js').Typed, swap: () => boolean }} keys
 */
export function handleKey(event, { commands, steps, typed, swap }) {
  if (event.defaultPrevented || isTaken(event) || event.altKey) return;
  const name = (event.ctrlKey || event.metaKey ? 'Ctrl+' : '') + event.key;
  const step = steps[name] ?? steps[name.toLowerCase()];
  if (step && !event.shiftKey) return done(event, step);
  if (event.ctrlKey || event.metaKey) return;
  // A digit is typed, whatever it takes to type one: on some keyboards Shift.
  if (/^[0-9]$/.test(event.key)) return typed.take();
  if (event.shiftKey) {
    const command = commands.find(({ code }) => code === event.code);
    if (command) done(event, command.act);
    return;
  }
  if (event.key.toLowerCase() === 's' && swap()) return event.preventDefault();
  if (/^[a-z]$/i.test(event.key)) typed.take();
}

/**
 * @param {KeyboardEvent} event
 * @param {() => unknown} act
 */
function done(event, act) {
  event.preventDefault();
  void act();
}

/**
 * What the help says about keys.
 * @param {Command[]} commands
 * @returns {Section[]}
 */
export function keyHelp(commands) {
  const starts = commands.filter(({ key }) => key.startsWith('start.'));
  const rest = commands.filter(({ key }) => !key.startsWith('start.'));
  const pairs = (/** @type {Command[]} */ some) => some.map(({ shown, key }) => /** @type {[string, string]} */ ([`Shift+${shown}`, t(key.includes('.') ? key : `play.${key}`)]));
  return [
    { title: t('help.moving'), text: [t('help.moving.text')], keys: [
      ['a–z 0–9', t('help.type')], ['Enter', t('help.enter')], ['← → ↑ ↓', t('help.cursor')], ['s', t('help.swap')],
    ] },
    { title: t('help.stepping'), keys: [
      ['← →', t('help.steps')], ['↑ ↓', t('help.siblings')], ['Home End', t('help.ends')],
      ['Backspace', t('play.takeBack')], ['Ctrl+Z', t('help.undo')], ['Ctrl+Y', t('help.redo')], ['Delete', t('play.forget')],
    ] },
    { title: t('help.starting'), keys: pairs(starts) },
    { title: t('help.commands'), keys: pairs(rest) },
  ];
}
