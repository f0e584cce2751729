//! What can be wrong with a record in one of the formats. Data, not prose: front ends say it in the reader's language.

use std::fmt;

use jogada_catalog::RecordError;
use thiserror::Error;

/// Why a text can not be read as a record, or a record not be written in a format.
#[derive(Debug, Error)]
pub enum FormatError {
    /// It is no record in JSON, or one of a newer program.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// Something else was expected here.
    #[error("line {line}, column {column}: expected {expected}")]
    At {
        /// The line, from 1.
        line: usize,
        /// The character in the line, from 1.
        column: usize,
        /// What was expected.
        expected: Expected,
    },
    /// The file's format is newer than this program.
    #[error("the file has version {found} of its format, this program reads up to {known}")]
    Newer {
        /// The version found.
        found: u64,
        /// The newest that is read.
        known: u64,
    },
    /// The format is for Hex, and this is another game.
    #[error("{game:?} can not be written in this format, which is for Hex")]
    NotHex {
        /// The game.
        game: String,
    },
    /// The format has no room for a game without the swap rule.
    #[error("this format has no room for a game without the swap rule")]
    NoRoomForRules,
    /// The format has no room for a position that the game starts from.
    #[error("this format has no room for the position that the game starts from")]
    NoRoomForStart,
}

/// What a reader expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// The line that a text record begins with.
    Title,
    /// `key: value`, one of the keys of a text record.
    Header,
    /// The game, which must be said before the moves.
    Game,
    /// A result: winner, reason and points.
    Result,
    /// The number of a move, one more than the last.
    MoveNumber,
    /// A move.
    Move,
    /// What was known about a move, as JSON.
    Info,
    /// The beginning of a game tree, `(;`.
    GameTree,
    /// The name of a property.
    Property,
    /// The value of a property, in brackets.
    Value,
    /// The end of a game tree.
    TreeEnd,
    /// The number of Hex.
    HexNumber,
    /// The size of a square board.
    Size,
    /// A cell of the board.
    Cell,
    /// A move of the other side.
    OtherSide,
    /// A color.
    Color,
    /// The link of a Hex board.
    Link,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Title => "the title line \"jogada record 1\"",
            Self::Header => "game, player, start, result, comment, info or moves, then a colon",
            Self::Game => "the game",
            Self::Result => "a result: winner, reason, points",
            Self::MoveNumber => "the number of the next move",
            Self::Move => "a move",
            Self::Info => "JSON",
            Self::GameTree => "a game tree",
            Self::Property => "a property",
            Self::Value => "a value in brackets",
            Self::TreeEnd => "the end of the game tree",
            Self::HexNumber => "11, the number of Hex",
            Self::Size => "the size of a square board, 1 to 26",
            Self::Cell => "a cell of the board",
            Self::OtherSide => "a move of the other side",
            Self::Color => "a color",
            Self::Link => "a link to a Hex board",
        })
    }
}
