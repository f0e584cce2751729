/**
 * My games: those played in this browser, with a picture of where they have got. They stay in this browser.
 *
 * @typedef {import('./play/game.js').Opening} Opening
 * @typedef {{ id: string, time: number, title: string, moves: number, winner: number | null, settled: boolean,
 *   opening: Opening, scene: import('../types/api.js').SceneAnswer }} Kept
 */
import { forgetFile } from './play/library.js';

const [NAME, STORE, VERSION] = ['jogada', 'games', 1];
/** The oldest go when there are more. */
const MOST = 500;

/** @type {Promise<IDBDatabase> | null} */
let opened = null;

/** @returns {Promise<IDBDatabase>} */
function database() {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/**
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} work
 * @returns {Promise<T>}
 */
async function within(mode, work) {
  const store = (await database()).transaction(STORE, mode).objectStore(STORE);
  return new Promise((resolve, reject) => {
    const request = work(store);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Keeps a game; it takes the place of the same game at an earlier time.
 * @param {Kept} kept
 */
export async function keep(kept) {
  await within('readwrite', (store) => store.put(kept));
  const all = await list();
  for (const { id } of all.slice(MOST)) await remove(id);
}

/** All games, the latest first. @returns {Promise<Kept[]>} */
export async function list() {
  const all = /** @type {Kept[]} */ (await within('readonly', (store) => store.getAll()));
  return all.sort((one, other) => other.time - one.time);
}

/**
 * @param {string} id
 * @returns {Promise<Kept | undefined>}
 */
export function find(id) {
  return within('readonly', (store) => store.get(id));
}

/** @param {string} id */
export function remove(id) {
  forgetFile(id);
  return within('readwrite', (store) => store.delete(id));
}
