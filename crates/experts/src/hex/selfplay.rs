//! Games of the net's own search against itself, to learn from.
//!
//! Some moves are searched well, with noise, and taught; most are searched briefly, to get on with the game: games are
//! what the value learns from, and there are never enough of them (Wu, 2019). Where a game is as good as decided there
//! is little to learn, and every search is brief.

use jogada_games::hex::{Hex, HexMove, HexState};
use jogada_rules::{Dice, Game};
use jogada_search::{Clock, Limits, StopFlag};

use super::bootstrap::{open_at_random, settle};
use super::glance::Ignorance;
use super::net::Net;
use super::perspective::Perspective;
use super::puct::{Puct, Searcher};
use super::sample::Sample;

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

/// How games are played, unless somebody tries something else.
const PACE: SelfPlayPace = SelfPlayPace { full: 160, brief: 24, one_in: 3 };

/// The game with that number, whose dice and board follow from it and the seed.
pub fn numbered(net: &Net, seed: u64, number: u64) -> Vec<Sample> {
    let mut dice = Dice::new(Dice::new(seed.wrapping_mul(1 << 32).wrapping_add(number)).roll());
    game(net, draw_size(&mut dice), PACE, &mut dice)
}

/// A small game, to see whether another program plays alike.
pub fn trial(net: &Net, seed: u64) -> Vec<Sample> {
    game(net, 5, PACE, &mut Dice::new(seed))
}

fn draw_size(dice: &mut Dice) -> usize {
    [11, 9, 7, 5][dice.below(4)]
}

/// One game on a board `size` wide.
pub fn game(net: &Net, size: usize, pace: SelfPlayPace, dice: &mut Dice) -> Vec<Sample> {
    let game = Hex::new(size, false).expect("the caller asks for a board that exists");
    let mut state = open_at_random(&game, dice);
    let mut searcher = Searcher::new(net, Puct::default());
    let (mut samples, mut decided) = (Vec::new(), false);
    while game.settled(&state).is_none() {
        let full = dice.below(pace.one_in) == 0 && (!decided || dice.below(DECIDED_ONE_IN) == 0);
        let simulations = match (full, decided) {
            (true, _) => pace.full,
            (false, false) => pace.brief,
            (false, true) => DECIDED_BRIEF,
        };
        if full {
            searcher = Searcher::new(net, Puct::default());
            searcher.stir(&game, &state, Ignorance, NOISE, dice);
        }
        let mut clock = Clock::start(&Limits::nodes(simulations), &StopFlag::new());
        searcher.search(&game, &state, || Ignorance, &mut clock, &mut |_| {});
        decided = searcher.value().abs() > DECIDED;
        samples.push(sample(&game, &state, &searcher, full));
        let mv = choose(&searcher, samples.len(), size, dice);
        game.play(&mut state, mv);
    }
    settle(&mut samples, &game, &state);
    samples.retain(|sample| sample.teaches_moves);
    samples
}

fn sample(game: &Hex, state: &HexState, searcher: &Searcher<'_>, full: bool) -> Sample {
    let perspective = Perspective::of(game, state);
    let mut visits = vec![0; perspective.stones().len()];
    for (mv, count) in searcher.visits() {
        if let HexMove::Place(cell) = mv {
            visits[perspective.index(cell)] = count.min(u32::from(u16::MAX)) as u16;
        }
    }
    if searcher.is_solved() {
        // What is proven is taught as the one answer.
        let best = searcher.lines(1).pop().map(|line| line.moves[0]);
        visits.fill(0);
        if let Some(HexMove::Place(cell)) = best {
            visits[perspective.index(cell)] = 1;
        }
    }
    Sample { perspective, visits, value: searcher.value(), teaches_moves: full, won: false }
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
