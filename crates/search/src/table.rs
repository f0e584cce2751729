//! What a search remembers: a transposition table that threads share without locks.

mod entry;
#[cfg(all(test, shuttle))]
mod model;

use jogada_rules::{Key, Stopped};

pub use entry::Entry;

use crate::room::{LINE_BYTES, ZeroedLines};
use crate::sync::atomic::{AtomicU8, AtomicU64, Ordering};

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
    /// Four entries share a cache line, and are looked through together.
    buckets: ZeroedLines,
    age: AtomicU8,
}

/// The key, xored with the data, and the data.
#[derive(Clone, Copy)]
struct Slot<'a> {
    check: &'a AtomicU64,
    data: &'a AtomicU64,
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
        let buckets = ZeroedLines::new((bytes / LINE_BYTES).max(1))?;
        Ok(Self { buckets, age: AtomicU8::new(0) })
    }

    /// Its size in bytes.
    pub fn bytes(&self) -> usize {
        self.buckets.len() * LINE_BYTES
    }

    /// Forgets everything.
    pub fn clear(&self) {
        for word in self.buckets.words() {
            word.store(0, Ordering::Relaxed);
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
        self.bucket(key).find_map(|slot| slot.read(key))
    }

    /// Remembers `entry`, in the place of what is known about the same key or else of what is worth least. A move
    /// known before outlives an entry without one.
    #[inline]
    pub fn store(&self, key: Key, mut entry: Entry) {
        let age = self.age.load(Ordering::Relaxed);
        let mut least: Option<(u32, Slot<'_>)> = None;
        for slot in self.bucket(key) {
            if let Some(known) = slot.read(key) {
                entry.best = entry.best.or(known.best);
                least = Some((0, slot));
                break;
            }
            let worth = slot.worth(age);
            if least.is_none_or(|(other, _)| worth < other) {
                least = Some((worth, slot));
            }
        }
        let (_, target) = least.expect("a bucket has slots");
        target.write(key, entry, age);
    }

    /// How full the table is with what the present search found, in thousandths.
    pub fn fill(&self) -> u32 {
        let age = self.age.load(Ordering::Relaxed);
        let (slots, _) = self.buckets.words().as_chunks::<2>();
        let (seen, used) = slots.iter().take(SAMPLE).fold((0, 0), |(seen, used), [_, data]| {
            let data = data.load(Ordering::Relaxed);
            (seen + 1, used + u32::from(data != 0 && Entry::age(data) == age))
        });
        used * 1000 / seen
    }

    #[inline]
    fn bucket(&self, key: Key) -> impl Iterator<Item = Slot<'_>> {
        let (slots, _) = self.buckets.line_of(key).as_chunks::<2>();
        slots.iter().map(|[check, data]| Slot { check, data })
    }
}

impl Slot<'_> {
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
