//! What a real search did, step by step: for the lab, which replays it, and for anyone who wants to read it.
//!
//! One form for both families. Nodes are numbered as they appear; events name their node and the line of pseudocode
//! that was carried out. A trace is capped and says so; the search itself is not, so the figures in its summary are
//! those of the same search without a trace.

mod event;
mod game;
mod summary;
mod tracer;
mod way;

use jogada_search::pseudocode::{Line, Step, line_of};
use serde::Serialize;

pub use event::{TraceEvent, TraceNode, Worth};
pub use summary::{Summary, ThoughtSummary, WaySummary, milliseconds, stop_word};

pub(crate) use tracer::Tracer;

/// A search, step by step.
#[derive(Clone, Debug, Serialize)]
pub struct Trace {
    /// The form of this document.
    pub v: u32,
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
    pub pseudocode: Vec<CodeLine>,
    /// All nodes, the root first.
    pub nodes: Vec<TraceNode>,
    /// What happened, in order.
    pub events: Vec<TraceEvent>,
    /// Whether events are missing before the last one.
    pub truncated: bool,
    /// How many are missing.
    pub left_out: u64,
    /// What was found and what it took.
    pub summary: Summary,
}

/// A kind of search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Family {
    /// For a way through a puzzle.
    Path,
    /// Of a game tree, by values.
    Tree,
    /// Of a game tree, by simulations.
    Simulation,
    /// Of a game tree, by proof numbers.
    Proof,
}

/// A line of pseudocode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CodeLine {
    /// How far it is indented, in levels.
    pub indent: u8,
    /// In English.
    pub en: &'static str,
    /// In Portuguese.
    pub pt: &'static str,
    /// The words of the events that it stands for.
    #[serde(serialize_with = "words")]
    pub steps: &'static [Step],
}

fn words<S: serde::Serializer>(steps: &&'static [Step], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(steps.iter().map(|step| step.word()))
}

/// The pseudocode of an algorithm: of a path search, or of a search for a move.
pub fn pseudocode(name: &str, of_path_search: bool) -> Vec<CodeLine> {
    let code = if of_path_search {
        jogada_search::pseudocode::of_path_search(name)
    } else {
        jogada_search::pseudocode::of_game_search(name)
    };
    code.map(written).unwrap_or_default()
}

fn written(code: &'static [Line]) -> Vec<CodeLine> {
    let written =
        |line: &Line| CodeLine { indent: line.indent, en: line.english, pt: line.portuguese, steps: line.steps };
    code.iter().map(written).collect()
}

/// A trace being written.
struct Scroll {
    code: &'static [Line],
    cap: usize,
    nodes: Vec<TraceNode>,
    events: Vec<TraceEvent>,
    left_out: u64,
}

impl Scroll {
    const fn new(code: &'static [Line], cap: usize) -> Self {
        Self { code, cap, nodes: Vec::new(), events: Vec::new(), left_out: 0 }
    }

    /// Whether another event has room; counts it if not.
    fn admits(&mut self) -> bool {
        let admitted = self.events.len() < self.cap;
        self.left_out += u64::from(!admitted);
        admitted
    }

    /// Adds a node that the next event is about.
    fn add(&mut self, node: TraceNode) -> u32 {
        self.nodes.push(TraceNode { born: self.events.len() as u32, ..node });
        self.nodes.len() as u32 - 1
    }

    fn push(&mut self, step: Step, event: TraceEvent) {
        let line = line_of(self.code, step);
        debug_assert!(line.is_some(), "no line of {:?} stands for {step:?}", self.code.first());
        self.events.push(TraceEvent { event: step.word(), line: line.unwrap_or_default(), ..event });
    }
}
