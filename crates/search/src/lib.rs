//! How to think: searches that know no game by name.
//!
//! Every search takes the rules, a position, what to stop for ([`Clock`]) and who watches ([`Observer`]), and answers
//! with what it found and how far it got. One file an algorithm; its function says what it finds, when it is right,
//! what it costs, what it needs of the game, and where the idea is from.

mod clock;
mod counters;
mod expert;
mod helpers;
mod info;
pub mod mcts;
mod observer;
pub mod path;
pub mod proof;
pub mod retro;
mod room;
pub mod short;
pub mod solve;
mod sync;
mod table;
mod time;
pub mod tree;

pub use clock::Clock;
pub use expert::{Assignment, Expert, Keepsake};
pub use info::{Reporter, SearchInfo};
pub use jogada_rules::{Counters, Limits, StopFlag, Stopped};
pub use observer::{Cut, Observer, Selected, Weighed};
pub use table::{Entry, Table};
pub use time::{Budget, Remaining};
