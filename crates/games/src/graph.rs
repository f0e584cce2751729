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

pub use self::estimates::{EstimateFault, Exact, Given, Hops};
pub use self::examples::{EXAMPLES, GraphExample};
use self::map::RoadMap;
pub use self::notation::{NO_GOAL, NO_WAY, PLACE, PLACES};

/// The most places a graph may have.
pub const MOST_PLACES: usize = 200;
/// The most that a way may cost, and the largest estimate.
pub const MOST_COST: u32 = 9999;

/// The puzzle: a graph, with its start.
///
/// ```
/// use jogada_games::graph::OwnGraph;
/// use jogada_rules::{Puzzle, Shown};
///
/// let puzzle = OwnGraph::example("romania").expect("one of the examples");
/// let mut steps = Vec::new();
/// puzzle.successors(&puzzle.initial(), &mut steps);
/// let names: Vec<_> = steps.iter().map(|step| puzzle.move_text(&puzzle.initial(), step.mv)).collect();
/// assert_eq!(names, ["Zerind", "Sibiu", "Timisoara"]);
/// ```
#[derive(Clone, Debug)]
pub struct OwnGraph {
    start: GraphPlace,
}

/// A place of a graph.
#[derive(Clone, Debug)]
pub struct GraphPlace {
    map: Arc<RoadMap>,
    at: u16,
}

/// To the place of that number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hop(u16);

impl OwnGraph {
    /// The example of that name.
    pub fn example(name: &str) -> Option<Self> {
        let example = EXAMPLES.iter().find(|example| example.name == name)?;
        Some(Self { start: notation::read(example.graph).expect("the examples are sound") })
    }

    /// A graph of so many places that hangs together, with estimates that never exceed the true cost; the seed says
    /// which one.
    pub fn random(places: usize, seed: u64) -> Result<Self, ParameterError> {
        in_range("places", places, 3, 26)?;
        Ok(Self { start: GraphPlace { map: Arc::new(RoadMap::random(places, &mut Dice::new(seed))), at: 0 } })
    }
}

impl PartialEq for GraphPlace {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at && (Arc::ptr_eq(&self.map, &other.map) || self.map == other.map)
    }
}

impl Eq for GraphPlace {}

impl Hash for GraphPlace {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.at.hash(hasher);
    }
}

impl GraphPlace {
    fn moved(&self, at: u16) -> Self {
        Self { map: self.map.clone(), at }
    }
}

impl Puzzle for OwnGraph {
    type State = GraphPlace;
    type Move = Hop;

    fn initial(&self) -> GraphPlace {
        self.start.clone()
    }

    fn is_goal(&self, state: &GraphPlace) -> bool {
        state.map.goals.contains(&state.at)
    }

    /// In the order in which the ways were written.
    fn successors(&self, state: &GraphPlace, out: &mut Steps<Self>) {
        out.extend(state.map.ways_from(state.at).map(|(to, cost)| Step {
            mv: Hop(to),
            state: state.moved(to),
            cost: Cost::moves(cost),
        }));
    }
}

impl Reversible for OwnGraph {
    fn goals(&self) -> Vec<GraphPlace> {
        self.start.map.goals.iter().map(|&goal| self.start.moved(goal)).collect()
    }

    fn predecessors(&self, state: &GraphPlace, out: &mut Steps<Self>) {
        out.extend(state.map.ways_to(state.at).map(|(from, cost)| Step {
            mv: Hop(state.at),
            state: state.moved(from),
            cost: Cost::moves(cost),
        }));
    }
}
