//! What is proven about a position: its value is at least this and at most that.

use std::sync::atomic::{AtomicU64, Ordering};

use jogada_rules::{Edge, Value};

use super::UNKNOWN;

/// Two bounds in one word, so that threads read both or neither. Bounds only ever come closer.
#[derive(Debug)]
pub(super) struct Bounds(AtomicU64);

impl Bounds {
    pub(super) fn unknown() -> Self {
        Self(AtomicU64::new(pack(UNKNOWN)))
    }

    #[inline]
    pub(super) fn read(&self) -> (Value, Value) {
        let word = self.0.load(Ordering::Relaxed);
        (Value::from_raw(word as u32 as i32), Value::from_raw((word >> 32) as u32 as i32))
    }

    #[inline]
    pub(super) fn is_exact(&self) -> bool {
        let (lower, upper) = self.read();
        lower == upper
    }

    /// Brings the bounds closer and says whether that told anything new.
    pub(super) fn narrow(&self, (lower, upper): (Value, Value)) -> bool {
        let narrowed = |word: u64| {
            let known = (Value::from_raw(word as u32 as i32), Value::from_raw((word >> 32) as u32 as i32));
            let closer = (known.0.max(lower), known.1.min(upper));
            debug_assert!(closer.0 <= closer.1, "bounds must not cross: {known:?} and {lower} to {upper}");
            (closer != known).then(|| pack(closer))
        };
        self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, narrowed).is_ok()
    }
}

/// A child's bounds as its parent sees them: they change places when the turn passes.
pub(super) fn lifted(edge: Edge, (lower, upper): (Value, Value)) -> (Value, Value) {
    let (lower, upper) = (edge.lift(lower), edge.lift(upper));
    (lower.min(upper), lower.max(upper))
}

fn pack((lower, upper): (Value, Value)) -> u64 {
    u64::from(lower.raw() as u32) | u64::from(upper.raw() as u32) << 32
}
