//! The games that Jogada brings along. One slice registers a game everywhere.

use crate::entry::GameEntry;

/// Every game, by a function that makes its entry.
pub(crate) const GAMES: &[fn() -> GameEntry] = &[];
