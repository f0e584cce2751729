//! Iterative deepening: depth first to depth 1, 2, 3, …

use jogada_rules::{Blind, Cost, Puzzle};

use super::contours::{ContourBound, contours};
use super::run::conduct;
use super::{Answer, WayObserver, WayOutcome};
use crate::{Limits, StopFlag};

/// Searches by iterative deepening.
///
/// - **Finds** a way of fewest moves.
/// - **Right** always; it is the cheapest too when all moves cost the same.
/// - **Costs** memory only for the path; time as breadth first where states are rarely met twice, many times that where
///   they often are.
/// - **Needs** a puzzle.
/// - **Reference**: Korf, "Depth-first iterative-deepening: an optimal admissible tree search", 1985.
///
/// ```
/// use jogada_rules::example::Doubling;
/// use jogada_search::path::iddfs;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = iddfs(&puzzle, &Limits::NONE, &StopFlag::new(), &mut ());
/// // 1, 2, 4, 5, 10.
/// assert!(outcome.answer.is_proven());
/// assert_eq!(outcome.answer.path().map(|path| path.moves.len()), Some(4));
/// ```
pub fn iddfs<P: Puzzle>(
    puzzle: &P,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    let bound = ContourBound { rank: |depth, _, _| Cost::moves(depth), exact: true, slots: 0 };
    conduct(puzzle, limits, stop, observer, |run| {
        let mut answer = contours(run, &Blind, &bound)?;
        if let Answer::Found { proven, .. } = &mut answer {
            *proven = run.even_costs();
        }
        Ok(answer)
    })
}
