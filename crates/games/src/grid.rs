//! Grids of one's own: walls, ground that costs more, a start and a goal, as textbooks and tutorials draw them to explain
//! searches for a path.

mod estimates;
mod examples;
mod map;
mod notation;

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use jogada_rules::{Cost, Dice, Puzzle, Reversible, Step, Steps};

use crate::{ParameterError, in_range};

pub use self::estimates::{Distance, RowsAndColumns, StraightLine};
pub use self::examples::{EXAMPLES, GridExample};
use self::map::GridMap;
pub use self::notation::{BLOCKED, CELL_SIGN, IN_WALL};

/// The most rows and columns.
pub const MOST_SIDE: usize = 64;
/// What a step across a corner costs: the square root of two, rounded up to a thousandth, so that no straight line is
/// longer than a way along it.
const DIAGONAL: u32 = 1415;

/// How cells are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Neighbors {
    /// By their sides.
    #[default]
    Four,
    /// By their sides and corners.
    Eight,
    /// By six sides: every other row is set off by half a cell.
    Six,
}

/// The puzzle: how cells are joined, and where it starts.
///
/// ```
/// use jogada_games::grid::{OwnGrid, Neighbors};
/// use jogada_rules::{Puzzle, Shown};
///
/// let puzzle = OwnGrid::example("corner", Neighbors::Four).expect("one of the examples");
/// assert_eq!(puzzle.state_text(&puzzle.initial()), ".../.#./... a1 c3");
/// ```
#[derive(Clone, Debug)]
pub struct OwnGrid {
    neighbors: Neighbors,
    start: GridCell,
}

/// A cell of a map.
#[derive(Clone, Debug)]
pub struct GridCell {
    map: Arc<GridMap>,
    at: u16,
}

/// To the cell of that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Go(u16);

impl Neighbors {
    /// As many.
    pub const fn count(self) -> u8 {
        match self {
            Self::Four => 4,
            Self::Eight => 8,
            Self::Six => 6,
        }
    }

    /// The one with as many, if there is one.
    pub const fn of(count: i64) -> Option<Self> {
        match count {
            4 => Some(Self::Four),
            8 => Some(Self::Eight),
            6 => Some(Self::Six),
            _ => None,
        }
    }
}

impl OwnGrid {
    /// The example of that name, with its cells joined like this.
    pub fn example(name: &str, neighbors: Neighbors) -> Option<Self> {
        let example = EXAMPLES.iter().find(|example| example.name == name)?;
        Some(Self { neighbors, start: notation::read(example.map).expect("the examples are sound") })
    }

    /// A map of that size with so many walls in a hundred cells, of which the seed says where; one that can be walked
    /// through from corner to corner.
    pub fn random(
        rows: usize,
        cols: usize,
        walls: usize,
        seed: u64,
        neighbors: Neighbors,
    ) -> Result<Self, ParameterError> {
        in_range("rows", rows, 2, MOST_SIDE as i64)?;
        in_range("cols", cols, 2, MOST_SIDE as i64)?;
        in_range("walls", walls, 0, 60)?;
        let map = GridMap::random(rows, cols, walls, &mut Dice::new(seed));
        Ok(Self { neighbors, start: GridCell { map: Arc::new(map), at: 0 } })
    }

    /// How cells are joined.
    pub const fn neighbors(&self) -> Neighbors {
        self.neighbors
    }

    /// Where one can go from a cell, and what the step costs: the ground that is entered says how much.
    fn steps_from(&self, map: &GridMap, at: u16) -> Vec<(u16, Cost)> {
        let beside = map.beside(at, self.neighbors);
        let step = |(to, is_diagonal): (u16, bool)| {
            let weight = u32::from(map.weight(to)?);
            let length = if is_diagonal { DIAGONAL } else { Cost::ONE.raw() };
            Some((to, Cost::thousandths(weight * length)))
        };
        beside.into_iter().filter_map(step).collect()
    }
}

impl PartialEq for GridCell {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at && (Arc::ptr_eq(&self.map, &other.map) || self.map == other.map)
    }
}

impl Eq for GridCell {}

impl Hash for GridCell {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.at.hash(hasher);
    }
}

impl GridCell {
    fn moved(&self, at: u16) -> Self {
        Self { map: self.map.clone(), at }
    }
}

impl Puzzle for OwnGrid {
    type State = GridCell;
    type Move = Go;

    fn initial(&self) -> GridCell {
        self.start.clone()
    }

    fn is_goal(&self, state: &GridCell) -> bool {
        state.at == state.map.goal
    }

    /// Up, right, down, left, then across the corners.
    fn successors(&self, state: &GridCell, out: &mut Steps<Self>) {
        let steps = self.steps_from(&state.map, state.at).into_iter();
        out.extend(steps.map(|(to, cost)| Step { mv: Go(to), state: state.moved(to), cost }));
    }
}

impl Reversible for OwnGrid {
    fn goals(&self) -> Vec<GridCell> {
        vec![self.start.moved(self.start.map.goal)]
    }

    fn predecessors(&self, state: &GridCell, out: &mut Steps<Self>) {
        let Some(weight) = state.map.weight(state.at) else { return };
        for (from, is_diagonal) in state.map.beside(state.at, self.neighbors) {
            if state.map.weight(from).is_some() {
                let length = if is_diagonal { DIAGONAL } else { Cost::ONE.raw() };
                let cost = Cost::thousandths(u32::from(weight) * length);
                out.push(Step { mv: Go(state.at), state: state.moved(from), cost });
            }
        }
    }
}
