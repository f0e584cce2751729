//! Hex: a net of our own with the search that asks it, connections that hold against every reply, cells that do not
//! matter, and proofs made of these.
//!
//! - `perspective` turns any position so that the side to move joins top and bottom; `net` looks at a position and says
//!   where to play and who will win; `puct` searches by its advice and by what others know, `glance` is how they say it,
//!   `advice` what connections say, `closing` what they say where it is decided, `counsel` who says it from move to move; `player` is the player made of all that,
//!   `impulse` the one who does not search;
//! - `connections` finds what is joined against every reply, `inferior` the cells that do not matter; `solver` proves by
//!   both, `proof` writes a proof down, `insight` is a look at a position for players and people, `ladders` what
//!   can be laid along an edge, `shown` how people are told;
//! - `policy` is the solver as everyone meets it.

mod advice;
mod bits;
mod circuit;
mod claims;
mod closing;
mod connections;
mod counsel;
mod engine;
pub mod glance;
pub mod impulse;
mod inferior;
mod insight;
mod ladders;
pub mod net;
pub mod perspective;
pub mod player;
mod policy;
mod proof;
pub mod puct;
pub mod shown;
mod solver;
mod terrain;
#[cfg(test)]
mod told;
pub mod truth;

pub use engine::{HexSolver, HexVerdict, Knowledge};
pub use insight::{HexAdviser, HexHold, HexInsight};
pub use ladders::HexLadder;
pub use policy::ByConnections;
pub use proof::Unproven;
