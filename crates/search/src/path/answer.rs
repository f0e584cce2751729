//! What a path search answers.

use std::fmt;

use jogada_rules::{Cost, Shortfall, WayCounters, effective_branching};

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
        reason: Shortfall,
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
    pub(super) const fn open(reason: Shortfall, at_least: Cost) -> Self {
        Self::Stopped { reason, at_least, best: None }
    }
}

/// The cost, then the moves.
impl<M: fmt::Debug> fmt::Display for Path<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "cost {}:", self.cost)?;
        self.moves.iter().try_for_each(|mv| write!(f, " {mv:?}"))
    }
}

/// One line: the way and whether it is the cheapest, or why there is none.
impl<M: fmt::Debug> fmt::Display for Answer<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Found { path, proven: true } => write!(f, "{path} (proven)"),
            Self::Found { path, proven: false } => path.fmt(f),
            Self::NoSolution => f.write_str("no way"),
            Self::Stopped { reason, at_least, best } => {
                write!(f, "at least {at_least}; {reason}")?;
                best.as_ref().map_or(Ok(()), |path| write!(f, "; {path}"))
            }
        }
    }
}

/// An answer, and what it took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WayOutcome<M> {
    /// What was found.
    pub answer: Answer<M>,
    /// What it took.
    pub counters: WayCounters,
}

impl<M: fmt::Debug> fmt::Display for WayOutcome<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let WayCounters { expanded, generated, .. } = self.counters;
        write!(f, "{} after {expanded} of {generated} nodes", self.answer)
    }
}

impl<M> WayOutcome<M> {
    /// The number of moves of the way found.
    pub fn depth(&self) -> Option<u32> {
        self.answer.path().map(|path| path.moves.len() as u32)
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
