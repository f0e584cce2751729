//! What is known about Twenty-one beyond its rules: a solver and an expert.

use jogada_rules::{Bounds, CheckpointError, Value};
use jogada_search::solve::{MovesOf, SolveCall, Solved, Solver};
use jogada_search::tree::Found;
use jogada_search::{Assignment, Clock, Expert, Reporter};

use crate::twenty_one::TwentyOne;

/// Whether the side that just left so much to go wins.
const fn wins_by_leaving(to_go: u8) -> bool {
    to_go.is_multiple_of(4)
}

/// Solves by arithmetic: who leaves a multiple of four wins.
pub(crate) struct Arithmetic;

impl Solver<TwentyOne> for Arithmetic {
    fn solve(&self, asked: &MovesOf<'_, TwentyOne>, call: &mut SolveCall<'_>) -> Result<Solved, CheckpointError> {
        if call.plan.checkpoint.is_some() {
            return Err(CheckpointError::None);
        }
        let to_go = asked.game.goal - asked.state.total;
        let worth = |mv: &u8| if wins_by_leaving(to_go - mv) { Value::SOME_WIN } else { Value::SOME_LOSS };
        let moves = asked.moves.iter().map(|mv| Bounds::exactly(worth(mv))).collect();
        Ok(Solved { moves, method: "arithmetic", stopped: None, proof: None })
    }
}

/// Plays by counting.
pub(crate) struct Counter;

impl Expert<TwentyOne> for Counter {
    fn search(&self, asked: &Assignment<'_, TwentyOne>, _: &mut Clock, _: &mut Reporter<'_, u8>) -> Found<u8> {
        let to_go = asked.game.goal - asked.state.total;
        let winning = to_go % 4;
        let (mv, value) = if winning == 0 { (1, Value::SOME_LOSS) } else { (winning, Value::SOME_WIN) };
        Found { line: vec![mv], value, depth: 1, proven: true, stopped: None }
    }
}
