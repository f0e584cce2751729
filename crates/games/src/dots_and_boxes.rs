//! Dots and Boxes: draw a line between two dots; who closes a box owns it and, in the usual game, moves again.
//!
//! Lines are numbered from 0, horizontals first, each row by row; boxes row by row. Every board up to 19×19 has the
//! same plain state, without allocation, so that it can be copied and compared like a number.

mod board;
mod chains;
mod knowledge;
mod notation;
mod overlay;
mod reading;
mod scene;
mod structure;

use jogada_rules::{Game, Indexed, Key, Keyed, Placement, Played, Side, Symmetric, Value, zobrist_table};

use self::board::{BOX_WORDS, DotsBoard, LINE_WORDS, MOST_LINES};
pub use self::chains::Chains;
pub use self::knowledge::{BoxScore, ClosingFirst, RandomLines};
pub use self::reading::{BIT, BOX_OWNER, LINE, OWNER_MISMATCH, SCORE_MISMATCH};
pub use self::structure::{LONG, Structure};
use crate::{ParameterError, rectangle};

/// What each line adds to the key.
static KEYS: [Key; MOST_LINES] = zobrist_table(u64::from_be_bytes(*b"dots box"));

/// The rules: the size of the board, and whose turn it is after a box was closed.
///
/// ```
/// use jogada_games::dots_and_boxes::{DotsAndBoxes, Turns};
/// use jogada_rules::{Game, Side};
///
/// let game = DotsAndBoxes::new(1, 1, Turns::Again)?;
/// let (mut state, mut moves) = (game.initial(), Vec::new());
/// game.moves(&state, &mut moves);
/// for mv in moves {
///     game.play(&mut state, mv);
/// }
/// assert_eq!((game.score(&state), game.turn(&state)), ([0, 1], Side::Second), "who closes a box moves again");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct DotsAndBoxes {
    board: DotsBoard,
    turns: Turns,
}

/// Who moves after a box was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Turns {
    /// The side that closed it: the usual game.
    #[default]
    Again,
    /// The opponent, as after every other move.
    Alternate,
}

/// The lines drawn, who owns the closed boxes, and who moves.
///
/// Points and owners are compared but not part of the key: they say nothing about what is to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DotsState {
    lines: [u64; LINE_WORDS],
    /// The boxes each side is known to own; a closed box may be in neither set.
    owned: [[u64; BOX_WORDS]; 2],
    score: [u16; 2],
    free: u16,
    turn: Side,
    key: Key,
}

/// A line to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line(u16);

/// Which of the boxes beside a line it closed: bit 0 the one above or to the left, bit 1 the other.
#[derive(Clone, Copy, Debug)]
pub struct Closed(u8);

impl DotsAndBoxes {
    /// A board of `rows` × `cols` boxes, each from 1 to 19.
    pub fn new(rows: usize, cols: usize, turns: Turns) -> Result<Self, ParameterError> {
        Ok(Self { board: DotsBoard::new(rows, cols)?, turns })
    }

    /// Rows and columns of boxes.
    pub const fn size(&self) -> (usize, usize) {
        (self.board.rows(), self.board.cols())
    }

    /// Who moves after a box was closed.
    pub const fn turns(&self) -> Turns {
        self.turns
    }

    /// The four lines around a box: above, below, left, right.
    pub fn lines_around(&self, number: usize) -> [Line; 4] {
        self.board.lines_around(number).map(|line| Line(line as u16))
    }

    /// How far a line lies from the middle of the board, in half boxes.
    pub fn off_center(&self, line: usize) -> u16 {
        self.board.distance(line)
    }

    /// How many boxes are still open.
    #[inline]
    pub fn open_boxes(&self, state: &DotsState) -> usize {
        self.board.boxes() - usize::from(state.score[0]) - usize::from(state.score[1])
    }

    /// Whether the turn passes after a move that closed these boxes.
    #[inline]
    fn passes(&self, closed: u8) -> bool {
        closed == 0 || self.turns == Turns::Alternate
    }
}

impl Line {
    /// The number of the line, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl DotsState {
    /// Whether a line is drawn.
    #[inline]
    pub const fn is_drawn(&self, line: Line) -> bool {
        contains(&self.lines, line.index())
    }

    /// The drawn lines, one bit each.
    pub const fn drawn(&self) -> &[u64; LINE_WORDS] {
        &self.lines
    }

    /// Who owns a closed box, if that is known.
    pub fn owner(&self, number: usize) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| contains(&self.owned[side.index()], number))
    }
}

/// Whether bit `index` of a set is there.
#[inline]
const fn contains(set: &[u64], index: usize) -> bool {
    set[index / 64] >> (index % 64) & 1 == 1
}

/// Puts bit `index` into a set, or takes it out if it is there.
#[inline]
const fn flip(set: &mut [u64], index: usize) {
    set[index / 64] ^= 1 << (index % 64);
}

/// Visits the members of a set, in order.
#[inline]
fn each_member(set: &[u64], mut visit: impl FnMut(usize)) {
    for (word, &bits) in set.iter().enumerate() {
        let mut rest = bits;
        while rest != 0 {
            visit(64 * word + rest.trailing_zeros() as usize);
            rest &= rest - 1;
        }
    }
}

impl Game for DotsAndBoxes {
    type State = DotsState;
    type Move = Line;
    type Undo = Closed;

    fn initial(&self) -> DotsState {
        DotsState {
            lines: [0; LINE_WORDS],
            owned: [[0; BOX_WORDS]; 2],
            score: [0; 2],
            free: self.board.lines() as u16,
            turn: Side::First,
            key: Key::default(),
        }
    }

    #[inline]
    fn turn(&self, state: &DotsState) -> Side {
        state.turn
    }

    #[inline]
    fn settled(&self, state: &DotsState) -> Option<Value> {
        (state.free == 0).then_some(Value::ZERO)
    }

    #[inline]
    fn moves(&self, state: &DotsState, out: &mut Vec<Line>) {
        for (word, &drawn) in state.lines[..self.board.words()].iter().enumerate() {
            let free = !drawn & self.board.word(word);
            out.extend(rectangle::bits(free).map(|bit| Line((64 * word + bit) as u16)));
        }
    }

    #[inline]
    fn play(&self, state: &mut DotsState, mv: Line) -> Played<Closed> {
        let closed = self.board.closed_by(&state.lines, mv.index());
        draw(state, mv);
        state.free -= 1;
        let gain = self.hand_over(state, mv, closed);
        state.score[state.turn.index()] += gain;
        if self.passes(closed) {
            state.turn = !state.turn;
        }
        Played { undo: Closed(closed), gain: gain.into() }
    }

    #[inline]
    fn undo(&self, state: &mut DotsState, mv: Line, Closed(closed): Closed) {
        if self.passes(closed) {
            state.turn = !state.turn;
        }
        let gain = self.hand_over(state, mv, closed);
        state.score[state.turn.index()] -= gain;
        state.free += 1;
        draw(state, mv);
    }

    #[inline]
    fn score(&self, state: &DotsState) -> [i32; 2] {
        state.score.map(i32::from)
    }

    fn is_scoring(&self) -> bool {
        true
    }
}

/// Draws a line, or takes it off again.
#[inline]
fn draw(state: &mut DotsState, mv: Line) {
    flip(&mut state.lines, mv.index());
    state.key ^= KEYS[mv.index()];
}

impl DotsAndBoxes {
    /// Gives the side to move the boxes that `mv` closed, or takes them away again. Returns their number.
    #[inline]
    fn hand_over(&self, state: &mut DotsState, mv: Line, closed: u8) -> u16 {
        if closed == 0 {
            return 0;
        }
        let boxes = self.board.boxes_beside(mv.index());
        for number in (0..2).filter(|bit| closed >> bit & 1 == 1).map(|bit| boxes[bit]) {
            flip(&mut state.owned[state.turn.index()], number.into());
        }
        closed.count_ones() as u16
    }
}

impl Keyed for DotsAndBoxes {
    /// The lines alone: who moves and who owns what does not change what the side to move can still win.
    #[inline]
    fn key(&self, state: &DotsState) -> Key {
        state.key
    }
}

impl Symmetric for DotsAndBoxes {
    fn symmetries(&self) -> usize {
        self.board.symmetries()
    }

    fn image(&self, state: &DotsState, symmetry: usize) -> DotsState {
        let image = self.board.image(symmetry);
        let mut turned =
            DotsState { lines: [0; LINE_WORDS], owned: [[0; BOX_WORDS]; 2], key: Key::default(), ..*state };
        each_member(&state.lines, |line| draw(&mut turned, Line(image.lines[line])));
        for (set, turned) in state.owned.iter().zip(&mut turned.owned) {
            each_member(set, |number| flip(turned, image.boxes[number].into()));
        }
        turned
    }

    fn image_of_move(&self, mv: Line, symmetry: usize) -> Line {
        Line(self.board.image(symmetry).lines[mv.index()])
    }
}

impl Indexed for DotsAndBoxes {
    fn slots(&self) -> usize {
        self.board.lines()
    }

    #[inline]
    fn slot(&self, _: &DotsState, mv: Line) -> usize {
        mv.index()
    }
}

impl Placement for DotsAndBoxes {}
