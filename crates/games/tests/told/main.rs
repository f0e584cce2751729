//! All that a game tells, over many positions of random play, in one number a game: moves and what they lead to, keys,
//! images, texts, what is said of texts that are wrong, boards, scenes, overlays, estimates, ranks, playouts.
//!
//! Whether that is right is for the other tests to say; here nothing may change unseen. A change that is meant states
//! the new number: the test that fails prints it.

mod adji_boto;
mod dots_and_boxes;
mod game;
mod hex;
mod limits;
mod puzzle;
mod puzzles;
mod same;
mod small;
mod telling;
