//! The solver as others see it: positions, moves and cells of the game, whatever the size of the board.

use std::path::Path;

use jogada_games::hex::{Cell, Hex, HexState};
use jogada_rules::{CheckpointError, Game, Side};
use jogada_search::{Clock, Stopped};

use super::bits::{CellBits, WideBits};
use super::connections::NetworkReach;
use super::net::Net;
use super::proof::{self, Unproven};
use super::solver::{HexCheckpoint, Parts, SizedSolver};
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

/// Proves who wins positions of Hex, and remembers what it has seen. Whoever is to move places a stone: a right to swap
/// is for the caller to look into.
///
/// ```
/// use jogada_experts::hex::{HexSolver, Knowledge};
/// use jogada_games::hex::Hex;
/// use jogada_rules::{Game, Side};
/// use jogada_search::Clock;
///
/// let game = Hex::new(5, false)?;
/// let solver = HexSolver::new(&game, 1 << 20, Knowledge::ALL);
/// let verdict = solver.solve(&game, &game.initial(), &mut Clock::unlimited()).expect("nothing stops it");
/// assert_eq!(verdict.winner, Side::First);
/// # Ok::<(), jogada_games::ParameterError>(())
/// ```
pub struct HexSolver(Box<dyn AnySize>);

/// From this size on the net is asked what to try first: all first moves of 7×7 would take half as long again by it.
const ADVISED_FROM: usize = 8;

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
    /// A solver for the board of `game` that remembers in about `memory` bytes. One that may use everything also asks the net
    /// what to try first, where the board is large enough for that to pay.
    pub fn new(game: &Hex, memory: usize, knowledge: Knowledge) -> Self {
        let is_advised = knowledge == Knowledge::ALL && game.size() >= ADVISED_FROM;
        Self::advised_by(is_advised.then(Net::standard), game, memory, knowledge)
    }

    /// The same, advised by that net or by none.
    pub(super) fn advised_by(net: Option<&'static Net>, game: &Hex, memory: usize, knowledge: Knowledge) -> Self {
        let connections = knowledge.connections.then_some(NetworkReach::PROVING);
        let parts = Parts { inferior: knowledge.inferior, connections, ..Parts::ALL };
        let size = game.size();
        Self(match size * size {
            0..=64 => Box::new(SizedSolver::<u64>::new(size, memory, parts).advised_by(net)),
            65..=128 => Box::new(SizedSolver::<u128>::new(size, memory, parts).advised_by(net)),
            129..=384 => Box::new(SizedSolver::<WideBits<6>>::new(size, memory, parts).advised_by(net)),
            _ => Box::new(SizedSolver::<WideBits<11>>::new(size, memory, parts).advised_by(net)),
        })
    }

    /// Who wins a position that goes on, if that is found out before the clock stops.
    pub fn solve(&self, game: &Hex, state: &HexState, clock: &mut Clock) -> Result<HexVerdict, Stopped> {
        self.0.solve(game, state, 1, clock, &mut |_| {})
    }

    /// The same with several threads; `hear` is told again and again how many positions were entered.
    pub fn solve_aloud(
        &self,
        game: &Hex,
        state: &HexState,
        threads: usize,
        clock: &mut Clock,
        hear: &mut dyn FnMut(u64),
    ) -> Result<HexVerdict, Stopped> {
        self.0.solve(game, state, threads, clock, hear)
    }

    /// The proof of who wins a position that goes on, as text that stands by itself.
    pub fn prove(&self, game: &Hex, state: &HexState, clock: &mut Clock) -> Result<String, Unproven> {
        self.0.prove(game, state, clock)
    }

    /// How full its memory is, in thousandths.
    pub fn fill(&self) -> u32 {
        self.0.fill()
    }

    /// Keeps what it remembers in a file about `state`.
    pub fn save(&self, path: &Path, game: &Hex, state: &HexState) -> Result<(), CheckpointError> {
        self.0.save(path, game, state)
    }

    /// Remembers what is in a file about `state`, if there is one.
    pub fn resume(&self, path: &Path, game: &Hex, state: &HexState) -> Result<(), CheckpointError> {
        self.0.resume(path, game, state)
    }

    /// Removes such a file: `state` is solved.
    pub fn finish(&self, path: &Path, game: &Hex, state: &HexState) -> Result<(), CheckpointError> {
        self.0.finish(path, game, state)
    }
}

trait AnySize: Send + Sync {
    fn solve(
        &self,
        game: &Hex,
        state: &HexState,
        threads: usize,
        clock: &mut Clock,
        hear: &mut dyn FnMut(u64),
    ) -> Result<HexVerdict, Stopped>;
    fn prove(&self, game: &Hex, state: &HexState, clock: &mut Clock) -> Result<String, Unproven>;
    fn fill(&self) -> u32;
    fn save(&self, path: &Path, game: &Hex, state: &HexState) -> Result<(), CheckpointError>;
    fn resume(&self, path: &Path, game: &Hex, state: &HexState) -> Result<(), CheckpointError>;
    fn finish(&self, path: &Path, game: &Hex, state: &HexState) -> Result<(), CheckpointError>;
}

impl<B: CellBits> AnySize for SizedSolver<B> {
    fn solve(
        &self,
        game: &Hex,
        state: &HexState,
        threads: usize,
        clock: &mut Clock,
        hear: &mut dyn FnMut(u64),
    ) -> Result<HexVerdict, Stopped> {
        let verdict = self.solve_aloud(Stones::of(game, state), threads, clock, hear)?;
        let turn = game.turn(state);
        Ok(HexVerdict {
            winner: if verdict.mover_wins { turn } else { !turn },
            best: verdict.best.map(|cell| cell_of(game, cell.into())),
            carrier: verdict.carrier.cells().map(|cell| cell_of(game, cell)).collect(),
        })
    }

    fn prove(&self, game: &Hex, state: &HexState, clock: &mut Clock) -> Result<String, Unproven> {
        proof::write(self, game, state, clock)
    }

    fn fill(&self) -> u32 {
        SizedSolver::fill(self)
    }

    fn save(&self, path: &Path, game: &Hex, state: &HexState) -> Result<(), CheckpointError> {
        file_of::<B>(path, game, state).save(self)
    }

    fn resume(&self, path: &Path, game: &Hex, state: &HexState) -> Result<(), CheckpointError> {
        file_of::<B>(path, game, state).load(self)
    }

    fn finish(&self, path: &Path, game: &Hex, state: &HexState) -> Result<(), CheckpointError> {
        file_of::<B>(path, game, state).finish()
    }
}

fn file_of<B: CellBits>(path: &Path, game: &Hex, state: &HexState) -> HexCheckpoint<B> {
    HexCheckpoint { path: path.to_owned(), root: Stones::of(game, state) }
}
