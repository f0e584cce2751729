//! How often something happened and what came of it, in one word.

use crate::sync::atomic::{AtomicU32, AtomicU64, Ordering};

/// Results are kept in steps of this: 0 for a loss, `ONE` for a win.
pub(super) const ONE: u64 = 256;
/// Room for 2²⁸ games that were all won.
const SUM_BITS: u32 = 36;

/// Games and the sum of their results. Reading and writing are not one step: two threads that add at once may lose one
/// of the two games, which statistics can bear and a lock could not be paid for.
#[derive(Debug, Default)]
pub(super) struct Stat(AtomicU64);

impl Stat {
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

/// The most games that a [`Hearsay`] counts, so that their sum fits beside them.
const MOST_HEARD: u32 = (1 << (32 - HEARD_SUM_BITS)) - 1;
const HEARD_SUM_BITS: u32 = 20;

/// The same in half a word, for what there are many of and where the mean is all that matters: when the count is full,
/// count and sum are halved, and what is new weighs more from then on.
#[derive(Debug, Default)]
pub(super) struct Hearsay(AtomicU32);

impl Hearsay {
    /// So many games with that mean.
    pub(super) fn new(games: u32, mean: f32) -> Self {
        let games = games.min(MOST_HEARD);
        Self(AtomicU32::new(games << HEARD_SUM_BITS | (mean * (games * ONE as u32) as f32) as u32))
    }

    #[inline]
    pub(super) fn add(&self, result: u64) {
        let word = self.0.load(Ordering::Relaxed);
        let (mut games, mut sum) = (word >> HEARD_SUM_BITS, word & ((1 << HEARD_SUM_BITS) - 1));
        if games == MOST_HEARD {
            (games, sum) = (games / 2, sum / 2);
        }
        self.0.store((games + 1) << HEARD_SUM_BITS | (sum + result as u32), Ordering::Relaxed);
    }

    /// Games, and how many of them were won, as it were.
    #[inline]
    pub(super) fn read(&self) -> (f32, f32) {
        let word = self.0.load(Ordering::Relaxed);
        let (games, sum) = (word >> HEARD_SUM_BITS, word & ((1 << HEARD_SUM_BITS) - 1));
        (games as i32 as f32, sum as i32 as f32 * (1.0 / ONE as f32))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_without_games_has_no_mean_and_others_theirs() {
        let stat = Stat::default();
        assert_eq!(stat.record(), (0, 0.0));
        stat.add(3, ONE + ONE / 2);
        assert_eq!(stat.record(), (3, 0.5));
    }

    #[test]
    fn hearsay_keeps_its_mean_whatever_it_forgets() {
        let heard = Hearsay::new(10, 0.5);
        assert_eq!(heard.read(), (10.0, 5.0));
        for game in 0..100_000 {
            heard.add(if game % 4 == 0 { ONE } else { 0 });
        }
        let (games, won) = heard.read();
        assert!(games >= 2000.0 && games <= MOST_HEARD as f32, "{games}");
        assert!((won / games - 0.25).abs() < 0.001, "{won} of {games}");
        for _ in 0..10_000 {
            heard.add(ONE);
        }
        let (games, won) = heard.read();
        assert!(won <= games && won / games > 0.9, "{won} of {games}");
    }
}
