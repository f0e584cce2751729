/** What a run looks like, for whoever has none yet: three players who are nobody, and games that nobody played. */
import { el } from '../dom.js';
import { t } from '../text.js';
import { crossTable, standings } from './run.js';
import { ratingPlot, scorePlot } from './plots.js';

const PLAYERS = ['A', 'B', 'C'];
/** Winners of A–B, A–C and B–C in turn: 1, 2, or 0 for a draw. */
const WINNERS = [1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 0, 1, 2, 1, 2, 1, 1, 1, 1, 2, 0, 1, 1, 1, 1, 1, 2, 1, 2];
const PAIRS = [[0, 1], [0, 2], [1, 2]];
const ELO = [[118, 21, 233], [-6, -98, 87], [-112, -230, -18]];

/** The example, with a word that it is one. */
export function exampleRun() {
  const games = WINNERS.map((winner, at) => {
    const [one, other] = PAIRS[at % PAIRS.length];
    return { first: PLAYERS[one], second: PLAYERS[other], winner };
  });
  const counted = (/** @type {(game: typeof games[number]) => number} */ seen) => {
    const results = games.map(seen);
    return { wins: results.filter((result) => result === 1).length, draws: results.filter((result) => result === 0).length, losses: results.filter((result) => result === -1).length };
  };
  const resultFor = (/** @type {string} */ player, /** @type {string | null} */ against) => (/** @type {{ first: string, second: string, winner: number }} */ { first, second, winner }) => {
    const side = first === player && (!against || second === against) ? 1 : second === player && (!against || first === against) ? 2 : 0;
    return side === 0 ? NaN : winner === 0 ? 0 : winner === side ? 1 : -1;
  };
  const players = PLAYERS.map((player, at) => {
    const counts = counted(resultFor(player, null));
    const score = (counts.wins + counts.draws / 2) / (counts.wins + counts.draws + counts.losses);
    return { player, elo: ELO[at][0], elo_low: ELO[at][1], elo_high: ELO[at][2], score, score_low: Math.max(0, score - 0.2), score_high: Math.min(1, score + 0.2), ...counts };
  });
  const table = PLAYERS.map((one) => PLAYERS.map((other) => counted(resultFor(one, other))));
  return el('section', { class: 'arena-example' }, el('h2', {}, t('arena.example')), el('p', { class: 'muted' }, t('arena.example.about')),
    ratingPlot(players), scorePlot(PLAYERS, games), standings({ players }), crossTable({ players, table }));
}
