//! `jogada search`: a way through a puzzle, move by move, with what it took to find.

use std::path::PathBuf;

use jogada_catalog::path::{Finding, Plan};
use jogada_catalog::{Catalog, Record};
use jogada_wire::{FoundWay, FoundWays, OneWay, VERSION};

use super::{Done, place};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::path::asking::Asking;
use crate::path::shorthand::Shorthand;
use crate::path::starts::{Start, WantedStarts, entry};
use crate::path::telling;
use crate::path::telling::WayResults;
use crate::path::trace::TraceFile;
use crate::play::{Input, Log};

/// Which puzzle, from where, and how.
#[derive(clap::Args, Clone)]
pub(crate) struct SearchArgs {
    puzzle: Option<String>,
    #[arg(long, alias = "problems", value_name = "NAME")]
    problem: Vec<String>,
    #[arg(long, value_name = "POSITION", conflicts_with_all = ["problem", "file"], allow_hyphen_values = true)]
    board: Option<String>,
    #[arg(long)]
    file: Option<PathBuf>,
    #[arg(long, alias = "algorithms", short)]
    algorithm: Option<String>,
    #[command(flatten)]
    shorthand: Shorthand,
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
    #[arg(long)]
    keep_going: bool,
}

/// Searches.
pub(crate) fn run(args: &SearchArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let mut input = Input::standard(true);
    let Some(args) = completed(args, catalog, console, &mut input)? else { return Ok(input.exit_when_left()) };
    let (Some(puzzle), Some(algorithm)) = (&args.puzzle, &args.algorithm) else {
        return Err(Failure::Missing(if args.puzzle.is_none() { "PUZZLE" } else { "--algorithm" }));
    };
    let puzzle = &place::written_game(catalog, puzzle)?;
    let text = args.shorthand.all(algorithm);
    let plan = entry(catalog, puzzle)?.plan(&text).map_err(|error| Failure::Spec { text, error })?;
    let wanted = WantedStarts {
        puzzle,
        problems: &args.problem,
        board: args.board.as_deref(),
        file: args.file.as_deref(),
        keep_going: args.keep_going,
    };
    let found = wanted.find(catalog, console)?;
    let several = args.file.is_some() && args.problem.len() != 1 || found.starts.len() > 1;
    let exit = Searching::new(&args, plan, several)?.all(&found.starts, console)?;
    Ok(if found.all_good || exit == Exit::Interrupted { exit } else { Exit::Input })
}

/// The arguments with what a person at a terminal adds; `None` if that person would rather not.
fn completed(
    args: &SearchArgs,
    catalog: &Catalog,
    console: &mut Console,
    input: &mut Input,
) -> Result<Option<SearchArgs>, Failure> {
    let mut args = args.clone();
    if !input.is_terminal() || console.json {
        return Ok(Some(args));
    }
    let mut asking = Asking::new(catalog, console, input);
    let all_given = args.puzzle.is_some() && args.algorithm.is_some();
    if args.puzzle.is_none() {
        args.puzzle = asking.puzzle()?;
    }
    let Some(puzzle) = args.puzzle.clone() else { return Ok(None) };
    let placed = args.board.is_some() || args.file.is_some() || !args.problem.is_empty() || puzzle.contains("problem=");
    if !placed && !all_given {
        let Some((problem, board)) = asking.problem(&puzzle)? else { return Ok(None) };
        args.problem.extend(problem);
        args.board = board;
    }
    if args.algorithm.is_none() {
        args.algorithm = asking.algorithm(&puzzle)?;
        let Some(algorithm) = &args.algorithm else { return Ok(None) };
        if args.shorthand.heuristic.is_none() {
            let Some(heuristic) = asking.heuristic(&puzzle, algorithm)? else { return Ok(None) };
            args.shorthand.heuristic = heuristic;
        }
    }
    Ok(Some(args))
}

/// Searches under way, with where their results go.
struct Searching {
    plan: Plan,
    trace: Option<TraceFile>,
    log: Option<Log>,
    several: bool,
    answers: Vec<FoundWay>,
}

impl Searching {
    /// Opens the files first: a search must not be lost for want of a place to write it.
    fn new(args: &SearchArgs, plan: Plan, several: bool) -> Result<Self, Failure> {
        let trace = args.trace.as_deref().map(TraceFile::create).transpose()?;
        let log = args.log.as_deref().map(Log::open).transpose()?;
        Ok(Self { plan, trace, log, several, answers: Vec::new() })
    }

    fn all(mut self, starts: &[Start], console: &mut Console) -> Done {
        let mut exit = Exit::Fine;
        for start in starts {
            let finding = self.one(start, console)?;
            if console.interrupt.is_heard() {
                exit = Exit::Interrupted;
                break;
            }
            exit = if exit == Exit::Fine { telling::exit(&finding) } else { exit };
        }
        if let Some(trace) = self.trace {
            trace.finish()?;
        }
        if console.json {
            match self.answers.pop() {
                Some(answer) if !self.several => console.document(&OneWay { v: VERSION, found: answer })?,
                last => {
                    self.answers.extend(last);
                    console.document(&FoundWays { v: VERSION, results: self.answers })?;
                }
            }
        }
        Ok(exit)
    }

    fn one(&mut self, start: &Start, console: &mut Console) -> Result<Finding, Failure> {
        if let Some(trace) = &mut self.trace {
            trace.begin_search(&start.puzzle, &start.name, &self.plan.to_string());
        }
        let finding = crate::path::search(start, &self.plan, self.trace.as_mut(), console)?;
        if let Some(log) = &mut self.log {
            let mut rows = console.language.way_facts(start, &self.plan, &finding);
            rows.extend(console.language.way_statistics(&finding));
            log.begin(&way_record(start, &self.plan, &finding), &rows, console.language)?;
            log.blank()?;
        }
        if console.json {
            self.answers.push(FoundWay::of(&start.puzzle, &start.name, &self.plan, &finding));
        } else {
            telling::show(start, &self.plan, &finding, console)?;
            if self.several {
                console.line("")?;
            }
        }
        Ok(finding)
    }
}

/// A way as a record of its puzzle, so that what logs hold can be played again.
fn way_record(start: &Start, plan: &Plan, finding: &Finding) -> Record {
    let way = finding.way.as_deref().unwrap_or_default();
    Record {
        players: vec![plan.to_string()],
        start: Some(finding.start.clone()),
        moves: way.iter().map(|stride| stride.mv.clone()).collect(),
        ..Record::new(start.session.game())
    }
}
