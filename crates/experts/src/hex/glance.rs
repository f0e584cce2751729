//! What can be known about a position without search: the place where connections, inferior cells and proofs come in.

use jogada_games::hex::{Cell, Hex, HexState};
use jogada_search::Clock;

/// What is known about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Glance {
    /// The side to move wins, with this move.
    Won(Cell),
    /// The side to move loses.
    Lost,
    /// Open. Where only some moves can be worth anything, these: all others lose, or do no better than one of these.
    Open(Option<Vec<Cell>>),
}

/// Someone who knows things about positions. What it says is taken as proven.
pub trait Insight {
    /// What it knows about `state`, which is not settled and where sides can not change any more.
    fn glance(&mut self, game: &Hex, state: &HexState) -> Glance;

    /// What it can prove about `state`, with a part of the work that the clock has counted so far. Asked again, it goes
    /// on from where it was.
    fn prove(&mut self, _game: &Hex, _state: &HexState, _clock: &mut Clock) -> Glance {
        Glance::Open(None)
    }

    /// The moves that end a decided position soonest for the winner, or latest for the loser, as far as it knows.
    fn closing(&mut self, _game: &Hex, _state: &HexState) -> Vec<Cell> {
        Vec::new()
    }

    /// The empty cells that the winner needs, where it knows who wins: a move elsewhere changes nothing.
    fn needed(&mut self, _game: &Hex, _state: &HexState) -> Option<Vec<Cell>> {
        None
    }
}

/// Knows nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ignorance;

impl Insight for Ignorance {
    fn glance(&mut self, _: &Hex, _: &HexState) -> Glance {
        Glance::Open(None)
    }
}
