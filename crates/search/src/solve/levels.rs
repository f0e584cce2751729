//! Solving by level: tables where there are any, else all positions of the level at once.

use std::sync::{Mutex, MutexGuard, PoisonError};

use jogada_rules::{Bounds, CheckpointError, Endgame, Ends, Ranked, Stopped};

use super::{MovesOf, Prover, SolveCall, Solved, Solver, move_by_move};
use crate::Clock;
use crate::retro::Retrograde;

/// Looks the position up in a table, or else among all of its level, which it works out once.
pub struct ByLevels<K> {
    endgame: K,
    retrograde: Mutex<Retrograde>,
}

impl<K> ByLevels<K> {
    /// With these tables.
    pub const fn new(endgame: K) -> Self {
        Self { endgame, retrograde: Mutex::new(Retrograde::new()) }
    }

    fn retrograde(&self) -> MutexGuard<'_, Retrograde> {
        self.retrograde.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the levels that are worked out say: at the worst, that nobody gets more than all there is.
    fn worked_out<G: Ranked>(&self, game: &G, state: &G::State) -> Bounds {
        let all = game.rank(state).0 as i32;
        let bounds = self.retrograde().bounds(game, state);
        let (lower, upper) = bounds.map_or((-all, all), |bounds| (bounds.lower.into(), bounds.upper.into()));
        Bounds::points(lower, upper)
    }
}

impl<G: Ranked, K: Endgame<G>> Solver<G> for ByLevels<K> {
    fn solve(&self, moves: &MovesOf<'_, G>, call: &mut SolveCall<'_>) -> Result<Solved, CheckpointError> {
        let mut prover = LevelProver { by: self, memory: call.memory, looked_up: 0, worked_out: 0 };
        let (moves, stopped) = move_by_move(&mut prover, moves, Ends::Outcome, call)?;
        let only_tables = prover.looked_up > 0 && prover.worked_out == 0;
        Ok(Solved { moves, method: if only_tables { "tables" } else { "retrograde" }, stopped, proof: None })
    }
}

/// One call of [`ByLevels`], with how many positions came from where.
struct LevelProver<'a, K> {
    by: &'a ByLevels<K>,
    memory: usize,
    looked_up: usize,
    worked_out: usize,
}

impl<G: Ranked, K: Endgame<G>> Prover<G> for LevelProver<'_, K> {
    fn prove(&mut self, game: &G, state: &G::State, clock: &mut Clock) -> (Bounds, Option<Stopped>) {
        if let Some(value) = self.by.endgame.value(game, state) {
            self.looked_up += 1;
            clock.add_nodes(1);
            return (Bounds::exactly(value), None);
        }
        self.worked_out += 1;
        let (level, _) = game.rank(state);
        let nothing = self.by.worked_out(game, state);
        let positions: u64 = (0..=level).map(|level| game.positions(level)).sum();
        if positions.saturating_mul(4) > self.memory as u64 {
            return (nothing, Some(Stopped::Memory));
        }
        if let Err(stopped) = self.by.retrograde().reach(game, level, clock) {
            return (nothing, Some(stopped));
        }
        (self.by.worked_out(game, state), None)
    }

    fn at_a_glance(&self, game: &G, state: &G::State) -> Bounds {
        self.by.endgame.value(game, state).map_or_else(|| self.by.worked_out(game, state), Bounds::exactly)
    }
}
