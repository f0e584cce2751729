//! Adji-boto as text: `((8 8 8 8 8 8)(8 8 8 8 8 8)) 0 0 1`, moves by their column.

use jogada_rules::{BoardStyle, Game, Illegality, MoveError, Notation, ReadError, Reader, Side, Touch, Wanted};

use super::rows::{Margin, OWNERS, draw, grid_text, read_grid, rows_of};
use super::sowing::{HOLES, occupied};
use super::{AdjiBoto, Pit, Position};
use crate::edit;
use crate::text::read_turn;

/// More captures than any game reaches, and few enough that a score never overflows.
const MOST_CAPTURED: i64 = 9999;

/// The column, from 1, where `pit` of `side` stands. Second's row is sown from right to left.
pub(super) const fn column(side: Side, pit: Pit) -> usize {
    match side {
        Side::First => pit.index() + 1,
        Side::Second => HOLES - pit.index(),
    }
}

/// The pit of `side` in `column`, from 1: the inverse of [`column`].
const fn pit(side: Side, column: usize) -> Pit {
    Pit(match side {
        Side::First => column - 1,
        Side::Second => HOLES - column,
    } as u8)
}

impl Position {
    /// Whether the mover can play `pit`.
    pub(super) const fn can_play(&self, pit: Pit) -> bool {
        occupied(self.seen_by_mover().0) >> (8 * pit.index()) & 0x80 != 0
    }
}

impl Notation for AdjiBoto {
    fn move_text(&self, state: &Position, mv: Pit) -> String {
        column(state.turn, mv).to_string()
    }

    fn read_move(&self, state: &Position, text: &str) -> Result<Pit, MoveError> {
        let mut reader = Reader::new(text);
        let column = reader.number(Wanted::Column, 1, HOLES as i64)?;
        reader.finish()?;
        let mv = pit(state.turn, column as usize);
        if self.settled(state).is_some() {
            Err(MoveError::illegal(text, Illegality::Over))
        } else if state.can_play(mv) {
            Ok(mv)
        } else {
            Err(MoveError::illegal(text, Illegality::Empty))
        }
    }

    fn position_text(&self, state: &Position) -> String {
        let [first, second] = state.captured;
        format!("{} {first} {second} {}", grid_text(&state.grid()), state.turn)
    }

    fn read_position(&self, text: &str) -> Result<Position, ReadError> {
        let mut reader = Reader::new(text);
        let rows = rows_of(read_grid(&mut reader)?);
        let mut captured = [0; 2];
        if reader.peek().is_some() {
            for score in &mut captured {
                *score = reader.number(Wanted::Score, 0, MOST_CAPTURED)? as u16;
            }
        }
        let turn = read_turn(&mut reader)?;
        reader.finish()?;
        Ok(Position::new(rows, captured, turn))
    }

    /// The rows with the captures of their owners behind them; an arrow before the row that moves.
    fn board_text(&self, state: &Position, style: BoardStyle) -> String {
        let arrow = if style.ascii { ">" } else { "▸" };
        let margins = OWNERS.map(|side| {
            let moves = side == state.turn && self.settled(state).is_none();
            Margin {
                before: format!("{} {side}", if moves { arrow } else { " " }),
                after: format!(" {}", state.captured[side.index()]),
            }
        });
        draw(&state.grid(), &margins, style)
    }

    fn touched(&self, position: &str, touch: Touch<'_>) -> Option<String> {
        edit::holes(position, touch)
    }
}
