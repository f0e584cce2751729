//! Uniform-cost search: the cheapest waiting node first.

use jogada_rules::{Blind, Puzzle};

use super::best_first::{BestFirstOrder, best_first};
use super::run::conduct;
use super::{WayObserver, WayOutcome};
use crate::{Limits, StopFlag};

/// Searches by cost alone.
///
/// - **Finds** the cheapest way.
/// - **Right** always.
/// - **Costs** time and memory for every state that is cheaper to reach than the goal: exponential in its depth.
/// - **Needs** a puzzle.
/// - **Reference**: Dijkstra, "A note on two problems in connexion with graphs", 1959.
///
/// ```
/// use jogada_rules::example::Doubling;
/// use jogada_search::path::uniform;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = uniform(&puzzle, &Limits::NONE, &StopFlag::new(), &mut ());
/// // 1, 2, 4, 5, 10.
/// assert!(outcome.answer.is_proven());
/// assert_eq!(outcome.answer.path().map(|path| path.moves.len()), Some(4));
/// ```
pub fn uniform<P: Puzzle>(
    puzzle: &P,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    conduct(puzzle, limits, stop, observer, |run| {
        best_first(run, &Blind, &BestFirstOrder { rank: |g, _| g, reopens: true, exact: true })
    })
}
