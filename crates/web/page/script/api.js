/**
 * Talking to the program: requests, and one socket for everything that thinks. What is asked and what comes back has
 * the types that the program's own documents have.
 *
 * @typedef {import('../types/api.js').Answers} Answers
 * @typedef {import('../types/api.js').Questions} Questions
 * @typedef {import('../types/api.js').ErrorBody} ErrorBody
 * @typedef {import('../types/api.js').SearchOrder} Order
 * @typedef {import('../types/api.js').News} News
 * @typedef {import('../types/api.js').SearchRequest} SearchRequest
 * @typedef {import('../types/api.js').SearchReport} SearchInfo
 * @typedef {import('../types/api.js').SearchTask} Task
 * @typedef {{ think: import('../types/api.js').Best, hint: import('../types/api.js').Best,
 *   analyze: import('../types/api.js').Analysis, sweep: import('../types/api.js').GameSweep,
 *   solve: import('../types/api.js').SolvedPosition, way: import('../types/api.js').FoundWay,
 *   ponder: import('../types/api.js').Pondered,
 * }} Results what each task answers
 */
import { language, t } from './text.js';

/** A request that was refused, with what the program said about it. */
export class ApiError extends Error {
  /** @param {Partial<ErrorBody>} error */
  constructor(error) {
    super(error.message ?? error.code ?? 'error');
    this.code = error.code ?? 'unknown';
    this.at = error.at ?? null;
    this.suggestion = error.suggestion ?? null;
    this.field = error.field ?? null;
  }
}

/** The program is gone, or has not come back yet. */
export function offline() {
  return new ApiError({ code: 'offline', message: t('shell.offline') });
}

/** @param {unknown} error */
export function isOffline(error) {
  return error instanceof ApiError && error.code === 'offline';
}

/** Milliseconds before the program is looked for again: at first soon, then ever more rarely. */
const [SOON, RARELY] = [500, 15_000];
/** Fulfilled when the program answers again; as long as someone waits for it. @type {Promise<void> | null} */
let coming = null;

/** Waits until the program answers again. Whoever waits shares the looking. */
export function whenBack() {
  coming ??= lookOut().finally(() => { coming = null; });
  return coming;
}

async function lookOut() {
  for (let wait = SOON; ; wait = Math.min(2 * wait, RARELY)) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const answers = await fetch('/api/searches').then((response) => response.ok, () => false);
    if (answers) return;
  }
}

/**
 * @template {keyof Answers} P
 * @param {P} path an address of the program's list, in which `names` are put into their places
 * @param {Record<string, string>} [names]
 * @returns {Promise<Answers[P]>}
 */
export function get(path, names = {}) {
  const whole = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(names[name] ?? ''));
  return answer(fetch(localized(whole)));
}

/**
 * @template {keyof Questions} P
 * @param {P} path
 * @param {Questions[P]['request']} body
 * @param {AbortSignal} [signal]
 * @returns {Promise<Questions[P]['answer']>}
 */
export function post(path, body, signal) {
  const headers = { 'content-type': 'application/json' };
  return answer(fetch(localized(path), { method: 'POST', headers, body: JSON.stringify(body), signal }));
}

/** The edition of the page. It is in the addresses of its files: what names it never changes while it lasts. */
const EDITION = /edition-[0-9a-f]+/.exec(import.meta.url)?.[0] ?? '';

/**
 * What stays the same as long as the edition of the page does: a browser that knows it does not ask again.
 * @template {'/api/catalog' | '/api/gallery'} P
 * @param {P} path
 * @returns {Promise<Answers[P]>}
 */
function getLasting(path) {
  return answer(fetch(`${localized(path)}&edition=${EDITION}`));
}

/** A board of every game. */
export function askGallery() {
  return getLasting('/api/gallery');
}

/** @param {string} path */
function localized(path) {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language()}`;
}

/** @param {Promise<Response>} request */
async function answer(request) {
  const response = await request.catch((/** @type {Error} */ error) => {
    if (error.name === 'AbortError') throw error;
    throw offline();
  });
  const body = await response.json().catch(() => ({}));
  if (!response.ok) throw new ApiError(body.error ?? { code: `http-${response.status}` });
  return body;
}

/** @type {Map<string, Promise<Answers['/api/catalog']>>} */
const catalogs = new Map();

/** What can be chosen, in the language of the page: asked for once. */
export function askCatalog() {
  const spoken = language();
  const known = catalogs.get(spoken) ?? getLasting('/api/catalog').catch((error) => {
    catalogs.delete(spoken);
    throw error;
  });
  catalogs.set(spoken, known);
  return known;
}

/**
 * A search that runs. `done` is fulfilled with its result, also after a stop.
 * @template {Task} T
 * @typedef {{ done: Promise<Results[T]>, stop: () => void }} Search
 */

/**
 * @typedef {(info: SearchInfo, lines: SearchInfo[]) => void} Hear `lines` are all lines of an analysis so far
 * @typedef {import('../types/api.js').SearchResult} SearchResult
 * @typedef {{ resolve: (result: SearchResult) => void, reject: (error: Error) => void, hear: Hear }} Waiting
 */

/** The socket of this tab: opened when it is first needed, opened again when it was lost. */
class Live {
  /** @type {WebSocket | null} */
  socket = null;
  /** @type {Map<number, Waiting>} */
  waiting = new Map();
  last = 0;

  /**
   * @param {SearchRequest} request
   * @param {Hear} hear
   */
  search(request, hear) {
    const id = ++this.last;
    /** @type {Promise<SearchResult>} */
    const done = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, hear }));
    this.send({ type: 'search', search_id: id, request });
    return { done, stop: () => { if (this.waiting.has(id)) this.send({ type: 'stop', search_id: id }); } };
  }

  /** @param {Order} order */
  send(order) {
    const socket = this.open();
    const text = JSON.stringify(order);
    if (socket.readyState === WebSocket.OPEN) socket.send(text);
    else socket.addEventListener('open', () => socket.send(text), { once: true });
  }

  open() {
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) return this.socket;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/live?lang=${language()}`);
    socket.addEventListener('message', (event) => this.receive(JSON.parse(event.data)));
    socket.addEventListener('close', () => this.lose(socket));
    this.socket = socket;
    return socket;
  }

  /** @param {News} news */
  receive(news) {
    const waiting = this.waiting.get(Number(news.search_id));
    if (!waiting) return;
    if (news.type === 'info') return waiting.hear(news.info, news.lines);
    this.waiting.delete(Number(news.search_id));
    if (news.type === 'done') waiting.resolve(news.result);
    else waiting.reject(new ApiError(news.error));
  }

  /** @param {WebSocket} socket */
  lose(socket) {
    if (this.socket !== socket) return;
    this.socket = null;
    for (const { reject } of this.waiting.values()) reject(offline());
    this.waiting.clear();
  }
}

const live = new Live();

/**
 * Starts a search over the socket; `hear` is called with what it has found so far.
 * @template {Task} T
 * @param {SearchRequest & { task: T }} request
 * @param {Hear} [hear]
 * @returns {Search<T>}
 */
export function search(request, hear = () => {}) {
  return /** @type {Search<T>} */ (live.search(request, hear));
}
