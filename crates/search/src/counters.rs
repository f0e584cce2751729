//! Counting what a search does.

use jogada_rules::{Counters, Value, Window};

use crate::{Cut, Observer};

impl<M> Observer<M> for Counters {
    #[inline]
    fn enter(&mut self, ply: u32, _: M, _: Window) {
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
    }

    #[inline]
    fn evaluate(&mut self, _: u32, _: Value) {
        self.evaluations += 1;
    }

    #[inline]
    fn settle(&mut self, _: u32, _: Value) {
        self.ends += 1;
    }

    #[inline]
    fn raise(&mut self, _: u32, _: M, _: Value) {
        self.alpha_raises += 1;
    }

    #[inline]
    fn cut(&mut self, _: u32, kind: Cut, _: Value, _: usize) {
        match kind {
            Cut::Alpha => self.alpha_cuts += 1,
            Cut::Beta => self.beta_cuts += 1,
        }
    }

    #[inline]
    fn probe(&mut self, _: u32, hit: bool) {
        self.table_lookups += 1;
        self.table_hits += u64::from(hit);
    }

    #[inline]
    fn tally(&mut self, chosen: u64, all: u64, tree: usize) {
        (self.chosen_games, self.games, self.tree_size) = (chosen, all, tree as u64);
    }
}
