//! What programs read about a search.

use jogada_catalog::path::{Finding, Plan, Proof, Stride};
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
    found: bool,
    /// Whether the way is proven to be the shortest.
    optimal: bool,
    /// How the search ended: found, that there is no solution, or why it stopped.
    verdict: &'static str,
    depth: Option<u32>,
    cost: Option<f64>,
    at_least: f64,
    at_most: Option<f64>,
    moves: Vec<String>,
    captures: Vec<Option<u32>>,
    /// The position after each move.
    positions: Vec<String>,
    generated: u64,
    expanded: u64,
    duplicates: u64,
    reopened: u64,
    forgotten: u64,
    max_open: u64,
    max_held: u64,
    max_depth: u32,
    iterations: u32,
    peak_memory: usize,
    penetrance: Option<f64>,
    branching: Option<f64>,
    mean_branching: Option<f64>,
    time_ms: f64,
    cpu_ms: f64,
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
        let counters = &finding.counters;
        let way = finding.way.as_deref().unwrap_or_default();
        Self {
            puzzle: start.puzzle.clone(),
            problem: Some(start.name.clone()).filter(|name| !name.is_empty()),
            start: finding.start.clone(),
            algorithm: plan.method.name(),
            spec: plan.to_string(),
            heuristic: plan.heuristic.clone(),
            found: finding.is_found(),
            optimal: finding.is_optimal(),
            verdict: finding.verdict.word(),
            depth: finding.depth(),
            cost: finding.cost,
            at_least: finding.at_least,
            at_most: finding.cost,
            moves: each(way, |stride| stride.mv.clone()),
            captures: each(way, |stride| stride.taken),
            positions: each(way, |stride| stride.position.clone()),
            generated: counters.generated,
            expanded: counters.expanded,
            duplicates: counters.duplicates,
            reopened: counters.reopened,
            forgotten: counters.forgotten,
            max_open: counters.max_open,
            max_held: counters.max_held,
            max_depth: counters.max_depth,
            iterations: counters.iterations,
            peak_memory: counters.peak_memory,
            penetrance: finding.penetrance(),
            branching: finding.effective_branching(),
            mean_branching: finding.mean_branching(),
            time_ms: finding.time.as_secs_f64() * 1000.0,
            cpu_ms: finding.cpu.as_secs_f64() * 1000.0,
            deterministic: plan.is_deterministic(),
            proof: finding.proof.as_ref().map(proof),
        }
    }
}

fn each<T>(way: &[Stride], figure: impl Fn(&Stride) -> T) -> Vec<T> {
    way.iter().map(figure).collect()
}

fn proof(proof: &Proof) -> ProofAnswer {
    let excluded = proof.excluded.iter().map(|exclusion| ExclusionAnswer {
        moves: exclusion.moves,
        from_start: exclusion.from_start,
        from_goal: exclusion.from_goal,
    });
    ProofAnswer { left: proof.left, most_per_move: proof.most_per_move, excluded: excluded.collect() }
}
