//! Engines that do not come to their games.

use std::sync::atomic::{AtomicU32, Ordering};

/// After so many games in a row that an engine did not come to, the rest are its opponents'.
const MOST: u32 = 3;

/// How many games in a row each player has not come to.
pub(crate) struct Absences(Vec<AtomicU32>);

impl Absences {
    /// Everyone is expected.
    pub(crate) fn new(players: usize) -> Self {
        Self((0..players).map(|_| AtomicU32::new(0)).collect())
    }

    /// Whether nobody waits for a player any more.
    pub(crate) fn is_given_up(&self, player: usize) -> bool {
        self.0[player].load(Ordering::Relaxed) >= MOST
    }

    /// A player came to a game, or did not.
    pub(crate) fn note(&self, player: usize, came: bool) {
        if came {
            self.0[player].store(0, Ordering::Relaxed);
        } else {
            self.0[player].fetch_add(1, Ordering::Relaxed);
        }
    }
}
