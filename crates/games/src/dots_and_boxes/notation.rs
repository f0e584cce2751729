//! Dots and Boxes as text.

use jogada_rules::{BoardStyle, Illegality, MoveError, Notation, ReadError, Reader, Side, Touch, Wanted};

use super::board::LinePlace;
use super::reading::LINE;
use super::{DotsAndBoxes, DotsState, Line, contains};
use crate::edit;
use crate::text::{block, painted};

impl Notation for DotsAndBoxes {
    fn move_text(&self, _: &DotsState, mv: Line) -> String {
        self.line_text(mv.index())
    }

    fn read_move(&self, state: &DotsState, text: &str) -> Result<Line, MoveError> {
        let mut reader = Reader::new(text);
        let line = self.read_line(&mut reader)?;
        reader.finish()?;
        if state.free == 0 {
            Err(MoveError::illegal(text, Illegality::Over))
        } else if state.is_drawn(line) {
            Err(MoveError::illegal(text, Illegality::Occupied))
        } else {
            Ok(line)
        }
    }

    fn position_text(&self, state: &DotsState) -> String {
        let (rows, cols) = self.size();
        let bit = |place| if contains(&state.lines, self.board.line_at(place)) { '1' } else { '0' };
        let horizontals = grid_text(rows + 1, cols, |row, col| bit(LinePlace::Horizontal(row, col)));
        let verticals = grid_text(rows, cols + 1, |row, col| bit(LinePlace::Vertical(row, col)));
        let [first, second] = state.score;
        let text = format!("h:{horizontals};v:{verticals};{first} {second};{}", state.turn);
        if state.owned.as_flattened().iter().all(|&word| word == 0) {
            return text;
        }
        let owners = grid_text(rows, cols, |row, col| self.owner_char(state, row * cols + col));
        format!("{text};b:{owners}")
    }

    fn read_position(&self, text: &str) -> Result<DotsState, ReadError> {
        self.read_state(text)
    }

    /// Dots are named by row and column; from a dot, `h` runs right and `v` runs down.
    fn board_text(&self, state: &DotsState, style: BoardStyle) -> String {
        let (rows, cols) = self.size();
        let header: Vec<String> = (1..=cols + 1).map(|col| format!("{col:<4}")).collect();
        let mut lines = vec![format!("   {}", header.concat())];
        for row in 0..=rows {
            lines.push(self.row_of_dots(state, row, style));
            if row < rows {
                lines.push(self.row_of_boxes(state, row, style));
            }
        }
        block(&lines)
    }

    fn touched(&self, position: &str, touch: Touch<'_>) -> Option<String> {
        match touch {
            Touch::Place(place) => touched_line(position, place),
            Touch::Stroke { .. } => None,
            // Owners of boxes stand after the side and do not depend on it.
            Touch::Side => {
                let (position, owners) = position.split_once(";b:").unwrap_or((position, ""));
                let turned = edit::other_side(position)?;
                Some(if owners.is_empty() { turned } else { format!("{turned};b:{owners}") })
            }
        }
    }
}

impl DotsAndBoxes {
    pub(super) fn line_text(&self, line: usize) -> String {
        match self.board.place_of(line) {
            LinePlace::Horizontal(row, col) => format!("h{}.{}", row + 1, col + 1),
            LinePlace::Vertical(row, col) => format!("v{}.{}", row + 1, col + 1),
        }
    }

    fn read_line(&self, reader: &mut Reader) -> Result<Line, ReadError> {
        let (rows, cols) = self.size();
        let lies = reader.take('h');
        if !lies && !reader.take('v') {
            return Err(reader.stumble(LINE));
        }
        let row = reader.number(Wanted::Row, 1, (rows + usize::from(lies)) as i64)? as usize - 1;
        reader.demand('.', Wanted::Separator)?;
        let col = reader.number(Wanted::Column, 1, (cols + usize::from(!lies)) as i64)? as usize - 1;
        let place = if lies { LinePlace::Horizontal(row, col) } else { LinePlace::Vertical(row, col) };
        Ok(Line(self.board.line_at(place) as u16))
    }

    pub(super) fn is_closed(&self, state: &DotsState, number: usize) -> bool {
        self.lines_around(number).into_iter().all(|line| state.is_drawn(line))
    }

    /// `1` or `2` for an owner, `?` for a closed box that nobody is known to own, `.` for an open one.
    pub(super) fn owner_char(&self, state: &DotsState, number: usize) -> char {
        match state.owner(number) {
            Some(Side::First) => '1',
            Some(Side::Second) => '2',
            None if self.is_closed(state, number) => '?',
            None => '.',
        }
    }

    fn row_of_dots(&self, state: &DotsState, row: usize, style: BoardStyle) -> String {
        let (dot, stroke) = if style.ascii { ("+", "---") } else { ("•", "───") };
        let line = |col| contains(&state.lines, self.board.line_at(LinePlace::Horizontal(row, col)));
        let lines = (0..self.board.cols()).map(|col| if line(col) { stroke } else { "   " });
        let body: String = lines.flat_map(|line| [dot, line]).collect();
        format!("{:>2} {body}{dot}", row + 1)
    }

    fn row_of_boxes(&self, state: &DotsState, row: usize, style: BoardStyle) -> String {
        let stroke = if style.ascii { "|" } else { "│" };
        let line = |col| contains(&state.lines, self.board.line_at(LinePlace::Vertical(row, col)));
        let body = (0..=self.board.cols()).map(|col| {
            let inside = if col < self.board.cols() { self.box_text(state, row, col, style) } else { String::new() };
            format!("{}{inside}", if line(col) { stroke } else { " " })
        });
        format!("   {}", body.collect::<Vec<_>>().concat())
    }

    fn box_text(&self, state: &DotsState, row: usize, col: usize, style: BoardStyle) -> String {
        let number = row * self.board.cols() + col;
        match (state.owner(number), self.owner_char(state, number)) {
            (Some(side), owner) => painted(&format!(" {owner} "), side, style),
            (None, '?') => " ? ".to_owned(),
            (None, _) => "   ".to_owned(),
        }
    }
}

/// A grid of characters, its rows separated by `/`.
fn grid_text(rows: usize, cols: usize, place: impl Fn(usize, usize) -> char) -> String {
    let row = |row| (0..cols).map(|col| place(row, col)).collect::<String>();
    (0..rows).map(row).collect::<Vec<_>>().join("/")
}

/// Draws or erases a line. Who owns which box no longer holds, so it is left out.
fn touched_line(position: &str, place: &str) -> Option<String> {
    let kind = place.chars().next().filter(|kind| "hv".contains(*kind))?;
    let (row, col) = place[1..].split_once('.')?;
    let (row, col) = (row.parse::<usize>().ok()?.checked_sub(1)?, col.parse::<usize>().ok()?.checked_sub(1)?);
    let mut parts = Vec::new();
    for part in position.split(';').map(str::trim).filter(|part| !part.starts_with("b:")) {
        let Some(lines) = part.strip_prefix(kind).and_then(|rest| rest.strip_prefix(':')) else {
            parts.push(part.to_owned());
            continue;
        };
        let mut rows: Vec<Vec<char>> = lines.split('/').map(|row| row.chars().collect()).collect();
        let line = rows.get_mut(row)?.get_mut(col)?;
        *line = if *line == '1' { '0' } else { '1' };
        let rows: Vec<String> = rows.iter().map(|row| row.iter().collect()).collect();
        parts.push(format!("{kind}:{}", rows.join("/")));
    }
    Some(parts.join(";"))
}

#[cfg(test)]
mod tests {
    use jogada_rules::{Notation, Touch};

    use crate::dots_and_boxes::{DotsAndBoxes, Turns};

    #[test]
    fn a_touch_draws_or_erases_a_line_and_forgets_who_owns_what() {
        let game = DotsAndBoxes::new(1, 2, Turns::Again).expect("a board");
        let touched = |text, place| game.touched(text, Touch::Place(place));
        assert_eq!(touched("h:10/00;v:000;0 0;1;b:../..", "v1.2").as_deref(), Some("h:10/00;v:010;0 0;1"));
        assert_eq!(touched("h:10/00;v:000;0 0;1", "h1.1").as_deref(), Some("h:00/00;v:000;0 0;1"));
        for nowhere in ["h3.1", "v1.4", "x1.1", "h1", "", "h0.1"] {
            assert_eq!(touched("h:10/00;v:000;0 0;1", nowhere), None, "{nowhere}");
        }
        let turned = game.touched("h:10/00;v:000;0 0;1;b:..", Touch::Side);
        assert_eq!(turned.as_deref(), Some("h:10/00;v:000;0 0;2;b:.."));
    }
}
