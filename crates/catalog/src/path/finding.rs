//! What a path search found, in texts and numbers.

use std::time::Duration;

use jogada_rules::{Exclusions, Shortfall, Stopped, WayCounters, effective_branching};

/// What a path search found, and what it took.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// Where it started.
    pub start: String,
    /// How it ended.
    pub verdict: WayVerdict,
    /// The best way known, move by move; none if no way is known.
    pub way: Option<Vec<Stride>>,
    /// What that way costs, in moves.
    pub cost: Option<f64>,
    /// No way costs less than this, in moves; zero where nothing is proven.
    pub at_least: f64,
    /// What its proof excluded, where the algorithm tells.
    pub proof: Option<Exclusions>,
    /// What it took.
    pub counters: WayCounters,
    /// Wall time.
    pub time: Duration,
    /// Processor time.
    pub cpu: Duration,
}

/// How a path search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayVerdict {
    /// With a way that is proven to be the cheapest.
    Proven,
    /// With a way.
    Found,
    /// With the proof that there is none.
    NoSolution,
    /// Without a decision, though perhaps with a way.
    Open(Shortfall),
}

impl WayVerdict {
    /// The word that JSON uses for how a search ended.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Proven | Self::Found => "found",
            Self::NoSolution => "no_solution",
            Self::Open(reason) => shortfall_word(reason),
        }
    }
}

/// The word that JSON uses for why a search ended without a decision.
pub const fn shortfall_word(reason: Shortfall) -> &'static str {
    match reason {
        Shortfall::Limit(Stopped::Nodes) => "nodes",
        Shortfall::Limit(Stopped::Time) => "time",
        Shortfall::Limit(Stopped::Memory) => "memory",
        Shortfall::Limit(Stopped::Asked) => "asked",
        Shortfall::Depth => "depth",
        Shortfall::TooFewNodes => "too_few_nodes",
        Shortfall::Dropped => "dropped",
    }
}

/// One move of a way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stride {
    /// The move.
    pub mv: String,
    /// What it takes off the board, where the puzzle takes things.
    pub taken: Option<u32>,
    /// The position it leads to.
    pub position: String,
}

impl Finding {
    /// Whether a way is known.
    pub const fn is_found(&self) -> bool {
        self.way.is_some()
    }

    /// Whether the way is proven to be the cheapest.
    pub fn is_optimal(&self) -> bool {
        self.verdict == WayVerdict::Proven
    }

    /// The number of moves of the way.
    pub fn depth(&self) -> Option<u32> {
        self.way.as_ref().map(|way| way.len() as u32)
    }

    /// Depth over generated nodes: 1 for a search that walks straight to the goal.
    pub fn penetrance(&self) -> Option<f64> {
        self.counters.penetrance(self.depth()?)
    }

    /// The branching factor of a regular tree of that depth with that many nodes.
    pub fn effective_branching(&self) -> Option<f64> {
        effective_branching(self.depth()?, self.counters.generated)
    }

    /// Successors per expanded node.
    pub fn mean_branching(&self) -> Option<f64> {
        self.counters.mean_branching()
    }
}
