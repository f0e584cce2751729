/** The list of runs. */
import { el } from '../dom.js';
import { welcome } from '../offers.js';
import { writeHash } from '../route.js';
import { t } from '../text.js';
import { icon } from '../icons.js';
import { progress, tableOf } from './parts.js';
import { exampleRun } from './example.js';
import { askRun } from './start.js';

const EXAMPLE = `jogada arena ${welcome.game} --players easy medium --games 20`;
const start = (/** @type {string[]} */ engines) => el('button', { type: 'button', class: 'primary', id: 'new-run', onclick: () => void askRun(engines) }, icon('plus'), t('arena.start'));

/**
 * @param {import('../../types/api.js').RunLine[]} runs
 * @param {string[]} engines other programs that may play, by name
 */
export function listOf(runs, engines) {
  const head = [el('h1', {}, t('arena.title')), el('p', {}, t('arena.about')), el('p', {}, start(engines))];
  if (runs.length === 0) return [...head, el('p', {}, `${t('arena.empty')} `, el('code', {}, EXAMPLE)), exampleRun()];
  const rows = runs.map((run) => [
    el('a', { href: writeHash('arena', {}, [run.name]) }, run.name), run.game, run.players.join(' · '),
    progress(run.played, run),
  ]);
  return [...head, tableOf(['run', 'game', 'players', 'games'].map((key) => t(`arena.${key}`)), rows, 'runs')];
}
