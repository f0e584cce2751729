/**
 * The shell: navigation, language, theme, help, and which view is shown.
 *
 * A view is a module with `mount(host, route)`, which returns what the shell may ask of it.
 * @typedef {import('./route.js').Route} Route
 * @typedef {{
 *   unmount?: () => void,
 *   update?: (route: Route) => boolean,
 *   help?: () => import('./help.js').Section[],
 *   hand?: () => unknown,
 * }} View `update` answers whether it could show the new address without being mounted again; `hand` leaves like
 *   `unmount`, but gives what is to go on to the one that is mounted in its place.
 */
import { askCatalog, isOffline, offline, whenBack } from './api.js';
import { el, isTaken, put } from './dom.js';
import { showHelp } from './help.js';
import { applyMotion } from './motion.js';
import { icon } from './icons.js';
import { followAddress } from './route.js';
import { choose, language, speak, t } from './text.js';

/** @type {Record<string, () => Promise<{ mount: (host: HTMLElement, route: Route, handed?: unknown) => View | Promise<View> }>>} */
const VIEWS = {
  home: () => import('./home/home.js'),
  games: () => import('./home/games.js'),
  play: () => import('./play/play.js'),
  challenges: () => import('./challenges/challenges.js'),
  lab: () => import('./lab/lab.js'),
  arena: () => import('./arena/arena.js'),
  learn: () => import('./learn/learn.js'),
};

/** @type {View | null} */
let shown = null;
let shownName = '';
let turn = 0;

/** @param {string} id */
const place = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

function drawBar() {
  const names = Object.keys(VIEWS);
  const links = names.map((name) =>
    el('a', { href: name === 'home' ? '#/' : `#/${name}`, 'aria-current': name === shownName ? 'page' : null }, t(`shell.${name}`)));
  const languages = /** @type {const} */ (['en', 'pt']).map((code) =>
    el('button', { type: 'button', class: 'plain', lang: code, 'aria-pressed': String(code === language()),
      'aria-label': `${code.toUpperCase()}: ${t(`shell.language.${code}`)}`, onclick: () => changeLanguage(code) }, code.toUpperCase()));
  put(place('bar'),
    el('a', { class: 'logo', href: '#/' }, icon('logo'), 'Jogada'),
    el('nav', { 'aria-label': t('shell.navigation') }, links),
    el('div', { class: 'bar-end' },
      el('div', { class: 'languages', role: 'group', 'aria-label': t('shell.language') }, languages),
      el('button', { type: 'button', class: 'plain', id: 'theme', 'aria-label': t('shell.theme'),
        title: `${t('shell.theme')} (Shift+D)`, onclick: changeTheme }, icon('theme')),
      el('button', { type: 'button', class: 'plain', id: 'help-button', 'aria-label': t('shell.help'),
        title: `${t('shell.help')} (?)`, onclick: openHelp }, icon('help'))));
  place('skip').textContent = t('shell.skip');
}

/** @param {import('./text.js').Language} code */
function changeLanguage(code) {
  choose(code);
  void show(true);
}

function changeTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = dark ? 'light' : 'dark';
  // A cookie, because the program writes it into the page: nothing can be painted in the wrong colors.
  document.cookie = `jogada-theme=${root.dataset.theme}; path=/; max-age=31536000; samesite=strict`;
}

function openHelp() {
  showHelp(shown?.help?.() ?? []);
}

/**
 * Shows what the address asks for.
 * @param {boolean} [again] draw it anew even if the view could follow by itself
 */
async function show(again = false) {
  const route = followAddress();
  const name = route.view in VIEWS ? route.view : 'home';
  if (!again && name === shownName && shown?.update?.(route)) return;
  const mine = ++turn;
  const handed = again && name === shownName ? shown?.hand?.() : undefined;
  if (handed === undefined) shown?.unmount?.();
  shown = null;
  shownName = name;
  drawBar();
  const host = el('div', { class: `view view-${name}` });
  try {
    const module = await VIEWS[name]().catch(() => { throw offline(); });
    if (mine !== turn) return;
    put(place('main'), host);
    document.title = `${t(`shell.${name}`)} · Jogada`;
    const view = await module.mount(host, route, handed);
    if (mine === turn) shown = view;
    else view.unmount?.();
  } catch (error) {
    if (mine !== turn) return;
    put(place('main'), failure(error));
    if (isOffline(error)) void whenBack().then(() => { if (mine === turn) void show(true); });
  }
}

/** @param {unknown} error */
function failure(error) {
  const message = error instanceof Error ? error.message : String(error);
  return el('section', { class: 'failure', role: 'alert' },
    el('h1', {}, t('shell.failure')), el('p', {}, message),
    el('button', { type: 'button', onclick: () => void show(true) }, t('shell.again')));
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (isTaken(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '?') openHelp();
  else if (event.shiftKey && event.code === 'KeyD') changeTheme();
  else return;
  event.preventDefault();
}

place('skip').addEventListener('click', (event) => {
  event.preventDefault();
  place('main').focus();
});
addEventListener('hashchange', () => void show());
addEventListener('keydown', onKey);
speak(language());
applyMotion();
// The page brings it along, whichever view is the first to want it; that it could not be had is that view's to tell.
askCatalog().catch(() => {});
void show();
