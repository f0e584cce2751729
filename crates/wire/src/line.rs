//! A game and how it was played so far.

use serde::{Deserialize, Serialize};

/// A game from its start to where it has got. It comes with every question, so the server remembers nothing.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
pub struct GameLine {
    /// The game or puzzle with its settings: `hex:size=11`.
    pub game: String,
    /// The position that it started from, if not the usual one.
    #[serde(default)]
    pub start: Option<String>,
    /// The moves played; `resign` may be the last, or `resign-1` or `resign-2` where that side was not to move;
    /// `time`, `time-1` and `time-2` say the same of a side whose time was up.
    #[serde(default)]
    pub moves: Vec<String>,
}
