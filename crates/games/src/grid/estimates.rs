//! Estimates of the cost still to pay: the way over an empty grid, in several measures.

use jogada_rules::{Cost, Heuristic, Promise};

use super::{DIAGONAL, GridCell, Neighbors, OwnGrid};

/// What the way would cost on a grid without walls and heavy ground, with the neighbors that there are: rows plus
/// columns for four, the octile distance for eight, the distance between hexagons for six.
#[derive(Clone, Copy, Debug, Default)]
pub struct Distance;

/// The length of the straight line (Euclid), rounded down to a thousandth.
#[derive(Clone, Copy, Debug, Default)]
pub struct StraightLine;

/// Rows plus columns, whatever the neighbors: too much where corners can be crossed, so it promises nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct RowsAndColumns;

/// How many rows and columns lie between a cell and the goal.
fn apart(state: &GridCell) -> (u32, u32) {
    let ((row, col), (goal_row, goal_col)) = (state.map.place(state.at), state.map.place(state.map.goal));
    (row.abs_diff(goal_row) as u32, col.abs_diff(goal_col) as u32)
}

impl Heuristic<OwnGrid> for Distance {
    fn estimate(&self, puzzle: &OwnGrid, state: &GridCell) -> Cost {
        let (rows, cols) = apart(state);
        match puzzle.neighbors {
            Neighbors::Four => Cost::moves(rows + cols),
            Neighbors::Eight => {
                let across = rows.min(cols);
                Cost::thousandths(across * DIAGONAL) + Cost::moves(rows.max(cols) - across)
            }
            Neighbors::Six => Cost::moves(hexagons(state)),
        }
    }

    fn promise(&self) -> Promise {
        Promise::Consistent
    }
}

/// Steps between two hexagons: a row to the next shifts by half a cell for free.
fn hexagons(state: &GridCell) -> u32 {
    let slanted = |at: u16| {
        let (row, col) = state.map.place(at);
        (row as i32, col as i32 - (row as i32 - row as i32 % 2) / 2)
    };
    let ((row, col), (goal_row, goal_col)) = (slanted(state.at), slanted(state.map.goal));
    let (down, right) = (row - goal_row, col - goal_col);
    down.unsigned_abs().max(right.unsigned_abs()).max((down + right).unsigned_abs())
}

impl Heuristic<OwnGrid> for StraightLine {
    fn estimate(&self, puzzle: &OwnGrid, state: &GridCell) -> Cost {
        let (rows, cols) = apart(state);
        let (down, right) = match puzzle.neighbors {
            Neighbors::Six => {
                let middle = |at: u16| {
                    let (row, col) = state.map.place(at);
                    (row as f64 * f64::sqrt(0.75), col as f64 + (row % 2) as f64 / 2.0)
                };
                let ((y, x), (goal_y, goal_x)) = (middle(state.at), middle(state.map.goal));
                (y - goal_y, x - goal_x)
            }
            _ => (f64::from(rows), f64::from(cols)),
        };
        // Lengths that are whole numbers come out a hair below them by chance, and would break the promise.
        Cost::thousandths((down.hypot(right) * 1000.0 + 1e-6).floor() as u32)
    }

    fn promise(&self) -> Promise {
        Promise::Consistent
    }
}

impl Heuristic<OwnGrid> for RowsAndColumns {
    fn estimate(&self, _: &OwnGrid, state: &GridCell) -> Cost {
        let (rows, cols) = apart(state);
        Cost::moves(rows + cols)
    }

    fn promise(&self) -> Promise {
        Promise::Nothing
    }
}
