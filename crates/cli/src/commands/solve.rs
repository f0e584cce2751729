//! `jogada solve`: the exact value of a position and its best moves, or what is proven within the limits.

use std::path::{Path, PathBuf};
use std::time::Duration;

use jogada_catalog::rules::{Shortage, Value};
use jogada_catalog::{Appraisal, Catalog, Limits, Session, SolvePlan, SolveProgress, Solving, Spec, memory};
use jogada_files::put_in_place;
use jogada_wire::SolvedPosition;
use jogada_words::{Chat, Language, Notice, ProofWords, Speak, Word};

use super::Done;
use super::place::Place;
use super::reach::{bytes, count, time};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::live::Watch;
use crate::statistics::{Row, TellResults, stopped};

/// Which position, and how far to go.
#[derive(clap::Args)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    place: Place,
    #[arg(long = "time", alias = "limit", value_name = "TIME", value_parser = time)]
    limit: Option<Duration>,
    #[arg(long, value_parser = bytes)]
    memory: Option<usize>,
    #[arg(long, value_parser = count)]
    nodes: Option<u64>,
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    #[arg(long, value_name = "TIME", value_parser = time, default_value = "1m", requires = "checkpoint")]
    checkpoint_every: Duration,
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
}

/// Solves the position.
pub(crate) fn run(args: &SolveArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let mut session = args.place.open(catalog, console.language)?;
    let solving = solve(&mut session, args, console)?;
    let written = args.proof.as_deref().map(|path| write_proof(path, &solving, &session)).transpose()?;
    if console.json {
        let solved = SolvedPosition::of(session.game(), session.position(), &solving, session.is_scoring());
        console.document(&SolvedPosition { proof: written, ..solved })?;
    } else {
        show(&session, &solving, console)?;
        if written == Some(false) {
            console.say(ProofWords::OutOfReach)?;
        }
    }
    Ok(match solving.value() {
        _ if console.interrupt.is_heard() => Exit::Interrupted,
        Some(_) if written != Some(false) => Exit::Fine,
        _ => Exit::Unsolved,
    })
}

/// Writes the proof to its file. Returns whether there was one within the limits.
fn write_proof(path: &Path, solving: &Solving, session: &Session) -> Result<bool, Failure> {
    match &solving.proof {
        Some(proof) => put_in_place(path, proof.as_bytes())
            .map(|()| true)
            .map_err(|error| Failure::Unwritable { path: path.to_owned(), error }),
        None if solving.stopped.is_some() => Ok(false),
        None => Err(Failure::NoProof { instead: without_swap(session) }),
    }
}

/// The same game without the right to swap, where that right is all that keeps a position from having a proof.
fn without_swap(session: &Session) -> Option<String> {
    let hinders = session.setting("swap").is_some_and(|swap| swap != "off") && !session.legal().is_empty();
    let spec = Spec::parse(session.game()).ok().filter(|_| hinders)?;
    let off = Spec::named(&spec.name).or("swap", "off");
    Some(spec.overridden(&off).to_string())
}

fn solve(session: &mut Session, args: &SolveArgs, console: &mut Console) -> Result<Solving, Failure> {
    Shortage::check(args.memory.unwrap_or_default() as u64, memory())?;
    let limits = Limits { depth: None, nodes: args.nodes, time: args.limit, memory: args.memory };
    let plan = SolvePlan {
        limits,
        threads: args.threads.into(),
        checkpoint: args.checkpoint.clone(),
        checkpoint_every: args.checkpoint_every,
        proof: args.proof.is_some(),
    };
    let mut watch = Watch::start(session, console)?;
    let (view, language) = (session.fork(), console.language);
    let mut hear = |progress: &SolveProgress| watch.hear_text(progress.nodes, || so_far(language, progress, &view));
    let solving = console.interrupt.during(|stop| session.solve_aloud(&plan, stop, &mut hear));
    watch.end();
    Ok(solving?)
}

/// How far it has got: positions, how fast, how full the memory is and what is proven.
fn so_far(language: Language, progress: &SolveProgress, session: &Session) -> String {
    let rate = progress.nodes as f64 / progress.time.as_secs_f64().max(1e-3);
    let bound = |value| language.worth(Appraisal::new(value, session.to_move(), true, session.is_scoring()), session);
    language.say(Chat::SolvingAt {
        nodes: &language.count(progress.nodes),
        rate: &language.count(rate as u64),
        fill: &(progress.fill / 10),
        least: &bound(progress.bounds.lower),
        most: &bound(progress.bounds.upper),
    })
}

/// A proven value, for the side to move.
fn appraisal(value: Value, solving: &Solving, session: &Session) -> Appraisal {
    Appraisal::new(value, solving.side, true, session.is_scoring())
}

fn show(session: &Session, solving: &Solving, console: &mut Console) -> Result<(), Failure> {
    let language = console.language;
    console.standing(session)?;
    console.line("")?;
    let mut rows: Vec<Row> = Vec::new();
    if let Some(value) = solving.value() {
        rows.push((Word::Value, language.worth(appraisal(value, solving, session), session)));
        rows.push((Word::BestMoves, best_moves(solving, language)));
    } else {
        console.say(Notice::NotSolvedWithin)?;
        let known = [Word::AtLeast, Word::AtMost].into_iter().zip(for_first(solving, session));
        rows.extend(known.filter_map(|(word, bound)| Some((word, language.worth(bound?, session)))));
        if rows.is_empty() {
            console.say(Notice::NothingProven)?;
        }
    }
    rows.extend([
        (Word::Method, solving.method.to_owned()),
        (Word::NodesAnalyzed, language.count(solving.nodes)),
        (Word::Time, language.time(solving.time)),
    ]);
    rows.extend(solving.stopped.map(|why| (Word::Stopped, language.say(stopped(why)))));
    console.rows(&rows)?;
    Ok(())
}

/// The best moves that are known, and whether there may be more.
fn best_moves(solving: &Solving, language: Language) -> String {
    let moves = solving.best_moves.join(" ");
    if solving.are_others_worse() { moves } else { language.say(Notice::OthersUnseen { moves: &moves }) }
}

/// The least and the most that First can get, as far as that was proven: that nobody loses more than there is was known
/// before.
fn for_first(solving: &Solving, session: &Session) -> [Option<Appraisal>; 2] {
    let (known, widest) = (solving.bounds, solving.widest);
    let lower = (known.lower.outcome() > widest.lower.outcome()).then_some(known.lower);
    let upper = (known.upper.outcome() < widest.upper.outcome()).then_some(known.upper);
    let mut bounds = [lower, upper].map(|value| Some(appraisal(value?, solving, session)));
    if solving.side.number() == 2 {
        bounds.reverse();
    }
    bounds
}
