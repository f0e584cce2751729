/** Taking games in and out: text, SGF, JSON, a picture, a link. */
import { ApiError, post } from '../api.js';
import { openDialog } from '../dialog.js';
import { download, el, put, say } from '../dom.js';
import { icon } from '../icons.js';
import { offersOf } from '../offers.js';
import { keep } from '../shelf.js';
import { t } from '../text.js';
import { recordOf, treeOf } from './tree.js';

/** A picture of the board, which every game has. */
const PICTURE = 'svg';

/**
 * @param {import('./game.js').Game} game
 * @param {(opening: import('./game.js').Opening) => Promise<void>} open
 * @param {(taken: import('../../types/api.js').RecordAnswer) => void} tell what was taken in, and what was not
 */
export function askExchange(game, open, tell) {
  const formats = [...offersOf(game.view?.title).formats, PICTURE];
  const list = el('select', { 'aria-label': t('exchange.format'), id: 'export-format', onchange: () => void draw() },
    formats.map((format) => el('option', { value: format }, t(`exchange.${format}`))));
  const out = el('textarea', { rows: 6, readonly: true, spellcheck: 'false', id: 'export-text', 'aria-label': t('exchange.export') });
  const lacks = el('p', { class: 'muted small', role: 'status', id: 'export-lacks' });
  /** @type {Partial<import('../../types/api.js').Export>} */
  let made = {};

  async function draw() {
    const { players, names } = game;
    // A picture is of the position shown; a record is of the whole game, wherever one is in it.
    const whole = list.value === PICTURE ? {} : recordOf(game.tree);
    try {
      made = await post('/api/export', { ...game.line(), ...whole, players: [1, 2].map((side) => names[side - 1] || players[/** @type {1 | 2} */ (side)]), format: list.value });
      out.value = made.text ?? '';
      lacks.textContent = made.left_out ? lackText(made.left_out) : '';
    } catch (error) {
      out.value = error instanceof Error ? error.message : String(error);
    }
  }

  const { element, take } = importFields(open, () => dialog.close(), tell);
  const dialog = openDialog({ title: t('play.exchange'), class: 'exchange', content: [
    el('section', {}, el('h3', {}, t('exchange.export')),
      el('div', { class: 'row' }, list, copyButton(() => out.value),
        el('button', { type: 'button', onclick: () => download(made.name ?? 'game.txt', made.mime ?? 'text/plain', made.text ?? '') }, icon('export'), t('shell.download'))), out, lacks),
    el('section', {}, el('h3', {}, t('exchange.import')), element),
  ], actions: [el('button', { type: 'button', class: 'primary', id: 'import', onclick: () => void take() }, t('exchange.import'))] });
  void draw();
}

/**
 * @param {(opening: import('./game.js').Opening) => Promise<void>} open
 * @param {() => void} close
 * @param {(taken: import('../../types/api.js').RecordAnswer) => void} tell
 */
function importFields(open, close, tell) {
  const field = el('textarea', { rows: 5, spellcheck: 'false', id: 'import-text', 'aria-label': t('exchange.import'), placeholder: t('exchange.placeholder') });
  const file = el('input', { type: 'file', multiple: true, 'aria-label': t('exchange.file'), accept: '.json,.jsonl,.sgf,.hsgf,.txt', onchange: async () => {
    const texts = await Promise.all([...file.files ?? []].map((one) => one.text()));
    field.value = texts.map((text) => text.trim()).join('\n');
  } });
  const problem = el('p', { class: 'problem small', role: 'alert', hidden: true });
  const take = async () => {
    try {
      const taken = await post('/api/record', { text: field.value, format: 'auto' });
      await Promise.all((taken.others ?? []).map(keepRecord));
      await open(recorded(taken));
      close();
      tell(taken);
    } catch (error) {
      problem.hidden = false;
      put(problem, error instanceof ApiError ? error.message : String(error));
    }
  };
  return { element: el('div', { class: 'new-body' }, field, file, problem), take };
}

/**
 * What the program has read, as a game to be opened.
 * @param {import('../../types/api.js').RecordAnswer} taken
 */
export function recorded({ record, line }) {
  return openingOf(record, line.moves);
}

/**
 * Puts a game among one's own without opening it.
 * @param {import('../../types/api.js').RecordDocument} record
 */
async function keepRecord(record) {
  const opening = openingOf(record);
  const view = await post('/api/view', { game: record.game, start: record.start ?? null, moves: record.moves });
  const { title, settled, winner, scene } = view;
  await keep({ id: crypto.randomUUID(), time: Date.now(), title, moves: view.plies.length, winner, settled, opening, scene });
}

/**
 * A record as a game to be opened, at its end. Names in a record may be of people: nobody is made to move by them.
 * @param {import('../../types/api.js').RecordDocument} record
 * @param {string[]} [moves] as the program plays them, where that differs
 * @returns {import('./game.js').Opening}
 */
export function openingOf(record, moves = record.moves) {
  const tree = treeOf(moves, record);
  return {
    game: record.game, start: record.start, tree: tree.save(), root: tree.root.info, at: moves,
    names: record.players, players: { 1: 'human', 2: 'human' },
  };
}

/**
 * What a format has no room for, in a sentence; nothing if it has room for all.
 * @param {import('../../types/api.js').LeftOutDocument} leftOut
 */
export function lackText({ variations, games, comments }) {
  const parts = [['variations', variations], ['games', games], ['comments', comments]]
    .filter(([, count]) => Number(count) > 0).map(([what, count]) => t(`lack.${what}`, { n: Number(count) }));
  return parts.length > 0 ? t('lack.sentence', { what: parts.join(', ') }) : '';
}

/**
 * A button that copies a text and says so.
 * @param {() => string} text
 */
function copyButton(text) {
  const label = el('span', {}, t('shell.copy'));
  return el('button', { type: 'button', onclick: async () => {
    label.textContent = await copy(text()) ? t('shell.copied') : t('shell.uncopied');
    say(label.textContent);
  } }, icon('copy'), label);
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether the browser let us
 */
function copy(text) {
  return navigator.clipboard?.writeText(text).then(() => true, () => false) ?? Promise.resolve(false);
}

/**
 * Shows the link that holds the whole game.
 * @param {string} hash
 */
export function askShare(hash) {
  const link = `${location.origin}${location.pathname}${hash}`;
  const field = el('input', { type: 'text', readonly: true, value: link, id: 'share-link', 'aria-label': t('share.link'), onfocus: () => field.select() });
  openDialog({ title: t('play.share'), content: [
    el('p', { class: 'muted' }, t('share.about')), el('div', { class: 'row share-row' }, field, copyButton(() => link)),
  ] });
  field.focus();
}
