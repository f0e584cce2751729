//! The two rows as people see, write and read them: shared by the game and the puzzle.

use std::fmt::Write;

use jogada_rules::{BoardStyle, Impossibility, Problem, ReadError, Reader, Side, Wanted};

use super::MOST_PIECES;
use super::sowing::HOLES;
use crate::text::painted;

/// The top row and the bottom row, both from left to right.
pub type Grid = [[u8; HOLES]; 2];

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
        let problem = Problem::Impossible(Impossibility::TooManyPieces);
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
    let problem = Problem::WrongCount { what: Wanted::Hole, expected: HOLES, found };
    Err(ReadError::new(start..reader.position(), problem))
}

/// The strokes of a drawn table: three corners or crossings for each of the three rules, then the two lines.
struct Strokes {
    rules: [[&'static str; 3]; 3],
    across: &'static str,
    down: &'static str,
    nothing: &'static str,
}

const BOXES: Strokes =
    Strokes {
        rules: [["┌", "┬", "┐"], ["├", "┼", "┤"], ["└", "┴", "┘"]], across: "───", down: "│", nothing: "·"
    };
const PLAIN: Strokes = Strokes { rules: [["+"; 3]; 3], across: "---", down: "|", nothing: "." };

/// What stands beside a row: before it and after it.
pub(crate) struct Margin {
    pub(crate) before: String,
    pub(crate) after: String,
}

/// The board for a terminal, with column numbers above and below, and `margins` beside the top and the bottom row.
pub(crate) fn draw(grid: &Grid, margins: &[Margin; 2], style: BoardStyle) -> String {
    let strokes = if style.ascii { &PLAIN } else { &BOXES };
    let indent = margins.iter().map(|margin| margin.before.chars().count()).max().unwrap_or(0) + 1;
    let columns = format!("{:indent$}  {}\n", "", ["1", "2", "3", "4", "5", "6"].join("   "));
    let mut text = columns.clone();
    for (index, margin) in margins.iter().enumerate() {
        push_rule(&mut text, indent, strokes, index);
        let owner = [Side::Second, Side::First][index];
        let before = format!("{:<indent$}", margin.before);
        text.push_str(&painted(&before, owner, style));
        for &held in &grid[index] {
            let shown = if held == 0 { strokes.nothing.to_owned() } else { held.to_string() };
            text.push_str(strokes.down);
            text.push_str(&painted(&format!("{shown:^3}"), owner, style));
        }
        let line = format!("{} {}", strokes.down, margin.after);
        let _ = writeln!(text, "{}", line.trim_end());
    }
    push_rule(&mut text, indent, strokes, 2);
    text + &columns
}

fn push_rule(text: &mut String, indent: usize, strokes: &Strokes, index: usize) {
    let [left, middle, right] = strokes.rules[index];
    let holes = [strokes.across; HOLES].join(middle);
    let _ = writeln!(text, "{:indent$}{left}{holes}{right}", "");
}
