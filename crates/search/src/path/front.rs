//! Known nodes, and those of them that wait.

use std::hash::Hash;

use jogada_rules::{Cost, Puzzle, Step};

use super::buckets::Buckets;
use super::nodes::{NOWHERE, NodeIndex, Nodes};
use super::run::Run;
use super::{Id, Node, WayObserver};
use crate::Stopped;
use crate::room::Arena;

/// Known nodes, and those of them that wait, best first.
pub(super) struct Front<'a, S> {
    pub(super) nodes: Nodes<'a, S>,
    pub(super) open: Buckets,
    /// How places become numbers for the observer: two fronts of one search interleave theirs.
    stride: Id,
    offset: Id,
}

impl<'a, S: Clone + Eq + Hash> Front<'a, S> {
    /// A front that is alone.
    pub(super) fn new(arena: &'a Arena) -> Self {
        Self { nodes: Nodes::new(arena), open: Buckets::new(), stride: 1, offset: 0 }
    }

    /// The forward or backward one of two fronts.
    pub(super) fn one_of_two(arena: &'a Arena, is_backward: bool) -> Self {
        Self { nodes: Nodes::new(arena), open: Buckets::new(), stride: 2, offset: Id::from(is_backward) }
    }

    #[inline]
    pub(super) fn id(&self, place: NodeIndex) -> Id {
        u64::from(place) * self.stride + self.offset
    }

    /// Adds a node that comes from nowhere.
    pub(super) fn root(&mut self, state: S, f: Cost) -> Result<NodeIndex, Stopped> {
        let place = self.nodes.add(state, NOWHERE, Cost::ZERO, 0)?;
        self.open.push(f, Cost::ZERO, place)?;
        Ok(place)
    }

    /// The next node, with its f; nodes that were reached more cheaply since they were pushed are passed over.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<(Cost, NodeIndex)> {
        loop {
            let (f, g, place) = self.open.pop()?;
            if self.nodes.at(place).g == g {
                return Some((f, place));
            }
        }
    }

    /// Takes in a step from `parent`, unless its state is known at no higher cost, and answers with its place.
    ///
    /// `rank` gives estimate and f for the new cost; it is asked only if the step is taken.
    #[inline]
    pub(super) fn receive<P: Puzzle<State = S>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        parent: NodeIndex,
        step: &Step<P::Move, S>,
        reopens: bool,
        rank: impl FnOnce(Cost) -> (Cost, Cost),
    ) -> Result<Option<NodeIndex>, Stopped> {
        let from = self.nodes.at(parent);
        let (g, depth) = (from.g + step.cost, from.depth() + 1);
        let (place, is_new) = self.nodes.intern(&step.state, parent, g, depth)?;
        let (id, from) = (self.id(place), self.id(parent));
        let known = self.nodes.at(place);
        if !is_new && (!reopens || known.g <= g) {
            run.duplicate(from, step.mv);
            return Ok(None);
        }
        let (h, f) = rank(g);
        if is_new {
            run.keep(&Node { id, from: Some((from, step.mv)), state: &step.state, depth, g, h, f });
        } else {
            run.reopen(id, from, known.is_closed(), g, f);
            self.nodes.improve(place, parent, g, depth);
        }
        self.open.push(f, g, place)?;
        Ok(Some(place))
    }

    pub(super) fn bytes(&self) -> usize {
        self.nodes.bytes() + self.open.bytes()
    }
}
