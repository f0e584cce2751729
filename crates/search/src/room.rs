//! Asking for memory whose size someone chose: what is not there ends a search, never the process.

use std::cell::Cell;
use std::ops::RangeInclusive;

use bumpalo::Bump;
use bumpalo::collections::Vec as ArenaVec;
use jogada_rules::{Key, Stopped, USUAL_MEMORY};

use crate::sync::atomic::AtomicU64;

/// A cache line.
pub(crate) const LINE_BYTES: usize = LINE_WORDS * size_of::<u64>();
const LINE_WORDS: usize = 8;
/// Bytes that are given back by a thread of its own.
const GIVEN_BACK_LATER: RangeInclusive<usize> = 32 << 20..=USUAL_MEMORY;
/// Spreads keys that are dense numbers rather than hashes over all lines (2⁶⁴ / φ).
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

/// Cache lines of words that are zero at first.
///
/// They cost nothing until they are touched: the system hands zeros out page by page, so that a large table is there at
/// once, and a search that is soon over fills little of it.
#[derive(Debug)]
pub(crate) struct ZeroedLines {
    words: Box<[AtomicU64]>,
    /// The first word that begins a cache line.
    first: usize,
    count: usize,
}

impl ZeroedLines {
    /// So many lines, if there is room for them.
    pub(crate) fn new(count: usize) -> Result<Self, Stopped> {
        // Lines less one word more than asked for: there is a line's beginning among the first.
        let all = count.checked_mul(LINE_WORDS).and_then(|words| words.checked_add(LINE_WORDS - 1));
        let words = zeroed(all.ok_or(Stopped::Memory)?)?;
        let first = words.as_ptr().align_offset(LINE_BYTES);
        Ok(Self { first: first.min(LINE_WORDS - 1), words, count })
    }

    pub(crate) const fn len(&self) -> usize {
        self.count
    }

    /// The line that a key belongs to.
    #[inline]
    pub(crate) fn line_of(&self, key: Key) -> &[AtomicU64; LINE_WORDS] {
        let spread = u128::from(key.0.wrapping_mul(SPREAD));
        self.line(((spread * self.count as u128) >> 64) as usize)
    }

    #[inline]
    fn line(&self, index: usize) -> &[AtomicU64; LINE_WORDS] {
        self.words[self.first + index * LINE_WORDS..].first_chunk().expect("there are so many lines")
    }

    /// All words of all lines.
    pub(crate) fn words(&self) -> &[AtomicU64] {
        &self.words[self.first..][..self.count * LINE_WORDS]
    }
}

impl Drop for ZeroedLines {
    /// To give memory back takes a while for each page of it, and nobody need wait for that. What is so large that the
    /// next table might not find room beside it is given back at once.
    fn drop(&mut self) {
        let words = std::mem::take(&mut self.words);
        give_back(size_of_val(&*words), words);
    }
}

/// Gives memory of so many bytes back: by a thread of its own where somebody would wait for it, here where there is none.
pub(crate) fn give_back<T: Send + 'static>(bytes: usize, memory: T) {
    if GIVEN_BACK_LATER.contains(&bytes) {
        let _ = std::thread::Builder::new().spawn(move || drop(memory));
    }
}

/// Memory for lists that a search makes until it ends.
///
/// What they hold may be borrowed from elsewhere, so they themselves cannot be handed to a thread that gives them back. The
/// memory that they stand in can.
#[derive(Debug, Default)]
pub(crate) struct Arena {
    memory: Bump,
    bytes: Cell<usize>,
}

/// A list in an arena.
pub(crate) type ArenaList<'a, T> = ArenaVec<'a, T>;

impl Arena {
    /// An empty list for `count` items, if there is room for it.
    pub(crate) fn list<T>(&self, count: usize) -> Result<ArenaList<'_, T>, Stopped> {
        let mut list = ArenaVec::new_in(&self.memory);
        list.try_reserve_exact(count).map_err(|_| Stopped::Memory)?;
        self.bytes.set(self.bytes.get() + count * size_of::<T>());
        Ok(list)
    }
}

impl Drop for Arena {
    fn drop(&mut self) {
        give_back(self.bytes.get(), std::mem::take(&mut self.memory));
    }
}

#[cfg(not(all(test, shuttle)))]
fn zeroed(words: usize) -> Result<Box<[AtomicU64]>, Stopped> {
    bytemuck::allocation::try_zeroed_slice_box(words).map_err(|()| Stopped::Memory)
}

/// In a model a number is more than its bits.
#[cfg(all(test, shuttle))]
fn zeroed(words: usize) -> Result<Box<[AtomicU64]>, Stopped> {
    filled(words, || AtomicU64::new(0)).map(Vec::into_boxed_slice)
}

/// A list of `count` fresh items, if there is room for it.
pub(crate) fn filled<T>(count: usize, fresh: impl FnMut() -> T) -> Result<Vec<T>, Stopped> {
    let mut list = Vec::new();
    list.try_reserve_exact(count).map_err(|_| Stopped::Memory)?;
    list.resize_with(count, fresh);
    Ok(list)
}

#[cfg(test)]
mod tests {
    use std::hint::black_box;

    use super::*;
    use crate::sync::atomic::Ordering;

    #[test]
    fn more_than_any_machine_has_is_told_and_not_died_of() {
        assert_eq!(filled(usize::MAX / 16, || 0_u64), Err(Stopped::Memory));
        assert_eq!(filled(3, || 7_u8), Ok(vec![7, 7, 7]));
        // What nobody looks at need not be asked for.
        let lines = |count| black_box(ZeroedLines::new(count)).map(|lines| lines.len());
        assert_eq!(lines(usize::MAX / 256), Err(Stopped::Memory));
        assert_eq!(lines(usize::MAX / 4), Err(Stopped::Memory));
    }

    #[test]
    fn lines_begin_where_a_cache_line_does_and_do_not_overlap() {
        for count in [0, 1, 2, 1000] {
            let lines = ZeroedLines::new(count).expect("room for a few");
            assert_eq!((lines.len(), lines.words().len()), (count, count * LINE_WORDS));
            for index in 0..count {
                let line = lines.line(index);
                assert_eq!(line.as_ptr().addr() % 64, 0);
                for word in line {
                    assert_eq!(word.swap(index as u64 + 1, Ordering::Relaxed), 0);
                }
            }
        }
    }
}
