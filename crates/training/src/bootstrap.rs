//! The first games to learn from: plain simulations against themselves, before there is a net.

use jogada_experts::hex::perspective::Perspective;
use jogada_games::hex::{BridgeSaver, CenterFirst, Hex, HexMove, HexState};
use jogada_rules::{Dice, Game, Value};
use jogada_search::mcts::{self, Simulation, Tree};
use jogada_search::{Clock, Limits, StopFlag};

use crate::sample::Sample;

/// One game of a board `size` wide with so many simulations a move, from an opening of random stones.
pub fn game(size: usize, simulations: u64, dice: &mut Dice) -> Vec<Sample> {
    let game = Hex::new(size, false).expect("the caller asks for a board that exists");
    let mut state = open_at_random(&game, dice);
    let simulation = plain(&game, dice.roll());
    let (mut tree, mut samples) = (Tree::new(&game), Vec::new());
    while game.settled(&state).is_none() {
        let mut clock = Clock::start(&Limits::nodes(simulations), &StopFlag::new());
        let found = mcts::mcts(simulation, &mut tree, &state, &mut clock, &mut |_| {});
        let mv = found.line[0];
        samples.push(sample(&game, &state, mv, found.value));
        game.play(&mut state, mv);
    }
    settle(&mut samples, true);
    samples
}

/// Simulations without a net.
pub fn plain(game: &Hex, seed: u64) -> Simulation<'_, Hex, BridgeSaver, CenterFirst> {
    let options = mcts::Mcts { exploration: 0.05, rave: 1000.0, seed, ..mcts::Mcts::default() };
    Simulation { game, playout: &BridgeSaver, guide: &CenterFirst, options }
}

/// A position after a random stone or two; now and then after a few more, which good play would never reach.
pub(crate) fn open_at_random(game: &Hex, dice: &mut Dice) -> HexState {
    let length = if dice.below(4) == 0 { 1 + dice.below(6) } else { 1 + dice.below(2) };
    let mut state = game.initial();
    let mut moves = Vec::new();
    for _ in 0..length {
        moves.clear();
        game.moves(&state, &mut moves);
        let mv = *dice.pick(&moves).expect("a board has room for an opening");
        game.play(&mut state, mv);
    }
    state
}

fn sample(game: &Hex, state: &HexState, mv: HexMove, value: Value) -> Sample {
    let perspective = Perspective::of(game, state);
    let mut visits = vec![0; perspective.stones().len()];
    if let HexMove::Place(cell) = mv {
        visits[perspective.index(cell)] = 1;
    }
    Sample { perspective, visits, value: expectation(value), teaches_moves: true, won: false }
}

/// A value of the search as a number from −1 to 1.
fn expectation(value: Value) -> f32 {
    if value.is_win() {
        1.0
    } else if value.is_loss() {
        -1.0
    } else {
        value.raw() as f32 / 100.0
    }
}

/// Tells each sample whether its side has won: every other one, from the last.
pub(crate) fn settle(samples: &mut [Sample], last_has_won: bool) {
    for (back, sample) in samples.iter_mut().rev().enumerate() {
        sample.won = (back % 2 == 0) == last_has_won;
    }
}
