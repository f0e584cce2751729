//! The way that a short search answers.

use std::fmt::{self, Debug};

use jogada_rules::{Cost, Puzzle, Shortfall, WayCounters};

use crate::path::{Answer, WayOutcome};

/// A way through states, or why there is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journey<S> {
    /// The states from start to goal, both included; empty where no way was found.
    pub states: Vec<S>,
    /// What the way costs; `None` where no way was found.
    pub cost: Option<Cost>,
    /// Whether that is final: no way is cheaper, or there is none at all.
    pub proven: bool,
    /// Why the search ended without a decision, if it did.
    pub stopped: Option<Shortfall>,
    /// What it took.
    pub counters: WayCounters,
}

impl<S: Clone + Eq + Debug> Journey<S> {
    /// What a search of `puzzle` found, with states in the place of moves.
    pub(super) fn along<P: Puzzle<State = S>>(puzzle: &P, outcome: WayOutcome<P::Move>) -> Self {
        let WayOutcome { answer, counters } = outcome;
        let stopped = if let Answer::Stopped { reason, .. } = answer { Some(reason) } else { None };
        let mut states = Vec::new();
        if let Some(path) = answer.path() {
            states.push(puzzle.initial());
            for &mv in &path.moves {
                let here = states.last().expect("the start is there");
                states.push(puzzle.step(here, mv).expect("a search answers with moves that are possible").state);
            }
        }
        let cost = answer.path().map(|path| path.cost);
        Self { states, cost, proven: answer.is_proven(), stopped, counters }
    }
}

/// One line: the cost, whether it is proven, and the states.
impl<S: Debug> fmt::Display for Journey<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.cost, self.stopped) {
            (None, None) => return f.write_str("no way"),
            (None, Some(why)) => return write!(f, "no way found: {why}"),
            (Some(cost), _) => write!(f, "cost {cost}{}:", if self.proven { ", proven" } else { "" })?,
        }
        self.states.iter().try_for_each(|state| write!(f, " {state:?}"))
    }
}
