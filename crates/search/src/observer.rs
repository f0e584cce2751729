//! Watching a search from outside.

use jogada_rules::{Bound, Value, Window};

/// Whose node was cut: the names that the course reports use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cut {
    /// At a node of the opponent of the root's side.
    Alpha,
    /// At a node of the root's side.
    Beta,
}

/// Someone who watches a tree search. Every method does nothing unless it is overridden, and with `()` the calls
/// compile to nothing: statistics, traces and live figures leave the hot loop through here.
///
/// `ply` counts from the root: its children are entered at ply 1.
pub trait Observer<M> {
    /// A position is entered by `mv`, to be searched within `window` (the child's point of view).
    #[inline]
    fn enter(&mut self, ply: u32, mv: M, window: Window) {
        let _ = (ply, mv, window);
    }

    /// The position entered last and not yet left is left with `value`, from its own point of view.
    #[inline]
    fn leave(&mut self, ply: u32, value: Value) {
        let _ = (ply, value);
    }

    /// The horizon: a position is estimated.
    #[inline]
    fn evaluate(&mut self, ply: u32, value: Value) {
        let _ = (ply, value);
    }

    /// The end of a game is reached.
    #[inline]
    fn settle(&mut self, ply: u32, value: Value) {
        let _ = (ply, value);
    }

    /// A move is better than all before it and than alpha.
    #[inline]
    fn raise(&mut self, ply: u32, mv: M, value: Value) {
        let _ = (ply, mv, value);
    }

    /// `value` refutes the node at `ply`; `skipped` moves need not be looked at.
    #[inline]
    fn cut(&mut self, ply: u32, kind: Cut, value: Value, skipped: usize) {
        let _ = (ply, kind, value, skipped);
    }

    /// The table is asked for the node at `ply`; a hit is an answer that was used.
    #[inline]
    fn probe(&mut self, ply: u32, hit: bool) {
        let _ = (ply, hit);
    }

    /// The table learns about the node at `ply`.
    #[inline]
    fn store(&mut self, ply: u32, value: Value, bound: Bound) {
        let _ = (ply, value, bound);
    }

    /// One iteration is finished.
    #[inline]
    fn iteration(&mut self, depth: u32, value: Value, line: &[M]) {
        let _ = (depth, value, line);
    }
}

/// Nobody watches.
impl<M> Observer<M> for () {}

/// Two watch at once.
impl<M: Copy, A: Observer<M>, B: Observer<M>> Observer<M> for (A, B) {
    #[inline]
    fn enter(&mut self, ply: u32, mv: M, window: Window) {
        self.0.enter(ply, mv, window);
        self.1.enter(ply, mv, window);
    }

    #[inline]
    fn leave(&mut self, ply: u32, value: Value) {
        self.0.leave(ply, value);
        self.1.leave(ply, value);
    }

    #[inline]
    fn evaluate(&mut self, ply: u32, value: Value) {
        self.0.evaluate(ply, value);
        self.1.evaluate(ply, value);
    }

    #[inline]
    fn settle(&mut self, ply: u32, value: Value) {
        self.0.settle(ply, value);
        self.1.settle(ply, value);
    }

    #[inline]
    fn raise(&mut self, ply: u32, mv: M, value: Value) {
        self.0.raise(ply, mv, value);
        self.1.raise(ply, mv, value);
    }

    #[inline]
    fn cut(&mut self, ply: u32, kind: Cut, value: Value, skipped: usize) {
        self.0.cut(ply, kind, value, skipped);
        self.1.cut(ply, kind, value, skipped);
    }

    #[inline]
    fn probe(&mut self, ply: u32, hit: bool) {
        self.0.probe(ply, hit);
        self.1.probe(ply, hit);
    }

    #[inline]
    fn store(&mut self, ply: u32, value: Value, bound: Bound) {
        self.0.store(ply, value, bound);
        self.1.store(ply, value, bound);
    }

    #[inline]
    fn iteration(&mut self, depth: u32, value: Value, line: &[M]) {
        self.0.iteration(depth, value, line);
        self.1.iteration(depth, value, line);
    }
}
