//! `/api/exact`: what is proven about each move, if that takes no more than a moment.

use std::time::Duration;

use jogada_catalog::rules::{Side, Value};
use jogada_catalog::{Appraisal, Bounds, Catalog, Limits, Session, Solving, StopFlag};
use serde::{Deserialize, Serialize};

use super::VERSION;
use super::line::Line;
use super::worth::Worth;
use crate::failure::Failure;
use crate::line::open;

/// How long it may take unless the request says so, and at the most.
const USUAL_TIME: Duration = Duration::from_millis(400);
const MOST_TIME: Duration = Duration::from_secs(5);
/// What it may remember meanwhile.
const MEMORY: usize = 64 << 20;

/// Which position, and how long one is ready to wait.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields = nullable))]
pub struct ExactRequest {
    /// The game so far.
    #[serde(flatten)]
    pub line: Line,
    /// Milliseconds, 5,000 at the most; 400 unless given.
    #[serde(default)]
    pub limit: Option<u32>,
}

/// What is proven.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Exact {
    /// The version of the form.
    pub v: u32,
    /// Whether the value of the position is proven.
    pub known: bool,
    /// How it was found out: `theory`, `retrograde`, `pvs`, `path` …
    pub method: String,
    /// Who moves.
    pub side: u8,
    /// First is sure of this, and no more than `upper`; they meet where the value is known.
    pub lower: Worth,
    /// First can not get more than this.
    pub upper: Worth,
    /// What is proven about each move, in the order of the game; those not proven are left out.
    pub moves: Vec<ExactMove>,
    /// Positions entered.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// Time it took.
    pub time_ms: f64,
}

/// A move with its exact value.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExactMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is worth to First.
    #[serde(flatten)]
    pub worth: Worth,
    /// What it is worth to the side that plays it: `win`, `draw`, `loss`, or `points`.
    pub kind: String,
    /// Whether no move is better.
    pub best: bool,
}

/// Proves what can be proven in a moment.
pub(crate) fn exact(catalog: &Catalog, request: &ExactRequest, stop: &StopFlag) -> Result<Exact, Failure> {
    let mut session = open(catalog, &request.line)?;
    let asked = request.limit.map(|limit| Duration::from_millis(limit.into()));
    let limits = Limits { time: Some(asked.unwrap_or(USUAL_TIME).min(MOST_TIME)), ..Limits::NONE };
    Ok(solved(&mut session, limits, stop))
}

/// Solves the position within limits.
pub(crate) fn solved(session: &mut Session, limits: Limits, stop: &StopFlag) -> Exact {
    let solving = session.solve(&Limits { memory: Some(MEMORY), ..limits }, stop);
    let scoring = session.is_scoring();
    let worth = |value: Value| Appraisal::new(value, solving.side, true, scoring);
    let (low, high) = (Worth::from(worth(solving.bounds.lower)), Worth::from(worth(solving.bounds.upper)));
    let first_moves = solving.side == Side::First;
    Exact {
        v: VERSION,
        known: solving.value().is_some(),
        method: solving.method.to_owned(),
        side: solving.side.number(),
        lower: if first_moves { low } else { high },
        upper: if first_moves { high } else { low },
        moves: proven_moves(&solving, scoring),
        nodes: solving.nodes,
        time_ms: solving.time.as_secs_f64() * 1000.0,
    }
}

fn proven_moves(solving: &Solving, scoring: bool) -> Vec<ExactMove> {
    let known = |(mv, known): &(String, Bounds)| {
        let value = known.value()?;
        let appraisal = Appraisal::new(value, solving.side, true, scoring);
        Some(ExactMove {
            mv: mv.clone(),
            kind: appraisal.value_kind.to_owned(),
            worth: appraisal.into(),
            best: solving.value() == Some(value),
        })
    };
    solving.moves.iter().filter_map(known).collect()
}
