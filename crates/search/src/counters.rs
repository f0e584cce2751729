//! The figures that the course reports print after each move.

use std::ops::AddAssign;

use jogada_rules::{Value, Window};

use crate::{Cut, Observer};

/// What a search did, in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Counters {
    /// Positions entered, the root not counted.
    pub nodes: u64,
    /// Positions estimated at the horizon.
    pub evaluations: u64,
    /// Ends of games reached.
    pub ends: u64,
    /// Times that alpha was raised. One of the reports prints these as "alpha cuts".
    pub alpha_raises: u64,
    /// Cuts at nodes of the opponent.
    pub alpha_cuts: u64,
    /// Cuts at nodes of the root's side.
    pub beta_cuts: u64,
    /// Table look-ups whose answer was used.
    pub table_hits: u64,
    /// Table look-ups.
    pub table_lookups: u64,
    /// The deepest ply entered.
    pub deepest: u32,
}

impl AddAssign for Counters {
    fn add_assign(&mut self, other: Self) {
        self.nodes += other.nodes;
        self.evaluations += other.evaluations;
        self.ends += other.ends;
        self.alpha_raises += other.alpha_raises;
        self.alpha_cuts += other.alpha_cuts;
        self.beta_cuts += other.beta_cuts;
        self.table_hits += other.table_hits;
        self.table_lookups += other.table_lookups;
        self.deepest = self.deepest.max(other.deepest);
    }
}

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
}
