//! What a search that was written down found.

use jogada_rules::Stopped;

use crate::appraisal::Appraisal;
use crate::path::Finding;
use crate::thought::Thought;

/// What came of a search of either family.
#[derive(Clone, Debug)]
pub enum SearchOutcome {
    /// Of a search for a way.
    Way(Finding),
    /// Of a search for a move.
    Move {
        /// What the player thought.
        thought: Thought,
        /// What that is worth.
        appraisal: Appraisal,
        /// Whether the same search finds the same on any machine.
        deterministic: bool,
    },
}

/// Why a search stopped, in the words of JSON.
pub const fn stop_word(why: Stopped) -> &'static str {
    match why {
        Stopped::Nodes => "nodes",
        Stopped::Time => "time",
        Stopped::Memory => "memory",
        Stopped::Asked => "asked",
    }
}
