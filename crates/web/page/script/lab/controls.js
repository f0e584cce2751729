/**
 * The transport: steps, a scrubber that rewinds, playing at a speed, running to the next thing of interest.
 * @typedef {import('./lab.js').Stage} Stage
 * @typedef {import('./types.js').TraceEvent} TraceEvent
 */
import { el, put } from '../dom.js';
import { icon } from '../icons.js';
import { number, t } from '../text.js';
import { VOICES } from './voice.js';

/** Steps a second. */
const SPEEDS = [1, 2, 5, 15, 60, 300, 2000];
const USUAL_SPEED = 2;

/** @type {Record<string, string[]>} what each kind of place to run to is */
const PLACES = {
  cut: ['cut'],
  goal: ['goal', 'answer', 'stop'],
  iteration: ['iteration', 'begin', 'ask'],
  raise: ['raise'],
  expand: ['expand', 'grow', 'follow'],
  duplicate: ['duplicate'],
  forget: ['forget'],
  hit: ['hit'],
  simulation: ['play_out'],
};

export class Controls {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.speed = USUAL_SPEED;
    this.playing = false;
    this.frame = 0;
    const { length } = stage.replay;
    this.scrubber = el('input', { type: 'range', id: 'lab-scrubber', min: 0, max: length, step: 1, value: '0',
      'aria-label': t('lab.step'), oninput: () => {
        const wanted = Number(this.scrubber.value);
        this.pause();
        stage.go(wanted);
      } });
    this.place = el('output', { class: 'place', for: 'lab-scrubber' });
    this.playButton = el('button', { type: 'button', id: 'lab-play', onclick: () => this.toggle() });
    this.element = el('div', { class: 'lab-controls panel' },
      el('div', { class: 'row transport' }, this.steps(), this.scrubber, this.place, this.speeds()),
      el('div', { class: 'row' }, this.runs(), this.voices(), this.predict()));
    this.show();
  }

  steps() {
    const button = (/** @type {string} */ name, /** @type {string} */ sign, /** @type {() => void} */ act) =>
      el('button', { type: 'button', id: `lab-${name}`, 'aria-label': t(`lab.${name}`), title: t(`lab.${name}`),
        onclick: () => { this.pause(); act(); } }, icon(sign));
    return el('div', { class: 'segments', role: 'group', 'aria-label': t('lab.step') },
      button('first', 'first', () => this.stage.go(0)), button('back', 'back', () => this.step(-1)), this.playButton,
      button('forward', 'next', () => this.step(1)), button('last', 'last', () => this.stage.go(Infinity)));
  }

  speeds() {
    const name = el('output', { class: 'small muted speed-name' });
    const tell = () => put(name, t('lab.speed.value', { n: SPEEDS[this.speed] }));
    const slider = el('input', { type: 'range', id: 'lab-speed', min: 0, max: SPEEDS.length - 1, step: 1, value: String(this.speed),
      'aria-label': t('lab.speed'), oninput: () => { this.speed = Number(slider.value); tell(); } });
    tell();
    return el('label', { class: 'row speed' }, el('span', { class: 'small muted' }, t('lab.speed')), slider, name);
  }

  runs() {
    const kinds = new Set(this.stage.replay.trace.events.map((event) => event.event));
    const possible = Object.keys(PLACES).filter((name) => name === 'goal' || PLACES[name].some((kind) => kinds.has(kind)));
    const buttons = possible.slice(0, 6).map((name) =>
      el('button', { type: 'button', 'data-run': name, onclick: () => void this.runTo(name) }, t(`lab.runto.${name}`)));
    const ofNode = (/** @type {TraceEvent} */ { node }) => (node === undefined ? undefined : this.stage.replay.trace.nodes[node]);
    const depth = el('input', { type: 'number', min: 0, max: 999, 'aria-label': t('lab.runto.depth.number'), class: 'short', id: 'lab-run-depth' });
    const node = el('input', { type: 'number', min: 0, 'aria-label': t('lab.runto.node.number'), class: 'short', id: 'lab-run-node' });
    return el('div', { class: 'row runs', role: 'group', 'aria-label': t('lab.runto') },
      el('span', { class: 'small muted' }, t('lab.runto')), buttons,
      this.asked(depth, 'depth', (event) => ofNode(event)?.depth === Number(depth.value)),
      this.asked(node, 'node', (event) => (ofNode(event)?.id ?? event.node) === Number(node.value)));
  }

  /**
   * A number to run to.
   * @param {HTMLInputElement} input
   * @param {string} name
   * @param {(event: TraceEvent) => boolean} isWanted
   */
  asked(input, name, isWanted) {
    const run = (/** @type {Event} */ event) => {
      event.preventDefault();
      if (input.value !== '') void this.run(isWanted);
    };
    return el('form', { class: 'row asked', onsubmit: run },
      el('button', { type: 'submit', 'data-run': name }, t(`lab.runto.${name}`)), input);
  }

  /** From whose side values are told: only searches by value have a choice. */
  voices() {
    const { replay } = this.stage;
    if (replay.trace.family !== 'tree') return null;
    const select = el('select', { id: 'lab-voice', onchange: () => this.stage.speak(select.value === VOICES[1] ? VOICES[1] : VOICES[0]) },
      VOICES.map((voice) => el('option', { value: voice, selected: voice === replay.voice }, t(`lab.voice.${voice}`))));
    return el('label', { class: 'row voice' }, el('span', { class: 'small muted' }, t('lab.voice')), select);
  }

  predict() {
    const box = el('input', { type: 'checkbox', id: 'lab-predict', checked: this.stage.predicting,
      onchange: () => this.stage.predict(box.checked) });
    this.box = box;
    return el('label', { class: 'check', title: t('lab.predict.hint') }, box, t('lab.predict'));
  }

  /** @param {string} name */
  runTo(name) {
    return this.run((event) => PLACES[name].includes(event.event));
  }

  /**
   * Runs to the next step that is wanted, through as many parts of the search as it takes.
   * @param {(event: TraceEvent) => boolean} isWanted
   */
  async run(isWanted) {
    this.pause();
    const { stage } = this;
    for (let from = stage.at; ; from = stage.replay.end) {
      const found = stage.replay.find(from, isWanted);
      if (found !== null || stage.replay.end >= stage.replay.length) return stage.go(found ?? stage.replay.length);
      if (!await stage.load(stage.replay.end + 1)) return;
    }
  }

  /** @param {number} by */
  step(by) {
    this.stage.go(this.stage.at + by);
  }

  toggle() {
    if (this.playing) return this.pause();
    if (this.stage.at >= this.stage.replay.length) this.stage.go(0);
    this.playing = true;
    this.show();
    let last = performance.now();
    let due = 0;
    const tick = (/** @type {number} */ now) => {
      if (!this.playing) return;
      if (this.stage.loading !== null) last = now;
      due += Math.min(now - last, 250) * SPEEDS[this.speed] / 1000;
      last = now;
      const whole = Math.floor(due);
      if (whole > 0) {
        due -= whole;
        this.step(whole);
      }
      if (this.stage.at >= this.stage.replay.length) return this.pause();
      this.frame = requestAnimationFrame(tick);
    };
    this.frame = requestAnimationFrame(tick);
  }

  pause() {
    this.playing = false;
    cancelAnimationFrame(this.frame);
    this.show();
  }

  show() {
    const { at, replay: { length } } = this.stage;
    this.scrubber.value = String(at);
    this.scrubber.setAttribute('aria-valuetext', t('lab.step.of', { at, all: length }));
    put(this.place, `${number(at, 0)} / ${number(length, 0)}`);
    const name = t(this.playing ? 'lab.pause' : 'lab.play');
    this.playButton.setAttribute('aria-label', name);
    this.playButton.setAttribute('title', name);
    put(this.playButton, icon(this.playing ? 'pause' : 'play'));
    if (this.box) this.box.checked = this.stage.predicting;
  }
}
