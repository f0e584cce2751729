/** Taking games in and out: text, SGF, JSON, a picture, a link. */
import { ApiError, post } from '../api.js';
import { openDialog } from '../dialog.js';
import { download, el, put, say } from '../dom.js';
import { icon } from '../icons.js';
import { offersOf } from '../offers.js';
import { t } from '../text.js';
import { infoTo } from './tree.js';

/** A picture of the board, which every game has. */
const PICTURE = 'svg';

/**
 * @param {import('./game.js').Game} game
 * @param {(opening: import('./game.js').Opening) => Promise<void>} open
 */
export function askExchange(game, open) {
  const formats = [...offersOf(game.view?.title).formats, PICTURE];
  const list = el('select', { 'aria-label': t('exchange.format'), id: 'export-format', onchange: () => void draw() },
    formats.map((format) => el('option', { value: format }, t(`exchange.${format}`))));
  const out = el('textarea', { rows: 6, readonly: true, spellcheck: 'false', id: 'export-text', 'aria-label': t('exchange.export') });
  /** @type {Partial<import('../../types/api.js').Export>} */
  let made = {};

  async function draw() {
    const { players, node } = game;
    try {
      made = await post('/api/export', { ...game.line(), players: [players[1], players[2]], info: infoTo(node), format: list.value });
      out.value = made.text ?? '';
    } catch (error) {
      out.value = error instanceof Error ? error.message : String(error);
    }
  }

  const { element, take } = importFields(open, () => dialog.close());
  const dialog = openDialog({ title: t('play.exchange'), class: 'exchange', content: [
    el('section', {}, el('h3', {}, t('exchange.export')),
      el('div', { class: 'row' }, list, copyButton(() => out.value),
        el('button', { type: 'button', onclick: () => download(made.name ?? 'game.txt', made.mime ?? 'text/plain', made.text ?? '') }, icon('export'), t('shell.download'))), out),
    el('section', {}, el('h3', {}, t('exchange.import')), element),
  ], actions: [el('button', { type: 'button', class: 'primary', id: 'import', onclick: () => void take() }, t('exchange.import'))] });
  void draw();
}

/**
 * @param {(opening: import('./game.js').Opening) => Promise<void>} open
 * @param {() => void} close
 */
function importFields(open, close) {
  const field = el('textarea', { rows: 5, spellcheck: 'false', id: 'import-text', 'aria-label': t('exchange.import'), placeholder: t('exchange.placeholder') });
  const file = el('input', { type: 'file', 'aria-label': t('exchange.file'), accept: '.json,.jsonl,.sgf,.hsgf,.txt', onchange: async () => {
    field.value = (await file.files?.[0]?.text()) ?? '';
  } });
  const problem = el('p', { class: 'problem small', role: 'alert', hidden: true });
  const take = async () => {
    try {
      const { line, players, record } = await post('/api/record', { text: field.value, format: 'auto' });
      await open({ ...line, players: playersOf(players), info: infoOf(record) });
      close();
    } catch (error) {
      problem.hidden = false;
      put(problem, error instanceof ApiError ? error.message : String(error));
    }
  };
  return { element: el('div', { class: 'new-body' }, field, file, problem), take };
}

/**
 * Names in a record may be of people; only what this program can play is taken as a computer.
 * @param {unknown} _players
 * @returns {import('./game.js').Players}
 */
function playersOf(_players) {
  return { 1: 'human', 2: 'human' };
}

/**
 * What a record knows about its moves, unless it does not say about which.
 * @param {import('../../types/api.js').RecordDocument} record
 */
function infoOf({ moves, info }) {
  return info?.length === moves.length ? info : undefined;
}

/**
 * A button that copies a text and says so.
 * @param {() => string} text
 */
function copyButton(text) {
  const label = el('span', {}, t('shell.copy'));
  return el('button', { type: 'button', onclick: async () => {
    await copy(text());
    label.textContent = t('shell.copied');
  } }, icon('copy'), label);
}

/** @param {string} text */
async function copy(text) {
  await navigator.clipboard.writeText(text).catch(() => {});
  say(t('shell.copied'));
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
