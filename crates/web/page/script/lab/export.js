/**
 * Tables in the forms that people hand in. No page here: tests run it alone.
 * @typedef {{ head: string[], rows: string[][], numbers: boolean[] }} Sheet `numbers` says which columns are
 */

/** @param {Sheet} sheet */
export function markdown({ head, rows, numbers }) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = `| ${numbers.map((isNumber) => (isNumber ? '--:' : ':--')).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n') + '\n';
}

/** @param {Sheet} sheet */
export function csv({ head, rows }) {
  const quoted = (/** @type {string} */ cell) => (/[",\n;]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return [head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n';
}

/** @type {Record<string, string>} */
const TEX = { '\\': '\\textbackslash{}', '~': '\\~{}', '^': '\\^{}', '–': '--', '≥': '$\\geq$', '−': '$-$' };

/** @param {Sheet} sheet */
export function latex({ head, rows, numbers }) {
  const escaped = (/** @type {string} */ cell) => cell.replace(/[\\~^–≥−&%#_${}]/g, (sign) => TEX[sign] ?? `\\${sign}`);
  const line = (/** @type {string[]} */ cells) => `${cells.map(escaped).join(' & ')} \\\\`;
  const shape = numbers.map((isNumber) => (isNumber ? 'r' : 'l')).join('');
  return [`\\begin{tabular}{${shape}}`, '\\hline', line(head), '\\hline', ...rows.map(line), '\\hline', '\\end{tabular}'].join('\n') + '\n';
}
