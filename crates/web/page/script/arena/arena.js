/** Arena: the runs on this machine. `#/arena` lists them, `#/arena/RUN` shows one, `#/arena/RUN/GAME` opens a game of it. */
import { get } from '../api.js';
import { el, put } from '../dom.js';
import { writeHash } from '../route.js';
import { register, t } from '../text.js';
import words from '../../text/arena.js';
import { listOf } from './list.js';
import { runOf } from './run.js';

register(words);

/** Between two looks at a run that is being played, in milliseconds. */
const PACE = 2000;

/**
 * @param {HTMLElement} host
 * @param {import('../route.js').Route} route
 */
export async function mount(host, route) {
  const [name, game] = route.path;
  if (name !== undefined && game !== undefined) {
    await openGame(name, game);
    return {};
  }
  const content = el('div', { class: 'arena-content' }, el('p', { class: 'muted' }, t('shell.loading')));
  put(host, el('section', { class: 'arena' }, content));
  const watch = name === undefined ? watchList(content) : watchRun(content, name);
  await watch.first;
  return { unmount: watch.stop };
}

/** @param {HTMLElement} content */
function watchList(content) {
  return repeat(async () => {
    const { runs, engines } = await get('/api/runs');
    put(content, listOf(runs, engines));
    return runs.some((run) => !run.finished);
  });
}

/**
 * @param {HTMLElement} content
 * @param {string} name
 */
function watchRun(content, name) {
  /** @returns {Promise<boolean>} */
  const look = async () => {
    const { summary, games, running } = await get('/api/runs/{name}', { name });
    put(content, runOf(name, summary, games, running, look));
    return !summary.finished;
  };
  return repeat(look);
}

/**
 * Does something now, and again as long as it says that there is more to come and somebody looks.
 * @param {() => Promise<boolean>} work
 */
function repeat(work) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  let stopped = false;
  const later = () => { timer = setTimeout(again, PACE); };
  const again = async () => {
    // Losing the program for a moment is no reason to take the figures away.
    const more = document.hidden ? true : await work().catch(() => true);
    if (more && !stopped) later();
  };
  const first = work().then((more) => { if (more && !stopped) later(); });
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
  };
  return { first, stop };
}

/**
 * Goes on at the board with a game of a run.
 * @param {string} name
 * @param {string} index
 */
async function openGame(name, index) {
  const { line } = await get('/api/runs/{name}/games/{index}', { name, index });
  location.replace(writeHash('play', { game: line.game, start: line.start, moves: line.moves.join(',') }));
}
