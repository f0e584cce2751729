/**
 * A lesson: claims with searches to touch, questions with answers that explain, and what the reports measured.
 * @typedef {import('../../text/learn.js').Lesson} Lesson
 * @typedef {import('../../text/learn.js').Question} Question
 */
import { el, put, say } from '../dom.js';
import { icon } from '../icons.js';
import { writeHash } from '../route.js';
import { t } from '../text.js';
import { Player } from './player.js';
import { prose, said } from './prose.js';

export class LessonView {
  /** @type {Player[]} */
  players = [];

  /**
   * @param {string} name
   * @param {Lesson} lesson
   * @param {[string, Lesson][]} all
   */
  constructor(name, lesson, all) {
    this.lesson = lesson;
    const course = all.filter(([, other]) => other.course === lesson.course);
    const at = course.findIndex(([known]) => known === name);
    this.element = el('article', { class: 'learn-page lesson' },
      el('h1', {}, `${at + 1}. ${said(lesson.name)}`), el('p', { class: 'aim' }, prose(lesson.aim)),
      lesson.claims.map((claim) => this.claim(claim)),
      el('section', {}, el('h2', {}, t('lesson.questions')), el('ol', { class: 'quiz' }, lesson.questions.map((question, number) => this.question(question, number)))),
      el('section', {}, el('h2', {}, t('lesson.measured')), el('p', { id: 'lesson-measured' }, prose(lesson.measured))),
      this.onward(course[at - 1], course[at + 1]));
  }

  /** @param {import('../../text/learn.js').Claim} claim */
  claim(claim) {
    const players = claim.shown.map((shown) => new Player(shown));
    this.players.push(...players);
    return el('section', { class: 'claim' }, el('div', { class: 'claim-text' }, el('h2', {}, prose(claim.title)), claim.text.map((phrase) => el('p', {}, prose(phrase)))),
      el('div', { class: 'claim-shown' }, players.map(({ element }) => element)));
  }

  /**
   * @param {Question} question
   * @param {number} number
   */
  question(question, number) {
    const verdict = el('p', { class: 'quiz-why', role: 'status' });
    const choose = (/** @type {number} */ at) => {
      const right = at === question.right;
      item.classList.toggle('is-right', right);
      item.classList.toggle('is-wrong', !right);
      put(verdict, el('strong', {}, t(right ? 'lesson.right' : 'lesson.wrong')), ' ', prose(question.why));
      say(t(right ? 'lesson.right' : 'lesson.wrong'));
    };
    const answer = (/** @type {import('../text.js').Phrase} */ phrase, /** @type {number} */ at) => el('label', { class: 'check' },
      el('input', { type: 'radio', name: `question-${number}`, value: String(at), onchange: () => choose(at) }), el('span', {}, prose(phrase)));
    const item = el('li', {}, el('fieldset', {}, el('legend', {}, prose(question.ask)), question.answers.map(answer)), verdict);
    return item;
  }

  /**
   * @param {[string, Lesson] | undefined} before
   * @param {[string, Lesson] | undefined} next
   */
  onward(before, next) {
    const { lesson } = this;
    const link = (/** @type {[string, Lesson] | undefined} */ other, /** @type {string} */ id, /** @type {string} */ sign) =>
      other && el('a', { class: 'button', id, href: writeHash('learn', {}, ['lesson', other[0]]) }, `${sign} ${said(other[1].name)}`);
    return el('p', { class: 'row lesson-onward' }, link(before, 'lesson-before', '←'),
      lesson.practice && el('a', { class: 'button primary-link', id: 'lesson-practice', href: writeHash('learn', {}, ['practice', lesson.practice]) }, icon('setup'), t('lesson.practice')),
      el('a', { class: 'button', id: 'lesson-algorithm', href: writeHash('learn', {}, [lesson.course, lesson.algorithm]) }, t('lesson.algorithm')),
      link(next, 'lesson-next', '→'));
  }

  stop() {
    for (const player of this.players) player.stop();
  }
}
