//! A node with at least two plies to go.

use jogada_rules::{Bound, Evaluator, Guide, Indexed, Key, Keyed, Value};

use super::Engine;
use super::ordering::OpenNode;
use super::worker::{Spot, Worker, open};
use crate::table::Entry;
use crate::{Observer, Stopped};

/// So many plies earlier the table is left alone where positions are hardly ever reached twice.
const SPARED: u32 = 2;

/// What the moves of a node came to.
struct Best {
    value: Value,
    /// The index of the move in generation order, if one raised alpha.
    index: Option<u16>,
    proven: bool,
}

impl<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>, O: Observer<G::Move>> Worker<'_, G, E, U, O> {
    /// The value of a node: by what is out of reach, by the table, or by its moves.
    pub(super) fn interior(&mut self, state: &mut G::State, spot: Spot) -> Result<Value, Stopped> {
        let reach = self.reach(state, spot.depth);
        if let Some(value) = self.out_of_reach(state, reach, spot) {
            return Ok(value);
        }
        let key = self.key_if_kept(state, spot.depth);
        let known = key.and_then(|key| self.engine.table.probe(key));
        if let Some(value) = self.recalled(known, key.is_some(), spot) {
            return Ok(value);
        }
        let Engine { game, guide, .. } = self.engine;
        let table_move = known.and_then(|entry| entry.best);
        let scorer = self.experience.scorer(game.turn(state), spot.place(), table_move);
        let score = |state: &G::State, index, mv| scorer.score(game, guide, state, index, mv);
        let (node, skipped) = open(&mut self.candidates, &self.engine, state, spot, score);
        let best = match self.refuted_by_child(state, node, spot) {
            Some(best) => best,
            None => self.best_child(state, node, spot, reach.beta, skipped)?,
        };
        self.candidates.close(node);
        self.proven = best.proven;
        if let Some(key) = key {
            self.remember(key, &best, spot);
        }
        Ok(best.value)
    }

    /// The key, where the depth is one that the table is used for.
    #[inline]
    fn key_if_kept(&self, state: &G::State, depth: u32) -> Option<Key> {
        let from = self.engine.options.aids.table_from? + if self.engine.guide.transposes() { 0 } else { SPARED };
        (depth >= from && depth <= Entry::DEEPEST).then(|| self.engine.game.key(state))
    }

    /// The table's answer, if it makes a search needless.
    #[inline]
    fn recalled(&mut self, known: Option<Entry>, asked: bool, spot: Spot) -> Option<Value> {
        let answer = known.and_then(|entry| Some((entry.cut(spot.depth, spot.window)?, entry.proven)));
        if asked {
            self.observer.probe(spot.ply, answer.is_some());
        }
        let (value, proven) = answer?;
        self.proven = proven;
        Some(value)
    }

    /// Tries the moves in order until one refutes the node or reaches `limit`, beyond which nothing can be.
    fn best_child(
        &mut self,
        state: &mut G::State,
        node: OpenNode,
        mut spot: Spot,
        limit: Value,
        skipped: Value,
    ) -> Result<Best, Stopped> {
        let game = self.engine.game;
        let count = self.candidates.count(node);
        let open = !spot.window.is_empty();
        let mut best = Best { value: skipped, index: None, proven: true };
        for nth in 0..count {
            let (index, mv) = self.candidates.pick(node, nth);
            let played = self.experience.slot(game, state, mv);
            if open {
                self.lines.clear(spot.ply + 1);
            }
            let value = game.descend(state, mv, |child, edge| match nth {
                0 => self.visit(child, edge, mv, spot, played),
                _ => self.visit_later(child, edge, mv, spot, played),
            })?;
            best.proven &= self.proven;
            best.value = best.value.max(value);
            if value > spot.window.alpha {
                best.index = Some(index);
                spot.window.alpha = value;
                self.observer.raise(spot.ply, mv, value);
                if open {
                    self.lines.follow(spot.ply, mv);
                }
            }
            if spot.window.alpha >= spot.window.beta.min(limit) {
                best.proven = self.proven && self.is_enough(state, spot, value);
                self.observer.cut(spot.ply, self.kind_of_cut(state), value, count - nth - 1);
                self.learn_cut(state, node, spot, nth, mv);
                return Ok(best);
            }
        }
        best.proven = best.proven && self.is_skipping_final(state, node, best.value);
        Ok(best)
    }

    /// Whether a proven move of this value needs no other: it refutes the node, or nothing better can ever come.
    fn is_enough(&self, state: &G::State, spot: Spot, value: Value) -> bool {
        value >= spot.window.beta || value >= self.reach(state, u32::MAX).beta
    }

    fn learn_cut(&mut self, state: &G::State, node: OpenNode, spot: Spot, nth: usize, mv: G::Move) {
        let Self { engine, candidates, experience, .. } = self;
        let failed = candidates.picked(node, nth);
        experience.learn(engine.game, state, spot.place(), spot.depth, mv, failed);
    }

    /// Looks all children up before any is searched: a table entry of one may refute the node for nothing.
    fn refuted_by_child(&mut self, state: &mut G::State, node: OpenNode, spot: Spot) -> Option<Best> {
        let Engine { game, table, options, .. } = self.engine;
        let (from, table_from) = (options.aids.probe_children_from?, options.aids.table_from?);
        if spot.depth < from || spot.depth <= table_from || spot.depth > Entry::DEEPEST {
            return None;
        }
        for index in 0..self.candidates.moves(node).len() {
            let mv = self.candidates.moves(node)[index];
            let found = game.descend(state, mv, |child, edge| {
                let entry = table.probe(game.key(child)).filter(|entry| entry.answers(spot.depth - 1))?;
                let useful = edge.lift_bound(entry.bound) != Bound::Upper;
                useful.then(|| (edge.lift(entry.value), entry.proven))
            });
            if let Some((value, proven)) = found.filter(|&(value, _)| value >= spot.window.beta) {
                self.observer.probe(spot.ply + 1, true);
                return Some(Best { value, index: Some(index as u16), proven });
            }
        }
        None
    }

    fn remember(&mut self, key: Key, best: &Best, spot: Spot) {
        let bound = Bound::of(best.value, spot.window);
        self.observer.store(spot.ply, best.value, bound);
        let Best { value, index, proven } = *best;
        self.engine.table.store(key, Entry { value, bound, depth: spot.depth, proven, best: index });
    }
}
