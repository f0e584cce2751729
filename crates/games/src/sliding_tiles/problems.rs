//! Problems with a name.

use jogada_rules::Shown;

use super::SlidingTiles;

/// A start that others have studied, with the fewest moves that solve it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StudiedProblem {
    /// The name.
    pub name: &'static str,
    /// The rows of the board.
    pub rows: usize,
    /// The columns of the board.
    pub cols: usize,
    /// The start, as the notation writes it.
    pub start: &'static str,
    /// The fewest moves that solve it.
    pub fewest: u32,
}

/// One of the two hardest eight-puzzles, and five of the easier of Korf's hundred fifteen-puzzles (1985) by his
/// numbers. His goal has the blank first: these are his boards turned by half with tile t renamed 16 − t, which
/// changes no solution's length.
pub const PROBLEMS: [StudiedProblem; 6] = [
    StudiedProblem { name: "hardest-8", rows: 3, cols: 3, start: "8 6 7/2 5 4/3 . 1", fewest: 31 },
    StudiedProblem { name: "korf-12", rows: 4, cols: 4, start: "1 3 5 6/. 13 14 9/11 4 8 12/10 7 15 2", fewest: 45 },
    StudiedProblem { name: "korf-42", rows: 4, cols: 4, start: "6 1 15 8/5 10 13 ./3 4 2 7/14 9 11 12", fewest: 42 },
    StudiedProblem { name: "korf-55", rows: 4, cols: 4, start: "5 10 14 4/6 12 11 1/9 . 15 7/13 2 8 3", fewest: 41 },
    StudiedProblem { name: "korf-79", rows: 4, cols: 4, start: "1 6 10 8/14 12 4 2/13 11 3 5/9 7 15 .", fewest: 42 },
    StudiedProblem { name: "korf-85", rows: 4, cols: 4, start: "1 5 . 13/11 2 8 4/10 7 14 15/6 3 9 12", fewest: 44 },
];

impl SlidingTiles {
    /// The problem with that name, in any case.
    pub fn problem(name: &str) -> Option<Self> {
        let problem = PROBLEMS.iter().find(|problem| problem.name.eq_ignore_ascii_case(name.trim()))?;
        let puzzle = Self::new(problem.rows, problem.cols).ok()?;
        let start = puzzle.read_state(problem.start).ok()?;
        Some(puzzle.starting_from(start))
    }
}
