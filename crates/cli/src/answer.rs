//! What programs read about a search: the same keys wherever one is told.

use std::time::Duration;

use jogada_catalog::{Appraisal, Computer, Session, Thought};
use serde::Serialize;

use crate::statistics::stop_word;

/// A search: the move, its value, and what it took.
#[derive(Serialize)]
pub(crate) struct SearchAnswer {
    #[serde(rename = "move")]
    mv: Option<String>,
    pv: Vec<String>,
    #[serde(flatten)]
    appraisal: Appraisal,
    depth: u32,
    nodes: u64,
    alpha_raises: u64,
    alpha_cuts: u64,
    beta_cuts: u64,
    table_hits: u64,
    table_lookups: u64,
    time_ms: f64,
    cpu_ms: f64,
    deterministic: bool,
    stopped: Option<&'static str>,
}

impl SearchAnswer {
    /// What `computer` thought about the position of `session`.
    pub(crate) fn of(thought: &Thought, session: &dyn Session, computer: &Computer) -> Self {
        let counters = &thought.counters;
        Self {
            mv: thought.mv.clone(),
            pv: thought.pv.clone(),
            appraisal: Appraisal::of(thought, session),
            depth: thought.depth,
            nodes: counters.nodes,
            alpha_raises: counters.alpha_raises,
            alpha_cuts: counters.alpha_cuts,
            beta_cuts: counters.beta_cuts,
            table_hits: counters.table_hits,
            table_lookups: counters.table_lookups,
            time_ms: milliseconds(thought.time),
            cpu_ms: milliseconds(thought.cpu),
            deterministic: computer.is_deterministic(),
            stopped: thought.stopped.map(stop_word),
        }
    }
}

/// A time as JSON tells it.
pub(crate) fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
