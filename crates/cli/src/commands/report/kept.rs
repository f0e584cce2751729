//! Tables that were measured, in a folder: what a report that was stopped need not measure again.

use std::fs;
use std::path::{Path, PathBuf};

use jogada_arena::sources::MeasuredCell;
use jogada_files::make_folder;
use jogada_protocol::library::write_whole;
use jogada_wire::KeptFigures;

use crate::failure::Failure;
use crate::tabular::TableFormat;

/// Where a table is kept.
pub(super) struct Kept {
    path: PathBuf,
    full: bool,
}

impl Kept {
    pub(super) fn new(folder: &Path, name: &str, full: bool) -> Self {
        Self { path: folder.join(format!("{name}.measured.json")), full }
    }

    /// What was measured before, with the same effort; nothing if it can not be read.
    pub(super) fn read(&self) -> Option<KeptFigures> {
        let figures: KeptFigures = serde_json::from_str(&fs::read_to_string(&self.path).ok()?).ok()?;
        (figures.full == self.full).then_some(figures)
    }

    /// Keeps a table.
    pub(super) fn write(&self, cells: &[MeasuredCell]) -> Result<(), Failure> {
        let of = |cell: &MeasuredCell| {
            cell.figures.iter().filter_map(|figure| Some((figure.name.to_owned(), figure.measured?))).collect()
        };
        let figures = KeptFigures { full: self.full, cells: cells.iter().map(of).collect() };
        let text = serde_json::to_string(&figures).expect("names and numbers always serialize");
        put(&self.path, &text)
    }

    /// Writes the table for people beside it.
    pub(super) fn show(&self, text: &str, format: TableFormat) -> Result<(), Failure> {
        let end = match format {
            TableFormat::Table | TableFormat::Json => "txt",
            TableFormat::Md => "md",
            TableFormat::Csv => "csv",
            TableFormat::Latex => "tex",
        };
        put(&self.path.with_extension("").with_extension(end), &format!("{text}\n"))
    }
}

fn put(path: &Path, text: &str) -> Result<(), Failure> {
    let failed = |error| Failure::Unwritable { path: path.to_owned(), error };
    if let Some(folder) = path.parent() {
        make_folder(folder).map_err(failed)?;
    }
    write_whole(path, text).map_err(failed)
}

/// Empty cells with what was measured in them.
pub(super) fn filled(known: &KeptFigures, mut cells: Vec<MeasuredCell>) -> Vec<MeasuredCell> {
    for (cell, known) in cells.iter_mut().zip(&known.cells) {
        for figure in &mut cell.figures {
            figure.measured = known.get(figure.name).copied();
        }
    }
    cells
}
