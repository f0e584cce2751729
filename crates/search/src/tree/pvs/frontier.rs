//! The last ply before the horizon: no table, no recursion, one loop over the moves.
//!
//! Most nodes of a tree are here, so this loop is what a search spends its time in.

use jogada_rules::{Edge, Evaluator, Guide, Indexed, Keyed, Value};

use super::Engine;
use super::ordering::advice;
use super::worker::{Spot, Worker, open};
use crate::{Observer, Stopped};

impl<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>, O: Observer<G::Move>> Worker<'_, G, E, U, O> {
    /// The value of a node with one ply to go.
    pub(super) fn frontier(&mut self, state: &mut G::State, mut spot: Spot) -> Result<Value, Stopped> {
        let reach = self.reach(state, 1);
        if let Some(value) = self.out_of_reach(state, reach, spot) {
            return Ok(value);
        }
        let Engine { game, guide, .. } = self.engine;
        let score = |state: &G::State, _, mv| advice(guide.rank(game, state, mv));
        let (node, mut best) = open(&mut self.candidates, &self.engine, state, spot, score);
        let count = self.candidates.count(node);
        let enough = spot.window.beta.min(reach.beta);
        let mut proven = true;
        let is_open = !spot.window.is_empty();
        for nth in 0..count {
            let (_, mv) = self.candidates.pick(node, nth);
            let value = game.descend(state, mv, |child, edge| self.leaf(child, edge, mv, spot))?;
            proven &= self.proven;
            best = best.max(value);
            if value > spot.window.alpha {
                spot.window.alpha = value;
                self.observer.raise(spot.ply, mv, value);
                if is_open {
                    self.lines.clear(spot.ply + 1);
                    self.lines.follow(spot.ply, mv);
                }
            }
            if spot.window.alpha >= enough {
                self.proven = self.proven && value >= spot.window.beta;
                self.observer.cut(spot.ply, self.kind_of_cut(state), value, count - nth - 1);
                self.candidates.close(node);
                return Ok(best);
            }
        }
        self.proven = proven && self.is_skipping_final(state, node, best);
        self.candidates.close(node);
        Ok(best)
    }

    /// The position that a last move leads to, seen from before it.
    #[inline]
    fn leaf(&mut self, child: &mut G::State, edge: Edge, mv: G::Move, spot: Spot) -> Result<Value, Stopped> {
        self.clock.tick()?;
        let (ply, window) = (spot.ply + 1, edge.lower(spot.window));
        self.observer.enter(ply, mv, window);
        let value = match self.ended(child, ply) {
            Some(value) => value,
            None => self.horizon(child, ply, window)?,
        };
        self.observer.leave(ply, value);
        Ok(edge.lift(value))
    }
}
