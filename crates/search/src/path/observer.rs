//! Watching a path search from outside.

use jogada_rules::{Cost, Puzzle};

use super::Shortfall;

/// A node's number within one search: the root is 0, the others follow as they are kept.
pub type Id = u64;

/// A node, as an observer is shown it.
#[derive(Debug)]
pub struct Node<'a, P: Puzzle> {
    /// Its number.
    pub id: Id,
    /// The number of the node it was generated from, and the move; `None` for the root and for goals of a backward
    /// search.
    pub from: Option<(Id, P::Move)>,
    /// Its state.
    pub state: &'a P::State,
    /// Moves from the root.
    pub depth: u32,
    /// The cost so far.
    pub g: Cost,
    /// The estimate of what is to come; zero where the search asks no heuristic.
    pub h: Cost,
    /// What the search orders by.
    pub f: Cost,
}

/// Someone who watches a path search. Every method does nothing unless it is overridden, and with `()` the calls
/// compile to nothing.
pub trait WayObserver<P: Puzzle> {
    /// The search begins at `root`.
    #[inline]
    fn start(&mut self, root: &Node<'_, P>) {
        let _ = root;
    }

    /// A search with a list of waiting nodes takes the best of them.
    #[inline]
    fn pick(&mut self, id: Id) {
        let _ = id;
    }

    /// A successor is created and kept.
    #[inline]
    fn generate(&mut self, node: &Node<'_, P>) {
        let _ = node;
    }

    /// The successors of a node are about to be created.
    #[inline]
    fn expand(&mut self, id: Id) {
        let _ = id;
    }

    /// A successor is dropped: its state is known, or lies on the path to it.
    #[inline]
    fn duplicate(&mut self, from: Id, mv: P::Move) {
        let _ = (from, mv);
    }

    /// A successor is left out, for now or for good: its f lies beyond the bound.
    #[inline]
    fn defer(&mut self, from: Id, mv: P::Move, f: Cost) {
        let _ = (from, mv, f);
    }

    /// What lies below a node has taught that no way through it costs less than `f`; `Cost::MAX` if there is none.
    #[inline]
    fn revise(&mut self, id: Id, f: Cost) {
        let _ = (id, f);
    }

    /// Two searches have met: a node of each has the same state, and the way through it costs `cost`.
    #[inline]
    fn meet(&mut self, forward: Id, backward: Id, cost: Cost) {
        let _ = (forward, backward, cost);
    }

    /// A set of `states` states, all so many moves from one end, is expanded at once.
    #[inline]
    fn wave(&mut self, is_forward: bool, moves: u32, states: usize) {
        let _ = (is_forward, moves, states);
    }

    /// A cheaper way to a known node was found: it now comes `from` another, at cost `g`, and waits again.
    #[inline]
    fn reopen(&mut self, id: Id, from: Id, g: Cost, f: Cost) {
        let _ = (id, from, g, f);
    }

    /// A node is given up to make room; its parent remembers `f`.
    #[inline]
    fn forget(&mut self, id: Id, f: Cost) {
        let _ = (id, f);
    }

    /// The search starts again, or starts its next layer, with this bound.
    #[inline]
    fn iteration(&mut self, number: u32, threshold: Cost) {
        let _ = (number, threshold);
    }

    /// The cheapest way is now known to cost at least `lower`, and at most `upper` if a way is known.
    #[inline]
    fn bounds(&mut self, lower: Cost, upper: Option<Cost>) {
        let _ = (lower, upper);
    }

    /// The goal is reached, at a cost of `cost`.
    #[inline]
    fn goal(&mut self, id: Id, cost: Cost) {
        let _ = (id, cost);
    }

    /// The search ends without a decision.
    #[inline]
    fn stop(&mut self, reason: Shortfall) {
        let _ = reason;
    }
}

/// Nobody watches.
impl<P: Puzzle> WayObserver<P> for () {}
