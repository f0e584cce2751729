//! Sets of cells, as plainly as they can be kept in little room.

use jogada_games::hex::{Cell, Hex};

/// A set of cells: one word a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CellSet(Vec<u32>);

impl CellSet {
    pub(super) fn none(game: &Hex) -> Self {
        Self(vec![0; game.size()])
    }

    pub(super) fn all(game: &Hex) -> Self {
        Self(vec![(1 << game.size()) - 1; game.size()])
    }

    pub(super) fn has(&self, cell: Cell) -> bool {
        self.0[usize::from(cell.row)] >> cell.col & 1 != 0
    }

    pub(super) fn insert(&mut self, cell: Cell) {
        self.0[usize::from(cell.row)] |= 1 << cell.col;
    }

    pub(super) fn remove(&mut self, cell: Cell) {
        self.0[usize::from(cell.row)] &= !(1 << cell.col);
    }

    pub(super) fn add(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(row, more)| *row |= more);
    }

    pub(super) fn keep(&mut self, other: &Self) {
        self.0.iter_mut().zip(&other.0).for_each(|(row, kept)| *row &= kept);
    }

    pub(super) fn meets(&self, other: &Self) -> bool {
        self.0.iter().zip(&other.0).any(|(one, other)| one & other != 0)
    }

    pub(super) fn count(&self) -> usize {
        self.0.iter().map(|row| row.count_ones() as usize).sum()
    }

    pub(super) fn first(&self, game: &Hex) -> Option<Cell> {
        game.cells().find(|&cell| self.has(cell))
    }
}
