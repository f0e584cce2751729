//! `/api/touch`: a position that is set up by pointing.

use serde::{Deserialize, Serialize};

/// Which text, and what is done to it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
pub struct TouchRequest {
    /// The game or puzzle, as a spec.
    pub game: String,
    /// The text of the position, possible or not.
    pub position: String,
    /// The place that is pointed at; without one the other side is to move.
    #[serde(default)]
    pub place: Option<String>,
    /// Where a line begins that is drawn to the place.
    #[serde(default)]
    pub from: Option<String>,
}

/// What a touch made of a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Touched {
    /// The version of the form.
    pub v: u32,
    /// The text, which need not be a possible position; nothing where a touch means nothing.
    pub position: Option<String>,
}
