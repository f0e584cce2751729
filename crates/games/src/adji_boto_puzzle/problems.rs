//! The problems with a letter, and files of problems.

use jogada_rules::{ReadError, Reader};
use thiserror::Error;

use super::{AdjiBotoPuzzle, PuzzleBoard};
use crate::adji_boto::Grid;
use crate::adji_boto::rows::{read_grid, rows_of};

/// The seven problems that the puzzle was set with, by their letters: top row, bottom row.
pub const PROBLEMS: [(char, Grid); 7] = [
    ('A', [[0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 4, 0]]),
    ('B', [[2, 2, 2, 2, 2, 2], [2, 2, 2, 2, 2, 2]]),
    ('C', [[0, 3, 0, 3, 0, 3], [3, 0, 3, 0, 3, 0]]),
    ('D', [[1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1]]),
    ('E', [[2, 4, 6, 8, 10, 12], [12, 10, 8, 6, 4, 2]]),
    ('F', [[48, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 48]]),
    ('G', [[8, 8, 8, 8, 8, 8], [8, 8, 8, 8, 8, 8]]),
];

impl AdjiBotoPuzzle {
    /// The problem with that letter, in either case.
    pub fn problem(letter: char) -> Option<Self> {
        let (_, grid) = PROBLEMS.iter().find(|(name, _)| name.eq_ignore_ascii_case(&letter))?;
        Some(Self::new(PuzzleBoard::from_rows(rows_of(*grid))))
    }
}

/// A line of a problem file that is no board.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {error}")]
pub struct ProblemError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there; its span counts from the start of the line.
    pub error: ReadError,
}

/// Reads a problem file: one board a line, `((0 0 0 0 0 2)(0 0 0 0 4 0))`. A `;` starts a comment; lines with
/// nothing else are passed over.
///
/// ```
/// use jogada_games::adji_boto_puzzle::read_problems;
///
/// let problems = read_problems("((0 0 0 0 0 2)(0 0 0 0 0 2))")?;
/// assert_eq!(problems.len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_problems(text: &str) -> Result<Vec<PuzzleBoard>, ProblemError> {
    let boards = text.lines().enumerate().filter_map(|(index, line)| {
        let written = line.split(';').next().unwrap_or_default();
        let board = (!written.trim().is_empty()).then(|| read_board(written))?;
        Some(board.map_err(|error| ProblemError { line: index + 1, error }))
    });
    boards.collect()
}

/// Reads a board and nothing after it.
pub(super) fn read_board(text: &str) -> Result<PuzzleBoard, ReadError> {
    let mut reader = Reader::new(text);
    let grid = read_grid(&mut reader)?;
    reader.finish()?;
    Ok(PuzzleBoard::from_rows(rows_of(grid)))
}
