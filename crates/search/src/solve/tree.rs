//! Solving by a search of the whole tree.

use jogada_rules::{Bounds, CheckpointError, Counters, Ends, Evaluator, Game, Guide, Standard, Stopped, Value};

use super::{MovesOf, Prover, SolveCall, Solved, Solver, move_by_move};
use crate::tree::{Engine, Informed, Pvs, pvs};
use crate::{Clock, Table};

/// Searches the whole tree, remembering positions.
#[derive(Clone, Debug)]
pub struct ByTree<E, U> {
    evaluator: E,
    guide: U,
    ends: Ends,
}

impl<E, U> ByTree<E, U> {
    /// With an evaluation to look ahead by, a guide, and whether quick wins are told from slow ones.
    pub const fn new(evaluator: E, guide: U, ends: Ends) -> Self {
        Self { evaluator, guide, ends }
    }

    /// A prover with so many bytes to remember positions in.
    pub(super) fn prover(&self, memory: usize) -> TreeProver<'_, E, U> {
        TreeProver { by: self, table: None, memory }
    }
}

impl<G: Standard, E: Evaluator<G>, U: Guide<G>> Solver<G> for ByTree<E, U> {
    fn solve(&self, moves: &MovesOf<'_, G>, call: &mut SolveCall<'_>) -> Result<Solved, CheckpointError> {
        let (moves, stopped) = move_by_move(&mut self.prover(call.memory), moves, self.ends, call)?;
        Ok(Solved { moves, method: "pvs", stopped, proof: None })
    }
}

/// One call of [`ByTree`] with its table.
pub(super) struct TreeProver<'a, E, U> {
    by: &'a ByTree<E, U>,
    table: Option<Table>,
    memory: usize,
}

impl<G: Standard, E: Evaluator<G>, U: Guide<G>> Prover<G> for TreeProver<'_, E, U> {
    fn prove(&mut self, game: &G, state: &G::State, clock: &mut Clock) -> (Bounds, Option<Stopped>) {
        let ByTree { evaluator, guide, ends } = self.by;
        if self.table.is_none() {
            self.table = Table::sized(self.memory).ok();
        }
        let Some(table) = &self.table else { return (self.at_a_glance(game, state), Some(Stopped::Memory)) };
        let options = Pvs { ends: *ends, ..Pvs::default() };
        // Informed and counted, though nobody reads the counters: the same search as that of a player, compiled once.
        let evaluator = &Informed::new(evaluator, None::<&()>, game, state);
        let engine = Engine { game, evaluator, guide, table, options };
        let found = pvs(engine, state, clock, &mut Counters::default(), &mut |_| {});
        if found.proven {
            return (Bounds::exactly(found.value), None);
        }
        (self.at_a_glance(game, state), found.stopped)
    }

    fn at_a_glance(&self, game: &G, state: &G::State) -> Bounds {
        within_reach(&self.by.evaluator, game, state)
    }
}

/// What an evaluation says about the rest of the game without a search.
fn within_reach<G: Game>(evaluator: &impl Evaluator<G>, game: &G, state: &G::State) -> Bounds {
    let reach = evaluator.reach(game, state, u32::MAX);
    Bounds { lower: reach.alpha.max(Value::LOSS), upper: reach.beta.min(Value::WIN) }
}
