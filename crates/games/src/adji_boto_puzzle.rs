//! The Adji-boto puzzle, for one: empty the board in the fewest moves.
//!
//! Sowing is that of the game, but any hole with pieces may be played and the last piece captures in either row. Rows
//! and owners play no part then: the twelve holes are one ring, and its twelve rotations are all the same puzzle.

mod estimates;
mod notation;
mod problems;

use std::fmt;
use std::hash::{Hash, Hasher};

use jogada_rules::{Countdown, Folded, Puzzle, Reversible, Step, Steps};

use crate::adji_boto::rows::{grid_of, rows_of};
use crate::adji_boto::sowing::{HOLES, ROW, catch, pieces, sow};
use crate::adji_boto::{Grid, MOST_PIECES};

pub use self::estimates::{Advanced, Base, Fifths};
pub use self::problems::{PROBLEMS, ProblemError, read_problems};

/// Holes in the ring.
const RING: usize = 2 * HOLES;
/// The most that one move captures.
const MOST_PER_MOVE: u32 = 5;
/// The top row from left to right, then the bottom row.
const LISTED: [Hole; RING] = listed();

/// The puzzle, with the board it starts from.
///
/// ```
/// use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, PuzzleBoard};
/// use jogada_rules::Puzzle;
///
/// let start = PuzzleBoard::new([[0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 0, 2]]).expect("few enough pieces");
/// let (puzzle, mut steps) = (AdjiBotoPuzzle::new(start), Vec::new());
/// puzzle.successors(&puzzle.initial(), &mut steps);
/// assert!(!steps.is_empty() && !puzzle.is_goal(&puzzle.initial()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AdjiBotoPuzzle {
    start: PuzzleBoard,
}

/// The pieces in the twelve holes, in the direction of sowing: bottom row from the left, top row from the right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct PuzzleBoard {
    holes: [u8; RING],
}

/// A hole of the ring, counted from 0 at the left of the bottom row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Hole(u8);

impl AdjiBotoPuzzle {
    /// The puzzle from `start`.
    pub const fn new(start: PuzzleBoard) -> Self {
        Self { start }
    }
}

impl PuzzleBoard {
    /// The board without pieces: the goal.
    pub const EMPTY: Self = Self { holes: [0; RING] };

    /// The board with these rows, or `None` if they hold more than 255 pieces.
    pub fn new(grid: Grid) -> Option<Self> {
        let total: u32 = grid.iter().flatten().map(|&held| u32::from(held)).sum();
        (total <= MOST_PIECES).then(|| Self::from_rows(rows_of(grid)))
    }

    /// The rows as a reader sees them: the top one, then the bottom one, both from left to right.
    pub fn grid(self) -> Grid {
        grid_of(self.rows())
    }

    /// How many pieces are on the board.
    #[inline]
    pub fn pieces(self) -> u32 {
        let [bottom, top] = self.rows();
        pieces(bottom) + pieces(top)
    }

    /// The board after playing `hole`, which has pieces, and what that captured.
    #[inline]
    fn sown(self, hole: Hole) -> (Self, u32) {
        let mut rows = self.rows();
        let row = hole.index() / HOLES;
        let mut sown = sow(rows[row], rows[1 - row], hole.index() % HOLES);
        let caught = sown.take_anywhere();
        rows[row] = sown.own;
        rows[1 - row] = sown.other;
        (Self::from_rows(rows), caught as u32)
    }

    #[inline]
    fn rows(self) -> [u64; 2] {
        let word = self.word();
        [word as u64 & ROW, (word >> (8 * HOLES)) as u64]
    }

    #[inline]
    fn from_rows([bottom, top]: [u64; 2]) -> Self {
        Self::from_word(u128::from(bottom) | u128::from(top) << (8 * HOLES))
    }

    #[inline]
    fn word(self) -> u128 {
        let mut bytes = [0; 16];
        bytes[..RING].copy_from_slice(&self.holes);
        u128::from_le_bytes(bytes)
    }

    #[inline]
    fn from_word(word: u128) -> Self {
        let mut holes = [0; RING];
        holes.copy_from_slice(&word.to_le_bytes()[..RING]);
        Self { holes }
    }
}

/// Two words, where the derived one would hash byte by byte with a length before them.
impl Hash for PuzzleBoard {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let word = self.word();
        hasher.write_u64(word as u64);
        hasher.write_u32((word >> 64) as u32);
    }
}

impl fmt::Debug for PuzzleBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::adji_boto::rows::grid_text(&self.grid()))
    }
}

impl Hole {
    #[inline]
    const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Puzzle for AdjiBotoPuzzle {
    type State = PuzzleBoard;
    type Move = Hole;

    fn initial(&self) -> PuzzleBoard {
        self.start
    }

    #[inline]
    fn is_goal(&self, state: &PuzzleBoard) -> bool {
        *state == PuzzleBoard::EMPTY
    }

    /// The top row from left to right, then the bottom row.
    #[inline]
    fn successors(&self, state: &PuzzleBoard, out: &mut Steps<Self>) {
        let playable = LISTED.into_iter().filter(|hole| state.holes[hole.index()] > 0);
        out.extend(playable.map(|hole| Step::new(hole, state.sown(hole).0)));
    }

    #[inline]
    fn step(&self, state: &PuzzleBoard, mv: Hole) -> Option<Step<Hole, PuzzleBoard>> {
        (state.holes[mv.index()] > 0).then(|| Step::new(mv, state.sown(mv).0))
    }
}

/// Among boards of at most 255 pieces: a capture is not taken back beyond that.
impl Reversible for AdjiBotoPuzzle {
    fn goals(&self) -> Vec<PuzzleBoard> {
        vec![PuzzleBoard::EMPTY]
    }

    fn predecessors(&self, state: &PuzzleBoard, out: &mut Steps<Self>) {
        for hole in LISTED.into_iter().filter(|hole| state.holes[hole.index()] == 0) {
            unsow(*state, hole, out);
        }
    }
}

/// Lists the boards from which playing `origin`, which is empty after that, leads to `after`.
fn unsow(after: PuzzleBoard, origin: Hole, out: &mut Steps<AdjiBotoPuzzle>) {
    gather(after, origin, out, |last| catch(u64::from(after.holes[last])) == 0);
    // Of the holes that a capture may have emptied only the first one counts: no way leads past it to the next.
    let mut others = (1..RING).map(|step| (origin.index() + step) % RING);
    let Some(emptied) = others.find(|&hole| after.holes[hole] == 0) else { return };
    let room = MOST_PIECES - after.pieces();
    for caught in [1, 3, 5].into_iter().filter(|&caught| u32::from(caught) <= room) {
        let mut uncaught = after;
        uncaught.holes[emptied] = caught;
        gather(uncaught, origin, out, |last| last == emptied);
    }
}

/// Gathers a piece from each hole on the way from `origin`, round and round, and lists the board wherever the piece
/// just gathered may have been the last one sown. A hole without pieces ends the way.
fn gather(after: PuzzleBoard, origin: Hole, out: &mut Steps<AdjiBotoPuzzle>, may_be_last: impl Fn(usize) -> bool) {
    let mut before = after;
    for step in (1..RING).cycle() {
        let last = (origin.index() + step) % RING;
        if before.holes[last] == 0 {
            return;
        }
        before.holes[last] -= 1;
        before.holes[origin.index()] += 1;
        if may_be_last(last) {
            out.push(Step::new(origin, before));
        }
    }
}

impl Folded for AdjiBotoPuzzle {
    /// The rotation that is least as a number.
    #[inline]
    fn canonical(&self, state: &PuzzleBoard) -> PuzzleBoard {
        let word = state.word();
        let turned = |step: usize| (word >> (8 * step) | word << (8 * (RING - step))) & ((1 << (8 * RING)) - 1);
        PuzzleBoard::from_word((1..RING).map(turned).fold(word, u128::min))
    }
}

impl Countdown for AdjiBotoPuzzle {
    #[inline]
    fn left(&self, state: &PuzzleBoard) -> u32 {
        state.pieces()
    }

    fn most_per_move(&self) -> u32 {
        MOST_PER_MOVE
    }
}

const fn listed() -> [Hole; RING] {
    let mut holes = [Hole(0); RING];
    let mut place = 0;
    while place < RING {
        holes[place] = Hole(if place < HOLES { RING - 1 - place } else { place - HOLES } as u8);
        place += 1;
    }
    holes
}
