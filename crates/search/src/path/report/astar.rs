//! A* by the report's protocol.

use jogada_rules::{Heuristic, Promise, Puzzle};

use super::super::run::{Run, conduct};
use super::super::{Answer, Shortfall, WayObserver, WayOutcome};
use super::{ReportLedger, Sorted, report_limits};
use crate::{Limits, StopFlag, Stopped};

/// Searches by A*. Equal f: first come, first served. A node is tested for the goal when it is taken from OPEN, after it
/// was expanded.
///
/// - **Finds** a way; the cheapest with an admissible heuristic.
/// - **Right** as A* is. The report called it optimal with `base`, which overestimates: it is not.
/// - **Costs** more than the textbook version: OPEN is not checked for duplicates.
/// - **Needs** a puzzle and a heuristic.
/// - **Reference**: the course report on the Adji-boto puzzle.
///
/// ```
/// use jogada_rules::example::{Doubling, HalfWay};
/// use jogada_search::path::astar_report;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = astar_report(&puzzle, &HalfWay, &Limits::NONE, &StopFlag::new(), &mut ());
/// assert!(outcome.answer.path().is_some(), "a way, if not always the shortest");
/// ```
pub fn astar_report<P: Puzzle>(
    puzzle: &P,
    heuristic: &impl Heuristic<P>,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    conduct(puzzle, &report_limits(limits), stop, observer, |run| sorted_search(run, heuristic, usize::MAX))
}

/// A* with at most `most_open` nodes in OPEN: what is beyond is lost.
pub(super) fn sorted_search<P: Puzzle, O: WayObserver<P>>(
    run: &mut Run<'_, P, O>,
    heuristic: &impl Heuristic<P>,
    most_open: usize,
) -> Result<Answer<P::Move>, Stopped> {
    let (root, h) = run.informed_start(heuristic);
    let mut ledger = ReportLedger::new(root, h);
    let mut open = Sorted::default();
    open.push(h, 0);
    let (puzzle, exact) = (run.puzzle, heuristic.promise() >= Promise::Admissible);
    while let Some(at) = open.pop_first() {
        let estimate = |state: &P::State| heuristic.estimate(puzzle, state);
        let children = ledger.children(run, at, estimate, |old, child| old.f() <= child.f())?;
        if puzzle.is_goal(&ledger.entries[at].state) {
            let proven = exact && run.counters.forgotten == 0;
            return Ok(ledger.found(run, at, proven));
        }
        ledger.close(at);
        for child in children {
            open.push(ledger.entries[child].f(), child);
        }
        if open.len() > most_open {
            lose_last(run, &mut ledger, &mut open);
        }
        ledger.hold(run, open.len())?;
    }
    let lost = run.counters.forgotten > 0;
    Ok(if lost { Answer::open(Shortfall::Dropped, run.at_least) } else { Answer::NoSolution })
}

/// Removes the last node of OPEN. Its parent, which is in CLOSED, takes its estimate if that is larger: so its cost
/// there rises, and copies of it survive the CLOSED test.
fn lose_last<P: Puzzle, O: WayObserver<P>>(
    run: &mut Run<'_, P, O>,
    ledger: &mut ReportLedger<P::State>,
    open: &mut Sorted,
) {
    let Some(last) = open.pop_last() else { return };
    let (h, f, parent) = (ledger.entries[last].h, ledger.entries[last].f(), ledger.entries[last].parent);
    run.forget(last as u64, f);
    if let Some(parent) = parent {
        let parent = &mut ledger.entries[parent];
        parent.h = parent.h.max(h);
    }
}
