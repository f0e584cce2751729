//! Looking a position up: its margin, and that of every move.

use jogada_catalog::rules::TableError;
use jogada_catalog::{Appraisal, Catalog, Limits};
use jogada_wire::{BoundedMove, Probed, VERSION};
use jogada_words::Word;

use super::TablesTask;
use crate::commands::tables::telling::table_error;
use crate::commands::{Done, place};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::proven::moves_table;
use crate::statistics::TellResults;

/// Looks a position up.
pub(super) fn probe(task: &TablesTask, catalog: &Catalog, console: &mut Console) -> Done {
    let language = console.language;
    let hear = move |error: &TableError| crate::console::remark(&table_error(language, error));
    task.tables.use_folder(&task.folder, Box::new(hear));
    let mut session = place::open(catalog, &task.game, task.position)?;
    let solving = console.interrupt.during(|stop| session.solve(&Limits::nodes(0), stop));
    let Some(value) = solving.value().filter(|_| solving.method == "tables" || solving.moves.is_empty()) else {
        return Err(Failure::NotInTables(task.folder.clone()));
    };
    let appraisal = Appraisal::new(value, solving.side, true, session.is_scoring());
    if console.json {
        console.document(&Probed {
            v: VERSION,
            game: session.game().to_owned(),
            position: session.position(),
            worth: appraisal.into(),
            best_moves: solving.best_moves.clone(),
            moves: BoundedMove::proven_of(&solving, session.is_scoring()),
        })?;
        return Ok(Exit::Fine);
    }
    console.standing(&session)?;
    let rows = [(Word::Value, language.worth(appraisal, &session)), (Word::BestMoves, solving.best_moves.join(" "))];
    console.rows(&rows)?;
    console.line("")?;
    console.table(&moves_table(&solving, &session, language))?;
    Ok(Exit::Fine)
}
