//! What goes over the wire: one file a question, with the answer to it.
//!
//! Values are always First's point of view and say their unit.

pub mod catalog;
pub mod error;
pub mod exact;
pub mod lab;
pub mod line;
pub mod overlay;
pub mod record;
pub mod runs;
pub mod scene;
pub mod search;
pub mod searches;
pub mod steps;
pub mod view;
pub mod worth;

/// The version of every document.
pub const VERSION: u32 = 1;
