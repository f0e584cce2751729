//! Uniform-cost search: the cheapest waiting node first.
//!
//! **Finds** the cheapest way.
//! **Right** always.
//! **Costs** time and memory for every state that is cheaper to reach than the goal: exponential in its depth.
//! **Needs** a puzzle.
//! **Reference**: Dijkstra, "A note on two problems in connexion with graphs", 1959.

use jogada_rules::{Blind, Puzzle};

use super::best_first::{Order, best_first};
use super::run::Run;
use super::{Observer, Outcome};
use crate::{Limits, StopFlag};

/// Searches by cost alone.
pub fn uniform<P: Puzzle>(
    puzzle: &P,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl Observer<P>,
) -> Outcome<P::Move> {
    let mut run = Run::new(puzzle, limits, stop, observer);
    let answer = best_first(&mut run, &Blind, &Order { rank: |g, _| g, reopens: true, exact: true });
    run.finish(answer)
}
