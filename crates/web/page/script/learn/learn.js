/**
 * The learning pages: rules with a board to try them on, algorithms with a search to watch.
 * @typedef {import('../route.js').Route} Route
 * @typedef {import('../text.js').Phrase} Phrase
 * @typedef {{ name: Phrase, idea?: Phrase[], rules?: Phrase[] }} Page what a card shows of a page
 */
import { askCatalog } from '../api.js';
import { el, put } from '../dom.js';
import { icon } from '../icons.js';
import { exercises, stages } from '../offers.js';
import { writeHash } from '../route.js';
import { has, register, t } from '../text.js';
import { codeLines } from '../lab/code.js';
import words from '../../text/learn.js';
import { Example } from './example.js';
import { ExerciseView } from './exercise.js';
import { LessonView } from './lesson.js';
import { prose, said } from './prose.js';

register(words);

/** @type {Record<string, import('../../text/learn.js').Rules>} */
const rules = Object.fromEntries(words.rules);
/** @type {Record<string, import('../../text/learn.js').Page>} */
const paths = Object.fromEntries(words.path);
/** @type {Record<string, import('../../text/learn.js').Page>} */
const games = Object.fromEntries(words.game);

/** @type {Record<string, import('../../text/learn.js').Lesson>} */
const lessons = Object.fromEntries(words.lessons);

/** The list of all pages. */
function contents() {
  return [
    el('header', { class: 'learn-head' }, el('h1', {}, t('learn.title')), el('p', { class: 'muted' }, t('learn.intro'))),
    courses(),
    practice(),
    shelf('rules', Object.entries(rules), null),
    shelf('path', Object.entries(paths), t('learn.path.about')),
    shelf('game', Object.entries(games), t('learn.game.about')),
  ];
}

/** Guided ways, one course after the other, each lesson with its number. */
function courses() {
  const course = (/** @type {'path' | 'game'} */ kind) => {
    const own = words.lessons.filter(([, lesson]) => lesson.course === kind);
    const card = (/** @type {[string, import('../../text/learn.js').Lesson]} */ [name, lesson], /** @type {number} */ at) =>
      el('li', {}, el('a', { class: 'card panel', href: writeHash('learn', {}, ['lesson', name]) },
        el('strong', {}, `${at + 1}. ${said(lesson.name)}`), el('span', { class: 'small' }, said(lesson.aim))));
    return own.length > 0 && [el('h3', {}, t(`learn.${kind}`)), el('ol', { class: 'cards' }, own.map(card))];
  };
  return el('section', { class: 'shelf', 'aria-labelledby': 'learn-lessons' }, el('h2', { id: 'learn-lessons' }, t('learn.lessons')),
    el('p', { class: 'muted' }, t('learn.lessons.about')), ...[course('path'), course('game')].flatMap((part) => part || []));
}

/** What can be practiced. */
function practice() {
  const card = (/** @type {import('../../types/api.js').ExerciseOffer} */ { name, title }) => el('li', {}, el('a', { class: 'card panel', href: writeHash('learn', {}, ['practice', name]) },
    el('strong', {}, said(title)), el('code', { class: 'small muted' }, name)));
  return el('section', { class: 'shelf', 'aria-labelledby': 'learn-practice' }, el('h2', { id: 'learn-practice' }, t('learn.practice')),
    el('p', { class: 'muted' }, t('learn.practice.about')), el('ul', { class: 'cards' }, exercises.map(card)));
}

/**
 * An exercise.
 * @param {string} name
 * @param {Record<string, string>} params
 */
function exercisePage(name, params) {
  const title = exercises.find((known) => known.name === name)?.title;
  return el('article', { class: 'learn-page' }, back(), el('h1', {}, title && said(title)),
    new ExerciseView(name, params).element);
}

/**
 * @param {'rules' | 'path' | 'game'} kind
 * @param {[string, Page][]} pages
 * @param {string | null} about
 */
function shelf(kind, pages, about) {
  const card = (/** @type {[string, Page]} */ [name, page]) => {
    const first = said((page.idea ?? page.rules ?? [])[0] ?? { en: '', pt: '' }).replaceAll('`', '');
    return el('li', {}, el('a', { class: 'card panel', href: writeHash('learn', {}, [kind, name]) },
      el('strong', {}, said(page.name)), el('code', { class: 'small muted' }, name),
      el('span', { class: 'small' }, first.length > 110 ? `${first.slice(0, 108).replace(/[\s.,:;]+\S*$/, '')}…` : first)));
  };
  return el('section', { class: 'shelf', 'aria-labelledby': `learn-${kind}` }, el('h2', { id: `learn-${kind}` }, t(`learn.${kind}`)),
    about && el('p', { class: 'muted' }, about), el('ul', { class: 'cards' }, pages.map(card)));
}

/**
 * The page of an algorithm.
 * @param {'path' | 'game'} kind
 * @param {string} name
 * @param {import('../../text/learn.js').Page} page
 */
function algorithm(kind, name, page) {
  const stage = stages[kind];
  const place = stage.long.includes(name) ? stage.small : stage.board;
  const compare = [...new Set([page.spec, ...stage.compared])].join(' ');
  const code = el('ol', { class: 'code panel', 'aria-label': t('learn.code') }, codeLines(page.code));
  const labLinks = el('p', { class: 'row' },
    el('a', { class: 'button primary-link', id: 'learn-lab', href: writeHash('lab', { game: place, algorithm: page.spec }) }, icon('play'), t('learn.lab')),
    el('a', { class: 'button', id: 'learn-compare', href: writeHash('lab', { game: place, algorithm: page.spec, compare }) }, icon('analyze'), t('learn.compare')));
  return el('article', { class: 'learn-page algorithm' }, back(),
    el('h1', {}, said(page.name), ' ', el('code', { class: 'muted' }, name)),
    el('div', { class: 'columns' },
      el('div', {},
        el('section', {}, el('h2', {}, t('learn.idea')), page.idea.map((phrase) => el('p', {}, prose(phrase)))),
        el('dl', { class: 'facts' }, fact('right', page.right), fact('cost', page.cost), fact('watch', page.watch),
          el('dt', {}, t('learn.reference')), el('dd', {}, page.reference))),
      el('div', {}, el('section', {}, el('h2', {}, t('learn.code')), code), labLinks)));
}

/**
 * @param {string} name
 * @param {Phrase} phrase
 */
function fact(name, phrase) {
  return [el('dt', {}, t(`learn.${name}`)), el('dd', {}, prose(phrase))];
}

/**
 * The rules of a game, with a board.
 * @param {string} name
 * @param {import('../../text/learn.js').Rules} page
 * @param {Example} example
 */
function rulesPage(name, page, example) {
  return el('article', { class: 'learn-page with-board' }, back(),
    el('h1', {}, said(page.name), ' ', el('code', { class: 'muted' }, name)),
    el('div', { class: 'columns' },
      el('div', {},
        el('section', {}, el('h2', {}, t('learn.rules.head')), el('ol', { class: 'rules' }, page.rules.map((phrase) => el('li', {}, prose(phrase))))),
        el('section', {}, el('h2', {}, t('learn.notation')), el('p', {}, prose(page.notation))),
        el('section', {}, el('h2', {}, t('learn.think')), page.think.map((phrase) => el('p', {}, prose(phrase)))),
        estimates(name),
        el('p', {}, el('a', { class: 'button', href: writeHash('play', { game: page.example }) }, icon('play'), t('learn.play')))),
      el('section', { class: 'panel try' }, el('header', {}, el('h2', {}, t('learn.try'))), example.element)));
}

/**
 * How positions of a game are estimated: formula, what it promises and why, a worked value.
 * @param {string} name
 */
function estimates(name) {
  const section = el('section', { hidden: true, id: 'learn-estimates' });
  void askCatalog().then(({ games: known, puzzles }) => {
    const keys = [...(known.find((game) => game.name === name)?.evaluations ?? []).map((one) => [one, `evaluation.${one}`]),
      ...(puzzles.find((puzzle) => puzzle.name === name)?.heuristics ?? []).map((one) => [one, `heuristic.${one}`])].filter(([, key]) => has(key));
    section.hidden = keys.length === 0;
    put(section, el('h2', {}, t('learn.estimates')), el('dl', { class: 'facts' },
      keys.flatMap(([one, key]) => [el('dt', {}, el('code', {}, one)), el('dd', {}, prose({ en: t(key), pt: t(key) }))])));
  });
  return section;
}

function back() {
  return el('p', { class: 'small' }, el('a', { href: '#/learn' }, '← ', t('learn.back')));
}

/**
 * @param {HTMLElement} host
 * @param {Route} route
 */
export function mount(host, route) {
  const [kind, name = ''] = route.path;
  /** @type {Example | LessonView | null} */
  let example = null;
  if (kind === undefined) put(host, contents());
  else if (kind === 'rules' && rules[name]) {
    example = new Example(rules[name].example);
    put(host, rulesPage(name, rules[name], example));
  } else if (kind === 'path' && paths[name]) put(host, algorithm('path', name, paths[name]));
  else if (kind === 'game' && games[name]) put(host, algorithm('game', name, games[name]));
  else if (kind === 'lesson' && lessons[name]) {
    example = new LessonView(name, lessons[name], words.lessons);
    put(host, el('div', {}, back(), example.element));
  } else if (kind === 'practice' && exercises.some((known) => known.name === name)) put(host, exercisePage(name, route.params));
  else put(host, back(), el('p', {}, t('learn.missing')));
  return { unmount: () => example?.stop() };
}
