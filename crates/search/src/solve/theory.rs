//! Solving by a theory of the game.

use jogada_rules::{Bounds, CheckpointError, Ends, Nothing, Standard, Stopped, Value};

use super::tree::TreeProver;
use super::{ByTree, MovesOf, Prover, SolveCall, Solved, Solver, move_by_move};
use crate::Clock;

/// Knows the value by theory, and checks it by search as long as the clock allows.
pub struct ByTheory<T> {
    theory: T,
    check: ByTree<Nothing, ()>,
}

/// How many positions the check of a theory may enter: small games entirely, large ones as far as that goes.
const CHECK: u64 = 1_000_000;
/// What it may remember meanwhile.
const CHECK_MEMORY: usize = 16 << 20;

impl<T> ByTheory<T> {
    /// By a function that says what a position is worth to the side to move.
    pub const fn new(theory: T) -> Self {
        Self { theory, check: ByTree::new(Nothing, (), Ends::Distance) }
    }
}

impl<G: Standard, T: Fn(&G, &G::State) -> Value + Send + Sync> Solver<G> for ByTheory<T> {
    fn solve(&self, moves: &MovesOf<'_, G>, call: &mut SolveCall<'_>) -> Result<Solved, CheckpointError> {
        let check = self.check.prover(call.memory.min(CHECK_MEMORY));
        let mut prover = TheoryProver { theory: &self.theory, check, left: CHECK };
        let (mut moves, stopped) = move_by_move(&mut prover, moves, Ends::Distance, call)?;
        let distance = |bounds: &Bounds| bounds.value().and_then(Value::distance);
        if moves.iter().any(|bounds| distance(bounds).is_none()) {
            // Moves whose distance is known and others whose is not can not be compared by it.
            moves.iter_mut().for_each(|bounds| *bounds = bounds.outcome());
        }
        Ok(Solved { moves, method: "theory", stopped, proof: None })
    }
}

/// One call of [`ByTheory`], with what its check may still enter.
struct TheoryProver<'a, T> {
    theory: &'a T,
    check: TreeProver<'a, Nothing, ()>,
    left: u64,
}

impl<G: Standard, T: Fn(&G, &G::State) -> Value> Prover<G> for TheoryProver<'_, T> {
    fn prove(&mut self, game: &G, state: &G::State, clock: &mut Clock) -> (Bounds, Option<Stopped>) {
        let claimed = self.at_a_glance(game, state);
        if self.left == 0 {
            return (claimed, None);
        }
        let mut part = clock.part(self.left);
        let (searched, _) = self.check.prove(game, state, &mut part);
        self.left -= part.nodes();
        clock.add_nodes(part.nodes());
        // A theory that the search refutes is no theory: believe the search.
        let refuted = searched.value().is_some_and(|value| value.outcome() != claimed.lower.outcome());
        // What the search proved it proved with the distance, which no theory tells.
        let found = refuted || searched.value().is_some();
        (if found { searched } else { claimed }, None)
    }

    fn at_a_glance(&self, game: &G, state: &G::State) -> Bounds {
        Bounds::exactly((self.theory)(game, state))
    }
}
