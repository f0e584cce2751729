//! Searches side by side: `jogada compare` and `/api/lab/compare`.

use serde::{Deserialize, Serialize};

use crate::figures::MoveFigures;
use crate::line::GameLine;
use crate::way::FoundWay;

/// Which searches to compare.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct CompareRequest {
    /// The position.
    pub line: GameLine,
    /// The algorithms with their settings.
    pub algorithms: Vec<String>,
}

/// Searches side by side, of either family.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Comparison {
    /// Searches for a way.
    Ways(WayComparison),
    /// Searches for a move.
    Moves(MoveComparison),
}

/// Searches for a way through a puzzle.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WayComparison {
    /// The version of the form.
    pub v: u32,
    /// The puzzle.
    pub puzzle: String,
    /// One row a search.
    pub rows: Vec<FoundWay>,
}

/// Searches for a move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MoveComparison {
    /// The version of the form.
    pub v: u32,
    /// The game.
    pub game: String,
    /// One row a search.
    pub rows: Vec<ComparedMove>,
}

/// A search for a move: who, where, and the keys of `best`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ComparedMove {
    /// The position.
    pub position: String,
    /// The algorithm as it was asked for.
    pub algorithm: String,
    /// The same, as rows about puzzles have it.
    pub spec: String,
    /// What was found, and what it took.
    #[serde(flatten)]
    pub figures: MoveFigures,
}
