//! How values change hands along a move.

use crate::{Bound, Value, Window};

/// What a move did to the point of view: whether the turn passed, and what the mover gained.
///
/// This is the one place that knows how a child's value becomes its parent's. A search never asks whose turn it was
/// or how deep it is: in Dots and Boxes a side moves again, in Adji-boto a side may be skipped, and code that
/// negates by habit is wrong there.
///
/// The law, checked by property tests: `edge.lower(w).contains(v) == w.contains(edge.lift(v))`.
///
/// ```
/// use jogada_rules::{Edge, Value};
///
/// // First closes two boxes, keeps the turn, and can hope for three more points.
/// assert_eq!(Edge::kept(2).lift(Value::points(3)), Value::points(5));
/// // The turn passes and the opponent has won in three: lost in four.
/// assert_eq!(Edge::passed(0).lift(Value::win_in(3)), Value::loss_in(4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    passes: bool,
    gain: Value,
}

impl Edge {
    /// The turn went to the opponent; the mover gained `gain` points.
    #[inline]
    pub const fn passed(gain: i32) -> Self {
        Self { passes: true, gain: Value::points(gain) }
    }

    /// The mover moves again; it gained `gain` points.
    #[inline]
    pub const fn kept(gain: i32) -> Self {
        Self { passes: false, gain: Value::points(gain) }
    }

    /// Whether the turn went to the opponent.
    #[inline]
    pub const fn passes(self) -> bool {
        self.passes
    }

    /// What the mover gained.
    #[inline]
    pub const fn gain(self) -> Value {
        self.gain
    }

    /// The child's value as the parent sees it.
    #[inline]
    pub fn lift(self, child: Value) -> Value {
        let mine = if self.passes { -child } else { child };
        if mine.is_decided() { mine.aged() } else { mine + self.gain }
    }

    /// The parent's window as the child must search it.
    #[inline]
    pub fn lower(self, parent: Window) -> Window {
        let alpha = self.highest_at_most(parent.alpha);
        // The least value that lifts to `beta` or more is one above the highest that lifts to less.
        let beta = self.highest_at_most(Value::from_raw(parent.beta.raw() - 1)).next().min(Value::MAX);
        if self.passes { Window::new(-beta, -alpha) } else { Window::new(alpha, beta) }
    }

    /// What a bound on the child says about the parent: it turns round when the turn passes.
    #[inline]
    pub const fn lift_bound(self, bound: Bound) -> Bound {
        if self.passes { bound.turned() } else { bound }
    }

    /// The highest value (in the parent's eyes, before gain and aging) that lifts to at most `limit`.
    #[inline]
    fn highest_at_most(self, limit: Value) -> Value {
        let most = Value::MOST_POINTS;
        let slowest = Value::SOME_WIN;
        if limit >= slowest {
            // Aging takes one off a win, so one more is allowed; nothing lies above the quickest.
            limit.next().min(Value::MAX)
        } else if limit == most {
            most
        } else if limit > -slowest {
            let raw = (limit.raw() - self.gain.raw()).clamp(-slowest.raw(), most.raw());
            Value::from_raw(raw)
        } else if limit == -slowest {
            -slowest
        } else {
            Value::from_raw(limit.raw() - 1).max(Value::MIN)
        }
    }
}

/// What playing a move leaves behind: how to take it back, and the points it gained for the mover.
#[derive(Clone, Copy, Debug)]
pub struct Played<U> {
    /// Whatever `undo` needs.
    pub undo: U,
    /// Points scored by the move, for the mover.
    pub gain: i32,
}

impl<U> Played<U> {
    /// A move that scored nothing.
    #[inline]
    pub const fn quiet(undo: U) -> Self {
        Self { undo, gain: 0 }
    }
}
