//! Ways through puzzles on the command line: what `search`, `compare` and `report` share.

pub(crate) mod asking;
pub(crate) mod listening;
pub(crate) mod shorthand;
pub(crate) mod starts;
pub(crate) mod telling;
pub(crate) mod trace;

use jogada_catalog::path::{Finding, Plan};

use crate::console::Console;
use crate::environment;
use crate::failure::Failure;
use listening::Ear;
use starts::Start;
use trace::TraceFile;

/// The most memory that a search may take unless it is said: leaves room for everything else on the machine.
const MOST_MEMORY: u64 = 4 << 30;

/// Searches from a start; Ctrl-C stops it with what it has.
pub(crate) fn search(
    start: &Start,
    plan: &Plan,
    trace: Option<&mut TraceFile>,
    console: &mut Console,
) -> Result<Finding, Failure> {
    let mut plan = plan.clone();
    let most = environment::memory().map_or(MOST_MEMORY, |bytes| (bytes / 2).min(MOST_MEMORY));
    plan.limits.memory.get_or_insert(most as usize);
    let interrupt = console.interrupt.clone();
    let mut ear = Ear::new(trace, console);
    let quest = start.session.as_quest().expect("starts are of puzzles");
    let finding = interrupt.during(|stop| quest.find_way(&plan, stop, &mut ear));
    ear.finish()?;
    Ok(finding)
}
