//! What a path search found, in texts and numbers.

use std::time::Duration;

use jogada_rules::{Cost, Shown};
use jogada_search::Stopped;
use jogada_search::path::{Answer, Exclusions, Outcome, Shortfall, WayCounters, effective_branching};

/// What a path search found, and what it took.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// Where it started.
    pub start: String,
    /// How it ended.
    pub verdict: Verdict,
    /// The best way known, move by move; none if no way is known.
    pub way: Option<Vec<Stride>>,
    /// What that way costs, in moves.
    pub cost: Option<f64>,
    /// No way costs less than this, in moves; zero where nothing is proven.
    pub at_least: f64,
    /// What its proof excluded, where the algorithm tells.
    pub proof: Option<Exclusions>,
    /// What it took.
    pub counters: WayCounters,
    /// Wall time.
    pub time: Duration,
    /// Processor time.
    pub cpu: Duration,
}

/// How a path search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// With a way that is proven to be the cheapest.
    Proven,
    /// With a way.
    Found,
    /// With the proof that there is none.
    NoSolution,
    /// Without a decision, though perhaps with a way.
    Open(Shortfall),
}

impl Verdict {
    /// The word that JSON uses for how a search ended.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Proven | Self::Found => "found",
            Self::NoSolution => "no_solution",
            Self::Open(reason) => word(reason),
        }
    }
}

/// The word that JSON uses for why a search ended without a decision.
pub(super) const fn word(reason: Shortfall) -> &'static str {
    match reason {
        Shortfall::Limit(Stopped::Nodes) => "nodes",
        Shortfall::Limit(Stopped::Time) => "time",
        Shortfall::Limit(Stopped::Memory) => "memory",
        Shortfall::Limit(Stopped::Asked) => "asked",
        Shortfall::Depth => "depth",
        Shortfall::TooFewNodes => "too_few_nodes",
        Shortfall::Dropped => "dropped",
    }
}

/// One move of a way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stride {
    /// The move.
    pub mv: String,
    /// What it takes off the board, where the puzzle takes things.
    pub taken: Option<u32>,
    /// The position it leads to.
    pub position: String,
}

impl Finding {
    /// The outcome of a search, told. The way is walked again, so a wrong one would not go unnoticed.
    pub(crate) fn of<P: Shown>(
        puzzle: &P,
        outcome: &Outcome<P::Move>,
        proof: Option<Exclusions>,
        time: Duration,
        cpu: Duration,
    ) -> Self {
        let path = outcome.answer.path();
        let cost = path.map(|path| path.cost);
        let (verdict, at_least) = match outcome.answer {
            Answer::Found { proven: true, .. } => (Verdict::Proven, cost.unwrap_or_default()),
            Answer::Found { proven: false, .. } => (Verdict::Found, Cost::ZERO),
            Answer::NoSolution => (Verdict::NoSolution, Cost::ZERO),
            Answer::Stopped { reason, at_least, .. } => (Verdict::Open(reason), at_least),
        };
        Self {
            start: puzzle.state_text(&puzzle.initial()),
            verdict,
            way: path.map(|path| walked(puzzle, &path.moves)),
            cost: cost.map(Cost::as_f64),
            at_least: at_least.as_f64(),
            proof,
            counters: outcome.counters,
            time,
            cpu,
        }
    }

    /// Whether a way is known.
    pub const fn is_found(&self) -> bool {
        self.way.is_some()
    }

    /// Whether the way is proven to be the cheapest.
    pub fn is_optimal(&self) -> bool {
        self.verdict == Verdict::Proven
    }

    /// The number of moves of the way.
    pub fn depth(&self) -> Option<u32> {
        self.way.as_ref().map(|way| way.len() as u32)
    }

    /// Depth over generated nodes: 1 for a search that walks straight to the goal.
    pub fn penetrance(&self) -> Option<f64> {
        let generated = self.counters.generated;
        self.depth().filter(|_| generated > 0).map(|depth| f64::from(depth) / generated as f64)
    }

    /// The branching factor of a regular tree of that depth with that many nodes.
    pub fn effective_branching(&self) -> Option<f64> {
        self.depth().and_then(|depth| effective_branching(depth, self.counters.generated))
    }

    /// Successors per expanded node.
    pub fn mean_branching(&self) -> Option<f64> {
        let WayCounters { generated, expanded, .. } = self.counters;
        (expanded > 0).then(|| generated as f64 / expanded as f64)
    }
}

/// The moves with where they lead.
fn walked<P: Shown>(puzzle: &P, moves: &[P::Move]) -> Vec<Stride> {
    let mut state = puzzle.initial();
    let mut way = Vec::with_capacity(moves.len());
    for &mv in moves {
        let (text, taken) = (puzzle.move_text(&state, mv), puzzle.taken(&state, mv));
        state = puzzle.step(&state, mv).expect("searches only take possible moves").state;
        way.push(Stride { mv: text, taken, position: puzzle.state_text(&state) });
    }
    assert!(puzzle.is_goal(&state), "a way that leads elsewhere is a bug of its search");
    way
}
