//! What is proven about positions: at least, at most, and the line that proved it last.
//!
//! An entry is one machine word, so threads share the ledger without locks and never see half of one. Nothing is lost
//! by hashing: the number of a position is mixed by a reversible function, a part of the result is the bucket and the
//! rest of it is in the entry, so an entry is found for its own position alone.

use std::sync::atomic::Ordering;

use super::pages::{Bucket, Pages, WAYS, prefetch};

/// Bits of an entry besides those of the position: two bounds and a line of six bits each, three for the work.
const DATA_BITS: u32 = 21;
/// The most bits of a position's number that an entry can hold.
const REST_BITS: u32 = 64 - DATA_BITS;

/// What is known of one position. Bounds are counted in steps of two from all boxes lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct LedgerEntry {
    pub(super) lower: u8,
    pub(super) upper: u8,
    /// The line that proved the last bound.
    pub(super) line: u8,
    /// How much work it took, from 1 to 7: the rough logarithm of positions entered.
    pub(super) work: u8,
}

/// No line is known to be good.
pub(super) const NO_LINE: u8 = 63;

/// A fixed amount of memory for entries.
pub(super) struct Ledger {
    pages: Pages,
    bucket_bits: u32,
    /// All bits that a position's number can have.
    mask: u64,
    half: u32,
}

impl LedgerEntry {
    const fn pack(self) -> u64 {
        (self.lower as u64) << 15 | (self.upper as u64) << 9 | (self.line as u64) << 3 | self.work as u64
    }

    fn unpack(word: u64) -> Self {
        let part = |shift: u32, mask: u64| (word >> shift & mask) as u8;
        Self { lower: part(15, 63), upper: part(9, 63), line: part(3, 63), work: part(0, 7) }
    }
}

/// An odd number without pattern.
const MIXER: u64 = 0x9E37_79B9_7F4A_7C15;

/// What undoes a multiplication by it: Newton's steps double the right bits.
const UNMIXER: u64 = {
    let mut inverse = MIXER;
    let mut step = 0;
    while step < 5 {
        inverse = inverse.wrapping_mul(2u64.wrapping_sub(MIXER.wrapping_mul(inverse)));
        step += 1;
    }
    inverse
};

impl Ledger {
    /// A ledger of about `bytes` for numbers of so many bits; more, if these need it to be told apart. `None` if the
    /// system has not got that much.
    pub(super) fn new(bytes: usize, number_bits: u32) -> Option<Self> {
        let wanted = (bytes / size_of::<Bucket>()).max(1).ilog2();
        let bucket_bits = wanted.max(number_bits.saturating_sub(REST_BITS)).min(number_bits);
        let pages = Pages::new(1 << bucket_bits)?;
        let mask = if number_bits >= 64 { u64::MAX } else { (1 << number_bits) - 1 };
        Some(Self { pages, bucket_bits, mask, half: number_bits.div_ceil(2) })
    }

    /// The bytes that numbers of so many bits need at least.
    pub(super) const fn least_bytes(number_bits: u32) -> usize {
        size_of::<Bucket>() << number_bits.saturating_sub(REST_BITS)
    }

    /// A reversible mix: an odd multiplication and a shifted exclusive or each are.
    #[inline]
    const fn mixed(&self, number: u64) -> u64 {
        let mut mixed = number.wrapping_mul(MIXER) & self.mask;
        mixed ^= mixed >> self.half;
        mixed = mixed.wrapping_mul(MIXER) & self.mask;
        mixed ^ mixed >> self.half
    }

    #[inline]
    fn place(&self, number: u64) -> (&Bucket, u64) {
        let mixed = self.mixed(number);
        let bucket = mixed & ((1 << self.bucket_bits) - 1);
        (&self.pages.buckets()[bucket as usize], mixed >> self.bucket_bits << DATA_BITS)
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn find(&self, number: u64) -> Option<LedgerEntry> {
        let (bucket, rest) = self.place(number);
        let words = bucket.0.iter().map(|word| word.load(Ordering::Relaxed));
        let matches = |word: &u64| *word != 0 && *word >> DATA_BITS << DATA_BITS == rest;
        words.into_iter().find(matches).map(LedgerEntry::unpack)
    }

    /// Makes ready for a look at this number soon.
    #[inline]
    pub(super) fn prefetch(&self, number: u64) {
        prefetch(self.place(number).0);
    }

    /// Writes down what is known now, in place of what was or of what took the least work.
    #[inline]
    pub(super) fn store(&self, number: u64, entry: LedgerEntry) {
        let (bucket, rest) = self.place(number);
        let mut slot = (0, u64::MAX);
        for (index, word) in bucket.0.iter().enumerate() {
            let word = word.load(Ordering::Relaxed);
            if word == 0 || word >> DATA_BITS << DATA_BITS == rest {
                slot = (index, 0);
                break;
            }
            if word & 7 < slot.1 {
                slot = (index, word & 7);
            }
        }
        bucket.0[slot.0].store(rest | entry.pack(), Ordering::Relaxed);
    }

    /// All entries that took at least so much work, with the numbers of their positions.
    pub(super) fn entries(&self, least_work: u8) -> impl Iterator<Item = (u64, LedgerEntry)> {
        let of_bucket = move |(index, bucket): (usize, &'_ Bucket)| {
            let words: Vec<u64> = bucket.0.iter().map(|word| word.load(Ordering::Relaxed)).collect();
            let kept = words.into_iter().filter(move |&word| word != 0 && LedgerEntry::unpack(word).work >= least_work);
            kept.map(move |word| (self.number_at(index, word), LedgerEntry::unpack(word))).collect::<Vec<_>>()
        };
        self.pages.buckets().iter().enumerate().flat_map(of_bucket)
    }

    fn number_at(&self, bucket: usize, word: u64) -> u64 {
        // The top bits of a word may be more than a number has: shifted out again by the mask.
        self.unmixed((word >> DATA_BITS << self.bucket_bits | bucket as u64) & self.mask)
    }

    /// What was mixed. Half of the bits at least go through the exclusive or unchanged, so doing it again undoes it.
    const fn unmixed(&self, mixed: u64) -> u64 {
        let mut number = mixed ^ mixed >> self.half;
        number = number.wrapping_mul(UNMIXER) & self.mask;
        number ^= number >> self.half;
        number.wrapping_mul(UNMIXER) & self.mask
    }

    /// The share of it in use, in thousandths, from a sample.
    pub(super) fn fill(&self) -> u32 {
        let sample = &self.pages.buckets()[..self.pages.buckets().len().min(128)];
        let used = |bucket: &Bucket| bucket.0.iter().filter(|word| word.load(Ordering::Relaxed) != 0).count();
        (sample.iter().map(used).sum::<usize>() * 1000 / (sample.len() * WAYS)) as u32
    }
}

#[cfg(test)]
mod tests {
    use jogada_rules::Dice;

    use super::*;

    fn ledger(bytes: usize, bits: u32) -> Ledger {
        Ledger::new(bytes, bits).expect("little memory is always there")
    }

    fn entry(dice: &mut Dice) -> LedgerEntry {
        let mut below = |limit| dice.below(limit) as u8;
        LedgerEntry { lower: below(64), upper: below(64), line: below(64), work: 1 + below(7) }
    }

    #[test]
    fn mixing_is_reversible() {
        for bits in [1, 7, 24, 40, 53, 63, 64] {
            let ledger = ledger(64 << 10, bits.min(53));
            let mut dice = Dice::new(1);
            for _ in 0..1000 {
                let number = dice.roll() & ledger.mask;
                assert_eq!(ledger.unmixed(ledger.mixed(number)), number);
            }
        }
    }

    #[test]
    fn an_entry_is_found_for_its_own_position_alone_and_listed_with_its_number() {
        let ledger = ledger(1 << 20, 50);
        let mut dice = Dice::new(2);
        let known: Vec<(u64, LedgerEntry)> = (0..2000).map(|_| (dice.roll() >> 14, entry(&mut dice))).collect();
        for &(number, entry) in &known {
            ledger.store(number, entry);
        }
        for &(number, entry) in &known {
            assert_eq!(ledger.find(number), Some(entry));
            assert_eq!(ledger.find(number ^ 1 << 49), None);
        }
        let mut listed: Vec<u64> = ledger.entries(1).map(|(number, _)| number).collect();
        let mut numbers: Vec<u64> = known.iter().map(|&(number, _)| number).collect();
        listed.sort_unstable();
        numbers.sort_unstable();
        assert_eq!(listed, numbers);
        assert!(ledger.entries(4).all(|(_, entry)| entry.work >= 4));
    }

    #[test]
    fn a_full_bucket_gives_up_what_took_the_least_work() {
        let ledger = ledger(64, 20);
        let work = |work| LedgerEntry { lower: 0, upper: 0, line: NO_LINE, work };
        (0..8).for_each(|number| ledger.store(number, work(if number == 5 { 2 } else { 3 })));
        ledger.store(100, work(1));
        assert_eq!((ledger.find(5), ledger.find(100)), (None, Some(work(1))));
        assert_eq!((0..8).filter(|&number| ledger.find(number).is_some()).count(), 7);
    }
}
