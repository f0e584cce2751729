//! Games that the Hex net learns from, shared by machines: each is decided by the net, a seed and its own number, so that it
//! does not matter who plays it.

#[cfg(feature = "queue")]
mod craft;
mod lessons;
mod plan;

#[cfg(feature = "queue")]
pub use craft::{SelfPlayCraft, share};
pub use lessons::Lessons;
pub use plan::{PlanTrouble, SelfPlayPlan};
