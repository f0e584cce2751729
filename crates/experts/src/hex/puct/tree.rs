//! The tree: positions with their moves, best first, and what came of those that were tried.
//!
//! Moves in another order lead to the same position, and in Hex more than half of all ways down a tree end where another
//! has been. So a position is there once, whatever leads to it, and what is found out below it counts for all of them
//! (Czech, Korus and Kersting, 2020). What a position is worth follows from those below it, each counted as
//! often as it was tried from here.

use std::collections::HashMap;

use jogada_games::hex::{Cell, HexMove};
use jogada_rules::{Dice, Key};

use super::noise::dirichlet;

/// How a position ends with the best play of both, as far as it is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum Fate {
    /// Not proven.
    #[default]
    Open,
    /// The side to move wins.
    Won,
    /// The side to move loses.
    Lost,
}

impl Fate {
    /// The same for the other side, a move later.
    pub(super) const fn turned(self) -> Self {
        match self {
            Self::Open => Self::Open,
            Self::Won => Self::Lost,
            Self::Lost => Self::Won,
        }
    }
}

/// A move that may be tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    mv: u16,
    prior: u16,
}

/// The code of a swap; cells have smaller ones.
const SWAP: u16 = u16::MAX;
/// A prior of one.
const WHOLE: f32 = 65535.0;

impl Candidate {
    pub(super) fn new(mv: HexMove, prior: f32) -> Self {
        let mv = match mv {
            HexMove::Place(cell) => u16::from(cell.row) << 8 | u16::from(cell.col),
            HexMove::Swap => SWAP,
        };
        Self { mv, prior: (prior * WHOLE) as u16 }
    }

    pub(super) const fn mv(self) -> HexMove {
        match self.mv {
            SWAP => HexMove::Swap,
            mv => HexMove::Place(Cell::new((mv >> 8) as usize, (mv & 255) as usize)),
        }
    }

    pub(super) fn prior(self) -> f32 {
        f32::from(self.prior) * (1.0 / WHOLE)
    }
}

/// What came of a move that was tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct PuctEdge {
    /// The position that it leads to.
    pub(super) node: u32,
    pub(super) visits: u32,
    /// Threads on their way through it.
    pub(super) pending: u16,
    /// Someone with insight has said that others are at least as good.
    pub(super) barred: bool,
}

impl PuctEdge {
    /// How often it was tried, threads on their way included.
    pub(super) fn tries(&self) -> u32 {
        self.visits + u32::from(self.pending)
    }
}

/// A position.
#[derive(Clone, Debug, Default)]
pub(super) struct PuctNode {
    /// Its moves: first those that were tried, then the others, best first.
    pub(super) candidates: Vec<Candidate>,
    /// What came of those that were tried.
    pub(super) edges: Vec<PuctEdge>,
    pub(super) visits: u32,
    /// What the net expects for the side to move.
    pub(super) value: f32,
    /// What the side to move may expect by all that was found out below.
    pub(super) mean: f32,
    pub(super) fate: Fate,
    /// Whether someone with insight has looked at it.
    pub(super) seen: bool,
    /// Whether lines end here: what would follow changes nothing any more.
    pub(super) ends: bool,
}

impl PuctNode {
    /// Whether the net has looked at it, or nothing is left to look at.
    pub(super) fn is_known(&self) -> bool {
        !self.candidates.is_empty() || self.fate != Fate::Open
    }

    /// What the side to move may expect, from −1 to 1.
    pub(super) fn worth(&self) -> f32 {
        match self.fate {
            Fate::Open => self.mean,
            Fate::Won => 1.0,
            Fate::Lost => -1.0,
        }
    }

    fn bytes(&self) -> usize {
        size_of::<Self>()
            + self.candidates.capacity() * size_of::<Candidate>()
            + self.edges.capacity() * size_of::<PuctEdge>()
    }

    /// Mixes a share of noise into the priors: a few moves, drawn anew each time, gain much.
    pub(super) fn stir(&mut self, share: f32, dice: &mut Dice) {
        let noise = dirichlet(self.candidates.len(), dice);
        for (candidate, noise) in self.candidates.iter_mut().zip(noise) {
            candidate.prior = (((1.0 - share) * candidate.prior() + share * noise) * WHOLE) as u16;
        }
        self.candidates[self.edges.len()..].sort_by_key(|candidate| std::cmp::Reverse(candidate.prior));
    }

    /// The edges with their numbers and moves.
    pub(super) fn tried(&self) -> impl Iterator<Item = (usize, Candidate, &PuctEdge)> {
        self.edges.iter().enumerate().map(|(number, edge)| (number, self.candidates[number], edge))
    }
}

/// The positions that a search has met; the first is where it starts.
#[derive(Clone, Debug)]
pub(super) struct PuctTree {
    pub(super) nodes: Vec<PuctNode>,
    /// Where the position of a key is.
    places: HashMap<Key, u32>,
    /// The edge to play at the root, where that is not for the search to say.
    pub(super) chosen: Option<usize>,
    bytes: usize,
}

/// Where a search starts.
pub(super) const ROOT: u32 = 0;
/// About what a position takes in the list of places.
const PLACE_BYTES: usize = 2 * size_of::<(Key, u32)>();

impl PuctTree {
    pub(super) fn new() -> Self {
        Self { nodes: vec![PuctNode::default()], places: HashMap::new(), chosen: None, bytes: size_of::<PuctNode>() }
    }

    pub(super) fn node(&self, number: u32) -> &PuctNode {
        &self.nodes[number as usize]
    }

    pub(super) fn node_mut(&mut self, number: u32) -> &mut PuctNode {
        &mut self.nodes[number as usize]
    }

    pub(super) fn fate(&self, number: u32) -> Fate {
        self.node(number).fate
    }

    /// About how much memory the tree takes.
    pub(super) const fn bytes(&self) -> usize {
        self.bytes
    }

    /// Tries the next candidate of a position for the first time: the number of its edge. `key` is that of the position
    /// that it leads to, which may be there already.
    pub(super) fn try_next(&mut self, parent: u32, key: Key) -> usize {
        let fresh = self.nodes.len() as u32;
        let node = *self.places.entry(key).or_insert(fresh);
        if node == fresh {
            self.nodes.push(PuctNode::default());
            self.bytes += size_of::<PuctNode>() + PLACE_BYTES;
        }
        self.change(parent, |parent| {
            parent.edges.push(PuctEdge { node, visits: 0, pending: 0, barred: false });
            parent.edges.len() - 1
        })
    }

    /// Changes a position, and counts the memory that it takes.
    pub(super) fn change<R>(&mut self, number: u32, change: impl FnOnce(&mut PuctNode) -> R) -> R {
        let node = self.node_mut(number);
        let before = node.bytes();
        let result = change(node);
        let after = node.bytes();
        self.bytes = self.bytes + after - before;
        result
    }

    /// What is left when the search starts from the position `number`: it and what is below.
    pub(super) fn below(mut self, number: u32) -> Self {
        let mut kept = Self { nodes: Vec::new(), places: HashMap::new(), chosen: None, bytes: 0 };
        let mut targets = HashMap::from([(number, ROOT)]);
        let mut sources = vec![number];
        while let Some(&source) = sources.get(kept.nodes.len()) {
            let mut node = std::mem::take(self.node_mut(source));
            for edge in &mut node.edges {
                edge.node = *targets.entry(edge.node).or_insert_with_key(|&source| {
                    sources.push(source);
                    sources.len() as u32 - 1
                });
            }
            kept.bytes += node.bytes() + PLACE_BYTES;
            kept.nodes.push(node);
        }
        kept.places = self.places.into_iter().filter_map(|(key, at)| Some((key, *targets.get(&at)?))).collect();
        kept
    }

    /// What a move is worth to the side that makes it, from −1 to 1, by what is known of the position that it leads to.
    pub(super) fn mean(&self, edge: &PuctEdge) -> f32 {
        -self.node(edge.node).worth()
    }

    /// The same with threads on their way counted as losses, so that others look elsewhere.
    pub(super) fn hopes(&self, edge: &PuctEdge) -> f32 {
        let (mean, pending) = (self.mean(edge), f32::from(edge.pending));
        if edge.pending == 0 { mean } else { (mean * edge.visits as f32 - pending) / edge.tries() as f32 }
    }

    /// Weighs anew what a position is worth: its moves as often as they were tried, without those that are out.
    pub(super) fn weigh(&mut self, number: u32) {
        let node = self.node(number);
        let (mut sum, mut count) = (f64::from(node.value), 1);
        for edge in node.edges.iter().filter(|edge| edge.visits > 0 && !self.is_out(edge)) {
            sum += f64::from(self.mean(edge)) * f64::from(edge.visits);
            count += edge.visits;
        }
        self.node_mut(number).mean = (sum / f64::from(count)) as f32;
    }

    /// Whether there is no point in a move: it loses, or others are at least as good.
    pub(super) fn is_out(&self, edge: &PuctEdge) -> bool {
        edge.barred || self.fate(edge.node) == Fate::Won
    }

    /// What is proven about a position by what is proven about those that follow.
    pub(super) fn infer(&mut self, number: u32) {
        let node = self.node(number);
        if node.fate != Fate::Open {
            return;
        }
        let fate = if node.edges.iter().any(|edge| self.fate(edge.node) == Fate::Lost) {
            Fate::Won
        } else if node.edges.len() == node.candidates.len() && node.edges.iter().all(|edge| self.is_out(edge)) {
            Fate::Lost
        } else {
            return;
        };
        self.node_mut(number).fate = fate;
    }

    /// The edge to play: one that is chosen, else one that wins, else the one tried most often that is not proven to
    /// lose, else the one that was hardest to refute.
    pub(super) fn best(&self, number: u32) -> Option<usize> {
        let rank = |edge: &PuctEdge| match self.fate(edge.node) {
            Fate::Lost => (2, edge.visits),
            _ => (u8::from(!self.is_out(edge)), edge.visits),
        };
        let edges = &self.node(number).edges;
        let chosen = self.chosen.filter(|_| number == ROOT);
        chosen.or_else(|| (0..edges.len()).rev().max_by_key(|&index| rank(&edges[index])))
    }
}
