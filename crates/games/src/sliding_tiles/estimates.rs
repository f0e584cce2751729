//! Estimates of the moves still to make.

use jogada_rules::{Cost, Heuristic, Promise};

use super::{MOST_CELLS, SlidingTiles, Tiles};

/// The sum of the tiles' distances from home, as if none were in the way of another. A move takes one tile one cell
/// on, so the sum changes by one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Manhattan;

/// [`Manhattan`], and two moves more for each tile that must leave its home row or column to let others pass
/// (Hansson, Mayer and Yung 1992).
///
/// How many must leave a line is counted exactly: those outside the longest part that is in order. This makes it
/// consistent: a move changes the lines across its way only, each by at most one tile, and a tile that leaves a home
/// line or enters one pays for it in distance.
#[derive(Clone, Copy, Debug, Default)]
pub struct LinearConflict;

impl Heuristic<SlidingTiles> for Manhattan {
    #[inline]
    fn estimate(&self, puzzle: &SlidingTiles, state: &Tiles) -> Cost {
        Cost::moves(distance(puzzle, *state))
    }

    fn promise(&self) -> Promise {
        Promise::Consistent
    }
}

impl Heuristic<SlidingTiles> for LinearConflict {
    fn estimate(&self, puzzle: &SlidingTiles, state: &Tiles) -> Cost {
        Cost::moves(distance(puzzle, *state) + 2 * leaving(puzzle, *state))
    }

    fn promise(&self) -> Promise {
        Promise::Consistent
    }
}

#[inline]
fn distance(puzzle: &SlidingTiles, tiles: Tiles) -> u32 {
    (0..puzzle.cells()).map(|cell| u32::from(puzzle.away[usize::from(tiles.tile(cell))][cell])).sum()
}

/// How many tiles must leave their home row or column to let others pass.
fn leaving(puzzle: &SlidingTiles, tiles: Tiles) -> u32 {
    let (rows, cols) = (puzzle.rows, puzzle.cols);
    let home = |cell| usize::from(tiles.tile(cell)).checked_sub(1);
    let in_row = |row| {
        let homes = (row * cols..(row + 1) * cols).filter_map(home);
        out_of_order(homes.filter(|home| home / cols == row).map(|home| home % cols))
    };
    let in_col = |col| {
        let homes = (col..rows * cols).step_by(cols).filter_map(home);
        out_of_order(homes.filter(|home| home % cols == col).map(|home| home / cols))
    };
    (0..rows).map(in_row).sum::<u32>() + (0..cols).map(in_col).sum::<u32>()
}

/// The fewest items to take out so that the rest ascend.
///
/// `ends[n]` is the least item that an ascending part of `n + 1` items can end with so far.
#[inline]
fn out_of_order(items: impl Iterator<Item = usize>) -> u32 {
    let mut ends = [0; MOST_CELLS / 2];
    let mut longest = 0;
    let mut count = 0;
    for item in items {
        let place = ends[..longest].iter().position(|&end| end > item).unwrap_or(longest);
        ends[place] = item;
        longest = longest.max(place + 1);
        count += 1;
    }
    count - longest as u32
}
