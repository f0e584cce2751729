//! What the tree says when it is asked: the best moves, and how play would go on.

use std::cmp::Reverse;

use jogada_rules::{Indexed, Value};

use super::interval::{Span, exact};
use super::scale::Scale;
use super::tree::{Branches, Hot, Tree, Tried};
use crate::tree::Found;

/// A line ends before a move that was tried less often than this: what would follow is by chance.
const LEAST_GAMES: u64 = 16;
/// A move is in question as long as another of at least this share of its games did better.
const RIVAL: u64 = 8;

/// A move at the root and what it is worth.
pub(super) struct Prospect<M> {
    moves: Vec<M>,
    mean: f32,
    bounds: Span,
}

impl<M> Prospect<M> {
    pub(super) fn found(self, scale: &Scale) -> Found<M> {
        let proven = exact(self.bounds);
        let value = proven.unwrap_or_else(|| scale.value(self.mean));
        let (depth, proven) = (self.moves.len() as u32, proven.is_some());
        Found { depth, line: self.moves, value, proven, stopped: None }
    }
}

impl<G: Indexed> Tree<G> {
    /// The best root moves, best first: by what is proven, then by how often they were chosen.
    pub(super) fn ranked(&self, game: &G, count: usize) -> Vec<Prospect<G::Move>> {
        let Some(branches) = self.branches_after(self.root()) else { return Vec::new() };
        let mut moves = Vec::new();
        game.moves(self.root_state(), &mut moves);
        let (span, mut order) = (self.span(branches), (0..branches.hot.len()).collect::<Vec<_>>());
        order.sort_by_cached_key(|&index| Reverse(self.rank(span, &branches.hot[index])));
        order.truncate(count);
        order.into_iter().map(|index| self.prospect(moves[index], &branches.hot[index])).collect()
    }

    /// Larger is better. Where the value of the position is proven, a move that gets it, the quicker win and the slower
    /// loss first; else any that is not known to be worse than another, the one chosen most often first.
    fn rank(&self, position: Span, hot: &Hot) -> (bool, bool, Value, u64) {
        let (lower, upper) = self.span_of(hot);
        let games = self.record(hot).map_or(0, |tried| tried.first.games());
        let gets_it = exact(position).is_some_and(|value| lower.outcome() == value);
        let is_hopeful = upper.outcome() >= position.0.outcome() && !upper.is_loss();
        let distance = match exact((lower, upper)) {
            Some(value) if value.is_win() => lower,
            Some(value) if value.is_loss() => upper,
            _ => Value::ZERO,
        };
        (gets_it, is_hopeful, distance, games)
    }

    /// A move and what both sides would most likely make of it, as far as that is known.
    fn prospect(&self, mv: G::Move, hot: &Hot) -> Prospect<G::Move> {
        let mut moves = vec![mv];
        let mut last = self.record(hot);
        while let Some(tried) = last.and_then(|tried| self.reply(self.branches_after(tried)?)) {
            moves.extend(tried.mv);
            last = Some(tried);
        }
        let mean = self.record(hot).map_or(0.0, |tried| tried.first.record().1);
        Prospect { moves, mean, bounds: self.span_of(hot) }
    }

    /// The best move of a list, if enough is known of it.
    fn reply(&self, branches: &Branches) -> Option<&Tried<G::Move>> {
        let span = self.span(branches);
        // Of equals the first, as when the best was chosen.
        let best = branches.hot.iter().rev().max_by_key(|hot| self.rank(span, hot))?;
        self.record(best).filter(|tried| exact(tried.bounds.read()).is_some() || tried.first.games() >= LEAST_GAMES)
    }

    /// The games that began with a move, and all there were from here.
    pub(super) fn games_of(&self, mv: Option<G::Move>) -> (u64, u64) {
        let Some(branches) = self.branches_after(self.root()) else { return (0, 0) };
        let records = || branches.hot.iter().filter_map(|hot| self.record(hot));
        let games = |tried: &Tried<G::Move>| tried.first.games();
        let chosen = records().filter(|tried| tried.mv == mv).map(games).sum();
        (chosen, records().map(games).sum())
    }

    /// Whether more simulations would hardly change the choice: the move chosen most often also did best.
    pub(super) fn is_clear(&self) -> bool {
        let Some(branches) = self.branches_after(self.root()) else { return false };
        let records = || branches.hot.iter().filter_map(|hot| self.record(hot));
        let Some(most) = records().max_by_key(|tried| tried.first.games()) else { return false };
        let mean = |tried: &Tried<G::Move>| tried.first.record().1;
        let rivals = records().filter(|tried| tried.first.games() * RIVAL > most.first.games());
        rivals.into_iter().all(|rival| mean(rival) <= mean(most))
    }
}
