//! Which move to simulate next.

use std::sync::atomic::Ordering;

use jogada_rules::{Indexed, Value};

use super::Mcts;
use super::tree::{Branches, Hot, Tree, Tried};
use crate::Weighed;

/// What a move that nobody has tried is worth: better than an even chance, so that each is tried before the best is
/// tried for the tenth time, unless the moves of other games speak against it.
const UNTRIED: f32 = 0.6;

/// A search for the move with the highest promise: what came of it, and a bonus for having been tried little.
pub(super) struct Selection<'a, G: Indexed> {
    tree: &'a Tree<G>,
    spur: f32,
    rave: f32,
    /// Whether moves without a record may be chosen.
    may_try: bool,
}

impl<'a, G: Indexed> Selection<'a, G> {
    pub(super) fn new(tree: &'a Tree<G>, branches: &Branches, options: &Mcts, may_try: bool) -> Self {
        let spur = options.exploration * logarithm(branches.visits.games() + 1).sqrt();
        Self { tree, spur, rave: options.rave, may_try }
    }

    /// The index of the move; `None` if there is none that may be chosen, as when all are known to lose.
    pub(super) fn best(&self, branches: &Branches) -> Option<usize> {
        if branches.any_bounds.load(Ordering::Relaxed) {
            let (lower, _) = self.tree.span(branches);
            self.best_of(&branches.hot, |tried| is_pointless(tried, lower))
        } else {
            self.best_of(&branches.hot, |_| false)
        }
    }

    #[inline]
    fn best_of(&self, hot: &[Hot], is_pointless: impl Fn(&Tried<G::Move>) -> bool) -> Option<usize> {
        let (mut best, mut highest) = (None, f32::NEG_INFINITY);
        for (index, hot) in hot.iter().enumerate() {
            let tried = self.tree.record(hot);
            if tried.is_none() && !self.may_try {
                continue;
            }
            let (mean, bonus) = self.terms(hot, tried);
            let promise = mean + bonus;
            if promise > highest && !tried.is_some_and(&is_pointless) {
                (best, highest) = (Some(index), promise);
            }
        }
        best
    }

    /// Games in which the move was made later count like games in which it was made first, but never for more than
    /// `rave` of them: the more is known at first hand, the less hearsay matters.
    #[inline]
    fn terms(&self, hot: &Hot, tried: Option<&Tried<G::Move>>) -> (f32, f32) {
        let (later, won_later) = hot.later.read();
        let Some(tried) = tried else {
            // Most moves of most positions: hearsay alone, whatever its weight.
            let heard = later > 0.0 && self.rave > 0.0;
            return (if heard { won_later / later } else { UNTRIED }, self.spur);
        };
        let (games, won) = tried.first.read();
        let weight = self.rave / (later + self.rave + f32::MIN_POSITIVE);
        let (all, won_all) = (games + weight * later, won + weight * won_later);
        let mean = if all > 0.0 { won_all / all } else { UNTRIED };
        (mean, self.spur * (1.0 / (games + 1.0)).sqrt())
    }

    /// Every move that may be chosen, with both terms of its promise.
    pub(super) fn weighed(&self, branches: &Branches, moves: &[G::Move]) -> Vec<Weighed<G::Move>> {
        let lower = self.tree.span(branches).0;
        let weigh = |(hot, &mv): (&Hot, &G::Move)| {
            let tried = self.tree.record(hot);
            let (mean, bonus) = self.terms(hot, tried);
            let visits = tried.map_or(0, |tried| tried.first.games());
            (!tried.is_some_and(|tried| is_pointless(tried, lower))).then_some(Weighed { mv, visits, mean, bonus })
        };
        branches.hot.iter().zip(moves).filter_map(weigh).collect()
    }
}

/// Whether another move is known to be as good as this one can ever be, or this one is known to lose. Of those that are
/// as good as each other one must stay, or nothing would tell how good they are.
fn is_pointless<M>(tried: &Tried<M>, lower: Value) -> bool {
    let bounds = tried.bounds.read();
    let (least, most) = (bounds.0.outcome(), bounds.1.outcome());
    most.is_loss() || most <= lower.outcome() && least < lower.outcome()
}

/// The natural logarithm, to about a hundredth, the same on every machine.
fn logarithm(number: u64) -> f32 {
    let number = number.max(1);
    let whole = number.ilog2();
    let part = number as f32 / (1u64 << whole) as f32 - 1.0;
    // The parabola through both ends that is right in the middle.
    (whole as f32 + part * (1.34 - 0.34 * part)) * std::f32::consts::LN_2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_logarithm_is_near_enough_and_never_falls() {
        let mut last = 0.0;
        for number in (1..5000).chain([1 << 20, 3 << 30, u64::MAX >> 1]) {
            let ours = logarithm(number);
            assert!((ours - (number as f32).ln()).abs() < 0.02, "{number} {ours}");
            assert!(ours >= last);
            last = ours;
        }
    }
}
