//! Dots and Boxes known exactly: a solver that searches quiet positions only.
//!
//! A position is *quiet* when no box lacks just one line. From a quiet position a safe line leads to a quiet position, and
//! a line that gives boxes away does so too once these are taken: the taker gets all of them and moves on, or all but the
//! last two (four of a loop) and makes the other side move on. So one formula replaces every sequence of captures:
//! with `S` boxes on offer, `h` of them in a deal, and `v` what the rest is worth to whoever moves in it, the taker gets
//! `S + v`, or `S − h + |v + h|` where a deal is possible.
//!
//! - `web` reads any position, takes what is on offer and says what deal there is;
//! - `pieces` numbers collections of chains and loops that touch nothing else;
//! - `field` numbers lines so that positions are machine words, and knows the board's symmetries;
//! - `quiet` makes moves between quiet positions; `search` asks "at least this much?" of them;
//! - `calm` is the same as a game that any search can play, and `player` plays by it until the rest can be solved;
//! - `ledger` remembers the answers in `pages` of memory, `checkpoint` keeps the dearest in a file; `solver` puts the questions;
//! - `policy` says when which of these is used.

mod calm;
mod checkpoint;
mod field;
mod ledger;
mod pages;
mod pieces;
mod player;
mod policy;
#[cfg(test)]
mod proofs;
mod quiet;
mod search;
mod solver;
#[cfg(test)]
mod told;
mod web;

pub use self::checkpoint::Checkpoint;
pub use self::player::QuietPlayer;
pub use self::policy::{ByQuiet, ByQuietSearch};
pub use self::solver::{Means, Progress, Proven, QuietSolver, Unsuitable};
