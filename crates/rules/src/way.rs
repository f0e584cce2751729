//! What a search for a way did and proved: the figures by which courses compare path searches.

use std::fmt;

use crate::limits::Stopped;

/// What a path search did, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct WayCounters {
    /// Successors created, also those that were known already; the root is not counted.
    pub generated: u64,
    /// Nodes whose successors were created, each time that they were.
    pub expanded: u64,
    /// Successors dropped because their state was known.
    pub duplicates: u64,
    /// Expanded nodes that a cheaper way opened again.
    pub reopened: u64,
    /// Nodes given up for lack of room.
    pub forgotten: u64,
    /// The most nodes that waited at once.
    pub max_open: u64,
    /// The most nodes that were held at once, waiting or not.
    pub max_held: u64,
    /// The deepest node created.
    pub max_depth: u32,
    /// Iterations, for searches that start again with a larger bound.
    pub iterations: u32,
    /// The most memory that the search's own structures held, in bytes.
    pub peak_memory: usize,
}

impl WayCounters {
    /// The depth of a way over the nodes generated for it: 1 for a search that walks straight to the goal.
    pub fn penetrance(&self, depth: u32) -> Option<f64> {
        (self.generated > 0).then(|| f64::from(depth) / self.generated as f64)
    }

    /// Successors per expanded node.
    pub fn mean_branching(&self) -> Option<f64> {
        (self.expanded > 0).then(|| self.generated as f64 / self.expanded as f64)
    }
}

/// The real root `B` of B + B² + … + B^depth = generated: how bushy a regular tree of that size would be.
///
/// `None` without depth. A search that generated fewer nodes than the depth has a root below 1.
pub fn effective_branching(depth: u32, generated: u64) -> Option<f64> {
    if depth == 0 {
        return None;
    }
    let wanted = generated as f64;
    let (mut low, mut high) = (0.0, wanted.max(1.0));
    // Each step halves the interval; a hundred exhaust the precision of any start.
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if tree_size(middle, depth, wanted) < wanted { low = middle } else { high = middle }
    }
    Some(f64::midpoint(low, high))
}

/// Nodes of a regular tree, the root not counted; not followed beyond `enough`.
fn tree_size(branching: f64, depth: u32, enough: f64) -> f64 {
    let (mut total, mut layer) = (0.0, 1.0);
    for _ in 0..depth {
        layer *= branching;
        total += layer;
        if total > enough {
            break;
        }
    }
    total
}

/// Why a path search ended without a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortfall {
    /// A limit of the caller's.
    Limit(Stopped),
    /// Nothing within the depth limit; deeper was not looked at.
    Depth,
    /// No path to the goal fits into so few nodes.
    TooFewNodes,
    /// Every state that was kept led nowhere, and others had been dropped.
    Dropped,
}

impl fmt::Display for Shortfall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Limit(stopped) => stopped.fmt(f),
            Self::Depth => f.write_str("the depth limit was reached"),
            Self::TooFewNodes => f.write_str("no path to the goal fits into so few nodes"),
            Self::Dropped => f.write_str("the states that were kept led nowhere"),
        }
    }
}

/// What the proof of an optimum rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exclusions {
    /// What is left at the start.
    pub left: u32,
    /// The most that a move removes: fewer than `left / most_per_move` moves can not be enough.
    pub most_per_move: u32,
    /// The lengths that were then excluded one by one.
    pub excluded: Vec<Exclusion>,
}

/// One length that was excluded: two sets of states that cover every way of that length share no state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Exclusion {
    /// No way has this many moves.
    pub moves: u32,
    /// States expanded from the start up to here, modulo symmetry.
    pub from_start: u64,
    /// States expanded from the goal up to here, modulo symmetry.
    pub from_goal: u64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_regular_tree_has_its_own_branching_factor() {
        for (branching, depth, generated) in [(2.0, 3, 14), (3.0, 4, 120), (1.0, 100, 100), (7.0, 1, 7)] {
            let found = effective_branching(depth, generated).expect("a depth");
            assert!((found - branching).abs() < 1e-9, "{found} for {branching}");
        }
    }

    #[test]
    fn without_depth_there_is_no_branching_factor() {
        assert_eq!(effective_branching(0, 10), None);
    }
}
