//! Ways through puzzles: how a spec chooses an algorithm, and what comes back.
//!
//! A [`Plan`] is a path algorithm with all its settings, read from a spec such as `astar:heuristic=fifths`;
//! [`Quest::find_way`](crate::Quest::find_way) carries it out and answers with a [`Finding`], telling a [`Listener`]
//! what happens meanwhile. All moves and positions are texts.

mod event;
mod finding;
mod plan;

pub use event::{Event, Listener};
pub use finding::{Finding, Stride, WayVerdict, shortfall_word};
pub use jogada_rules::{Exclusion, Exclusions, Shortfall, WayCounters, effective_branching};
pub use plan::Plan;
