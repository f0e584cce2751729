//! Hex: connections that hold against every reply, cells that do not matter, and proofs made of both.

mod bits;
mod circuit;
mod claims;
mod connections;
mod engine;
#[cfg(test)]
mod exhaustive;
mod inferior;
mod proof;
mod solver;
mod terrain;

pub use engine::{HexSolver, HexVerdict, Knowledge};
pub use proof::Unproven;

pub(crate) fn tune(name: &str, usual: f64) -> f64 {
    static ALL: std::sync::LazyLock<std::collections::HashMap<String,f64>> = std::sync::LazyLock::new(|| std::env::vars().filter_map(|(k,v)| Some((k, v.parse().ok()?))).collect());
    ALL.get(name).copied().unwrap_or(usual)
}
