//! The puzzle as text and shapes: `((0 0 0 0 0 2)(0 0 0 0 4 0))`, moves `t1` – `t6` and `b1` – `b6`.

use jogada_rules::{
    BoardStyle, Illegality, MoveError, Overlay, Puzzle, ReadError, Reader, Scene, Shown, Touch, Wanted,
};

use super::problems::read_board;
use super::{AdjiBotoPuzzle, Hole, LISTED, PuzzleBoard, RING};
use crate::adji_boto::overlay::sowing_note;
use crate::adji_boto::rows::{HOLE, Margin, draw, grid_text};
use crate::adji_boto::scene::{ROW_LETTERS, pits};
use crate::adji_boto::sowing::HOLES;
use crate::edit;

impl Hole {
    /// The hole in `row` (0 is the top one) and `column`, both from 0.
    const fn in_grid(row: usize, column: usize) -> Self {
        Self(if row == 0 { RING - 1 - column } else { column } as u8)
    }

    fn text(self) -> String {
        let index = self.index();
        if index < HOLES { format!("b{}", index + 1) } else { format!("t{}", RING - index) }
    }
}

impl Shown for AdjiBotoPuzzle {
    fn starting_from(&self, start: PuzzleBoard) -> Self {
        Self::new(start)
    }

    fn move_text(&self, _: &PuzzleBoard, mv: Hole) -> String {
        mv.text()
    }

    fn read_move(&self, state: &PuzzleBoard, text: &str) -> Result<Hole, MoveError> {
        let mut reader = Reader::new(text);
        let letter = |found: char| ROW_LETTERS.iter().position(|letter| letter.eq_ignore_ascii_case(&found));
        let row = reader.take_if(letter).ok_or_else(|| reader.stumble(HOLE))?;
        let column = reader.number(Wanted::Column, 1, HOLES as i64)?;
        reader.finish()?;
        let hole = Hole::in_grid(row, column as usize - 1);
        if self.is_goal(state) {
            Err(MoveError::illegal(text, Illegality::Over))
        } else if state.holes[hole.index()] == 0 {
            Err(MoveError::illegal(text, Illegality::Empty))
        } else {
            Ok(hole)
        }
    }

    fn state_text(&self, state: &PuzzleBoard) -> String {
        grid_text(&state.grid())
    }

    /// Reads a board; the outer brackets may be left out.
    fn read_state(&self, text: &str) -> Result<PuzzleBoard, ReadError> {
        read_board(text)
    }

    /// The two rows with the letters that moves call them by. The holes are nobody's, so there are no colors.
    fn board_text(&self, state: &PuzzleBoard, style: BoardStyle) -> String {
        let margins = ROW_LETTERS.map(|letter| Margin { before: letter.to_string(), after: String::new() });
        draw(&state.grid(), &margins, BoardStyle { color: false, ..style })
    }

    fn scene(&self, state: &PuzzleBoard) -> Scene {
        pits(&state.grid(), false, |row, column| {
            let hole = Hole::in_grid(row, column);
            (state.holes[hole.index()] > 0).then(|| hole.text())
        })
    }

    /// Where each sowing ends, and the way it goes.
    fn overlays(&self, state: &PuzzleBoard) -> Vec<Overlay> {
        let played = LISTED.into_iter().filter(|hole| state.holes[hole.index()] > 0);
        let note = |hole: Hole| {
            let pieces = usize::from(state.holes[hole.index()]);
            sowing_note(hole.text(), hole.index(), pieces, state.sown(hole).1)
        };
        vec![Overlay { name: "sowing", parts: Vec::new(), notes: played.map(note).collect() }]
    }

    /// The pieces captured.
    fn taken(&self, state: &PuzzleBoard, mv: Hole) -> Option<u32> {
        (state.holes[mv.index()] > 0).then(|| state.sown(mv).1)
    }

    fn touched(&self, state: &str, touch: Touch<'_>) -> Option<String> {
        match touch {
            Touch::Place(_) => edit::holes(state, touch),
            Touch::Side | Touch::Stroke { .. } => None,
        }
    }
}
