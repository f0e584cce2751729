//! What happens in a path search, told as it happens.

use serde::Serialize;

/// Something that happened in a path search. Costs are in moves; nodes have numbers, the root is 0.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The search begins.
    Start {
        /// The root's position.
        state: String,
        /// The estimate of the root.
        h: f64,
        /// What the search orders it by.
        f: f64,
    },
    /// A successor is created and kept.
    Generate {
        /// Its number.
        id: u64,
        /// The node it comes from; absent for goals that a backward search starts from.
        parent: Option<u64>,
        /// The move that leads to it from its parent, or to its parent in a backward search.
        #[serde(rename = "move")]
        mv: Option<String>,
        /// Moves from the root.
        depth: u32,
        /// The cost so far.
        g: f64,
        /// The estimate of what is to come.
        h: f64,
        /// What the search orders by.
        f: f64,
        /// Its position.
        state: String,
    },
    /// The successors of a node are about to be created.
    Expand {
        /// The node.
        id: u64,
    },
    /// The best of the waiting nodes is taken.
    Pick {
        /// The node.
        id: u64,
    },
    /// A successor is left out, for now or for good, because its f lies beyond the bound.
    Defer {
        /// The node it comes from.
        parent: u64,
        /// The move.
        #[serde(rename = "move")]
        mv: String,
        /// What the search would order it by.
        f: f64,
    },
    /// What lies below a node has taught more about it.
    Revise {
        /// The node.
        id: u64,
        /// No way through it costs less; absent if there is none.
        f: Option<f64>,
    },
    /// Two searches have met.
    Meet {
        /// The node of the forward search.
        id: u64,
        /// The node of the backward search.
        other: u64,
        /// What the way through both costs.
        cost: f64,
    },
    /// A set of states is expanded at once.
    Wave {
        /// Whether it was reached from the start.
        forward: bool,
        /// How many moves it is away from its end.
        moves: u32,
        /// How many states.
        states: usize,
    },
    /// A successor is dropped: its position is known.
    Duplicate {
        /// The node it comes from.
        parent: u64,
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
    /// A cheaper way to a known node was found.
    Reopen {
        /// The node.
        id: u64,
        /// The node it now comes from.
        parent: u64,
        /// The cost so far, now.
        g: f64,
        /// What the search orders it by, now.
        f: f64,
    },
    /// A node is given up to make room.
    Forget {
        /// The node.
        id: u64,
        /// How good it was, which its parent remembers.
        f: f64,
    },
    /// The search starts again or starts its next layer, with this bound.
    Iteration {
        /// Which one, from 1.
        number: u32,
        /// The bound.
        threshold: f64,
    },
    /// What is known about the cheapest way.
    Bounds {
        /// It costs at least this.
        lower: f64,
        /// And at most this, if a way is known.
        upper: Option<f64>,
    },
    /// The goal is reached.
    Goal {
        /// The node.
        id: u64,
        /// What the way costs.
        cost: f64,
    },
    /// The search ends without a decision.
    Stop {
        /// Why.
        reason: &'static str,
    },
}

/// Someone who is told what happens in a path search.
pub trait Listener {
    /// Something happened.
    fn hear(&mut self, event: &Event);

    /// Whether the next event about a single node is wanted. It is only described if it is, because that takes longer
    /// than most searches need for a node.
    fn admits_node(&mut self) -> bool {
        false
    }
}

/// Nobody listens.
impl Listener for () {
    fn hear(&mut self, _: &Event) {}
}
