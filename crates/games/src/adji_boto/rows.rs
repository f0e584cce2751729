//! The two rows as people see, write and read them: shared by the game and the puzzle.

use jogada_rules::{BoardStyle, Impossibility, Phrase, Problem, ReadError, Reader, Side, Wanted};

use super::MOST_PIECES;
use super::sowing::HOLES;
use crate::ruled::ruled;
use crate::text::{block, painted};

/// What a row is made of.
pub const HOLE: Wanted = Wanted::Own(Phrase::new("a hole", "uma cova"));
/// Why a position can not be that is fuller than any game makes one.
pub const TOO_MANY_PIECES: Impossibility = Impossibility::Own(Phrase::new(
    "there are more pieces than the board holds",
    "há mais peças do que cabem no tabuleiro",
));

/// The top row and the bottom row, both from left to right.
pub type Grid = [[u8; HOLES]; 2];

/// Whose the rows are, the top one first.
pub(crate) const OWNERS: [Side; 2] = [Side::Second, Side::First];

/// The rows in the direction of sowing, the bottom one (First's) first: left to right, then the top right to left.
pub(crate) fn rows_of([mut top, bottom]: Grid) -> [u64; 2] {
    top.reverse();
    [bottom, top].map(|row| row.iter().rev().fold(0, |row, &held| row << 8 | u64::from(held)))
}

/// The inverse of [`rows_of`].
pub(crate) fn grid_of(rows: [u64; 2]) -> Grid {
    let [bottom, mut top] = rows.map(|row| std::array::from_fn(|hole| (row >> (8 * hole)) as u8));
    top.reverse();
    [top, bottom]
}

/// `((8 8 8 8 8 8)(8 8 8 8 8 8))`.
pub(crate) fn grid_text(grid: &Grid) -> String {
    let [top, bottom] = grid.map(|row| row.map(|held| held.to_string()).join(" "));
    format!("(({top})({bottom}))")
}

/// Reads a board as [`grid_text`] writes it; the outer brackets may be left out.
pub(crate) fn read_grid(reader: &mut Reader) -> Result<Grid, ReadError> {
    reader.peek();
    let start = reader.position();
    let mut ahead = reader.clone();
    let wrapped = ahead.take('(') && ahead.take('(');
    if wrapped {
        reader.demand('(', Wanted::OpenBracket)?;
    }
    let grid = [read_row(reader)?, read_row(reader)?];
    if wrapped {
        reader.demand(')', Wanted::CloseBracket)?;
    }
    let total: u32 = grid.iter().flatten().map(|&held| u32::from(held)).sum();
    if total > MOST_PIECES {
        let problem = Problem::Impossible(TOO_MANY_PIECES);
        return Err(ReadError::new(start..reader.position(), problem));
    }
    Ok(grid)
}

fn read_row(reader: &mut Reader) -> Result<[u8; HOLES], ReadError> {
    reader.peek();
    let start = reader.position();
    reader.demand('(', Wanted::OpenBracket)?;
    let mut row = [0; HOLES];
    let mut found = 0;
    while !reader.take(')') {
        if found >= HOLES && !reader.peek().is_some_and(|next| next.is_ascii_digit()) {
            return Err(reader.stumble(Wanted::CloseBracket));
        }
        let held = reader.number(Wanted::Pieces, 0, i64::from(MOST_PIECES))? as u8;
        if let Some(hole) = row.get_mut(found) {
            *hole = held;
        }
        found += 1;
    }
    if found == HOLES {
        return Ok(row);
    }
    let problem = Problem::WrongCount { what: HOLE, expected: HOLES, found };
    Err(ReadError::new(start..reader.position(), problem))
}

/// What stands beside a row: before it and after it.
pub(crate) struct Margin {
    pub(crate) before: String,
    pub(crate) after: String,
}

/// The board for a terminal, with column numbers above and below, and `margins` beside the top and the bottom row.
pub(crate) fn draw(grid: &Grid, margins: &[Margin; 2], style: BoardStyle) -> String {
    let indent = margins.iter().map(|margin| margin.before.chars().count()).max().unwrap_or(0) + 1;
    let cells: Vec<_> = (0..2).map(|row| cells(grid[row], OWNERS[row], style)).collect();
    let columns = format!("{:indent$}  {}", "", ["1", "2", "3", "4", "5", "6"].join("   "));
    let mut lines = vec![columns.clone()];
    for (index, line) in ruled(&cells, 3, style).into_iter().enumerate() {
        // Rules and rows alternate.
        lines.push(if index % 2 == 0 {
            format!("{:indent$}{line}", "")
        } else {
            let Margin { before, after } = &margins[index / 2];
            format!("{}{line} {after}", painted(&format!("{before:<indent$}"), OWNERS[index / 2], style))
        });
    }
    lines.push(columns);
    block(&lines)
}

fn cells(row: [u8; HOLES], owner: Side, style: BoardStyle) -> Vec<String> {
    let nothing = if style.ascii { "." } else { "·" };
    let shown = |held: u8| if held == 0 { nothing.to_owned() } else { held.to_string() };
    row.iter().map(|&held| painted(&format!("{:^3}", shown(held)), owner, style)).collect()
}
