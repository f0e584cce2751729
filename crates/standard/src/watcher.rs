//! Telling what happens in a path search, in texts.

use std::collections::HashMap;

use jogada_catalog::path::{Event, Listener, shortfall_word};
use jogada_rules::{Cost, Puzzle, Shortfall, Shown};
use jogada_search::path::{Id, Node, WayObserver};

/// Tells a listener, in texts, what an observer is shown.
pub struct Watcher<'a, P: Puzzle> {
    puzzle: &'a P,
    listener: Option<&'a mut dyn Listener>,
    /// The states of the nodes that were described: the text of a move needs the state it is played in.
    states: HashMap<Id, P::State>,
    /// Whether nodes with odd numbers belong to a backward search.
    two_ends: bool,
}

impl<'a, P: Shown> Watcher<'a, P> {
    /// A watcher who tells `listener`.
    pub(crate) fn new(puzzle: &'a P, listener: &'a mut dyn Listener, two_ends: bool) -> Self {
        Self { puzzle, listener: Some(listener), states: HashMap::new(), two_ends }
    }

    /// A watcher who tells nobody.
    pub(crate) fn silent(puzzle: &'a P) -> Self {
        Self { puzzle, listener: None, states: HashMap::new(), two_ends: false }
    }

    #[inline]
    fn admits_node(&mut self) -> bool {
        self.listener.as_mut().is_some_and(|listener| listener.admits_node())
    }

    fn tell(&mut self, event: &Event) {
        if let Some(listener) = &mut self.listener {
            listener.hear(event);
        }
    }

    #[cold]
    fn tell_node(&mut self, id: Id, from: Option<(Id, P::Move)>, state: &P::State, depth: u32, [g, h, f]: [Cost; 3]) {
        let mv = from.and_then(|(parent, mv)| {
            let played_in = if self.is_backward(id) { Some(state) } else { self.states.get(&parent) };
            Some(self.puzzle.move_text(played_in?, mv))
        });
        let parent = from.map(|(parent, _)| parent);
        let (g, h, f) = (g.as_f64(), h.as_f64(), f.as_f64());
        self.states.insert(id, state.clone());
        let state = self.puzzle.state_text(state);
        self.tell(&Event::Generate { id, parent, mv, depth, g, h, f, state });
    }

    /// The text of a move whose successor is not kept.
    #[cold]
    fn dropped_move(&self, parent: Id, mv: P::Move) -> String {
        // In a backward search the move would have been played in the state that was dropped.
        let state = self.states.get(&parent).filter(|_| !self.is_backward(parent));
        state.map(|state| self.puzzle.move_text(state, mv)).unwrap_or_default()
    }

    const fn is_backward(&self, id: Id) -> bool {
        self.two_ends && !id.is_multiple_of(2)
    }
}

/// The same watcher sees searches of the puzzle itself and of its canonical states.
impl<P: Shown, Q: Puzzle<State = P::State, Move = P::Move>> WayObserver<Q> for Watcher<'_, P> {
    fn start(&mut self, root: &Node<'_, Q>) {
        if self.listener.is_some() {
            self.states.insert(root.id, root.state.clone());
            let state = self.puzzle.state_text(root.state);
            self.tell(&Event::Start { state, h: root.h.as_f64(), f: root.f.as_f64() });
        }
    }

    #[inline]
    fn generate(&mut self, node: &Node<'_, Q>) {
        if self.admits_node() {
            self.tell_node(node.id, node.from, node.state, node.depth, [node.g, node.h, node.f]);
        }
    }

    #[inline]
    fn expand(&mut self, id: Id) {
        if self.admits_node() {
            self.tell(&Event::Expand { id });
        }
    }

    #[inline]
    fn duplicate(&mut self, from: Id, mv: P::Move) {
        if self.admits_node() {
            let mv = self.dropped_move(from, mv);
            self.tell(&Event::Duplicate { parent: from, mv });
        }
    }

    #[inline]
    fn pick(&mut self, id: Id) {
        if self.admits_node() {
            self.tell(&Event::Pick { id });
        }
    }

    #[inline]
    fn defer(&mut self, from: Id, mv: P::Move, f: Cost) {
        if self.admits_node() {
            let mv = self.dropped_move(from, mv);
            self.tell(&Event::Defer { parent: from, mv, f: f.as_f64() });
        }
    }

    #[inline]
    fn revise(&mut self, id: Id, f: Cost) {
        if self.admits_node() {
            self.tell(&Event::Revise { id, f: (f < Cost::MAX).then(|| f.as_f64()) });
        }
    }

    fn meet(&mut self, forward: Id, backward: Id, cost: Cost) {
        self.tell(&Event::Meet { id: forward, other: backward, cost: cost.as_f64() });
    }

    fn wave(&mut self, forward: bool, moves: u32, states: usize) {
        if self.admits_node() {
            self.tell(&Event::Wave { forward, moves, states });
        }
    }

    #[inline]
    fn reopen(&mut self, id: Id, from: Id, g: Cost, f: Cost) {
        if self.admits_node() {
            self.tell(&Event::Reopen { id, parent: from, g: g.as_f64(), f: f.as_f64() });
        }
    }

    #[inline]
    fn forget(&mut self, id: Id, f: Cost) {
        if self.admits_node() {
            self.tell(&Event::Forget { id, f: f.as_f64() });
        }
    }

    fn iteration(&mut self, number: u32, threshold: Cost) {
        self.tell(&Event::Iteration { number, threshold: threshold.as_f64() });
    }

    fn bounds(&mut self, lower: Cost, upper: Option<Cost>) {
        self.tell(&Event::Bounds { lower: lower.as_f64(), upper: upper.map(Cost::as_f64) });
    }

    fn goal(&mut self, id: Id, cost: Cost) {
        self.tell(&Event::Goal { id, cost: cost.as_f64() });
    }

    fn stop(&mut self, reason: Shortfall) {
        self.tell(&Event::Stop { reason: shortfall_word(reason) });
    }
}
