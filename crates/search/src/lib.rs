//! How to think: searches that know no game by name.
//!
//! Every search takes the rules, a position, what to stop for ([`Clock`]) and who watches ([`Observer`]), and answers
//! with what it found and how far it got. One file an algorithm; each says what it finds, when it is right, what it
//! costs, what it needs of the game, and where the idea is from.

mod clock;
mod counters;
mod limits;
mod observer;
pub mod tree;

pub use clock::{Clock, Stopped};
pub use counters::Counters;
pub use limits::{Limits, StopFlag};
pub use observer::{Cut, Observer};
