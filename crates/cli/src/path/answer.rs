//! What programs read about a search.

use jogada_catalog::path::{Exclusions, Finding, Plan};
use jogada_catalog::trace::WaySummary;
use serde::Serialize;

use super::starts::Start;

/// One search.
#[derive(Serialize)]
pub(crate) struct Answer {
    puzzle: String,
    problem: Option<String>,
    start: String,
    algorithm: &'static str,
    /// The algorithm with its settings.
    spec: String,
    heuristic: Option<String>,
    #[serde(flatten)]
    summary: WaySummary,
    deterministic: bool,
    proof: Option<ProofAnswer>,
}

/// What a proof excluded.
#[derive(Serialize)]
struct ProofAnswer {
    left: u32,
    most_per_move: u32,
    excluded: Vec<ExclusionAnswer>,
}

#[derive(Serialize)]
struct ExclusionAnswer {
    moves: u32,
    from_start: u64,
    from_goal: u64,
}

impl Answer {
    /// What was found from a start.
    pub(crate) fn of(start: &Start, plan: &Plan, finding: &Finding) -> Self {
        Self {
            puzzle: start.puzzle.clone(),
            problem: Some(start.name.clone()).filter(|name| !name.is_empty()),
            start: finding.start.clone(),
            algorithm: plan.method.name,
            spec: plan.to_string(),
            heuristic: plan.heuristic.clone(),
            summary: WaySummary::of(finding),
            deterministic: plan.is_deterministic(),
            proof: finding.proof.as_ref().map(proof),
        }
    }
}

fn proof(proof: &Exclusions) -> ProofAnswer {
    let excluded = proof.excluded.iter().map(|exclusion| ExclusionAnswer {
        moves: exclusion.moves,
        from_start: exclusion.from_start,
        from_goal: exclusion.from_goal,
    });
    ProofAnswer { left: proof.left, most_per_move: proof.most_per_move, excluded: excluded.collect() }
}
