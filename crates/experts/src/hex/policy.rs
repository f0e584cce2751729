//! The solver of Hex as everyone meets it: what is asked about each move of a position, and in which order.

use std::time::Instant;

use jogada_games::hex::{Cell, Hex, HexMove, HexState};
use jogada_rules::{Bounds, CheckpointError, Game, Placement, SolveProgress, Stopped, Value};
use jogada_search::Clock;
use jogada_search::solve::{MovesOf, SolveCall, Solved, Solver};

use super::engine::{HexSolver, Knowledge};
use super::proof::Unproven;
use crate::kept_file::lock;

/// Proves winners by connections, cells that do not matter, and a search of what is left.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByConnections;

/// Up to so many empty cells every move is looked into; beyond that it is asked who wins, and by which move.
const EVERY_MOVE: usize = 49;
/// The same where a proof is wanted besides, which needs one of them: more would take longer than all the rest.
const EVERY_MOVE_BESIDES: usize = 36;
/// What the method calls itself.
const METHOD: &str = "connections";

impl Solver<Hex> for ByConnections {
    fn solve(&self, asked: &MovesOf<'_, Hex>, call: &mut SolveCall<'_>) -> Result<Solved, CheckpointError> {
        let MovesOf { game, state, moves } = *asked;
        if call.plan.proof && !game.is_placement(state) {
            // Nothing is searched for long, only to say then that what was asked for can not be.
            return Ok(Solved { moves: vec![UNKNOWN; moves.len()], method: METHOD, stopped: None, proof: None });
        }
        let solver = HexSolver::new(game, call.memory, Knowledge::ALL);
        let mut keeper = Keeper { solver: &solver, game, state, kept: Instant::now(), proof: None, trouble: None };
        let _lock = call.plan.checkpoint.as_deref().map(lock).transpose()?;
        if let Some(path) = &call.plan.checkpoint {
            solver.resume(path, game, state)?;
            // A place that can not be written to is better known now than after an hour.
            solver.save(path, game, state)?;
        }
        let (bounds, stopped) = keeper.moves(moves, call);
        let Keeper { proof, trouble, .. } = keeper;
        if let Some(trouble) = trouble {
            return Err(trouble);
        }
        match &call.plan.checkpoint {
            Some(path) if stopped.is_some() => solver.save(path, game, state)?,
            Some(path) => solver.finish(path, game, state)?,
            None => {}
        }
        Ok(Solved { moves: bounds, method: METHOD, stopped, proof })
    }
}

/// A position being solved, and kept in a file now and then if that is wanted.
struct Keeper<'a> {
    solver: &'a HexSolver,
    game: &'a Hex,
    state: &'a HexState,
    kept: Instant,
    proof: Option<String>,
    trouble: Option<CheckpointError>,
}

impl Keeper<'_> {
    /// Who wins first, with the proof if one is wanted, and then every move where that is not too much.
    fn moves(&mut self, moves: &[HexMove], call: &mut SolveCall<'_>) -> (Vec<Bounds>, Option<Stopped>) {
        let (game, state) = (self.game, self.state);
        let empty = moves.iter().filter(|mv| matches!(mv, HexMove::Place(_))).count();
        let (mut best, mut unproven) = (None, None);
        let mut every_move = empty <= if call.plan.proof { EVERY_MOVE_BESIDES } else { EVERY_MOVE };
        if game.is_placement(state) {
            match self.mover_wins(state, call) {
                Err(stopped) => return (vec![UNKNOWN; moves.len()], Some(stopped)),
                Ok((wins, found)) => {
                    unproven = self.prove(call).err();
                    if !wins {
                        return (vec![Bounds::exactly(Value::SOME_LOSS); moves.len()], unproven);
                    }
                    best = found;
                }
            }
            every_move |= best.is_none();
        }
        let mut stopped = None;
        let mut bounds_of = |&mv: &HexMove| {
            if best.is_some_and(|cell| mv == HexMove::Place(cell)) {
                return Bounds::exactly(Value::SOME_WIN);
            }
            if stopped.is_some() || !every_move && game.is_placement(state) {
                return UNKNOWN;
            }
            self.after(mv, call).unwrap_or_else(|why| {
                stopped = Some(why);
                UNKNOWN
            })
        };
        let bounds = moves.iter().map(&mut bounds_of).collect();
        (bounds, unproven.or(stopped))
    }

    /// Writes the proof down, if one is wanted and can be.
    fn prove(&mut self, call: &mut SolveCall<'_>) -> Result<(), Stopped> {
        if call.plan.proof {
            match self.solver.prove(self.game, self.state, call.clock) {
                Ok(text) => self.proof = Some(text),
                Err(Unproven::Stopped(why)) => return Err(why),
                Err(Unproven::Swap | Unproven::Over) => {}
            }
        }
        Ok(())
    }

    /// What a move is worth to the side that plays it.
    fn after(&mut self, mv: HexMove, call: &mut SolveCall<'_>) -> Result<Bounds, Stopped> {
        let mut child = self.state.clone();
        self.game.play(&mut child, mv);
        let is_lost_for_the_other = match self.game.settled(&child) {
            Some(settled) => settled.is_loss(),
            None => !self.wins(&child, call)?,
        };
        Ok(Bounds::exactly(if is_lost_for_the_other { Value::SOME_WIN } else { Value::SOME_LOSS }))
    }

    /// Whether the side to move wins, which may have the right to swap.
    fn wins(&mut self, state: &HexState, call: &mut SolveCall<'_>) -> Result<bool, Stopped> {
        if self.mover_wins(state, call)?.0 {
            return Ok(true);
        }
        if !self.game.is_swap_pending(state) {
            return Ok(false);
        }
        let mut swapped = state.clone();
        self.game.play(&mut swapped, HexMove::Swap);
        Ok(!self.mover_wins(&swapped, call)?.0)
    }

    /// Whether the side to move wins by placing stones, and with which cell.
    fn mover_wins(&mut self, state: &HexState, call: &mut SolveCall<'_>) -> Result<(bool, Option<Cell>), Stopped> {
        let SolveCall { plan, clock, hear, .. } = call;
        let (solver, stop) = (self.solver, clock.stop_flag().clone());
        let started: &Clock = clock;
        let (before, elapsed) = (started.elapsed(), Instant::now());
        let mut told = |nodes: u64| {
            let time = before + elapsed.elapsed();
            hear(&SolveProgress { nodes, fill: solver.fill(), time, bounds: UNKNOWN });
            if let Some(path) = plan.checkpoint.as_ref().filter(|_| self.kept.elapsed() >= plan.checkpoint_every) {
                if let Err(error) = solver.save(path, self.game, self.state) {
                    self.trouble = self.trouble.take().or(Some(error));
                    stop.stop();
                }
                self.kept = Instant::now();
            }
        };
        let verdict = solver.solve_aloud(self.game, state, plan.threads, clock, &mut told)?;
        Ok((verdict.winner == self.game.turn(state), verdict.best))
    }
}

const UNKNOWN: Bounds = Bounds { lower: Value::SOME_LOSS, upper: Value::SOME_WIN };
