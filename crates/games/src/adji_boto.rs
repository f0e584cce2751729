//! Adji-boto for two, in the variant that a university course set: two rows of six holes, eight pieces a hole.
//!
//! A move sows all pieces of one own hole counter-clockwise, one a hole, passing over the hole they came from. When the
//! last one falls in the opponent's row and that hole then holds 1, 3 or 5, these are captured. A side without pieces
//! in its row is skipped; the game ends on the empty board, and the difference of the captures is the result.
//!
//! The Adji-boto that ethnographers describe (two rows of five holes, ten seeds each) is another game.
//!
//! Play can go on forever. The state has no history, so whoever runs a game ends it by repetition or by length.

mod backward;
mod knowledge;
mod notation;
pub(crate) mod overlay;
mod positional;
mod ranking;
pub(crate) mod rows;
pub(crate) mod scene;
pub(crate) mod sowing;

use jogada_rules::{Game, Indexed, Key, Keyed, Played, Side, Symmetric, Value, zobrist};

use self::rows::{grid_of, rows_of};
use self::sowing::{HOLES, occupied, pieces, sow};
use crate::{ParameterError, in_range};

pub use self::backward::{RowNotes, Rows};
pub use self::knowledge::{Captures, Score, Sprint};
pub use self::positional::Positional;
pub use self::rows::{Grid, HOLE, TOO_MANY_PIECES};

/// The most pieces on a board: a hole that gets all of them is still one byte.
pub const MOST_PIECES: u32 = 255;

/// The rules of Adji-boto, and where a game starts.
///
/// ```
/// use jogada_games::adji_boto::AdjiBoto;
/// use jogada_rules::{Game, Notation, perft};
///
/// let game = AdjiBoto::new(4)?;
/// assert_eq!(perft(&game, &game.initial(), 1), [6], "six holes to sow from");
/// let state = game.read_position("((0 0 0 1 0 0)(0 0 1 0 0 0)) 0 0 1")?;
/// assert!(game.settled(&state).is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AdjiBoto {
    start: Position,
}

/// A board, what each side has captured, and who moves.
///
/// Unless the board is empty, the side to move has pieces in its row: turns without a move are already passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    rows: [u64; 2],
    captured: [u16; 2],
    turn: Side,
}

/// A hole of the mover's row, counted from 0 in the direction of sowing: First's from the left, Second's from the
/// right. So the same number means the same move when the board is turned round for the other side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Pit(u8);

impl Pit {
    /// The pit with that number, below six.
    pub fn new(index: usize) -> Option<Self> {
        (index < HOLES).then_some(Self(index as u8))
    }

    /// The number, in the direction of sowing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl AdjiBoto {
    /// The game that starts with `per_hole` pieces in each of the twelve holes, eight in the course's game.
    pub fn new(per_hole: usize) -> Result<Self, ParameterError> {
        in_range("per-hole", per_hole, 1, i64::from(MOST_PIECES) / 12)?;
        let grid = [[per_hole as u8; HOLES]; 2];
        Ok(Self { start: Position::new(rows_of(grid), [0, 0], Side::First) })
    }

    /// The same game from another position.
    pub const fn starting_from(self, start: Position) -> Self {
        Self { start }
    }
}

impl Default for AdjiBoto {
    fn default() -> Self {
        Self::new(8).expect("eight pieces a hole are within the range")
    }
}

impl Position {
    /// A position; the turn goes to the other side if `named` has nothing to play and the other has.
    fn new(rows: [u64; 2], captured: [u16; 2], named: Side) -> Self {
        let passes = rows[named.index()] == 0 && rows[named.other().index()] != 0;
        Self { rows, captured, turn: if passes { named.other() } else { named } }
    }

    /// The pieces as a reader sees them: Second's row on top, both from left to right.
    pub fn grid(&self) -> Grid {
        grid_of(self.rows)
    }

    /// How many pieces are on the board.
    #[inline]
    pub const fn pieces(&self) -> u32 {
        pieces(self.rows[0]) + pieces(self.rows[1])
    }

    /// The mover's row and the opponent's.
    #[inline]
    const fn seen_by_mover(&self) -> (u64, u64) {
        let mover = self.turn.index();
        (self.rows[mover], self.rows[1 - mover])
    }

    /// What `pit` would capture.
    #[inline]
    fn catch(&self, pit: Pit) -> i32 {
        let (own, other) = self.seen_by_mover();
        sow(own, other, pit.index()).take_across() as i32
    }

    /// Plays `pit` and says what it captured.
    #[inline]
    fn sow(&mut self, pit: Pit) -> i32 {
        let mover = self.turn.index();
        let mut sown = sow(self.rows[mover], self.rows[1 - mover], pit.index());
        let caught = sown.take_across();
        self.rows[mover] = sown.own;
        self.rows[1 - mover] = sown.other;
        self.captured[mover] += caught as u16;
        if sown.other != 0 || sown.own == 0 {
            self.turn = self.turn.other();
        }
        caught as i32
    }
}

impl Game for AdjiBoto {
    type State = Position;
    type Move = Pit;
    type Undo = Position;

    fn initial(&self) -> Position {
        self.start
    }

    #[inline]
    fn turn(&self, state: &Position) -> Side {
        state.turn
    }

    #[inline]
    fn settled(&self, state: &Position) -> Option<Value> {
        (state.rows == [0, 0]).then_some(Value::ZERO)
    }

    /// In the direction of sowing, so that positions that share a key list their moves alike.
    #[inline]
    fn moves(&self, state: &Position, out: &mut Vec<Pit>) {
        let mut left = occupied(state.seen_by_mover().0);
        while left != 0 {
            out.push(Pit((left.trailing_zeros() / 8) as u8));
            left &= left - 1;
        }
    }

    #[inline]
    fn play(&self, state: &mut Position, mv: Pit) -> Played<Position> {
        let undo = *state;
        Played { gain: state.sow(mv), undo }
    }

    #[inline]
    fn undo(&self, state: &mut Position, _: Pit, undo: Position) {
        *state = undo;
    }

    fn is_skip(&self, mover: Side, child: &Position) -> bool {
        child.turn == mover && child.rows != [0, 0]
    }

    fn score(&self, state: &Position) -> [i32; 2] {
        state.captured.map(i32::from)
    }

    fn is_scoring(&self) -> bool {
        true
    }
}

/// Keeps the keys of Adji-boto apart from those of other games.
const DOMAIN: u64 = u64::from_be_bytes(*b"adjiboto");
const OWN_SALT: u64 = zobrist(DOMAIN, 0).0;
const OTHER_SALT: u64 = zobrist(DOMAIN, 1).0;
const STIR: u64 = zobrist(DOMAIN, 2).0 | 1;

/// The key is that of the board as the mover sees it: a position and the one with the sides exchanged are worth the
/// same to their movers and share it.
impl Keyed for AdjiBoto {
    #[inline]
    fn key(&self, state: &Position) -> Key {
        let (own, other) = state.seen_by_mover();
        Key(folded(folded(own ^ OWN_SALT, other ^ OTHER_SALT), STIR))
    }
}

/// Both halves of the long product: every bit of either factor reaches every bit of the result.
#[inline]
const fn folded(one: u64, another: u64) -> u64 {
    let product = one as u128 * another as u128;
    product as u64 ^ (product >> 64) as u64
}

/// Sowing has a direction, so no mirror image is the same game; the half turn exchanges the sides and with them the
/// mover, which the key sees to. Nothing is left but the identity.
impl Symmetric for AdjiBoto {}

/// A slot for each hole on the board, so that what is learned about one side's holes is not mixed with the other's.
impl Indexed for AdjiBoto {
    fn slots(&self) -> usize {
        2 * HOLES
    }

    #[inline]
    fn slot(&self, state: &Position, mv: Pit) -> usize {
        state.turn.index() * HOLES + mv.index()
    }
}
