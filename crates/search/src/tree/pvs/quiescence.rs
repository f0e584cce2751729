//! Beyond the horizon: not stopping right before something happens.
//!
//! At the horizon the side to move may take the estimate as it is or play on with a noisy move — a capture, a closed
//! box — as long as there are any. The course reports list this as what they lacked.

use jogada_rules::{Edge, Evaluator, Guide, Indexed, Keyed, Value, Window};

use super::Engine;
use super::ordering::advice;
use super::worker::Worker;
use crate::tree::deep;
use crate::{Observer, Stopped};

/// A node beyond the horizon, with so many noisy plies to go.
#[derive(Clone, Copy)]
struct Beyond {
    plies: u32,
    ply: u32,
    window: Window,
}

impl<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>, O: Observer<G::Move>> Worker<'_, G, E, U, O> {
    /// The value of a position with no depth left that is not settled.
    #[inline]
    pub(super) fn horizon(&mut self, state: &mut G::State, ply: u32, window: Window) -> Result<Value, Stopped> {
        match self.engine.options.quiescence {
            0 => Ok(self.estimate(state, ply)),
            plies => self.quiesce(state, Beyond { plies, ply, window }),
        }
    }

    #[inline]
    fn estimate(&mut self, state: &G::State, ply: u32) -> Value {
        let value = self.engine.evaluator.evaluate(self.engine.game, state);
        self.proven = false;
        self.deepest = self.deepest.max(ply);
        self.observer.evaluate(ply, value);
        value
    }

    fn quiesce(&mut self, state: &mut G::State, mut node: Beyond) -> Result<Value, Stopped> {
        let mut best = self.estimate(state, node.ply);
        node.window = node.window.raised(best);
        if node.plies == 0 || best >= node.window.beta {
            return Ok(best);
        }
        let Engine { game, guide, .. } = self.engine;
        let open = self.candidates.open(game, state, |state, _, mv| {
            guide.is_noisy(game, state, mv).then(|| advice(guide.rank(game, state, mv)))
        });
        for nth in 0..self.candidates.count(open) {
            let (_, mv) = self.candidates.pick(open, nth);
            let value = game.descend(state, mv, |child, edge| self.noisy_child(child, edge, mv, node))?;
            best = best.max(value);
            node.window = node.window.raised(value);
            if best >= node.window.beta {
                break;
            }
        }
        self.candidates.close(open);
        // Taking the estimate was always an option, so an estimate always took part.
        self.proven = false;
        Ok(best)
    }

    fn noisy_child(&mut self, child: &mut G::State, edge: Edge, mv: G::Move, node: Beyond) -> Result<Value, Stopped> {
        self.clock.tick()?;
        let (ply, window) = (node.ply + 1, edge.lower(node.window));
        self.observer.enter(ply, mv, window);
        let value = match self.ended(child, ply) {
            Some(value) => value,
            None => deep(ply, || self.quiesce(child, Beyond { plies: node.plies - 1, ply, window }))?,
        };
        self.observer.leave(ply, value);
        Ok(edge.lift(value))
    }
}
