//! Two-distance, the evaluation `two-distance`.
//!
//! A cell is as far from an edge as its *second* best neighbor, plus one: the opponent may take the best one. Own
//! stones are no cells but make those around a chain neighbors of each other. A side's potential is the least sum of a
//! cell's distances from both edges; how many cells attain it breaks ties.
//!
//! Reference: J. van Rijswijck, "Search and evaluation in Hex", 2002.
//!
//! Cells are handled a whole level at a time, but for those that are the only ones reached around a chain. No memory
//! but fixed arrays.

use jogada_rules::{Evaluator, Game, Side, Value};

use super::distance::SideField;
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
const MOST_LEVELS: usize = 40;

fn potential<const W: usize>(game: &Hex, state: &HexState, side: Side) -> Potential {
    let field = SideField::<W>::of(game, state, side);
    let shores = Shores::of(&field);
    let [near, far] = field.edges;
    let mut levels = [Lanes::NONE; MOST_LEVELS];
    let mut count = 0;
    for level in (Growth::new(&field, shores.clone(), near)).take(MOST_LEVELS) {
        levels[count] = level;
        count += 1;
    }
    let hopeless = Potential { distance: 2 * game.board.cells.count() as u32, ways: 0 };
    nearest(&levels[..count], Growth::new(&field, shores, far), hopeless)
}

/// The least sum of the number of a cell's level in `near` and in `far`, counted from one.
fn nearest<const W: usize>(near: &[Lanes<W>], far: impl Iterator<Item = Lanes<W>>, hopeless: Potential) -> Potential {
    let mut best = hopeless;
    for (number, level) in far.take(MOST_LEVELS).enumerate() {
        // The least that this level can add up to: if that is more than enough, so is whatever follows.
        let least = number as u32 + 2;
        if least > best.distance {
            break;
        }
        let meeting = near.iter().map(|other| *other & level).enumerate().find(|(_, cells)| !cells.is_empty());
        if let Some((other, cells)) = meeting {
            best = best.or(Potential { distance: least + other as u32, ways: cells.count() });
        }
    }
    best
}

impl Potential {
    /// The better of the two; the ways of both if they are equally far.
    const fn or(self, other: Self) -> Self {
        if other.distance < self.distance {
            other
        } else if other.distance == self.distance {
            Self { distance: self.distance, ways: self.ways + other.ways }
        } else {
            self
        }
    }
}

/// The cells by their distance from an edge, level by level.
struct Growth<'a, const W: usize> {
    field: &'a SideField<W>,
    /// Around chains that have fewer than two cells reached.
    shores: Shores<W>,
    level: Lanes<W>,
    reached: Lanes<W>,
    /// The cells that have a neighbor already reached, and those that have two.
    once: Lanes<W>,
    twice: Lanes<W>,
}

impl<'a, const W: usize> Growth<'a, W> {
    /// Starts with the cells at distance one: those that touch the edge, by themselves or through a chain.
    fn new(field: &'a SideField<W>, shores: Shores<W>, edge: Lanes<W>) -> Self {
        let chain = (edge & field.own).flood(field.own);
        let level = (edge | chain.spread()) & field.empty;
        Self { field, shores, level, reached: level, once: Lanes::NONE, twice: Lanes::NONE }
    }

    fn grow(&mut self) {
        self.flood_shores();
        let lonely = self.level & self.shores.all;
        // No two cells of a level are the same step away from a neighbor, so six shifts count each cell once.
        let free = self.level.without(lonely);
        let (north, south) = (free.north(), free.south());
        for cells in [north, north.east(), free.east(), south, south.west(), free.west()] {
            self.add(cells);
        }
        for bit in lonely.bits() {
            let cell = Lanes::single(bit);
            self.add(((cell.spread() & self.field.empty) | self.shores.around(cell)).without(cell));
        }
        self.level = (self.twice & self.field.empty).without(self.reached);
        self.reached = self.reached | self.level;
    }

    /// Around a chain with two cells reached every cell has two neighbors reached: nothing more is to be known of it.
    fn flood_shores(&mut self) {
        if self.level.meets(self.shores.all) {
            let (level, reached) = (self.level, self.reached);
            let done = self.shores.remove(|shore| shore.meets(level) && (shore & reached).has_two());
            self.twice = self.twice | done;
        }
    }

    #[inline]
    fn add(&mut self, cells: Lanes<W>) {
        self.twice = self.twice | (self.once & cells);
        self.once = self.once | cells;
    }
}

impl<const W: usize> Iterator for Growth<'_, W> {
    type Item = Lanes<W>;

    #[inline]
    fn next(&mut self) -> Option<Lanes<W>> {
        let level = self.level;
        if level.is_empty() {
            return None;
        }
        self.grow();
        Some(level)
    }
}

/// The most chains that are followed; the rest, on the largest boards only, make no cells neighbors.
const MOST_CHAINS: usize = 64;

/// The empty cells around each chain of own stones.
#[derive(Clone)]
struct Shores<const W: usize> {
    each: [Lanes<W>; MOST_CHAINS],
    count: usize,
    /// All of them together.
    all: Lanes<W>,
}

impl<const W: usize> Shores<W> {
    fn of(field: &SideField<W>) -> Self {
        let mut shores = Self { each: [Lanes::NONE; MOST_CHAINS], count: 0, all: Lanes::NONE };
        let mut rest = field.own;
        while let Some(stone) = rest.lowest().filter(|_| shores.count < MOST_CHAINS) {
            let mut chain = stone;
            let mut around = chain.spread();
            while (around & field.own) != chain {
                chain = around & field.own;
                around = chain.spread();
            }
            rest = rest.without(chain);
            shores.each[shores.count] = around & field.empty;
            shores.count += 1;
        }
        shores.join();
        shores
    }

    fn join(&mut self) {
        self.all = self.each[..self.count].iter().fold(Lanes::NONE, |all, &shore| all | shore);
    }

    /// Removes the shores that are done, and returns their cells.
    fn remove(&mut self, is_done: impl Fn(Lanes<W>) -> bool) -> Lanes<W> {
        let mut done = Lanes::NONE;
        let mut kept = 0;
        for index in 0..self.count {
            let shore = self.each[index];
            if is_done(shore) {
                done = done | shore;
            } else {
                self.each[kept] = shore;
                kept += 1;
            }
        }
        self.count = kept;
        self.join();
        done
    }

    /// What the chains that `cell` touches make neighbors of it.
    #[inline]
    fn around(&self, cell: Lanes<W>) -> Lanes<W> {
        let touching = self.each[..self.count].iter().filter(|shore| shore.meets(cell));
        touching.fold(Lanes::NONE, |around, &shore| around | shore)
    }
}
