//! Saved games: written whole or not at all, never over something else.

use std::path::Path;

use jogada_catalog::{Catalog, Record, Session};
use jogada_files::{is_device, text_at};
use jogada_protocol::library::write_whole;
use jogada_protocol::{Format, LARGEST_TEXT};
use jogada_words::Language;
use serde_json::Value;

use super::seat::HUMAN;
use crate::commands::place;
use crate::failure::Failure;

/// A session from a file, with the players it was saved with.
pub(crate) struct Loaded {
    pub(crate) session: Session,
    /// None where the file names none that a person could go on with.
    pub(crate) players: Vec<String>,
    pub(crate) notes: Notes,
}

/// What is known about a game beside its moves.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes {
    /// About the game as a whole.
    pub(crate) comment: Option<String>,
    /// About each move, nothing for those that nothing is known about. May go on for moves that were taken back.
    pub(crate) info: Vec<Value>,
}

impl Loaded {
    /// A session that nothing is known about.
    pub(crate) fn bare(session: Session) -> Self {
        Self { session, players: Vec::new(), notes: Notes::default() }
    }
}

/// Opens a saved game, or a position of `game`.
pub(crate) fn load(catalog: &Catalog, game: Option<&str>, path: &Path, language: Language) -> Result<Loaded, Failure> {
    let text = place::read(path)?;
    let opened = match game {
        Some(game) if Format::recognized(&text).is_none() => {
            place::open(catalog, game, Some(text.trim())).map(Loaded::bare)
        }
        _ => recorded(catalog, &text, language),
    };
    opened.map_err(|failure| failure.in_file(path, None))
}

fn recorded(catalog: &Catalog, text: &str, language: Language) -> Result<Loaded, Failure> {
    let record = place::record(text, language)?;
    let session = record.open(catalog)?;
    let known = |player: &String| catalog.player(&record.game, player).is_ok();
    let playable = record.players.len() == session.sides()
        && record.players.iter().all(known)
        && record.players.iter().any(|player| player == HUMAN);
    let notes = Notes { comment: record.comment, info: record.info };
    Ok(Loaded { session, players: if playable { record.players } else { Vec::new() }, notes })
}

/// Writes a saved game, in the format that the name of the file suggests. A file that is no saved game is left alone.
pub(crate) fn save(record: &Record, path: &Path) -> Result<(), Failure> {
    let format = Format::of_path(path).unwrap_or(Format::Json);
    save_text(&jogada_protocol::write(record, format)?, path)
}

/// Writes a saved game over whatever is there.
pub(crate) fn replace(record: &Record, path: &Path) -> Result<(), Failure> {
    let text = jogada_protocol::write(record, Format::Json)?;
    write_whole(path, &text).map_err(|error| Failure::Unwritable { path: path.to_owned(), error })
}

/// Writes the text of a record. A file that is no record is left alone; what is no file holds nothing that could be lost.
pub(crate) fn save_text(text: &str, path: &Path) -> Result<(), Failure> {
    if path.exists() && !is_device(path) && !holds_record(path) {
        return Err(Failure::WouldOverwrite { path: path.to_owned() });
    }
    write_whole(path, text).map_err(|error| Failure::Unwritable { path: path.to_owned(), error })
}

/// Whether a saved game is there. A device is not asked: it may have no end.
pub(crate) fn holds_record(path: &Path) -> bool {
    !is_device(path)
        && text_at(path, LARGEST_TEXT).is_ok_and(|text| {
            let format = Format::recognized(&text).unwrap_or(Format::Json);
            jogada_protocol::read(&text, format).is_ok()
        })
}
