//! The slanted board for a terminal.

use jogada_rules::{BoardStyle, Side};

use super::notation::column_letter;
use super::{Cell, Hex, HexState};
use crate::text::painted;

/// Where a cell stands on its line of the text board: each row starts one column further right.
const fn text_column(row: isize, col: isize) -> usize {
    (5 + row + 2 * col) as usize
}

impl Hex {
    /// The board line by line, with coordinates, and the edges in the marks of those who join them.
    pub(super) fn text_board(&self, state: &HexState, style: BoardStyle) -> String {
        let size = self.size() as isize;
        let rows = (-1..=size).map(|row| self.board_line(state, row, Glyphs::of(style)));
        let lines = std::iter::once(self.letters(-2, 1)).chain(rows);
        lines.chain([self.letters(size + 1, -1)]).collect()
    }

    /// The names of the columns, on the line of row `row`, shifted so that each stands straight above or below.
    fn letters(&self, row: isize, shift: isize) -> String {
        let mut line = TextLine::default();
        for col in 0..self.size() {
            line.put(text_column(row, col as isize + shift), &column_letter(col).to_string());
        }
        line.finish()
    }

    /// One row of the board, or one of the two edges of First above and below it.
    fn board_line(&self, state: &HexState, row: isize, glyphs: Glyphs) -> String {
        let size = self.size() as isize;
        let mut line = TextLine::default();
        if row < 0 || row == size {
            // The cells beyond the top edge are those up and right of its cells, beyond the bottom down and left.
            let start = if row < 0 { 0 } else { -1 };
            for col in start..=start + size {
                line.put(text_column(row, col), &glyphs.edge(Side::First));
            }
            return line.finish();
        }
        let number = (row + 1).to_string();
        line.put(text_column(row, -2) + 1 - number.len(), &number);
        line.put(text_column(row, -1), &glyphs.edge(Side::Second));
        for col in 0..size {
            let owner = self.owner(state, Cell::new(row as usize, col as usize));
            line.put(text_column(row, col), &glyphs.stone(owner));
        }
        line.put(text_column(row, size), &glyphs.edge(Side::Second));
        line.finish()
    }
}

/// A line under construction: texts at columns from left to right.
#[derive(Default)]
struct TextLine {
    text: String,
    width: usize,
}

impl TextLine {
    /// Puts `glyph` at `column`. Escapes take no width, so a glyph counts as one column, a number as its digits.
    fn put(&mut self, column: usize, glyph: &str) {
        let gap = column.saturating_sub(self.width);
        self.text.extend(std::iter::repeat_n(' ', gap));
        self.text.push_str(glyph);
        let is_number = glyph.bytes().all(|byte| byte.is_ascii_digit());
        self.width += gap + if is_number { glyph.len() } else { 1 };
    }

    fn finish(mut self) -> String {
        self.text.push('\n');
        self.text
    }
}

/// What stones and edges look like.
#[derive(Clone, Copy)]
struct Glyphs {
    stones: [char; 2],
    edges: [char; 2],
    empty: char,
    style: BoardStyle,
}

impl Glyphs {
    const fn of(style: BoardStyle) -> Self {
        if style.ascii {
            Self { stones: ['x', 'o'], edges: ['X', 'O'], empty: '.', style }
        } else {
            Self { stones: ['●', '○'], edges: ['▪', '▫'], empty: '·', style }
        }
    }

    fn edge(self, side: Side) -> String {
        painted(&self.edges[side.index()].to_string(), side, self.style)
    }

    fn stone(self, owner: Option<Side>) -> String {
        owner.map_or_else(
            || self.empty.to_string(),
            |side| painted(&self.stones[side.index()].to_string(), side, self.style),
        )
    }
}
