//! What every table has, of a game for two or of a puzzle.

use jogada_catalog::{Loss, Ply, Settings};
use jogada_rules::Side;

use crate::history::PlayHistory;

/// A game in progress, apart from its rules: which it is, where it has been, and who has lost it otherwise than by them.
#[derive(Clone, Debug)]
pub(crate) struct UnderWay<S, M> {
    pub(crate) spec: String,
    pub(crate) settings: Settings,
    pub(crate) history: PlayHistory<S, M>,
    pub(crate) lost: Option<(Side, Loss)>,
}

impl<S: PartialEq, M: Copy> UnderWay<S, M> {
    pub(crate) fn new(spec: String, settings: Settings, start: S) -> Self {
        Self { spec, settings, history: PlayHistory::new(start), lost: None }
    }

    /// The same game from another position.
    pub(crate) fn restarted(&self, start: S) -> Self {
        Self::new(self.spec.clone(), self.settings.clone(), start)
    }

    pub(crate) fn state(&self) -> &S {
        self.history.state()
    }

    /// Giving up is taken back together with the last move.
    pub(crate) fn undo(&mut self) -> Option<Ply> {
        self.lost = None;
        self.history.undo()
    }
}

/// The methods of a `Board` that are the same at every table: they ask its `under_way`, its `read` for the move that a text
/// means, and its `push` to play one.
macro_rules! at_a_table {
    () => {
        fn game(&self) -> &str {
            &self.under_way.spec
        }

        fn setting(&self, key: &str) -> Option<String> {
            self.under_way.settings.written(key)
        }

        fn play(&mut self, text: &str) -> Result<Ply, PlayError> {
            if self.ending().is_some() {
                return Err(PlayError::Over);
            }
            let mv = self.read(text)?;
            self.under_way.history.forget_undone();
            Ok(self.push(mv))
        }

        fn undo(&mut self) -> Option<Ply> {
            self.under_way.undo()
        }

        fn redo(&mut self) -> Option<Ply> {
            let mv = self.under_way.history.take_undone()?;
            Some(self.push(mv))
        }

        fn lose(&mut self, side: Side, how: Loss) -> Result<(), PlayError> {
            if self.ending().is_some() {
                return Err(PlayError::Over);
            }
            self.under_way.lost = Some((side, how));
            Ok(())
        }

        fn history(&self) -> &[Ply] {
            self.under_way.history.plies()
        }
    };
}

pub(crate) use at_a_table;
