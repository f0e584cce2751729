//! IDA*: depth first within a bound on cost plus estimate, again with the next larger bound.

use jogada_rules::{Heuristic, Promise, Puzzle};

use super::contours::{ContourBound, contours};
use super::run::conduct;
use super::{WayObserver, WayOutcome};
use crate::{Limits, StopFlag};

/// Searches by IDA*, with a table of `slots` states; none if zero.
///
/// - **Finds** the cheapest way.
/// - **Right** when the heuristic is admissible.
/// - **Costs** memory only for the path, plus a table if asked; time as A* where states are rarely met twice, many
///   times that where they often are, which the table mends in part.
/// - **Needs** a puzzle and a heuristic.
/// - **Reference**: Korf, "Depth-first iterative-deepening: an optimal admissible tree search", 1985; with a table:
///   Reinefeld and Marsland, "Enhanced iterative-deepening search", 1994.
///
/// ```
/// use jogada_rules::example::{Doubling, HalfWay};
/// use jogada_search::path::idastar;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = idastar(&puzzle, &HalfWay, 1000, &Limits::NONE, &StopFlag::new(), &mut ());
/// // 1, 2, 4, 5, 10.
/// assert!(outcome.answer.is_proven());
/// assert_eq!(outcome.answer.path().map(|path| path.moves.len()), Some(4));
/// ```
pub fn idastar<P: Puzzle>(
    puzzle: &P,
    heuristic: &impl Heuristic<P>,
    slots: usize,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    let exact = heuristic.promise() >= Promise::Admissible;
    conduct(puzzle, limits, stop, observer, |run| {
        contours(run, heuristic, &ContourBound { rank: |_, g, h| g + h, exact, slots })
    })
}
