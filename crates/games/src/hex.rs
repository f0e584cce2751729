//! Hex: two sides fill a rhombus of hexagons; First joins top and bottom, Second left and right.
//!
//! A full board always joins exactly one pair of edges, so there are no draws. With `swap`, Second may answer the first
//! stone by taking it over, mirrored on the long diagonal (swap-pieces).

mod board;
mod bridge_saver;
mod bridges;
mod center;
mod distance;
mod fill;
mod lanes;
mod notation;
mod overlay;
mod resistance;
mod scene;
mod text_board;
mod two_distance;

use jogada_rules::{Coloring, Game, Indexed, Key, Keyed, Placement, Played, Side, Symmetric, Value, zobrist_table};

use crate::{ParameterError, in_range};
pub use board::Cell;
use board::HexBoard;
pub use bridge_saver::BridgeSaver;
pub use center::CenterFirst;
pub use distance::{Bridges, Report};
pub use fill::{Fill, Filled};
use lanes::Cells;
pub use resistance::Resistance;
pub use two_distance::TwoDistance;

/// The most rows, for as many letters as there are to name columns.
const MOST_SIZE: usize = 26;
const PLACES: usize = MOST_SIZE * MOST_SIZE;

/// A key for each stone of each side, then for Second's turn, a pending swap, and each size.
static KEYS: [Key; 2 * PLACES + 3 + MOST_SIZE] = zobrist_table(0x4845_5800);
const TURN: usize = 2 * PLACES;
const SWAP: usize = TURN + 1;
const SIZE: usize = SWAP + 1;

/// The rules of Hex on a board of some size.
///
/// ```
/// use jogada_games::hex::Hex;
/// use jogada_rules::{Game, Notation, Side};
///
/// let game = Hex::new(5, true)?;
/// let mut state = game.initial();
/// for text in ["c3", "swap"] {
///     let mv = game.read_move(&state, text)?;
///     game.play(&mut state, mv);
/// }
/// assert_eq!(game.turn(&state), Side::First);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Hex {
    board: HexBoard,
    swap: bool,
}

/// A position: who has which cells, and who moves.
///
/// Whether a swap is possible follows from it: one stone of First's, and Second to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexState {
    stones: [Cells; 2],
    /// The key of the position, and that of the position turned by half a turn.
    keys: [Key; 2],
    placed: u16,
    turn: Side,
    winner: Option<Side>,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HexMove {
    /// A stone of the side to move.
    Place(Cell),
    /// Second takes First's only stone over, mirrored.
    Swap,
}

impl Hex {
    /// A board of `size` by `size` cells, 1 to 26. `swap` allows Second to answer the first stone by taking it over.
    pub fn new(size: usize, swap: bool) -> Result<Self, ParameterError> {
        in_range("size", size, 1, MOST_SIZE as i64)?;
        // On a single cell the first stone wins at once, so there is never anything to swap.
        Ok(Self { board: HexBoard::new(size), swap: swap && size > 1 })
    }

    /// Rows, and columns.
    pub const fn size(&self) -> usize {
        self.board.size
    }

    /// Whether Second may swap after the first stone.
    pub const fn has_swap(&self) -> bool {
        self.swap
    }

    /// Whether the side to move may swap now.
    #[inline]
    pub fn is_swap_pending(&self, state: &HexState) -> bool {
        self.swap && state.placed == 1 && state.turn == Side::Second
    }

    /// Whether the sides may still change: a swap is pending, or will be after the first stone. Until then, a side that
    /// holds a connection has not won.
    #[inline]
    pub fn may_still_be_swapped(&self, state: &HexState) -> bool {
        self.swap && (state.placed == 0 || self.is_swap_pending(state))
    }

    /// Whose stone lies on `cell`.
    #[inline]
    pub fn owner(&self, state: &HexState, cell: Cell) -> Option<Side> {
        let bit = self.board.bit(cell);
        Side::BOTH.into_iter().find(|side| state.stones[side.index()].has(bit))
    }

    /// All cells, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        self.board.all()
    }

    /// The cells that touch `cell`.
    pub fn neighbors(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
        self.board.neighbors(cell)
    }

    /// The position with these stones, whether or not a game leads there.
    fn position(&self, stones: &[Cells; 2], turn: Side) -> HexState {
        let mut state = self.initial();
        for side in Side::BOTH {
            for bit in stones[side.index()].bits() {
                self.toggle(&mut state, side, self.board.cell(bit));
                state.placed += 1;
            }
        }
        if turn == Side::Second {
            self.pass_turn(&mut state);
        }
        self.toggle_right(&mut state);
        state.winner = Side::BOTH.into_iter().find(|&side| self.board.is_joined(side, &stones[side.index()]));
        state
    }

    /// Puts a stone down or takes it up.
    #[inline]
    fn toggle(&self, state: &mut HexState, side: Side, cell: Cell) {
        state.stones[side.index()].toggle(self.board.bit(cell));
        state.keys[0] ^= stone_key(side, cell);
        state.keys[1] ^= stone_key(side, self.board.turned(cell));
    }

    #[inline]
    fn pass_turn(&self, state: &mut HexState) {
        let _ = self;
        state.turn = !state.turn;
        state.toggle_keys(TURN);
    }

    /// Puts the right to swap into the keys, or takes it out, while there is one.
    #[inline]
    fn toggle_right(&self, state: &mut HexState) {
        if self.is_swap_pending(state) {
            state.toggle_keys(SWAP);
        }
    }

    /// Moves the only stone there is to the other side, mirrored.
    fn hand_over(&self, state: &mut HexState, giver: Side) {
        let bit = state.stones[giver.index()].bits().next().expect("a swap needs a stone to swap");
        let cell = self.board.cell(bit);
        self.toggle(state, giver, cell);
        self.toggle(state, !giver, cell.mirrored());
    }

    /// The cells without a stone.
    #[inline]
    fn empty(&self, state: &HexState) -> Cells {
        let [first, second] = &state.stones;
        Cells(std::array::from_fn(|index| self.board.cells.0[index] & !(first.0[index] | second.0[index])))
    }
}

impl HexState {
    #[inline]
    fn toggle_keys(&mut self, index: usize) {
        self.keys[0] ^= KEYS[index];
        self.keys[1] ^= KEYS[index];
    }
}

#[inline]
fn stone_key(side: Side, cell: Cell) -> Key {
    KEYS[side.index() * PLACES + cell.row as usize * MOST_SIZE + cell.col as usize]
}

impl Game for Hex {
    type State = HexState;
    type Move = HexMove;
    type Undo = ();

    fn initial(&self) -> HexState {
        let key = KEYS[SIZE + self.size()];
        HexState { stones: Default::default(), keys: [key; 2], placed: 0, turn: Side::First, winner: None }
    }

    #[inline]
    fn turn(&self, state: &HexState) -> Side {
        state.turn
    }

    #[inline]
    fn settled(&self, state: &HexState) -> Option<Value> {
        state.winner.map(|winner| if winner == state.turn { Value::WIN } else { Value::LOSS })
    }

    fn moves(&self, state: &HexState, out: &mut Vec<HexMove>) {
        if state.winner.is_some() {
            return;
        }
        self.empty(state).bits().for_each(|bit| out.push(HexMove::Place(self.board.cell(bit))));
        if self.is_swap_pending(state) {
            out.push(HexMove::Swap);
        }
    }

    #[inline]
    fn play(&self, state: &mut HexState, mv: HexMove) -> Played<()> {
        let mover = state.turn;
        self.toggle_right(state);
        match mv {
            HexMove::Place(cell) => {
                self.toggle(state, mover, cell);
                state.placed += 1;
                if self.board.is_joined_by(mover, &state.stones[mover.index()], cell) {
                    state.winner = Some(mover);
                }
            }
            HexMove::Swap => self.hand_over(state, Side::First),
        }
        self.pass_turn(state);
        self.toggle_right(state);
        Played::quiet(())
    }

    #[inline]
    fn undo(&self, state: &mut HexState, mv: HexMove, (): ()) {
        self.toggle_right(state);
        self.pass_turn(state);
        match mv {
            HexMove::Place(cell) => {
                self.toggle(state, state.turn, cell);
                state.placed -= 1;
                state.winner = None;
            }
            HexMove::Swap => self.hand_over(state, Side::Second),
        }
        self.toggle_right(state);
    }
}

impl Keyed for Hex {
    #[inline]
    fn key(&self, state: &HexState) -> Key {
        state.keys[0]
    }
}

/// Half a turn keeps both pairs of edges, and the long diagonal that a swap mirrors on.
impl Symmetric for Hex {
    fn symmetries(&self) -> usize {
        2
    }

    fn image(&self, state: &HexState, symmetry: usize) -> HexState {
        let mut image = state.clone();
        if symmetry == 1 {
            image.stones = state.stones.each_ref().map(|stones| self.board.turned_cells(stones));
            image.keys.reverse();
        }
        image
    }

    fn image_of_move(&self, mv: HexMove, symmetry: usize) -> HexMove {
        match mv {
            HexMove::Place(cell) if symmetry == 1 => HexMove::Place(self.board.turned(cell)),
            _ => mv,
        }
    }
}

/// A slot a cell, row by row, and one for the swap where there is one.
impl Indexed for Hex {
    fn slots(&self) -> usize {
        self.size() * self.size() + usize::from(self.swap)
    }

    #[inline]
    fn slot(&self, _: &HexState, mv: HexMove) -> usize {
        match mv {
            HexMove::Place(cell) => self.board.index(cell),
            HexMove::Swap => self.size() * self.size(),
        }
    }
}

/// Stones only ever use cells up, once the right to swap is past.
impl Placement for Hex {
    fn is_placement(&self, state: &HexState) -> bool {
        !self.may_still_be_swapped(state)
    }
}

/// A chain that joins two edges does so whatever lies beside it, and keeps the other two apart.
impl Coloring for Hex {}
