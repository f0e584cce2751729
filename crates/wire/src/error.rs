//! The answer to what can not be answered.

use serde::Serialize;

/// A document that says what is wrong.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ErrorAnswer {
    /// The version of the form.
    pub v: u32,
    /// What is wrong.
    pub error: ErrorBody,
}

/// What is wrong.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ErrorBody {
    /// For programs: `bad-spec`, `bad-position`, `bad-move`, `bad-request`, `busy`, `too-large`, `forbidden` …
    pub code: String,
    /// For people, in their language.
    pub message: String,
    /// Which part of the request it is about: `game`, `start`, `moves/3`, `player`.
    pub field: Option<String>,
    /// Where in the text of that part, in bytes.
    pub at: Option<TextPlace>,
    /// What was probably meant.
    pub suggestion: Option<String>,
}

/// A place in a text.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TextPlace {
    /// The first byte.
    pub start: usize,
    /// The byte after the last.
    pub end: usize,
}
