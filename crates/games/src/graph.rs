//! Graphs of one's own: places, ways between them that cost something, and estimates of what is still to pay, as
//! textbooks draw them to explain searches for a path.

mod estimates;
mod examples;
mod map;
mod notation;
mod scene;

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use jogada_rules::{Cost, Dice, Puzzle, Reversible, Step, Steps};

use crate::{ParameterError, in_range};

pub use self::estimates::{Exact, Fault, Given, Hops};
pub use self::examples::{EXAMPLES, Example};
use self::map::Map;
pub use self::notation::{NO_GOAL, NO_WAY, PLACE, PLACES};

/// The most places a graph may have.
pub const MOST_PLACES: usize = 200;
/// The most that a way may cost, and the largest estimate.
pub const MOST_COST: u32 = 9999;

/// The puzzle: a graph, with its start.
///
/// ```
/// use jogada_games::graph::Graph;
/// use jogada_rules::{Puzzle, Shown};
///
/// let puzzle = Graph::example("romania").expect("one of the examples");
/// let mut steps = Vec::new();
/// puzzle.successors(&puzzle.initial(), &mut steps);
/// let names: Vec<_> = steps.iter().map(|step| puzzle.move_text(&puzzle.initial(), step.mv)).collect();
/// assert_eq!(names, ["Zerind", "Sibiu", "Timisoara"]);
/// ```
#[derive(Clone, Debug)]
pub struct Graph {
    start: Place,
}

/// A place of a graph.
#[derive(Clone, Debug)]
pub struct Place {
    map: Arc<Map>,
    at: u16,
}

/// To the place of that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hop(u16);

impl Graph {
    /// The example of that name.
    pub fn example(name: &str) -> Option<Self> {
        let example = EXAMPLES.iter().find(|example| example.name == name)?;
        Some(Self { start: notation::read(example.graph).expect("the examples are sound") })
    }

    /// A graph of so many places that hangs together, with estimates that never exceed the true cost; the seed says
    /// which one.
    pub fn random(places: usize, seed: u64) -> Result<Self, ParameterError> {
        in_range("places", places, 3, 26)?;
        Ok(Self { start: Place { map: Arc::new(Map::random(places, &mut Dice::new(seed))), at: 0 } })
    }
}

impl PartialEq for Place {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at && (Arc::ptr_eq(&self.map, &other.map) || self.map == other.map)
    }
}

impl Eq for Place {}

impl Hash for Place {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.at.hash(hasher);
    }
}

impl Place {
    fn moved(&self, at: u16) -> Self {
        Self { map: self.map.clone(), at }
    }
}

impl Puzzle for Graph {
    type State = Place;
    type Move = Hop;

    fn initial(&self) -> Place {
        self.start.clone()
    }

    fn is_goal(&self, state: &Place) -> bool {
        state.map.goals.contains(&state.at)
    }

    /// In the order in which the ways were written.
    fn successors(&self, state: &Place, out: &mut Steps<Self>) {
        out.extend(state.map.ways_from(state.at).map(|(to, cost)| Step {
            mv: Hop(to),
            state: state.moved(to),
            cost: Cost::moves(cost),
        }));
    }
}

impl Reversible for Graph {
    fn goals(&self) -> Vec<Place> {
        self.start.map.goals.iter().map(|&goal| self.start.moved(goal)).collect()
    }

    fn predecessors(&self, state: &Place, out: &mut Steps<Self>) {
        out.extend(state.map.ways_to(state.at).map(|(from, cost)| Step {
            mv: Hop(state.at),
            state: state.moved(from),
            cost: Cost::moves(cost),
        }));
    }
}
