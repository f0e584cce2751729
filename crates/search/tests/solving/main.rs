//! Whole games solved: who wins by which slots, and the value of every position at once.

mod must_play;
mod retrograde;
