/** Pictures of a run: how scores went over the games, and ratings with their intervals. */
import { el, svg } from '../dom.js';
import { number, percent, signed, t } from '../text.js';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, FOOT] = [640, 200, 44, 12, 8, 24];
/** Points of a line beyond which nobody sees more. */
const MOST_POINTS = 400;

/**
 * @typedef {import('../../types/api.js').PlayedGame} PlayedGame
 * @typedef {import('../../types/api.js').RunPlayer} RunPlayer
 */

/**
 * The share of points of each player after each of its games.
 * @param {string[]} players
 * @param {Pick<PlayedGame, 'first' | 'second' | 'winner'>[]} games
 */
export function scoresOf(players, games) {
  return players.map((player) => {
    let [points, played] = [0, 0];
    return games.flatMap(({ first, second, winner }, at) => {
      const side = first === player ? 1 : second === player ? 2 : 0;
      if (!side) return [];
      played += 1;
      points += winner === 0 ? 0.5 : winner === side ? 1 : 0;
      return [{ game: at + 1, share: points / played }];
    });
  });
}

/**
 * @param {string[]} players
 * @param {Pick<PlayedGame, 'first' | 'second' | 'winner'>[]} games
 */
export function scorePlot(players, games) {
  if (games.length < 2) return null;
  const x = (/** @type {number} */ game) => LEFT + (WIDTH - LEFT - RIGHT) * ((game - 1) / Math.max(1, games.length - 1));
  const y = (/** @type {number} */ share) => TOP + (HEIGHT - TOP - FOOT) * (1 - share);
  const step = Math.ceil(games.length / MOST_POINTS);
  const line = (/** @type {{ game: number, share: number }[]} */ points, /** @type {number} */ at) => svg('polyline', { class: `plot-line plot-${at % 8}`,
    points: points.filter((_, index) => index % step === 0 || index === points.length - 1).map(({ game, share }) => `${x(game).toFixed(1)},${y(share).toFixed(1)}`).join(' ') });
  const rules = [0, 0.5, 1].flatMap((share) => [
    svg('line', { class: 'graph-rule', x1: LEFT, x2: WIDTH - RIGHT, y1: y(share), y2: y(share) }),
    svg('text', { class: 'graph-label', x: LEFT - 6, y: y(share) + 4, 'text-anchor': 'end' }, percent(share)),
  ]);
  const ends = [1, games.length].map((game, at) => svg('text', { class: 'graph-label', x: x(game), y: HEIGHT - 6, 'text-anchor': at ? 'end' : 'start' }, at ? `${number(game)} ${t('arena.plot.games')}` : number(game)));
  return el('figure', { class: 'arena-plot' }, el('h3', {}, t('arena.plot')),
    svg('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: 'img', 'aria-label': t('arena.plot.name', { players: players.join(', ') }) }, rules, ends, scoresOf(players, games).map(line)),
    el('figcaption', { class: 'row small' }, players.map((player, at) => el('span', { class: `plot-key plot-${at % 8}` }, player))));
}

/**
 * A dot for each rating, and a line for where it may be.
 * @param {RunPlayer[]} players the best first
 */
export function ratingPlot(players) {
  const row = 26;
  const bounds = players.flatMap(({ elo, elo_low: low, elo_high: high }) => [elo, low ?? elo, high ?? elo]);
  const [least, most] = [Math.min(...bounds), Math.max(...bounds)];
  const x = (/** @type {number} */ elo) => 190 + (WIDTH - 190 - 60) * ((elo - least) / Math.max(1, most - least));
  const line = (/** @type {RunPlayer} */ { player, elo, elo_low: low, elo_high: high }, /** @type {number} */ at) => {
    const y = row * at + row / 2;
    return [
      svg('text', { class: 'plot-name', x: 180, y: y + 4, 'text-anchor': 'end' }, player.length > 24 ? `${player.slice(0, 23)}…` : player),
      low !== null && high !== null && svg('line', { class: 'plot-range', x1: x(low), x2: x(high), y1: y, y2: y }),
      svg('circle', { class: 'plot-dot', cx: x(elo), cy: y, r: 4.5 }),
      svg('text', { class: 'graph-label', x: WIDTH - 4, y: y + 4, 'text-anchor': 'end' }, signed(elo, 0)),
    ];
  };
  const name = t('arena.ratings.plot', { players: players.map(({ player, elo }) => `${player} ${signed(elo, 0)}`).join(', ') });
  return svg('svg', { class: 'arena-ratings', viewBox: `0 0 ${WIDTH} ${row * players.length}`, role: 'img', 'aria-label': name },
    players.flatMap((player, at) => line(player, at)));
}
