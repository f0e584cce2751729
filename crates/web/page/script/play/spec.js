/** The textual form of games and players: `NAME[:key=value,…]`. */

/**
 * @param {string} name
 * @param {Record<string, string>} settings empty ones are left out
 */
export function writeSpec(name, settings) {
  const pairs = Object.entries(settings).filter(([, value]) => value !== '');
  const text = pairs.map(([key, value]) => `${key}=${/[,:]/.test(value) ? `"${value}"` : value}`).join(',');
  return text ? `${name}:${text}` : name;
}

/**
 * @param {string} spec
 * @returns {{ name: string, settings: Record<string, string> }}
 */
export function readSpec(spec) {
  const at = spec.indexOf(':');
  if (at < 0) return { name: spec, settings: {} };
  /** @type {Record<string, string>} */
  const settings = {};
  for (const [, key, quoted, plain] of spec.slice(at + 1).matchAll(/([\w-]+)=(?:"([^"]*)"|([^,]*))/g)) {
    settings[key] = quoted ?? plain ?? '';
  }
  return { name: spec.slice(0, at), settings };
}
