//! Breadth first by the report's protocol.

use std::collections::VecDeque;

use jogada_rules::{Cost, Puzzle};

use super::super::run::{Run, conduct};
use super::super::{Answer, WayObserver, WayOutcome};
use super::{ReportLedger, report_limits};
use crate::{Limits, StopFlag, Stopped};

/// Searches breadth first. Goals are looked for among the surviving children, once a node is fully expanded; the node
/// enters CLOSED after that.
///
/// - **Finds** a way of fewest moves.
/// - **Right** always, within its limits.
/// - **Costs** more than the textbook version: children are checked against CLOSED only, so a state may wait many
///   times.
/// - **Needs** a puzzle.
/// - **Reference**: the course report on the Adji-boto puzzle.
///
/// ```
/// use jogada_rules::example::Doubling;
/// use jogada_search::path::bfs_report;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = bfs_report(&puzzle, &Limits::NONE, &StopFlag::new(), &mut ());
/// assert!(outcome.answer.path().is_some(), "a way, if not always the shortest");
/// ```
pub fn bfs_report<P: Puzzle>(
    puzzle: &P,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    conduct(puzzle, &report_limits(limits), stop, observer, search)
}

fn search<P: Puzzle, O: WayObserver<P>>(run: &mut Run<'_, P, O>) -> Result<Answer<P::Move>, Stopped> {
    let root = run.blind_start();
    let mut ledger = ReportLedger::new(root, Cost::ZERO);
    if let Some(goal) = ledger.goal_among(run.puzzle, &[0]) {
        return Ok(ledger.found(run, goal, true));
    }
    let mut open = VecDeque::from([0]);
    while let Some(at) = open.pop_front() {
        let children = ledger.children(run, at, |_| Cost::ZERO, |_, _| true)?;
        if let Some(goal) = ledger.goal_among(run.puzzle, &children) {
            let proven = run.even_costs();
            return Ok(ledger.found(run, goal, proven));
        }
        ledger.close(at);
        open.extend(children);
        ledger.hold(run, open.len())?;
    }
    Ok(Answer::NoSolution)
}
