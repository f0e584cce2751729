//! `/api/library`: the games that are kept on this machine, where the program runs for one person.

use jogada_catalog::{Catalog, Record};
use jogada_protocol::library::{Library, Query};
use jogada_wire::{
    LibraryAnswer, LibraryGame, LibraryKeepRequest, LibraryKept, RecordAnswer, RecordRequest, VERSION, write_record,
};

use super::record::{self, record};
use crate::failure::{RequestFailure, Trouble};

/// The most games that are listed.
const MOST_GAMES: usize = 1000;

/// What is in the library; nothing where there is none.
pub(crate) fn list(library: Option<&Library>) -> LibraryAnswer {
    let items = library.and_then(|library| library.search(&Query::default()).ok()).unwrap_or_default();
    let games = items.into_iter().filter_map(|item| Some(listed(item.name, &item.record.ok()?))).take(MOST_GAMES);
    LibraryAnswer { v: VERSION, kept: library.is_some(), games: games.collect() }
}

fn listed(name: String, record: &Record) -> LibraryGame {
    let Record { game, players, moves, result, .. } = record.clone();
    LibraryGame { name, game, players, moves: moves.len(), result: result.map(Into::into) }
}

/// Keeps a game that can be played; the same game is there once.
pub(crate) fn keep(
    catalog: &Catalog,
    library: Option<&Library>,
    request: &LibraryKeepRequest,
) -> Result<LibraryKept, RequestFailure> {
    let library = library.ok_or(Trouble::NotFound)?;
    let game = record::read_one(catalog, &request.text)?;
    let added = request.earlier.as_ref().map_or_else(|| library.add(&game), |earlier| library.update(earlier, &game));
    let (name, new) = added.map_err(|_| Trouble::Internal)?;
    Ok(LibraryKept { v: VERSION, name, new })
}

/// A game of the library, as if its file were read in.
pub(crate) fn open(catalog: &Catalog, library: Option<&Library>, name: &str) -> Result<RecordAnswer, RequestFailure> {
    let found = library.and_then(|library| library.get(name).ok()).ok_or(Trouble::NotFound)?;
    record(catalog, &RecordRequest { text: write_record(&found), format: Some("json".to_owned()) })
}
