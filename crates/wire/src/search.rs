//! Searches asked of a server: what is wanted, and what is told on the way.

use serde::{Deserialize, Serialize};

use crate::VERSION;
use crate::error::ErrorBody;
use crate::line::GameLine;
use crate::solution::SolvedPosition;
use crate::thought::{Analysis, Best, GameSweep, SearchReport};
use crate::way::FoundWay;

/// What to search for, and who searches how far.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct SearchRequest {
    /// The game so far.
    pub line: GameLine,
    /// What is wanted.
    pub task: SearchTask,
    /// Who thinks: a level or a player spec; a path algorithm for `way`. The usual one unless given.
    #[serde(default)]
    pub player: Option<String>,
    /// How many lines `analyze` tells: a number, or `all` for every move. One unless given.
    #[serde(default)]
    pub lines: Option<LineCount>,
    /// How far; instead of the player's own limits where any is given.
    #[serde(default)]
    pub limits: Option<SearchLimits>,
    /// The seed of what is drawn by lot, where the player has none.
    #[serde(default)]
    pub seed: Option<u64>,
    /// `think` and `ponder`: who asks, in a word of one's own that nobody can guess. What a player remembers is then kept from one of
    /// its moves to the next, as at a board.
    #[serde(default)]
    pub owner: Option<String>,
}

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum SearchTask {
    /// The player's move.
    Think,
    /// The player thinks on while the other side does, until it is stopped, and remembers for its next move. Only at a
    /// board where it has thought before, for whoever has given a word of one's own then. Nothing is played.
    Ponder,
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
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum LineCount {
    /// So many.
    Count(u32),
    /// One for every move.
    Word(Every),
}

/// The word for every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Every {
    /// All of them.
    All,
}

/// How far a search may go.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
pub struct SearchLimits {
    /// Milliseconds.
    pub time_ms: Option<u32>,
    /// Positions, or simulations.
    pub nodes: Option<u64>,
    /// Plies.
    pub depth: Option<u32>,
}

/// Whatever a page names its searches by.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum SearchId {
    /// A number.
    Number(u32),
    /// A text.
    Text(String),
}

/// What a page says to the socket.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum SearchOrder {
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
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum News {
    /// How far it has got; at most ten a second, always the latest.
    Info {
        /// Which search.
        search_id: SearchId,
        /// What it has found last.
        info: SearchReport,
        /// `analyze`: every line known so far, best first.
        lines: Vec<SearchReport>,
    },
    /// It is over.
    Done {
        /// Which search.
        search_id: SearchId,
        /// What was asked.
        task: SearchTask,
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

/// The answer to a search.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum SearchResult {
    /// To `think` and `hint`.
    Best(Box<Best>),
    /// To `ponder`.
    Pondered(Pondered),
    /// To `analyze`.
    Analysis(Box<Analysis>),
    /// To `sweep`.
    Sweep(Box<GameSweep>),
    /// To `solve`.
    Solution(Box<SolvedPosition>),
    /// To `way`.
    Way(Box<FoundWay>),
}

/// That a player has thought on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Pondered {
    /// The version of the form.
    pub v: u32,
    /// Whether there was a board to think on at: not if the game is new, forgotten, or thought about already.
    pub seated: bool,
}

impl Pondered {
    /// Whether there was a board.
    pub const fn new(seated: bool) -> Self {
        Self { v: VERSION, seated }
    }
}

/// How busy the server is.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Searches {
    /// The version of the form.
    pub v: u32,
    /// Searches whose threads run now, for whatever tab or script.
    pub running: usize,
    /// The most that may run at a time.
    pub most: usize,
}

impl Searches {
    /// So many of so many.
    pub const fn new(running: usize, most: usize) -> Self {
        Self { v: VERSION, running, most }
    }
}
