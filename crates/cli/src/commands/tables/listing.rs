//! Which tables there are.

use jogada_catalog::rules::TableLevel;
use jogada_wire::{TableLevelListing, TablesListing, VERSION};
use jogada_words::Word;

use super::TablesTask;
use crate::commands::Done;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::tabular::{TableCell, Tabular};

const fn level(level: &TableLevel) -> TableLevelListing {
    let TableLevel { pieces, positions, wins, losses, endless, bytes, checksum: _ } = *level;
    TableLevelListing { pieces, positions, wins, losses, zero: positions - wins - losses, endless, bytes }
}

/// Lists the tables of a folder. What is wrong with them is said, and what can be used is listed.
pub(super) fn info(task: &TablesTask, console: &mut Console) -> Done {
    let (levels, trouble) = task.tables.list(&task.folder);
    if levels.is_empty() && trouble.is_none() && !console.json {
        return Err(Failure::NoTables(task.folder.clone()));
    }
    let levels: Vec<_> = levels.iter().map(level).collect();
    if console.json {
        let dir = task.folder.display().to_string();
        console.document(&TablesListing { v: VERSION, game: task.game.clone(), dir, levels })?;
    } else {
        console.rows(&[(Word::Folder, task.folder.display().to_string())])?;
        console.line("")?;
        console.table(&table(&levels))?;
    }
    trouble.map_or(Ok(Exit::Fine), |error| Err(error.into()))
}

fn table(levels: &[TableLevelListing]) -> Tabular {
    let columns = [
        ("pieces", Word::Pieces),
        ("positions", Word::Positions),
        ("wins", Word::MoverWins),
        ("losses", Word::MoverLoses),
        ("zero", Word::Equal),
        ("endless", Word::Endless),
        ("bytes", Word::Size),
    ];
    let columns = columns.map(|(key, name)| (key.to_owned(), name));
    let mut table = Tabular::new(columns.to_vec());
    for level in levels {
        let counts = [level.positions, level.wins, level.losses, level.zero, level.endless];
        let mut row = vec![TableCell::Count(level.pieces.into())];
        row.extend(counts.map(TableCell::Count));
        row.push(TableCell::Bytes(level.bytes));
        table.push(row);
    }
    table
}
