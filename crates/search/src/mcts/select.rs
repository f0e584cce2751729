//! Which move to simulate next.

use std::sync::atomic::Ordering;

use jogada_rules::Value;

use super::Options;
use super::tree::{Children, Hot};

/// What a move that nobody has tried is worth: better than an even chance, so that each is tried before the best is
/// tried for the tenth time, unless the moves of other games speak against it.
const UNTRIED: f32 = 0.6;

impl<M> Children<M> {
    /// The move with the highest promise: what came of it, and a bonus for having been tried little.
    pub(super) fn select(&self, options: &Options) -> usize {
        let spur = options.exploration * logarithm(self.visits.games() + 1).sqrt();
        if self.any_bounds.load(Ordering::Relaxed) {
            let (lower, _) = self.bounds();
            best_of(&self.hot, spur, options.rave, |index| self.is_pointless(index, lower))
        } else {
            best_of(&self.hot, spur, options.rave, |_| false)
        }
    }

    /// Whether another move is known to be as good as this one can ever be. One of them must stay.
    fn is_pointless(&self, index: usize, lower: Value) -> bool {
        let bounds = self.cold[index].bounds.read();
        bounds.1 <= lower && bounds.0 < lower
    }
}

#[inline]
fn best_of(hot: &[Hot], spur: f32, rave: f32, is_pointless: impl Fn(usize) -> bool) -> usize {
    let (mut best, mut highest) = (0, f32::NEG_INFINITY);
    for (index, child) in hot.iter().enumerate() {
        let promise = promise(child, spur, rave);
        if promise > highest && !is_pointless(index) {
            (best, highest) = (index, promise);
        }
    }
    best
}

/// Games in which the move was made later count like games in which it was made first, but never for more than `rave`
/// of them: the more is known at first hand, the less hearsay matters.
#[inline]
fn promise(child: &Hot, spur: f32, rave: f32) -> f32 {
    let (games, won) = child.first.read();
    let (later, won_later) = child.later.read();
    let weight = rave / (later + rave + f32::MIN_POSITIVE);
    let (all, won_all) = (games + weight * later, won + weight * won_later);
    let mean = if all > 0.0 { won_all / all } else { UNTRIED };
    mean + spur * (1.0 / (games + 1.0)).sqrt()
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
