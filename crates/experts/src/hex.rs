//! Hex: connections that hold against every reply, cells that do not matter, and proofs made of both.

mod bits;
mod circuit;
mod connections;
mod engine;
#[cfg(test)]
mod exhaustive;
mod inferior;
mod solver;
mod terrain;

pub use engine::{HexSolver, HexVerdict, Knowledge};
