//! The board as this engine sees it: what touches what, where the edges are, and positions as two sets of stones.

use jogada_games::hex::{Cell, Hex, HexState};
use jogada_rules::{Game, Side};

use super::bits::{CellBits, collected};

/// The six directions in the order in which they go round a cell; each is next to the one before.
pub(super) const AROUND: [(isize, isize); 6] = [(-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1)];

/// What does not change during a game.
#[derive(Debug)]
pub(super) struct Terrain<B> {
    pub(super) size: usize,
    /// All cells.
    pub(super) all: B,
    /// The cells that touch each cell.
    pub(super) near: Vec<B>,
    /// What lies in each direction from each cell.
    pub(super) around: Vec<[Beside; 6]>,
    /// The cells at the two edges of each side.
    pub(super) borders: [[B; 2]; 2],
}

/// What lies beside a cell in some direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beside {
    Cell(usize),
    /// An edge of this side.
    Edge(Side),
}

impl<B: CellBits> Terrain<B> {
    pub(super) fn new(size: usize) -> Self {
        assert!(size * size <= B::ROOM, "a set of this width has no room for the board");
        let all = collected(0..size * size);
        let around: Vec<_> = (0..size * size).map(|cell| AROUND.map(|step| beside(size, cell, step))).collect();
        let near = around.iter().map(|ring| {
            collected(ring.iter().filter_map(|beside| match beside {
                Beside::Cell(cell) => Some(*cell),
                Beside::Edge(_) => None,
            }))
        });
        let near = near.collect();
        let row = |row: usize| collected((0..size).map(move |col| row * size + col));
        let col = |col: usize| collected((0..size).map(move |row| row * size + col));
        let borders = [[row(0), row(size - 1)], [col(0), col(size - 1)]];
        Self { size, all, near, around, borders }
    }

    /// What can be reached from `start` inside `ground`.
    pub(super) fn flood(&self, start: B, ground: B) -> B {
        let mut reached = start & ground;
        let mut fresh = reached;
        while !fresh.is_empty() {
            let cell = fresh.lowest();
            let grown = (self.near[cell] & ground).without(reached);
            reached = reached | grown;
            fresh = fresh.without(B::single(cell)) | grown;
        }
        reached
    }

    /// Whether these stones join the edges of `side`.
    pub(super) fn is_joined(&self, side: Side, stones: B) -> bool {
        let [start, goal] = self.borders[side.index()];
        self.flood(start, stones).meets(goal)
    }

    /// The set after half a turn of the board.
    pub(super) fn turned(&self, set: B) -> B {
        set.turned(self.size * self.size)
    }
}

fn beside(size: usize, cell: usize, (down, right): (isize, isize)) -> Beside {
    let row = (cell / size).checked_add_signed(down).filter(|&row| row < size);
    let col = (cell % size).checked_add_signed(right).filter(|&col| col < size);
    match (row, col) {
        (Some(row), Some(col)) => Beside::Cell(row * size + col),
        // Where two edges meet, the place beyond the corner lies between places of both and may be either's.
        (None, _) => Beside::Edge(Side::First),
        (Some(_), None) => Beside::Edge(Side::Second),
    }
}

/// A position: the stones of both sides, and who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Stones<B> {
    pub(super) of: [B; 2],
    pub(super) turn: Side,
}

impl<B: CellBits> Stones<B> {
    /// The stones of a position of the game.
    pub(super) fn of(game: &Hex, state: &HexState) -> Self {
        let owned = |side| {
            let cells = game.cells().filter(|&cell| game.owner(state, cell) == Some(side));
            collected(cells.map(|cell| number_of(game, cell)))
        };
        Self { of: [owned(Side::First), owned(Side::Second)], turn: game.turn(state) }
    }

    pub(super) fn taken(&self) -> B {
        self.of[0] | self.of[1]
    }

    /// The position after the side to move has played there.
    pub(super) fn after(mut self, cell: usize) -> Self {
        self.of[self.turn.index()] = self.of[self.turn.index()] | B::single(cell);
        self.turn = !self.turn;
        self
    }
}

/// The number of a cell, row by row.
pub(super) fn number_of(game: &Hex, cell: Cell) -> usize {
    usize::from(cell.row) * game.size() + usize::from(cell.col)
}

/// The cell with that number.
pub(super) fn cell_of(game: &Hex, number: usize) -> Cell {
    Cell::new(number / game.size(), number % game.size())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbors_and_edges_are_those_of_the_rules() {
        for size in 1..=8 {
            let game = Hex::new(size, false).expect("a size within the range");
            let terrain = Terrain::<u64>::new(size);
            for cell in game.cells() {
                let near: u64 = collected(game.neighbors(cell).map(|near| number_of(&game, near)));
                assert_eq!(terrain.near[number_of(&game, cell)], near, "{cell:?} of {size}");
            }
            let mut state = game.initial();
            let all: Vec<_> = game.cells().collect();
            for cell in all {
                if game.settled(&state).is_none() {
                    game.play(&mut state, jogada_games::hex::HexMove::Place(cell));
                }
                let stones = Stones::<u64>::of(&game, &state);
                let joined = Side::BOTH.map(|side| terrain.is_joined(side, stones.of[side.index()]));
                assert_eq!(joined.contains(&true), game.settled(&state).is_some());
            }
        }
    }
}
