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

/**
 * The same table with lines and columns changed: an indicator a line, an algorithm a column, as reports print it.
 * @param {Sheet} sheet
 * @returns {Sheet}
 */
export function turned({ head, rows }) {
  const lines = [head, ...rows];
  const turn = head.map((_, at) => lines.map((row) => row[at]));
  return { head: turn[0], rows: turn.slice(1), numbers: lines.map((_, at) => at > 0) };
}

const QUOTE = '\u0022';

/** @param {Sheet} sheet */
export function csv({ head, rows }) {
  const quoted = (/** @type {string} */ cell) => (/[\u0022,\n;]/.test(cell) ? [QUOTE, cell.replaceAll(QUOTE, QUOTE + QUOTE), QUOTE].join('') : cell);
  return [head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n';
}

/** @type {Record<string, string>} */
const TEX = { '\\': '\\textbackslash{}', '~': '\\textasciitilde{}', '^': '\\textasciicircum{}', '–': '--', '…': '\\ldots{}',
  '≥': '$\\geq$', '≤': '$\\leq$', '−': '$-$', '×': '$\\times$', '·': '$\\cdot$', '÷': '$\\div$', '√': '$\\surd$', '∞': '$\\infty$',
  'α': '$\\alpha$', 'β': '$\\beta$', 'γ': '$\\gamma$', 'µ': '$\\mu$', '½': '$\\frac12$', '→': '$\\to$', '\u00a0': '~', '\u202f': '\\,' };
/** Letters with accents, as TeX writes them whatever the encoding of the file. @type {Record<string, string>} */
const ACCENTS = { '\u0301': '\\\u0027', '\u0300': '\\\u0060', '\u0302': '\\^', '\u0303': '\\~', '\u0308': '\\\u0022', '\u0327': '\\c' };

/**
 * A text as LaTeX takes it with nothing but its kernel: plain ASCII.
 * @param {string} text
 */
export function texText(text) {
  return text.replace(/[\\~^&%#_${}]|[^\x00-\x7f]/gu, (sign) => TEX[sign] ?? (sign < '\x7f' ? `\\${sign}` : accented(sign)));
}

/** @param {string} letter */
function accented(letter) {
  const [base, mark] = letter.normalize('NFD');
  return mark && ACCENTS[mark] ? `${ACCENTS[mark]}{${base}}` : '?';
}

/** @param {Sheet} sheet */
export function latex({ head, rows, numbers }) {
  const line = (/** @type {string[]} */ cells) => `${cells.map(texText).join(' & ')} \\\\`;
  const shape = numbers.map((isNumber) => (isNumber ? 'r' : 'l')).join('');
  return [`\\begin{tabular}{${shape}}`, '\\hline', line(head), '\\hline', ...rows.map(line), '\\hline', '\\end{tabular}'].join('\n') + '\n';
}
