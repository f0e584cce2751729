/** Order among many. */

/**
 * The first few of many in an order, without putting all of them into it: lists have tens of thousands.
 * @param {number[]} items
 * @param {number} count
 * @param {(a: number, b: number) => number} compare
 * @returns {number[]}
 */
export function firstOf(items, count, compare) {
  /** @type {number[]} */
  const first = [];
  for (const item of items) {
    if (first.length === count && compare(item, first[count - 1]) >= 0) continue;
    const at = first.findIndex((other) => compare(item, other) < 0);
    first.splice(at < 0 ? first.length : at, 0, item);
    first.length = Math.min(first.length, count);
  }
  return first;
}
