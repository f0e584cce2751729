//! Weighted A*: A* that trusts its heuristic more than it should.

use jogada_rules::{Cost, Heuristic, Promise, Puzzle};

use super::best_first::{BestFirstOrder, best_first};
use super::run::conduct;
use super::{WayObserver, WayOutcome};
use crate::{Limits, StopFlag};

/// How much an estimate counts against the cost so far, in thousandths: 1 is A*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Weight(u32);

impl Weight {
    /// Estimates count as they are.
    pub const ONE: Self = Self(1000);

    /// So many thousandths.
    pub const fn thousandths(thousandths: u32) -> Self {
        Self(thousandths)
    }

    /// `estimate`, weighted.
    #[inline]
    pub const fn of(self, estimate: Cost) -> Cost {
        estimate.scaled(self.0, Self::ONE.0)
    }
}

/// Searches by A* with weighted estimates.
///
/// - **Finds** a way, usually much sooner than A*; with an admissible heuristic it costs at most `weight` times the
///   cheapest.
/// - **Right** about the cheapest way when the weight is at most 1 and the heuristic admissible, or when the way costs
///   no more than an admissible estimate of the start.
/// - **Costs** as A*, but far fewer states for weights above 1.
/// - **Needs** a puzzle, a heuristic and a weight.
/// - **Reference**: Pohl, "Heuristic search viewed as path finding in a graph", 1970.
///
/// ```
/// use jogada_rules::example::{Doubling, HalfWay};
/// use jogada_search::path::{Weight, wastar};
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = wastar(&puzzle, &HalfWay, Weight::thousandths(1500), &Limits::NONE, &StopFlag::new(), &mut ());
/// assert!(outcome.answer.path().is_some(), "a way, if not always the shortest");
/// ```
pub fn wastar<P: Puzzle>(
    puzzle: &P,
    heuristic: &impl Heuristic<P>,
    weight: Weight,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    let exact = heuristic.promise() >= Promise::Admissible && weight <= Weight::ONE;
    let order = BestFirstOrder { rank: |g, h| g + weight.of(h), reopens: true, exact };
    conduct(puzzle, limits, stop, observer, |run| best_first(run, heuristic, &order))
}
