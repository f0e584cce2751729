//! The values of a level, a byte each, which threads read and raise together.

use std::sync::atomic::{AtomicI8, Ordering};

/// The values of all numbers of a level.
#[derive(Debug, Default)]
pub struct Values(Vec<AtomicI8>);

impl Values {
    /// Nothing is known.
    pub fn zero(count: u64) -> Self {
        Self((0..count).map(|_| AtomicI8::new(0)).collect())
    }

    /// How many there are.
    pub const fn count(&self) -> u64 {
        self.0.len() as u64
    }

    /// The value of a number.
    #[inline]
    pub fn get(&self, number: u64) -> i8 {
        self.0[number as usize].load(Ordering::SeqCst)
    }

    /// All values in order.
    pub fn iter(&self) -> impl Iterator<Item = i8> + '_ {
        self.range(0, self.count())
    }

    /// The values of the numbers from `start` up to, not including, `end`.
    pub fn range(&self, start: u64, end: u64) -> impl Iterator<Item = i8> + '_ {
        self.0[start as usize..end as usize].iter().map(|value| value.load(Ordering::Relaxed))
    }

    /// Says that `value` is known of a number, unless as much was known already. Says whether it was news.
    #[inline]
    pub(super) fn raise(&self, number: u64, value: i8) -> bool {
        let slot = &self.0[number as usize];
        // Nobody else looks at this number meanwhile, so nothing comes between the look and the exchange.
        let news = value.unsigned_abs() > slot.load(Ordering::Relaxed).unsigned_abs();
        if news {
            slot.swap(value, Ordering::SeqCst);
        }
        news
    }
}

impl From<Vec<AtomicI8>> for Values {
    fn from(values: Vec<AtomicI8>) -> Self {
        Self(values)
    }
}

impl FromIterator<i8> for Values {
    fn from_iter<I: IntoIterator<Item = i8>>(values: I) -> Self {
        Self(values.into_iter().map(AtomicI8::new).collect())
    }
}
