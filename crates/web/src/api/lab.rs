//! `/api/lab/trace` and `/api/lab/compare`: real searches, to be replayed and to be compared.

use std::time::Duration;

use jogada_catalog::path::Plan;
use jogada_catalog::trace::Trace;
use jogada_catalog::{Appraisal, Catalog, Computer, Player, Session, Spec, StopFlag};
use jogada_wire::{
    CompareRequest, ComparedMove, Comparison, FoundWay, MoveComparison, MoveFigures, TraceDocument, TraceRequest,
    VERSION, WayComparison,
};
use tokio::runtime::Handle;
use tokio::time::sleep;

use crate::failure::{RequestFailure, Trouble};
use crate::line::open;

/// The most events that a trace may have.
const MOST_EVENTS: usize = 50_000;
/// How long the searches of one request may take together. A flag ends them, not a clock of their own: a search that
/// knows of a limit by time would go about it in another way.
const LONGEST: Duration = Duration::from_secs(20);
/// The most algorithms of one comparison.
const MOST_ALGORITHMS: usize = 24;
/// The most that one search may remember, in bytes.
const MEMORY: usize = 256 << 20;
const TABLE: usize = 64 << 20;

/// Searches, and writes down how.
pub(crate) fn trace(
    catalog: &Catalog,
    request: &TraceRequest,
    stop: &StopFlag,
) -> Result<TraceDocument, RequestFailure> {
    let session = open(catalog, &request.line)?;
    let searcher = Searcher::read(catalog, &session, &request.algorithm)?;
    let cap = request.cap.map_or(MOST_EVENTS, |cap| (cap as usize).min(MOST_EVENTS));
    end_in_time(stop);
    let trace = match (&searcher, &session) {
        (Searcher::Computer(computer), Session::Match(game)) => {
            game.trace(computer, cap, stop).map_err(|_| Trouble::Unwatchable)?.1
        }
        (Searcher::Plan(plan), Session::Quest(quest)) => Trace::of_way(&**quest, plan, cap, stop),
        _ => return Err(Trouble::Unsuited.into()),
    };
    Ok(TraceDocument { algorithm: request.algorithm.clone(), ..TraceDocument::from(&trace) })
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
