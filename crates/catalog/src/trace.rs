//! What a real search did, step by step: for the lab, which replays it, and for anyone who wants to read it.
//!
//! One form for both families. Nodes are numbered as they appear; events name their node and the line of pseudocode
//! that was carried out. A trace is capped and says so; the search itself is not, so the figures in its summary are
//! those of the same search without a trace.

mod event;
mod scroll;
mod summary;
mod way;

use serde::Serialize;

use crate::algorithm::{CodeLine, Family};

pub use event::{TraceEvent, TraceNode, Worth};
pub use scroll::Scroll;
pub use summary::{Summary, ThoughtSummary, WaySummary, milliseconds, stop_word};

/// A search, step by step.
#[derive(Clone, Debug, Serialize)]
pub struct Trace {
    /// The form of this document.
    pub v: u32,
    /// The game or puzzle, as a spec.
    pub game: String,
    /// The position that was searched.
    pub start: String,
    /// The algorithm's name.
    pub name: &'static str,
    /// The algorithm with its settings.
    pub algorithm: String,
    /// What kind of search it is, and so which views fit.
    pub family: Family,
    /// The side that the search thinks for, 1 or 2: MAX. All values are seen by it.
    pub side: u8,
    /// Whether values are points.
    pub scoring: bool,
    /// What the algorithm does.
    pub pseudocode: &'static [CodeLine],
    /// All nodes, the root first.
    pub nodes: Vec<TraceNode>,
    /// What happened, in order.
    pub events: Vec<TraceEvent>,
    /// Whether events are missing before the last one.
    pub truncated: bool,
    /// How many are missing.
    pub left_out: u64,
    /// What was found and what it took.
    pub summary: Summary,
}
