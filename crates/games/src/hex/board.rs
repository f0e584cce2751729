//! The rhombus: where cells are, what touches what, whose edges are whose.

use jogada_rules::Side;

use super::lanes::{Cells, Lanes, lane_log, with_width, words_for};

/// A place on the board. Row 0, column 0 is `a1`, top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// The row, from the top.
    pub row: u8,
    /// The column, from the left.
    pub col: u8,
}

impl Cell {
    /// The cell in that row and column.
    pub const fn new(row: usize, col: usize) -> Self {
        Self { row: row as u8, col: col as u8 }
    }

    /// Its mirror image on the long diagonal, where a swapped stone goes.
    #[inline]
    pub const fn mirrored(self) -> Self {
        Self { row: self.col, col: self.row }
    }
}

/// The six directions in the order in which they go round a cell; each is next to the one before.
pub(super) const DIRECTIONS: [(isize, isize); 6] = [(-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1), (0, -1)];

/// A board of a given size: its cells, and the edges of both sides.
#[derive(Clone, Debug)]
pub(super) struct HexBoard {
    pub(super) size: usize,
    /// Words that a set of its cells takes.
    pub(super) words: usize,
    lane_log: u32,
    pub(super) cells: Cells,
    /// The two rows or columns that each side has to join.
    pub(super) edges: [[Cells; 2]; 2],
}

impl HexBoard {
    pub(super) fn new(size: usize) -> Self {
        let words = words_for(size);
        let mut board =
            Self { size, words, lane_log: lane_log(words), cells: Cells::default(), edges: Default::default() };
        let last = size as u8 - 1;
        board.cells = board.cells_where(|_| true);
        board.edges = [
            [board.cells_where(|cell| cell.row == 0), board.cells_where(|cell| cell.row == last)],
            [board.cells_where(|cell| cell.col == 0), board.cells_where(|cell| cell.col == last)],
        ];
        board
    }

    fn cells_where(&self, wanted: impl Fn(Cell) -> bool) -> Cells {
        let mut cells = Cells::default();
        for cell in self.all().filter(|&cell| wanted(cell)) {
            cells.toggle(self.bit(cell));
        }
        cells
    }

    /// All cells, row by row.
    pub(super) fn all(&self) -> impl Iterator<Item = Cell> + use<> {
        let size = self.size;
        (0..size * size).map(move |index| Cell::new(index / size, index % size))
    }

    /// The number of a cell's bit.
    #[inline]
    pub(super) const fn bit(&self, cell: Cell) -> usize {
        (cell.row as usize) << self.lane_log | cell.col as usize
    }

    /// The cell of a bit.
    #[inline]
    pub(super) const fn cell(&self, bit: usize) -> Cell {
        Cell::new(bit >> self.lane_log, bit & ((1 << self.lane_log) - 1))
    }

    /// The number of a cell, row by row without gaps.
    #[inline]
    pub(super) const fn index(&self, cell: Cell) -> usize {
        cell.row as usize * self.size + cell.col as usize
    }

    /// The cell as seen when the board is turned by half a turn.
    #[inline]
    pub(super) const fn turned(&self, cell: Cell) -> Cell {
        let last = self.size as u8 - 1;
        Cell { row: last - cell.row, col: last - cell.col }
    }

    /// The set as seen when the board is turned by half a turn.
    pub(super) fn turned_cells(&self, cells: &Cells) -> Cells {
        let last = Cell::new(self.size - 1, self.size - 1);
        with_width!(self.words, turned_words(cells, self.bit(last)))
    }

    /// The neighbors of a cell.
    pub(super) fn neighbors(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
        let size = self.size;
        DIRECTIONS.into_iter().filter_map(move |(down, right)| {
            let row = (cell.row as usize).checked_add_signed(down)?;
            let col = (cell.col as usize).checked_add_signed(right)?;
            (row < size && col < size).then_some(Cell::new(row, col))
        })
    }

    /// Whether `side` has joined its edges.
    pub(super) fn is_joined(&self, side: Side, stones: &Cells) -> bool {
        with_width!(self.words, joined(stones, &self.edges[side.index()]))
    }

    /// Whether the stone of `side` just placed on `cell` has joined its edges.
    #[inline]
    pub(super) fn is_joined_by(&self, side: Side, stones: &Cells, cell: Cell) -> bool {
        // A stone whose friends around it touch each other already joins nothing that was apart.
        let ring = self.ring(side, stones, cell);
        let groups = ring & !(ring << 1 | ring >> 5);
        // Two groups make more than one bit.
        groups & groups.wrapping_sub(1) != 0
            && with_width!(self.words, joined_through(stones, &self.edges[side.index()], self.bit(cell)))
    }

    /// Which of the six cells around `cell` are of `side`, its edges counted: bit i for direction i.
    #[inline]
    fn ring(&self, side: Side, stones: &Cells, cell: Cell) -> u32 {
        let (row, col) = (cell.row as usize, cell.col as usize);
        let north = if row == 0 { self.beyond(side) } else { self.fenced(side, stones, row - 1) };
        let here = self.fenced(side, stones, row);
        let south = if row + 1 == self.size { self.beyond(side) } else { self.fenced(side, stones, row + 1) };
        ring_of(north, here, south, col)
    }

    /// A row with the edge cells that lie beyond its ends; column c is bit c + 1.
    #[inline]
    pub(super) const fn fenced(&self, side: Side, stones: &Cells, row: usize) -> u32 {
        let lane = stones.lane_at(row << self.lane_log) as u32 & ((1 << self.size) - 1);
        lane << 1 | self.fence(side)
    }

    /// The row above the first or below the last.
    #[inline]
    pub(super) const fn beyond(&self, side: Side) -> u32 {
        match side {
            Side::First => (1 << (self.size + 2)) - 1,
            Side::Second => self.fence(side),
        }
    }

    const fn fence(&self, side: Side) -> u32 {
        match side {
            Side::First => 0,
            Side::Second => 1 | 1 << (self.size + 1),
        }
    }
}

/// The six bits around column `col` of the middle one of three fenced rows, in the order of [`DIRECTIONS`].
#[inline]
const fn ring_of(north: u32, here: u32, south: u32, col: usize) -> u32 {
    let (north, here, south) = (north >> col, here >> col, south >> col);
    (north >> 1 & 0b11) | (here & 0b100) | (south << 2 & 0b1000) | (south << 4 & 0b1_0000) | (here << 5 & 0b10_0000)
}

fn joined<const W: usize>(stones: &Cells, [start, goal]: &[Cells; 2]) -> bool {
    Lanes::<W>::joins(Lanes::of(stones), Lanes::of(start), Lanes::of(goal))
}

fn joined_through<const W: usize>(stones: &Cells, [start, goal]: &[Cells; 2], bit: usize) -> bool {
    let chain = Lanes::<W>::single(bit).flood(Lanes::of(stones));
    chain.meets(Lanes::of(start)) && chain.meets(Lanes::of(goal))
}

/// The cells in reverse order: bit `last` becomes bit 0, and the other way round.
fn turned_words<const W: usize>(cells: &Cells, last: usize) -> Cells {
    let reversed: [u64; W] = std::array::from_fn(|index| cells.0[W - 1 - index].reverse_bits());
    let surplus = 64 * W - 1 - last;
    let (words, bits) = (surplus >> 6, surplus & 63);
    let word = |index: usize| reversed.get(index + words).copied().unwrap_or(0);
    // Two shifts, because one by all 64 bits is none.
    Lanes::<W>(std::array::from_fn(|index| word(index) >> bits | word(index + 1) << 1 << (63 - bits))).widen()
}
