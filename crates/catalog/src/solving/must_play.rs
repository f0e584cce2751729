//! Who wins where slots are filled and nobody draws.

use std::sync::{Mutex, PoisonError};

use jogada_rules::{Coloring, Evaluator, Guide, Standard, Value};
use jogada_search::proof::{CarrierTable, MustPlay, must_play};
use jogada_search::tree::Ends;
use jogada_search::{Clock, Stopped};

use super::{ByTree, Known, Solver};

/// Tries only what the refutations so far leave to try. Boards too large for that are searched as any other.
pub(crate) struct ByMustPlay<E, U> {
    evaluator: E,
    table: Mutex<Option<CarrierTable>>,
    large: ByTree<E, U>,
}

impl<E: Clone, U> ByMustPlay<E, U> {
    pub(crate) fn new(evaluator: E, guide: U) -> Self {
        let large = ByTree::new(evaluator.clone(), guide, Ends::Outcome);
        Self { evaluator, table: Mutex::new(None), large }
    }
}

impl<G: Standard + Coloring, E: Evaluator<G>, U: Guide<G>> Solver<G> for ByMustPlay<E, U> {
    fn method(&self) -> &'static str {
        "must-play"
    }

    fn ends(&self) -> Ends {
        Ends::Outcome
    }

    fn known(&self, game: &G, state: &G::State, memory: usize, clock: &mut Clock) -> (Known, Option<Stopped>) {
        if game.slots() > CarrierTable::MOST_SLOTS {
            return self.large.known(game, state, memory, clock);
        }
        let mut kept = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        let table = kept.get_or_insert_with(|| CarrierTable::new(memory));
        match must_play(MustPlay { game, evaluator: &self.evaluator, table }, state, clock) {
            Ok(true) => (Known::exactly(Value::SOME_WIN), None),
            Ok(false) => (Known::exactly(Value::SOME_LOSS), None),
            Err(stopped) => (Known { lower: Value::SOME_LOSS, upper: Value::SOME_WIN }, Some(stopped)),
        }
    }

    fn forget(&self) {
        *self.table.lock().unwrap_or_else(PoisonError::into_inner) = None;
        Solver::<G>::forget(&self.large);
    }
}
