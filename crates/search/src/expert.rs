//! Players that know one game deeply: what they are asked and answer.

use std::time::Duration;

use jogada_rules::{Dice, Game, Limits, Note, Overlay, Remark};

use crate::tree::Found;
use crate::{Clock, Reporter, Table};

/// A position to find a move in, and the means for it.
pub struct Assignment<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The position.
    pub state: &'a G::State,
    /// How far to go; the clock that comes with it keeps nodes and time.
    pub limits: Limits,
    /// How deep to look at the most.
    pub depth: u32,
    /// A table that stays from move to move.
    pub table: &'a Table,
    /// How many bytes may be used besides.
    pub memory: usize,
    /// How many threads may be used.
    pub threads: usize,
    /// Start no new iteration after this.
    pub soft_time: Option<Duration>,
    /// What is drawn by lot.
    pub dice: Dice,
}

/// A player that knows one game deeply: the algorithm `expert` of that game.
pub trait Expert<G: Game>: Send + Sync {
    /// Searches for a move.
    fn search(
        &self,
        assignment: &Assignment<'_, G>,
        clock: &mut Clock,
        report: &mut Reporter<'_, G::Move>,
    ) -> Found<G::Move>;

    /// The `lines` best moves, best first, if it knows better than a search by the usual evaluation.
    fn analyze(
        &self,
        assignment: &Assignment<'_, G>,
        lines: usize,
        clock: &mut Clock,
        report: &mut Reporter<'_, G::Move>,
    ) -> Option<Vec<Found<G::Move>>> {
        let _ = (assignment, lines, clock, report);
        None
    }

    /// What it would point at in a position.
    fn remarks(&self, game: &G, state: &G::State) -> Vec<Remark> {
        let _ = (game, state);
        Vec::new()
    }

    /// What it would draw over a position.
    fn overlays(&self, game: &G, state: &G::State) -> Vec<Overlay> {
        let _ = (game, state);
        Vec::new()
    }

    /// What it knows that speaks for a legal move.
    fn reason(&self, game: &G, state: &G::State, mv: G::Move) -> Option<Note> {
        let _ = (game, state, mv);
        None
    }

    /// Whether its values are shares of games won rather than points.
    fn counts_games(&self) -> bool {
        false
    }
}
