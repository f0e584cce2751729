//! Connections that hold: H-search.
//!
//! **Finds** for one side pairs of ends — groups of stones, edges, empty cells taken for stones — that can be joined
//! although the opponent moves first (full), or with one own move more (semi), each with its carrier: the empty cells
//! that the defense needs.
//! **Right** whenever it claims one; it does not find all, the more so as it keeps few of many and leaves long ones between
//! empty cells out ([`NetworkReach`]).
//! **Costs** about the square of the connections kept, and little when a stone is added: a stone takes what it
//! intrudes on and nothing else away from the opponent, and makes its own side's semi connections through it full.
//! **Reference**: Anshelevich, "A hierarchical approach to computer Hex", 2002; Pawlewicz, Hayward, Henderson and
//! Arneson, "Stronger virtual connections in Hex", 2015.
//!
//! Two rules make all: two full connections of an end between them with disjoint carriers make one, full over a group,
//! semi over an empty cell that is to be taken (its key); semi connections whose carriers have no cell in common make a
//! full one. Edge templates and ladders are what comes of that.

mod change;
mod links;
mod origins;
mod rules;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use jogada_rules::Side;

use self::change::Frame;
pub(super) use self::links::Link;
use self::links::{Agenda, Pair, Partners};
pub(super) use self::origins::FullOrigin;
use self::origins::Origins;
use super::bits::CellBits;
use super::terrain::{Stones, Terrain};

/// How much is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NetworkReach {
    /// Full connections of a pair.
    pub(super) fulls: usize,
    /// Semi connections of a pair.
    pub(super) semis: usize,
    /// The largest carrier between two empty cells.
    pub(super) between_empty: usize,
    /// How many semi connections are put together at most.
    pub(super) together: usize,
    /// Whether an edge, too, may be the end between two connections.
    pub(super) over_edges: bool,
    /// How many connections the rules are applied to at most after a change: a large empty board has no end of them.
    pub(super) steps: usize,
}

impl NetworkReach {
    /// What pays in a search.
    pub(super) const USUAL: Self =
        Self { fulls: 12, semis: 25, between_empty: 4, together: 4, over_edges: false, steps: 20_000 };
    /// What pays where positions are proven: a position less is worth more than a look.
    pub(super) const PROVING: Self = Self { together: 5, ..Self::USUAL };

    /// The steps on a board: on those that are larger than anybody plays on, a step is dear and a look must end, too.
    const fn steps_on(&self, size: usize) -> usize {
        if size <= 19 { self.steps } else { self.steps / 8 }
    }
}

/// One of the two edges of a side is an end after all cells.
pub(super) type Endpoint = u16;

/// The connections of one side in a position.
#[derive(Clone, Debug)]
pub(super) struct Network<B> {
    terrain: Arc<Terrain<B>>,
    side: Side,
    reach: NetworkReach,
    stones: B,
    free: B,
    /// The end that stands for a cell's whole group; an empty cell stands for itself.
    roots: Vec<Endpoint>,
    /// The pairs of ends, see [`Network::pair_index`].
    pairs: Vec<Pair<B>>,
    /// All cells that a carrier of a pair has, and maybe some that one had. Apart, for every change looks at all of them.
    spans: Vec<B>,
    /// The ends that each end has full connections to.
    partners: Vec<Partners<B>>,
    agenda: Agenda<B>,
    frames: Vec<Frame<B>>,
    /// The frame in which each pair was last saved.
    saved_in: Vec<u32>,
    /// Pairs that are in use no more, for the room that they have.
    spare: Vec<Pair<B>>,
    scratch: Vec<B>,
    /// Where each connection comes from, if that is wanted.
    origins: Option<Origins<B>>,
}

impl<B: CellBits> Network<B> {
    /// All connections of `side` that can be found in a position.
    pub(super) fn new(terrain: &Arc<Terrain<B>>, side: Side, reach: NetworkReach, stones: &Stones<B>) -> Self {
        Self::build(terrain, side, reach, stones, None)
    }

    /// The same, and every connection can say where it comes from.
    pub(super) fn explained(terrain: &Arc<Terrain<B>>, side: Side, reach: NetworkReach, stones: &Stones<B>) -> Self {
        Self::build(terrain, side, reach, stones, Some(Origins::default()))
    }

    fn build(
        terrain: &Arc<Terrain<B>>,
        side: Side,
        reach: NetworkReach,
        stones: &Stones<B>,
        origins: Option<Origins<B>>,
    ) -> Self {
        let cells = terrain.size * terrain.size;
        let ends = cells + 2;
        let mut network = Self {
            terrain: Arc::clone(terrain),
            side,
            reach,
            stones: stones.of[side.index()],
            free: terrain.all.without(stones.taken()),
            roots: (0..ends as Endpoint).collect(),
            pairs: vec![Pair::default(); ends * (ends - 1) / 2],
            spans: vec![B::NONE; ends * (ends - 1) / 2],
            partners: vec![Partners::default(); ends],
            agenda: Agenda::new(cells),
            frames: Vec::new(),
            saved_in: vec![0; ends * (ends - 1) / 2],
            spare: Vec::new(),
            scratch: Vec::new(),
            origins,
        };
        network.find_roots();
        network.touch_all();
        network.close();
        network
    }

    /// Whose connections they are.
    pub(super) const fn side(&self) -> Side {
        self.side
    }

    /// Whether the two edges are joined by stones already.
    pub(super) fn is_joined(&self) -> bool {
        let [one, other] = self.edges();
        self.roots[one] == self.roots[other]
    }

    /// The full connections between the two edges, as carriers.
    pub(super) fn winning(&self) -> &[Link<B>] {
        self.between_edges().map_or(&[], |pair| &pair.full)
    }

    /// The semi connections between the two edges.
    pub(super) fn threats(&self) -> &[Link<B>] {
        self.between_edges().map_or(&[], |pair| &pair.semi)
    }

    /// What is known between a stone's group and one of the two edges; nothing where stones join them.
    pub(super) fn to_edge(&self, stone: usize, edge: usize) -> Option<&Pair<B>> {
        let (one, other) = (self.roots[stone], self.roots[self.edges()[edge]]);
        (one != other).then(|| self.between(one, other))
    }

    fn between_edges(&self) -> Option<&Pair<B>> {
        let [one, other] = self.edges().map(|edge| self.roots[edge]);
        (one != other).then(|| self.between(one, other))
    }

    /// The ends that are the two edges.
    fn edges(&self) -> [usize; 2] {
        let cells = self.terrain.size * self.terrain.size;
        [cells, cells + 1]
    }

    fn ends(&self) -> usize {
        self.roots.len()
    }

    /// All pairs of ends that stand for themselves, with what is known between them.
    pub(super) fn all(&self) -> impl Iterator<Item = (Endpoint, Endpoint, &Pair<B>)> {
        let ends = self.ends() as Endpoint;
        (1..ends).flat_map(move |two| (0..two).map(move |one| (one, two, self.between(one, two))))
    }

    fn between(&self, one: Endpoint, other: Endpoint) -> &Pair<B> {
        &self.pairs[pair_index(one, other)]
    }

    /// The cell of an end that is an empty cell, as a set; nothing for groups and edges.
    #[inline]
    fn cell_of(&self, end: Endpoint) -> B {
        let end = end as usize;
        if end < self.ends() - 2 { B::single(end) & self.free } else { B::NONE }
    }

    #[inline]
    fn is_edge(&self, end: Endpoint) -> bool {
        self.edges().iter().any(|&edge| self.roots[edge] == end)
    }

    /// Finds out which group each cell belongs to. A group stands under its first stone, or under its edge.
    fn find_roots(&mut self) {
        let mut left = self.stones;
        let borders = self.terrain.borders[self.side.index()];
        let edges = self.edges();
        for edge in edges {
            self.roots[edge] = edge as Endpoint;
        }
        for (edge, border) in edges.into_iter().zip(borders) {
            let group = self.terrain.flood(border, self.stones);
            if !group.is_within(left) {
                // The edges are joined: the second stands under the first.
                self.roots[edge] = edges[0] as Endpoint;
            }
            let root = self.roots[edge];
            group.cells().for_each(|cell| self.roots[cell] = root);
            left = left.without(group);
        }
        while !left.is_empty() {
            let group = self.terrain.flood(B::single(left.lowest()), left);
            let root = left.lowest() as Endpoint;
            group.cells().for_each(|cell| self.roots[cell] = root);
            left = left.without(group);
        }
    }

    /// Joins all ends that touch.
    fn touch_all(&mut self) {
        let terrain = Arc::clone(&self.terrain);
        let ground = self.free | self.stones;
        for cell in ground.cells() {
            for near in (terrain.near[cell] & ground).cells().filter(|&near| near > cell) {
                self.touch(cell, near);
            }
        }
        for (edge, border) in self.edges().into_iter().zip(terrain.borders[self.side.index()]) {
            (border & ground).cells().for_each(|cell| self.touch(cell, edge));
        }
    }

    fn touch(&mut self, one: usize, other: usize) {
        let (one, other) = (self.roots[one], self.roots[other]);
        if one != other {
            self.add_full(one, other, B::NONE, || FullOrigin::Touch);
        }
    }
}

/// Where the pair of two ends is kept.
#[inline]
const fn pair_index(one: Endpoint, other: Endpoint) -> usize {
    debug_assert!(one != other, "an end has no connection to itself");
    let (low, high) = if one < other { (one as usize, other as usize) } else { (other as usize, one as usize) };
    high * (high - 1) / 2 + low
}
