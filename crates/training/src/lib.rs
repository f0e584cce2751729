//! What the Hex net learns from: games of plain simulations and of the net's own search, played here or shared by machines.
//!
//! A game is decided by the net, a seed and its own number, so that it does not matter who plays it. The tool
//! `hex-training` plays them, holds matches and measures; `cargo xtask train hex` makes generations of that.

pub mod bootstrap;
#[cfg(feature = "queue")]
mod craft;
pub mod lessons;
mod plan;
pub mod sample;
pub mod selfplay;

#[cfg(feature = "queue")]
pub use craft::{SelfPlayCraft, share};
pub use lessons::Lessons;
pub use plan::{PlanTrouble, SelfPlayPlan};
