/** Setting a position up: its text, a board that shows it at once, and what is wrong with it. */
import { ApiError, post } from '../api.js';
import { Board } from '../board.js';
import { openDialog } from '../dialog.js';
import { el } from '../dom.js';
import { icon } from '../icons.js';
import { offersOf } from '../offers.js';
import { t } from '../text.js';

/**
 * @param {import('./game.js').Game} game
 * @param {(start: string) => Promise<void>} use
 */
export function askPosition(game, use) {
  const field = el('textarea', { rows: 3, spellcheck: 'false', 'aria-label': t('setup.position'), 'aria-describedby': 'setup-says', oninput: () => void check() });
  field.value = game.view?.position ?? '';
  const says = el('p', { id: 'setup-says', role: 'status', class: 'small' });
  const strokes = offersOf(game.view?.title).strokes;
  const draw = el('input', { type: 'checkbox', id: 'setup-strokes', onchange: () => { from = undefined; void check(); } });
  const board = new Board({ onplace: (place) => void choose(place) });
  const ok = el('button', { type: 'button', class: 'primary', id: 'setup-use', onclick: () => void accept() }, t('setup.use'));
  let turn = 0;
  /** @type {string | undefined} where the way begins that is being drawn */
  let from;

  /**
   * A place is touched, or is one of the two ends of a way.
   * @param {string} place
   */
  async function choose(place) {
    if (!draw.checked) return edit(place);
    if (from === undefined) {
      from = place;
      says.textContent = t('setup.stroke.from', { place });
      return undefined;
    }
    const begun = from;
    from = undefined;
    return edit(place, begun);
  }

  /**
   * What pointing at a place makes of the text, or letting the other side move: the game says it.
   * @param {string} [place]
   * @param {string} [begun] where a way begins that is drawn to the place
   */
  async function edit(place, begun) {
    write((await post('/api/touch', { game: game.spec, position: field.value, place, from: begun })).position);
  }

  /** @param {string | null | undefined} text */
  function write(text) {
    if (!text) return;
    field.value = text;
    void check();
  }

  /** The position that games like this one start from, whatever this one started from. */
  async function clear() {
    const view = await post('/api/view', { game: game.spec, start: null, moves: [] });
    write(view.position);
  }

  async function check() {
    const mine = ++turn;
    try {
      const view = await post('/api/view', { game: game.spec, start: field.value, moves: [] });
      if (mine !== turn) return;
      board.show(view.scene, { name: t('setup.board'), open: false });
      ok.disabled = false;
      says.className = 'small muted';
      const who = t(view.side === 1 ? 'shell.first' : 'shell.second');
      says.textContent = view.settled ? t('setup.over') : t('setup.valid', { who });
    } catch (error) {
      if (mine !== turn) return;
      ok.disabled = true;
      says.className = 'small problem';
      says.textContent = wrong(error, field.value);
    }
  }

  async function accept() {
    await use(field.value.trim());
    dialog.close();
  }

  const dialog = openDialog({ title: t('play.setUp'), class: 'setup', content: [
    el('p', { class: 'muted small' }, t('setup.about')), el('div', { class: 'setup-board' }, board.element),
    el('div', { class: 'row' },
      el('button', { type: 'button', id: 'setup-clear', onclick: () => void clear() }, t('setup.clear')),
      strokes && el('label', { class: 'row' }, draw, t('setup.strokes')),
      !game.isPuzzle && el('button', { type: 'button', id: 'setup-side', onclick: () => void edit() }, icon('swap'), t('setup.side'))),
    field, says,
  ], actions: [el('button', { type: 'button', onclick: () => dialog.close() }, t('shell.cancel')), ok] });
  void check();
}

/**
 * What is wrong, and at which part of the text.
 * @param {unknown} error
 * @param {string} text
 */
function wrong(error, text) {
  if (!(error instanceof ApiError)) return String(error);
  const at = error.at && text.slice(error.at.start, error.at.end);
  return at ? `${error.message}: “${at}”` : error.message;
}
