//! Ways through puzzles: which algorithms there are, how a spec chooses one, and what comes back.
//!
//! A [`Plan`] is a path algorithm with all its settings, read from a spec such as `astar:heuristic=fifths`;
//! [`Session::find_way`](crate::Session::find_way) carries it out and answers with a [`Finding`], telling a
//! [`Listener`] what happens meanwhile. All moves and positions are texts.

mod event;
mod finding;
mod hint;
mod method;
mod plan;
mod seekers;
mod symmetry;

pub use event::{Event, Listener};
pub use finding::{Finding, Stride, Verdict};
pub use jogada_search::path::{Exclusion, Exclusions, Shortfall, WayCounters, effective_branching};
pub use method::{Blind, Informed, Method, Need};
pub use plan::Plan;
pub use symmetry::{Distinct, Merged, Symmetry};

pub(crate) use hint::solve;
pub(crate) use seekers::{Adviser, Job, Seekers};
