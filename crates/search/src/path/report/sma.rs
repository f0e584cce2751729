//! "SMA*" by the report's protocol: A* that loses the last node of OPEN when OPEN grows too long.

use jogada_rules::{Heuristic, Puzzle};

use super::super::run::conduct;
use super::super::{WayObserver, WayOutcome};
use super::astar::sorted_search;
use super::report_limits;
use crate::{Limits, StopFlag};

/// Searches by A*, with at most `most_open` nodes in OPEN, one removed after each expansion if there are more.
///
/// - **Finds** a way, if it does not lose it.
/// - **Right** as A* while nothing was lost; not afterward, because lost nodes are not generated again.
/// - **Costs** as A*: only OPEN is bounded, CLOSED is not.
/// - **Needs** a puzzle, a heuristic and a length for OPEN; the report's was 100.
/// - **Reference**: the course report on the Adji-boto puzzle.
///
/// ```
/// use jogada_rules::example::{Doubling, HalfWay};
/// use jogada_search::path::sma_report;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = sma_report(&puzzle, &HalfWay, 100, &Limits::NONE, &StopFlag::new(), &mut ());
/// assert!(outcome.answer.path().is_some(), "a way, if not always the shortest");
/// ```
pub fn sma_report<P: Puzzle>(
    puzzle: &P,
    heuristic: &impl Heuristic<P>,
    most_open: usize,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    conduct(puzzle, &report_limits(limits), stop, observer, |run| sorted_search(run, heuristic, most_open))
}
