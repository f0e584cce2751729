//! What a path search answers.

use std::fmt;

use jogada_rules::Cost;

use super::{Counters, effective_branching};
use crate::Stopped;

/// A way to the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Path<M> {
    /// The moves, in order.
    pub moves: Vec<M>,
    /// What they cost together.
    pub cost: Cost,
}

/// What a path search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer<M> {
    /// A way to the goal.
    Found {
        /// The way.
        path: Path<M>,
        /// Whether no way is cheaper: a proof by the algorithm and the promise of its heuristic, not a hope.
        proven: bool,
    },
    /// The goal can not be reached: everything that can be was looked at.
    NoSolution,
    /// The search ended without a decision.
    Stopped {
        /// Why.
        reason: Reason,
        /// No way is cheaper than this. Zero where the search proves nothing.
        at_least: Cost,
        /// The best way known, if one is.
        best: Option<Path<M>>,
    },
}

impl<M> Answer<M> {
    /// The best way known.
    pub const fn path(&self) -> Option<&Path<M>> {
        match self {
            Self::Found { path, .. } => Some(path),
            Self::NoSolution => None,
            Self::Stopped { best, .. } => best.as_ref(),
        }
    }

    /// Whether the answer is final: the cheapest way, or none at all.
    pub const fn is_proven(&self) -> bool {
        matches!(self, Self::Found { proven: true, .. } | Self::NoSolution)
    }

    /// A search without a decision and without a way.
    pub(super) const fn open(reason: Reason, at_least: Cost) -> Self {
        Self::Stopped { reason, at_least, best: None }
    }
}

/// Why a path search ended without a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A limit of the caller's.
    Limit(Stopped),
    /// Nothing within the depth limit; deeper was not looked at.
    Depth,
    /// No path to the goal fits into so few nodes.
    TooFewNodes,
    /// Every state that was kept led nowhere, and others had been dropped.
    Dropped,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Limit(stopped) => stopped.fmt(f),
            Self::Depth => f.write_str("the depth limit was reached"),
            Self::TooFewNodes => f.write_str("no path to the goal fits into so few nodes"),
            Self::Dropped => f.write_str("the states that were kept led nowhere"),
        }
    }
}

/// An answer, and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome<M> {
    /// What was found.
    pub answer: Answer<M>,
    /// What it took.
    pub counters: Counters,
}

impl<M> Outcome<M> {
    /// The number of moves of the way found.
    pub fn depth(&self) -> Option<u32> {
        self.answer.path().map(|path| path.moves.len() as u32)
    }

    /// Depth over generated nodes: 1 for a search that walks straight to the goal.
    pub fn penetrance(&self) -> Option<f64> {
        let generated = self.counters.generated;
        self.depth().filter(|_| generated > 0).map(|depth| f64::from(depth) / generated as f64)
    }

    /// The branching factor of a regular tree of that depth with that many nodes.
    pub fn effective_branching(&self) -> Option<f64> {
        self.depth().and_then(|depth| effective_branching(depth, self.counters.generated))
    }

    /// Successors per expanded node.
    pub fn mean_branching(&self) -> Option<f64> {
        let Counters { generated, expanded, .. } = self.counters;
        (expanded > 0).then(|| generated as f64 / expanded as f64)
    }
}
