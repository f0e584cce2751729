//! The solver as others see it: positions, moves and cells of the game, whatever the size of the board.

use jogada_games::hex::{Cell, Hex, HexState};
use jogada_rules::{Game, Side};
use jogada_search::{Clock, Stopped};

use super::bits::{CellBits, WideBits};
use super::connections::Reach;
use super::proof::{self, Unproven};
use super::solver::{Parts, SizedSolver};
use super::terrain::{Stones, cell_of};

/// What a solver may use. Each part can be left out: that costs time and must not change an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge {
    /// Cells that do not matter are filled in, and worthless moves left out.
    pub inferior: bool,
    /// Connections settle positions and bound what has to be tried.
    pub connections: bool,
}

impl Knowledge {
    /// Everything.
    pub const ALL: Self = Self { inferior: true, connections: true };
}

/// Proves who wins positions of Hex, without a right to swap, and remembers what it has seen.
pub struct HexSolver(Box<dyn AnySize>);

/// Who wins a position, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HexVerdict {
    /// Who wins.
    pub winner: Side,
    /// A move that wins, for a side to move that has one and needs one.
    pub best: Option<Cell>,
    /// The empty cells that the winner needs: whatever is done outside of them, it stays a win.
    pub carrier: Vec<Cell>,
}

impl HexSolver {
    /// A solver for the board of `game` that remembers in about `memory` bytes.
    pub fn new(game: &Hex, memory: usize, knowledge: Knowledge) -> Self {
        let connections = knowledge.connections.then_some(Reach::USUAL);
        let parts = Parts { inferior: knowledge.inferior, connections, ..Parts::ALL };
        let size = game.size();
        Self(match size * size {
            0..=64 => Box::new(SizedSolver::<u64>::new(size, memory, parts)),
            65..=128 => Box::new(SizedSolver::<u128>::new(size, memory, parts)),
            129..=384 => Box::new(SizedSolver::<WideBits<6>>::new(size, memory, parts)),
            _ => Box::new(SizedSolver::<WideBits<11>>::new(size, memory, parts)),
        })
    }

    /// Who wins a position that goes on, if that is found out before the clock stops.
    pub fn solve(&self, game: &Hex, state: &HexState, clock: &mut Clock) -> Result<HexVerdict, Stopped> {
        self.0.solve(game, state, clock)
    }

    /// The proof of who wins a position that goes on, as text that stands by itself.
    pub fn prove(&self, game: &Hex, state: &HexState, clock: &mut Clock) -> Result<String, Unproven> {
        self.0.prove(game, state, clock)
    }
}

trait AnySize: Send + Sync {
    fn solve(&self, game: &Hex, state: &HexState, clock: &mut Clock) -> Result<HexVerdict, Stopped>;
    fn prove(&self, game: &Hex, state: &HexState, clock: &mut Clock) -> Result<String, Unproven>;
}

impl<B: CellBits> AnySize for SizedSolver<B> {
    fn prove(&self, game: &Hex, state: &HexState, clock: &mut Clock) -> Result<String, Unproven> {
        proof::write(self, game, state, clock)
    }

    fn solve(&self, game: &Hex, state: &HexState, clock: &mut Clock) -> Result<HexVerdict, Stopped> {
        let verdict = SizedSolver::solve(self, Stones::of(game, state), clock)?;
        let turn = game.turn(state);
        Ok(HexVerdict {
            winner: if verdict.mover_wins { turn } else { !turn },
            best: verdict.best.map(|cell| cell_of(game, cell.into())),
            carrier: verdict.carrier.cells().map(|cell| cell_of(game, cell)).collect(),
        })
    }
}
