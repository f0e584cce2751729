//! `jogada library`: a folder of recorded games that can be searched.

use std::path::{Path, PathBuf};

use jogada_catalog::rules::Side;
use jogada_catalog::{Catalog, Record, RecordResult};
use jogada_protocol::Format;
use jogada_protocol::library::{Item, ItemError, Library, Query, RecordOutcome};
use jogada_wire::{LibraryGame, LibraryListing, ResultDocument, VERSION, write_record};
use jogada_words::{Language, Notice, Recorded, Speak, Word};

use super::{Done, convert, place};
use crate::console::Console;
use crate::environment;
use crate::failure::{Exit, Failure};
use crate::tabular::{TableCell, Tabular};

/// What to do with which games.
#[derive(clap::Args)]
pub(crate) struct LibraryArgs {
    #[arg(value_enum, default_value = "list")]
    action: Action,
    #[arg(value_name = "FILE")]
    items: Vec<PathBuf>,
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
    #[arg(long)]
    game: Option<String>,
    #[arg(long)]
    player: Option<String>,
    #[arg(long, value_enum)]
    result: Option<Ended>,
}

/// What can be done.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Action {
    #[value(alias = "search")]
    List,
    Add,
    Show,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
enum Ended {
    #[value(name = "1", alias = "first")]
    First,
    #[value(name = "2", alias = "second")]
    Second,
    #[value(name = "0", alias = "draw")]
    Draw,
    Open,
}

impl From<Ended> for RecordOutcome {
    fn from(ended: Ended) -> Self {
        match ended {
            Ended::First => Self::First,
            Ended::Second => Self::Second,
            Ended::Draw => Self::Draw,
            Ended::Open => Self::Open,
        }
    }
}

/// A game as programs read it.
fn listed(name: &str, record: &Record) -> LibraryGame {
    let Record { game, players, moves, result, .. } = record.clone();
    LibraryGame { name: name.to_owned(), game, players, moves: moves.len(), result: result.map(ResultDocument::from) }
}

/// Adds games, lists them or shows one.
pub(crate) fn run(args: &LibraryArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let library = library(args, console)?;
    match args.action {
        Action::List => match args.items.first() {
            Some(extra) => Err(Failure::TooMuch(extra.display().to_string())),
            None => list(&library, args, console),
        },
        Action::Add => add(&library, &args.items, catalog, console),
        Action::Show => show(&library, &args.items, catalog, console),
    }
}

fn library(args: &LibraryArgs, console: &Console) -> Result<Library, Failure> {
    let usual = || environment::data_folder(console.data_dir.as_deref()).map(|data| data.join("games"));
    let folder = args.dir.clone().or_else(usual).ok_or(Failure::Missing("DIR"))?;
    Ok(Library::new(&folder))
}

fn list(library: &Library, args: &LibraryArgs, console: &mut Console) -> Done {
    let query =
        Query { game: args.game.clone(), player: args.player.clone(), result: args.result.map(RecordOutcome::from) };
    let unreadable = |error| Failure::Unreadable { path: library.folder().to_owned(), error };
    let items = library.search(&query).map_err(unreadable)?;
    let found: Vec<_> = items.iter().filter_map(|Item { name, record }| Some((name, record.as_ref().ok()?))).collect();
    if console.json {
        let games = found.iter().map(|&(name, record)| listed(name, record)).collect();
        console.document(&LibraryListing { v: VERSION, folder: library.folder().to_owned(), games })?;
    } else if found.is_empty() {
        let message = Recorded::NoGames { folder: &library.folder().display() };
        console.remark(console.language.say(message));
    } else {
        console.table(&table(&found, console.language))?;
    }
    for Item { name, record } in items {
        if let Err(error) = record {
            console.complain(&failure(error, &library.folder().join(name)));
        }
    }
    Ok(Exit::Fine)
}

fn table(found: &[(&String, &Record)], language: Language) -> Tabular {
    let columns = [
        ("name", Word::Name),
        ("game", Word::Game),
        ("players", Word::Players),
        ("moves", Word::Moves),
        ("result", Word::Result),
    ];
    let mut table = Tabular::new(columns.map(|(key, word)| (key.to_owned(), word)).to_vec());
    for (name, record) in found {
        let players = record.players.join(" – ");
        table.push(vec![
            TableCell::Text((*name).clone()),
            TableCell::Text(record.game.clone()),
            TableCell::Text(players),
            TableCell::Count(record.moves.len() as u64),
            TableCell::Text(result_text(record.result.as_ref(), language)),
        ]);
    }
    table
}

fn result_text(result: Option<&RecordResult>, language: Language) -> String {
    let Some(result) = result else { return String::new() };
    match Side::from_number(result.winner) {
        Some(winner) => language.say(Notice::Wins { side: &language.side(winner) }),
        None => language.say(Word::Draw),
    }
}

fn add(library: &Library, files: &[PathBuf], catalog: &Catalog, console: &mut Console) -> Done {
    if files.is_empty() {
        return Err(Failure::Missing("FILE"));
    }
    let mut added = Vec::new();
    for path in files {
        let text = place::read(path)?;
        let format = Format::of_path(path).unwrap_or_else(|| Format::of_text(&text));
        let checked = convert::checked(&text, (format, Format::Json), catalog, console.language);
        let record = checked.map_err(|failure| failure.in_file(path, None))?;
        let unwritable = |error| Failure::Unwritable { path: library.folder().to_owned(), error };
        let (name, is_new) = library.add(&record).map_err(unwritable)?;
        if !is_new {
            let message = Recorded::AlreadyThere { name: &name };
            console.remark(console.language.say(message));
        }
        if console.json {
            added.push(listed(&name, &record));
        } else {
            console.line(name)?;
        }
    }
    if console.json {
        console.document(&LibraryListing { v: VERSION, folder: library.folder().to_owned(), games: added })?;
    }
    Ok(Exit::Fine)
}

fn show(library: &Library, names: &[PathBuf], catalog: &Catalog, console: &mut Console) -> Done {
    let [name] = names else {
        let extra = names.get(1).map(|extra| Failure::TooMuch(extra.display().to_string()));
        return Err(extra.unwrap_or(Failure::Missing("FILE")));
    };
    let path = library.folder().join(name);
    let record = library.get(&name.to_string_lossy()).map_err(|error| failure(error, &path))?;
    if console.json {
        console.line(write_record(&record))?;
        return Ok(Exit::Fine);
    }
    let session = record.open(catalog).map_err(|error| Failure::from(error).in_file(&path, None))?;
    let mut rows = vec![(Word::Game, record.game.clone()), (Word::Players, record.players.join(" – "))];
    rows.push((Word::Moves, record.moves.join(" ")));
    console.rows(&rows)?;
    console.standing(&session)?;
    Ok(Exit::Fine)
}

fn failure(error: ItemError, path: &Path) -> Failure {
    match error {
        ItemError::File(error) => Failure::Unreadable { path: path.to_owned(), error },
        ItemError::Format(error) => Failure::from(error).in_file(path, None),
    }
}
