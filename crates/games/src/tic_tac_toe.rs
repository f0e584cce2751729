//! Tic-tac-toe, and every other game of `win` stones in a row on a board of up to 8×8.

mod notation;

use jogada_rules::{
    Evaluator, Game, Guide, Indexed, Key, Keyed, Placement, Played, Side, Symmetric, Value, zobrist_table,
};

use crate::{ParameterError, in_range, rectangle};

/// The longest side a board may have: its cells are the bits of a word.
const LONGEST: usize = 8;

/// What a stone of each side on each cell adds to the key. A stone's number is its cell, plus 64 for Second.
static KEYS: [Key; 128] = zobrist_table(u64::from_be_bytes(*b"row of 3"));

/// The rules: the size of the board, and how many stones in a row win.
///
/// ```
/// use jogada_games::tic_tac_toe::TicTacToe;
/// use jogada_rules::{Game, Notation, Outcome, Side, outcome};
///
/// let game = TicTacToe::new(3, 3, 3)?;
/// let mut state = game.read_position("xx./oo./... 1")?;
/// let mv = game.read_move(&state, "c1")?;
/// game.play(&mut state, mv);
/// assert_eq!(outcome(&game, &state), Some(Outcome::Won(Side::First)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct TicTacToe {
    rows: usize,
    cols: usize,
    win: usize,
    /// All cells of the board.
    board: u64,
    directions: [Direction; 4],
    /// Every row of `win` cells.
    lines: Vec<u64>,
    /// How many of them each cell is part of.
    crossings: [u8; 64],
    /// Where each cell goes under each symmetry.
    images: [[u8; 64]; 8],
}

/// The cells, and who moves. First plays x.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TicTacToeState {
    stones: [u64; 2],
    turn: Side,
    /// Whether the stone just set completed a row.
    won: bool,
    key: Key,
}

/// A cell, numbered from 0 row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Square(u8);

/// A step from a cell to its neighbor in a row.
#[derive(Clone, Copy, Debug, Default)]
struct Direction {
    shift: usize,
    /// The cells that have such a neighbor: the others would step around the edge.
    from: u64,
}

impl TicTacToe {
    /// A game on `rows` × `cols` cells, each from 1 to 8, won by `win` in a row, which must fit the longer side.
    pub fn new(rows: usize, cols: usize, win: usize) -> Result<Self, ParameterError> {
        in_range("rows", rows, 1, LONGEST as i64)?;
        in_range("cols", cols, 1, LONGEST as i64)?;
        in_range("win", win, 1, rows.max(cols) as i64)?;
        let board = u64::MAX >> (64 - rows * cols);
        let directions = directions(rows, cols);
        let starts = |direction: &Direction| rows_from(*direction, board, win);
        let lines: Vec<u64> = directions.iter().flat_map(starts).collect();
        let crossings = std::array::from_fn(|cell| lines.iter().filter(|&line| line >> cell & 1 == 1).count() as u8);
        let mut game = Self { rows, cols, win, board, directions, lines, crossings, images: [[0; 64]; 8] };
        for symmetry in 0..rectangle::symmetries(rows, cols) {
            game.images[symmetry] = game.cells_seen_through(symmetry);
        }
        Ok(game)
    }

    /// Rows and columns of the board.
    pub const fn size(&self) -> (usize, usize) {
        (self.rows, self.cols)
    }

    /// How many in a row win.
    pub const fn win(&self) -> usize {
        self.win
    }

    fn cells_seen_through(&self, symmetry: usize) -> [u8; 64] {
        std::array::from_fn(|cell| {
            let place = (cell / self.cols, cell % self.cols);
            if place.0 >= self.rows {
                return 0;
            }
            let (row, col) = rectangle::image(place, self.rows, self.cols, symmetry);
            (row * self.cols + col) as u8
        })
    }

    /// Whether `stones` hold a row of `win`.
    #[inline]
    fn has_row(&self, stones: u64) -> bool {
        self.directions.iter().any(|direction| {
            let mut run = stones;
            for _ in 1..self.win {
                run = stones & ((run & direction.from) << direction.shift);
            }
            run != 0
        })
    }

    /// The position with these stones, right or wrong.
    fn state(&self, stones: [u64; 2], turn: Side) -> TicTacToeState {
        let key = Side::BOTH
            .into_iter()
            .flat_map(|side| rectangle::bits(stones[side.index()]).map(move |cell| stone_key(cell, side)))
            .fold(Key::default(), |key, stone| key ^ stone);
        TicTacToeState { stones, turn, won: self.has_row(stones[turn.other().index()]), key }
    }
}

/// Right, down, and the two ways down aslant.
fn directions(rows: usize, cols: usize) -> [Direction; 4] {
    let column = |col: usize| (0..rows).fold(0, |cells, row| cells | 1 << (row * cols + col));
    let (first, last): (u64, u64) = (column(0), column(cols - 1));
    [(1, !last), (cols, !0), (cols + 1, !last), (cols - 1, !first)].map(|(shift, from)| Direction { shift, from })
}

/// Every row of `win` cells in one direction.
fn rows_from(direction: Direction, board: u64, win: usize) -> impl Iterator<Item = u64> {
    rectangle::bits(board).filter_map(move |start| {
        let mut cell = 1u64 << start;
        let mut row = cell;
        for _ in 1..win {
            cell = (cell & direction.from) << direction.shift & board;
            row |= cell;
        }
        (cell != 0).then_some(row)
    })
}

#[inline]
fn stone_key(cell: usize, side: Side) -> Key {
    KEYS[cell + 64 * side.index()]
}

impl TicTacToeState {
    /// Whose stone stands on a cell, numbered from 0 row by row.
    pub fn stone(&self, cell: usize) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.stones[side.index()] >> cell & 1 == 1)
    }

    #[inline]
    const fn occupied(&self) -> u64 {
        self.stones[0] | self.stones[1]
    }
}

impl Square {
    /// The number of the cell, from 0, row by row.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Game for TicTacToe {
    type State = TicTacToeState;
    type Move = Square;
    type Undo = ();

    fn initial(&self) -> TicTacToeState {
        TicTacToeState { stones: [0; 2], turn: Side::First, won: false, key: Key::default() }
    }

    #[inline]
    fn turn(&self, state: &TicTacToeState) -> Side {
        state.turn
    }

    #[inline]
    fn settled(&self, state: &TicTacToeState) -> Option<Value> {
        if state.won {
            Some(Value::LOSS)
        } else if state.occupied() == self.board {
            Some(Value::ZERO)
        } else {
            None
        }
    }

    #[inline]
    fn moves(&self, state: &TicTacToeState, out: &mut Vec<Square>) {
        if !state.won {
            out.extend(rectangle::bits(self.board & !state.occupied()).map(|cell| Square(cell as u8)));
        }
    }

    #[inline]
    fn play(&self, state: &mut TicTacToeState, mv: Square) -> Played<()> {
        let mine = &mut state.stones[state.turn.index()];
        *mine |= 1 << mv.0;
        state.won = self.has_row(*mine);
        state.key ^= stone_key(mv.index(), state.turn);
        state.turn = !state.turn;
        Played::quiet(())
    }

    #[inline]
    fn undo(&self, state: &mut TicTacToeState, mv: Square, (): ()) {
        state.turn = !state.turn;
        state.stones[state.turn.index()] &= !(1 << mv.0);
        state.key ^= stone_key(mv.index(), state.turn);
        // Nobody moves after a win.
        state.won = false;
    }
}

impl Keyed for TicTacToe {
    /// The stones alone: their number says who moves.
    #[inline]
    fn key(&self, state: &TicTacToeState) -> Key {
        state.key
    }
}

impl Symmetric for TicTacToe {
    fn symmetries(&self) -> usize {
        rectangle::symmetries(self.rows, self.cols)
    }

    fn image(&self, state: &TicTacToeState, symmetry: usize) -> TicTacToeState {
        let cells = &self.images[symmetry];
        let mut image = TicTacToeState { stones: [0; 2], key: Key::default(), ..*state };
        for side in Side::BOTH {
            for cell in rectangle::bits(state.stones[side.index()]) {
                image.stones[side.index()] |= 1 << cells[cell];
                image.key ^= stone_key(cells[cell].into(), side);
            }
        }
        image
    }

    fn image_of_move(&self, mv: Square, symmetry: usize) -> Square {
        Square(self.images[symmetry][mv.index()])
    }
}

impl Indexed for TicTacToe {
    fn slots(&self) -> usize {
        self.rows * self.cols
    }

    #[inline]
    fn slot(&self, _: &TicTacToeState, mv: Square) -> usize {
        mv.index()
    }
}

impl Placement for TicTacToe {}

/// Rows that one side alone has stones in, a row counting four times as much for every further stone.
///
/// On 3×3 the outcome is searched to the end and `Nothing` is all the evaluation it takes; this is for boards that
/// are too large for that.
#[derive(Clone, Copy, Debug, Default)]
pub struct OpenLines;

impl Evaluator<TicTacToe> for OpenLines {
    fn evaluate(&self, game: &TicTacToe, state: &TicTacToeState) -> Value {
        let [mine, theirs] = [state.turn, !state.turn].map(|side| state.stones[side.index()]);
        let weight = |stones: u64| if stones == 0 { 0 } else { 1 << (2 * stones.count_ones()) };
        let worth = |line: &u64| match (mine & line, theirs & line) {
            (own, 0) => weight(own),
            (0, other) => -weight(other),
            _ => 0,
        };
        Value::hundredths(game.lines.iter().map(worth).sum())
    }
}

/// Stones that complete a row first, then those that stop one, then those with the most rows through them.
#[derive(Clone, Copy, Debug, Default)]
pub struct Threats;

/// More rows than go through any cell.
const COMPLETES: i32 = 1000;
const STOPS: i32 = 500;

impl Guide<TicTacToe> for Threats {
    #[inline]
    fn rank(&self, game: &TicTacToe, state: &TicTacToeState, mv: Square) -> i32 {
        let [mine, theirs] = [state.turn, !state.turn].map(|side| state.stones[side.index()] | 1 << mv.0);
        let urgency = if game.has_row(mine) {
            COMPLETES
        } else if game.has_row(theirs) {
            STOPS
        } else {
            0
        };
        urgency + i32::from(game.crossings[mv.index() & 63])
    }
}
