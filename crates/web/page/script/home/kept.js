/** One of the games that were played here, as a card: its board, who played, how it ended. */
import { Board } from '../board.js';
import { el } from '../dom.js';
import { icon } from '../icons.js';
import { writeHash } from '../route.js';
import { language, t } from '../text.js';
import { gameName, playerName, sideName } from '../play/names.js';

/**
 * @param {import('../shelf.js').Kept} game
 * @param {() => unknown} [onremove]
 */
export function kept(game, onremove) {
  const board = new Board();
  board.show(game.scene, { open: false });
  board.hits.layer.remove();
  const href = writeHash('play', { saved: game.id });
  const when = new Intl.DateTimeFormat(language() === 'pt' ? 'pt-PT' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(game.time);
  return el('article', { class: 'kept-game', 'data-id': game.id },
    el('a', { href, class: 'card-board', tabindex: -1, 'aria-hidden': 'true' }, board.element),
    el('div', { class: 'kept-words' },
      el('a', { href }, gameName(game.title)),
      el('p', { class: 'small' }, whoText(game)),
      el('p', { class: 'muted small' }, `${resultText(game)} · ${t('games.moves', { n: game.moves })} · ${when}`)),
    onremove && el('button', { type: 'button', class: 'plain remove', 'aria-label': `${t('games.remove')}: ${gameName(game.title)}, ${when}`, onclick: () => void onremove() }, icon('close')));
}

/** @param {import('../shelf.js').Kept} game */
export function whoText({ opening: { players, names } }) {
  const name = (/** @type {1 | 2} */ side) => names?.[side - 1] || playerName(players?.[side] ?? 'human');
  return players ? `${name(1)} – ${name(2)}` : '';
}

/** @param {Pick<import('../shelf.js').Kept, 'settled' | 'winner'>} game */
export function resultText({ settled, winner }) {
  if (!settled) return t('games.open');
  return winner ? t('play.wins', { who: sideName(winner) }) : t('play.draw');
}
