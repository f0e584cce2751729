//! The way that hints show: the shortest that can be found in the time.

use jogada_catalog::Need;
use jogada_catalog::path::Plan;
use jogada_rules::{Promise, Shown};
use jogada_search::path::{Answer, WayOutcome};
use jogada_search::{Limits, StopFlag};

use crate::seekers::{Job, Seekers};

/// The most memory that a hint takes.
const MEMORY: usize = 1 << 30;

/// How wide a beam looks for a way where none can be proven.
const WIDTH: &str = "3000";

/// Looks for a proof with one half of the limits, and for any good way with the other.
pub(crate) fn solve<P: Shown>(
    puzzle: &P,
    seekers: &Seekers<P>,
    limits: &Limits,
    stop: &StopFlag,
) -> Option<WayOutcome<P::Move>> {
    let limits = Limits {
        nodes: limits.nodes.map(|nodes| nodes / 2),
        time: limits.time.map(|time| time / 2),
        memory: Some(limits.memory.unwrap_or(MEMORY)),
        ..*limits
    };
    let mut best: Option<WayOutcome<P::Move>> = None;
    for plan in plans(seekers) {
        let outcome = seekers.search(&Job { puzzle, plan: &plan, limits, stop });
        if matches!(outcome.answer, Answer::Found { .. } | Answer::NoSolution) && best.is_none() {
            return Some(outcome);
        }
        best = shorter(best, outcome);
    }
    best
}

/// The outcome with the shorter way; the first of two without one.
fn shorter<M>(best: Option<WayOutcome<M>>, outcome: WayOutcome<M>) -> Option<WayOutcome<M>> {
    let length = |outcome: &WayOutcome<M>| outcome.depth().unwrap_or(u32::MAX);
    best.filter(|best| length(best) <= length(&outcome)).or(Some(outcome))
}

/// What to try, one after the other: what proves its answer, then what usually has one.
fn plans<P: Shown>(seekers: &Seekers<P>) -> Vec<Plan> {
    let honest = seekers.heuristics().find(|(_, promise)| *promise >= Promise::Admissible).map(|(name, _)| name);
    let plain = |name: &str, heuristic, keys: &[_]| Plan::plain(seekers.method(name), heuristic, keys);
    let proving = match honest {
        _ if seekers.meets(Need::Countdown) => plain("optimal", None, &[]),
        Some(name) => plain("astar", Some(name), &[]),
        None => plain("bfs", None, &[]),
    };
    let usual = seekers.heuristics().next().map(|(name, _)| name);
    let beam = usual.map(|name| plain("beam", Some(name), &[("width", WIDTH)]));
    std::iter::once(proving).chain(beam).collect()
}
