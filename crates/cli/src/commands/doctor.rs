//! `jogada doctor`: what the program found on this machine.

use std::io::{self, IsTerminal};
use std::path::{Path, PathBuf};
use std::thread;

use jogada_catalog::{Catalog, GameEntry};
use jogada_wire::{MachineFindings, UsableTables, VERSION};
use jogada_words::{Endings, Notice, Queued, Shared, Speak, Word};

use super::Done;
use crate::cluster;
use crate::console::Console;
use crate::environment;
use crate::failure::Exit;
use crate::queue;
use crate::statistics::Row;

/// Nothing to choose.
#[derive(clap::Args)]
pub(crate) struct DoctorArgs {}

/// Examines the machine.
pub(crate) fn run(_: &DoctorArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let answer = examine(catalog, console);
    if console.json {
        console.document(&answer)?;
    } else {
        let rows = rows(&answer, console);
        console.rows(&rows)?;
    }
    Ok(Exit::Fine)
}

fn examine(catalog: &Catalog, console: &Console) -> MachineFindings {
    let data_dir = environment::data_folder(console.data_dir.as_deref());
    MachineFindings {
        v: VERSION,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        lang: console.language.code().to_owned(),
        terminal: io::stdin().is_terminal() && io::stdout().is_terminal(),
        columns: Some(console.width).filter(|&width| width < usize::MAX),
        color: console.style.color,
        cores: thread::available_parallelism().ok().map(usize::from),
        memory: jogada_catalog::memory(),
        browser: environment::browser(),
        tables: catalog.games().iter().filter_map(|game| tables(game, data_dir.as_deref())).collect(),
        data_dir,
        queue: queue::BUILT_IN,
        cluster: cluster::BUILT_IN,
    }
}

/// The tables of a game that has any, none of them where there is no data folder.
fn tables(game: &GameEntry, data: Option<&Path>) -> Option<UsableTables> {
    let tables = game.tables()?;
    let (levels, _) = data.map(|data| tables.list(&tables.place(data))).unwrap_or_default();
    let (pieces, bytes) =
        (levels.last().map(|level| level.pieces as usize), levels.iter().map(|level| level.bytes).sum());
    Some(UsableTables { game: game.name().to_owned(), pieces, bytes })
}

fn rows(answer: &MachineFindings, console: &Console) -> Vec<Row> {
    let language = console.language;
    let unknown = || language.say(Word::Unknown);
    let path = |path: &Option<PathBuf>| path.as_ref().map(|path| path.display().to_string());
    let columns = answer.columns.filter(|_| answer.terminal);
    let terminal = columns.map(|count| language.say(Notice::Columns { count: &count }));
    let megabytes = |bytes: u64| language.say(Notice::Megabytes { count: &language.count(bytes >> 20) });
    let kept = |tables: &UsableTables| match tables.pieces {
        Some(pieces) => {
            let size = language.megabytes(tables.bytes);
            format!("{}: {}", tables.game, language.say(Endings::UpTo { pieces: &pieces, size: &size }))
        }
        None => format!("{}: {}", tables.game, language.say(Word::NoneYet)),
    };
    let kept: Vec<String> = answer.tables.iter().map(kept).collect();
    vec![
        (Word::Version, answer.version.clone()),
        (Word::DataFolder, path(&answer.data_dir).unwrap_or_else(unknown)),
        (Word::LanguageName, language.say(Word::ThisLanguage)),
        (Word::Terminal, terminal.unwrap_or_else(|| language.say(Word::NoTerminal))),
        (Word::Color, language.say(if answer.color { Word::Yes } else { Word::No })),
        (Word::Cores, answer.cores.map_or_else(unknown, |cores| cores.to_string())),
        (Word::Memory, answer.memory.map_or_else(unknown, megabytes)),
        (Word::TablesOf, kept.join(", ")),
        (Word::SharedQueue, language.say(if answer.queue { Queued::BuiltIn } else { Queued::LeftOut })),
        (Word::SharedTables, language.say(if answer.cluster { Shared::BuiltIn } else { Shared::LeftOut })),
        (Word::Browser, path(&answer.browser).unwrap_or_else(|| language.say(Word::NoBrowser))),
    ]
}

#[cfg(test)]
mod tests {
    use super::tables;

    #[test]
    fn a_game_has_its_tables_or_none_with_or_without_a_data_folder() {
        let (catalog, data) = (jogada_standard::catalog(), tempfile::tempdir().expect("a folder"));
        for folder in [None, Some(data.path())] {
            let found: Vec<_> = catalog.games().iter().filter_map(|game| tables(game, folder)).collect();
            let [one] = &found[..] else { panic!("one game has tables: {found:?}") };
            assert_eq!((one.game.as_str(), one.pieces, one.bytes), ("adji-boto", None, 0));
        }
    }
}
