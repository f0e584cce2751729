//! Playouts that save bridges: the one local reply that helps random play in Hex most.
//!
//! Stone by stone in a shuffled order; but when a stone intrudes into a bridge of the side to move, that side joins
//! the two ends at once. Stones placed after the win change nothing, so nobody looks for it before the board is full.

use jogada_rules::{Dice, Playout, Side};

use super::board::{Board, DIRECTIONS, ring_of};
use super::fill::{Filled, margin_of, settle_swap, winner_of};
use super::lanes::{Cells, Lanes, with_width};
use super::{Cell, Hex, HexState, MOST_SIZE, PLACES};

/// Random play that answers every intrusion into a bridge, also into one to an edge.
#[derive(Clone, Copy, Debug, Default)]
pub struct BridgeSaver;

impl Playout<Hex> for BridgeSaver {
    fn playout(&self, game: &Hex, state: &mut HexState, dice: &mut Dice) -> i32 {
        if let Some(winner) = state.winner {
            return margin_of(winner);
        }
        margin_of(self.fill(game, state, dice).winner)
    }
}

impl BridgeSaver {
    /// Plays to a full board and says who won and who got which cells.
    pub fn fill(&self, game: &Hex, state: &HexState, dice: &mut Dice) -> Filled {
        let mut state = state.clone();
        settle_swap(game, &mut state, dice);
        let first = if game.board.cells.count() <= SMALL {
            Rows::of(&game.board, &state).play_out::<SMALL>(game, &state, dice)
        } else {
            Rows::of(&game.board, &state).play_out::<PLACES>(game, &state, dice)
        };
        let winner = with_width!(game.board.words, winner_among(&game.board, &first));
        Filled { winner: state.winner.unwrap_or(winner), first }
    }
}

fn winner_among<const W: usize>(board: &Board, first: &Cells) -> Side {
    winner_of::<W>(board, Lanes::of(first))
}

/// Room for the cells of boards up to 12×12: clearing room for the largest board would cost small ones dearly.
const SMALL: usize = 144;

/// Both sides' stones row by row, with a row beyond each edge; Second's in the upper half of each word.
struct Rows {
    words: [u64; MOST_SIZE + 2],
}

impl Rows {
    fn of(board: &Board, state: &HexState) -> Self {
        let pair = |first: u32, second: u32| u64::from(first) | u64::from(second) << 32;
        let beyond = pair(board.beyond(Side::First), board.beyond(Side::Second));
        let mut words = [beyond; MOST_SIZE + 2];
        for row in 0..board.size {
            let [first, second] = Side::BOTH.map(|side| board.fenced(side, &state.stones[side.index()], row));
            words[row + 1] = pair(first, second);
        }
        Self { words }
    }

    /// Plays until the board is full and returns First's cells.
    fn play_out<const N: usize>(mut self, game: &Hex, state: &HexState, dice: &mut Dice) -> Cells {
        let mut order = [Cell::new(0, 0); N];
        let mut count = 0;
        for bit in game.empty(state).bits() {
            order[count] = game.board.cell(bit);
            count += 1;
        }
        let order = &mut order[..count];
        let mut side = state.turn;
        for next in 0..order.len() {
            // Drawing the order as it is used: a cell that a reply has taken is passed over.
            let drawn = next + dice.below(order.len() - next);
            order.swap(next, drawn);
            let mut cell = order[next];
            if self.is_taken(cell) {
                continue;
            }
            loop {
                self.place(side, cell);
                side = !side;
                match self.reply(side, cell, dice) {
                    Some(saving) => cell = saving,
                    None => break,
                }
            }
        }
        self.first(&game.board)
    }

    #[inline]
    fn is_taken(&self, cell: Cell) -> bool {
        let word = self.words[cell.row as usize + 1];
        (word | word >> 32) >> (cell.col + 1) & 1 != 0
    }

    #[inline]
    fn place(&mut self, side: Side, cell: Cell) {
        self.words[cell.row as usize + 1] |= 1 << (cell.col as usize + 1 + 32 * side.index());
    }

    /// The cell that saves a bridge of `side` into which the stone on `cell` intrudes; one at random of several.
    #[inline]
    fn reply(&self, side: Side, cell: Cell, dice: &mut Dice) -> Option<Cell> {
        let (row, col) = (cell.row as usize, cell.col as usize);
        let around = [0, 1, 2].map(|down| self.words[row + down]);
        let [north, here, south] = around.map(|word| (word >> (32 * side.index())) as u32);
        let own = ring_of(north, here, south, col);
        // Fewer than two own neighbors are no ends of a bridge.
        if own & own.wrapping_sub(1) == 0 {
            return None;
        }
        let [north, here, south] = around.map(|word| (word | word >> 32) as u32);
        let free = !ring_of(north, here, south, col);
        // The other cell of a bridge lies between its two ends on the ring around the intruder.
        let saving = free & (own << 1 | own >> 5) & (own >> 1 | own << 5) & 0b11_1111;
        (saving != 0).then(|| step(cell, pick(saving, dice)))
    }

    fn first(&self, board: &Board) -> Cells {
        let mut first = Cells::default();
        let row_mask = (1_u64 << board.size) - 1;
        for row in 0..board.size {
            let start = board.bit(Cell::new(row, 0));
            first.0[start >> 6] |= (self.words[row + 1] >> 1 & row_mask) << (start & 63);
        }
        first
    }
}

/// One of the directions in `ring`.
#[inline]
fn pick(mut ring: u32, dice: &mut Dice) -> usize {
    let count = ring.count_ones() as usize;
    if count > 1 {
        for _ in 0..dice.below(count) {
            ring &= ring - 1;
        }
    }
    ring.trailing_zeros() as usize
}

/// The neighbor in that direction.
#[inline]
fn step(cell: Cell, direction: usize) -> Cell {
    let (down, right) = DIRECTIONS[direction];
    Cell { row: cell.row.wrapping_add_signed(down as i8), col: cell.col.wrapping_add_signed(right as i8) }
}
