//! The figures that the course reports print after each move.

use std::ops::AddAssign;

/// What a search did, in numbers.
///
/// ```
/// use jogada_rules::Counters;
///
/// let mut all = Counters { nodes: 7, deepest: 3, ..Counters::default() };
/// all += Counters { nodes: 5, deepest: 2, ..Counters::default() };
/// assert_eq!((all.nodes, all.deepest), (12, 3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Counters {
    /// Positions entered, the root not counted.
    pub nodes: u64,
    /// Positions estimated at the horizon.
    pub evaluations: u64,
    /// Ends of games reached.
    pub ends: u64,
    /// Times that alpha was raised. One of the reports prints these as "alpha cuts".
    pub alpha_raises: u64,
    /// Cuts at nodes of the opponent.
    pub alpha_cuts: u64,
    /// Cuts at nodes of the root's side.
    pub beta_cuts: u64,
    /// Table look-ups whose answer was used.
    pub table_hits: u64,
    /// Table look-ups.
    pub table_lookups: u64,
    /// The deepest ply entered.
    pub deepest: u32,
}

impl AddAssign for Counters {
    fn add_assign(&mut self, other: Self) {
        self.nodes += other.nodes;
        self.evaluations += other.evaluations;
        self.ends += other.ends;
        self.alpha_raises += other.alpha_raises;
        self.alpha_cuts += other.alpha_cuts;
        self.beta_cuts += other.beta_cuts;
        self.table_hits += other.table_hits;
        self.table_lookups += other.table_lookups;
        self.deepest = self.deepest.max(other.deepest);
    }
}
