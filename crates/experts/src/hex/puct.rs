//! Tree search by the net's advice.
//!
//! **Finds** the move that holds up best when the net's favorites are followed and looked at, and proves wins and
//! losses where the ends of games or someone with [insight](super::glance) come into the tree.
//! **Right** in the limit; what it calls proven is proven.
//! **Costs** a look of the net a simulation; about a kilobyte of memory for each on a board of 11 × 11.
//! **Reference**: Rosin, 2011 (PUCT); Silver et al., 2017; Wu, 2019 (first play urgency, shares of full searches); Czech,
//! Korus and Kersting, 2020 (positions that several ways lead to).

mod heed;
mod lesson;
mod lines;
mod noise;
mod search;
mod simulate;
mod tree;

use std::time::Duration;

pub use lines::Variation;
pub use search::Searcher;

/// How to search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Puct {
    /// How much the net's advice counts against what came of it.
    pub exploration: f32,
    /// How much less than its parent a move that was not tried yet is expected to be worth, once most were.
    pub reduction: f32,
    /// No simulation goes further than so many plies beyond the root.
    pub depth: u32,
    /// A position visited so often is shown to someone with insight.
    pub insight_after: u32,
    /// The most bytes that the tree may take.
    pub memory: usize,
    /// How many moves it tells of while it searches, the best first.
    pub told: usize,
    /// How many threads simulate. With one, the same nodes give the same answer on every machine.
    pub threads: usize,
    /// Past this time a search ends as soon as what is left of it could hardly bring another move up to the best.
    pub soft_time: Option<Duration>,
}

impl Default for Puct {
    fn default() -> Self {
        Self {
            exploration: 1.2,
            reduction: 0.25,
            depth: u32::MAX,
            insight_after: u32::MAX,
            memory: 256 << 20,
            told: 1,
            threads: 1,
            soft_time: None,
        }
    }
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod told;
