//! Saved games: written whole or not at all, never over something else.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use jogada_catalog::{Catalog, Record, Session};

use super::seat::HUMAN;
use crate::commands::place;
use crate::failure::Failure;

/// A session from a file, with the players it was saved with.
pub(crate) struct Loaded {
    pub(crate) session: Box<dyn Session>,
    /// None where the file names none that a person could go on with.
    pub(crate) players: Vec<String>,
}

/// Opens a saved game, or a position of `game`.
pub(crate) fn load(catalog: &Catalog, game: Option<&str>, path: &Path) -> Result<Loaded, Failure> {
    let text = place::read(path)?;
    let opened = match game {
        Some(game) if !text.trim_start().starts_with('{') => {
            place::open(catalog, game, Some(text.trim())).map(|session| Loaded { session, players: Vec::new() })
        }
        _ => recorded(catalog, &text),
    };
    opened.map_err(|failure| failure.in_file(path, None))
}

fn recorded(catalog: &Catalog, text: &str) -> Result<Loaded, Failure> {
    let record = Record::parse(text)?;
    let session = record.open(catalog)?;
    let known = |player: &String| catalog.player(&record.game, player).is_ok();
    let playable = record.players.len() == session.sides()
        && record.players.iter().all(known)
        && record.players.iter().any(|player| player == HUMAN);
    Ok(Loaded { session, players: if playable { record.players } else { Vec::new() } })
}

/// Writes a saved game. A file that is no saved game is left alone.
pub(crate) fn save(record: &Record, path: &Path) -> Result<(), Failure> {
    let unwritable = |error| Failure::Unwritable { path: path.to_owned(), error };
    if path.exists() && !holds_record(path) {
        return Err(Failure::WouldOverwrite { path: path.to_owned() });
    }
    let draft = draft_name(path);
    let written = write(&draft, &record.to_json()).and_then(|()| fs::rename(&draft, path));
    written.map_err(|error| {
        // The draft may not even exist.
        let _ = fs::remove_file(&draft);
        unwritable(error)
    })
}

fn holds_record(path: &Path) -> bool {
    fs::read_to_string(path).is_ok_and(|text| Record::parse(&text).is_ok())
}

/// A name beside the file, so that renaming does not cross file systems.
fn draft_name(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.{}.draft", std::process::id()))
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    let mut file = File::create(path)?;
    writeln!(file, "{text}")?;
    file.sync_all()
}
