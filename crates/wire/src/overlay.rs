//! `/api/overlay`: what can be drawn over a board to explain it.

use std::collections::BTreeMap;

use jogada_catalog::rules::{Note, Overlay};
use serde::{Deserialize, Serialize};

use crate::line::GameLine;
use crate::scene::ScenePart;

/// Which position, and which overlay of it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
pub struct OverlayRequest {
    /// The game so far.
    #[serde(flatten)]
    pub line: GameLine,
    /// One overlay alone: `binary`, `sowing`, `chains`, `estimates`, `paths`, `policy`, `connections`; or one thing
    /// alone out of one: `must-play`, `carrier`, `dead`, `ladders`.
    #[serde(default)]
    pub name: Option<String>,
}

/// The overlays of a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Overlays {
    /// The version of the form.
    pub v: u32,
    /// One or more, or none where there is nothing to draw.
    pub overlays: Vec<OverlayAnswer>,
}

/// Something drawn over a board to explain it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OverlayAnswer {
    /// Which one.
    pub name: String,
    /// What is drawn, in the coordinates of the scene. A part with a move belongs to that move.
    pub parts: Vec<ScenePart>,
    /// What is said beside the board.
    pub notes: Vec<NoteAnswer>,
}

/// Something to say, as data: the page has the words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct NoteAnswer {
    /// Which message.
    pub key: String,
    /// What to put into it.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, string>"))]
    pub values: BTreeMap<String, String>,
    /// Whether it is a rule of thumb: what is proven silences it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub thumb: bool,
}

impl From<Overlay> for OverlayAnswer {
    fn from(overlay: Overlay) -> Self {
        Self {
            name: overlay.name.to_owned(),
            parts: overlay.parts.into_iter().map(ScenePart::from).collect(),
            notes: overlay.notes.into_iter().map(NoteAnswer::from).collect(),
        }
    }
}

impl From<Note> for NoteAnswer {
    fn from(note: Note) -> Self {
        let values = note.values.into_iter().map(|(name, value)| (name.to_owned(), value)).collect();
        Self { key: note.key.to_owned(), values, thumb: note.is_thumb }
    }
}
