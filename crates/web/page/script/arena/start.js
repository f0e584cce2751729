/** Starting a run from the page: which game, who plays, how many games, how long they may think. */
import { ApiError, askCatalog, post } from '../api.js';
import { openDialog } from '../dialog.js';
import { el, put } from '../dom.js';
import { offersOf, welcome } from '../offers.js';
import { writeHash } from '../route.js';
import { t } from '../text.js';
import { gameName, playerName } from '../play/names.js';

/** Who meets when nobody has chosen yet. */
const USUAL = ['easy', 'medium'];

/**
 * Asks for a plan and starts it.
 * @param {string[]} engines other programs that may play, by name
 */
export async function askRun(engines) {
  const catalog = await askCatalog();
  const problem = el('p', { class: 'problem', role: 'alert', hidden: true });
  const game = el('select', { id: 'run-game', 'aria-label': t('arena.game'), onchange: () => draw() },
    catalog.games.map(({ name }) => el('option', { value: name }, gameName(name))));
  const spec = el('input', { type: 'text', id: 'run-spec', 'aria-label': t('arena.spec') });
  const levels = el('div', { class: 'run-levels', role: 'group', 'aria-label': t('arena.players') });
  const other = el('input', { type: 'text', id: 'run-other', 'aria-label': t('arena.other'), placeholder: 'mcts:nodes=2k alphabeta:depth=3' });
  const games = el('input', { type: 'number', id: 'run-games', min: 2, max: 10000, step: 2, value: '20', 'aria-label': t('arena.games') });
  const nodes = el('input', { type: 'number', id: 'run-nodes', min: 1, 'aria-label': t('arena.nodes'), placeholder: t('arena.usual') });
  const draw = () => {
    const entry = catalog.games.find(({ name }) => name === game.value);
    spec.value = game.value === welcome.game.split(':')[0] ? offersOf(game.value).followed || game.value : game.value;
    put(levels, [...(entry?.levels ?? []).map(({ name }) => name), ...engines].map((name) => el('label', { class: 'check' },
      el('input', { type: 'checkbox', name: 'player', value: name, checked: USUAL.includes(name) }), playerName(name))));
  };
  draw();
  const submit = async () => {
    const chosen = [...levels.querySelectorAll('input')].filter(({ checked }) => checked).map(({ value }) => value);
    const request = {
      game: spec.value.trim(), players: [...chosen, ...other.value.split(/\s+/).filter(Boolean)],
      games: Number(games.value), nodes: nodes.value ? Number(nodes.value) : null,
    };
    try {
      const { name } = await post('/api/runs/start', request);
      dialog.close();
      location.hash = writeHash('arena', {}, [name]);
    } catch (error) {
      problem.hidden = false;
      problem.textContent = error instanceof ApiError ? error.message : String(error);
    }
  };
  const field = (/** @type {string} */ name, /** @type {HTMLElement} */ input) => el('div', { class: 'field' }, el('span', {}, t(name)), input);
  const dialog = openDialog({ title: t('arena.start'), class: 'run-dialog', content: [el('div', { class: 'new-body' },
    field('arena.game', game), field('arena.spec', spec), field('arena.players', levels), field('arena.other', other),
    el('div', { class: 'fields' }, field('arena.games.each', games), field('arena.nodes', nodes)), problem)], actions: [
    el('button', { type: 'button', onclick: () => dialog.close() }, t('shell.cancel')),
    el('button', { type: 'button', class: 'primary', id: 'run-start', onclick: () => void submit() }, t('arena.start')),
  ] });
}

/**
 * Stops a run, or goes on with it.
 * @param {string} name
 * @param {{ running: boolean, finished: boolean }} run
 * @param {() => unknown} onchange
 */
export function runButton(name, { running, finished }, onchange) {
  if (finished && !running) return null;
  const act = async () => {
    await post(running ? '/api/runs/stop' : '/api/runs/resume', { name });
    await onchange();
  };
  return el('button', { type: 'button', id: running ? 'run-stop' : 'run-resume', onclick: () => void act().catch((error) => alertOf(error)) }, t(running ? 'arena.stop' : 'arena.resume'));
}

/** @param {unknown} error */
function alertOf(error) {
  openDialog({ title: t('shell.failure'), content: [el('p', {}, error instanceof Error ? error.message : String(error))] });
}
