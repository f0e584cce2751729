/** The games that are kept on this machine, where the program runs for one person. */
import { get } from '../api.js';
import { el, put } from '../dom.js';
import { writeHash } from '../route.js';
import { t } from '../text.js';
import { gameName, playerName } from '../play/names.js';
import { readSpec } from '../play/spec.js';
import { resultText } from './kept.js';

/** @param {HTMLElement} section */
export async function libraryOf(section) {
  const { kept, games } = await get('/api/library');
  section.hidden = !kept || games.length === 0;
  if (section.hidden) return;
  put(section, el('h2', {}, t('games.library')), el('p', { class: 'muted small' }, t('games.library.about')),
    el('ul', { class: 'library-list' }, games.map((game) => el('li', {},
      el('a', { href: writeHash('play', { library: game.name }) }, gameName(readSpec(game.game).name)), ` ${game.players.map(playerName).join(' – ')} · `,
      `${resultText({ settled: game.result !== null, winner: game.result?.winner ?? 0 })} · ${t('games.moves', { n: game.moves })}`))));
}
