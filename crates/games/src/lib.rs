//! Which games there are: rules, notation, drawing and knowledge of each. No algorithm is named here.

pub mod adji_boto;
pub mod adji_boto_puzzle;
pub mod dots_and_boxes;
mod edit;
pub mod graph;
pub mod grid;
pub mod hex;
pub mod nim;
mod rectangle;
mod ruled;
pub mod sliding_tiles;
mod text;
pub mod tic_tac_toe;
pub mod tree;

pub use jogada_rules::ParameterError;

/// Fails unless `value` lies in the range.
fn in_range(name: &'static str, value: usize, least: i64, most: i64) -> Result<(), ParameterError> {
    if (least..=most).contains(&(value as i64)) { Ok(()) } else { Err(ParameterError { name, least, most }) }
}
