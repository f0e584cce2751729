//! `/api/lab/trace` and `/api/lab/compare`: real searches, to be replayed and to be compared.

use std::time::Duration;

use jogada_catalog::path::Plan;
use jogada_catalog::trace::{Summary, ThoughtSummary, Trace, WaySummary};
use jogada_catalog::{Catalog, Computer, Player, Session, Spec, StopFlag};
use serde::{Deserialize, Serialize};
use tokio::runtime::Handle;
use tokio::time::sleep;

use super::VERSION;
use super::line::Line;
use crate::failure::{Failure, Trouble};
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

/// Which search to write down.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields = nullable))]
pub struct TraceRequest {
    /// The position.
    pub line: Line,
    /// The algorithm with its settings.
    pub algorithm: String,
    /// The most events wanted.
    #[serde(default)]
    pub cap: Option<u32>,
}

/// Which searches to compare.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields = nullable))]
pub struct CompareRequest {
    /// The position.
    pub line: Line,
    /// The algorithms with their settings.
    pub algorithms: Vec<String>,
}

/// Searches side by side.
#[derive(Clone, Debug, Serialize)]
pub struct Comparison {
    /// The version of the form.
    pub v: u32,
    /// The game or puzzle.
    pub game: String,
    /// The position that was searched.
    pub start: String,
    /// One row a search.
    pub rows: Vec<CompareRow>,
}

/// One search: the keys are those of `jogada search` or `jogada best`.
#[derive(Clone, Debug, Serialize)]
pub struct CompareRow {
    /// The algorithm's name.
    pub algorithm: String,
    /// The algorithm with its settings.
    pub spec: String,
    /// What it found and what it took.
    #[serde(flatten)]
    pub summary: Summary,
}

/// Searches, and writes down how.
pub(crate) fn trace(catalog: &Catalog, request: &TraceRequest, stop: &StopFlag) -> Result<Trace, Failure> {
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
    Ok(Trace { algorithm: request.algorithm.clone(), ..trace })
}

/// Searches in several ways.
pub(crate) fn compare(catalog: &Catalog, request: &CompareRequest, stop: &StopFlag) -> Result<Comparison, Failure> {
    if request.algorithms.len() > MOST_ALGORITHMS {
        return Err(Trouble::TooLarge.into());
    }
    let session = open(catalog, &request.line)?;
    let read = |spec: &String| Searcher::read(catalog, &session, spec).map(|searcher| (spec.clone(), searcher));
    let searchers = request.algorithms.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    end_in_time(stop);
    let row = |(spec, searcher): &(String, Searcher)| {
        let algorithm = spec.split(':').next().unwrap_or_default().to_owned();
        let summary = searcher.search(&session, stop)?;
        Some(CompareRow { algorithm, spec: spec.clone(), summary })
    };
    let rows = searchers.iter().map(row).collect::<Option<Vec<_>>>().ok_or(Trouble::Unsuited)?;
    Ok(Comparison { v: VERSION, game: session.game().to_owned(), start: session.position(), rows })
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
    fn read(catalog: &Catalog, session: &Session, text: &str) -> Result<Self, Failure> {
        let named = |error| Failure::spec("algorithm", error);
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
        let table = computer.table.min(TABLE);
        Ok(Self::Computer(Box::new(Computer { table, threads: 1, slip: 0, ..computer })))
    }

    fn search(&self, session: &Session, stop: &StopFlag) -> Option<Summary> {
        match self {
            Self::Computer(computer) => {
                let thought = session.fork().think(computer, stop);
                Some(Summary::Thought(ThoughtSummary::of(&thought, session.is_scoring(), computer)))
            }
            Self::Plan(plan) => {
                let finding = session.as_quest()?.find_way(plan, stop, &mut ());
                Some(Summary::Way(WaySummary::of(&finding)))
            }
        }
    }
}
