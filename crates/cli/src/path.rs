//! Ways through puzzles on the command line: what `search`, `compare` and `report` share.

pub(crate) mod asking;
pub(crate) mod listening;
pub(crate) mod shorthand;
pub(crate) mod starts;
pub(crate) mod telling;
pub(crate) mod trace;

use jogada_catalog::path::{Finding, Plan};

use crate::console::Console;
use crate::failure::Failure;
use listening::Ear;
use starts::Start;
use trace::TraceFile;

/// Searches from a start; Ctrl-C stops it with what it has.
pub(crate) fn search(
    start: &Start,
    plan: &Plan,
    trace: Option<&mut TraceFile>,
    console: &mut Console,
) -> Result<Finding, Failure> {
    let interrupt = console.interrupt.clone();
    let mut ear = Ear::new(trace, console)?;
    let quest = start.session.as_quest().expect("starts are of puzzles");
    let finding = interrupt.during(|stop| quest.find_way(plan, stop, &mut ear));
    ear.finish()?;
    Ok(finding)
}
