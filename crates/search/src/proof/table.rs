//! What a proof search remembers: numbers by key, shared between threads without locks.
//!
//! Entries are two words, the second xored with the first, as in the transposition table; when a bucket is full, the
//! entry that took the least work gives way.

#[cfg(all(test, shuttle))]
mod model;

use jogada_rules::{Key, Stopped};

use super::numbers::Numbers;
use crate::room::{LINE_BYTES, ZeroedLines};
use crate::sync::atomic::{AtomicU64, Ordering};

// From the low end: proof 29, disproof 29, work 6.
const DISPROOF_AT: u32 = 29;
const WORK_AT: u32 = 58;

/// A table of proof numbers. It may serve many questions about one game.
#[derive(Debug)]
pub struct ProofTable {
    /// Four entries share a cache line.
    buckets: ZeroedLines,
}

impl ProofTable {
    /// An empty table of at most `bytes`, but room for one bucket at least.
    ///
    /// # Panics
    /// If there is no room for it: a size that someone else chose goes to [`ProofTable::sized`].
    pub fn new(bytes: usize) -> Self {
        Self::sized(bytes).expect("a size that is always there")
    }

    /// The same, if there is room for it.
    pub fn sized(bytes: usize) -> Result<Self, Stopped> {
        Ok(Self { buckets: ZeroedLines::new((bytes / LINE_BYTES).max(1))? })
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for word in self.buckets.words() {
            word.store(0, Ordering::Relaxed);
        }
    }

    #[inline]
    pub(super) fn probe(&self, key: Key) -> Option<Numbers> {
        self.bucket(key).iter().find_map(|slot| read(slot, key))
    }

    /// Remembers the numbers of a position that took `work` nodes.
    pub(super) fn store(&self, key: Key, numbers: Numbers, work: u64) {
        let bucket = self.bucket(key);
        let same = bucket.iter().find(|slot| read(slot, key).is_some());
        let least = || bucket.iter().min_by_key(|slot| slot[1].load(Ordering::Relaxed) >> WORK_AT);
        let [check, data] = same.or_else(least).expect("a bucket has slots");
        let packed = u64::from(numbers.proof)
            | u64::from(numbers.disproof) << DISPROOF_AT
            | u64::from(work.max(1).ilog2().min(63)) << WORK_AT;
        data.store(packed, Ordering::Relaxed);
        check.store(packed ^ key.0, Ordering::Relaxed);
    }

    #[inline]
    fn bucket(&self, key: Key) -> &[[AtomicU64; 2]] {
        self.buckets.line_of(key).as_chunks().0
    }
}

/// An empty slot is all zeros, which no numbers are: a position can not be proven and disproven.
#[inline]
fn read([check, data]: &[AtomicU64; 2], key: Key) -> Option<Numbers> {
    let word = data.load(Ordering::Relaxed);
    let found = word != 0 && check.load(Ordering::Relaxed) ^ word == key.0;
    found.then_some(Numbers {
        proof: (word & u64::from(Numbers::NEVER)) as u32,
        disproof: (word >> DISPROOF_AT & u64::from(Numbers::NEVER)) as u32,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_survive_and_hard_work_outlives_easy_work() {
        let table = ProofTable::new(64);
        let hard = Numbers { proof: 5, disproof: Numbers::NEVER - 1 };
        table.store(Key(1), hard, 1_000_000);
        for key in 2..100 {
            table.store(Key(key), Numbers::FRESH, 2);
            assert_eq!(table.probe(Key(key)), Some(Numbers::FRESH));
        }
        assert_eq!(table.probe(Key(1)), Some(hard));
        table.store(Key(1), Numbers::YES, 1);
        assert_eq!(table.probe(Key(1)), Some(Numbers::YES));
        table.clear();
        assert_eq!(table.probe(Key(1)), None);
    }
}
