//! One thread's search: what it carries from node to node, and what it does on entering one.

use jogada_rules::{Edge, Evaluator, Guide, Indexed, Keyed, Side, Value, Window};

use super::Engine;
use super::ordering::{Candidates, Experience, NO_SLOT, NodePlace, OpenNode};
use crate::tree::{Lines, deep};
use crate::{Clock, Cut, Observer, Stopped};

/// A searching thread.
pub(in crate::tree) struct Worker<'a, G: Indexed, E, U, O> {
    pub(super) engine: Engine<'a, G, E, U>,
    pub(super) clock: &'a mut Clock,
    pub(super) observer: &'a mut O,
    pub(super) candidates: Candidates<G::Move>,
    pub(super) experience: Experience<G::Move>,
    pub(super) lines: Lines<G::Move>,
    /// Whether the value returned last is proven: no estimate took part in it.
    pub(super) proven: bool,
    /// The deepest ply entered.
    pub(super) deepest: u32,
    root_side: Side,
}

/// Where a node is, and what is asked of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) depth: u32,
    pub(super) ply: u32,
    pub(super) window: Window,
    /// Side and slot of the move that led here.
    pub(super) before: usize,
}

impl Spot {
    pub(super) const fn root(depth: u32, window: Window) -> Self {
        Self { depth, ply: 0, window, before: NO_SLOT }
    }

    pub(super) const fn place(self) -> NodePlace {
        NodePlace { ply: self.ply, before: self.before }
    }
}

impl<'a, G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>, O: Observer<G::Move>> Worker<'a, G, E, U, O> {
    pub(in crate::tree) fn new(
        engine: Engine<'a, G, E, U>,
        state: &G::State,
        clock: &'a mut Clock,
        observer: &'a mut O,
    ) -> Self {
        Self {
            engine,
            clock,
            observer,
            candidates: Candidates::new(),
            experience: Experience::new(engine.options.ordering, engine.game.slots()),
            lines: Lines::new(),
            proven: false,
            deepest: 0,
            root_side: engine.game.turn(state),
        }
    }

    /// The value of `state`, fail-soft within the window of `spot`.
    #[inline]
    pub(super) fn value(&mut self, state: &mut G::State, spot: Spot) -> Result<Value, Stopped> {
        if let Some(value) = self.ended(state, spot.ply) {
            return Ok(value);
        }
        match spot.depth {
            0 => self.horizon(state, spot.ply, spot.window),
            1 => self.frontier(state, spot),
            _ => deep(spot.ply, || self.interior(state, spot)),
        }
    }

    /// Searches the child that `mv` leads to, within the `window` of its parent at `spot`, and lifts its value.
    #[inline]
    pub(super) fn visit(
        &mut self,
        child: &mut G::State,
        edge: Edge,
        mv: G::Move,
        spot: Spot,
        before: usize,
    ) -> Result<Value, Stopped> {
        self.clock.tick()?;
        let window = edge.lower(spot.window);
        let ply = spot.ply + 1;
        self.observer.enter(ply, mv, window);
        let value = self.value(child, Spot { depth: spot.depth - 1, ply, window, before })?;
        self.observer.leave(ply, value);
        Ok(edge.lift(value))
    }

    /// [`visit`](Self::visit) for a move that is not the first: asks with an empty window whether it is better at all
    /// before it asks how good it is.
    #[inline]
    pub(super) fn visit_later(
        &mut self,
        child: &mut G::State,
        edge: Edge,
        mv: G::Move,
        spot: Spot,
        before: usize,
    ) -> Result<Value, Stopped> {
        if !self.engine.options.aids.null_windows || spot.window.is_empty() {
            return self.visit(child, edge, mv, spot, before);
        }
        let asked = Spot { window: Window::null(spot.window.alpha), ..spot };
        let value = self.visit(child, edge, mv, asked, before)?;
        if spot.window.contains(value) { self.visit(child, edge, mv, spot, before) } else { Ok(value) }
    }

    /// The value of a position where the game is over, or known without a search.
    #[inline]
    pub(super) fn ended(&mut self, state: &G::State, ply: u32) -> Option<Value> {
        let Engine { game, evaluator, options, .. } = self.engine;
        let settled = game.settled(state).or_else(|| evaluator.known(game, state))?;
        let value = options.ends.value(settled);
        self.proven = true;
        self.deepest = self.deepest.max(ply);
        self.observer.settle(ply, value);
        Some(value)
    }

    /// What the evaluation says can still come of `depth` plies and the quiescence after them.
    #[inline]
    pub(super) fn reach(&self, state: &G::State, depth: u32) -> Window {
        let Engine { game, evaluator, options, .. } = self.engine;
        if options.aids.reach {
            evaluator.reach(game, state, depth.saturating_add(options.quiescence))
        } else {
            Window::FULL
        }
    }

    /// The bound that reach proves without a search, if the window is out of it. It is proven for good if no depth
    /// reaches further.
    #[inline]
    pub(super) fn out_of_reach(&mut self, state: &G::State, reach: Window, spot: Spot) -> Option<Value> {
        let value = beyond(reach, spot.window)?;
        self.proven = beyond(self.reach(state, u32::MAX), spot.window) == Some(value);
        self.observer.reach(spot.ply, value);
        Some(value)
    }

    /// Whether no move that [`open`] skipped brings more than `value` at any depth, so that a proof can do without it.
    pub(super) fn is_skipping_final(&self, state: &G::State, node: OpenNode, value: Value) -> bool {
        let Engine { game, evaluator, .. } = self.engine;
        self.candidates.skipped(node).all(|mv| evaluator.reach_by(game, state, mv, u32::MAX) <= value)
    }

    #[inline]
    pub(super) fn kind_of_cut(&self, state: &G::State) -> Cut {
        if self.engine.game.turn(state) == self.root_side { Cut::Beta } else { Cut::Alpha }
    }
}

#[inline]
fn beyond(reach: Window, window: Window) -> Option<Value> {
    if reach.beta <= window.alpha {
        Some(reach.beta)
    } else if reach.alpha >= window.beta {
        Some(reach.alpha)
    } else {
        None
    }
}

/// With more plies to go than this, hardly a move is out of reach, and asking costs more than it saves.
const SKIPS_UP_TO: u32 = 2;

/// Lists the moves of a node that are worth trying, each with its score, and says what the others bring at most.
#[inline]
pub(super) fn open<G: Indexed, E: Evaluator<G>, U>(
    candidates: &mut Candidates<G::Move>,
    engine: &Engine<'_, G, E, U>,
    state: &G::State,
    spot: Spot,
    mut score: impl FnMut(&G::State, usize, G::Move) -> u64,
) -> (OpenNode, Value) {
    let Engine { game, evaluator, options, .. } = *engine;
    let depth = spot.depth.saturating_add(options.quiescence);
    let mut skipped = Value::MIN;
    let may_skip = options.aids.reach && depth <= SKIPS_UP_TO;
    let node = candidates.open(game, state, |state, index, mv| {
        if may_skip {
            let most = evaluator.reach_by(game, state, mv, depth);
            if most <= spot.window.alpha {
                skipped = skipped.max(most);
                return None;
            }
        }
        Some(score(state, index, mv))
    });
    (node, skipped)
}
