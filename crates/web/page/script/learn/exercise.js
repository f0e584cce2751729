/**
 * Something to practice: a board, fields to fill in, and what the real algorithm says about each.
 * @typedef {import('../../types/api.js').ExerciseDocument} Exercise
 * @typedef {import('../../types/api.js').ExerciseQuestion} Question
 */
import { post } from '../api.js';
import { Board } from '../board.js';
import { el, put, say } from '../dom.js';
import { icon } from '../icons.js';
import { updateAddress, writeHash } from '../route.js';
import { t } from '../text.js';

/** A seed that is likely to be new. */
const someSeed = () => 1 + Math.floor(Math.random() * 999_999);

export class ExerciseView {
  /** @type {Exercise | null} */
  exercise = null;
  /** @type {(HTMLInputElement)[]} */
  fields = [];

  /**
   * @param {string} name
   * @param {Record<string, string>} params
   */
  constructor(name, params) {
    this.name = name;
    this.difficulty = Math.min(3, Math.max(1, Number(params.difficulty) || 1));
    this.seed = Number(params.seed) || someSeed();
    this.board = new Board({ onmove: () => {}, onplace: (place) => this.touch(place) });
    this.form = el('form', { class: 'exercise-form', onsubmit: (/** @type {Event} */ event) => { event.preventDefault(); this.check(); } });
    this.verdict = el('p', { class: 'exercise-verdict', role: 'status' });
    this.element = el('div', { class: 'columns exercise' },
      el('div', {}, this.choices(), this.form, this.verdict),
      el('section', { class: 'panel try' }, el('div', { class: 'try-body' }, this.board.element)));
    void this.open();
  }

  choices() {
    const level = el('select', { id: 'exercise-difficulty', onchange: () => this.go(Number(level.value), this.seed) },
      [1, 2, 3].map((number) => el('option', { value: String(number), selected: number === this.difficulty }, String(number))));
    return el('p', { class: 'row' }, el('label', { class: 'row' }, t('learn.difficulty'), level),
      el('span', { class: 'muted small' }, `${t('learn.seed')} ${this.seed}`),
      el('button', { type: 'button', id: 'exercise-another', onclick: () => this.go(this.difficulty, someSeed()) }, t('learn.another')));
  }

  /**
   * @param {number} difficulty
   * @param {number} seed
   */
  go(difficulty, seed) {
    location.hash = this.address(difficulty, seed);
  }

  /**
   * @param {number} difficulty
   * @param {number} seed
   */
  address(difficulty, seed) {
    return writeHash('learn', { difficulty: String(difficulty), seed: String(seed) }, ['practice', this.name]);
  }

  async open() {
    try {
      this.exercise = await post('/api/exercise', { name: this.name, difficulty: this.difficulty, seed: this.seed });
      // What comes too late, when another exercise is on show, has no say in the address.
      if (this.element.isConnected) updateAddress(this.address(this.difficulty, this.seed));
      this.show(this.exercise);
    } catch (error) {
      put(this.verdict, error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {Exercise} exercise */
  show(exercise) {
    this.board.show(exercise.scene, { name: exercise.position, open: false });
    const { asks, algorithm } = exercise.exercise;
    this.fields = exercise.questions.map((question) => this.field(asks, question));
    const lab = writeHash('lab', { game: exercise.game, algorithm, start: exercise.position });
    put(this.form, el('p', {}, t(`learn.ask.${asks}`)),
      el('ol', { class: 'questions' }, exercise.questions.map((question, at) => el('li', { 'data-about': question.about },
        el('label', { class: 'row' }, el('span', { class: 'about mono' }, this.nameOf(asks, question)), this.fields[at]),
        el('span', { class: 'why small', hidden: true })))),
      el('p', { class: 'row' }, el('button', { type: 'submit', class: 'primary', id: 'exercise-check' }, t('learn.check')),
        el('button', { type: 'button', id: 'exercise-solution', onclick: () => this.solve() }, t('learn.solution')),
        el('a', { class: 'button', id: 'exercise-lab', href: lab }, icon('play'), t('learn.watch.this'))));
    put(this.verdict);
  }

  /**
   * @param {string} asks
   * @param {Question} question
   */
  nameOf(asks, question) {
    if (asks === 'order') return `${question.about}.`;
    return question.about || t(asks === 'winning-moves' ? 'learn.winning' : 'learn.root');
  }

  /**
   * @param {string} asks
   * @param {Question} question
   */
  field(asks, question) {
    const name = this.nameOf(asks, question);
    return asks === 'unseen' ? el('input', { type: 'checkbox', 'aria-label': name })
      : el('input', { type: 'text', class: 'short mono', 'aria-label': name, autocomplete: 'off' });
  }

  /**
   * Pointing at a leaf marks it.
   * @param {string} place
   */
  touch(place) {
    const at = this.exercise?.questions.findIndex((question) => question.about === place) ?? -1;
    const field = this.fields[at];
    if (field?.type === 'checkbox') field.checked = !field.checked;
    else field?.focus();
  }

  /** @param {number} at */
  written(at) {
    const field = this.fields[at];
    return field.type === 'checkbox' ? (field.checked ? 'x' : '') : plain(field.value);
  }

  check() {
    const { exercise } = this;
    if (!exercise) return;
    const right = exercise.questions.map((question, at) => plain(question.answer) === this.written(at));
    exercise.questions.forEach((question, at) => this.mark(question, at, right[at]));
    const n = right.length;
    const count = right.filter(Boolean).length;
    const text = count === n ? t('learn.right.all', { n }) : t('learn.right.some', { right: count, n });
    put(this.verdict, text);
    say(text);
  }

  /**
   * @param {Question} question
   * @param {number} at
   * @param {boolean} isRight
   */
  mark(question, at, isRight) {
    const item = this.fields[at].closest('li');
    const why = item?.querySelector('.why');
    if (!(why instanceof HTMLElement)) return;
    item?.classList.toggle('is-right', isRight);
    item?.classList.toggle('is-wrong', !isRight);
    why.hidden = isRight;
    put(why, isRight ? '' : this.reason(question));
  }

  /** @param {Question} question */
  reason({ answer, because }) {
    const asks = this.exercise?.exercise.asks;
    if (asks === 'unseen') return t(answer ? 'learn.wrong.unseen' : 'learn.wrong.seen');
    if (answer === '') return t('learn.wrong.none');
    if (because === '') return t('learn.wrong', { answer });
    return t(asks === 'values' ? 'learn.because.values' : 'learn.because', { answer, because });
  }

  /** Fills in the answers. */
  solve() {
    this.exercise?.questions.forEach((question, at) => {
      const field = this.fields[at];
      if (field.type === 'checkbox') field.checked = question.answer !== '';
      else field.value = question.answer;
    });
    this.check();
  }
}

/**
 * Without blanks, in small letters, with a plain minus sign.
 * @param {string} text
 */
function plain(text) {
  return text.replace(/[−–]/g, '-').replace(/\s/g, '').toLowerCase();
}
