//! What a search remembers: a transposition table that threads share without locks.

mod entry;
#[cfg(all(test, shuttle))]
mod model;

use jogada_rules::{Key, Stopped};

pub use entry::Entry;

use crate::room::filled;
use crate::sync::atomic::{AtomicU8, AtomicU64, Ordering};

/// Entries that share a cache line, and are looked through together.
const WAYS: usize = 4;
/// Spreads keys that are dense numbers rather than hashes over all buckets (2⁶⁴ / φ).
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;
/// What one search older counts, in plies of depth, when an entry must give way.
const AGE_WEIGHT: u32 = 8;
/// How many entries [`Table::fill`] looks at.
const SAMPLE: usize = 1000;

/// A table of what is known about positions.
///
/// - **Holds** for each key a value with its kind of bound, the depth it was searched to, and the best move as its
///   index in generation order: sixteen bytes for every game, four entries a cache line.
/// - **Right** under threads: each entry is two words, the second xored with the first, so that words written by
///   different threads do not add up to any key and read as nothing.
/// - **Costs** its size in bytes, nothing else; when a bucket is full, what is old and shallow gives way.
/// - **Reference**: Hyatt and Mann, "A lock-less transposition table implementation", 2002.
///
/// ```
/// use jogada_rules::{Bound, Key, Value, Window};
/// use jogada_search::{Entry, Table};
///
/// let table = Table::new(1 << 16);
/// let entry = Entry { value: Value::points(3), bound: Bound::Lower, depth: 5, proven: false, best: Some(0) };
/// table.store(Key(42), entry);
/// let known = table.probe(Key(42)).expect("nothing took its place");
/// assert_eq!(known.cut(5, Window::null(Value::points(2))), Some(Value::points(3)));
/// assert_eq!(known.cut(6, Window::null(Value::points(2))), None, "deeper was not looked");
/// ```
#[derive(Debug)]
pub struct Table {
    buckets: Box<[Bucket]>,
    age: AtomicU8,
}

#[derive(Debug, Default)]
#[repr(align(64))]
struct Bucket([Slot; WAYS]);

#[derive(Debug, Default)]
struct Slot {
    /// The key, xored with `data`.
    check: AtomicU64,
    data: AtomicU64,
}

impl Table {
    /// An empty table of at most `bytes`, but room for one bucket at least.
    ///
    /// # Panics
    /// If there is no room for it: a size that someone else chose goes to [`Table::sized`].
    pub fn new(bytes: usize) -> Self {
        Self::sized(bytes).expect("a size that is always there")
    }

    /// The same, if there is room for it.
    pub fn sized(bytes: usize) -> Result<Self, Stopped> {
        let buckets = filled((bytes / size_of::<Bucket>()).max(1), Bucket::default)?;
        Ok(Self { buckets: buckets.into_boxed_slice(), age: AtomicU8::new(0) })
    }

    /// Its size in bytes.
    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for slot in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            slot.data.store(0, Ordering::Relaxed);
            slot.check.store(0, Ordering::Relaxed);
        }
    }

    /// A new search begins: what is there grows older and gives way first.
    pub fn grow_older(&self) {
        let age = self.age.load(Ordering::Relaxed).wrapping_add(1) % Entry::AGES;
        self.age.store(age, Ordering::Relaxed);
    }

    /// What is known about the position with this key.
    #[inline]
    pub fn probe(&self, key: Key) -> Option<Entry> {
        self.bucket(key).0.iter().find_map(|slot| slot.read(key))
    }

    /// Remembers `entry`, in the place of what is known about the same key or else of what is worth least. A move
    /// known before outlives an entry without one.
    #[inline]
    pub fn store(&self, key: Key, mut entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let bucket = &self.bucket(key).0;
        let mut target = &bucket[0];
        let mut least = u32::MAX;
        for slot in bucket {
            if let Some(known) = slot.read(key) {
                entry.best = entry.best.or(known.best);
                target = slot;
                break;
            }
            let worth = slot.worth(age);
            if worth < least {
                (least, target) = (worth, slot);
            }
        }
        target.write(key, entry, age);
    }

    /// How full the table is with what the present search found, in thousandths.
    pub fn fill(&self) -> u32 {
        let age = self.age.load(Ordering::Relaxed);
        let sample = self.buckets.iter().flat_map(|bucket| &bucket.0).take(SAMPLE);
        let (seen, used) = sample.fold((0, 0), |(seen, used), slot| {
            let data = slot.data.load(Ordering::Relaxed);
            (seen + 1, used + u32::from(data != 0 && Entry::age(data) == age))
        });
        used * 1000 / seen
    }

    #[inline]
    fn bucket(&self, key: Key) -> &Bucket {
        let spread = u128::from(key.0.wrapping_mul(SPREAD));
        &self.buckets[((spread * self.buckets.len() as u128) >> 64) as usize]
    }
}

impl Slot {
    #[inline]
    fn read(&self, key: Key) -> Option<Entry> {
        let data = self.data.load(Ordering::Relaxed);
        if self.check.load(Ordering::Relaxed) ^ data == key.0 { Entry::unpack(data) } else { None }
    }

    #[inline]
    fn write(&self, key: Key, entry: Entry, age: u8) {
        let data = entry.pack(age);
        self.data.store(data, Ordering::Relaxed);
        self.check.store(key.0 ^ data, Ordering::Relaxed);
    }

    /// What would be lost with this entry: nothing for an empty one, else its depth, less for each search ago.
    #[inline]
    fn worth(&self, age: u8) -> u32 {
        let data = self.data.load(Ordering::Relaxed);
        if data == 0 {
            return 0;
        }
        let searches = (age + Entry::AGES - Entry::age(data)) % Entry::AGES;
        (u32::from(Entry::AGES) * AGE_WEIGHT + Entry::depth(data) + 1) - u32::from(searches) * AGE_WEIGHT
    }
}

#[cfg(test)]
mod tests;
