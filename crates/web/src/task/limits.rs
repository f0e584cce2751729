//! How far a request may let a search go: whatever was asked, this machine is shared by all tabs.

use std::thread;
use std::time::Duration;

use jogada_catalog::{Computer, Family, Limits};
use jogada_wire::{SearchRequest, SearchTask};

use crate::failure::{RequestFailure, Trouble};

/// The longest that a move may take, and anything that a person watches and can stop.
const MOVE_TIME: Duration = Duration::from_secs(60);
const WATCHED_TIME: Duration = Duration::from_secs(600);
/// The longest that an analysis runs that nobody has stopped.
const ANALYSIS_TIME: Duration = Duration::from_secs(3600);
/// The most that one search may remember.
pub(crate) const TABLE: usize = 128 << 20;
const WAY_MEMORY: usize = 256 << 20;
/// How long solving and ways take unless the request says so.
const USUAL_TIME: Duration = Duration::from_secs(10);

/// The most that a question from the laboratory may remember, and a proof, in megabytes.
pub(crate) const STUDY_MEGABYTES: u32 = 256;

/// What a search may remember at the most, in megabytes.
pub(crate) const fn megabytes(task: SearchTask) -> u32 {
    let bytes = if matches!(task, SearchTask::Way) { WAY_MEMORY } else { TABLE };
    (bytes >> 20) as u32
}

/// After this time a search is stopped, whatever was asked.
pub(crate) const fn longest(task: SearchTask) -> Duration {
    match task {
        SearchTask::Think | SearchTask::Hint | SearchTask::Ponder => MOVE_TIME,
        SearchTask::Analyze => ANALYSIS_TIME,
        SearchTask::Sweep | SearchTask::Solve | SearchTask::Way => WATCHED_TIME,
    }
}

/// Fails at the first limit of the request that whoever searches would not keep: `keeps` says which it does.
pub(super) fn check(request: &SearchRequest, keeps: impl Fn(&str) -> bool) -> Result<(), RequestFailure> {
    let limits = request.limits.unwrap_or_default();
    let given = [
        ("depth", "depth", limits.depth.is_some()),
        ("nodes", "nodes", limits.nodes.is_some()),
        ("time", "time_ms", limits.time_ms.is_some()),
    ];
    match given.into_iter().find(|&(key, _, is_given)| is_given && !keeps(key)) {
        Some((_, field, _)) => Err(RequestFailure { field: Some(format!("limits/{field}")), ..Trouble::Limit.into() }),
        None => Ok(()),
    }
}

/// Whether a player keeps a limit: it takes it as a setting, or it takes none, because it is done at once. For more than a
/// move every player but one who simulates searches in one way, which takes them all.
pub(super) fn keeps(computer: &Computer, task: SearchTask, key: &str) -> bool {
    let algorithm = &computer.algorithm;
    let takes = |key: &str| algorithm.parameters.iter().any(|parameter| parameter.name == key);
    let searches = matches!(task, SearchTask::Analyze | SearchTask::Sweep) && algorithm.family != Family::Simulation;
    searches || takes(key) || !["depth", "nodes", "time"].into_iter().any(takes)
}

/// A player within what is allowed. Limits in the request take the place of the player's own. No limit is added: one
/// by time would change what a player without any does.
pub(super) fn bound(computer: Computer, request: &SearchRequest) -> Computer {
    let asked = asked(request);
    let limits = if asked == Limits::NONE { computer.limits } else { asked };
    Computer { limits, table: computer.table.min(TABLE), threads: computer.threads.min(cores()), ..computer }
}

/// Limits for solving.
pub(super) fn solving(request: &SearchRequest) -> Limits {
    let asked = asked(request);
    Limits { time: Some(asked.time.unwrap_or(USUAL_TIME).min(WATCHED_TIME)), ..asked }
}

/// Limits for a way: those of the request before those of the algorithm.
pub(super) fn way(own: Limits, request: &SearchRequest) -> Limits {
    let limits = asked(request).or(own);
    let memory = limits.memory.map_or(WAY_MEMORY, |memory| memory.min(WAY_MEMORY));
    Limits { time: Some(limits.time.unwrap_or(USUAL_TIME).min(WATCHED_TIME)), memory: Some(memory), ..limits }
}

fn asked(request: &SearchRequest) -> Limits {
    let limits = request.limits.unwrap_or_default();
    let time = limits.time_ms.map(|time| Duration::from_millis(time.into()));
    Limits { depth: limits.depth.map(|depth| depth.max(1)), nodes: limits.nodes, time, memory: None }
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
