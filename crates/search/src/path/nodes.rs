//! The nodes of a graph search, each state once.

use std::hash::{BuildHasher, Hash};

use jogada_rules::{Cost, Puzzle, Steps};
use rustc_hash::FxBuildHasher;

use super::Path;
use super::blocks::Blocks;
use super::index::StateIndex;
use crate::Stopped;
use crate::room::Arena;

/// A node's place among the others. Four bytes: memory is what graph searches die of.
pub(super) type NodeIndex = u32;

/// The parent of a root.
pub(super) const NOWHERE: NodeIndex = NodeIndex::MAX;

/// The nodes of a graph search, each state once.
///
/// The moves are not stored, because they can be told from the states.
pub(super) struct Nodes<'a, S> {
    entries: Blocks<'a, NodeEntry<S>>,
    index: StateIndex,
}

/// What is known about a state.
#[derive(Clone, Debug)]
pub(super) struct NodeEntry<S> {
    pub(super) state: S,
    pub(super) g: Cost,
    pub(super) parent: NodeIndex,
    /// The depth; the highest bit says whether the node has been expanded.
    marks: u32,
}

const CLOSED: u32 = 1 << 31;

impl<S> NodeEntry<S> {
    #[inline]
    pub(super) const fn depth(&self) -> u32 {
        self.marks & !CLOSED
    }

    #[inline]
    pub(super) const fn is_closed(&self) -> bool {
        self.marks & CLOSED != 0
    }

    #[inline]
    pub(super) const fn close(&mut self) {
        self.marks |= CLOSED;
    }
}

impl<'a, S: Clone + Eq + Hash> Nodes<'a, S> {
    pub(super) fn new(arena: &'a Arena) -> Self {
        Self { entries: Blocks::new(arena), index: StateIndex::new() }
    }

    /// Nodes with a first one that came from nowhere.
    pub(super) fn rooted(arena: &'a Arena, root: S) -> Result<Self, Stopped> {
        let mut nodes = Self::new(arena);
        nodes.add(root, NOWHERE, Cost::ZERO, 0)?;
        Ok(nodes)
    }

    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.entries.len()
    }

    #[inline]
    pub(super) fn at(&self, place: NodeIndex) -> &NodeEntry<S> {
        self.entries.at(place as usize)
    }

    #[inline]
    pub(super) fn at_mut(&mut self, place: NodeIndex) -> &mut NodeEntry<S> {
        self.entries.at_mut(place as usize)
    }

    #[inline]
    pub(super) fn find(&self, state: &S) -> Option<NodeIndex> {
        self.find_hashed(hash(state), state)
    }

    #[inline]
    fn find_hashed(&self, hash: u64, state: &S) -> Option<NodeIndex> {
        self.index.find(hash, |place| self.at(place).state == *state)
    }

    /// The place of `state`, which is added if it is new: then the second value is true.
    #[inline]
    pub(super) fn intern(
        &mut self,
        state: &S,
        parent: NodeIndex,
        g: Cost,
        depth: u32,
    ) -> Result<(NodeIndex, bool), Stopped> {
        let hashed = hash(state);
        match self.find_hashed(hashed, state) {
            Some(place) => Ok((place, false)),
            None => Ok((self.add_hashed(hashed, NodeEntry { state: state.clone(), g, parent, marks: depth })?, true)),
        }
    }

    /// Adds a state that is not there yet, if there is room for it.
    pub(super) fn add(&mut self, state: S, parent: NodeIndex, g: Cost, depth: u32) -> Result<NodeIndex, Stopped> {
        self.add_hashed(hash(&state), NodeEntry { state, g, parent, marks: depth })
    }

    #[inline]
    fn add_hashed(&mut self, hashed: u64, entry: NodeEntry<S>) -> Result<NodeIndex, Stopped> {
        let place = self.len() as NodeIndex;
        let entries = &self.entries;
        self.index.insert(hashed, place, |other| hash(&entries.at(other as usize).state))?;
        self.entries.push(entry)?;
        Ok(place)
    }

    /// Notes a cheaper way to a known node, which has to be expanded again.
    pub(super) fn improve(&mut self, place: NodeIndex, parent: NodeIndex, g: Cost, depth: u32) {
        let entry = self.at_mut(place);
        entry.parent = parent;
        entry.g = g;
        entry.marks = depth;
    }

    /// What the nodes hold, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.entries.bytes() + self.index.bytes()
    }

    /// The states from the root to `place`.
    pub(super) fn trail(&self, place: NodeIndex) -> Vec<S> {
        let mut trail = Vec::new();
        let mut at = place;
        while at != NOWHERE {
            let entry = self.at(at);
            trail.push(entry.state.clone());
            at = entry.parent;
        }
        trail.reverse();
        trail
    }

    /// The way from the root to `place`.
    pub(super) fn path<P: Puzzle<State = S>>(&self, puzzle: &P, place: NodeIndex) -> Path<P::Move> {
        along(puzzle, &self.trail(place))
    }
}

#[inline]
fn hash<S: Hash>(state: &S) -> u64 {
    FxBuildHasher.hash_one(state)
}

/// The cheapest moves that lead along `trail`, whose states follow each other.
pub(super) fn along<P: Puzzle>(puzzle: &P, trail: &[P::State]) -> Path<P::Move> {
    let mut path = Path { moves: Vec::new(), cost: Cost::ZERO };
    let mut steps: Steps<P> = Vec::new();
    for pair in trail.windows(2) {
        steps.clear();
        puzzle.successors(&pair[0], &mut steps);
        let step = steps.iter().filter(|step| step.state == pair[1]).min_by_key(|step| step.cost);
        let step = step.expect("each state of a trail is a successor of the one before");
        path.moves.push(step.mv);
        path.cost += step.cost;
    }
    path
}
