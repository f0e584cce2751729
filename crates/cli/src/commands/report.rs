//! `jogada report`: what was published beside what is measured here.

use jogada_catalog::sources::{Cell as Measured, Figure, SOURCES, Source};
use serde::Serialize;
use serde_json::{Map, Value};

use super::{Done, FORM};
use crate::console::Console;
use crate::failure::Exit;
use crate::messages::{Way, Word};
use crate::tabular::{Cell, Column, Format, Tabular};

/// Which report, and in which form.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(value_enum)]
    report: Report,
    #[arg(long, value_enum, default_value = "table")]
    format: Format,
}

/// What can be reported.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum Report {
    /// The tables of the course reports.
    Sources,
}

/// What programs read.
#[derive(Serialize)]
struct Document {
    v: u32,
    cells: Vec<CellAnswer>,
    compared: usize,
    equal: usize,
}

#[derive(Serialize)]
struct CellAnswer {
    source: &'static str,
    row: String,
    column: String,
    /// Nothing where the report has no figures.
    published: Option<Map<String, Value>>,
    measured: Option<Map<String, Value>>,
    /// Nothing where there is nothing to compare.
    equal: Option<bool>,
}

/// Measures again what was published. Figures that differ are told, and are a failure.
pub(crate) fn run(args: &Args, console: &mut Console) -> Done {
    let Report::Sources = args.report;
    let mut tables = Vec::new();
    for source in SOURCES {
        let told = console.language.say(Way::Measuring { source: &source.name });
        console.remark(told);
        tables.push((source, console.interrupt.during(|stop| source.measure(stop))));
    }
    let cells = || tables.iter().flat_map(|(_, cells)| cells);
    let compared = cells().filter(|cell| cell.is_equal().is_some()).count();
    let equal = cells().filter(|cell| cell.is_equal() == Some(true)).count();
    if console.json || args.format == Format::Json {
        let answers = tables.iter().flat_map(|(source, cells)| cells.iter().map(|cell| answer(source, cell)));
        console.document(&Document { v: FORM, cells: answers.collect(), compared, equal })?;
    } else {
        for (_, cells) in &tables {
            let text = table(cells, args.format, console);
            console.line(text)?;
        }
        let sum = console.language.say(Way::CellsEqual { equal: &equal, compared: &compared });
        console.remark(sum);
    }
    Ok(match (console.interrupt.is_heard(), equal == compared) {
        (true, _) => Exit::Interrupted,
        (false, true) => Exit::Fine,
        (false, false) => Exit::Failed,
    })
}

fn answer(source: &Source, cell: &Measured) -> CellAnswer {
    let figures = |value: fn(&Figure) -> Option<f64>| {
        let known = cell.figures.iter().filter_map(|figure| Some((figure.name.to_owned(), number(value(figure)?))));
        Some(known.collect::<Map<_, _>>()).filter(|known| !known.is_empty())
    };
    CellAnswer {
        source: source.name,
        row: cell.row.clone(),
        column: cell.column.clone(),
        published: figures(|figure| figure.published.map(|(number, _)| number)),
        measured: figures(|figure| figure.measured),
        equal: cell.is_equal(),
    }
}

/// Whole numbers stay whole.
fn number(number: f64) -> Value {
    if number.fract() == 0.0 { Value::from(number as i64) } else { Value::from(number) }
}

fn table(cells: &[Measured], format: Format, console: &Console) -> String {
    let names: Vec<&'static str> =
        cells.first().map(|cell| cell.figures.iter().map(|figure| figure.name).collect()).unwrap_or_default();
    let mut columns: Vec<Column> =
        vec![("row".to_owned(), Word::ProblemName), ("column".to_owned(), Word::AlgorithmName)];
    for name in names {
        columns.extend([(name.to_owned(), figure_word(name)), (format!("{name}_here"), Word::Here)]);
    }
    columns.push(("equal".to_owned(), Word::Equal));
    let mut table = Tabular::new(columns);
    for cell in cells {
        let mut row = vec![Cell::Text(cell.row.clone()), Cell::Text(cell.column.clone())];
        row.extend(cell.figures.iter().flat_map(figure_cells));
        row.push(Cell::Text(console.language.say(match cell.is_equal() {
            Some(true) => Word::Yes,
            Some(false) => Word::No,
            None => Word::NotCompared,
        })));
        table.push(row);
    }
    table.written(format, console.language)
}

/// A figure as it was published, and as it is here.
fn figure_cells(figure: &Figure) -> [Cell; 2] {
    let printed = figure.published.map(|(_, places)| places);
    let places = printed.filter(|_| figure.is_compared).unwrap_or(figure.usual_places);
    let published = figure.published.map_or(Cell::Absent, |(number, places)| Cell::Decimal(number, places as usize));
    [published, Cell::decimal(figure.measured, places as usize)]
}

fn figure_word(name: &str) -> Word {
    match name {
        "generated" => Word::Generated,
        "expanded" => Word::Expanded,
        "depth" => Word::DepthFound,
        "penetrance_percent" => Word::PenetrancePercent,
        _ => Word::Milliseconds,
    }
}
