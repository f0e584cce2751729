//! Ways through puzzles: `jogada search`, and the answer to `way`.

use jogada_catalog::path::{Exclusions, Finding, Plan};
use serde::Serialize;

use crate::figures::WayFigures;

/// One search for a way.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FoundWay {
    /// The puzzle.
    pub puzzle: String,
    /// The problem, if it has a name.
    pub problem: Option<String>,
    /// The position that it started from.
    pub start: String,
    /// The algorithm's name.
    pub algorithm: String,
    /// The algorithm with its settings.
    pub spec: String,
    /// The heuristic, if it uses one.
    pub heuristic: Option<String>,
    /// What was found, and what it took.
    #[serde(flatten)]
    pub figures: WayFigures,
    /// Whether the same search finds the same on any machine.
    pub deterministic: bool,
    /// What its proof excluded, where the algorithm tells.
    pub proof: Option<WayProof>,
}

impl FoundWay {
    /// What was found in a puzzle, from a problem that may have a name.
    pub fn of(puzzle: &str, problem: &str, plan: &Plan, finding: &Finding) -> Self {
        Self {
            puzzle: puzzle.to_owned(),
            problem: Some(problem.to_owned()).filter(|name| !name.is_empty()),
            start: finding.start.clone(),
            algorithm: plan.method.name.to_owned(),
            spec: plan.to_string(),
            heuristic: plan.heuristic.clone(),
            figures: WayFigures::of(finding),
            deterministic: plan.is_deterministic(),
            proof: finding.proof.as_ref().map(WayProof::from),
        }
    }
}

/// What a proof excluded.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WayProof {
    /// What was left at the start.
    pub left: u32,
    /// The most that one move takes of it.
    pub most_per_move: u32,
    /// The lengths that were excluded, one after the other.
    pub excluded: Vec<ExcludedLength>,
}

/// A number of moves that can not do.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExcludedLength {
    /// How many moves.
    pub moves: u32,
    /// States looked at from the start.
    pub from_start: u64,
    /// States looked at from the goal.
    pub from_goal: u64,
}

impl From<&Exclusions> for WayProof {
    fn from(proof: &Exclusions) -> Self {
        let excluded = proof.excluded.iter().map(|exclusion| ExcludedLength {
            moves: exclusion.moves,
            from_start: exclusion.from_start,
            from_goal: exclusion.from_goal,
        });
        Self { left: proof.left, most_per_move: proof.most_per_move, excluded: excluded.collect() }
    }
}

/// One search as a document.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OneWay {
    /// The version of the form.
    pub v: u32,
    /// The search.
    #[serde(flatten)]
    pub found: FoundWay,
}

/// Several searches as a document.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct FoundWays {
    /// The version of the form.
    pub v: u32,
    /// The searches.
    pub results: Vec<FoundWay>,
}
