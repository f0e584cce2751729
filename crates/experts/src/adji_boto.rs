//! Adji-boto known exactly when few pieces are left.

mod endgames;
pub mod tables;

pub use endgames::Endgames;
