//! Two-distance, the evaluation `two-distance`.
//!
//! A cell is as far from an edge as its *second* best neighbor, plus one: the opponent may take the best one. Own
//! stones are no cells but make those around a chain neighbors of each other. A side's potential is the least sum of a
//! cell's distances from both edges; how many cells attain it breaks ties.
//!
//! Reference: J. van Rijswijck, "Search and evaluation in Hex", 2002.
//!
//! Cells far from own stones are handled a whole level at a time, the others one by one. No memory but fixed arrays.

use jogada_rules::{Evaluator, Game, Side, Value};

use super::distance::Field;
use super::lanes::{Lanes, with_width};
use super::{Hex, HexState};

/// What the opponent's potential exceeds the own by, in points; each cell that attains it adds a hundredth.
#[derive(Clone, Copy, Debug, Default)]
pub struct TwoDistance;

impl Evaluator<Hex> for TwoDistance {
    fn evaluate(&self, game: &Hex, state: &HexState) -> Value {
        let mover = game.turn(state);
        let [own, other] = [mover, !mover].map(|side| game.potential(state, side));
        let ways = own.ways as i32 - other.ways as i32;
        Value::hundredths(100 * (other.distance as i32 - own.distance as i32) + ways.clamp(-99, 99))
    }
}

/// How far a side is from joining its edges, by two-distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Potential {
    /// The least sum of a cell's distances from both edges; twice the number of cells if no cell has both.
    pub distance: u32,
    /// How many cells attain it.
    pub ways: u32,
}

impl Hex {
    /// The potential of `side`: smaller is nearer to joining its edges.
    pub fn potential(&self, state: &HexState, side: Side) -> Potential {
        with_width!(self.board.words, potential(self, state, side))
    }
}

/// Cells further from an edge than this are as good as cut off: an empty board has as many levels as rows.
const MOST_LEVELS: usize = 64;

/// The cells by their distance from an edge: level i holds those at i + 1.
struct Levels<const W: usize> {
    sets: [Lanes<W>; MOST_LEVELS],
    count: usize,
}

fn potential<const W: usize>(game: &Hex, state: &HexState, side: Side) -> Potential {
    let field = Field::<W>::of(game, state, side);
    let chains = Chains::of(&field);
    let [near, far] = field.edges.map(|edge| levels(&field, &chains, edge));
    for distance in 0..(near.count + far.count).saturating_sub(1) {
        let least = (distance + 1).saturating_sub(far.count);
        let met = (least..near.count.min(distance + 1))
            .fold(Lanes::NONE, |met, level| met | (near.sets[level] & far.sets[distance - level]));
        if !met.is_empty() {
            return Potential { distance: distance as u32 + 2, ways: met.count() };
        }
    }
    Potential { distance: 2 * game.board.cells.count() as u32, ways: 0 }
}

/// All cells by their distance from `edge`.
fn levels<const W: usize>(field: &Field<W>, chains: &Chains<W>, edge: Lanes<W>) -> Levels<W> {
    let mut levels = Levels { sets: [Lanes::NONE; MOST_LEVELS], count: 0 };
    let mut level = edge_level(field, edge);
    let mut reached = Lanes::NONE;
    let mut near = Seen { once: Lanes::NONE, twice: Lanes::NONE };
    while !level.is_empty() && levels.count < MOST_LEVELS {
        levels.sets[levels.count] = level;
        levels.count += 1;
        reached = reached | level;
        near.add_level(field, chains, level);
        level = (near.twice & field.empty).without(reached);
    }
    levels
}

/// The cells at distance one: those that touch the edge, by themselves or through a chain.
fn edge_level<const W: usize>(field: &Field<W>, edge: Lanes<W>) -> Lanes<W> {
    let chain = (edge & field.own).flood(field.own);
    (edge | chain.spread()) & field.empty
}

/// The cells that have one, and two, neighbors already reached.
struct Seen<const W: usize> {
    once: Lanes<W>,
    twice: Lanes<W>,
}

impl<const W: usize> Seen<W> {
    fn add_level(&mut self, field: &Field<W>, chains: &Chains<W>, level: Lanes<W>) {
        // No two cells of a level are the same step away from a neighbor, so six shifts count each cell once.
        let free = level.without(chains.shore);
        let (north, south) = (free.north(), free.south());
        for cells in [north, north.east(), free.east(), south, south.west(), free.west()] {
            self.add(cells);
        }
        for bit in (level & chains.shore).bits() {
            let cell = Lanes::single(bit);
            self.add((cell.spread() & field.empty | chains.around(cell)).without(cell));
        }
    }

    #[inline]
    fn add(&mut self, cells: Lanes<W>) {
        self.twice = self.twice | (self.once & cells);
        self.once = self.once | cells;
    }
}

/// The most chains that are followed; the rest, on the largest boards only, make no cells neighbors.
const MOST_CHAINS: usize = 128;

/// The empty cells around each chain of own stones.
struct Chains<const W: usize> {
    shores: [Lanes<W>; MOST_CHAINS],
    count: usize,
    /// All of them together.
    shore: Lanes<W>,
}

impl<const W: usize> Chains<W> {
    fn of(field: &Field<W>) -> Self {
        let mut chains = Self { shores: [Lanes::NONE; MOST_CHAINS], count: 0, shore: Lanes::NONE };
        let mut rest = field.own;
        while let Some(bit) = rest.bits().next() {
            let chain = Lanes::single(bit).flood(field.own);
            rest = rest.without(chain);
            chains.add(chain.spread() & field.empty);
        }
        chains
    }

    fn add(&mut self, shore: Lanes<W>) {
        if self.count < MOST_CHAINS {
            self.shores[self.count] = shore;
            self.count += 1;
            self.shore = self.shore | shore;
        }
    }

    /// What the chains that `cell` touches make neighbors of it.
    #[inline]
    fn around(&self, cell: Lanes<W>) -> Lanes<W> {
        let touching = self.shores[..self.count].iter().filter(|shore| shore.meets(cell));
        touching.fold(Lanes::NONE, |around, &shore| around | shore)
    }
}
