//! The moves at the root: one of them is the answer, or several are, with their lines.

use jogada_rules::{Evaluator, Guide, Indexed, Keyed, Value, Window};

use super::Engine;
use super::worker::{Spot, Worker};
use crate::{Observer, Stopped};

/// A move at the root and what is known about it.
#[derive(Clone, Debug)]
pub(in crate::tree) struct RootMove<M> {
    pub(super) mv: M,
    pub(super) slot: usize,
    /// Its value, or no more than that if it is not one of the lines wanted.
    pub(in crate::tree) value: Value,
    pub(super) proven: bool,
    /// The move and the best continuation.
    pub(in crate::tree) line: Vec<M>,
}

impl<M> RootMove<M> {
    /// Whether what is said about its value is certain.
    pub(in crate::tree) const fn is_proven(&self) -> bool {
        self.proven
    }
}

impl<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>, O: Observer<G::Move>> Worker<'_, G, E, U, O> {
    /// The moves at the root, the most promising first.
    pub(in crate::tree) fn root_moves(&mut self, state: &G::State) -> Vec<RootMove<G::Move>> {
        let Engine { game, guide, table, .. } = self.engine;
        let place = Spot::root(0, Window::FULL).place();
        let table_move = table.probe(game.key(state)).and_then(|entry| entry.best);
        let scorer = self.experience.scorer(game.turn(state), place, table_move);
        let score = |state: &G::State, index, mv| Some(scorer.score(game, guide, state, index, mv));
        let node = self.candidates.open(game, state, score);
        let count = self.candidates.count(node);
        let root_move = |nth| {
            let (_, mv) = self.candidates.pick(node, nth);
            let slot = self.experience.slot(game, state, mv);
            RootMove { mv, slot, value: Value::MIN, proven: false, line: vec![mv] }
        };
        let roots = (0..count).map(root_move).collect();
        self.candidates.close(node);
        roots
    }

    /// Searches the root moves to `depth` within `window`, such that the best `wanted` have their values. Sorts them,
    /// best first, unless all of them failed low; says what the best is worth.
    pub(in crate::tree) fn search_root(
        &mut self,
        state: &G::State,
        roots: &mut [RootMove<G::Move>],
        depth: u32,
        window: Window,
        wanted: usize,
    ) -> Result<Value, Stopped> {
        self.observer.begin(depth, window);
        // A search that was stopped leaves its moves behind.
        self.candidates.clear();
        let mut state = state.clone();
        let mut bar = Bar::new(wanted, window.alpha);
        let mut searched = 0;
        for root in roots.iter_mut() {
            let spot = Spot::root(depth, Window { alpha: bar.height(), ..window });
            let value = self.search_root_move(&mut state, root, spot, bar.is_open())?;
            searched += 1;
            bar.pass(value);
            if value >= window.beta {
                self.observer.cut(0, crate::Cut::Beta, value, roots.len() - searched);
                break;
            }
        }
        let best = bar.best();
        if best > window.alpha {
            // Stable: a move that only is no better than the best must not come before it.
            roots[..searched].sort_by_key(|root| -root.value);
        }
        Ok(best)
    }

    fn search_root_move(
        &mut self,
        state: &mut G::State,
        root: &mut RootMove<G::Move>,
        spot: Spot,
        is_open: bool,
    ) -> Result<Value, Stopped> {
        let (game, mv, played) = (self.engine.game, root.mv, root.slot);
        self.lines.clear(1);
        root.value = game.descend(state, mv, |child, edge| {
            if is_open {
                self.visit(child, edge, mv, spot, played)
            } else {
                self.visit_later(child, edge, mv, spot, played)
            }
        })?;
        root.proven = self.proven;
        if root.value > spot.window.alpha {
            self.observer.raise(0, mv, root.value);
            self.lines.follow(0, mv);
            root.line = self.lines.take();
        }
        Ok(root.value)
    }
}

/// What a root move must beat to be one of the lines wanted.
struct Bar {
    wanted: usize,
    floor: Value,
    /// The best values so far, highest first.
    best: Vec<Value>,
    highest: Value,
}

impl Bar {
    fn new(wanted: usize, floor: Value) -> Self {
        Self { wanted, floor, best: Vec::with_capacity(wanted.min(1024) + 1), highest: Value::MIN }
    }

    /// Whether lines are still missing, so that any move is one.
    fn is_open(&self) -> bool {
        self.best.len() < self.wanted
    }

    fn height(&self) -> Value {
        if self.is_open() { self.floor } else { self.best[self.wanted - 1].max(self.floor) }
    }

    fn pass(&mut self, value: Value) {
        self.highest = self.highest.max(value);
        let at = self.best.partition_point(|&better| better >= value);
        self.best.insert(at, value);
        self.best.truncate(self.wanted);
    }

    fn best(&self) -> Value {
        self.highest
    }
}
