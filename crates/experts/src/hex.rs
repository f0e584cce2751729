//! Hex: connections that hold against every reply, cells that do not matter, and proofs made of both.

mod bits;
mod circuit;
mod claims;
mod connections;
mod engine;
mod inferior;
mod insight;
mod policy;
mod proof;
mod solver;
mod terrain;
pub mod truth;

pub use engine::{HexSolver, HexVerdict, Knowledge};
pub use insight::{HexAdviser, HexHold, HexInsight};
pub use policy::ByConnections;
pub use proof::Unproven;
