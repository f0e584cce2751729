//! What is proven about positions: at least, at most, and the line that proved it last.
//!
//! An entry is one machine word, so threads share the ledger without locks and never see half of one. Nothing is lost
//! by hashing: the number of a position is mixed by a reversible function, a part of the result is the bucket and the
//! rest of it is in the entry, so an entry is found for its own position alone.

#[cfg(all(test, shuttle))]
mod model;

use std::sync::OnceLock;

use super::pages::{Bucket, Pages, WAYS, prefetch};
use crate::sync::Mutex;
use crate::sync::atomic::{AtomicUsize, Ordering};

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

/// Memory for entries, up to a fixed amount.
///
/// It begins small and grows as it fills, because the system takes its time to hand out memory, and a short search should
/// not wait for what it does not use. What is in the old part moves to the new one little by little, a bucket with each
/// entry that is written; until all has moved, both are looked into.
pub(super) struct Ledger {
    /// From small to large; made when they are needed.
    parts: Vec<OnceLock<Option<Part>>>,
    /// The bits of the number of a bucket, for each part.
    bucket_bits: Vec<u32>,
    /// Which part is written to.
    active: AtomicUsize,
    /// How many entries had to give way to others in that part.
    lost: AtomicUsize,
    /// How many buckets of the part before it have moved.
    moved: AtomicUsize,
    /// Held by whoever makes it larger.
    growing: Mutex<()>,
    mixer: Mixer,
}

/// One size of the ledger.
struct Part {
    pages: Pages,
    bucket_bits: u32,
}

/// How numbers become places.
#[derive(Clone, Copy)]
struct Mixer {
    /// All bits that a position's number can have.
    mask: u64,
    half: u32,
}

/// The first part is no larger than this, if numbers can be told apart in it: at once there, whatever the system.
const FIRST_BITS: u32 = if cfg!(shuttle) { 0 } else { 18 };
/// How much larger each part is than the one before.
const GROWTH_BITS: u32 = if cfg!(shuttle) { 1 } else { 4 };
/// A part is full when, of so many buckets, one has lost an entry.
const CROWDED: usize = 64;

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

impl Mixer {
    const fn new(number_bits: u32) -> Self {
        let mask = if number_bits >= 64 { u64::MAX } else { (1 << number_bits) - 1 };
        Self { mask, half: number_bits.div_ceil(2) }
    }

    /// A reversible mix: an odd multiplication and a shifted exclusive or each are.
    #[inline]
    const fn mixed(self, number: u64) -> u64 {
        let mut mixed = number.wrapping_mul(MIXER) & self.mask;
        mixed ^= mixed >> self.half;
        mixed = mixed.wrapping_mul(MIXER) & self.mask;
        mixed ^ mixed >> self.half
    }

    /// What was mixed. Half of the bits at least go through the exclusive or unchanged, so doing it again undoes it.
    const fn unmixed(self, mixed: u64) -> u64 {
        let mut number = mixed ^ mixed >> self.half;
        number = number.wrapping_mul(UNMIXER) & self.mask;
        number ^= number >> self.half;
        number.wrapping_mul(UNMIXER) & self.mask
    }
}

impl Part {
    fn new(bucket_bits: u32) -> Option<Self> {
        Some(Self { pages: Pages::new(1 << bucket_bits)?, bucket_bits })
    }

    /// The bucket of a mixed number, and what of the number is in its entry.
    #[inline]
    fn place(&self, mixed: u64) -> (&Bucket, u64) {
        let bucket = mixed & ((1 << self.bucket_bits) - 1);
        (&self.pages.buckets()[bucket as usize], mixed >> self.bucket_bits << DATA_BITS)
    }

    #[inline]
    fn find(&self, mixed: u64) -> Option<LedgerEntry> {
        let (bucket, rest) = self.place(mixed);
        let words = bucket.0.iter().map(|word| word.load(Ordering::Relaxed));
        let matches = |word: &u64| *word != 0 && *word >> DATA_BITS << DATA_BITS == rest;
        words.into_iter().find(matches).map(LedgerEntry::unpack)
    }

    /// Writes an entry in place of what is known of the same position or of what took the least work. Whether another
    /// position is forgotten for it.
    #[inline]
    fn store(&self, mixed: u64, entry: LedgerEntry) -> bool {
        let (bucket, rest) = self.place(mixed);
        let mut slot = (0, u64::MAX);
        for (index, word) in bucket.0.iter().enumerate() {
            let word = word.load(Ordering::Relaxed);
            if word == 0 || word >> DATA_BITS << DATA_BITS == rest {
                bucket.0[index].store(rest | entry.pack(), Ordering::Relaxed);
                return false;
            }
            if word & 7 < slot.1 {
                slot = (index, word & 7);
            }
        }
        bucket.0[slot.0].store(rest | entry.pack(), Ordering::Relaxed);
        true
    }

    /// The entries of a bucket with the mixed numbers of their positions.
    fn entries(&self, bucket: usize, mask: u64) -> impl Iterator<Item = (u64, LedgerEntry)> {
        let words = self.pages.buckets()[bucket].0.iter().map(|word| word.load(Ordering::Relaxed));
        // The top bits of a word may be more than a number has: shifted out again by the mask.
        let mixed = move |word: u64| (word >> DATA_BITS << self.bucket_bits | bucket as u64) & mask;
        words.filter(|&word| word != 0).map(move |word| (mixed(word), LedgerEntry::unpack(word)))
    }

    fn len(&self) -> usize {
        self.pages.buckets().len()
    }
}

impl Ledger {
    /// A ledger of at most about `bytes` for numbers of so many bits; more, if these need it to be told apart. `None` if
    /// the system has not got what it begins with.
    pub(super) fn new(bytes: usize, number_bits: u32) -> Option<Self> {
        let least = number_bits.saturating_sub(REST_BITS);
        let largest = (bytes / size_of::<Bucket>()).max(1).ilog2().max(least).min(number_bits);
        let first = FIRST_BITS.max(least);
        let sizes = (0..).map(|step| largest.saturating_sub(step * GROWTH_BITS));
        let mut bucket_bits: Vec<u32> = sizes.take_while(|&bits| bits > first).collect();
        bucket_bits.push(bucket_bits.last().map_or(largest, |_| first));
        bucket_bits.reverse();
        let parts: Vec<_> = bucket_bits.iter().map(|_| OnceLock::new()).collect();
        let [active, lost, moved] = [0; 3].map(AtomicUsize::new);
        let (growing, mixer) = (Mutex::new(()), Mixer::new(number_bits));
        let ledger = Self { parts, bucket_bits, active, lost, moved, growing, mixer };
        ledger.part(0).is_some().then_some(ledger)
    }

    /// The bytes that numbers of so many bits need at least.
    pub(super) const fn least_bytes(number_bits: u32) -> usize {
        size_of::<Bucket>() << number_bits.saturating_sub(REST_BITS)
    }

    /// A part, made if it is not there yet; `None` if the system has not got it.
    #[inline]
    fn part(&self, number: usize) -> Option<&Part> {
        self.parts[number].get_or_init(|| Part::new(self.bucket_bits[number])).as_ref()
    }

    /// The part that is written to, and the one before it as long as something is left there.
    #[inline]
    fn in_use(&self) -> (&Part, Option<&Part>) {
        let active = self.active.load(Ordering::Acquire);
        let part = self.part(active).expect("it is there before it is used");
        let before = if active == 0 { None } else { self.part(active - 1) };
        (part, before.filter(|before| self.moved.load(Ordering::Relaxed) < before.len()))
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn find(&self, number: u64) -> Option<LedgerEntry> {
        let (part, before) = self.in_use();
        let mixed = self.mixer.mixed(number);
        part.find(mixed).or_else(|| before.and_then(|before| before.find(mixed)))
    }

    /// Makes ready for a look at this number soon.
    #[inline]
    pub(super) fn prefetch(&self, number: u64) {
        prefetch(self.in_use().0.place(self.mixer.mixed(number)).0);
    }

    /// Writes down what is known now, in place of what was or of what took the least work.
    #[inline]
    pub(super) fn store(&self, number: u64, entry: LedgerEntry) {
        let (part, before) = self.in_use();
        if let Some(before) = before {
            self.move_some(before, part);
        }
        if part.store(self.mixer.mixed(number), entry) {
            self.lose(part);
        }
    }

    /// Moves a bucket of the part before. What is known of a position in the new part is newer.
    fn move_some(&self, before: &Part, part: &Part) {
        let bucket = self.moved.fetch_add(1, Ordering::Relaxed);
        if bucket < before.len() {
            for (mixed, entry) in before.entries(bucket, self.mixer.mask) {
                if part.find(mixed).is_none() {
                    part.store(mixed, entry);
                }
            }
        }
    }

    /// An entry was lost: when that has happened often, and all is out of the part before, a larger part comes.
    #[cold]
    fn lose(&self, part: &Part) {
        let active = self.active.load(Ordering::Acquire);
        if active + 1 >= self.parts.len() {
            return;
        }
        let lost = self.lost.fetch_add(1, Ordering::Relaxed);
        let still_moving = active > 0 && self.moved.load(Ordering::Relaxed) < 1 << self.bucket_bits[active - 1];
        if lost < part.len() / CROWDED || still_moving {
            return;
        }
        // Whoever comes second finds it done, or has it done next time. Should the system have no more memory, that was it.
        let Ok(_growing) = self.growing.try_lock() else { return };
        if self.active.load(Ordering::Acquire) == active && self.part(active + 1).is_some() {
            self.moved.store(0, Ordering::Relaxed);
            self.lost.store(0, Ordering::Relaxed);
            self.active.store(active + 1, Ordering::Release);
        }
    }

    /// All entries that took at least so much work, with the numbers of their positions.
    pub(super) fn entries(&self, least_work: u8) -> impl Iterator<Item = (u64, LedgerEntry)> {
        let (part, before) = self.in_use();
        let mask = self.mixer.mask;
        let newer = (0..part.len()).flat_map(move |bucket| part.entries(bucket, mask));
        let older = before
            .into_iter()
            .flat_map(move |before| (0..before.len()).flat_map(move |bucket| before.entries(bucket, mask)));
        let older = older.filter(|&(mixed, _)| part.find(mixed).is_none());
        let kept = newer.chain(older).filter(move |(_, entry)| entry.work >= least_work);
        kept.map(|(mixed, entry)| (self.mixer.unmixed(mixed), entry))
    }

    /// The share of what it may have that is in use, in thousandths, from a sample.
    pub(super) fn fill(&self) -> u32 {
        let (part, _) = self.in_use();
        let sample = &part.pages.buckets()[..part.len().min(128)];
        let used = |bucket: &Bucket| bucket.0.iter().filter(|word| word.load(Ordering::Relaxed) != 0).count();
        let share = sample.iter().map(used).sum::<usize>() * 1000 / (sample.len() * WAYS);
        let largest = self.bucket_bits.last().copied().unwrap_or(part.bucket_bits);
        (share >> (largest - part.bucket_bits)) as u32
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
            let mixer = Mixer::new(bits);
            let mut dice = Dice::new(1);
            for _ in 0..1000 {
                let number = dice.roll() & mixer.mask;
                assert_eq!(mixer.unmixed(mixer.mixed(number)), number);
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

    #[test]
    fn it_begins_small_grows_with_need_and_forgets_little_on_the_way() {
        let ledger = ledger(1 << 30, 60);
        assert_eq!(ledger.in_use().0.len(), 1 << FIRST_BITS, "sixteen megabytes");
        let mut dice = Dice::new(3);
        let numbers: Vec<u64> = (0..2_500_000).map(|_| dice.roll() >> 4).collect();
        let of = |number: u64| LedgerEntry { lower: (number % 60) as u8, upper: 61, line: NO_LINE, work: 1 };
        for &number in &numbers {
            ledger.store(number, of(number));
        }
        assert!(ledger.in_use().0.len() > 1 << FIRST_BITS && ledger.in_use().1.is_none(), "all has moved");
        let found: Vec<_> = numbers.iter().filter_map(|&number| Some((number, ledger.find(number)?))).collect();
        assert!(found.iter().all(|&(number, entry)| entry == of(number)));
        assert!(found.len() > numbers.len() * 99 / 100, "{} of {}", found.len(), numbers.len());
        assert_eq!(ledger.entries(1).count(), found.len(), "each is listed once");
        assert!(ledger.fill() < 1000);
    }

    #[test]
    fn what_is_newer_is_not_pushed_out_by_what_moves() {
        let ledger = ledger(1 << 30, 60);
        let mut dice = Dice::new(4);
        let mut round = |upper| {
            let entry = LedgerEntry { lower: 0, upper, line: NO_LINE, work: 7 };
            (0..50).for_each(|number| ledger.store(number, entry));
            while ledger.in_use().1.is_none() && upper == 1 {
                ledger.store(dice.roll() >> 4, LedgerEntry { work: 1, ..entry });
            }
        };
        round(1);
        assert!(ledger.in_use().1.is_some(), "it is moving");
        round(2);
        while ledger.in_use().1.is_some() {
            ledger.store(Dice::new(5).roll() >> 4, LedgerEntry { lower: 0, upper: 9, line: NO_LINE, work: 1 });
        }
        assert!((0..50).all(|number| ledger.find(number).is_some_and(|entry| entry.upper == 2)));
    }
}
