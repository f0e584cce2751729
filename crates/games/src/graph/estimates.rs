//! Estimates of the cost still to pay, and what is wrong with those that a person wrote.

use jogada_rules::{Cost, Heuristic, Promise};

use super::map::RoadMap;
use super::{GraphPlace, OwnGraph};

/// The estimates as they were written; nothing where none was. They promise nothing: see [`EstimateFault`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Given;

/// The number of ways still to go along at least, as if each cost one.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hops;

/// What the cheapest way really costs: the best estimate that there can be.
#[derive(Clone, Copy, Debug, Default)]
pub struct Exact;

impl Heuristic<OwnGraph> for Given {
    fn estimate(&self, puzzle: &OwnGraph, state: &GraphPlace) -> Cost {
        if jogada_rules::Puzzle::is_goal(puzzle, state) {
            return Cost::ZERO;
        }
        Cost::moves(state.map.estimates[usize::from(state.at)].unwrap_or(0))
    }

    fn promise(&self) -> Promise {
        Promise::Nothing
    }
}

impl Heuristic<OwnGraph> for Hops {
    fn estimate(&self, _: &OwnGraph, state: &GraphPlace) -> Cost {
        let mut reached = vec![state.at];
        let mut begin = 0;
        for hops in 0.. {
            let layer: Vec<u16> = reached[begin..].to_vec();
            if layer.is_empty() {
                return Cost::ZERO;
            }
            if layer.iter().any(|place| state.map.goals.contains(place)) {
                return Cost::moves(hops);
            }
            begin = reached.len();
            for (to, _) in layer.iter().flat_map(|&place| state.map.ways_from(place)) {
                if !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
        Cost::ZERO
    }

    fn promise(&self) -> Promise {
        Promise::Consistent
    }
}

impl Heuristic<OwnGraph> for Exact {
    fn estimate(&self, _: &OwnGraph, state: &GraphPlace) -> Cost {
        // Where no way leads to a goal any estimate is right, and one that is never more than a step below keeps the
        // promise.
        Cost::moves(state.map.costs_to_goal()[usize::from(state.at)].unwrap_or(super::MOST_COST))
    }

    fn promise(&self) -> Promise {
        Promise::Consistent
    }
}

/// What is wrong with an estimate that a person wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EstimateFault {
    /// It is more than the cheapest way costs: not admissible.
    TooMuch {
        /// The place.
        place: String,
        /// Its estimate.
        estimate: u32,
        /// What the cheapest way from it costs.
        cost: u32,
    },
    /// It falls by more than the way to the next place costs: not consistent.
    FallsTooFast {
        /// The place.
        place: String,
        /// Its estimate.
        estimate: u32,
        /// The next place.
        next: String,
        /// What the way there costs.
        cost: u32,
        /// The estimate there.
        then: u32,
    },
}

impl GraphPlace {
    /// Everything that is wrong with the estimates of the graph: first what is not admissible, then what is not
    /// consistent.
    pub fn faults(&self) -> Vec<EstimateFault> {
        let mut faults = too_much(&self.map);
        faults.extend(too_fast(&self.map));
        faults
    }
}

/// The estimate of a place as a search sees it.
pub(super) fn estimate(map: &RoadMap, place: u16) -> u32 {
    if map.goals.contains(&place) { 0 } else { map.estimates[usize::from(place)].unwrap_or(0) }
}

fn too_much(map: &RoadMap) -> Vec<EstimateFault> {
    let costs = map.costs_to_goal();
    let fault = |place: usize| {
        let (estimate, cost) = (estimate(map, place as u16), costs[place]?);
        (estimate > cost).then(|| EstimateFault::TooMuch { place: map.names[place].to_string(), estimate, cost })
    };
    (0..map.names.len()).filter_map(fault).collect()
}

fn too_fast(map: &RoadMap) -> Vec<EstimateFault> {
    let mut faults = Vec::new();
    for place in 0..map.names.len() as u16 {
        for (next, cost) in map.ways_from(place) {
            let (own, then) = (estimate(map, place), estimate(map, next));
            if own > cost + then {
                let name = |place: u16| map.names[usize::from(place)].to_string();
                faults.push(EstimateFault::FallsTooFast {
                    place: name(place),
                    estimate: own,
                    next: name(next),
                    cost,
                    then,
                });
            }
        }
    }
    faults
}
