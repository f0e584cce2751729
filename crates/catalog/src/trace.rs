//! What a real search did, step by step: for the lab, which replays it, and for anyone who wants to read it.
//!
//! One form for both families. Nodes are numbered as they appear; events name their node and the line of pseudocode
//! that was carried out. A trace is capped and says so; the search itself is not, so the figures of its outcome are
//! those of the same search without a trace.

mod event;
mod outcome;
mod packed;
mod scroll;
mod shape;
mod way;
mod window;

use crate::algorithm::{CodeLine, Family};

pub use event::{TraceEvent, TraceNode, WeighedMove};
pub use outcome::{SearchOutcome, stop_word};
pub use packed::{TraceEvents, TraceNodes};
pub use scroll::Scroll;
pub use shape::{NodeFigure, TraceShape};
pub use window::{TraceWindow, WindowNode};

/// A search, step by step.
///
/// ```
/// use jogada_catalog::{Match, Player, StopFlag};
///
/// let catalog = jogada_standard::catalog();
/// let session = catalog.open("nim:start=1+2").expect("a game");
/// let Ok(Player::Computer(computer)) = catalog.player("nim", "alphabeta") else { panic!("an algorithm") };
/// let game = session.as_match().expect("a game for two");
/// let (thought, trace) = game.trace(&computer, 1000, &StopFlag::new()).expect("it can be watched");
/// assert_eq!(thought.mv.as_deref(), Some("2-1"));
/// assert!(!trace.events.is_empty() && !trace.pseudocode.is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Trace {
    /// The game or puzzle, as a spec.
    pub game: String,
    /// The position that was searched.
    pub start: String,
    /// The algorithm's name.
    pub name: &'static str,
    /// The algorithm with its settings.
    pub algorithm: String,
    /// What kind of search it is, and so which views fit.
    pub family: Family,
    /// The side that the search thinks for, 1 or 2: MAX. All values are seen by it.
    pub side: u8,
    /// Whether values are points.
    pub scoring: bool,
    /// What the algorithm does.
    pub pseudocode: &'static [CodeLine],
    /// All nodes, the root first.
    pub nodes: TraceNodes,
    /// What happened, in order.
    pub events: TraceEvents,
    /// How many events are missing before the last one.
    pub left_out: u64,
    /// What was found and what it took.
    pub outcome: SearchOutcome,
}
