//! Engines of one game's own: solvers and players that know one game deeply, built from its rules and the searches.

pub mod adji_boto;
pub mod dots_and_boxes;
pub mod hex;
mod kept_file;
mod sync;
#[cfg(test)]
mod told;
