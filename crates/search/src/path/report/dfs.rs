//! Depth first by the report's protocol.

use jogada_rules::{Cost, Puzzle};

use super::super::run::{Run, conduct};
use super::super::{Answer, Shortfall, WayObserver, WayOutcome};
use super::{ReportLedger, report_limits};
use crate::{Limits, StopFlag, Stopped};

/// The depth limit, unless one is given.
const DEPTH: u32 = 1000;

/// Searches depth first. Children go in front of OPEN in their order; goals are looked for among them.
///
/// - **Finds** a way, usually a long one.
/// - **Right** that there is none within the depth limit; never about the cheapest.
/// - **Costs** time and memory for what it meets; a state in CLOSED is met again when it is reached nearer to the
///   start.
/// - **Needs** a puzzle; the depth limit is 1,000 unless given.
/// - **Reference**: the course report on the Adji-boto puzzle.
///
/// ```
/// use jogada_rules::example::Doubling;
/// use jogada_search::path::dfs_report;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = dfs_report(&puzzle, &Limits::NONE, &StopFlag::new(), &mut ());
/// assert!(outcome.answer.path().is_some(), "a way, if not always the shortest");
/// ```
pub fn dfs_report<P: Puzzle>(
    puzzle: &P,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    let limits = report_limits(limits).or(Limits::depth(DEPTH));
    conduct(puzzle, &limits, stop, observer, search)
}

fn search<P: Puzzle, O: WayObserver<P>>(run: &mut Run<'_, P, O>) -> Result<Answer<P::Move>, Stopped> {
    let root = run.blind_start();
    let mut ledger = ReportLedger::new(root, Cost::ZERO);
    if let Some(goal) = ledger.goal_among(run.puzzle, &[0]) {
        return Ok(ledger.found(run, goal, true));
    }
    let (mut open, mut cut) = (vec![0], false);
    while let Some(at) = open.pop() {
        if ledger.entries[at].depth >= run.depth_limit {
            cut = true;
            continue;
        }
        let children = ledger.children(run, at, |_| Cost::ZERO, |old, child| old.depth <= child.depth)?;
        if let Some(goal) = ledger.goal_among(run.puzzle, &children) {
            return Ok(ledger.found(run, goal, false));
        }
        ledger.close(at);
        open.extend(children.into_iter().rev());
        ledger.hold(run, open.len())?;
    }
    Ok(if cut { Answer::open(Shortfall::Depth, run.at_least) } else { Answer::NoSolution })
}
