/** Challenges: `#/challenges` lists them, `#/challenges/daily` and `#/challenges/ID` pose one. */
import { get } from '../api.js';
import { el, put } from '../dom.js';
import { writeHash } from '../route.js';
import { register, t } from '../text.js';
import { gameName } from '../play/names.js';
import { readSpec } from '../play/spec.js';
import words from '../../text/challenges.js';
import { Posed } from './posed.js';
import { daily, progress, streak, today } from './progress.js';

register(words);

/** @typedef {import('../../types/api.js').ChallengeDocument} Challenge */

/** From easy to hard; what no level found comes last. */
const LEVELS = ['easy', 'medium', 'hard', 'none'];
const DAILY = 'daily';

/**
 * @param {HTMLElement} host
 * @param {import('../route.js').Route} route
 */
export async function mount(host, { path: [id] }) {
  const { challenges } = await get('/api/challenges');
  if (id === undefined) {
    put(host, el('div', { class: 'home challenges' }, listOf(challenges)));
    return {};
  }
  const of = daily(challenges);
  const challenge = id === DAILY ? of : challenges.find((known) => known.id === id);
  const back = el('p', {}, el('a', { href: '#/challenges' }, `← ${t('challenge.all')}`));
  if (!challenge) {
    put(host, el('div', { class: 'home challenges' }, back, el('h1', {}, t('challenge.gone'))));
    return {};
  }
  const posed = new Posed(challenge, { isDaily: challenge === of, level: levelName(challenge), next: nextOf(challenges, challenge) });
  put(host, el('div', { class: 'home challenges' }, back, posed.element));
  await posed.begin();
  return {};
}

/** @param {Challenge[]} challenges */
function listOf(challenges) {
  const solved = new Set(progress().solved);
  const games = [...new Set(challenges.map(titleOf))];
  const count = challenges.filter(({ id }) => solved.has(id)).length;
  return [
    el('h1', {}, t('challenge.title')), el('p', {}, t('challenge.about')), dailyOf(),
    el('p', { class: 'muted' }, t('challenge.solved', { solved: count, all: challenges.length })),
    ...games.map((game) => el('section', { class: 'challenge-game' }, el('h2', {}, gameName(game)),
      LEVELS.map((level) => row(challenges.filter((one) => titleOf(one) === game && levelOf(one) === level), level, solved)))),
  ];
}

/** The one of the day, with the days in a row. */
function dailyOf() {
  const [days, isDone] = [streak(), progress().day === today()];
  return el('section', { class: 'panel challenge-daily' },
    el('h2', {}, t('challenge.daily')), el('p', {}, t(isDone ? 'challenge.daily.done' : 'challenge.daily.about')),
    days > 0 && el('p', { class: 'challenge-streak' }, t('challenge.streak', { n: days })),
    el('a', { class: 'button primary', id: 'daily', href: writeHash('challenges', {}, [DAILY]) }, t('challenge.start')));
}

/**
 * @param {Challenge[]} challenges
 * @param {string} level
 * @param {Set<string>} solved
 */
function row(challenges, level, solved) {
  if (challenges.length === 0) return null;
  const link = (/** @type {Challenge} */ { id }, /** @type {number} */ at) => {
    const [name, done] = [String(at + 1), solved.has(id)];
    const label = `${t(`challenge.level.${level}`)} ${name}${done ? `, ${t('challenge.done')}` : ''}`;
    return el('a', { class: done ? 'challenge-link done' : 'challenge-link', href: writeHash('challenges', {}, [id]), 'aria-label': label }, done ? `${name} ✓` : name);
  };
  return el('div', { class: 'challenge-row' }, el('h3', { title: t(`challenge.level.${level}.about`) }, t(`challenge.level.${level}`)),
    el('div', { class: 'row' }, challenges.map(link)));
}

/**
 * The next of the same game that is not solved yet, else any that is not.
 * @param {Challenge[]} all
 * @param {Challenge} challenge
 */
function nextOf(all, challenge) {
  const at = all.indexOf(challenge);
  const later = [...all.slice(at + 1), ...all.slice(0, at)];
  return () => {
    const solved = new Set(progress().solved);
    const open = later.filter(({ id }) => !solved.has(id));
    const next = open.find((one) => titleOf(one) === titleOf(challenge)) ?? open[0] ?? later[0];
    return next ? writeHash('challenges', {}, [next.id]) : '#/challenges';
  };
}

/** @param {Challenge} challenge */
const titleOf = ({ game }) => readSpec(game).name;

/** @param {Challenge} challenge */
const levelOf = ({ level }) => level ?? 'none';

/** @param {Challenge} challenge */
function levelName(challenge) {
  const level = levelOf(challenge);
  return `${t(`challenge.level.${level}`)}: ${t(`challenge.level.${level}.about`)}`;
}
