/** The list of runs. */
import { el } from '../dom.js';
import { welcome } from '../offers.js';
import { writeHash } from '../route.js';
import { t } from '../text.js';
import { icon } from '../icons.js';
import { progress, tableOf } from './parts.js';
import { askRun } from './start.js';

const EXAMPLE = `jogada arena ${welcome.game} --players easy medium --games 20`;
const start = () => el('button', { type: 'button', class: 'primary', id: 'new-run', onclick: () => void askRun() }, icon('plus'), t('arena.start'));

/** @param {import('../../types/api.js').RunLine[]} runs */
export function listOf(runs) {
  const head = [el('h1', {}, t('arena.title')), el('p', {}, t('arena.about')), el('p', {}, start())];
  if (runs.length === 0) return [...head, el('p', {}, `${t('arena.empty')} `, el('code', {}, EXAMPLE))];
  const rows = runs.map((run) => [
    el('a', { href: writeHash('arena', {}, [run.name]) }, run.name), run.game, run.players.join(' · '),
    progress(run.played, run),
  ]);
  return [...head, tableOf(['run', 'game', 'players', 'games'].map((key) => t(`arena.${key}`)), rows, 'runs')];
}
