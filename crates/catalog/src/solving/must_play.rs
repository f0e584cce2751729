//! Who wins where slots are filled and nobody draws.

use jogada_rules::{Coloring, Evaluator, Guide, Standard, Value};
use jogada_search::proof::{CarrierTable, MustPlay, must_play};
use jogada_search::tree::Ends;
use jogada_search::{Clock, Stopped};

use super::own::Own;
use super::{ByTree, Known, Solver};

/// Tries only what the refutations so far leave to try. Boards too large for that are searched as any other.
pub(crate) struct ByMustPlay<E, U> {
    evaluator: E,
    table: Own<CarrierTable>,
    large: ByTree<E, U>,
}

impl<E: Clone, U> ByMustPlay<E, U> {
    pub(crate) fn new(evaluator: E, guide: U) -> Self {
        let large = ByTree::new(evaluator.clone(), guide, Ends::Outcome);
        Self { evaluator, table: Own::new(), large }
    }
}

impl<G: Standard + Coloring, E: Evaluator<G>, U: Guide<G>> Solver<G> for ByMustPlay<E, U> {
    fn method(&self, _: &G) -> &'static str {
        "must-play"
    }

    fn ends(&self) -> Ends {
        Ends::Outcome
    }

    fn known(&self, game: &G, state: &G::State, memory: usize, clock: &mut Clock) -> (Known, Option<Stopped>) {
        if game.slots() > CarrierTable::MOST_SLOTS {
            return self.large.known(game, state, memory, clock);
        }
        let prove =
            |table: &mut CarrierTable| must_play(MustPlay { game, evaluator: &self.evaluator, table }, state, clock);
        match self.table.with(|| CarrierTable::new(memory), prove) {
            Ok(true) => (Known::exactly(Value::SOME_WIN), None),
            Ok(false) => (Known::exactly(Value::SOME_LOSS), None),
            Err(stopped) => (self.at_a_glance(game, state), Some(stopped)),
        }
    }

    fn at_a_glance(&self, _: &G, _: &G::State) -> Known {
        Known { lower: Value::SOME_LOSS, upper: Value::SOME_WIN }
    }

    fn forget(&self) {
        self.table.forget();
        Solver::<G>::forget(&self.large);
    }
}
