//! One simulation: down the tree by what is known, to the end by chance, and back up with the result.

use jogada_rules::{Dice, Edge, Guide, Indexed, Playout, Side, Trail, margin};

use super::Simulation;
use super::interval::{AtomicSpan, UNKNOWN, exact, lifted};
use super::scale::{Scale, seen_by};
use super::select::Selection;
use super::stat::{Hearsay, ONE, Stat};
use super::tree::{Branches, Hot, OnceIndex, Tree, Tried};
use crate::sync::atomic::Ordering;
use crate::{Observer, Selected};

/// Apart from each other, whatever the seed: threads must not simulate the same games.
const THREADS_APART: u64 = 0x9E37_79B9_7F4A_7C15;

/// A thread that simulates.
pub(super) struct Simulator<'a, 'o, G: Indexed, P, U, O> {
    engine: Simulation<'a, G, P, U>,
    tree: &'a Tree<G>,
    observer: &'o mut O,
    scale: Scale,
    dice: Dice,
    path: Vec<Step<'a, G::Move>>,
    trail: Trail,
    moves: Vec<G::Move>,
    deepest: u32,
}

/// A move made on the way down.
struct Step<'a, M> {
    branches: &'a Branches,
    slot: u16,
    tried: &'a Tried<M>,
    mover: Side,
    edge: Edge,
}

impl<'a, 'o, G: Indexed, P: Playout<G>, U: Guide<G>, O: Observer<G::Move>> Simulator<'a, 'o, G, P, U, O> {
    pub(super) fn new(engine: Simulation<'a, G, P, U>, tree: &'a Tree<G>, thread: u64, observer: &'o mut O) -> Self {
        Self {
            engine,
            tree,
            observer,
            scale: Scale::of(engine.game, tree.root_state(), engine.options.spread),
            dice: Dice::new(engine.options.seed.wrapping_add(thread.wrapping_mul(THREADS_APART))),
            path: Vec::new(),
            trail: Trail::new(engine.game.slots()),
            moves: Vec::new(),
            deepest: 0,
        }
    }

    /// The longest way down so far.
    pub(super) const fn deepest(&self) -> u32 {
        self.deepest
    }

    pub(super) fn simulate(&mut self) {
        self.path.clear();
        self.trail.clear();
        let mut state = self.tree.root_state().clone();
        let result = self.walk_down(&mut state);
        self.deepest = self.deepest.max(self.path.len() as u32);
        self.walk_up(result);
    }

    /// Makes moves until the tree ends, the game ends or the rest is known, and says what comes of it for First.
    fn walk_down(&mut self, state: &mut G::State) -> u64 {
        let game = self.engine.game;
        let mut here = self.tree.root();
        let mut visits = u64::MAX;
        loop {
            let Some(branches) = self.branches_after(here, state, visits) else { return self.play_out(state) };
            let Some((index, tried)) = self.choose(branches, state) else { return self.play_out(state) };
            let (slot, mv) = (branches.slots[index], tried.mv.expect("a move led to every record but the root's"));
            let (engine, tree) = (self.engine, self.tree);
            self.observer.select(self.path.len() as u32 + 1, mv, || selected(&engine, tree, branches, state, tried));
            // Counted as lost until the result is known, so that other threads look elsewhere meanwhile.
            visits = tried.first.games();
            tried.first.add(1, 0);
            branches.visits.add(1, 0);
            let mover = game.turn(state);
            let gain = game.play(state, mv).gain;
            let edge = if game.turn(state) == mover { Edge::kept(gain) } else { Edge::passed(gain) };
            self.path.push(Step { branches, slot, tried, mover, edge });
            if let Some(result) = self.known(state, edge, &tried.bounds) {
                return result;
            }
            here = tried;
        }
    }

    /// The move to go on with, and its record. Without room for new records only moves that have one can be chosen;
    /// but at the root each can, because there must be an answer.
    fn choose(&mut self, branches: &'a Branches, state: &G::State) -> Option<(usize, &'a Tried<G::Move>)> {
        let (tree, options) = (self.tree, &self.engine.options);
        let bytes = Tried::<G::Move>::BYTES;
        let may_try = self.path.is_empty() || tree.bytes() + bytes <= options.memory;
        let index = Selection::new(tree, branches, options, may_try).best(branches)?;
        let hot = &branches.hot[index];
        let tried = tree.record(hot).unwrap_or_else(|| {
            tree.take_room(bytes, options.memory);
            self.moves.clear();
            self.engine.game.moves(state, &mut self.moves);
            tree.new_record(hot, self.moves[index])
        });
        Some((index, tried))
    }

    /// The result for First where it needs no simulation: the game is over, or the value of the move is proven.
    fn known(&mut self, state: &G::State, edge: Edge, bounds: &AtomicSpan) -> Option<u64> {
        let game = self.engine.game;
        let ply = self.path.len() as u32;
        if let Some(settled) = game.settled(state) {
            self.observer.settle(ply, settled.outcome());
            bounds.narrow(lifted(edge, (settled, settled)));
            return Some(self.scale.result_of(settled, margin(game, state), game.turn(state)));
        }
        exact(bounds.read()).map(|exact| {
            let value = if exact.is_decided() { exact } else { exact - edge.gain() };
            let mover = if edge.passes() { game.turn(state).other() } else { game.turn(state) };
            self.observer.reach(ply, if edge.passes() { -value } else { value });
            self.scale.result_of(value, margin(game, state), mover)
        })
    }

    /// The moves of a position, listed now if it was visited often enough and there is room.
    fn branches_after(&mut self, tried: &'a Tried<G::Move>, state: &G::State, visits: u64) -> Option<&'a Branches> {
        let tree = self.tree;
        if let Some(branches) = tree.branches_after(tried) {
            return Some(branches);
        }
        if visits < u64::from(self.engine.options.expand_after) {
            return None;
        }
        self.moves.clear();
        self.engine.game.moves(state, &mut self.moves);
        // The root gets a list whatever the memory: there must be an answer.
        let room = tree.take_room(Branches::bytes(self.moves.len()), self.engine.options.memory);
        if !room && !self.path.is_empty() {
            return None;
        }
        self.observer.grow(self.path.len() as u32, self.moves.len());
        Some(tree.grow(tried, self.listed(state)))
    }

    fn listed(&self, state: &G::State) -> Branches {
        let Simulation { game, guide, options, .. } = self.engine;
        let games = options.prior as u32;
        let hot = |&mv: &G::Move| {
            let expected = if games > 0 { guide.prior(game, state, mv).clamp(0.0, 1.0) } else { 0.0 };
            Hot { later: Hearsay::new(games, expected), record: OnceIndex::default() }
        };
        Branches {
            hot: self.moves.iter().map(hot).collect(),
            slots: self.moves.iter().map(|&mv| game.slot(state, mv) as u16).collect(),
            visits: Stat::default(),
            any_bounds: false.into(),
        }
    }

    fn play_out(&mut self, state: &mut G::State) -> u64 {
        let Simulation { game, playout, options, .. } = self.engine;
        let margin = if options.rave > 0.0 {
            playout.playout_with_trail(game, state, &mut self.dice, &mut self.trail)
        } else {
            playout.playout(game, state, &mut self.dice)
        };
        let result = self.scale.result(margin);
        self.observer.play_out(self.path.len() as u32, result as f32 / ONE as f32);
        result
    }

    /// Tells every node on the way what came of it.
    fn walk_up(&mut self, result: u64) {
        let mut news = true;
        while let Some(step) = self.path.pop() {
            let own = seen_by(step.mover, result);
            step.tried.first.add(0, own);
            self.observer.back_up(self.path.len() as u32 + 1, || step.tried.first.record());
            if self.engine.options.rave > 0.0 {
                self.trail.mark(step.mover, usize::from(step.slot));
                learn_later(step.branches, step.mover, own, &self.trail);
            }
            if news {
                news = self.pass_on_bounds(&step);
            }
        }
    }

    /// What is proven about a move is proven about the position it is made in, and about the move that led there.
    fn pass_on_bounds(&mut self, step: &Step<'_, G::Move>) -> bool {
        if step.tried.bounds.read() == UNKNOWN {
            return false;
        }
        step.branches.any_bounds.store(true, Ordering::Relaxed);
        let position = self.tree.span(step.branches);
        let news = match self.path.last() {
            None => self.tree.root().bounds.narrow(position),
            Some(before) => before.tried.bounds.narrow(lifted(before.edge, position)),
        };
        if news {
            self.observer.prove(self.path.len() as u32, position.0.outcome(), position.1.outcome());
        }
        news
    }
}

/// What was chosen among, for who watches: worked out once more, because most searches are not watched.
fn selected<G: Indexed, P, U>(
    engine: &Simulation<'_, G, P, U>,
    tree: &Tree<G>,
    branches: &Branches,
    state: &G::State,
    tried: &Tried<G::Move>,
) -> Selected<G::Move> {
    let mut moves = Vec::new();
    engine.game.moves(state, &mut moves);
    let among = Selection::new(tree, branches, &engine.options, true).weighed(branches, &moves);
    let (visits, mean) = tried.first.record();
    Selected { visits, mean, among }
}

/// Every move that the same side made later in the game might have been made here.
#[inline]
fn learn_later(branches: &Branches, mover: Side, result: u64, trail: &Trail) {
    for (hot, &slot) in branches.hot.iter().zip(&branches.slots) {
        if trail.has(mover, usize::from(slot)) {
            hot.later.add(result);
        }
    }
}
