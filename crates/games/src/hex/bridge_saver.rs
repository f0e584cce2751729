//! Playouts that save bridges: the one local reply that helps random play in Hex most.
//!
//! Stone by stone on random cells; but when a stone intrudes into a bridge of the side to move, that side joins the two
//! ends at once. Stones placed after the win change nothing, so nobody looks for it before the board is full. The loop
//! takes no branch that depends on the dice: a wrong guess of the processor costs more than a draw that is not used.

use jogada_rules::{Dice, Playout, Side, Trail};

use super::board::HexBoard;
use super::fill::{Filled, margin_of, settle_swap, winner_of};
use super::lanes::{Cells, Lanes, with_width};
use super::{Cell, Hex, HexState, MOST_SIZE};

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

    fn playout_with_trail(&self, game: &Hex, state: &mut HexState, dice: &mut Dice, trail: &mut Trail) -> i32 {
        self.fill(game, state, dice).margin_with_trail(game, trail)
    }
}

impl BridgeSaver {
    /// Plays to a full board and says who won and who got which cells.
    pub fn fill(&self, game: &Hex, state: &HexState, dice: &mut Dice) -> Filled {
        let mut state = state.clone();
        settle_swap(game, &mut state, dice);
        let first = if game.size() <= SMALL {
            play_out::<{ SMALL * STRIDE }>(game, &state, dice)
        } else {
            play_out::<{ MOST_SIZE * STRIDE }>(game, &state, dice)
        };
        let winner = with_width!(game.board.words, winner_among(&game.board, &first));
        Filled { winner: state.winner.unwrap_or(winner), first }
    }
}

fn winner_among<const W: usize>(board: &HexBoard, first: &Cells) -> Side {
    winner_of::<W>(board, Lanes::of(first))
}

/// Boards up to this size have room of their own: clearing room for the largest board would cost them dearly.
const SMALL: usize = 12;

/// Numbers of cells from row to row: a number is its row times this, plus its column.
const STRIDE: usize = 32;

fn play_out<const N: usize>(game: &Hex, state: &HexState, dice: &mut Dice) -> Cells {
    let mut rows = Rows::of(&game.board, state);
    let mut bag = Bag::<N>::of(game, state);
    let mut side = state.turn;
    let mut cell = 0;
    let mut saving = 0;
    while bag.count > 0 {
        let roll = dice.roll();
        let drawn = bag.member(roll);
        let saved = (cell as isize + reply_step(saving, roll)) as usize;
        cell = if saving == 0 { drawn } else { saved };
        bag.remove(cell);
        rows.place(side, cell);
        side = !side;
        saving = rows.saving(side, cell);
    }
    rows.first(&game.board)
}

/// The empty cells: any can be drawn, any removed, in constant time.
struct Bag<const N: usize> {
    cells: [u16; N],
    /// Where in `cells` each cell is.
    places: [u16; N],
    count: usize,
}

impl<const N: usize> Bag<N> {
    fn of(game: &Hex, state: &HexState) -> Self {
        let mut bag = Self { cells: [0; N], places: [0; N], count: 0 };
        game.empty(state).bits().for_each(|bit| {
            let Cell { row, col } = game.board.cell(bit);
            bag.put(bag.count, row as usize * STRIDE + col as usize);
            bag.count += 1;
        });
        bag
    }

    /// One of the cells, by the upper bits of `roll`.
    #[inline]
    fn member(&self, roll: u64) -> usize {
        let index = ((roll >> 32) * self.count as u64) >> 32;
        self.cells[index as usize] as usize
    }

    /// Takes a cell out; the last one fills its place.
    #[inline]
    fn remove(&mut self, cell: usize) {
        self.count -= 1;
        let last = self.cells[self.count] as usize;
        self.put(self.places[cell] as usize, last);
    }

    #[inline]
    fn put(&mut self, place: usize, cell: usize) {
        self.cells[place] = cell as u16;
        self.places[cell] = place as u16;
    }
}

/// Both sides' stones row by row, with a row beyond each edge; Second's in the upper half of each word.
struct Rows([u64; MOST_SIZE + 2]);

/// The same bits in both halves of a word.
const fn both(bits: u64) -> u64 {
    bits | bits << 32
}

impl Rows {
    fn of(board: &HexBoard, state: &HexState) -> Self {
        let pair = |first: u32, second: u32| u64::from(first) | u64::from(second) << 32;
        let mut rows = Self([pair(board.beyond(Side::First), board.beyond(Side::Second)); MOST_SIZE + 2]);
        for row in 0..board.size {
            let [first, second] = Side::BOTH.map(|side| board.fenced(side, &state.stones[side.index()], row));
            rows.0[row + 1] = pair(first, second);
        }
        rows
    }

    #[inline]
    fn place(&mut self, side: Side, cell: usize) {
        self.0[cell / STRIDE + 1] |= 1 << (cell % STRIDE + 1 + 32 * side.index());
    }

    /// The directions from a stone just placed on `cell` in which a stone of `side` saves a bridge.
    #[inline]
    fn saving(&self, side: Side, cell: usize) -> usize {
        let (row, col) = (cell / STRIDE, cell % STRIDE);
        let [north, here, south] = [row, row + 1, row + 2].map(|row| self.0[row] >> col);
        // The six neighbors in the order in which they go round, for both sides at once.
        let ring = (north >> 1 & both(0b11))
            | (here & both(0b100))
            | (south << 2 & both(0b1000))
            | (south << 4 & both(0b1_0000))
            | (here << 5 & both(0b10_0000));
        let own = ring >> (32 * side.index()) & 0b11_1111;
        let free = !(ring | ring >> 32);
        // The other cell of a bridge lies between its two ends on the ring around the intruder.
        (free & (own << 1 | own >> 5) & (own >> 1 | own << 5) & 0b11_1111) as usize
    }

    fn first(&self, board: &HexBoard) -> Cells {
        let mut first = Cells::default();
        let row_mask = (1 << board.size) - 1;
        for row in 0..board.size {
            let start = board.bit(Cell::new(row, 0));
            first.0[start >> 6] |= (self.0[row + 1] >> 1 & row_mask) << (start & 63);
        }
        first
    }
}

/// The way from an intruder to a cell that saves a bridge: one at random, by the lower bits of `roll`.
#[inline]
fn reply_step(saving: usize, roll: u64) -> isize {
    // Six is a multiple of every possible number of choices, so each is as likely as the others.
    let choice = ((roll & 0xFFFF) * 6) >> 16;
    REPLIES[saving][choice as usize] as isize
}

/// For each set of directions the steps to choose from, repeated to six.
static REPLIES: [[i8; 6]; 64] = replies();

const fn replies() -> [[i8; 6]; 64] {
    let steps = [-(STRIDE as i8), 1 - STRIDE as i8, 1, STRIDE as i8, STRIDE as i8 - 1, -1];
    let mut table = [[0; 6]; 64];
    let mut saving = 1;
    while saving < 64 {
        let mut choice = 0;
        let mut direction = 0;
        while choice < 6 {
            if saving >> direction & 1 != 0 {
                table[saving][choice] = steps[direction];
                choice += 1;
            }
            direction = (direction + 1) % 6;
        }
        saving += 1;
    }
    table
}
