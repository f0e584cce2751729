//! Where the moves of an expected line would be made, and by whom.

use serde::{Deserialize, Serialize};

use crate::line::GameLine;

/// Which position, and what might be played from it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
pub struct LineStepsRequest {
    /// The game so far.
    #[serde(flatten)]
    pub line: GameLine,
    /// The moves after that.
    pub then: Vec<String>,
}

/// The moves of a line, one after the other.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LineSteps {
    /// The version of the form.
    pub v: u32,
    /// As many as can be played.
    pub steps: Vec<LineStep>,
}

/// A move that might be played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LineStep {
    /// Who would play it.
    pub side: u8,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Where on the board, if the place keeps its name while the game goes on.
    pub place: Option<String>,
    /// The middle of that place, in the coordinates of the scene.
    pub center: Option<(f32, f32)>,
}
