//! What a search found and what it took: the keys that JSON has wherever a search is told.

use std::time::Duration;

use jogada_catalog::path::{Finding, Stride};
use jogada_catalog::trace::{SearchOutcome, stop_word};
use jogada_catalog::{Appraisal, Thought};
use serde::Serialize;

use crate::value::Worth;

/// The figures of either family.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Figures {
    /// Of a search for a way.
    Way(Box<WayFigures>),
    /// Of a search for a move.
    Move(Box<MoveFigures>),
}

impl From<&SearchOutcome> for Figures {
    fn from(outcome: &SearchOutcome) -> Self {
        match outcome {
            SearchOutcome::Way(finding) => Self::Way(Box::new(WayFigures::of(finding))),
            SearchOutcome::Move { thought, appraisal, deterministic } => {
                Self::Move(Box::new(MoveFigures::of(thought, *appraisal, *deterministic)))
            }
        }
    }
}

/// What a search for a way found and took.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WayFigures {
    /// Whether a way is known.
    pub found: bool,
    /// Whether the way is proven to be the shortest.
    pub optimal: bool,
    /// How the search ended: found, that there is no solution, or why it stopped.
    pub verdict: String,
    /// The number of moves of the way.
    pub depth: Option<u32>,
    /// What the way costs.
    pub cost: Option<f64>,
    /// No way costs less.
    pub at_least: f64,
    /// The cheapest way costs no more.
    pub at_most: Option<f64>,
    /// The moves of the way.
    pub moves: Vec<String>,
    /// What each takes off the board, where the puzzle takes things.
    pub captures: Vec<Option<u32>>,
    /// The position after each move.
    pub positions: Vec<String>,
    /// Nodes created.
    pub generated: u64,
    /// Nodes whose successors were created.
    pub expanded: u64,
    /// Successors that were known already.
    pub duplicates: u64,
    /// Nodes to which a cheaper way was found.
    pub reopened: u64,
    /// Nodes given up to make room.
    pub forgotten: u64,
    /// The most nodes that waited at a time.
    pub max_open: u64,
    /// The most nodes that were remembered at a time.
    pub max_held: u64,
    /// The depth of the deepest node.
    pub max_depth: u32,
    /// How often it began again.
    pub iterations: u32,
    /// The most memory it took, in bytes.
    pub peak_memory: usize,
    /// Depth over nodes created.
    pub penetrance: Option<f64>,
    /// The branching factor of a regular tree of that depth with that many nodes.
    pub branching: Option<f64>,
    /// Successors per expanded node.
    pub mean_branching: Option<f64>,
    /// Time it took.
    pub time_ms: f64,
    /// Processor time it took.
    pub cpu_ms: f64,
}

impl WayFigures {
    /// The figures of a finding.
    pub fn of(finding: &Finding) -> Self {
        let counters = &finding.counters;
        let way = finding.way.as_deref().unwrap_or_default();
        Self {
            found: finding.is_found(),
            optimal: finding.is_optimal(),
            verdict: finding.verdict.word().to_owned(),
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
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MoveFigures {
    /// The move; none once the game is over, or where nothing was found.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// The line it expects.
    pub pv: Vec<String>,
    /// What the position is worth to the side to move.
    #[serde(flatten)]
    pub worth: Worth,
    /// How deep it looked.
    pub depth: u32,
    /// Positions entered.
    pub nodes: u64,
    /// How often a better move was found.
    pub alpha_raises: u64,
    /// Cuts where the opponent moves.
    pub alpha_cuts: u64,
    /// Cuts where the searching side moves.
    pub beta_cuts: u64,
    /// Positions that the table knew.
    pub table_hits: u64,
    /// Positions that the table was asked for.
    pub table_lookups: u64,
    /// What stands behind an answer that was found by simulations, or from memory.
    #[serde(flatten)]
    pub grounds: Grounds,
    /// Time it took.
    pub time_ms: f64,
    /// Processor time it took.
    pub cpu_ms: f64,
    /// Whether the same search finds the same on any machine.
    pub deterministic: bool,
    /// Why it stopped early, if it did: `nodes`, `time`, `memory`, `asked`.
    pub stopped: Option<String>,
}

impl MoveFigures {
    /// What a player thought.
    pub fn of(thought: &Thought, appraisal: Appraisal, deterministic: bool) -> Self {
        let counters = &thought.counters;
        Self {
            mv: thought.mv.clone(),
            pv: thought.pv.clone(),
            worth: appraisal.into(),
            depth: thought.depth,
            nodes: counters.nodes,
            alpha_raises: counters.alpha_raises,
            alpha_cuts: counters.alpha_cuts,
            beta_cuts: counters.beta_cuts,
            table_hits: counters.table_hits,
            table_lookups: counters.table_lookups,
            grounds: Grounds::of(thought),
            time_ms: milliseconds(thought.time),
            cpu_ms: milliseconds(thought.cpu),
            deterministic,
            stopped: thought.stopped.map(|why| stop_word(why).to_owned()),
        }
    }
}

/// What stands behind an answer that no cuts and no table led to. Nothing is told that the player does not have.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Grounds {
    /// Simulated games that it rests on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub simulations: Option<u64>,
    /// The share of them that began with the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub visit_share: Option<f64>,
    /// Moves in the tree that they have grown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub tree_size: Option<u64>,
    /// Moves that the memory of best moves had: 1 or 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub memory_hits: Option<u64>,
    /// Moves that it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub memory_lookups: Option<u64>,
}

impl Grounds {
    /// What stands behind a thought.
    pub fn of(thought: &Thought) -> Self {
        let counters = &thought.counters;
        let (simulated, remembers) = (counters.games > 0, counters.memory_lookups > 0);
        Self {
            simulations: simulated.then_some(counters.games),
            visit_share: counters.chosen_share(),
            tree_size: simulated.then_some(counters.tree_size),
            memory_hits: remembers.then_some(counters.memory_hits),
            memory_lookups: remembers.then_some(counters.memory_lookups),
        }
    }
}

/// A time as JSON tells it.
pub fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
