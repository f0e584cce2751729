//! Sliding tiles: the eight-puzzle, the fifteen-puzzle and what lies between.
//!
//! The goal has the tiles in order and the blank last. Half of all arrangements can be brought there; readers reject
//! the others.

mod estimates;
mod notation;
mod problems;

use std::fmt;

use jogada_rules::{Dice, Puzzle, Reversible, Step, Steps};

use crate::{ParameterError, in_range};

pub use self::estimates::{LinearConflict, Manhattan};
pub use self::notation::{BLOCKED, DIRECTION, TILE, TILE_SET};
pub use self::problems::{PROBLEMS, StudiedProblem};

/// The most cells of a board: so many tiles of four bits fill a word.
const MOST_CELLS: usize = 16;
/// Steps of the random walk that a start comes from unless another is given.
const SCRAMBLE: usize = 100;

/// The puzzle: the size of the board, where it starts, and tables that depend on the size alone.
///
/// ```
/// use jogada_games::sliding_tiles::SlidingTiles;
/// use jogada_rules::{Puzzle, Shown};
///
/// let puzzle = SlidingTiles::new(3, 3)?;
/// let state = puzzle.read_state(&puzzle.state_text(&puzzle.initial()))?;
/// assert_eq!(state, puzzle.initial());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlidingTiles {
    rows: usize,
    cols: usize,
    start: Tiles,
    goal: Tiles,
    /// Where the blank goes from each cell, by direction.
    beside: [[Option<u8>; 4]; MOST_CELLS],
    /// How far each tile is from home in each cell; the blank is at home everywhere.
    away: [[u8; MOST_CELLS]; MOST_CELLS],
}

/// The tiles by cell, row by row, four bits each from the lowest up; the blank is zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Tiles(u64);

/// The way the blank goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the row above.
    Up,
    /// To the row below.
    Down,
    /// To the column before.
    Left,
    /// To the column after.
    Right,
}

impl Direction {
    /// All four, in the order in which steps are listed.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// The way back.
    const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

impl SlidingTiles {
    /// The puzzle on a board of two or more rows and columns and at most sixteen cells, from a start that is always
    /// the same and not too hard.
    pub fn new(rows: usize, cols: usize) -> Result<Self, ParameterError> {
        in_range("rows", rows, 2, (MOST_CELLS / 2) as i64)?;
        in_range("cols", cols, 2, (MOST_CELLS / rows) as i64)?;
        let goal = Tiles::from_cells((1..rows * cols).chain([0]).map(|tile| tile as u8));
        let beside = std::array::from_fn(|cell| Direction::ALL.map(|way| beside(rows, cols, cell, way)));
        let away = std::array::from_fn(|tile| std::array::from_fn(|cell| away(cols, tile, cell)));
        let mut puzzle = Self { rows, cols, start: goal, goal, beside, away };
        puzzle.start = puzzle.scrambled();
        Ok(puzzle)
    }

    /// A random walk from the goal that never goes straight back.
    fn scrambled(&self) -> Tiles {
        let mut dice = Dice::new((self.rows * MOST_CELLS + self.cols) as u64);
        let mut tiles = self.goal;
        let mut back = Direction::Right;
        for _ in 0..SCRAMBLE {
            let open = Direction::ALL.map(|way| self.moved(tiles, way).filter(|_| way != back).map(|next| (way, next)));
            let open: Vec<_> = open.into_iter().flatten().collect();
            let &(way, next) = dice.pick(&open).expect("a cell has two neighbors or more");
            (tiles, back) = (next, way.opposite());
        }
        tiles
    }

    const fn cells(&self) -> usize {
        self.rows * self.cols
    }

    /// The tiles after the blank went `way`, if it can.
    #[inline]
    fn moved(&self, tiles: Tiles, way: Direction) -> Option<Tiles> {
        let blank = tiles.blank();
        let target = usize::from(self.beside[blank][way as usize]?);
        let tile = u64::from(tiles.tile(target));
        Some(Tiles(tiles.0 ^ (tile << (4 * target)) ^ (tile << (4 * blank))))
    }

    /// Whether moves lead from `tiles` to the goal. Each move exchanges the blank with a tile and takes the blank one
    /// cell on, so the permutation is odd exactly when the blank is an odd number of cells from home.
    fn is_solvable(&self, tiles: Tiles) -> bool {
        let blank = tiles.blank();
        let home = (self.rows - 1 - blank / self.cols) + (self.cols - 1 - blank % self.cols);
        let order: Vec<usize> =
            (0..self.cells()).map(|cell| (usize::from(tiles.tile(cell)) + self.cells() - 1) % self.cells()).collect();
        let inversions = (0..order.len()).flat_map(|cell| (0..cell).map(move |before| (before, cell)));
        inversions.filter(|&(before, cell)| order[before] > order[cell]).count() % 2 == home % 2
    }
}

fn beside(rows: usize, cols: usize, cell: usize, way: Direction) -> Option<u8> {
    if cell >= rows * cols {
        return None;
    }
    let target = match way {
        Direction::Up => cell.checked_sub(cols),
        Direction::Down => (cell + cols < rows * cols).then_some(cell + cols),
        Direction::Left => (!cell.is_multiple_of(cols)).then(|| cell - 1),
        Direction::Right => (cell % cols + 1 < cols).then_some(cell + 1),
    };
    target.map(|cell| cell as u8)
}

fn away(cols: usize, tile: usize, cell: usize) -> u8 {
    let Some(home) = tile.checked_sub(1) else { return 0 };
    ((home / cols).abs_diff(cell / cols) + (home % cols).abs_diff(cell % cols)) as u8
}

impl Tiles {
    fn from_cells(tiles: impl DoubleEndedIterator<Item = u8>) -> Self {
        Self(tiles.rev().fold(0, |word, tile| word << 4 | u64::from(tile)))
    }

    /// The tile in a cell; zero is the blank.
    #[inline]
    const fn tile(self, cell: usize) -> u8 {
        (self.0 >> (4 * cell)) as u8 & 0xF
    }

    /// The cell of the blank: the lowest zero of four bits. Borrows reach only the places above it.
    #[inline]
    const fn blank(self) -> usize {
        const ONES: u64 = 0x1111_1111_1111_1111;
        let zeros = self.0.wrapping_sub(ONES) & !self.0 & (ONES << 3);
        zeros.trailing_zeros() as usize / 4
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tiles({:#018x})", self.0)
    }
}

impl Puzzle for SlidingTiles {
    type State = Tiles;
    type Move = Direction;

    fn initial(&self) -> Tiles {
        self.start
    }

    #[inline]
    fn is_goal(&self, state: &Tiles) -> bool {
        *state == self.goal
    }

    /// Up, down, left, right.
    #[inline]
    fn successors(&self, state: &Tiles, out: &mut Steps<Self>) {
        out.extend(Direction::ALL.into_iter().filter_map(|way| Some(Step::new(way, self.moved(*state, way)?))));
    }

    #[inline]
    fn step(&self, state: &Tiles, mv: Direction) -> Option<Step<Direction, Tiles>> {
        Some(Step::new(mv, self.moved(*state, mv)?))
    }
}

impl Reversible for SlidingTiles {
    fn goals(&self) -> Vec<Tiles> {
        vec![self.goal]
    }

    fn predecessors(&self, state: &Tiles, out: &mut Steps<Self>) {
        let back = |way: Direction| Some(Step::new(way, self.moved(*state, way.opposite())?));
        out.extend(Direction::ALL.into_iter().filter_map(back));
    }
}
