//! What a person can ask: a hint, an evaluation, the moves. Asking never plays a move.

use std::time::Duration;

use jogada_catalog::rules::Side;
use jogada_catalog::{Appraisal, Computer, GameEntry};
use jogada_words::{Chat, Speak, Word};

use super::sitting::Sitting;
use crate::commands::explain::position;
use crate::commands::place;
use crate::failure::Failure;
use crate::live::think;
use crate::statistics::TellResults;

/// How long a hint may take where its player has no limit of time.
const PATIENCE: Duration = Duration::from_secs(5);

impl Sitting<'_> {
    /// What the strongest player would do, and why.
    pub(super) fn hint(&mut self) -> Result<(), Failure> {
        if self.session.ending().is_some() {
            let message = self.language().say(Word::GameIsOver);
            self.console.object(&message, None);
            return Ok(());
        }
        let (name, computer) = self.adviser()?;
        // The adviser must not disturb what a player remembers.
        let mut session = self.session.fork();
        let thought = think(&mut session, &computer, self.console)?;
        self.console.interrupt.forget();
        let Some(mv) = &thought.mv else { return self.answer(Chat::NoHint { adviser: &name }) };
        let shown = self.catalog.shown_player(self.language(), &name);
        self.answer(Chat::HintFrom { mv, adviser: &shown })?;
        if let Some(reason) = position::reason(&session, &thought, self.catalog, self.language()) {
            self.answer(Chat::HintBecause { mv, reason: &reason })?;
        }
        let value = self.language().value(&thought, &session);
        self.answer(Chat::HintReason { value: &value, line: &thought.pv.join(" ") })
    }

    /// The strongest player by name and as it thinks for a hint.
    fn adviser(&self) -> Result<(String, Computer), Failure> {
        let game = self.session.game();
        let name = self.catalog.adviser_name(game).unwrap_or_default().to_owned();
        let named = |error| Failure::Spec { text: game.to_owned(), error };
        let mut computer = self.catalog.adviser(game).map_err(named)?;
        computer.limits.time = computer.limits.time.or(Some(PATIENCE));
        Ok((name, computer))
    }

    /// What can be played, and what was.
    pub(super) fn list_moves(&mut self) -> Result<(), Failure> {
        let legal = self.session.legal();
        self.answer(Chat::LegalMoves { count: &legal.len(), moves: &legal.join(" ") })?;
        let played: Vec<_> = self.session.history().iter().map(|ply| ply.mv.as_str()).collect();
        let played = played.join(" ");
        if played.is_empty() { Ok(()) } else { self.answer(Chat::PlayedSoFar { moves: &played }) }
    }

    /// The position by each evaluation of the game, as First sees it.
    pub(super) fn evaluate(&mut self) -> Result<(), Failure> {
        let evaluations = place::entry(self.catalog, self.session.game()).map_or(&[][..], GameEntry::evaluations);
        if evaluations.is_empty() {
            return self.answer(Chat::NoEvaluation);
        }
        for name in evaluations {
            let Some(value) = self.session.as_match().and_then(|game| game.evaluate(Some(name))) else { continue };
            let over = self.session.ending().is_some();
            let appraisal = Appraisal::new(value, self.session.to_move(), over, self.session.is_scoring());
            let value = self.language().worth(appraisal, &self.session);
            self.answer(Chat::Evaluation { name, value: &value })?;
        }
        Ok(())
    }

    /// The fewest moves that a solved puzzle could have taken, where the solver knows.
    pub(super) fn optimum(&mut self) -> Option<String> {
        let is_solved = self.session.ending()?.winner == Some(Side::First);
        if !self.is_puzzle() || !is_solved {
            return None;
        }
        let (_, computer) = self.adviser().ok()?;
        let mut session = self.session.fork();
        while session.undo().is_some() {}
        let thought = think(&mut session, &computer, self.console).ok()?;
        self.console.interrupt.forget();
        let moves = thought.pv.len();
        let message =
            if thought.proven { Chat::Optimum { moves: &moves } } else { Chat::ShortestKnown { moves: &moves } };
        (moves > 0).then(|| self.language().say(message))
    }
}
