//! A*: best first by the cost so far plus an estimate of the rest.

use jogada_rules::{Heuristic, Promise, Puzzle};

use super::best_first::{BestFirstOrder, best_first};
use super::run::conduct;
use super::{WayObserver, WayOutcome};
use crate::{Limits, StopFlag};

/// Searches by A*.
///
/// - **Finds** the cheapest way.
/// - **Right** when the heuristic is admissible; consistent or not, because a state reached more cheaply is opened
///   again. With a heuristic that promises nothing it finds a way, and claims no more.
/// - **Costs** time and memory for every state whose estimate lies below the answer: exponential, unless the heuristic
///   is nearly perfect. Among equal estimates the deeper node is first, which decides how many of the last layer are
///   seen.
/// - **Needs** a puzzle and a heuristic.
/// - **Reference**: Hart, Nilsson and Raphael, "A formal basis for the heuristic determination of minimum cost paths",
///   1968.
///
/// ```
/// use jogada_rules::example::{Doubling, HalfWay};
/// use jogada_search::path::astar;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = astar(&puzzle, &HalfWay, &Limits::NONE, &StopFlag::new(), &mut ());
/// // 1, 2, 4, 5, 10.
/// assert!(outcome.answer.is_proven());
/// assert_eq!(outcome.answer.path().map(|path| path.moves.len()), Some(4));
/// ```
pub fn astar<P: Puzzle>(
    puzzle: &P,
    heuristic: &impl Heuristic<P>,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    let exact = heuristic.promise() >= Promise::Admissible;
    let order = BestFirstOrder { rank: |g, h| g + h, reopens: true, exact };
    conduct(puzzle, limits, stop, observer, |run| best_first(run, heuristic, &order))
}
