/** Arena: the runs that are on this machine. */
import { get } from '../api.js';
import { el, put } from '../dom.js';
import { register, t } from '../text.js';
import words from '../../text/arena.js';

register(words);

const EXAMPLE = 'jogada arena hex:size=7 --players easy medium --games 20 --out run';

/** @param {HTMLElement} host */
export async function mount(host) {
  const content = el('div', {}, el('p', { class: 'muted' }, t('shell.loading')));
  put(host, el('section', { class: 'arena' }, el('h1', {}, t('arena.title')), el('p', {}, t('arena.about')), content));
  const { runs = [] } = await get('/api/runs');
  put(content, runs.length > 0 ? table(runs) : el('p', {}, `${t('arena.empty')} `, el('code', {}, EXAMPLE)));
  return {};
}

/** @param {Record<string, any>[]} runs */
function table(runs) {
  const heads = ['run', 'game', 'players', 'games'].map((name) => el('th', { scope: 'col' }, t(`arena.${name}`)));
  return el('table', { class: 'runs' }, el('thead', {}, el('tr', {}, heads)),
    el('tbody', {}, runs.map((run) => el('tr', {},
      el('th', { scope: 'row' }, run.name), el('td', {}, run.game ?? ''), el('td', {}, (run.players ?? []).join(' · ')), el('td', {}, run.games ?? '')))));
}
