//! Which games there are: rules, notation, drawing and knowledge of each. No algorithm is named here.

pub mod adji_boto;
pub mod adji_boto_puzzle;
pub mod dots_and_boxes;
mod grid;
pub mod hex;
pub mod nim;
mod ruled;
pub mod sliding_tiles;
mod text;
pub mod tic_tac_toe;

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

/// Fails unless `value` lies in the range.
fn in_range(name: &'static str, value: usize, least: i64, most: i64) -> Result<(), ParameterError> {
    if (least..=most).contains(&(value as i64)) { Ok(()) } else { Err(ParameterError { name, least, most }) }
}
