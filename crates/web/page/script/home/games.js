/** My games: found by game, player and result, opened, removed, and had back. */
import { el, put, say } from '../dom.js';
import { keep, list, remove } from '../shelf.js';
import { t } from '../text.js';
import { gameName } from '../play/names.js';
import { Notice } from '../play/notice.js';
import { kept, resultText, whoText } from './kept.js';
import { libraryOf } from './library.js';

/** @param {HTMLElement} host */
export async function mount(host) {
  const games = new Games(host);
  await games.load();
  return {};
}

class Games {
  /** @type {import('../shelf.js').Kept[]} */
  all = [];

  /** @param {HTMLElement} host */
  constructor(host) {
    this.notice = new Notice();
    this.title = el('select', { id: 'games-title', 'aria-label': t('new.game'), onchange: () => this.draw() });
    this.result = el('select', { id: 'games-result', 'aria-label': t('games.result'), onchange: () => this.draw() },
      ['any', 'open', 'first', 'second', 'draw'].map((name) => el('option', { value: name }, t(`games.result.${name}`))));
    this.words = el('input', { type: 'search', id: 'games-words', 'aria-label': t('games.find'), placeholder: t('games.find'), oninput: () => this.draw() });
    this.list = el('div', { class: 'kept-list' });
    this.count = el('p', { class: 'muted small', role: 'status' });
    put(host, el('div', { class: 'home' }, el('h1', {}, t('games.title')), el('p', { class: 'muted' }, t('games.about')),
      el('div', { class: 'row games-filter' }, this.title, this.result, this.words), this.count, this.list, this.disk = el('section', { class: 'library', hidden: true }), this.notice.element));
  }

  async load() {
    await libraryOf(this.disk);
    this.all = await list();
    const titles = [...new Set(this.all.map(({ title }) => title))];
    const chosen = this.title.value;
    put(this.title, el('option', { value: '' }, t('games.every')), titles.map((name) => el('option', { value: name, selected: name === chosen }, gameName(name))));
    this.draw();
  }

  draw() {
    const [title, result, words] = [this.title.value, this.result.value, this.words.value.trim().toLowerCase()];
    const shown = this.all.filter((game) => (!title || game.title === title) && fits(game, result)
      && `${gameName(game.title)} ${whoText(game)} ${resultText(game)}`.toLowerCase().includes(words));
    this.count.textContent = this.all.length === 0 ? t('games.none') : t('games.count', { n: shown.length });
    put(this.list, shown.map((game) => kept(game, () => this.remove(game))));
  }

  /** @param {import('../shelf.js').Kept} game */
  async remove(game) {
    await remove(game.id);
    await this.load();
    const back = async () => {
      await keep(game);
      await this.load();
      say(t('games.back'));
    };
    this.notice.show(t('games.removed'), { name: t('notice.undo'), act: back });
  }
}

/**
 * @param {import('../shelf.js').Kept} game
 * @param {string} result
 */
function fits({ settled, winner }, result) {
  switch (result) {
    case 'open': return !settled;
    case 'first': return winner === 1;
    case 'second': return winner === 2;
    case 'draw': return settled && !winner;
    default: return true;
  }
}
