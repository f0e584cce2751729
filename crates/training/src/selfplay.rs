//! Games of the net's own search against itself, to learn from.
//!
//! Some moves are searched well, with noise, and taught; most are searched briefly, to get on with the game: games are
//! what the value learns from, and there are never enough of them (Wu, 2019). Where a game is as good as decided there
//! is little to learn, and every search is brief. Connections say where a move is worth anything and who has won: that
//! is certain, whatever two hasty searches make of it afterwards.

use jogada_experts::hex::glance::{Glance, Insight};
use jogada_experts::hex::net::Net;
use jogada_experts::hex::perspective::Perspective;
use jogada_experts::hex::puct::{Puct, Searcher};
use jogada_experts::hex::{HexAdviser, HexSolver, Knowledge};
use jogada_games::hex::{Hex, HexMove, HexState};
use jogada_rules::{Dice, Game, Side};
use jogada_search::{Clock, Limits, StopFlag};

use crate::bootstrap::{open_at_random, settle};
use crate::sample::Sample;

/// How games are played.
#[derive(Clone, Copy, Debug)]
pub struct SelfPlayPace {
    /// Simulations of a search that teaches.
    pub full: u64,
    /// Simulations of the others.
    pub brief: u64,
    /// A move in so many is searched fully.
    pub one_in: usize,
}

/// The share of noise in the advice at the root of a full search.
const NOISE: f32 = 0.25;
/// From this expectation on a game is as good as decided.
const DECIDED: f32 = 0.94;
/// In decided games a move in so many that would be searched fully is.
const DECIDED_ONE_IN: usize = 5;
/// A brief search in a decided game.
const DECIDED_BRIEF: u64 = 8;

/// Once connections show who wins, a game in so many is played on: endings have to be learned too.
const PLAYED_ON_ONE_IN: usize = 3;
/// Shares of a lesson are written down in so many steps.
const SHARE_STEPS: f32 = 10_000.0;

/// Boards that are solved position by position.
const SOLVED_UP_TO: usize = 7;
/// Positions that the solver enters for one answer at the most: the first moves of 7×7 take hundreds of thousands.
const SOLVER_POSITIONS: u64 = 2_000;
/// What the solver remembers in.
const SOLVER_MEMORY: usize = 8 << 20;

/// How the games of a generation are played.
const PACE: SelfPlayPace = SelfPlayPace { full: 112, brief: 16, one_in: 2 };
/// Board sizes, each with how often it is drawn: large ones cost many times what they teach.
const SIZES: [(usize, usize); 9] = [(11, 64), (9, 4), (13, 3), (10, 2), (8, 2), (7, 2), (6, 1), (5, 1), (19, 1)];
/// The board of a game that is only tried out.
const SMALLEST: usize = 5;

/// The game of a generation with that number: who has the net and the seed plays the same.
pub fn numbered(net: &Net, seed: u64, number: u64) -> Vec<Sample> {
    let (size, mut dice) = draw(seed, number);
    game(net, size, PACE, &mut dice)
}

/// The size of the board and the dice of the game with that number.
pub fn draw(seed: u64, number: u64) -> (usize, Dice) {
    let mut dice = Dice::new(Dice::new(seed.wrapping_mul(1 << 32).wrapping_add(number)).roll());
    let mut drawn = dice.below(SIZES.iter().map(|(_, often)| often).sum());
    for (size, often) in SIZES {
        if drawn < often {
            return (size, dice);
        }
        drawn -= often;
    }
    unreachable!("less than the sum was drawn")
}

/// A small game, to see whether two programs play alike.
pub fn trial(net: &Net, seed: u64) -> Vec<Sample> {
    game(net, SMALLEST, PACE, &mut Dice::new(seed))
}

/// One game on a board `size` wide.
pub fn game(net: &Net, size: usize, pace: SelfPlayPace, dice: &mut Dice) -> Vec<Sample> {
    let game = Hex::new(size, false).expect("the caller asks for a board that exists");
    let mut state = open_at_random(&game, dice);
    let options = Puct { insight_after: 0, ..Puct::default() };
    let (mut searcher, mut coach) = (Searcher::new(net, options), Coach::new(&game));
    let mut examiner = Examiner::new(&game);
    let (mut samples, mut decided) = (Vec::new(), false);
    while game.settled(&state).is_none() {
        let known = coach.brief(&game, &state);
        let full = dice.below(pace.one_in) == 0 && (!decided || dice.below(DECIDED_ONE_IN) == 0);
        let simulations = match (full, decided) {
            (true, _) => pace.full,
            (false, false) => pace.brief,
            (false, true) => DECIDED_BRIEF,
        };
        if full {
            searcher = Searcher::new(net, options);
            searcher.stir(&game, &state, known.clone(), NOISE, dice);
        }
        let mut clock = Clock::start(&Limits::nodes(simulations), &StopFlag::new());
        searcher.search(&game, &state, || known.clone(), &mut clock, &mut |_| {});
        decided = searcher.value().abs() > DECIDED;
        if full {
            examiner.look(&game, &state, samples.len());
        }
        samples.push(sample(&game, &state, &searcher, full));
        let mv = match known.glance {
            Glance::Won(cell) => {
                // Of what follows the tree knows nothing but that it is lost; whoever resists has to search.
                searcher = Searcher::new(net, options);
                HexMove::Place(cell)
            }
            _ => choose(&searcher, samples.len(), size, dice),
        };
        game.play(&mut state, mv);
        if coach.has_just_seen_the_winner() && dice.below(PLAYED_ON_ONE_IN) > 0 {
            break;
        }
    }
    let winner = coach.winner.unwrap_or_else(|| !game.turn(&state));
    settle(&mut samples, winner != game.turn(&state));
    examiner.correct(&mut samples);
    samples.retain(|sample| sample.teaches_moves);
    samples
}

/// What is known of one position before it is searched.
#[derive(Clone, Debug)]
struct Briefing {
    state: HexState,
    glance: Glance,
}

impl Insight for Briefing {
    fn glance(&mut self, _: &Hex, state: &HexState) -> Glance {
        if *state == self.state { self.glance.clone() } else { Glance::Open(None) }
    }
}

/// Looks for connections from move to move: who wins is certain as soon as they show it, whatever happens afterwards.
struct Coach {
    adviser: HexAdviser,
    winner: Option<Side>,
    /// Positions that were looked at since the winner is known.
    since: usize,
}

impl Coach {
    fn new(game: &Hex) -> Self {
        Self { adviser: HexAdviser::new(game), winner: None, since: 0 }
    }

    /// What the search should know of a position. A side that has lost is told nothing, so that it resists; nor is one
    /// that needs no move to win, so that it moves as it would.
    fn brief(&mut self, game: &Hex, state: &HexState) -> Briefing {
        let glance = if has_room_for_connections(game, state) { self.look(game, state) } else { Glance::Open(None) };
        Briefing { state: state.clone(), glance }
    }

    fn look(&mut self, game: &Hex, state: &HexState) -> Glance {
        let (insight, mover) = (self.adviser.look(game, state), game.turn(state));
        let winner = insight.winner.or_else(|| insight.must_play.is_empty().then_some(!mover));
        self.winner = self.winner.or(winner);
        self.since += usize::from(self.winner.is_some());
        match winner {
            Some(side) if side == mover => insight.winning_move.map_or(Glance::Open(None), Glance::Won),
            Some(_) => Glance::Open(None),
            None => Glance::Open(Some(insight.worth_trying())),
        }
    }

    const fn has_just_seen_the_winner(&self) -> bool {
        self.since == 1
    }
}

/// Solves positions of small boards, and remembers who wins them.
struct Examiner {
    /// None where the board is too large.
    solver: Option<HexSolver>,
    /// Samples by number, each with whether its side wins.
    known: Vec<(usize, bool)>,
}

impl Examiner {
    fn new(game: &Hex) -> Self {
        let solver = (game.size() <= SOLVED_UP_TO).then(|| HexSolver::new(game, SOLVER_MEMORY, Knowledge::ALL));
        Self { solver, known: Vec::new() }
    }

    fn look(&mut self, game: &Hex, state: &HexState, number: usize) {
        let mut clock = Clock::start(&Limits::nodes(SOLVER_POSITIONS), &StopFlag::new());
        let verdict = self.solver.as_ref().and_then(|solver| solver.solve(game, state, &mut clock).ok());
        self.known.extend(verdict.map(|verdict| (number, verdict.winner == game.turn(state))));
    }

    /// What is proven counts for more than how the game went, and than what the search expected.
    fn correct(&self, samples: &mut [Sample]) {
        for &(number, won) in &self.known {
            samples[number].won = won;
            samples[number].value = if won { 1.0 } else { -1.0 };
        }
    }
}

/// Whether there are stones enough for connections to say anything: before, a look at them is dear.
fn has_room_for_connections(game: &Hex, state: &HexState) -> bool {
    game.cells().filter(|&cell| game.owner(state, cell).is_some()).count() >= game.size()
}

fn sample(game: &Hex, state: &HexState, searcher: &Searcher<'_>, full: bool) -> Sample {
    let perspective = Perspective::of(game, state);
    let mut visits = vec![0; perspective.stones().len()];
    if searcher.is_solved() {
        // What is proven is taught as the one answer.
        let best = searcher.lines(1).pop().map(|line| line.moves[0]);
        if let Some(HexMove::Place(cell)) = best {
            visits[perspective.index(cell)] = 1;
        }
    } else if full {
        let advice = searcher.advice(&perspective);
        let lesson = searcher.lesson(|mv| place(&perspective, mv).map_or(0.0, |index| advice[index]));
        for (mv, share) in lesson {
            if let Some(index) = place(&perspective, mv) {
                visits[index] = (share * SHARE_STEPS) as u16;
            }
        }
    }
    Sample { perspective, visits, value: searcher.value(), teaches_moves: full, won: false }
}

fn place(perspective: &Perspective, mv: HexMove) -> Option<usize> {
    match mv {
        HexMove::Place(cell) => Some(perspective.index(cell)),
        HexMove::Swap => None,
    }
}

/// By visits at first, for games that differ; then the best.
fn choose(searcher: &Searcher<'_>, ply: usize, size: usize, dice: &mut Dice) -> HexMove {
    let best = searcher.lines(1).pop().expect("a position that is not settled has a move").moves[0];
    if ply > size || searcher.is_solved() {
        return best;
    }
    let most = searcher.visits().map(|(_, visits)| visits).max().unwrap_or(0);
    // Moves that were hardly tried are noise, not choice.
    let tried: Vec<_> = searcher.visits().filter(|&(_, visits)| visits * 10 >= most).collect();
    let sum: u32 = tried.iter().map(|&(_, visits)| visits).sum();
    let mut drawn = dice.below(sum.max(1) as usize) as u32;
    for (mv, visits) in tried {
        if drawn < visits {
            return mv;
        }
        drawn -= visits;
    }
    best
}

#[cfg(test)]
mod tests {
    use jogada_experts::hex::perspective::Stone;
    use jogada_games::hex::{Cell, TwoDistance};
    use jogada_rules::Notation;
    use jogada_search::proof::{CarrierTable, MustPlay, must_play};

    use super::*;

    /// Whether the side to move wins, by a solver that knows nothing of connections.
    fn wins(game: &Hex, sample: &Sample) -> bool {
        let stones = sample.perspective.stones();
        let count = |stone| stones.iter().filter(|&&seen| seen == stone).count();
        // Who is a stone behind is Second, and has seen the board mirrored.
        let is_first = count(Stone::Mine) == count(Stone::Theirs);
        let sign = |cell: Cell| {
            let seen = if is_first { cell } else { cell.mirrored() };
            match (stones[usize::from(seen.row) * game.size() + usize::from(seen.col)], is_first) {
                (Stone::None, _) => '.',
                (Stone::Mine, true) | (Stone::Theirs, false) => 'x',
                (Stone::Theirs, true) | (Stone::Mine, false) => 'o',
            }
        };
        let cells: Vec<char> = game.cells().map(sign).collect();
        let rows: Vec<String> = cells.chunks(game.size()).map(|row| row.iter().collect()).collect();
        let state = game
            .read_position(&format!("{} {}", rows.join("/"), if is_first { 1 } else { 2 }))
            .expect("a position of the game");
        let table = &mut CarrierTable::new(1 << 20);
        must_play(MustPlay { game, evaluator: &TwoDistance, table }, &state, &mut Clock::unlimited())
            .expect("nothing stops it")
    }

    #[test]
    fn on_small_boards_samples_say_who_really_wins() {
        let game = Hex::new(4, false).expect("a size that exists");
        let (mut checked, mut corrected) = (0, 0);
        for seed in 0..30 {
            let samples =
                super::game(Net::standard(), 4, SelfPlayPace { full: 2, brief: 1, one_in: 1 }, &mut Dice::new(seed));
            for sample in &samples {
                assert_eq!(sample.won, wins(&game, sample), "game {seed}: {:?}", sample.perspective);
                assert!((sample.value - if sample.won { 1.0 } else { -1.0 }).abs() < f32::EPSILON);
            }
            checked += samples.len();
            corrected += samples.windows(2).filter(|pair| pair[0].won == pair[1].won).count();
        }
        assert!(checked > 100 && corrected > 0, "{corrected} of {checked} are not what the other side's next says");
    }
}
