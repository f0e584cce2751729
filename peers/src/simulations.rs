//! Simulations from the empty Hex board of eleven rows.

use std::time::Instant;

use jogada_games::hex::{BridgeSaver, CenterFirst, Fill, Hex};
use jogada_rules::{Game, Playout};
use jogada_search::mcts::{Simulation, Mcts, Tree, mcts};
use jogada_search::{Clock, Limits, StopFlag};

use crate::Lap;

const SIMULATIONS: u64 = 200_000;

/// How many simulations there were.
pub(crate) fn run(name: &str) -> Option<Lap> {
    match name {
        "hex-mcts" => Some(simulate(&BridgeSaver, Mcts { rave: 1000.0, exploration: 0.2, ..Mcts::default() })),
        "hex-mcts-plain" => Some(simulate(&Fill, Mcts { rave: 0.0, ..Mcts::default() })),
        _ => None,
    }
}

fn simulate(playout: &impl Playout<Hex>, options: Mcts) -> Lap {
    let game = Hex::new(11, false).expect("a size");
    let mut tree = Tree::new(&game);
    let mut clock = Clock::start(&Limits::nodes(SIMULATIONS), &StopFlag::new());
    let start = Instant::now();
    let engine = Simulation { game: &game, playout, guide: &CenterFirst, options };
    mcts(engine, &mut tree, &game.initial(), &mut clock, &mut |_| {});
    Lap { answer: clock.nodes() as i64, time: Some(start.elapsed()) }
}
