//! What is wrong with a parameter of a game.

use thiserror::Error;

/// A parameter of a game outside its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{name} must be from {least} to {most}")]
pub struct ParameterError {
    /// The parameter, as specs write it.
    pub name: &'static str,
    /// The least it may be.
    pub least: i64,
    /// The most it may be.
    pub most: i64,
}
