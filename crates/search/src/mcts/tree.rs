//! The tree: what simulations have taught about each move.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use jogada_rules::{Game, Indexed, Value};

use super::UNKNOWN;
use super::bounds::Bounds;
use super::scale::Scale;
use super::stat::Stat;
use crate::tree::Found;

/// What is known from simulations, kept from one move of a game to the next.
#[derive(Debug)]
pub struct Tree<G: Game> {
    state: G::State,
    root: Node<G::Move>,
    /// What is proven about the root.
    bounds: Bounds,
    bytes: AtomicUsize,
}

/// A position of the tree; it has children once it was visited often enough.
#[derive(Debug)]
pub(super) struct Node<M> {
    pub(super) children: OnceLock<Box<Children<M>>>,
}

/// The moves of a position. What selection looks through is kept together, apart from the rest.
#[derive(Debug)]
pub(super) struct Children<M> {
    pub(super) hot: Box<[Hot]>,
    pub(super) slots: Box<[u16]>,
    pub(super) cold: Box<[Cold<M>]>,
    /// Whether any move has bounds that rule it out or make it final.
    pub(super) any_bounds: AtomicBool,
    /// Simulations through the position.
    pub(super) visits: Stat,
}

/// How a move did: as the move made here, and as a move made later by the same side.
#[derive(Debug)]
pub(super) struct Hot {
    pub(super) first: Stat,
    pub(super) later: Stat,
}

#[derive(Debug)]
pub(super) struct Cold<M> {
    pub(super) mv: M,
    /// What is proven about the move, as the side that makes it sees it.
    pub(super) bounds: Bounds,
    pub(super) node: Node<M>,
}

/// A move at the root and what it is worth.
#[derive(Debug)]
pub(super) struct Line<M> {
    moves: Vec<M>,
    games: u64,
    mean: f32,
    bounds: (Value, Value),
}

impl<G: Indexed> Tree<G> {
    /// Nothing is known.
    pub fn new(game: &G) -> Self {
        Self::at(game.initial())
    }

    fn at(state: G::State) -> Self {
        Self { state, root: Node::new(), bounds: Bounds::unknown(), bytes: AtomicUsize::new(0) }
    }

    /// Goes on from `state`, with what is known about it if it is one or two moves from the last position.
    pub fn move_to(&mut self, game: &G, state: &G::State) {
        if self.state == *state {
            return;
        }
        let mut node = self.find(game, state).unwrap_or_default();
        let bounds = Bounds::unknown();
        bounds.narrow(node.children.get_mut().map_or(UNKNOWN, |children| children.bounds()));
        let bytes = AtomicUsize::new(node.bytes());
        // Assigned one by one: the tree as a whole can not be taken apart.
        (self.state, self.root, self.bounds, self.bytes) = (state.clone(), node, bounds, bytes);
    }

    /// Takes the node of `state` out of the tree, if a move or two lead there.
    fn find(&mut self, game: &G, state: &G::State) -> Option<Node<G::Move>> {
        let children = self.root.children.take()?;
        let mut replies = Vec::new();
        for cold in children.cold {
            let mut child = self.state.clone();
            game.play(&mut child, cold.mv);
            if child == *state {
                return Some(cold.node);
            }
            replies.push((child, cold.node));
        }
        for (parent, mut node) in replies {
            for cold in node.children.take().into_iter().flat_map(|children| children.cold) {
                let mut child = parent.clone();
                game.play(&mut child, cold.mv);
                if child == *state {
                    return Some(cold.node);
                }
            }
        }
        None
    }

    /// Whether nothing is left to find out about the root.
    pub fn is_solved(&self) -> bool {
        self.bounds.is_exact()
    }

    /// What is proven about the root: at least, at most.
    pub fn bounds(&self) -> (Value, Value) {
        self.bounds.read()
    }

    /// About how much memory the tree takes.
    pub fn bytes(&self) -> usize {
        self.bytes.load(Ordering::Relaxed)
    }

    /// The position that the tree grows from.
    pub const fn root_state(&self) -> &G::State {
        &self.state
    }

    pub(super) const fn root(&self) -> &Node<G::Move> {
        &self.root
    }

    pub(super) const fn root_bounds(&self) -> &Bounds {
        &self.bounds
    }

    pub(super) fn has_only_move(&self, game: &G) -> bool {
        let mut moves = Vec::new();
        game.moves(&self.state, &mut moves);
        moves.len() == 1
    }

    /// Takes so many bytes if there is room for them under `most`.
    pub(super) fn take_room(&self, bytes: usize, most: usize) -> bool {
        let room = self.bytes.load(Ordering::Relaxed) + bytes <= most;
        if room {
            self.bytes.fetch_add(bytes, Ordering::Relaxed);
        }
        room
    }

    /// The best root moves, best first: by what is proven, then by how often they were chosen.
    pub(super) fn ranked(&self, count: usize) -> Vec<Line<G::Move>> {
        let Some(children) = self.root.children.get() else { return Vec::new() };
        let (lower, _) = self.bounds();
        let mut lines: Vec<_> = (0..children.hot.len()).map(|index| children.line(index)).collect();
        lines.sort_by_key(|line| {
            let settles = line.bounds.0 == lower && lower > UNKNOWN.0;
            let pointless = line.bounds.1 < lower || line.bounds.1.is_loss();
            (!(settles && self.is_solved()), pointless, std::cmp::Reverse(line.games))
        });
        lines.truncate(count);
        lines
    }
}

impl<M> Default for Node<M> {
    fn default() -> Self {
        Self::new()
    }
}

impl<M> Node<M> {
    pub(super) const fn new() -> Self {
        Self { children: OnceLock::new() }
    }

    /// The memory below.
    fn bytes(&self) -> usize {
        let mut sum = 0;
        let mut open: Vec<&Self> = vec![self];
        while let Some(node) = open.pop() {
            if let Some(children) = node.children.get() {
                sum += Children::<M>::bytes(children.hot.len());
                open.extend(children.cold.iter().map(|cold| &cold.node));
            }
        }
        sum
    }
}

/// Level by level instead of by recursion: a tree may be deeper than the stack.
impl<M> Drop for Node<M> {
    fn drop(&mut self) {
        let mut open: Vec<_> = self.children.take().into_iter().collect();
        while let Some(mut children) = open.pop() {
            open.extend(children.cold.iter_mut().filter_map(|cold| cold.node.children.take()));
        }
    }
}

impl<M> Children<M> {
    /// About what so many children take.
    pub(super) const fn bytes(count: usize) -> usize {
        size_of::<Self>() + count * (size_of::<Hot>() + size_of::<u16>() + size_of::<Cold<M>>())
    }

    /// What is proven about the position, from what is proven about its moves.
    pub(super) fn bounds(&self) -> (Value, Value) {
        let best = |(lower, upper): (Value, Value), cold: &Cold<M>| {
            let bounds = cold.bounds.read();
            (lower.max(bounds.0), upper.max(bounds.1))
        };
        self.cold.iter().fold((UNKNOWN.0, UNKNOWN.0), best)
    }
}

impl<M: Copy> Children<M> {
    /// A move and what was chosen most often after it.
    fn line(&self, index: usize) -> Line<M> {
        let (games, won) = self.hot[index].first.read();
        let mut moves = vec![self.cold[index].mv];
        let mut node = &self.cold[index].node;
        while let Some(children) = node.children.get() {
            let most = (0..children.hot.len()).rev().max_by_key(|&child| children.hot[child].first.games());
            let Some(child) = most.filter(|&child| children.hot[child].first.games() > 0) else { break };
            moves.push(children.cold[child].mv);
            node = &children.cold[child].node;
        }
        let mean = if games > 0.0 { won / games } else { 0.0 };
        Line { moves, games: self.hot[index].first.games(), mean, bounds: self.cold[index].bounds.read() }
    }
}

impl<M> Line<M> {
    pub(super) fn found(self, scale: &Scale) -> Found<M> {
        let (lower, upper) = self.bounds;
        let proven = lower == upper;
        let value = if proven { lower } else { scale.value(self.mean) };
        Found { depth: self.moves.len() as u32, line: self.moves, value, proven, stopped: None }
    }
}
