/**
 * Talking to the program: requests, and one socket for everything that thinks.
 *
 * @typedef {{ game: string, start: string | null, moves: string[] }} Line a game as requests carry it
 * @typedef {Record<string, any>} Answer
 */
import { language, t } from './text.js';

/** A request that was refused, with what the program said about it. */
export class ApiError extends Error {
  /** @param {{ code?: string, message?: string, at?: any, suggestion?: string | null, field?: string | null }} error */
  constructor(error) {
    super(error.message ?? error.code ?? 'error');
    this.code = error.code ?? 'unknown';
    this.at = error.at ?? null;
    this.suggestion = error.suggestion ?? null;
    this.field = error.field ?? null;
  }
}

/** The program is gone, or has not come back yet. */
function offline() {
  return new ApiError({ code: 'offline', message: t('shell.offline') });
}

/**
 * @param {string} path
 * @param {AbortSignal} [signal]
 * @returns {Promise<Answer>}
 */
export function get(path, signal) {
  return answer(fetch(localized(path), { signal }));
}

/**
 * @param {string} path
 * @param {unknown} body
 * @param {AbortSignal} [signal]
 * @returns {Promise<Answer>}
 */
export function post(path, body, signal) {
  const headers = { 'content-type': 'application/json' };
  return answer(fetch(localized(path), { method: 'POST', headers, body: JSON.stringify(body), signal }));
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

/** @type {Map<string, Promise<Answer>>} */
const catalogs = new Map();

/** What can be chosen, in the language of the page: asked for once. @returns {Promise<Answer>} */
export function askCatalog() {
  const spoken = language();
  const known = catalogs.get(spoken) ?? get('/api/catalog').catch((error) => {
    catalogs.delete(spoken);
    throw error;
  });
  catalogs.set(spoken, known);
  return known;
}

/**
 * A search that runs. `done` is fulfilled with its result, also after a stop.
 * @typedef {{ done: Promise<Answer>, stop: () => void }} Search
 * @typedef {{ resolve: (result: Answer) => void, reject: (error: Error) => void, hear: Hear }} Waiting
 * @typedef {(info: Answer, lines: Answer[]) => void} Hear `lines` are all lines of an analysis so far
 */

/** The socket of this tab: opened when it is first needed, opened again when it was lost. */
class Live {
  /** @type {WebSocket | null} */
  socket = null;
  /** @type {Map<number, Waiting>} */
  waiting = new Map();
  last = 0;

  /**
   * @param {Answer} request a SearchRequest
   * @param {Hear} hear
   * @returns {Search}
   */
  search(request, hear) {
    const id = ++this.last;
    const done = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, hear }));
    this.send({ type: 'search', search_id: id, request });
    return { done, stop: () => this.waiting.has(id) && this.send({ type: 'stop', search_id: id }) };
  }

  /** @param {Answer} message */
  send(message) {
    const socket = this.open();
    const text = JSON.stringify(message);
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

  /** @param {Answer} message */
  receive(message) {
    const waiting = this.waiting.get(message.search_id);
    if (!waiting) return;
    if (message.type === 'info') return waiting.hear(message.info, message.lines ?? []);
    this.waiting.delete(message.search_id);
    if (message.type === 'done') waiting.resolve(message.result);
    else waiting.reject(new ApiError(message.error ?? {}));
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
 * @param {Answer} request
 * @param {Hear} [hear]
 */
export function search(request, hear = () => {}) {
  return live.search(request, hear);
}
