//! The words of the page, a table a part of it.
//!
//! `{name}` stands for a value. Where a key has a variant `key#one`, that is said when the value `n` is one. Keys that are
//! about one game or algorithm are with its other words.

mod arena;
mod board;
mod challenges;
mod lab;
mod learn;
mod play;
mod shell;
mod steps;

pub use arena::ARENA;
pub use board::BOARD;
pub use challenges::CHALLENGES;
pub use lab::LAB;
pub use learn::LEARN;
pub use play::PLAY;
pub use shell::SHELL;
pub use steps::STEPS;
