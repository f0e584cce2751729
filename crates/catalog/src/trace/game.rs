//! The trace of a search for a move, put together.

use jogada_rules::Standard;
use jogada_search::tree::Found;

use super::{Family, Summary, ThoughtSummary, Trace, Tracer, written};
use crate::player::{Algorithm, Computer};
use crate::session::{Session, Thought};

impl Family {
    const fn of(algorithm: Algorithm) -> Self {
        match algorithm {
            Algorithm::Mcts => Self::Simulation,
            Algorithm::DfPn | Algorithm::Pns => Self::Proof,
            _ => Self::Tree,
        }
    }
}

impl Trace {
    /// What the tracer wrote about a search of the position of `session`.
    pub(crate) fn of_game<G: Standard>(
        mut tracer: Tracer<'_, G>,
        found: &Found<G::Move>,
        session: &dyn Session,
        computer: &Computer,
        thought: &Thought,
    ) -> Self {
        tracer.finish(found);
        let scroll = tracer.scroll;
        Self {
            v: 1,
            game: session.game().to_owned(),
            start: session.position(),
            name: computer.algorithm.name(),
            algorithm: computer.algorithm.name().to_owned(),
            family: Family::of(computer.algorithm),
            side: session.to_move().number(),
            scoring: session.is_scoring(),
            pseudocode: written(scroll.code),
            nodes: scroll.nodes,
            events: scroll.events,
            truncated: scroll.left_out > 0,
            left_out: scroll.left_out,
            summary: Summary::Thought(ThoughtSummary::of(thought, session, computer)),
        }
    }
}
