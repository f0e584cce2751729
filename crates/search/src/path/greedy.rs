//! Greedy best-first search: the node that looks nearest to the goal first.

use jogada_rules::{Heuristic, Puzzle};

use super::best_first::{BestFirstOrder, best_first};
use super::run::conduct;
use super::{WayObserver, WayOutcome};
use crate::{Limits, StopFlag};

/// Searches by the estimate alone.
///
/// - **Finds** a way, often soon and rarely a short one.
/// - **Right** that there is no way, when it says so; about the cheapest only by luck that an admissible estimate of
///   the start confirms.
/// - **Costs** little where the heuristic points downhill; at worst every state, in time and memory.
/// - **Needs** a puzzle and a heuristic.
/// - **Reference**: Doran and Michie, "Experiments with the graph traverser program", 1966.
///
/// ```
/// use jogada_rules::example::{Doubling, HalfWay};
/// use jogada_search::path::greedy;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = greedy(&puzzle, &HalfWay, &Limits::NONE, &StopFlag::new(), &mut ());
/// assert!(outcome.answer.path().is_some(), "a way, if not always the shortest");
/// ```
pub fn greedy<P: Puzzle>(
    puzzle: &P,
    heuristic: &impl Heuristic<P>,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    conduct(puzzle, limits, stop, observer, |run| {
        best_first(run, heuristic, &BestFirstOrder { rank: |_, h| h, reopens: false, exact: false })
    })
}
