//! A proof that a solver has found, written down as claims that stand without it.
//!
//! The solver says who wins and with which cells. All others are given to the loser, and in what is left the winner's
//! connections are explained, or the loser's moves answered one by one until no cell is needed by all answers: by threats that
//! connections make, by what was claimed before, and only then by what the solver knows or finds. Pairs of cells that answer
//! each other are taken for stones first, and back in the end: else each would be answered anew wherever anything is. What
//! is written depends on nothing that was filled in, pruned or remembered: a wrong verdict could not be written down.

mod pairs;
#[cfg(test)]
mod tests;
mod writer;

use std::fmt::Write;

use jogada_games::hex::{Hex, HexMove, HexState};
use jogada_rules::{Game, Notation, Placement, Side};
use jogada_search::{Clock, Stopped};
use thiserror::Error;

use self::writer::{Narrow, Writer};
use super::bits::CellBits;
use super::claims::Claims;
use super::connections::Endpoint;
use super::solver::SizedSolver;
use super::terrain::{Stones, cell_of};

/// Why no proof was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unproven {
    /// It was not found out in time.
    #[error(transparent)]
    Stopped(#[from] Stopped),
    /// A stone may still be taken over, and what one move needs says nothing about another.
    #[error("proofs begin where no swap is possible any more")]
    Swap,
    /// The game is over.
    #[error("the game is over")]
    Over,
}

/// Writes the proof of a position down.
pub(super) fn write<B: CellBits>(
    solver: &SizedSolver<B>,
    game: &Hex,
    state: &HexState,
    clock: &mut Clock,
) -> Result<String, Unproven> {
    if game.settled(state).is_some() {
        return Err(Unproven::Over);
    }
    if !game.is_placement(state) {
        return Err(Unproven::Swap);
    }
    let stones = Stones::of(game, state);
    let verdict = solver.solve(stones, clock)?;
    let winner = if verdict.mover_wins { stones.turn } else { !stones.turn };
    let narrow = Narrow { own: stones.of[winner.index()], left: verdict.carrier };
    let mut writer = Writer::new(solver, winner, clock);
    let claim = writer.holds(narrow.after(verdict.best, verdict.carrier))?;
    Ok(text_of(game, state, winner, &writer.claims, (verdict.best, claim)))
}

/// The whole file: what it is about, the claims, and what they come to.
fn text_of<B: CellBits>(
    game: &Hex,
    state: &HexState,
    winner: Side,
    claims: &Claims<B>,
    (reply, claim): (Option<Endpoint>, usize),
) -> String {
    let cells = game.size() * game.size();
    let name = |end: Endpoint| match usize::from(end).checked_sub(cells) {
        Some(0) => "<".to_owned(),
        Some(_) => ">".to_owned(),
        None => game.move_text(state, HexMove::Place(cell_of(game, end.into()))),
    };
    let mut text =
        format!("{HEADING}\nsize {}\nposition {}\nwinner {winner}\n", game.size(), game.position_text(state));
    let list = claims.text(claim, name);
    text.push_str(&list);
    if let Some(reply) = reply {
        let _ = writeln!(text, "move {}", name(reply));
    }
    let _ = writeln!(text, "proven {}", list.lines().count() - 1);
    text
}

/// The first line of every proof.
const HEADING: &str = "jogada-hex-proof 2";
