//! Playouts by filling the board at once.
//!
//! Who wins a random game depends only on who gets which cells, since stones after the win change nothing. All
//! arrangements with the right number of stones are equally likely, so one of them is drawn at once: random words, then
//! single cells changed at random until the count is right. One flood says who has won.

use jogada_rules::{Dice, Game, Playout, Side, Trail};

use super::board::HexBoard;
use super::lanes::{Cells, Lanes, with_width};
use super::{Cell, Hex, HexMove, HexState};

/// Uniformly random play to the end, at the price of a handful of random words.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fill;

impl Playout<Hex> for Fill {
    fn playout(&self, game: &Hex, state: &mut HexState, dice: &mut Dice) -> i32 {
        settle_swap(game, state, dice);
        let winner = state.winner.unwrap_or_else(|| with_width!(game.board.words, fill_winner(game, state, dice)));
        margin_of(winner)
    }

    fn playout_with_trail(&self, game: &Hex, state: &mut HexState, dice: &mut Dice, trail: &mut Trail) -> i32 {
        self.fill(game, state, dice).margin_with_trail(game, trail)
    }
}

impl Fill {
    /// Fills the board and says who won and who got which cells. A game that is over is filled all the same.
    pub fn fill(&self, game: &Hex, state: &HexState, dice: &mut Dice) -> Filled {
        let mut state = state.clone();
        settle_swap(game, &mut state, dice);
        let (winner, first) = with_width!(game.board.words, fill_widened(game, &state, dice));
        Filled { winner: state.winner.unwrap_or(winner), first }
    }
}

/// A full board: who won, and who has which cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filled {
    /// Who has joined the edges.
    pub winner: Side,
    pub(super) first: Cells,
}

impl Filled {
    /// Who has the cell.
    #[inline]
    pub fn owner(&self, game: &Hex, cell: Cell) -> Side {
        if self.first.has(game.board.bit(cell)) { Side::First } else { Side::Second }
    }

    /// The margin of the result, each cell marked as a move of the side that has it.
    pub(super) fn margin_with_trail(&self, game: &Hex, trail: &mut Trail) -> i32 {
        let size = game.size();
        for row in 0..size {
            let lane = self.first.lane_at(game.board.bit(Cell::new(row, 0)));
            for col in 0..size {
                let owner = if lane >> col & 1 != 0 { Side::First } else { Side::Second };
                trail.mark(owner, row * size + col);
            }
        }
        margin_of(self.winner)
    }

    /// How many cells First has.
    pub fn cells_of_first(&self) -> usize {
        self.first.count()
    }

    /// Whether a cell belongs to First, by the slot of the stone on it.
    #[inline]
    pub fn is_first_at(&self, game: &Hex, slot: usize) -> bool {
        self.owner(game, Cell::new(slot / game.size(), slot % game.size())) == Side::First
    }
}

/// Plays the swap as often as uniformly random moves would: it is one of as many as there are cells.
pub(super) fn settle_swap(game: &Hex, state: &mut HexState, dice: &mut Dice) {
    if game.is_swap_pending(state) && dice.below(game.size() * game.size()) == 0 {
        game.play(state, HexMove::Swap);
    }
}

pub(super) const fn margin_of(winner: Side) -> i32 {
    match winner {
        Side::First => 1,
        Side::Second => -1,
    }
}

/// Who has won a full board on which First has those cells.
#[inline]
pub(super) fn winner_of<const W: usize>(board: &HexBoard, first: Lanes<W>) -> Side {
    let [top, bottom] = board.edges[Side::First.index()].each_ref().map(|edge: &Cells| Lanes::of(edge));
    if Lanes::joins(first, top, bottom) { Side::First } else { Side::Second }
}

fn fill_winner<const W: usize>(game: &Hex, state: &HexState, dice: &mut Dice) -> Side {
    fill::<W>(game, state, dice).0
}

fn fill_widened<const W: usize>(game: &Hex, state: &HexState, dice: &mut Dice) -> (Side, Cells) {
    let (winner, first) = fill::<W>(game, state, dice);
    (winner, first.widen())
}

#[inline]
fn fill<const W: usize>(game: &Hex, state: &HexState, dice: &mut Dice) -> (Side, Lanes<W>) {
    let [first, second] = state.stones.each_ref().map(|stones: &Cells| Lanes::<W>::of(stones));
    let empty = Lanes::of(&game.board.cells).without(first | second);
    let left = empty.count();
    let wanted = match state.turn {
        Side::First => left.div_ceil(2),
        Side::Second => left / 2,
    };
    let first = first | draw(&game.board, empty, wanted, dice);
    (winner_of(&game.board, first), first)
}

/// How far from the wanted count a draw may be: each cell too many or too few costs as much as a few new words.
const TOLERANCE: u32 = 3;

/// A uniformly random set of `wanted` of the `empty` cells, about half of them.
///
/// All sets of one size are equally likely in the words drawn, and stay so when random members are added or removed;
/// what is thrown away is so for its size alone.
#[inline]
fn draw<const W: usize>(board: &HexBoard, empty: Lanes<W>, wanted: u32, dice: &mut Dice) -> Lanes<W> {
    let mut drawn;
    let mut count;
    loop {
        drawn = Lanes(empty.0.map(|word| word & dice.roll()));
        count = drawn.count();
        if count.abs_diff(wanted) <= TOLERANCE {
            break;
        }
    }
    while count > wanted {
        toggle_one(board, &mut drawn, empty, true, dice);
        count -= 1;
    }
    while count < wanted {
        toggle_one(board, &mut drawn, empty, false, dice);
        count += 1;
    }
    drawn
}

/// Removes a random member of `drawn`, or adds a random one of the other `empty` cells.
#[inline]
fn toggle_one<const W: usize>(board: &HexBoard, drawn: &mut Lanes<W>, empty: Lanes<W>, is_in: bool, dice: &mut Dice) {
    loop {
        // One roll is two numbers: half of its bits choose the row, half the column.
        let roll = dice.roll();
        let size = board.size as u64;
        let (row, col) = (((roll >> 32) * size) >> 32, ((roll & 0xFFFF_FFFF) * size) >> 32);
        let bit = (row as usize) << Lanes::<W>::LANE.trailing_zeros() | col as usize;
        if empty.has(bit) && drawn.has(bit) == is_in {
            drawn.0[bit >> 6] ^= 1 << (bit & 63);
            return;
        }
    }
}
