//! Hex played by a net of our own: what it sees, how it is computed, and the search that asks it.
//!
//! - `perspective` turns any position so that the side to move joins top and bottom;
//! - `net` looks at a position and says where to play and who will win;
//! - `sample` is a position to learn from, and `bootstrap` the first games to learn from.

pub mod bootstrap;
pub mod glance;
pub mod net;
pub mod perspective;
pub mod player;
pub mod puct;
pub mod sample;
pub mod selfplay;
