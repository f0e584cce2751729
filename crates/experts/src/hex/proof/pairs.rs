//! Pairs of empty cells that answer each other.

use jogada_rules::Side;

use super::writer::Narrow;
use crate::hex::bits::CellBits;
use crate::hex::claims::{Claim, Claims};
use crate::hex::connections::Endpoint;
use crate::hex::terrain::Terrain;

/// Two empty cells taken for stones: each, once it is the winner's, leaves the other useless.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AnsweringPair<B> {
    cells: [usize; 2],
    /// The stones of the winner at the time, pairs taken before included.
    own: B,
}

impl<B: CellBits> AnsweringPair<B> {
    /// Takes pairs for stones until there are none, first to last.
    pub(super) fn pairs(terrain: &Terrain<B>, side: Side, mut narrow: Narrow<B>) -> (Narrow<B>, Vec<Self>) {
        let mut pairs = Vec::new();
        while let Some(cells) = pair_in(terrain, side, narrow) {
            pairs.push(Self { cells, own: narrow.own });
            let pair = B::single(cells[0]) | B::single(cells[1]);
            narrow = Narrow { own: narrow.own | pair, left: narrow.left.without(pair) };
        }
        (narrow, pairs)
    }

    /// What a claim becomes when the pair is empty again.
    pub(super) fn taken_back(&self, terrain: &Terrain<B>, side: Side, claims: &mut Claims<B>, claim: usize) -> usize {
        let needs = claims.needs(claim);
        let [one, other] = self.cells;
        if !needs.stones.has(one) && !needs.stones.has(other) {
            return claim;
        }
        let suffice = |stones: B| {
            [(one, other), (other, one)].into_iter().all(|(lost, kept)| {
                let stones = stones | B::single(kept);
                !needs.stones.has(lost) || is_useless(terrain, side, lost, stones, stones | needs.carrier)
            })
        };
        let bare = needs.stones.without(B::single(one) | B::single(other));
        let beside = (terrain.near[one] | terrain.near[other]) & self.own;
        let more = if suffice(bare) { B::NONE } else { beside.without(bare) };
        let more = more.cells().map(|cell| cell as Endpoint).collect();
        claims.add(Claim::Pair(self.cells.map(|cell| cell as Endpoint), claim, more))
    }
}

fn pair_in<B: CellBits>(terrain: &Terrain<B>, side: Side, narrow: Narrow<B>) -> Option<[usize; 2]> {
    let ground = narrow.own | narrow.left;
    let leaves = |kept: usize, lost: usize| is_useless(terrain, side, lost, narrow.own | B::single(kept), ground);
    narrow.left.cells().find_map(|one| {
        let mut others = (terrain.near[one] & narrow.left).cells().filter(|&other| other > one);
        others.find(|&other| leaves(one, other) && leaves(other, one)).map(|other| [one, other])
    })
}

/// Whether a cell is on no shortest way between anything, where `side` has these stones and can get no more than the ground:
/// all that lies around it there touches, or is joined by stones around it.
pub(super) fn is_useless<B: CellBits>(terrain: &Terrain<B>, side: Side, cell: usize, stones: B, ground: B) -> bool {
    let ring = terrain.near[cell] & ground;
    let solid = ring & stones;
    let edge = terrain.borders[side.index()].into_iter().find(|border| border.has(cell));
    let start = match edge {
        Some(border) => solid & border,
        None if solid.is_empty() => return all_touch(terrain, ring),
        None => B::single(solid.lowest()),
    };
    if terrain.flood(start, solid) != solid {
        return false;
    }
    let touched = solid.cells().fold(edge.unwrap_or(B::NONE), |all, stone| all | terrain.near[stone]);
    ring.without(solid).is_within(touched)
}

fn all_touch<B: CellBits>(terrain: &Terrain<B>, cells: B) -> bool {
    cells.cells().all(|cell| cells.without(B::single(cell)).is_within(terrain.near[cell]))
}
