//! One entry of the table, and how it fits sixty-four bits.

use jogada_rules::{Bound, Value, Window};

/// What a search found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The value, for the side to move there.
    pub value: Value,
    /// What the value says about the true one at this depth.
    pub bound: Bound,
    /// How many plies deep the search below looked.
    pub depth: u32,
    /// Whether no estimate took part: then the bound holds at any greater depth too.
    pub proven: bool,
    /// The best move, by its index in generation order.
    pub best: Option<u16>,
}

// From the low end: value 32, depth 12, bound 2, proven 1, best 11, age 6.
const DEPTH_AT: u32 = 32;
const BOUND_AT: u32 = 44;
const PROVEN_AT: u32 = 46;
const BEST_AT: u32 = 47;
const AGE_AT: u32 = 58;
const NO_MOVE: u64 = (1 << (AGE_AT - BEST_AT)) - 1;

impl Entry {
    /// The greatest depth that fits. Of deeper nodes only proofs are kept, as if they were no deeper than this.
    pub const DEEPEST: u32 = (1 << (BOUND_AT - DEPTH_AT)) - 1;
    /// How many searches an entry can be old before it looks new again.
    pub(super) const AGES: u8 = 1 << (64 - AGE_AT);

    /// Never zero: the bound takes a bit, so that zero can mean that nothing is there.
    #[inline]
    pub(super) fn pack(self, age: u8) -> u64 {
        debug_assert!(self.depth <= Self::DEEPEST, "a depth of {} does not fit", self.depth);
        let bound = match self.bound {
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Exact => 3,
        };
        let best = self.best.map_or(NO_MOVE, |best| u64::from(best).min(NO_MOVE));
        u64::from(self.value.raw() as u32)
            | u64::from(self.depth) << DEPTH_AT
            | bound << BOUND_AT
            | u64::from(self.proven) << PROVEN_AT
            | best << BEST_AT
            | u64::from(age) << AGE_AT
    }

    #[inline]
    pub(super) fn unpack(data: u64) -> Option<Self> {
        let bound = match data >> BOUND_AT & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => return None,
        };
        let best = data >> BEST_AT & NO_MOVE;
        Some(Self {
            value: Value::from_raw(data as u32 as i32),
            bound,
            depth: Self::depth(data),
            proven: data >> PROVEN_AT & 1 == 1,
            best: (best != NO_MOVE).then_some(best as u16),
        })
    }

    #[inline]
    pub(super) const fn depth(data: u64) -> u32 {
        (data >> DEPTH_AT) as u32 & Self::DEEPEST
    }

    #[inline]
    pub(super) const fn age(data: u64) -> u8 {
        (data >> AGE_AT) as u8
    }

    /// Whether this says anything about a search to `depth` plies, such that the answer is the one that plain minimax
    /// of that depth gives.
    ///
    /// The same depth does. A proof does at any greater depth, because the lines that it rests on have ended; and a
    /// decided game with its distance does whenever that many plies are looked at. But an end beyond the entry's own
    /// depth, found by quiescence, is only one of several: it bounds the distance and does not tell it.
    #[inline]
    pub fn answers(&self, depth: u32) -> bool {
        if self.depth == depth {
            return true;
        }
        if self.proven && self.depth < depth {
            return true;
        }
        let settles = match self.bound {
            Bound::Exact => self.value.is_decided() && self.value.distance().is_none_or(|plies| plies <= self.depth),
            Bound::Lower => self.value.is_win(),
            Bound::Upper => self.value.is_loss(),
        };
        settles && self.value.distance().unwrap_or(self.depth) <= depth
    }

    /// The value, if it spares a search to `depth` plies within `window`.
    #[inline]
    pub fn cut(&self, depth: u32, window: Window) -> Option<Value> {
        let decides = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= window.beta,
            Bound::Upper => self.value <= window.alpha,
        };
        (decides && self.answers(depth)).then_some(self.value)
    }
}
