//! How often something happened and what came of it, in one word.

use std::sync::atomic::{AtomicU64, Ordering};

/// Results are kept in steps of this: 0 for a loss, `ONE` for a win.
pub(super) const ONE: u64 = 256;
/// Room for 2²⁸ games that were all won.
const SUM_BITS: u32 = 36;

/// Games and the sum of their results. Reading and writing are not one step: two threads that add at once may lose one
/// of the two games, which statistics can bear and a lock could not be paid for.
#[derive(Debug, Default)]
pub(super) struct Stat(AtomicU64);

impl Stat {
    pub(super) fn new(games: u64, sum: u64) -> Self {
        Self(AtomicU64::new(games << SUM_BITS | sum))
    }

    #[inline]
    pub(super) fn add(&self, games: u64, sum: u64) {
        let word = self.0.load(Ordering::Relaxed);
        self.0.store(word + (games << SUM_BITS | sum), Ordering::Relaxed);
    }

    #[inline]
    pub(super) fn games(&self) -> u64 {
        self.0.load(Ordering::Relaxed) >> SUM_BITS
    }

    /// Games and the mean of their results, for whoever watches.
    pub(super) fn record(&self) -> (u64, f32) {
        let (games, won) = self.read();
        (self.games(), if games > 0.0 { won / games } else { 0.0 })
    }

    /// Games, and how many of them were won, as it were.
    #[inline]
    pub(super) fn read(&self) -> (f32, f32) {
        let word = self.0.load(Ordering::Relaxed);
        let games = (word >> SUM_BITS) as u32 as i32 as f32;
        let sum = (word & ((1 << SUM_BITS) - 1)) as i64 as f32;
        (games, sum * (1.0 / ONE as f32))
    }
}
