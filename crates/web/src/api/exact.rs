//! `/api/exact`: what is proven about each move, if that takes no more than a moment.

use std::time::Duration;

use jogada_catalog::{Catalog, Limits, Session, StopFlag};
use jogada_wire::{ExactRequest, SolvedPosition};

use crate::failure::RequestFailure;
use crate::line::open;

/// How long it may take unless the request says so, and at the most.
const USUAL_TIME: Duration = Duration::from_millis(400);
const MOST_TIME: Duration = Duration::from_secs(5);
/// What it may remember meanwhile.
const MEMORY: usize = 64 << 20;

/// Proves what can be proven in a moment.
pub(crate) fn exact(
    catalog: &Catalog,
    request: &ExactRequest,
    stop: &StopFlag,
) -> Result<SolvedPosition, RequestFailure> {
    let mut session = open(catalog, &request.line)?;
    let asked = request.limit.map(|limit| Duration::from_millis(limit.into()));
    let limits = Limits { time: Some(asked.unwrap_or(USUAL_TIME).min(MOST_TIME)), ..Limits::NONE };
    Ok(solved(&mut session, limits, stop))
}

/// Solves the position within limits.
pub(crate) fn solved(session: &mut Session, limits: Limits, stop: &StopFlag) -> SolvedPosition {
    let solving = session.solve(&Limits { memory: Some(MEMORY), ..limits }, stop);
    SolvedPosition::of(session.game(), session.position(), &solving, session.is_scoring())
}
