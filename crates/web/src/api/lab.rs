//! `/api/lab/trace` and `/api/lab/compare`: real searches, to be replayed and to be compared.

use std::time::Duration;

use jogada_catalog::path::Plan;
use jogada_catalog::trace::Trace;
use jogada_catalog::{Appraisal, Catalog, Computer, Player, Session, Spec, StopFlag};
use jogada_wire::{
    CompareRequest, ComparedMove, Comparison, FoundWay, KeptTrace, MoveComparison, MoveFigures, TraceDocument,
    TraceRequest, TreeColumns, VERSION, WayComparison, WindowRequest,
};
use tokio::runtime::Handle;
use tokio::time::sleep;

use crate::failure::{RequestFailure, Trouble};
use crate::line::open;
use crate::task::traces::TraceMemory;

/// The most events of one answer.
const MOST_EVENTS: usize = 50_000;
/// The most events of a search that are kept.
const MOST_KEPT: usize = 6_000_000;
/// How long the searches of one request may take together. A flag ends them, not a clock of their own: a search that
/// knows of a limit by time would go about it in another way.
const LONGEST: Duration = Duration::from_secs(20);
/// The most algorithms of one comparison.
const MOST_ALGORITHMS: usize = 24;
/// The most that one search may remember, in bytes.
const MEMORY: usize = 256 << 20;
const TABLE: usize = 64 << 20;

/// Searches, and writes down how. Who says by which word gets the beginning, and may ask for the rest later.
pub(crate) fn trace(
    catalog: &Catalog,
    traces: &TraceMemory,
    request: &TraceRequest,
    stop: &StopFlag,
) -> Result<TraceDocument, RequestFailure> {
    let cap = capped(request.cap);
    let Some(owner) = &request.owner else {
        let trace = searched(catalog, request, cap, stop)?;
        return Ok(TraceDocument { algorithm: request.algorithm.clone(), ..TraceDocument::from(&trace) });
    };
    let name = traces.room_for(owner)?;
    let trace = Trace { algorithm: request.algorithm.clone(), ..searched(catalog, request, MOST_KEPT, stop)? };
    if trace.events.len() <= cap {
        return Ok(TraceDocument::from(&trace));
    }
    let beginning = TraceDocument::of_window(&trace, &trace.window(0, cap), &name);
    traces.keep(owner, name, trace);
    Ok(beginning)
}

/// A part of a search that was kept.
pub(crate) fn window(traces: &TraceMemory, request: &WindowRequest) -> Result<TraceDocument, RequestFailure> {
    let trace = traces.find(&request.owner, &request.kept)?;
    let window = trace.window(request.from as usize, capped(request.cap));
    Ok(TraceDocument::of_window(&trace, &window, &request.kept))
}

/// The whole tree of a search that was kept.
pub(crate) fn tree(traces: &TraceMemory, request: &KeptTrace) -> Result<TreeColumns, RequestFailure> {
    Ok(traces.find(&request.owner, &request.kept)?.shape().into())
}

/// How many events an answer has.
fn capped(asked: Option<u32>) -> usize {
    asked.map_or(MOST_EVENTS, |cap| (cap as usize).min(MOST_EVENTS))
}

fn searched(catalog: &Catalog, request: &TraceRequest, cap: usize, stop: &StopFlag) -> Result<Trace, RequestFailure> {
    let session = open(catalog, &request.line)?;
    let searcher = Searcher::read(catalog, &session, &request.algorithm)?;
    end_in_time(stop);
    match (&searcher, &session) {
        (Searcher::Computer(computer), Session::Match(game)) => {
            Ok(game.trace(computer, cap, stop).map_err(|_| Trouble::Unwatchable)?.1)
        }
        (Searcher::Plan(plan), Session::Quest(quest)) => Ok(Trace::of_way(&**quest, plan, cap, stop)),
        _ => Err(Trouble::Unsuited.into()),
    }
}

/// Searches in several ways.
pub(crate) fn compare(
    catalog: &Catalog,
    request: &CompareRequest,
    stop: &StopFlag,
) -> Result<Comparison, RequestFailure> {
    if request.algorithms.len() > MOST_ALGORITHMS {
        return Err(Trouble::TooLarge.into());
    }
    let session = open(catalog, &request.line)?;
    let read = |spec: &String| Searcher::read(catalog, &session, spec).map(|searcher| (spec.clone(), searcher));
    let searchers = request.algorithms.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    end_in_time(stop);
    if session.sides() == 1 {
        let rows = searchers.iter().map(|(_, searcher)| searcher.way(&session, stop));
        let rows = rows.collect::<Option<Vec<_>>>().ok_or(Trouble::Unsuited)?;
        return Ok(Comparison::Ways(WayComparison { v: VERSION, puzzle: session.game().to_owned(), rows }));
    }
    let rows = searchers.iter().map(|(spec, searcher)| searcher.thought(&session, spec, stop));
    let rows = rows.collect::<Option<Vec<_>>>().ok_or(Trouble::Unsuited)?;
    Ok(Comparison::Moves(MoveComparison { v: VERSION, game: session.game().to_owned(), rows }))
}

/// Raises the flag when the time of a request is up.
fn end_in_time(stop: &StopFlag) {
    let stop = stop.clone();
    Handle::current().spawn(async move {
        sleep(LONGEST).await;
        stop.stop();
    });
}

/// Whoever searches: for a move, or for a way.
enum Searcher {
    Computer(Box<Computer>),
    Plan(Box<Plan>),
}

impl Searcher {
    fn read(catalog: &Catalog, session: &Session, text: &str) -> Result<Self, RequestFailure> {
        let named = |error| RequestFailure::spec("algorithm", error);
        if session.sides() == 1 {
            let name = Spec::parse(session.game()).map_err(named)?.name;
            let entry = catalog.puzzles().iter().find(|entry| entry.name() == name).ok_or(Trouble::Unsuited)?;
            let mut plan = entry.plan(text).map_err(named)?;
            plan.limits.memory = Some(plan.limits.memory.unwrap_or(MEMORY).min(MEMORY));
            return Ok(Self::Plan(Box::new(plan)));
        }
        let Player::Computer(computer) = catalog.player(session.game(), text).map_err(named)? else {
            return Err(Trouble::HumansThink.into());
        };
        let computer = computer.without_files(text).map_err(|error| RequestFailure::spec("algorithm", error))?;
        let table = computer.table.min(TABLE);
        Ok(Self::Computer(Box::new(Computer { table, threads: 1, slip: 0, ..computer })))
    }

    /// A search for a move, as a row of a comparison.
    fn thought(&self, session: &Session, spec: &str, stop: &StopFlag) -> Option<ComparedMove> {
        let Self::Computer(computer) = self else { return None };
        let thought = session.fork().think(computer, stop);
        let figures =
            MoveFigures::of(&thought, Appraisal::of(&thought, session.is_scoring()), computer.is_deterministic());
        let (algorithm, spec) = (spec.to_owned(), spec.to_owned());
        Some(ComparedMove { position: session.position(), algorithm, spec, figures })
    }

    /// A search for a way, as a row of a comparison.
    fn way(&self, session: &Session, stop: &StopFlag) -> Option<FoundWay> {
        let Self::Plan(plan) = self else { return None };
        let finding = session.as_quest()?.find_way(plan, stop, &mut ());
        Some(FoundWay::of(session.game(), "", plan, &finding))
    }
}
