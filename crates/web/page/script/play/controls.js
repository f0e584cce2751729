/** What can be done with the game: buttons under the board, the swap banner, the pace of computers, layers and tools. */
import { el, put } from '../dom.js';
import { icon } from '../icons.js';
import { MOTIONS, chooseMotion, chosenMotion } from '../motion.js';
import { offersOf } from '../offers.js';
import { t } from '../text.js';
import { modeOf } from './names.js';
import { isPondering } from './pondering.js';
import { watchOf } from './store.js';

/**
 * @typedef {Record<'newGame' | 'takeBack' | 'redo' | 'hint' | 'resign' | 'setUp' | 'exchange' | 'share' | 'forget', () => unknown>} Actions
 */

/**
 * A button with an icon, a name and its key.
 * @param {string} name
 * @param {string} picture
 * @param {string} keys
 * @param {() => unknown} act
 * @param {string} [look]
 */
function action(name, picture, keys, act, look = '') {
  return el('button', { type: 'button', id: `do-${name}`, class: look, title: keys ? `${t(`play.${name}`)} (${keys})` : t(`play.${name}`), onclick: () => void act() },
    icon(picture), t(`play.${name}`));
}

/** How fast pieces move. */
function motionField() {
  const list = el('select', { id: 'motion', 'aria-label': t('motion'), title: t('motion'), onchange: () => chooseMotion(list.value) },
    MOTIONS.map((name) => el('option', { value: name, selected: name === chosenMotion() }, `${t('motion')}: ${t(`motion.${name}`)}`)));
  return list;
}

/**
 * Whether the computer thinks while a person does.
 * @param {import('./pondering.js').Pondering} pondering
 */
function ponderField(pondering) {
  const box = el('input', { type: 'checkbox', id: 'ponder', checked: isPondering(), onchange: () => pondering.choose(box.checked) });
  return el('label', { class: 'check', title: t('ponder.about') }, box, el('span', {}, t('ponder')));
}

export class Controls {
  /**
   * @param {import('./game.js').Game} game
   * @param {import('./computer.js').Computer} computer
   * @param {import('./layers.js').Layers} layers
   * @param {Actions} actions
   */
  constructor(game, computer, layers, actions) {
    this.game = game;
    this.computer = computer;
    this.layers = layers;
    this.back = action('takeBack', 'undo', 'Backspace', actions.takeBack);
    this.redo = action('redo', 'next', 'Ctrl+Y', actions.redo);
    this.hint = action('hint', 'hint', 'Shift+H', actions.hint);
    this.resign = action('resign', 'flag', 'Shift+Q', actions.resign);
    this.buttons = el('div', { class: 'row actions' }, action('newGame', 'plus', 'Shift+N', actions.newGame, 'primary'), this.back, this.redo, this.hint, this.resign);
    this.banner = el('div', { class: 'banner', role: 'group', 'aria-label': t('swap.question') });
    this.pace = el('div', { class: 'row pace' });
    this.ponder = ponderField(computer.pondering);
    this.toggles = el('div', { class: 'toggles' });
    this.watch = el('a', { class: 'button', id: 'do-watch', title: `${t('play.watch')} (Shift+G)` }, icon('analyze'), t('play.watch'));
    this.tools = el('section', { class: 'panel layers-panel' },
      el('header', {}, el('h2', {}, t('play.layers')), motionField()), this.toggles, this.ponder,
      el('div', { class: 'row tools' },
        action('setUp', 'setup', 'Shift+U', actions.setUp), action('exchange', 'export', 'Shift+I', actions.exchange),
        action('share', 'share', 'Shift+C', actions.share), this.watch));
    this.waved = /** @type {import('./tree.js').Node | null} */ (null);
  }

  draw() {
    const { game } = this;
    const { view, node } = game;
    if (!view) return;
    this.back.disabled = node.depth === 0;
    this.redo.disabled = node.children.length === 0;
    this.hint.disabled = view.settled;
    this.resign.disabled = view.settled || modeOf(game) === 'computers';
    this.resign.hidden = game.isPuzzle;
    this.watch.hidden = view.settled;
    this.watch.setAttribute('href', watchOf(game));
    this.drawBanner();
    this.ponder.hidden = modeOf(game) !== 'mixed';
    this.drawPace();
    this.drawToggles();
  }

  /** After the first stone: take it over, or play on. */
  drawBanner() {
    const { game } = this;
    const asks = game.view?.can_swap && game.isOpen() && this.waved !== game.node;
    this.banner.hidden = !asks;
    const wave = () => {
      this.waved = game.node;
      this.drawBanner();
    };
    if (asks) {
      put(this.banner, el('span', {}, t('swap.question')),
        el('button', { type: 'button', class: 'primary', id: 'swap', title: 's', onclick: () => void game.play('swap') }, icon('swap'), t('swap.yes')),
        el('button', { type: 'button', id: 'play-on', onclick: wave }, t('swap.no')));
    }
  }

  /** Two computers: run, pause, one move, and how fast. */
  drawPace() {
    const { computer } = this;
    this.pace.hidden = modeOf(this.game) !== 'computers';
    if (this.pace.hidden || this.pace.contains(document.activeElement) && document.activeElement?.matches('input')) return;
    const focused = document.activeElement?.id;
    put(this.pace,
      el('button', { type: 'button', id: 'pause', title: 'Shift+P', onclick: () => computer.setPaused(!computer.paused) },
        icon(computer.paused ? 'play' : 'pause'), t(computer.paused ? 'pace.run' : 'pace.pause')),
      el('button', { type: 'button', id: 'step', title: 'Shift+S', onclick: () => computer.step() }, icon('next'), t('pace.step')),
      el('label', { class: 'check' }, t('pace.speed'),
        el('input', { type: 'range', min: 0, max: 2000, step: 100, value: String(2000 - computer.pace), oninput: (/** @type {Event} */ event) => {
          computer.pace = 2000 - Number(/** @type {HTMLInputElement} */ (event.target).value);
        } })));
    if (focused === 'pause' || focused === 'step') document.getElementById(focused)?.focus();
  }

  drawToggles() {
    const { layers, game } = this;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.layer : undefined;
    const check = (/** @type {import('./layers.js').Layer} */ layer, /** @type {string} */ key, /** @type {string} */ text) =>
      el('label', { class: 'check' },
        el('input', { type: 'checkbox', 'data-layer': layer, checked: layers.on[layer], onchange: () => layers.toggle(layer) }), el('span', {}, text), el('kbd', {}, key));
    const overlay = (/** @type {string} */ name, /** @type {number} */ at) =>
      el('label', { class: 'check' },
        el('input', { type: 'checkbox', 'data-layer': at === 0 ? 'overlay' : `overlay-${name}`, checked: layers.on.overlay && layers.overlayName() === name,
          onchange: () => layers.toggleOverlay(name) }), el('span', {}, t(`layer.overlay.${name}`)), at === 0 && el('kbd', {}, 'Shift+O'));
    put(this.toggles,
      !game.isPuzzle && check('exact', 'Shift+X', t('layer.exact')),
      !game.isPuzzle && check('values', 'Shift+V', t('layer.values')),
      !game.isPuzzle && check('lines', 'Shift+L', t('layer.lines')),
      offersOf(game.view?.title).threats && check('threat', 'Shift+T', t('layer.threat')),
      layers.overlayNames().map(overlay),
      check('last', 'Shift+M', t('layer.last')));
    const again = focused && this.toggles.querySelector(`[data-layer="${focused}"]`);
    if (again instanceof HTMLElement) again.focus();
  }
}
