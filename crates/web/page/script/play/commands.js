/** Which keys do what: commands with Shift, and steps through the game. */
import { LEVELS } from './ending.js';
import { HUMAN } from './game.js';

/**
 * @param {import('./play.js').Play} play
 * @returns {import('./keys.js').Command[]}
 */
export function commandsOf(play) {
  const actions = play.actions();
  const letter = (/** @type {string} */ name, /** @type {string} */ key, /** @type {() => unknown} */ act) => ({ code: `Key${name}`, shown: name, key, act });
  const digit = (/** @type {number} */ at, /** @type {string} */ key, /** @type {() => unknown} */ act) => ({ code: `Digit${at}`, shown: String(at), key, act });
  const toggle = (/** @type {import('./layers.js').Layer} */ layer) => () => play.layers.toggle(layer);
  return [
    letter('N', 'newGame', actions.newGame), letter('H', 'hint', actions.hint), letter('Q', 'resign', actions.resign),
    letter('A', 'analyze', () => play.analysis.set(!play.analysis.on)), letter('W', 'sweep', () => play.match.sweep.toggle()),
    letter('X', 'layer.exact', toggle('exact')), letter('V', 'layer.values', toggle('values')), letter('L', 'layer.lines', toggle('lines')),
    letter('T', 'layer.threat', () => play.threat.isOffered() && play.layers.toggle('threat')), letter('O', 'layer.overlay', toggle('overlay')), letter('M', 'layer.last', toggle('last')),
    letter('B', 'focus', () => play.board.focus()), letter('E', 'sides', () => play.changeSides()),
    letter('P', 'pace.pause', () => play.computer.setPaused(!play.computer.paused)), letter('S', 'pace.step', () => play.game.isAllComputers() && play.computer.step()),
    letter('U', 'setUp', actions.setUp), letter('I', 'exchange', actions.exchange), letter('C', 'share', actions.share), letter('G', 'watch', () => play.controls.watch.hidden || play.controls.watch.click()), letter('K', 'promote', () => play.game.promote()),
    digit(1, 'start.people', () => play.again({ 1: HUMAN, 2: HUMAN })),
    digit(2, 'start.mixed', () => play.again({ 1: HUMAN, 2: levelOf(play) })),
    digit(3, 'start.computers', () => play.again({ 1: levelOf(play), 2: levelOf(play) })),
    ...LEVELS.map((level, at) => digit(at + 4, `start.${level}`, () => play.again({ 1: HUMAN, 2: level }))),
  ];
}

/**
 * The computer that plays now, or the usual one.
 * @param {import('./play.js').Play} play
 */
function levelOf({ game }) {
  return [game.players[2], game.players[1]].find((player) => player !== HUMAN) ?? 'medium';
}

/**
 * @param {import('./play.js').Play} play
 * @returns {Record<string, () => unknown>}
 */
export function stepsOf(play) {
  const { game, computer } = play;
  const pausing = (/** @type {() => unknown} */ act) => () => {
    if (game.isAllComputers() && !computer.paused) computer.setPaused(true);
    return act();
  };
  return {
    'ArrowLeft': pausing(() => game.back()), 'ArrowRight': () => game.next(),
    'ArrowUp': () => game.sibling(-1), 'ArrowDown': () => game.sibling(1),
    'Home': pausing(() => game.first()), 'End': () => game.last(),
    'Backspace': pausing(() => game.takeBack()), 'Ctrl+z': pausing(() => play.undo()), 'Ctrl+y': () => play.redo(),
    'Delete': pausing(() => game.forget()),
  };
}
