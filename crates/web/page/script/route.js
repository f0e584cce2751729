/**
 * Addresses after the hash: `#/view/rest?name=value&…`, readable and short.
 *
 * @typedef {{ view: string, path: string[], params: Record<string, string> }} Route
 */

/**
 * @param {string} hash
 * @returns {Route}
 */
export function readHash(hash) {
  const [address, query = ''] = split(hash.replace(/^#\/?/, ''), '?');
  const [view = '', ...path] = address.split('/').filter(Boolean).map(decode);
  /** @type {Record<string, string>} */
  const params = {};
  for (const pair of query.split('&').filter(Boolean)) {
    const [name, value = ''] = split(pair, '=');
    params[decode(name)] = decode(value);
  }
  return { view: view || 'home', path, params };
}

/** The address that the page followed or wrote last: another one was asked for since, and is still to be followed. */
let settled = '';

/** What the address asks for now. */
export function followAddress() {
  settled = location.hash;
  return readHash(settled);
}

/**
 * Keeps the address up to date without a new entry in the history. Someone who has just gone elsewhere is not brought back.
 * @param {string} hash
 */
export function updateAddress(hash) {
  if (location.hash !== settled) return;
  history.replaceState(null, '', hash);
  settled = location.hash;
}

/**
 * @param {string} view
 * @param {Record<string, string | null | undefined>} [params] empty ones are left out
 * @param {string[]} [path]
 */
export function writeHash(view, params = {}, path = []) {
  const address = [view, ...path].map(encode).join('/');
  const pairs = Object.entries(params).filter(([, value]) => value !== null && value !== undefined && value !== '');
  const query = pairs.map(([name, value]) => `${encode(name)}=${encode(String(value))}`).join('&');
  return `#/${address}${query && `?${query}`}`;
}

/**
 * @param {string} text
 * @param {string} mark
 */
function split(text, mark) {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** @param {string} text */
function decode(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** @param {string} text */
function encode(text) {
  return encodeURIComponent(text).replace(/%(2C|3A|2F|3B)/g, (code) => decodeURIComponent(code));
}
