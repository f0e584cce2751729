//! Endgame tables: `jogada tables`.

use serde::Serialize;

use crate::bounds::BoundedMove;
use crate::value::Worth;

/// A position looked up: `jogada tables probe`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Probed {
    /// The version of the form.
    pub v: u32,
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// What it is worth to the side to move.
    #[serde(flatten)]
    pub worth: Worth,
    /// All best moves.
    pub best_moves: Vec<String>,
    /// Every move with its value, the best first.
    pub moves: Vec<BoundedMove>,
}

/// Tables that were built: `jogada tables build`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BuiltTables {
    /// The version of the form.
    pub v: u32,
    /// The game.
    pub game: String,
    /// The folder.
    pub dir: String,
    /// Up to how many pieces.
    pub pieces: usize,
    /// Positions that are in them.
    pub positions: u64,
    /// How large they are.
    pub bytes: u64,
    /// Positions worked out this time.
    pub built: u64,
    /// Time it took.
    pub time_ms: f64,
    /// Positions a second.
    pub positions_per_second: f64,
}

/// Tables that were checked: `jogada tables verify`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CheckedTables {
    /// The version of the form.
    pub v: u32,
    /// The game.
    pub game: String,
    /// The folder.
    pub dir: String,
    /// Up to how many pieces.
    pub pieces: usize,
    /// Positions that were checked.
    pub positions: u64,
    /// Time it took.
    pub time_ms: f64,
}

/// Which tables there are: `jogada tables info`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TablesListing {
    /// The version of the form.
    pub v: u32,
    /// The game.
    pub game: String,
    /// The folder.
    pub dir: String,
    /// One a number of pieces.
    pub levels: Vec<TableLevelListing>,
}

/// The table of a number of pieces.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TableLevelListing {
    /// How many pieces.
    pub pieces: u32,
    /// Positions.
    pub positions: u64,
    /// Those that the side to move wins.
    pub wins: u64,
    /// Those that it loses.
    pub losses: u64,
    /// Those that bring nobody more.
    pub zero: u64,
    /// Those of them that go on for ever.
    pub endless: u64,
    /// How large the file is.
    pub bytes: u64,
}
