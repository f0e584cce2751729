//! Hex drawn: hexagons that stand on a corner, in a rhombus, each edge in its side's name.

use jogada_rules::{Game, Notation, Note, Overlay, Part, Role, Scene, Scenic, Shape, Side};

use super::notation::column_letter;
use super::overlay;
use super::{Cell, Hex, HexMove, HexState};

/// From a hexagon's center to its corners.
const RADIUS: f32 = 1.0;
/// From center to center in a row: √3 radii.
const WIDTH: f32 = 1.732_050_8 * RADIUS;
/// From row to row.
const HEIGHT: f32 = 1.5 * RADIUS;
pub(super) const STONE: f32 = 0.62 * RADIUS;
/// How thick the edges are.
const RIM: f32 = 0.35 * RADIUS;
/// Room for edges and coordinates around the cells.
const MARGIN: f32 = 2.0 * RADIUS;

impl Scenic for Hex {
    fn scene(&self, state: &HexState) -> Scene {
        let size = self.size() as f32;
        let width = 2.0 * MARGIN + WIDTH * (1.5 * size - 0.5);
        let height = 2.0 * MARGIN + HEIGHT * (size - 1.0) + 2.0 * RADIUS;
        let mut scene = Scene::new(width, height);
        self.draw_edges(&mut scene);
        for cell in self.cells() {
            self.draw_cell(state, cell, &mut scene);
        }
        self.draw_coordinates(&mut scene);
        scene
    }

    fn overlays(&self, state: &HexState) -> Vec<Overlay> {
        vec![overlay::paths(self, state)]
    }

    fn decisive(&self, state: &HexState) -> Vec<String> {
        overlay::winning_chain(self, state)
    }

    fn reason(&self, state: &HexState, mv: HexMove) -> Option<Note> {
        overlay::reason(self, state, mv)
    }
}

impl Hex {
    fn draw_cell(&self, state: &HexState, cell: Cell, scene: &mut Scene) {
        let place = Self::place_text(cell);
        let owner = self.owner(state, cell);
        let is_open = owner.is_none() && self.settled(state).is_none();
        let mv = is_open.then(|| self.move_text(state, HexMove::Place(cell)));
        let (row, col) = (cell.row as usize, cell.col as usize);
        let outline = (0..6).map(|corner| corner_of(row, col, corner)).collect();
        scene.push(Part::new(Role::Cell, Shape::Polygon(outline)).at(&*place).playing(mv));
        if owner.is_some() {
            let swap = self.is_swap_pending(state).then(|| self.move_text(state, HexMove::Swap));
            let disc = Shape::Circle { center: center_of(row as f32, col as f32), radius: STONE };
            scene.push(Part::new(Role::Stone, disc).owned_by(owner).at(place).playing(swap));
        }
    }

    fn draw_edges(&self, scene: &mut Scene) {
        let last = self.size() - 1;
        // Corners of a hexagon are numbered clockwise from the top.
        let top = (0..=last).flat_map(|col| [corner_of(0, col, 5), corner_of(0, col, 0)]);
        let top = top.chain([halfway(corner_of(0, last, 0), corner_of(0, last, 1))]).collect();
        let bottom = (0..=last).rev().flat_map(|col| [corner_of(last, col, 2), corner_of(last, col, 3)]);
        let bottom = bottom.chain([halfway(corner_of(last, 0, 3), corner_of(last, 0, 4))]).collect();
        let left = (0..=last).rev().flat_map(|row| [corner_of(row, 0, 4), corner_of(row, 0, 5)]);
        let left = [halfway(corner_of(last, 0, 3), corner_of(last, 0, 4))].into_iter().chain(left).collect();
        let right = (0..=last).flat_map(|row| [corner_of(row, last, 1), corner_of(row, last, 2)]);
        let right = [halfway(corner_of(0, last, 0), corner_of(0, last, 1))].into_iter().chain(right).collect();
        let (slope, rise) = (WIDTH / 2.0 * RIM, 0.5 * RIM);
        scene.push(rim(Side::First, top, (0.0, -RIM)));
        scene.push(rim(Side::First, bottom, (0.0, RIM)));
        scene.push(rim(Side::Second, left, (-slope, rise)));
        scene.push(rim(Side::Second, right, (slope, -rise)));
    }

    fn draw_coordinates(&self, scene: &mut Scene) {
        for index in 0..self.size() {
            let along = index as f32;
            let (x, y) = center_of(-1.0, along + 0.5);
            scene.push(label((x, y - RIM / 2.0), column_letter(index).to_string()));
            scene.push(label(center_of(along, -1.0), (index + 1).to_string()));
        }
    }
}

/// The middle of a cell, or of where a cell would be.
pub(super) fn center_of(row: f32, col: f32) -> (f32, f32) {
    (MARGIN + WIDTH * (col + row / 2.0 + 0.5), MARGIN + RADIUS + HEIGHT * row)
}

/// Corner 0 to 5 of a cell, clockwise from the top.
fn corner_of(row: usize, col: usize, corner: usize) -> (f32, f32) {
    let (x, y) = center_of(row as f32, col as f32);
    let (right, down) = [(0.0, -1.0), (0.5, -0.5), (0.5, 0.5), (0.0, 1.0), (-0.5, 0.5), (-0.5, -0.5)][corner];
    (x + right * WIDTH, y + down * RADIUS)
}

fn halfway(one: (f32, f32), other: (f32, f32)) -> (f32, f32) {
    (f32::midpoint(one.0, other.0), f32::midpoint(one.1, other.1))
}

/// A band outward from the outline of the cells.
fn rim(owner: Side, inner: Vec<(f32, f32)>, (right, down): (f32, f32)) -> Part {
    let outer: Vec<_> = inner.iter().rev().map(|&(x, y)| (x + right, y + down)).collect();
    Part::new(Role::Border, Shape::Polygon([inner, outer].concat())).owned_by(Some(owner))
}

fn label(center: (f32, f32), text: String) -> Part {
    Part::new(Role::Label, Shape::Point(center)).labeled(text)
}
