/** A run: its figures, who got what against whom, and its games. */
import { download, el } from '../dom.js';
import { icon } from '../icons.js';
import { writeHash } from '../route.js';
import { has, number, percent, signed, t } from '../text.js';
import { progress, results, score, tableOf } from './parts.js';
import { lastBoard } from './board.js';
import { ratingPlot, scorePlot } from './plots.js';
import { runButton } from './start.js';

/** So many games are listed. */
const GAMES = 100;

/**
 * @typedef {import('../../types/api.js').RunSummary} Summary what `jogada arena status --json` says
 * @typedef {import('../../types/api.js').PlayedGame} PlayedGame
 */

/**
 * @param {string} name
 * @param {Summary} summary
 * @param {PlayedGame[]} games
 * @param {boolean} running whether this server plays it now
 * @param {() => unknown} onchange
 */
export function runOf(name, summary, games, running, onchange) {
  const players = summary.players.map((line) => line.player);
  return [
    el('p', {}, el('a', { href: '#/arena' }, `← ${t('arena.all')}`)),
    el('h1', {}, players.join(' – ')),
    el('p', { class: 'arena-state' }, summary.game, ' · ', progress(summary.played, { ...summary, running }), ' ', runButton(name, { running, finished: summary.finished }, onchange)),
    lastBoard(name, games),
    facts(summary),
    el('h2', {}, t('arena.standings')), ratingPlot(ranked(summary).map((at) => summary.players[at])), standings(summary), scorePlot(players, games), downloads(name, summary),
    el('h2', {}, t('arena.table')), crossTable(summary),
    el('h2', {}, t('arena.games')), el('p', { class: 'muted' }, t('arena.click')), gamesOf(name, games),
  ];
}

/**
 * Everything to take along: the games as they are kept, and the table for a spreadsheet.
 * @param {string} name
 * @param {Summary} summary
 */
function downloads(name, summary) {
  const head = ['player', 'elo', 'elo_low', 'elo_high', 'wins', 'draws', 'losses', 'score'];
  const cell = (/** @type {unknown} */ value) => (typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : String(value ?? ''));
  const rows = summary.players.map((line) => head.map((key) => cell(Reflect.get(line, key))).join(','));
  return el('p', { class: 'row' },
    el('a', { class: 'button', id: 'run-games', href: `/api/runs/${encodeURIComponent(name)}/records`, download: `${name}.jsonl` }, icon('export'), t('arena.download.games')),
    el('button', { type: 'button', id: 'run-table', onclick: () => download(`${name}.csv`, 'text/csv', [head.join(','), ...rows, ''].join('\n')) }, icon('export'), t('arena.download.table')));
}

/** @param {Summary} summary */
function facts(summary) {
  const endings = Object.entries(summary.reasons).map(([reason, count]) => `${ending(reason)} ${number(count ?? 0)}`);
  /** @type {[string, string][]} */
  const lines = [
    ...(summary.duel ? duelOf(summary.duel, summary.sprt) : []),
    ['first', `${results(summary.first)}  ${score(summary.first)}`],
    ['length', number(summary.mean_moves, 1)],
    ['endings', endings.join(', ')],
  ];
  return el('dl', { class: 'arena-facts' }, lines.flatMap(([key, text]) => [el('dt', {}, t(`arena.${key}`)), el('dd', {}, text)]));
}

/**
 * @param {NonNullable<Summary['duel']>} duel
 * @param {Summary['sprt']} sprt
 * @returns {[string, string][]}
 */
function duelOf(duel, sprt) {
  const isBounded = duel.elo !== null && duel.elo_error !== null;
  const elo = isBounded ? `${signed(duel.elo ?? 0, 0)} ± ${number(duel.elo_error ?? 0, 0)}` : t('arena.unbounded');
  const pairs = ['0', '½', '1', '1½', '2'].map((points, at) => `${points}: ${number(duel.pairs[at])}`).join('  ');
  /** @type {[string, string][]} */
  const lines = [['score', `${results(duel)}  ${score(duel)}`], ['elo', elo], ['los', percent(duel.los)], ['pairs', pairs]];
  if (sprt) lines.push(['sprt', test(sprt)]);
  return lines;
}

/** @param {NonNullable<Summary['sprt']>} sprt */
function test(sprt) {
  const [llr, lower, upper] = [sprt.llr, sprt.lower, sprt.upper].map((part) => signed(part, 2));
  const verdict = t(`arena.sprt.${sprt.verdict}`, { elo0: signed(sprt.elo0), elo1: signed(sprt.elo1) });
  return `LLR ${llr} (${lower} … ${upper}): ${verdict}`;
}

/** @param {Pick<Summary, 'players'>} summary */
export function standings(summary) {
  const range = (/** @type {Summary['players'][number]} */ line) =>
    line.elo_low === null || line.elo_high === null ? '' : `${signed(line.elo_low, 0)} … ${signed(line.elo_high, 0)}`;
  const rows = ranked(summary).map((at) => summary.players[at])
    .map((line) => [line.player, signed(line.elo, 0), range(line), results(line), score(line)]);
  return tableOf([t('arena.player'), t('arena.rating'), '95 %', t('arena.results'), t('arena.score')], rows, 'standings');
}

/** @param {Pick<Summary, 'players' | 'table'>} summary */
export function crossTable(summary) {
  const order = ranked(summary);
  const name = (/** @type {number} */ at) => summary.players[at].player;
  const cell = (/** @type {number} */ one, /** @type {number} */ other) => {
    const { wins, draws, losses } = summary.table[one][other];
    const games = wins + draws + losses;
    return one === other ? '·' : games === 0 ? '–' : `${number(wins + draws / 2, 1)} / ${number(games)}`;
  };
  const rows = order.map((one) => [name(one), ...order.map((other) => cell(one, other))]);
  return tableOf([t('arena.player'), ...order.map(name)], rows, 'cross');
}

/**
 * The players by their rating, the best first.
 * @param {Pick<Summary, 'players'>} summary
 * @returns {number[]}
 */
function ranked({ players }) {
  return players.map((_, at) => at).sort((one, other) => players[other].elo - players[one].elo);
}

/**
 * The latest games, the last first.
 * @param {string} name
 * @param {PlayedGame[]} games
 */
function gamesOf(name, games) {
  const heads = ['game-number', 'first-player', 'second-player', 'winner', 'moves', 'ending'].map((key) => t(`arena.${key}`));
  const row = (/** @type {PlayedGame} */ { index, first, second, winner, moves, reason }) => [
    el('a', { href: writeHash('arena', {}, [name, String(index)]) }, number(index + 1)),
    first, second, winner === 0 ? t('arena.draw') : [first, second][winner - 1], number(moves), ending(reason),
  ];
  const shown = games.slice(-GAMES).reverse();
  const left = games.length - shown.length;
  return el('div', {}, tableOf(heads, shown.map(row), 'games'), left > 0 && el('p', { class: 'muted' }, t('arena.more', { n: left })));
}

/** @param {string} reason */
function ending(reason) {
  const key = `arena.by.${reason}`;
  return has(key) ? t(key) : reason;
}
