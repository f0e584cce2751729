//! How far a request may let a search go: whatever was asked, this machine is shared by all tabs.

use std::thread;
use std::time::Duration;

use jogada_catalog::{Computer, Limits};
use jogada_wire::{SearchRequest, SearchTask};

/// The longest that a move may take, and anything that a person watches and can stop.
const MOVE_TIME: Duration = Duration::from_secs(60);
const WATCHED_TIME: Duration = Duration::from_secs(600);
/// The most that one search may remember.
const TABLE: usize = 128 << 20;
const WAY_MEMORY: usize = 256 << 20;
/// How long solving and ways take unless the request says so.
const USUAL_TIME: Duration = Duration::from_secs(10);

/// After this time a search is stopped, whatever was asked.
pub(crate) const fn longest(task: SearchTask) -> Duration {
    match task {
        SearchTask::Think | SearchTask::Hint => MOVE_TIME,
        SearchTask::Analyze | SearchTask::Sweep | SearchTask::Solve | SearchTask::Way => WATCHED_TIME,
    }
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
