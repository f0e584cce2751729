//! `/api/overlay`: what can be drawn over a board to explain it.

use std::collections::BTreeMap;

use jogada_catalog::Catalog;
use jogada_catalog::rules::{Note, Overlay};
use serde::{Deserialize, Serialize};

use super::VERSION;
use super::line::Line;
use super::scene::ScenePart;
use crate::failure::Failure;
use crate::line::open;

/// Which position, and which overlay of it.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields = nullable))]
pub struct OverlayRequest {
    /// The game so far.
    #[serde(flatten)]
    pub line: Line,
    /// One overlay alone: `binary`, `sowing`, `chains`, `paths`.
    #[serde(default)]
    pub name: Option<String>,
}

/// The overlays of a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Overlays {
    /// The version of the form.
    pub v: u32,
    /// One or more, or none where the game has none.
    pub overlays: Vec<OverlayAnswer>,
}

/// Something drawn over a board to explain it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
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
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(test, ts(rename = "Note"))]
pub struct NoteAnswer {
    /// Which message.
    pub key: String,
    /// What to put into it.
    pub values: BTreeMap<String, String>,
}

/// The overlays of where a line has got.
pub(crate) fn overlay(catalog: &Catalog, request: &OverlayRequest) -> Result<Overlays, Failure> {
    let session = open(catalog, &request.line)?;
    let wanted = |overlay: &Overlay| request.name.as_ref().is_none_or(|name| name == overlay.name);
    let overlays = session.overlays().into_iter().filter(wanted).map(OverlayAnswer::from).collect();
    Ok(Overlays { v: VERSION, overlays })
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
        Self { key: note.key.to_owned(), values }
    }
}
