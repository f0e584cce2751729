//! Hex in text: `f6` and `swap`, rows `..x/.o./... 1`, and the slanted board.

use std::fmt::Write;

use jogada_rules::{
    BoardStyle, Game, Illegality, Impossibility, MoveError, Notation, Problem, ReadError, Reader, Side, Touch, Wanted,
};

use super::lanes::Cells;
use super::{Cell, Hex, HexMove, HexState};
use crate::edit;
use crate::text::read_turn;

/// No stone, First's, Second's.
const STONES: &str = ".xo";

impl Hex {
    /// The place of a cell: column letter and row number.
    pub fn place_text(cell: Cell) -> String {
        format!("{}{}", column_letter(cell.col as usize), cell.row + 1)
    }

    fn read_cell(&self, text: &str) -> Result<Cell, ReadError> {
        let mut reader = Reader::new(text);
        let size = self.size() as i64;
        let letter = reader.peek().filter(char::is_ascii_alphabetic).ok_or_else(|| reader.stumble(Wanted::Column))?;
        let col = i64::from(letter.to_ascii_lowercase() as u8 - b'a');
        if col >= size {
            let span = reader.position()..reader.position() + 1;
            let last = column_letter(self.size() - 1);
            return Err(ReadError::new(span, Problem::OutOfLetters { what: Wanted::Column, last }));
        }
        reader.take(letter);
        let row = reader.number(Wanted::Row, 1, size)?;
        reader.finish()?;
        Ok(Cell::new(row as usize - 1, col as usize))
    }

    fn read_rows(&self, reader: &mut Reader) -> Result<[Cells; 2], ReadError> {
        let mut stones = [Cells::default(); 2];
        let mut rows = 0;
        loop {
            self.read_row(reader, rows, &mut stones)?;
            rows += 1;
            if !reader.take('/') {
                break;
            }
        }
        self.check_count(reader.whole(), Wanted::Row, rows)?;
        Ok(stones)
    }

    /// Reads one row; what does not fit the board is counted for the message and dropped.
    fn read_row(&self, reader: &mut Reader, row: usize, stones: &mut [Cells; 2]) -> Result<(), ReadError> {
        reader.peek();
        let start = reader.position();
        let mut found = 0;
        while let Some(number) = reader.take_if(|letter| STONES.find(letter.to_ascii_lowercase())) {
            let is_on_board = row < self.size() && found < self.size();
            if let Some(side) = Side::from_number(number as u8).filter(|_| is_on_board) {
                stones[side.index()].toggle(self.board.bit(Cell::new(row, found)));
            }
            found += 1;
        }
        if found < self.size() && !matches!(reader.peek(), None | Some('/' | '0'..='9')) {
            return Err(reader.stumble(Wanted::Stone));
        }
        self.check_count(start..reader.position(), Wanted::Cell, found)
    }

    fn check_count(&self, span: std::ops::Range<usize>, what: Wanted, found: usize) -> Result<(), ReadError> {
        let expected = self.size();
        let problem = Problem::WrongCount { what, expected, found };
        if found == expected { Ok(()) } else { Err(ReadError::new(span, problem)) }
    }

    /// Why no game leads to `state`, if none does.
    ///
    /// Both sides can never have joined their edges: the chains would have to cross.
    fn impossibility(&self, state: &HexState) -> Option<Impossibility> {
        if !self.is_count_possible(state) {
            Some(Impossibility::StoneCount)
        } else if state.winner.is_some_and(|winner| winner == state.turn || !self.has_last_stone(state, winner)) {
            Some(Impossibility::PlayedOn)
        } else {
            None
        }
    }

    /// Stones alternate, but a swap leaves Second one stone ahead of what it would have, and one side may have passed
    /// once: whoever studies a position asks what if it were the other's turn.
    fn is_count_possible(&self, state: &HexState) -> bool {
        let [first, second] = state.stones.each_ref().map(|stones| stones.count() as i64);
        let usual = i64::from(state.turn == Side::Second);
        // Before First has a stone there was nothing to pass on: at the most its only one was taken over.
        if first == 0 {
            return state.turn == Side::First && second <= i64::from(self.swap);
        }
        let least = if self.swap { -2 } else { -1 };
        (least..=1).contains(&(first - second - usual))
    }

    /// Whether one of the winner's stones can have been the last: without it the edges were apart.
    fn has_last_stone(&self, state: &HexState, winner: Side) -> bool {
        let stones = state.stones[winner.index()];
        stones.bits().any(|bit| {
            let mut before = stones;
            before.toggle(bit);
            !self.board.is_joined(winner, &before)
        })
    }
}

impl Notation for Hex {
    fn move_text(&self, _: &HexState, mv: HexMove) -> String {
        match mv {
            HexMove::Place(cell) => Self::place_text(cell),
            HexMove::Swap => "swap".to_owned(),
        }
    }

    fn read_move(&self, state: &HexState, text: &str) -> Result<HexMove, MoveError> {
        let illegal = |reason| Err(MoveError::illegal(text, reason));
        let mv = if text.trim().eq_ignore_ascii_case("swap") {
            HexMove::Swap
        } else {
            HexMove::Place(self.read_cell(text)?)
        };
        match mv {
            _ if self.settled(state).is_some() => illegal(Illegality::Over),
            HexMove::Swap if !self.is_swap_pending(state) => illegal(Illegality::NoSwap),
            HexMove::Place(cell) if self.owner(state, cell).is_some() => illegal(Illegality::Occupied),
            _ => Ok(mv),
        }
    }

    fn position_text(&self, state: &HexState) -> String {
        let mut text = String::new();
        for cell in self.cells() {
            if cell.col == 0 && cell.row > 0 {
                text.push('/');
            }
            let number = self.owner(state, cell).map_or(0, Side::number);
            text.push(char::from(STONES.as_bytes()[usize::from(number)]));
        }
        let _ = write!(text, " {}", state.turn);
        text
    }

    fn read_position(&self, text: &str) -> Result<HexState, ReadError> {
        let mut reader = Reader::new(text);
        let stones = self.read_rows(&mut reader)?;
        let turn = read_turn(&mut reader)?;
        reader.finish()?;
        let state = self.position(&stones, turn);
        match self.impossibility(&state) {
            Some(why) => Err(ReadError::new(reader.whole(), Problem::Impossible(why))),
            None => Ok(state),
        }
    }

    fn board_text(&self, state: &HexState, style: BoardStyle) -> String {
        self.text_board(state, style)
    }

    fn touched(&self, position: &str, touch: Touch<'_>) -> Option<String> {
        edit::stones(position, touch)
    }
}

/// The letter that names a column.
pub(super) const fn column_letter(col: usize) -> char {
    (b'a' + col as u8) as char
}
