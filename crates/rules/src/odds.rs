//! Chances to win, and where they are from.

/// What a value from −1, all lost, to 1, all won, is a share of, where it is no number of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Odds {
    /// Simulated games: so many of them were won.
    Simulated,
    /// Nothing that was played: so much somebody expects who has learned from other games.
    Expected,
}
