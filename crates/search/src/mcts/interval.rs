//! What is proven about a position: its value is at least this and at most that.

use jogada_rules::{Edge, Value};

use crate::sync::atomic::{AtomicU64, Ordering};

/// At least, and at most. Wins and losses have their distance, so that of two proofs the quicker win or the slower loss
/// is the better one.
pub(super) type Span = (Value, Value);

/// What nothing is known about: anything may still come.
pub(super) const UNKNOWN: Span = (Value::LOSS, Value::WIN);

/// A span in one word, so that threads read both ends or neither. They only ever come closer.
#[derive(Debug)]
pub(super) struct AtomicSpan(AtomicU64);

impl AtomicSpan {
    pub(super) fn unknown() -> Self {
        Self(AtomicU64::new(pack(UNKNOWN)))
    }

    #[inline]
    pub(super) fn read(&self) -> Span {
        unpack(self.0.load(Ordering::Relaxed))
    }

    /// Brings the ends closer and says whether that told anything new.
    pub(super) fn narrow(&self, (lower, upper): Span) -> bool {
        let narrowed = |word: u64| {
            let known = unpack(word);
            let closer = (known.0.max(lower), known.1.min(upper));
            debug_assert!(closer.0 <= closer.1, "bounds must not cross: {known:?} and {lower} to {upper}");
            (closer != known).then(|| pack(closer))
        };
        self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, narrowed).is_ok()
    }
}

/// The value where it is proven, the distance of a decided game left aside: that is only bounded.
#[inline]
pub(super) fn exact((lower, upper): Span) -> Option<Value> {
    (lower.outcome() == upper.outcome()).then(|| lower.outcome())
}

/// A child's span as its parent sees it: the ends change places when the turn passes.
pub(super) fn lifted(edge: Edge, (lower, upper): Span) -> Span {
    let (lower, upper) = (edge.lift(lower), edge.lift(upper));
    (lower.min(upper), lower.max(upper))
}

fn pack((lower, upper): Span) -> u64 {
    u64::from(lower.raw() as u32) | u64::from(upper.raw() as u32) << 32
}

fn unpack(word: u64) -> Span {
    (Value::from_raw(word as u32 as i32), Value::from_raw((word >> 32) as u32 as i32))
}
