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
    /// Simulated games that the answer rests on, those of earlier moves included.
    pub games: u64,
    /// How many of them began with the move that was chosen.
    pub chosen_games: u64,
    /// Moves in the tree that simulations have grown.
    pub tree_size: u64,
    /// Moves that were found in the memory of best moves.
    pub memory_hits: u64,
    /// Moves that were looked for there.
    pub memory_lookups: u64,
}

impl Counters {
    /// The share of simulated games that began with the move that was chosen, if any were simulated.
    pub fn chosen_share(&self) -> Option<f64> {
        (self.games > 0).then(|| self.chosen_games as f64 / self.games as f64)
    }
}

/// What a search counts besides positions, so that nobody is told of what it does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Counted {
    /// Whether it cuts.
    pub cuts: bool,
    /// Whether it looks positions up in a table.
    pub table: bool,
}

impl Counted {
    /// What either of two counts.
    pub const fn or(self, other: Self) -> Self {
        Self { cuts: self.cuts || other.cuts, table: self.table || other.table }
    }
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
        self.games += other.games;
        self.chosen_games += other.chosen_games;
        self.tree_size = self.tree_size.max(other.tree_size);
        self.memory_hits += other.memory_hits;
        self.memory_lookups += other.memory_lookups;
    }
}
