//! Tic-tac-toe in text and pictures.

use jogada_rules::{
    BoardStyle, Illegality, Impossibility, MoveError, Notation, Note, Part, Problem, ReadError, Reader, Role, Scene,
    Scenic, Shape, Side, Touch, Wanted,
};

use super::{Square, TicTacToe, TicTacToeState};
use crate::edit;
use crate::rectangle;
use crate::text::{painted, read_turn};

impl Notation for TicTacToe {
    fn move_text(&self, _: &TicTacToeState, mv: Square) -> String {
        self.cell_text(mv.index())
    }

    fn read_move(&self, state: &TicTacToeState, text: &str) -> Result<Square, MoveError> {
        let mut reader = Reader::new(text);
        let cell = self.read_cell(&mut reader)?;
        reader.finish()?;
        if state.won || state.occupied() == self.board {
            return Err(MoveError::illegal(text, Illegality::Over));
        }
        match state.stone(cell) {
            Some(_) => Err(MoveError::illegal(text, Illegality::Occupied)),
            None => Ok(Square(cell as u8)),
        }
    }

    fn position_text(&self, state: &TicTacToeState) -> String {
        let row = |row: usize| (0..self.cols).map(|col| stone_char(state.stone(row * self.cols + col))).collect();
        let rows: Vec<String> = (0..self.rows).map(row).collect();
        format!("{} {}", rows.join("/"), state.turn)
    }

    fn read_position(&self, text: &str) -> Result<TicTacToeState, ReadError> {
        let mut reader = Reader::new(text);
        let stones = self.read_stones(&mut reader)?;
        let [first, second] = stones.map(u64::count_ones);
        let due = if first == second { Side::First } else { Side::Second };
        let turn = if reader.peek().is_none() { due } else { read_turn(&mut reader)? };
        reader.finish()?;
        let impossible = |why| ReadError::new(reader.whole(), Problem::Impossible(why));
        if turn != due || first != second && first != second + 1 {
            return Err(impossible(Impossibility::StoneCount));
        }
        let state = self.state(stones, turn);
        self.impossibility(&state).map_or(Ok(state), |why| Err(impossible(why)))
    }

    fn board_text(&self, state: &TicTacToeState, style: BoardStyle) -> String {
        let (bar, dash, cross) = if style.ascii { ("|", "---", "+") } else { ("│", "───", "┼") };
        let margin = if self.is_numbered() { "" } else { "  " };
        let rule = format!("{margin}{}\n", vec![dash; self.cols].join(cross));
        let rows: Vec<String> = (0..self.rows).map(|row| self.row_text(state, row, bar, style)).collect();
        if self.is_numbered() {
            return rows.join(&rule);
        }
        let columns: Vec<String> = (0..self.cols).map(|col| column_letter(col).to_string()).collect();
        format!("   {}\n{}", columns.join("   "), rows.join(&rule))
    }

    fn touched(&self, position: &str, touch: Touch<'_>) -> Option<String> {
        edit::stones(position, touch)
    }
}

impl TicTacToe {
    /// On the classic board cells have numbers; elsewhere a letter and a number.
    const fn is_numbered(&self) -> bool {
        self.rows == 3 && self.cols == 3
    }

    fn cell_text(&self, cell: usize) -> String {
        if self.is_numbered() {
            (cell + 1).to_string()
        } else {
            format!("{}{}", column_letter(cell % self.cols), cell / self.cols + 1)
        }
    }

    fn read_cell(&self, reader: &mut Reader) -> Result<usize, ReadError> {
        if self.is_numbered() && reader.peek().is_some_and(|next| next.is_ascii_digit() || next == '-') {
            return Ok(reader.number(Wanted::Cell, 1, 9)? as usize - 1);
        }
        let letter = |next: char| (0..self.cols).find(|&col| column_letter(col) == next.to_ascii_lowercase());
        let col = reader.take_if(letter).ok_or_else(|| reader.stumble(Wanted::Cell))?;
        let row = reader.number(Wanted::Row, 1, self.rows as i64)? as usize - 1;
        Ok(row * self.cols + col)
    }

    fn read_stones(&self, reader: &mut Reader) -> Result<[u64; 2], ReadError> {
        let mut stones = [0; 2];
        for row in 0..self.rows {
            if row > 0 {
                reader.demand('/', Wanted::Separator)?;
            }
            for col in 0..self.cols {
                let stone = reader.take_if(stone_number).ok_or_else(|| reader.stumble(Wanted::Stone))?;
                if let Some(side) = Side::from_number(stone) {
                    stones[side.index()] |= 1 << (row * self.cols + col);
                }
            }
        }
        Ok(stones)
    }

    /// Why no game leads to these rows of stones, if none does.
    fn impossibility(&self, state: &TicTacToeState) -> Option<Impossibility> {
        let [mover, last] = [state.turn, !state.turn].map(|side| state.stones[side.index()]);
        let went_on = self.has_row(mover);
        if went_on && state.won {
            return Some(Impossibility::TwoWinners);
        }
        // One last stone must have completed all the rows there are.
        let is_last = |cell: usize| !self.has_row(last & !(1 << cell));
        let completed = !state.won || rectangle::bits(last).any(is_last);
        (went_on || !completed).then_some(Impossibility::PlayedOn)
    }

    fn row_text(&self, state: &TicTacToeState, row: usize, bar: &str, style: BoardStyle) -> String {
        let cell = |col: usize| {
            let cell = row * self.cols + col;
            match state.stone(cell) {
                Some(side) => painted(&stone_char(Some(side)).to_string(), side, style),
                None if self.is_numbered() => self.cell_text(cell),
                None => " ".to_owned(),
            }
        };
        let cells: Vec<String> = (0..self.cols).map(cell).collect();
        let number = if self.is_numbered() { String::new() } else { format!("{} ", row + 1) };
        let line = format!("{number} {}", cells.join(&format!(" {bar} ")));
        format!("{}\n", line.trim_end())
    }
}

const fn column_letter(col: usize) -> char {
    (b'a' + col as u8) as char
}

const fn stone_char(stone: Option<Side>) -> char {
    match stone {
        Some(Side::First) => 'x',
        Some(Side::Second) => 'o',
        None => '.',
    }
}

/// 0 for an empty cell, else the number of the side whose stone it is.
fn stone_number(text: char) -> Option<u8> {
    ".xo".find(text.to_ascii_lowercase()).map(|number| number as u8)
}

impl Scenic for TicTacToe {
    fn scene(&self, state: &TicTacToeState) -> Scene {
        let mut scene = Scene::new(self.cols as f32, self.rows as f32);
        let goes_on = !state.won;
        for cell in 0..self.rows * self.cols {
            let (x, y) = ((cell % self.cols) as f32, (cell / self.cols) as f32);
            let name = self.cell_text(cell);
            let stone = state.stone(cell);
            let mv = (goes_on && stone.is_none()).then(|| name.clone());
            scene.push(Part::new(Role::Cell, Shape::rectangle(x, y, 1.0, 1.0)).at(name.clone()).playing(mv));
            if stone.is_some() {
                let shape = Shape::Circle { center: (x + 0.5, y + 0.5), radius: 0.35 };
                let label = stone_char(stone).to_string();
                scene.push(Part::new(Role::Stone, shape).owned_by(stone).labeled(label).at(name));
            }
        }
        scene
    }

    fn decisive(&self, state: &TicTacToeState) -> Vec<String> {
        let stones = state.stones[state.turn.other().index()];
        let rows = self.lines.iter().filter(|&&line| state.won && stones & line == line);
        let cells = rows.fold(0, |cells, line| cells | line);
        rectangle::bits(cells).map(|cell| self.cell_text(cell)).collect()
    }

    fn reason(&self, state: &TicTacToeState, mv: Square) -> Option<Note> {
        let with_it = |side: Side| state.stones[side.index()] | 1 << mv.index();
        if self.has_row(with_it(state.turn)) {
            return Some(Note::new("completes-row"));
        }
        self.has_row(with_it(!state.turn)).then(|| Note::new("stops-row"))
    }
}
