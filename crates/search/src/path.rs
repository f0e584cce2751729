//! Searching for a way: from where a puzzle starts to where it is solved.
//!
//! One file an algorithm. All take the puzzle first, then what the algorithm itself needs, then [`Limits`], a
//! [`StopFlag`] and an [`WayObserver`], and answer with an [`WayOutcome`]: what was found, whether it is proven to be the
//! cheapest, and what it took. None of them recurses: a path may be as long as memory lasts.
//!
//! [`Limits::nodes`] counts generated successors. [`Limits::depth`] holds for every search but `optimal`;
//! [`Limits::memory`] holds for what the search itself stores (states count by their size, so they should be plain).
//!
//! Symmetry is no algorithm's business: [`Fold`] makes a puzzle of canonical states out of any
//! [`Folded`](jogada_rules::Folded) one, and takes the answer back to the real board.
//!
//! [`Limits`]: crate::Limits
//! [`Limits::nodes`]: crate::Limits::nodes
//! [`Limits::depth`]: crate::Limits::depth
//! [`Limits::memory`]: crate::Limits::memory
//! [`StopFlag`]: crate::StopFlag

mod answer;
mod astar;
mod beam;
mod best_first;
mod bfs;
mod bidirectional;
mod blocks;
mod buckets;
mod climb;
mod contours;
mod dfs;
mod fold;
mod front;
mod greedy;
mod idastar;
mod iddfs;
mod index;
mod nodes;
mod observer;
mod optimal;
mod partial_astar;
mod rbfs;
mod report;
mod run;
mod sma;
mod uniform;
mod wastar;

pub use answer::{Answer, Path, WayOutcome};
pub use astar::astar;
pub use beam::beam;
pub use bfs::bfs;
pub use bidirectional::bidirectional;
pub use climb::climb;
pub use dfs::dfs;
pub use fold::{Fold, Folding};
pub use greedy::greedy;
pub use idastar::idastar;
pub use iddfs::iddfs;
pub use jogada_rules::{Exclusion, Exclusions, Shortfall, WayCounters, effective_branching};
pub use observer::{Id, Node, WayObserver};
pub use optimal::{Optimum, optimal};
pub use partial_astar::partial_astar;
pub use rbfs::rbfs;
pub use report::{astar_report, bfs_report, dfs_report, sma_report};
pub use sma::sma;
pub use uniform::uniform;
pub use wastar::{Weight, wastar};
