//! One simulation: down the tree by what is known, to the end by chance, and back up with the result.

use std::sync::atomic::Ordering;

use jogada_rules::{Dice, Edge, Guide, Indexed, Playout, Side, Trail, margin};

use super::bounds::{Bounds, lifted};
use super::scale::{Scale, seen_by};
use super::stat::{ONE, Stat};
use super::tree::{Children, Cold, Hot, Node, Tree};
use super::{Simulation, UNKNOWN};
use crate::Observer;

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
    children: &'a Children<M>,
    index: usize,
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
        let mut node = self.tree.root();
        let mut visits = u64::MAX;
        loop {
            let Some(children) = self.children_of(node, state, visits) else { return self.play_out(state) };
            let index = children.select(&self.engine.options);
            let Cold { mv, bounds, node: next } = &children.cold[index];
            self.observer.select(self.path.len() as u32 + 1, *mv, || children.hot[index].first.record());
            // Counted as lost until the result is known, so that other threads look elsewhere meanwhile.
            visits = children.hot[index].first.games();
            children.hot[index].first.add(1, 0);
            children.visits.add(1, 0);
            let mover = game.turn(state);
            let gain = game.play(state, *mv).gain;
            let edge = if game.turn(state) == mover { Edge::kept(gain) } else { Edge::passed(gain) };
            self.path.push(Step { children, index, mover, edge });
            if let Some(result) = self.known(state, edge, bounds) {
                return result;
            }
            node = next;
        }
    }

    /// The result for First where it needs no simulation: the game is over, or the value of the move is proven.
    fn known(&mut self, state: &G::State, edge: Edge, bounds: &Bounds) -> Option<u64> {
        let game = self.engine.game;
        let ply = self.path.len() as u32;
        if let Some(settled) = game.settled(state) {
            let value = settled.outcome();
            self.observer.settle(ply, value);
            bounds.narrow(lifted(edge, (value, value)));
            return Some(self.scale.result_of(value, margin(game, state), game.turn(state)));
        }
        let (lower, upper) = bounds.read();
        (lower == upper).then(|| {
            let value = if lower.is_decided() { lower } else { lower - edge.gain() };
            let mover = if edge.passes() { game.turn(state).other() } else { game.turn(state) };
            self.observer.reach(ply, if edge.passes() { -value } else { value });
            self.scale.result_of(value, margin(game, state), mover)
        })
    }

    /// The children of a node, made now if it was visited often enough and there is room.
    fn children_of(&mut self, node: &'a Node<G::Move>, state: &G::State, visits: u64) -> Option<&'a Children<G::Move>> {
        if let Some(children) = node.children.get() {
            return Some(children);
        }
        if visits < u64::from(self.engine.options.expand_after) {
            return None;
        }
        self.moves.clear();
        self.engine.game.moves(state, &mut self.moves);
        // The root gets children whatever the memory: there must be an answer.
        let room = self.tree.take_room(Children::<G::Move>::bytes(self.moves.len()), self.engine.options.memory);
        if !room && !self.path.is_empty() {
            return None;
        }
        self.observer.grow(self.path.len() as u32, self.moves.len());
        Some(node.children.get_or_init(|| Box::new(self.expand(state))))
    }

    fn expand(&self, state: &G::State) -> Children<G::Move> {
        let Simulation { game, guide, options, .. } = self.engine;
        let hot = |&mv: &G::Move| {
            let games = options.prior as u64;
            let expected = if games > 0 { guide.prior(game, state, mv).clamp(0.0, 1.0) } else { 0.0 };
            Hot { first: Stat::default(), later: Stat::new(games, (expected * (games * ONE) as f32) as u64) }
        };
        let cold = |&mv: &G::Move| Cold { mv, bounds: Bounds::unknown(), node: Node::new() };
        Children {
            hot: self.moves.iter().map(hot).collect(),
            slots: self.moves.iter().map(|&mv| game.slot(state, mv) as u16).collect(),
            cold: self.moves.iter().map(cold).collect(),
            any_bounds: false.into(),
            visits: Stat::default(),
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
            step.children.hot[step.index].first.add(0, own);
            let record = || step.children.hot[step.index].first.record();
            self.observer.back_up(self.path.len() as u32 + 1, record);
            if self.engine.options.rave > 0.0 {
                self.trail.mark(step.mover, usize::from(step.children.slots[step.index]));
                learn_later(step.children, step.mover, own, &self.trail);
            }
            if news {
                news = self.pass_on_bounds(&step);
            }
        }
    }

    /// What is proven about a move is proven about the position it is made in, and about the move that led there.
    fn pass_on_bounds(&mut self, step: &Step<'_, G::Move>) -> bool {
        let bounds = step.children.cold[step.index].bounds.read();
        if bounds == UNKNOWN {
            return false;
        }
        step.children.any_bounds.store(true, Ordering::Relaxed);
        let position = step.children.bounds();
        let news = match self.path.last() {
            None => self.tree.root_bounds().narrow(position),
            Some(before) => before.children.cold[before.index].bounds.narrow(lifted(before.edge, position)),
        };
        if news {
            self.observer.prove(self.path.len() as u32, position.0, position.1);
        }
        news
    }
}

/// Every move that the same side made later in the game might have been made here.
#[inline]
fn learn_later<M>(children: &Children<M>, mover: Side, result: u64, trail: &Trail) {
    for (hot, &slot) in children.hot.iter().zip(&children.slots) {
        if trail.has(mover, usize::from(slot)) {
            hot.later.add(1, result);
        }
    }
}
