//! What a search found and what it took: the keys that JSON has wherever a search is told.

use std::time::Duration;

use jogada_rules::Stopped;
use serde::Serialize;

use crate::appraisal::Appraisal;
use crate::path::{Finding, Stride};
use crate::player::Computer;
use crate::thought::Thought;

/// The figures of either family.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum Summary {
    /// Of a search for a way.
    Way(WaySummary),
    /// Of a search for a move.
    Thought(ThoughtSummary),
}

/// What a search for a way found and took.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the keys are the fields of a finding and of its counters")]
pub struct WaySummary {
    pub found: bool,
    /// Whether the way is proven to be the shortest.
    pub optimal: bool,
    /// How the search ended: found, that there is no solution, or why it stopped.
    pub verdict: &'static str,
    pub depth: Option<u32>,
    pub cost: Option<f64>,
    pub at_least: f64,
    pub at_most: Option<f64>,
    pub moves: Vec<String>,
    pub captures: Vec<Option<u32>>,
    /// The position after each move.
    pub positions: Vec<String>,
    pub generated: u64,
    pub expanded: u64,
    pub duplicates: u64,
    pub reopened: u64,
    pub forgotten: u64,
    pub max_open: u64,
    pub max_held: u64,
    pub max_depth: u32,
    pub iterations: u32,
    pub peak_memory: usize,
    pub penetrance: Option<f64>,
    pub branching: Option<f64>,
    pub mean_branching: Option<f64>,
    pub time_ms: f64,
    pub cpu_ms: f64,
}

impl WaySummary {
    /// The figures of a finding.
    pub fn of(finding: &Finding) -> Self {
        let counters = &finding.counters;
        let way = finding.way.as_deref().unwrap_or_default();
        Self {
            found: finding.is_found(),
            optimal: finding.is_optimal(),
            verdict: finding.verdict.word(),
            depth: finding.depth(),
            cost: finding.cost,
            at_least: finding.at_least,
            at_most: finding.cost,
            moves: each(way, |stride| stride.mv.clone()),
            captures: each(way, |stride| stride.taken),
            positions: each(way, |stride| stride.position.clone()),
            generated: counters.generated,
            expanded: counters.expanded,
            duplicates: counters.duplicates,
            reopened: counters.reopened,
            forgotten: counters.forgotten,
            max_open: counters.max_open,
            max_held: counters.max_held,
            max_depth: counters.max_depth,
            iterations: counters.iterations,
            peak_memory: counters.peak_memory,
            penetrance: finding.penetrance(),
            branching: finding.effective_branching(),
            mean_branching: finding.mean_branching(),
            time_ms: milliseconds(finding.time),
            cpu_ms: milliseconds(finding.cpu),
        }
    }
}

fn each<T>(way: &[Stride], figure: impl Fn(&Stride) -> T) -> Vec<T> {
    way.iter().map(figure).collect()
}

/// What a search for a move found and took.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the keys are the fields of a thought and of its counters")]
pub struct ThoughtSummary {
    #[serde(rename = "move")]
    pub mv: Option<String>,
    pub pv: Vec<String>,
    #[serde(flatten)]
    pub appraisal: Appraisal,
    pub depth: u32,
    pub nodes: u64,
    pub alpha_raises: u64,
    pub alpha_cuts: u64,
    pub beta_cuts: u64,
    pub table_hits: u64,
    pub table_lookups: u64,
    pub time_ms: f64,
    pub cpu_ms: f64,
    pub deterministic: bool,
    pub stopped: Option<&'static str>,
}

impl ThoughtSummary {
    /// What `computer` thought, in a game where points are scored or not.
    pub fn of(thought: &Thought, is_scoring: bool, computer: &Computer) -> Self {
        let counters = &thought.counters;
        Self {
            mv: thought.mv.clone(),
            pv: thought.pv.clone(),
            appraisal: Appraisal::of(thought, is_scoring),
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
pub fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}

/// Why a search stopped, in the words of JSON.
pub const fn stop_word(why: Stopped) -> &'static str {
    match why {
        Stopped::Nodes => "nodes",
        Stopped::Time => "time",
        Stopped::Memory => "memory",
        Stopped::Asked => "asked",
    }
}
