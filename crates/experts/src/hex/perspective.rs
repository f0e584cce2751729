//! A position as the side to move sees it.
//!
//! Whoever moves joins top and bottom: for Second the board is mirrored on its long diagonal, which exchanges the pairs
//! of edges and keeps what touches what. So a net has one game to learn instead of two.

use jogada_games::hex::{Cell, Hex, HexState};
use jogada_rules::{Game, Side};

/// Whose stone lies on a cell, seen from the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[repr(u8)]
pub enum Stone {
    /// Nobody's.
    #[default]
    None = 0,
    /// One of the side to move, which joins top and bottom.
    Mine = 1,
    /// One of the other side, which joins left and right.
    Theirs = 2,
}

/// A position as the side to move sees it: cells row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Perspective {
    size: usize,
    mirrored: bool,
    stones: Vec<Stone>,
}

impl Perspective {
    /// What the side to move in `state` sees.
    pub fn of(game: &Hex, state: &HexState) -> Self {
        let mover = game.turn(state);
        let mut view =
            Self { size: game.size(), mirrored: mover == Side::Second, stones: vec![Stone::None; game.size().pow(2)] };
        for cell in game.cells() {
            if let Some(owner) = game.owner(state, cell) {
                let index = view.index(cell);
                view.stones[index] = if owner == mover { Stone::Mine } else { Stone::Theirs };
            }
        }
        view
    }

    /// The position with these stones, as First sees it.
    pub const fn of_stones(size: usize, stones: Vec<Stone>) -> Self {
        Self { size, mirrored: false, stones }
    }

    /// Rows, and columns.
    pub const fn size(&self) -> usize {
        self.size
    }

    /// The stones, row by row.
    pub fn stones(&self) -> &[Stone] {
        &self.stones
    }

    /// Whether no stone lies there.
    pub fn is_empty(&self, index: usize) -> bool {
        self.stones[index] == Stone::None
    }

    /// Where a cell of the board appears.
    pub const fn index(&self, cell: Cell) -> usize {
        let (row, col) = if self.mirrored { (cell.col, cell.row) } else { (cell.row, cell.col) };
        row as usize * self.size + col as usize
    }

    /// The cell of the board that appears there.
    pub const fn cell(&self, index: usize) -> Cell {
        let cell = Cell::new(index / self.size, index % self.size);
        if self.mirrored { cell.mirrored() } else { cell }
    }
}

#[cfg(test)]
mod tests {
    use jogada_games::hex::HexMove;

    use super::*;

    #[test]
    fn second_sees_the_board_mirrored_and_its_own_stones_as_mine() {
        let game = Hex::new(4, false).expect("a size that exists");
        let mut state = game.initial();
        game.play(&mut state, HexMove::Place(Cell::new(0, 3)));
        let seen = Perspective::of(&game, &state);
        assert_eq!(seen.stones()[3 * 4], Stone::Theirs);
        assert_eq!(seen.index(Cell::new(0, 3)), 3 * 4);
        assert!((0..16).all(|index| seen.index(seen.cell(index)) == index));
        game.play(&mut state, HexMove::Place(Cell::new(2, 1)));
        let seen = Perspective::of(&game, &state);
        assert_eq!((seen.stones()[3], seen.stones()[2 * 4 + 1]), (Stone::Mine, Stone::Theirs));
    }
}
