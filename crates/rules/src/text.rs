//! Moves and positions as text, and what can be wrong with it.

use std::fmt;
use std::ops::Range;

use thiserror::Error;

use crate::{Game, Overlay, Phrase, Puzzle, Scene};

/// A game whose moves and positions can be written and read.
///
/// Readers accept everything the writers write, in any case and with extra blanks, and never panic.
pub trait Notation: Game {
    /// The text of a move that is legal in `state`.
    fn move_text(&self, state: &Self::State, mv: Self::Move) -> String;

    /// Reads a move and checks that it is legal in `state`.
    fn read_move(&self, state: &Self::State, text: &str) -> Result<Self::Move, MoveError>;

    /// The text of a position, on one line; it holds everything that `==` compares.
    fn position_text(&self, state: &Self::State) -> String;

    /// Reads a position and checks that it is possible.
    fn read_position(&self, text: &str) -> Result<Self::State, ReadError>;

    /// The board for a terminal, several lines, without words: front ends add those in the reader's language.
    fn board_text(&self, state: &Self::State, style: BoardStyle) -> String;

    /// The text of a position after a touch, for people who set one up by pointing: the next stone, a line more or
    /// less, one piece more. `None` where a touch means nothing. The text need not be a possible position, before or
    /// after: one may pass through impossible ones.
    fn touched(&self, position: &str, touch: Touch<'_>) -> Option<String> {
        let _ = (position, touch);
        None
    }
}

/// What people do to a position that they set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touch<'a> {
    /// They point at a place, as scenes name it.
    Place(&'a str),
    /// They draw a line from one place to another, or round one.
    Stroke {
        /// Where it begins.
        from: &'a str,
        /// Where it ends.
        to: &'a str,
    },
    /// They let the other side move.
    Side,
}

/// A puzzle that can be written, read and drawn, under the same promises as [`Notation`].
pub trait Shown: Puzzle {
    /// The same puzzle from another start.
    fn starting_from(&self, start: Self::State) -> Self
    where
        Self: Sized;

    /// The text of a move possible in `state`.
    fn move_text(&self, state: &Self::State, mv: Self::Move) -> String;

    /// Reads a move and checks that it is possible in `state`.
    fn read_move(&self, state: &Self::State, text: &str) -> Result<Self::Move, MoveError>;

    /// The text of a state, on one line.
    fn state_text(&self, state: &Self::State) -> String;

    /// Reads a state and checks that it is possible.
    fn read_state(&self, text: &str) -> Result<Self::State, ReadError>;

    /// The board for a terminal, without words.
    fn board_text(&self, state: &Self::State, style: BoardStyle) -> String;

    /// The board as shapes.
    fn scene(&self, state: &Self::State) -> Scene;

    /// The text of a state after a touch, as [`Notation::touched`].
    fn touched(&self, state: &str, touch: Touch<'_>) -> Option<String> {
        let _ = (state, touch);
        None
    }

    /// What can be drawn over the board to explain the position.
    fn overlays(&self, state: &Self::State) -> Vec<Overlay> {
        let _ = state;
        Vec::new()
    }

    /// What `mv` takes off the board, where the puzzle takes things: for the listing of a solution.
    fn taken(&self, state: &Self::State, mv: Self::Move) -> Option<u32> {
        let _ = (state, mv);
        None
    }
}

/// How a text board may look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct BoardStyle {
    /// Use ASCII only.
    pub ascii: bool,
    /// Color the sides with ANSI escapes.
    pub color: bool,
}

/// Something a reader stumbled over: where, and what about it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{problem}")]
pub struct ReadError {
    /// The bytes of the text that are wrong; empty at the end when something is missing.
    pub span: Range<usize>,
    /// What is wrong with them.
    pub problem: Problem,
}

impl ReadError {
    /// A problem with the bytes in `span`.
    pub const fn new(span: Range<usize>, problem: Problem) -> Self {
        Self { span, problem }
    }
}

/// What can be wrong with a text. Data, not prose: front ends say it in the reader's language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// Something else was expected here.
    Expected(Wanted),
    /// A number outside its range.
    OutOfRange {
        /// What the number counts.
        what: Wanted,
        /// The least it may be.
        least: i64,
        /// The most it may be.
        most: i64,
    },
    /// A letter outside its range, which begins with `a`.
    OutOfLetters {
        /// What the letter names.
        what: Wanted,
        /// The last letter there is.
        last: char,
    },
    /// The wrong number of things.
    WrongCount {
        /// What was counted.
        what: Wanted,
        /// How many there should be.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// Each part can be read, but no game leads here.
    Impossible(Impossibility),
}

/// What readers expect: what several games speak of, or a word of one game's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "each name says what it is")]
pub enum Wanted {
    Cell,
    Column,
    Row,
    Number,
    Pieces,
    Score,
    Side,
    Stone,
    Move,
    OpenBracket,
    CloseBracket,
    Separator,
    End,
    /// What only this game has, as in "a heap".
    Own(Phrase),
}

/// Why a readable position can not be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Impossibility {
    /// Stones of the two sides do not fit the turn.
    StoneCount,
    /// Both sides have won.
    TwoWinners,
    /// The game went on after it was won.
    PlayedOn,
    /// No sequence of moves leads to the goal.
    Unsolvable,
    /// A reason of the game's own, as in "each tile must be there once".
    Own(Phrase),
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Cell => "a cell",
            Self::Column => "a column",
            Self::Row => "a row",
            Self::Number => "a number",
            Self::Pieces => "pieces",
            Self::Score => "a score",
            Self::Side => "a side, 1 or 2",
            Self::Stone => "a stone or an empty cell",
            Self::Move => "a move",
            Self::OpenBracket => "an opening bracket",
            Self::CloseBracket => "a closing bracket",
            Self::Separator => "a separator",
            Self::End => "nothing more",
            Self::Own(phrase) => phrase.en,
        })
    }
}

impl fmt::Display for Impossibility {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::StoneCount => "the numbers of stones do not fit the side to move",
            Self::TwoWinners => "both sides have won",
            Self::PlayedOn => "the game went on after it was won",
            Self::Unsolvable => "no sequence of moves leads to the goal",
            Self::Own(phrase) => phrase.en,
        })
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Expected(what) => write!(f, "expected {what}"),
            Self::OutOfRange { what, least, most } => write!(f, "{what} must be from {least} to {most}"),
            Self::OutOfLetters { what, last } => write!(f, "{what} must be from a to {last}"),
            Self::WrongCount { what, expected, found } => write!(f, "{what}: {expected} expected, {found} found"),
            Self::Impossible(why) => write!(f, "impossible position: {why}"),
        }
    }
}

/// Why a text is not a move that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MoveError {
    /// It is no move at all.
    #[error(transparent)]
    Unreadable(#[from] ReadError),
    /// It is a move, but not one for this position.
    #[error("{mv}: {reason}")]
    Illegal {
        /// The move, as written.
        mv: String,
        /// Why it can not be played.
        reason: Illegality,
    },
}

impl MoveError {
    /// A readable move that can not be played.
    pub fn illegal(mv: &str, reason: Illegality) -> Self {
        Self::Illegal { mv: mv.trim().to_owned(), reason }
    }
}

/// Why a move can not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Illegality {
    /// The game is over.
    Over,
    /// There is a stone, or the line is drawn.
    Occupied,
    /// There is nothing to play from.
    Empty,
    /// Swapping is for the second move only, where a game has it at all.
    NoSwap,
    /// A reason of the game's own, as in "there are not that many pieces".
    Own(Phrase),
}

impl fmt::Display for Illegality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Over => "the game is over",
            Self::Occupied => "that place is taken",
            Self::Empty => "there is nothing to play there",
            Self::NoSwap => "there is nothing to swap now",
            Self::Own(phrase) => phrase.en,
        })
    }
}

/// A cursor over a text, for readers that report where they stumbled.
///
/// Blanks between tokens are passed over; letters are compared without case.
///
/// ```
/// use jogada_rules::{Reader, Wanted};
///
/// let mut reader = Reader::new("  12 x");
/// assert_eq!(reader.number(Wanted::Number, 0, 99), Ok(12));
/// assert!(reader.take('x') && reader.finish().is_ok());
/// ```
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    /// Starts at the beginning of `text`.
    pub const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// Passes over blanks and returns the next character without taking it.
    pub fn peek(&mut self) -> Option<char> {
        self.skip_blanks();
        self.text[self.at..].chars().next()
    }

    /// Takes the next character if it is `wanted`, whatever its case.
    pub fn take(&mut self, wanted: char) -> bool {
        match self.peek() {
            Some(found) if found.eq_ignore_ascii_case(&wanted) => {
                self.at += found.len_utf8();
                true
            }
            _ => false,
        }
    }

    /// Takes the next character if `accept` knows it.
    pub fn take_if<T>(&mut self, accept: impl FnOnce(char) -> Option<T>) -> Option<T> {
        let found = self.peek()?;
        let value = accept(found)?;
        self.at += found.len_utf8();
        Some(value)
    }

    /// Takes `wanted`, or says that `what` was expected.
    pub fn demand(&mut self, wanted: char, what: Wanted) -> Result<(), ReadError> {
        if self.take(wanted) { Ok(()) } else { Err(self.stumble(what)) }
    }

    /// Takes a number from `least` to `most`. A minus sign is read, so that negative numbers are reported as out of
    /// range rather than as no number.
    pub fn number(&mut self, what: Wanted, least: i64, most: i64) -> Result<i64, ReadError> {
        self.skip_blanks();
        let rest = &self.text[self.at..];
        let sign = usize::from(rest.starts_with('-'));
        let digits = rest[sign..].bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            return Err(self.stumble(what));
        }
        let span = self.at..self.at + sign + digits;
        // A number too long for 64 bits is out of range like any other.
        match self.text[span.clone()].parse::<i64>() {
            Ok(number) if (least..=most).contains(&number) => {
                self.at = span.end;
                Ok(number)
            }
            _ => Err(ReadError::new(span, Problem::OutOfRange { what, least, most })),
        }
    }

    /// Fails unless nothing but blanks is left.
    pub fn finish(&mut self) -> Result<(), ReadError> {
        if self.peek().is_none() { Ok(()) } else { Err(self.stumble(Wanted::End)) }
    }

    /// Where the cursor is, in bytes.
    pub const fn position(&self) -> usize {
        self.at
    }

    /// The whole text, for errors about all of it.
    pub const fn whole(&self) -> Range<usize> {
        0..self.text.len()
    }

    /// An error at the next token, which ends at a blank or a separator: `what` was expected there.
    pub fn stumble(&mut self, what: Wanted) -> ReadError {
        self.skip_blanks();
        let rest = &self.text[self.at..];
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let ends = |letter: char| letter.is_whitespace() || "/,;:()".contains(letter);
        let token = rest[first..].find(ends).map_or(rest.len(), |length| first + length);
        ReadError::new(self.at..self.at + token, Problem::Expected(what))
    }

    fn skip_blanks(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }
}
