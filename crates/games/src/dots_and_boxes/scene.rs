//! Dots and Boxes as shapes.

use jogada_rules::{Note, Overlay, Part, Role, Scene, Scenic, Shape};

use super::board::LinePlace;
use super::overlay;
use super::{DotsAndBoxes, DotsState, Line};

/// Room for the coordinates above and to the left of the first dot; below and to the right half of it suffices.
const MARGIN: f32 = 0.8;

impl Scenic for DotsAndBoxes {
    /// Closed boxes at the back, then lines, then dots, so that a line's ends are covered by its dots.
    fn scene(&self, state: &DotsState) -> Scene {
        let (rows, cols) = self.size();
        let mut scene = Scene::new(cols as f32 + 1.5 * MARGIN, rows as f32 + 1.5 * MARGIN);
        (0..self.board.boxes()).filter_map(|number| self.box_part(state, number)).for_each(|part| scene.push(part));
        (0..self.board.lines()).for_each(|line| scene.push(self.line_part(state, line)));
        for dot in 0..(rows + 1) * (cols + 1) {
            let center = point(dot / (cols + 1), dot % (cols + 1));
            scene.push(Part::new(Role::Dot, Shape::Circle { center, radius: 0.08 }));
        }
        let top = (0..=cols).map(|col| (col, (point(0, col).0, MARGIN / 3.0)));
        let left = (0..=rows).map(|row| (row, (MARGIN / 3.0, point(row, 0).1)));
        for (number, at) in top.chain(left) {
            scene.push(Part::new(Role::Label, Shape::Point(at)).labeled((number + 1).to_string()));
        }
        scene
    }

    fn overlays(&self, state: &DotsState) -> Vec<Overlay> {
        vec![overlay::chains(self, state)]
    }

    fn reason(&self, state: &DotsState, line: Line) -> Option<Note> {
        overlay::reason(self, state, line)
    }
}

impl DotsAndBoxes {
    fn box_part(&self, state: &DotsState, number: usize) -> Option<Part> {
        let (row, col) = (number / self.board.cols(), number % self.board.cols());
        let (x, y) = point(row, col);
        let part = Part::new(Role::Box, Shape::rectangle(x, y, 1.0, 1.0))
            .owned_by(state.owner(number))
            .labeled(self.owner_char(state, number).to_string())
            .at(format!("b{}.{}", row + 1, col + 1));
        self.is_closed(state, number).then_some(part)
    }

    fn line_part(&self, state: &DotsState, line: usize) -> Part {
        let (from, to) = match self.board.place_of(line) {
            LinePlace::Horizontal(row, col) => (point(row, col), point(row, col + 1)),
            LinePlace::Vertical(row, col) => (point(row, col), point(row + 1, col)),
        };
        let name = self.line_text(line);
        let mv = (!state.is_drawn(Line(line as u16))).then(|| name.clone());
        Part::new(Role::Line, Shape::Line { from, to }).at(name).playing(mv)
    }
}

/// Where the dot in that row and column is.
pub(super) fn point(row: usize, col: usize) -> (f32, f32) {
    (col as f32 + MARGIN, row as f32 + MARGIN)
}
