//! Games that bring a solver or a player of their own along.

mod dots_and_boxes;

use jogada_rules::Standard;
use jogada_search::tree::Found;
use jogada_search::{Clock, Report, Table};

pub(crate) use self::dots_and_boxes::{ByQuiet, ByQuietSearch};
use crate::session::Remark;
use crate::thinker::Task;

/// A player that knows one game deeply: the algorithm `expert` of that game.
pub(crate) trait Expert<G: Standard>: Send + Sync {
    /// Searches for a move.
    fn search(
        &self,
        task: &Task<'_, G>,
        table: &Table,
        clock: &mut Clock,
        report: &mut Report<'_, G::Move>,
    ) -> Found<G::Move>;

    /// What it would point at in a position.
    fn remarks(&self, game: &G, state: &G::State) -> Vec<Remark>;

    /// The `lines` best moves, best first, if it knows better than a search by the usual evaluation.
    fn analyze(
        &self,
        task: &Task<'_, G>,
        lines: usize,
        table: &Table,
        clock: &mut Clock,
    ) -> Option<Vec<Found<G::Move>>>;
}
