//! `jogada compare`: algorithms side by side on the same problems or positions, in the form that is wanted.

mod games;
mod plot;

use std::path::PathBuf;

use jogada_catalog::Catalog;
use jogada_catalog::path::{Finding, Plan, WayVerdict};
use jogada_files::put_in_place;
use jogada_wire::{FoundWay, VERSION, WayComparison};
use jogada_words::{Language, Speak, Way, Word};

use super::{Done, place};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::path::shorthand::Shorthand;
use crate::path::starts::{Start, Starts, WantedStarts, entry};
use crate::path::telling::WayResults;
use crate::tabular::{Caption, TableCell, TableFormat, TableLayout, Tabular};
use crate::ticker::Ticker;

/// Which puzzle, which problems, which algorithms.
#[derive(clap::Args, Clone)]
pub(crate) struct CompareArgs {
    puzzle: String,
    #[arg(value_name = "POSITION", conflicts_with_all = ["problems", "file", "board"])]
    positions: Vec<String>,
    #[arg(long = "problem", alias = "problems", num_args = 1.., value_name = "NAME")]
    problems: Vec<String>,
    #[arg(long, value_name = "POSITION", conflicts_with_all = ["problems", "file"], allow_hyphen_values = true)]
    board: Option<String>,
    #[arg(long)]
    file: Option<PathBuf>,
    #[arg(long = "algorithm", alias = "algorithms", short, num_args = 1.., required = true, value_name = "ALGORITHM")]
    algorithms: Vec<String>,
    #[command(flatten)]
    shorthand: Shorthand,
    #[arg(long)]
    keep_going: bool,
    #[arg(long, value_enum, default_value = "table")]
    format: TableFormat,
    #[arg(long, value_delimiter = ',', num_args = 1.., value_name = "COLUMN")]
    columns: Vec<String>,
    #[arg(long, value_enum, default_value = "rows")]
    layout: TableLayout,
    #[arg(long, value_name = "TEXT")]
    caption: Option<String>,
    #[arg(long, value_name = "NAME")]
    label: Option<String>,
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
    #[arg(long, value_enum, default_value = "nodes", requires = "plot")]
    plot_of: Plotted,
}

/// What a plot shows against the depth.
#[derive(clap::ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum Plotted {
    /// How many nodes a search took.
    Nodes,
    /// The branching of a regular tree of that many.
    Branching,
}

impl CompareArgs {
    /// The table as it is to be printed. What names a search names a column where lines and columns change places.
    fn printed(&self, table: Tabular, names: &[&str], console: &Console) -> Result<String, Failure> {
        let (language, known) = (console.language, table.keys());
        let table = table.with_columns(&self.columns).map_err(|name| Failure::UnknownName {
            what: Word::UnknownColumn,
            name,
            known,
        })?;
        let table = table.laid_out(self.layout, names, language);
        let wants_caption = self.layout == TableLayout::Report || self.caption.is_some() || self.label.is_some();
        let table = if wants_caption { table.called(self.called(language)) } else { table };
        Ok(table.fitted(self.format, language, console.width))
    }

    fn called(&self, language: Language) -> Caption {
        let text = self.caption.clone().unwrap_or_else(|| language.say(Way::Compared { what: &self.puzzle }));
        let label = self.label.clone().unwrap_or_else(|| format!("tab:{}", self.puzzle));
        Caption { text, label }
    }

    /// Draws the nodes of each algorithm, or their branching, against the depth, where that is wanted.
    fn draw(&self, points: &[(String, u32, u64)], language: Language) -> Result<(), Failure> {
        let Some(path) = &self.plot else { return Ok(()) };
        let error = |error| Failure::Unwritable { path: path.clone(), error };
        put_in_place(path, plot::by_depth(self.plot_of, points, &self.puzzle, language).as_bytes()).map_err(error)
    }
}

const COLUMNS: [(&str, Word); 13] = [
    ("problem", Word::ProblemName),
    ("spec", Word::AlgorithmName),
    ("depth", Word::DepthFound),
    ("result", Word::Result),
    ("generated", Word::Generated),
    ("expanded", Word::Expanded),
    ("duplicates", Word::Duplicates),
    ("max_open", Word::MaxOpen),
    ("penetrance", Word::Penetrance),
    ("branching", Word::EffectiveBranching),
    ("mean_branching", Word::MeanBranching),
    ("peak_memory", Word::PeakMemory),
    ("time_ms", Word::Time),
];

/// Refuses an option that none of the algorithms takes: it would do nothing.
fn refuse_idle(args: &CompareArgs, catalog: &Catalog) -> Result<(), Failure> {
    match args.shorthand.idle(&args.algorithms, catalog) {
        Some(option) => Err(Failure::IdleOption(option)),
        None => Ok(()),
    }
}

/// Runs every algorithm on every problem. What an algorithm can not solve is part of the comparison, not a failure.
pub(crate) fn run(args: &CompareArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let args = &CompareArgs { puzzle: place::written_game(catalog, &args.puzzle)?, ..args.clone() };
    refuse_idle(args, catalog)?;
    if place::entry(catalog, &args.puzzle).is_ok() {
        return games::run(args, catalog, console);
    }
    let plans =
        args.algorithms.iter().map(|algorithm| plan(algorithm, args, catalog)).collect::<Result<Vec<_>, _>>()?;
    let found = starts(args, catalog, console)?;
    let results = results(&found.starts, &plans, console)?;
    if console.json || args.format == TableFormat::Json {
        let row = |(start, plan, finding): &Compared<'_>| FoundWay::of(&start.puzzle, &start.name, plan, finding);
        let rows = results.iter().map(row).collect();
        console.document(&WayComparison { v: VERSION, puzzle: args.puzzle.clone(), rows })?;
    } else {
        let text = args.printed(table(&results, console), &["problem", "spec"], console)?;
        console.line(text)?;
    }
    let point =
        |(_, plan, finding): &Compared<'_>| Some((plan.to_string(), finding.depth()?, finding.counters.generated));
    args.draw(&results.iter().filter_map(point).collect::<Vec<_>>(), console.language)?;
    Ok(match (console.interrupt.is_heard(), found.all_good) {
        (true, _) => Exit::Interrupted,
        (false, false) => Exit::Input,
        (false, true) => Exit::Fine,
    })
}

/// Where to start: at each of the positions, or wherever else the options say.
fn starts(args: &CompareArgs, catalog: &Catalog, console: &mut Console) -> Result<Starts, Failure> {
    let mut wanted = WantedStarts {
        puzzle: &args.puzzle,
        problems: &args.problems,
        board: args.board.as_deref(),
        file: args.file.as_deref(),
        keep_going: args.keep_going,
    };
    if args.positions.is_empty() {
        return wanted.find(catalog, console);
    }
    let mut all = Starts { starts: Vec::new(), all_good: true };
    for position in &args.positions {
        wanted.board = Some(position);
        all.starts.extend(wanted.find(catalog, console)?.starts);
    }
    Ok(all)
}

fn plan(algorithm: &str, args: &CompareArgs, catalog: &Catalog) -> Result<Plan, Failure> {
    let text = args.shorthand.fitting(algorithm, catalog);
    entry(catalog, &args.puzzle)?.plan(&text).map_err(|error| Failure::Spec { text, error })
}

type Compared<'a> = (&'a Start, &'a Plan, Finding);

/// Searches one after the other, so that none disturbs the time of another. Ctrl-C leaves out the rest.
fn results<'a>(starts: &'a [Start], plans: &'a [Plan], console: &mut Console) -> Result<Vec<Compared<'a>>, Failure> {
    let mut results = Vec::new();
    for start in starts {
        for plan in plans {
            if console.interrupt.is_heard() {
                return Ok(results);
            }
            let finding = crate::path::search(start, plan, None, console)?;
            let (done, all) = (results.len() + 1, starts.len() * plans.len());
            let verdict = console.language.verdict(&finding);
            let time = console.language.time(finding.time);
            let (problem, plan_text) = (title(start), plan.to_string());
            let told = console.language.say(Way::Progress {
                done: &done,
                all: &all,
                problem: &problem,
                algorithm: &plan_text,
                result: &verdict,
                time: &time,
            });
            Ticker::start(console)?.milestone(done as u64, Some(all as u64), told);
            results.push((start, plan, finding));
        }
    }
    Ok(results)
}

/// What a start is called in a table.
fn title(start: &Start) -> String {
    if start.name.is_empty() { start.session.position() } else { start.name.clone() }
}

fn table(results: &[Compared<'_>], console: &Console) -> Tabular {
    let mut table = Tabular::new(COLUMNS.map(|(key, name)| (key.to_owned(), name)).to_vec());
    for (start, plan, finding) in results {
        table.push(row(start, plan, finding, console));
    }
    table
}

fn row(start: &Start, plan: &Plan, finding: &Finding, console: &Console) -> Vec<TableCell> {
    let counters = &finding.counters;
    let language = console.language;
    let result = match finding.verdict {
        WayVerdict::Proven => language.say(Word::Optimal),
        WayVerdict::Found => language.say(Word::FoundWay),
        WayVerdict::NoSolution => language.say(Word::NoWay),
        WayVerdict::Open(reason) => format!("{}: {}", language.open_reason(reason), language.known(finding)),
    };
    vec![
        TableCell::Text(title(start)),
        TableCell::Text(plan.to_string()),
        TableCell::count(finding.depth().map(u64::from)),
        TableCell::Text(result),
        TableCell::Count(counters.generated),
        TableCell::Count(counters.expanded),
        TableCell::Count(counters.duplicates),
        TableCell::Count(counters.max_open),
        TableCell::decimal(finding.penetrance(), 6),
        TableCell::decimal(finding.effective_branching(), 3),
        TableCell::decimal(finding.mean_branching(), 3),
        TableCell::Bytes(counters.peak_memory as u64),
        TableCell::Time(finding.time),
    ]
}
