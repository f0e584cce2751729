//! What a path search found, in texts and numbers.

use std::time::Duration;

use jogada_catalog::path::{Finding, Stride, WayVerdict};
use jogada_rules::{Cost, Exclusions, Shown};
use jogada_search::path::{Answer, WayOutcome};

/// The outcome of a search, told. The way is walked again, so a wrong one would not go unnoticed.
pub(crate) fn finding<P: Shown>(
    puzzle: &P,
    outcome: &WayOutcome<P::Move>,
    proof: Option<Exclusions>,
    time: Duration,
    cpu: Duration,
) -> Finding {
    let path = outcome.answer.path();
    let cost = path.map(|path| path.cost);
    let (verdict, at_least) = match outcome.answer {
        Answer::Found { proven: true, .. } => (WayVerdict::Proven, cost.unwrap_or_default()),
        Answer::Found { proven: false, .. } => (WayVerdict::Found, Cost::ZERO),
        Answer::NoSolution => (WayVerdict::NoSolution, Cost::ZERO),
        Answer::Stopped { reason, at_least, .. } => (WayVerdict::Open(reason), at_least),
    };
    Finding {
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
