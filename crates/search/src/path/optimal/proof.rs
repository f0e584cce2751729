//! What a proof of an optimum rests on.

use super::super::Outcome;

/// An optimum, and what its proof rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Optimum<M> {
    /// What was found, and what it took.
    pub outcome: Outcome<M>,
    /// What was excluded.
    pub proof: Proof,
}

/// What the proof of an optimum rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
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
