//! Hex: connections that hold against every reply, cells that do not matter, and proofs made of both.

mod bits;
mod connections;
#[cfg(test)]
mod exhaustive;
mod inferior;
mod terrain;
