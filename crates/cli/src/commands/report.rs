//! `jogada report`: what was published beside what is measured here.

mod kept;
mod tables;

use std::path::PathBuf;
use std::thread::available_parallelism;

use clap::builder::PossibleValuesParser;
use jogada_arena::sources::{Effort, Figure, MeasuredCell, SOURCES, Source};
use jogada_catalog::{Catalog, StopFlag};
use jogada_wire::{SourceCell, SourceTable, SourcesReport, VERSION};
use jogada_words::{Language, Published, Speak};
use serde_json::{Map, Value};

use super::Done;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::tabular::TableFormat;
use crate::ticker::Ticker;
use kept::{Kept, filled};

/// Which report, and in which form.
#[derive(clap::Args)]
pub(crate) struct ReportArgs {
    #[arg(value_enum)]
    report: Report,
    #[arg(long, num_args = 1.., value_name = "GAME", value_parser = reports())]
    only: Vec<String>,
    #[arg(long)]
    full: bool,
    #[arg(short, long, value_name = "N")]
    jobs: Option<usize>,
    #[arg(long, value_enum, default_value = "table")]
    format: TableFormat,
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// What can be reported.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Report {
    /// The tables of the course reports.
    Sources,
}

/// The games that reports are about, each once.
fn reports() -> PossibleValuesParser {
    let mut names: Vec<&'static str> = SOURCES.iter().map(|source| source.report).collect();
    names.dedup();
    PossibleValuesParser::new(names)
}

/// A table with what was measured.
struct MeasuredTable {
    source: &'static Source,
    cells: Vec<MeasuredCell>,
    /// What a reader should know.
    remarks: Vec<String>,
}

impl MeasuredTable {
    fn compared(&self) -> usize {
        self.cells.iter().filter(|cell| cell.is_equal().is_some()).count()
    }

    fn equal(&self) -> usize {
        self.cells.iter().filter(|cell| cell.is_equal() == Some(true)).count()
    }
}

/// Measures again what was published. Figures that differ are told, and are a failure.
pub(crate) fn run(args: &ReportArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let Report::Sources = args.report;
    let wanted = |source: &&Source| args.only.is_empty() || args.only.iter().any(|name| name == source.report);
    let sources: Vec<_> = SOURCES.iter().filter(wanted).collect();
    let mut measured = Vec::new();
    for (number, source) in sources.iter().enumerate() {
        measured.push(measure(source, (number, sources.len()), args, catalog, console)?);
    }
    let compared = measured.iter().map(MeasuredTable::compared).sum();
    let equal = measured.iter().map(MeasuredTable::equal).sum();
    if console.json || args.format == TableFormat::Json {
        let tables = measured.iter().map(table_answer).collect();
        let cells = measured.iter().flat_map(|table| table.cells.iter().map(|cell| answer(table.source, cell)));
        let cells = cells.collect();
        console.document(&SourcesReport { v: VERSION, full: args.full, tables, cells, compared, equal })?;
    } else {
        if args.out.is_none() {
            console.line(all_written(&measured, args.format, console.language, console.width))?;
        }
        let sum = console.language.say(Published::CellsEqual { equal: &equal, compared: &compared });
        console.remark(sum);
    }
    Ok(match (console.interrupt.is_heard(), equal == compared) {
        (true, _) => Exit::Interrupted,
        (false, true) => Exit::Fine,
        (false, false) => Exit::Failed,
    })
}

/// All tables after each other; as CSV one table, because a file of those has one heading.
fn all_written(measured: &[MeasuredTable], format: TableFormat, language: Language, width: usize) -> String {
    if format == TableFormat::Csv {
        return tables::long(measured).written(TableFormat::Csv, language);
    }
    let texts: Vec<_> = measured.iter().map(|table| tables::written(table, format, language, width)).collect();
    texts.join("\n\n")
}

/// Measures a table, unless the folder has it already: a long report goes on where it was stopped.
fn measure(
    source: &'static Source,
    (number, of): (usize, usize),
    args: &ReportArgs,
    catalog: &Catalog,
    console: &mut Console,
) -> Result<MeasuredTable, Failure> {
    let told = console.language.say(Published::Measuring { source: &source.name, number: &(number + 1), of: &of });
    Ticker::start(console)?.milestone(number as u64, Some(of as u64), told);
    let jobs = args.jobs.unwrap_or_else(|| available_parallelism().map_or(1, usize::from));
    let kept = args.out.as_deref().map(|folder| Kept::new(folder, source.name, args.full));
    let known = kept.as_ref().and_then(Kept::read);
    let language = console.language;
    let measured = console.interrupt.during(|stop| {
        let effort = Effort { full: args.full, jobs, stop, catalog };
        let remarks = source.remarks(&effort).into_iter().map(|remark| tables::remark(remark, language)).collect();
        let cells = match &known {
            // A search that is stopped at once leaves every cell empty, to be filled in.
            Some(known) => {
                let stopped = StopFlag::new();
                stopped.stop();
                filled(known, source.measure(&Effort { stop: &stopped, ..effort }))
            }
            None => source.measure(&effort),
        };
        MeasuredTable { source, cells, remarks }
    });
    if let Some(kept) = kept.filter(|_| !console.interrupt.is_heard()) {
        kept.write(&measured.cells)?;
        kept.show(&tables::written(&measured, args.format, language, usize::MAX), args.format)?;
    }
    Ok(measured)
}

fn table_answer(table: &MeasuredTable) -> SourceTable {
    SourceTable {
        source: table.source.name.to_owned(),
        report: table.source.report.to_owned(),
        compared: table.compared(),
        equal: table.equal(),
        remarks: table.remarks.clone(),
    }
}

fn answer(source: &Source, cell: &MeasuredCell) -> SourceCell {
    let figures = |value: fn(&Figure) -> Option<Value>| {
        let known = cell.figures.iter().filter_map(|figure| Some((figure.name.to_owned(), value(figure)?)));
        Some(known.collect::<Map<_, _>>()).filter(|known| !known.is_empty())
    };
    SourceCell {
        source: source.name.to_owned(),
        row: cell.row.clone(),
        column: cell.column.clone(),
        published: figures(published),
        measured: figures(|figure| figure.measured.map(number)),
        equal: cell.is_equal(),
    }
}

/// A number, or the two ends of what was claimed.
fn published(figure: &Figure) -> Option<Value> {
    figure.published.map(|(printed, _)| number(printed)).or_else(|| figure.claimed.map(Value::from))
}

/// Whole numbers stay whole.
fn number(number: f64) -> Value {
    if number.fract() == 0.0 { Value::from(number as i64) } else { Value::from(number) }
}
