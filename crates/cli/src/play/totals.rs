//! What the computers' searches of a whole game add up to.

use std::time::Duration;

use jogada_catalog::rules::Counted;
use jogada_catalog::{Counters, Session, Thought};
use jogada_words::{Language, Word};

use crate::statistics::{Row, TellResults};

/// The effort of one side.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Totals {
    pub(crate) counters: Counters,
    pub(crate) time: Duration,
    depth: u32,
    counted: Counted,
}

impl Totals {
    /// Adds a search.
    pub(crate) fn add(&mut self, thought: &Thought) {
        let Thought { counters, time, depth, counted, .. } = *thought;
        *self = self.with(&Self { counters, time, depth, counted });
    }

    /// Both together; the depth is the greater.
    pub(crate) fn with(&self, other: &Self) -> Self {
        let mut counters = self.counters;
        counters += other.counters;
        let (depth, counted) = (self.depth.max(other.depth), self.counted.or(other.counted));
        Self { counters, time: self.time + other.time, depth, counted }
    }

    /// The figures under the reports' names.
    pub(crate) fn rows(&self, language: Language) -> Vec<Row> {
        language.effort(self.depth, &self.counters, self.counted, self.time)
    }
}

/// Moves, turns, score and result of a game.
pub(crate) fn summary(session: &Session, language: Language) -> Vec<Row> {
    let history = session.history();
    let mut rows = vec![(Word::Moves, history.len().to_string())];
    if session.sides() > 1 {
        let skips = history.iter().filter(|ply| ply.skipped.is_some()).count();
        rows.push((Word::Turns, (history.len() + skips).to_string()));
    }
    if session.is_scoring() {
        let [first, second] = session.score();
        rows.push((Word::Score, format!("{first}:{second}")));
    }
    rows.push((Word::Result, language.standing(session)));
    rows
}
