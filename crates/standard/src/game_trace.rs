//! The trace of a search for a move, put together.

use jogada_catalog::trace::{SearchOutcome, Trace};
use jogada_catalog::{Appraisal, Computer, Match, Thought};
use jogada_rules::Standard;
use jogada_search::tree::Found;

use crate::tracer::Tracer;

/// What the tracer wrote about a search of the position of `game`.
pub(crate) fn game_trace<G: Standard>(
    mut tracer: Tracer<'_, G>,
    found: &Found<G::Move>,
    game: &dyn Match,
    computer: &Computer,
    thought: &Thought,
) -> Trace {
    tracer.finish(found);
    let scroll = tracer.scroll;
    let algorithm = &computer.algorithm;
    Trace {
        game: game.game().to_owned(),
        start: game.position(),
        name: algorithm.name,
        algorithm: algorithm.name.to_owned(),
        family: algorithm.family,
        side: game.to_move().number(),
        scoring: game.is_scoring(),
        pseudocode: scroll.code,
        nodes: scroll.nodes,
        events: scroll.events,
        left_out: scroll.left_out,
        outcome: SearchOutcome::Move {
            thought: thought.clone(),
            appraisal: Appraisal::of(thought, game.is_scoring()),
            deterministic: computer.is_deterministic(),
        },
    }
}
