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
    /// The root is about to be searched to `depth` within `window`.
    #[inline]
    fn begin(&mut self, depth: u32, window: Window) {
        let _ = (depth, window);
    }

    /// A search that is not depth first turns to a node: the moves that lead there, the last one first.
    #[inline]
    fn turn_to(&mut self, upward: impl Iterator<Item = M>) {
        let _ = upward;
    }

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

    /// The node at `ply` needs no search: its value, or a bound that decides it, is proven.
    #[inline]
    fn reach(&mut self, ply: u32, value: Value) {
        let _ = (ply, value);
    }

    /// A best-first search takes the solved node that it turned to, worth `merit` in the eyes of the root.
    #[inline]
    fn merit(&mut self, ply: u32, merit: Value) {
        let _ = (ply, merit);
    }

    /// A simulation goes down by `mv` to `ply`; `record` tells how often it did before and its mean for who makes it.
    #[inline]
    fn select(&mut self, ply: u32, mv: M, record: impl FnOnce() -> (u64, f32)) {
        let _ = (ply, mv, record);
    }

    /// The node at `ply` gets so many children.
    #[inline]
    fn grow(&mut self, ply: u32, children: usize) {
        let _ = (ply, children);
    }

    /// A game is played from the node at `ply` to its end: 0 if First lost it, 1 if First won it.
    #[inline]
    fn play_out(&mut self, ply: u32, result: f32) {
        let _ = (ply, result);
    }

    /// The result is counted for the move that leads to `ply`; `record` is as for [`select`](Self::select).
    #[inline]
    fn back_up(&mut self, ply: u32, record: impl FnOnce() -> (u64, f32)) {
        let _ = (ply, record);
    }

    /// The value of the node at `ply` is proven to lie between two values.
    #[inline]
    fn prove(&mut self, ply: u32, lower: Value, upper: Value) {
        let _ = (ply, lower, upper);
    }

    /// A proof begins: can the side to move at the root still get a margin of `at_least`?
    #[inline]
    fn ask(&mut self, at_least: i32) {
        let _ = at_least;
    }

    /// A move of a node is looked at: how many positions a yes and a no still need.
    #[inline]
    fn look(&mut self, ply: u32, mv: M, proof: u32, disproof: u32) {
        let _ = (ply, mv, proof, disproof);
    }

    /// The most promising move is followed until one of its numbers reaches its limit.
    #[inline]
    fn follow(&mut self, ply: u32, mv: M, proof_limit: u32, disproof_limit: u32) {
        let _ = (ply, mv, proof_limit, disproof_limit);
    }

    /// The numbers of the node at `ply` follow from those of its moves.
    #[inline]
    fn combine(&mut self, ply: u32, proof: u32, disproof: u32) {
        let _ = (ply, proof, disproof);
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

    #[inline]
    fn begin(&mut self, depth: u32, window: Window) {
        self.0.begin(depth, window);
        self.1.begin(depth, window);
    }

    #[inline]
    fn turn_to(&mut self, upward: impl Iterator<Item = M>) {
        let upward: Vec<M> = upward.collect();
        self.0.turn_to(upward.iter().copied());
        self.1.turn_to(upward.into_iter());
    }

    #[inline]
    fn reach(&mut self, ply: u32, value: Value) {
        self.0.reach(ply, value);
        self.1.reach(ply, value);
    }

    #[inline]
    fn merit(&mut self, ply: u32, merit: Value) {
        self.0.merit(ply, merit);
        self.1.merit(ply, merit);
    }

    #[inline]
    fn select(&mut self, ply: u32, mv: M, record: impl FnOnce() -> (u64, f32)) {
        let record = record();
        self.0.select(ply, mv, || record);
        self.1.select(ply, mv, || record);
    }

    #[inline]
    fn grow(&mut self, ply: u32, children: usize) {
        self.0.grow(ply, children);
        self.1.grow(ply, children);
    }

    #[inline]
    fn play_out(&mut self, ply: u32, result: f32) {
        self.0.play_out(ply, result);
        self.1.play_out(ply, result);
    }

    #[inline]
    fn back_up(&mut self, ply: u32, record: impl FnOnce() -> (u64, f32)) {
        let record = record();
        self.0.back_up(ply, || record);
        self.1.back_up(ply, || record);
    }

    #[inline]
    fn prove(&mut self, ply: u32, lower: Value, upper: Value) {
        self.0.prove(ply, lower, upper);
        self.1.prove(ply, lower, upper);
    }

    #[inline]
    fn ask(&mut self, at_least: i32) {
        self.0.ask(at_least);
        self.1.ask(at_least);
    }

    #[inline]
    fn look(&mut self, ply: u32, mv: M, proof: u32, disproof: u32) {
        self.0.look(ply, mv, proof, disproof);
        self.1.look(ply, mv, proof, disproof);
    }

    #[inline]
    fn follow(&mut self, ply: u32, mv: M, proof_limit: u32, disproof_limit: u32) {
        self.0.follow(ply, mv, proof_limit, disproof_limit);
        self.1.follow(ply, mv, proof_limit, disproof_limit);
    }

    #[inline]
    fn combine(&mut self, ply: u32, proof: u32, disproof: u32) {
        self.0.combine(ply, proof, disproof);
        self.1.combine(ply, proof, disproof);
    }
}
