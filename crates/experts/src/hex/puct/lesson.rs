//! What a search teaches about where to play.
//!
//! Visits are shares in coarse steps, and noise at the root draws some of them to moves that deserve none. They tend to
//! the policy that trades what the moves turned out to be worth against staying close to the net's advice (Grill et al.,
//! 2020); that policy can be computed from the same search, without either fault. Only for training: no game that counts
//! depends on it.

use jogada_games::hex::HexMove;

use super::Puct;
use super::search::Searcher;
use super::tree::{PuctTree, ROOT};
use crate::hex::net::{Opinion, Scratch};
use crate::hex::perspective::Perspective;

/// Steps of the search for the one number that makes the shares add up to one.
const HALVINGS: usize = 40;

impl Searcher<'_> {
    /// What its net says about where to play in a position, without noise.
    pub fn advice(&self, perspective: &Perspective) -> Vec<f32> {
        let (mut scratch, mut opinion) = (Scratch::new(self.net, perspective.size()), Opinion::default());
        self.net.look(perspective, &mut scratch, &mut opinion);
        opinion.policy
    }

    /// The shares of one that the search teaches for the moves of its root. `advice` is what the net said of each,
    /// without noise.
    pub fn lesson(&self, advice: impl Fn(HexMove) -> f32) -> Vec<(HexMove, f32)> {
        let worths = worths(&self.tree, &self.options, &advice);
        let visits = self.tree.node(ROOT).visits.max(1) as f32;
        shares(&worths, self.options.exploration / visits.sqrt())
    }
}

/// A move at the root: the net's advice, and what it is worth as far as is known.
#[derive(Clone, Copy, Debug)]
struct Worth {
    mv: HexMove,
    advice: f32,
    value: f32,
}

fn worths(tree: &PuctTree, options: &Puct, advice: &impl Fn(HexMove) -> f32) -> Vec<Worth> {
    let root = tree.node(ROOT);
    let tried = root.tried().filter(|(_, _, edge)| !edge.barred).map(|(_, candidate, edge)| Worth {
        mv: candidate.mv(),
        advice: advice(candidate.mv()),
        value: tree.mean(edge),
    });
    let mut worths: Vec<Worth> = tried.collect();
    // What the search expects of a move that it has not tried.
    let mass: f32 = worths.iter().map(|worth| worth.advice).sum();
    let value = root.value - options.reduction * mass.clamp(0.0, 1.0).sqrt();
    let others = root.candidates[root.edges.len()..].iter().map(|candidate| candidate.mv());
    worths.extend(others.map(|mv| Worth { mv, advice: advice(mv), value }));
    worths
}

/// The shares `pull × advice / (level − value)`, with the level at which they add up to one.
fn shares(worths: &[Worth], pull: f32) -> Vec<(HexMove, f32)> {
    let best = |rank: &dyn Fn(&Worth) -> f32| worths.iter().map(rank).fold(f32::NEG_INFINITY, f32::max);
    let share = |worth: &Worth, level: f32| pull * worth.advice / (level - worth.value).max(1e-6);
    // At the lower level one move alone has a share of one, at the upper all together have at most that.
    let mut lower = best(&|worth| worth.value + pull * worth.advice);
    let mut upper = best(&|worth| worth.value) + pull * worths.iter().map(|worth| worth.advice).sum::<f32>();
    for _ in 0..HALVINGS {
        let middle = f32::midpoint(lower, upper);
        let sum: f32 = worths.iter().map(|worth| share(worth, middle)).sum();
        if sum > 1.0 {
            lower = middle;
        } else {
            upper = middle;
        }
    }
    worths.iter().map(|worth| (worth.mv, share(worth, upper))).collect()
}

#[cfg(test)]
mod tests {
    use jogada_games::hex::{Cell, Hex};
    use jogada_rules::Game;

    use super::*;
    use crate::hex::net::Net;
    use crate::hex::player::heat;

    fn taught(moves: &[(f32, f32)], pull: f32) -> Vec<f32> {
        let place = |col| HexMove::Place(Cell::new(0, col));
        let worth = |(col, &(advice, value)): (usize, &(f32, f32))| Worth { mv: place(col), advice, value };
        let worths: Vec<_> = moves.iter().enumerate().map(worth).collect();
        shares(&worths, pull).into_iter().map(|(_, share)| share).collect()
    }

    #[test]
    fn moves_of_equal_worth_keep_the_advice() {
        let shares = taught(&[(0.6, 0.1), (0.3, 0.1), (0.1, 0.1)], 0.1);
        for (share, advice) in shares.iter().zip([0.6, 0.3, 0.1]) {
            assert!((share - advice).abs() < 1e-3, "{shares:?}");
        }
    }

    #[test]
    fn what_turned_out_better_gains_and_long_searches_trust_it_more() {
        let moves = [(0.6, -0.2), (0.3, 0.4), (0.1, 0.0)];
        let (short, long) = (taught(&moves, 0.5), taught(&moves, 0.05));
        for shares in [&short, &long] {
            assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{shares:?}");
        }
        assert!(short[1] > 0.35 && short[1] < long[1], "{short:?} {long:?}");
        assert!(long[1] > 0.85);
    }

    #[test]
    fn advice_is_the_policy_of_the_net() {
        let game = Hex::new(5, false).expect("a board");
        let searcher = Searcher::new(Net::standard(), Puct::default());
        let advice = searcher.advice(&Perspective::of(&game, &game.initial()));
        let (policy, _) = heat(&game, &game.initial());
        assert_eq!((advice.len(), policy.len()), (25, 25));
        assert!((advice.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        assert!((advice.iter().copied().fold(0.0, f32::max) - policy[0].1).abs() < 1e-6);
    }
}
