//! Who wins where slots are filled and nobody draws.

use jogada_rules::{Bounds, CheckpointError, Coloring, Ends, Evaluator, Guide, Standard, Stopped, Value};

use super::{ByTree, MovesOf, Prover, SolveCall, Solved, Solver, move_by_move};
use crate::Clock;
use crate::proof::{CarrierTable, MustPlay, must_play};

/// Tries only what the refutations so far leave to try. Boards too large for that are searched as any other.
pub struct ByMustPlay<E, U> {
    evaluator: E,
    large: ByTree<E, U>,
}

impl<E: Clone, U> ByMustPlay<E, U> {
    /// With an evaluation to look ahead by and a guide.
    pub fn new(evaluator: E, guide: U) -> Self {
        let large = ByTree::new(evaluator.clone(), guide, Ends::Outcome);
        Self { evaluator, large }
    }
}

impl<G: Standard + Coloring, E: Evaluator<G>, U: Guide<G>> Solver<G> for ByMustPlay<E, U> {
    fn solve(&self, moves: &MovesOf<'_, G>, call: &mut SolveCall<'_>) -> Result<Solved, CheckpointError> {
        let (moves, stopped) = if moves.game.slots() > CarrierTable::MOST_SLOTS {
            move_by_move(&mut self.large.prover(call.memory), moves, Ends::Outcome, call)?
        } else {
            let table = CarrierTable::sized(call.memory);
            let mut prover = CarrierProver { evaluator: &self.evaluator, table };
            move_by_move(&mut prover, moves, Ends::Outcome, call)?
        };
        Ok(Solved { moves, method: "must-play", stopped, proof: None })
    }
}

/// One call of [`ByMustPlay`] with its table.
struct CarrierProver<'a, E> {
    evaluator: &'a E,
    table: Result<CarrierTable, Stopped>,
}

impl<G: Standard + Coloring, E: Evaluator<G>> Prover<G> for CarrierProver<'_, E> {
    fn prove(&mut self, game: &G, state: &G::State, clock: &mut Clock) -> (Bounds, Option<Stopped>) {
        let table = match &mut self.table {
            Ok(table) => table,
            Err(stopped) => return (UNKNOWN, Some(*stopped)),
        };
        let question = MustPlay { game, evaluator: self.evaluator, table };
        match must_play(question, state, clock) {
            Ok(true) => (Bounds::exactly(Value::SOME_WIN), None),
            Ok(false) => (Bounds::exactly(Value::SOME_LOSS), None),
            Err(stopped) => (UNKNOWN, Some(stopped)),
        }
    }

    fn at_a_glance(&self, _: &G, _: &G::State) -> Bounds {
        UNKNOWN
    }
}

/// Someone wins.
const UNKNOWN: Bounds = Bounds { lower: Value::SOME_LOSS, upper: Value::SOME_WIN };
