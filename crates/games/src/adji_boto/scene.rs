//! The board as shapes: shared by the game and the puzzle.

use jogada_rules::{Note, Overlay, Part, Role, Scene, Scenic, Shape};

use super::notation::column;
use super::overlay;
use super::rows::{Grid, OWNERS};
use super::sowing::HOLES;
use super::{AdjiBoto, Pit, Position};

/// Letters of the rows, the top one first.
pub(crate) const ROW_LETTERS: [char; 2] = ['t', 'b'];
const MARGIN: f32 = 0.5;
pub(super) const RADIUS: f32 = 0.42;

/// The pits of a board, a unit apart. `owned` says whose they are; `playing` which move a pit plays, if any, by row
/// (top first) and column (from 0).
pub(crate) fn pits(grid: &Grid, owned: bool, playing: impl Fn(usize, usize) -> Option<String>) -> Scene {
    let mut scene = Scene::new(HOLES as f32 + 2.0 * MARGIN, 2.0 + 2.0 * MARGIN);
    scene.push(Part::new(Role::Ground, Shape::rectangle(0.0, 0.0, scene.width, scene.height)));
    for (row, letter) in ROW_LETTERS.into_iter().enumerate() {
        let side = owned.then_some(OWNERS[row]);
        for (column, held) in grid[row].iter().enumerate() {
            let shape = Shape::Circle { center: center(row, column), radius: RADIUS };
            let pit = Part::new(Role::Pit, shape).owned_by(side).labeled(held.to_string());
            scene.push(pit.at(format!("{letter}{}", column + 1)).playing(playing(row, column)));
        }
    }
    for column in 0..HOLES {
        for y in [MARGIN / 2.0, scene.height - MARGIN / 2.0] {
            let point = Shape::Point((center(0, column).0, y));
            scene.push(Part::new(Role::Label, point).labeled((column + 1).to_string()));
        }
    }
    scene
}

pub(super) fn center(row: usize, column: usize) -> (f32, f32) {
    (MARGIN + column as f32 + 0.5, MARGIN + row as f32 + 0.5)
}

impl Scenic for AdjiBoto {
    /// The pits of both sides, and right of each row what its owner has captured.
    fn scene(&self, state: &Position) -> Scene {
        let mut scene = pits(&state.grid(), true, |row, at| {
            let mover_row = OWNERS[row] == state.turn;
            let pit = (0..HOLES as u8).map(Pit).find(|&pit| column(state.turn, pit) == at + 1)?;
            (mover_row && state.can_play(pit)).then(|| (at + 1).to_string())
        });
        for (row, side) in OWNERS.into_iter().enumerate() {
            let point = Shape::Point((scene.width + 0.5, center(row, 0).1));
            let captured = state.captured[side.index()].to_string();
            scene.push(Part::new(Role::Label, point).owned_by(Some(side)).labeled(captured));
        }
        scene.width += 1.0;
        scene
    }

    fn overlays(&self, state: &Position) -> Vec<Overlay> {
        vec![overlay::sowing(self, state)]
    }

    fn reason(&self, state: &Position, pit: Pit) -> Option<Note> {
        overlay::reason(state, pit)
    }
}
