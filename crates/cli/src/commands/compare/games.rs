//! Tree searches on positions of a game.

use jogada_catalog::{Appraisal, Catalog, Computer, Limits, Session, Thought};
use jogada_wire::{ComparedMove, MoveComparison, MoveFigures, VERSION};
use jogada_words::{Language, Word};

use super::super::{Done, place};
use super::CompareArgs;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::live::think;
use crate::statistics::TellResults;
use crate::tabular::{TableCell, TableFormat, Tabular};

/// One search that was run.
struct Run {
    session: Session,
    position: String,
    algorithm: String,
    computer: Computer,
    thought: Thought,
}

/// Simulations and proofs have no depth to end at; this many positions must do where nothing is said.
const USUAL_NODES: u64 = 100_000;

/// Runs every algorithm on every position, one after the other, so that none disturbs the time of another.
pub(super) fn run(args: &CompareArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let computers = computers(args, catalog, console)?;
    let mut runs = Vec::new();
    let Found { sessions, all_good } = sessions(args, catalog, console)?;
    for session in sessions {
        for (algorithm, computer) in &computers {
            if console.interrupt.is_heard() {
                break;
            }
            // A session of its own for each: none may profit from what another remembers.
            let mut session = session.fork();
            let thought = think(&mut session, computer, console)?;
            let (position, algorithm, computer) = (session.position(), algorithm.clone(), computer.clone());
            runs.push(Run { session, position, algorithm, computer, thought });
        }
    }
    if console.json || args.format == TableFormat::Json {
        let rows = runs.iter().map(row_answer).collect();
        console.document(&MoveComparison { v: VERSION, game: args.puzzle.clone(), rows })?;
    } else {
        let text = args.printed(table(&runs, console.language), &["position", "algorithm"], console)?;
        console.line(text)?;
    }
    let point = |run: &Run| (run.algorithm.clone(), run.thought.depth, run.thought.counters.nodes);
    args.draw(&runs.iter().map(point).collect::<Vec<_>>(), console.language)?;
    Ok(match (console.interrupt.is_heard(), all_good) {
        (true, _) => Exit::Interrupted,
        (false, false) => Exit::Input,
        (false, true) => Exit::Fine,
    })
}

/// The positions that could be read, and whether all could.
struct Found {
    sessions: Vec<Session>,
    all_good: bool,
}

fn computers(args: &CompareArgs, catalog: &Catalog, console: &Console) -> Result<Vec<(String, Computer)>, Failure> {
    let read = |algorithm: &String| {
        let text = args.shorthand.fitting_player(algorithm, catalog);
        let mut computer = place::computer(catalog, &args.puzzle, &text, console)?;
        if computer.algorithm.family.is_endless() && !computer.limits.may_interrupt() {
            computer.limits = computer.limits.or(Limits::nodes(USUAL_NODES));
        }
        Ok((text, computer))
    };
    args.algorithms.iter().map(read).collect()
}

/// The positions: those given, those of the file, one a line, or the start.
fn sessions(args: &CompareArgs, catalog: &Catalog, console: &mut Console) -> Result<Found, Failure> {
    if let Some(name) = args.problems.first() {
        // Only puzzles have problems with names.
        return Err(Failure::UnknownProblem { name: name.clone(), suggestion: None, known: Vec::new() });
    }
    let open = |position: Option<&str>| place::open(catalog, &args.puzzle, position);
    let opened: Vec<_> = match &args.file {
        Some(path) => {
            let text = place::read(path)?;
            let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
            let named = |(number, line): (_, &str)| {
                open(Some(line.trim())).map_err(|failure| failure.in_file(path, Some(number)))
            };
            lines.map(named).collect()
        }
        None if args.positions.is_empty() && args.board.is_none() => vec![open(None)],
        None => args.positions.iter().chain(&args.board).map(|position| open(Some(position))).collect(),
    };
    let mut found = Found { sessions: Vec::new(), all_good: true };
    for session in opened {
        match session {
            Ok(session) => found.sessions.push(session),
            Err(failure) if args.keep_going => {
                console.complain(&failure);
                found.all_good = false;
            }
            Err(failure) => return Err(failure),
        }
    }
    Ok(found)
}

fn row_answer(run: &Run) -> ComparedMove {
    let Run { session, position, algorithm, computer, thought } = run;
    let figures = MoveFigures::of(thought, Appraisal::of(thought, session.is_scoring()), computer.is_deterministic());
    let (algorithm, spec) = (algorithm.clone(), algorithm.clone());
    ComparedMove { position: position.clone(), algorithm, spec, figures }
}

const COLUMNS: [(&str, Word); 10] = [
    ("position", Word::Position),
    ("algorithm", Word::AlgorithmName),
    ("move", Word::Move),
    ("value", Word::Value),
    ("depth", Word::DepthReached),
    ("nodes", Word::NodesAnalyzed),
    ("alpha_cuts", Word::AlphaCuts),
    ("beta_cuts", Word::BetaCuts),
    ("table_hits", Word::TableHits),
    ("time_ms", Word::Time),
];

fn table(runs: &[Run], language: Language) -> Tabular {
    let mut table = Tabular::new(COLUMNS.map(|(key, name)| (key.to_owned(), name)).to_vec());
    for run in runs {
        let Thought { counters, depth, mv, time, .. } = &run.thought;
        table.push(vec![
            TableCell::Text(run.position.clone()),
            TableCell::Text(run.algorithm.clone()),
            TableCell::Text(mv.clone().unwrap_or_default()),
            TableCell::Text(language.value(&run.thought, &run.session)),
            TableCell::Count(u64::from(*depth)),
            TableCell::Count(counters.nodes),
            TableCell::Count(counters.alpha_cuts),
            TableCell::Count(counters.beta_cuts),
            TableCell::Count(counters.table_hits),
            TableCell::Time(*time),
        ]);
    }
    table
}
