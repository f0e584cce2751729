//! `/api/search` and `/api/live`: searches, with what they find on the way.

use jogada_catalog::path::{Finding, Plan, Stride};
use jogada_catalog::{Appraisal, Info, Session, Thought};
use serde::{Deserialize, Serialize};

use super::error::ErrorBody;
use super::exact::Exact;
use super::line::Line;
use super::overlay::NoteAnswer;
use super::worth::Worth;

/// What to search for, and who searches how far.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(test, ts(optional_fields = nullable))]
pub struct SearchRequest {
    /// The game so far.
    pub line: Line,
    /// What is wanted.
    pub task: Task,
    /// Who thinks: a level or a player spec; a path algorithm for `way`. The usual one unless given.
    #[serde(default)]
    pub player: Option<String>,
    /// How many lines `analyze` tells: a number, or `all` for every move. One unless given.
    #[serde(default)]
    pub lines: Option<Lines>,
    /// How far; instead of the player's own limits where any is given.
    #[serde(default)]
    pub limits: Option<SearchLimits>,
    /// The seed of what is drawn by lot, where the player has none.
    #[serde(default)]
    #[cfg_attr(test, ts(type = "number | null"))]
    pub seed: Option<u64>,
}

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Task {
    /// The player's move.
    Think,
    /// The best moves with their values.
    Analyze,
    /// A good move with a reason, by the strongest player.
    Hint,
    /// The value of every position of the game.
    Sweep,
    /// The exact value of the position and of every move.
    Solve,
    /// A way to the goal of a puzzle.
    Way,
}

/// How many lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum Lines {
    /// So many.
    Count(u32),
    /// One for every move.
    Word(Every),
}

/// The word for every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Every {
    /// All of them.
    All,
}

/// How far a search may go.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default)]
#[cfg_attr(test, ts(optional_fields = nullable))]
pub struct SearchLimits {
    /// Milliseconds.
    pub time_ms: Option<u32>,
    /// Positions, or simulations.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub nodes: Option<u64>,
    /// Plies.
    pub depth: Option<u32>,
}

/// Whatever a page names its searches by.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum SearchId {
    /// A number.
    Number(u32),
    /// A text.
    Text(String),
}

/// What a page says to the socket.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Order {
    /// Begin a search.
    Search {
        /// The page's name for it. One that runs under the same name is stopped.
        search_id: SearchId,
        /// What to search for.
        request: SearchRequest,
    },
    /// End a search; it answers with what it has.
    Stop {
        /// Which one.
        search_id: SearchId,
    },
}

/// What the socket says, and each line of `/api/search`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum News {
    /// How far it has got; at most ten a second, always the latest.
    Info {
        /// Which search.
        search_id: SearchId,
        /// What it has found last.
        info: InfoAnswer,
        /// `analyze`: every line known so far, best first.
        lines: Vec<InfoAnswer>,
    },
    /// It is over.
    Done {
        /// Which search.
        search_id: SearchId,
        /// What was asked.
        task: Task,
        /// The answer.
        result: SearchResult,
    },
    /// It could not be done.
    Error {
        /// Which search; none if the message could not be read.
        search_id: Option<SearchId>,
        /// Why.
        error: ErrorBody,
    },
}

/// What a search has found so far.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(test, ts(rename = "Info"))]
pub struct InfoAnswer {
    /// How deep it has looked.
    pub depth: u32,
    /// How deep its deepest line went.
    pub selective_depth: u32,
    /// Which line this is, from 1.
    pub line_number: usize,
    /// What the position is worth to First.
    #[serde(flatten)]
    pub worth: Worth,
    /// Positions entered.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// Positions a second.
    pub nps: f64,
    /// How full its table is, in thousandths.
    pub fill: u32,
    /// Time since it began.
    pub time_ms: f64,
    /// The line it expects.
    pub pv: Vec<String>,
    /// `sweep`: after how many moves this position is.
    pub ply: Option<usize>,
    /// `sweep`: how many positions there are.
    pub of: Option<usize>,
}

/// The answer to a search.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum SearchResult {
    /// To `think` and `hint`.
    Thought(Box<ThoughtAnswer>),
    /// To `analyze`.
    Analysis(Analysis),
    /// To `sweep`.
    Sweep(Sweep),
    /// To `solve`.
    Exact(Box<Exact>),
    /// To `way`.
    Way(Box<Way>),
}

/// A move with what the player thought.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ThoughtAnswer {
    /// The move; none once the game is over, or where no way was found.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// Who would play it.
    pub side: u8,
    /// The line it expects.
    pub pv: Vec<String>,
    /// What the position is worth to First.
    #[serde(flatten)]
    pub worth: Worth,
    /// `hint`: why this move.
    pub reason: Option<NoteAnswer>,
    /// Who thought.
    pub player: String,
    /// Whether the move was a deliberate slip.
    pub slipped: bool,
    /// How deep it looked.
    pub depth: u32,
    /// Positions entered.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// Time it took.
    pub time_ms: f64,
    /// Why it stopped early, if it did: `nodes`, `time`, `memory`, `asked`.
    pub stopped: Option<String>,
    /// The same as records keep it; `/api/export` takes it with the move.
    #[cfg_attr(test, ts(type = "Record<string, unknown>"))]
    pub info: serde_json::Value,
}

/// The best moves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Analysis {
    /// The lines, best first.
    pub lines: Vec<InfoAnswer>,
    /// The first move of every line with its value.
    pub moves: Vec<MoveWorth>,
    /// Who thought.
    pub player: String,
    /// Why it stopped early, if it did.
    pub stopped: Option<String>,
}

/// A move with its value.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MoveWorth {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What it is worth to First.
    #[serde(flatten)]
    pub worth: Worth,
}

/// The values of a whole game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Sweep {
    /// One a position, from the start on; fewer if it was stopped.
    pub values: Vec<SweepValue>,
    /// Who thought.
    pub player: String,
}

/// The value of one position of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SweepValue {
    /// After how many moves.
    pub ply: usize,
    /// What the position is worth to First, what is still to come.
    #[serde(flatten)]
    pub worth: Worth,
    /// Points so far.
    pub score: [i32; 2],
    /// The best move here.
    pub best: Option<String>,
    /// The move that was played here.
    pub played: Option<String>,
}

/// What a path search found, with the keys that `jogada search --json` has.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[expect(missing_docs, reason = "each is documented at the command line")]
pub struct Way {
    pub algorithm: String,
    pub heuristic: Option<String>,
    pub found: bool,
    pub optimal: bool,
    pub verdict: String,
    pub depth: Option<u32>,
    pub cost: Option<f64>,
    pub at_least: f64,
    pub moves: Vec<String>,
    pub captures: Vec<Option<u32>>,
    pub positions: Vec<String>,
    #[cfg_attr(test, ts(type = "number"))]
    pub generated: u64,
    #[cfg_attr(test, ts(type = "number"))]
    pub expanded: u64,
    #[cfg_attr(test, ts(type = "number"))]
    pub duplicates: u64,
    #[cfg_attr(test, ts(type = "number"))]
    pub max_open: u64,
    pub penetrance: Option<f64>,
    pub branching: Option<f64>,
    pub mean_branching: Option<f64>,
    pub time_ms: f64,
    pub cpu_ms: f64,
}

impl InfoAnswer {
    /// What a search of the session's position has found so far.
    pub(crate) fn so_far(info: &Info, session: &Session) -> Self {
        Self {
            depth: info.depth,
            selective_depth: info.selective_depth,
            line_number: info.line_number,
            worth: Appraisal::so_far(info, session).into(),
            nodes: info.nodes,
            nps: info.nodes as f64 / info.time.as_secs_f64().max(1e-6),
            fill: info.fill,
            time_ms: info.time.as_secs_f64() * 1000.0,
            pv: info.pv.clone(),
            ply: None,
            of: None,
        }
    }

    /// A line of an analysis.
    pub(crate) fn of_line(number: usize, thought: &Thought, session: &Session) -> Self {
        let (nodes, seconds) = (thought.counters.nodes, thought.time.as_secs_f64());
        Self {
            depth: thought.depth,
            selective_depth: thought.counters.deepest.max(thought.depth),
            line_number: number,
            worth: Appraisal::of(thought, session.is_scoring()).into(),
            nodes,
            nps: nodes as f64 / seconds.max(1e-6),
            fill: 0,
            time_ms: seconds * 1000.0,
            pv: thought.pv.clone(),
            ply: None,
            of: None,
        }
    }
}

impl Way {
    /// What a plan found.
    pub(crate) fn of(plan: &Plan, finding: &Finding) -> Self {
        let way = finding.way.as_deref().unwrap_or_default();
        let counters = &finding.counters;
        Self {
            algorithm: plan.to_string(),
            heuristic: plan.heuristic.clone(),
            found: finding.is_found(),
            optimal: finding.is_optimal(),
            verdict: finding.verdict.word().to_owned(),
            depth: finding.depth(),
            cost: finding.cost,
            at_least: finding.at_least,
            moves: each(way, |stride| stride.mv.clone()),
            captures: each(way, |stride| stride.taken),
            positions: each(way, |stride| stride.position.clone()),
            generated: counters.generated,
            expanded: counters.expanded,
            duplicates: counters.duplicates,
            max_open: counters.max_open,
            penetrance: finding.penetrance(),
            branching: finding.effective_branching(),
            mean_branching: finding.mean_branching(),
            time_ms: finding.time.as_secs_f64() * 1000.0,
            cpu_ms: finding.cpu.as_secs_f64() * 1000.0,
        }
    }
}

fn each<R>(way: &[Stride], of: impl Fn(&Stride) -> R) -> Vec<R> {
    way.iter().map(of).collect()
}
