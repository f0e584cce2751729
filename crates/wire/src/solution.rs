//! What is proven about a position: `jogada solve` and `/api/exact`.

use jogada_catalog::Solving;
use jogada_catalog::trace::stop_word;
use serde::{Deserialize, Serialize};

use crate::VERSION;
use crate::bounds::{Bounded, BoundedMove};
use crate::figures::milliseconds;
use crate::line::GameLine;

/// Which position, and how long one is ready to wait.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
pub struct ExactRequest {
    /// The game so far.
    #[serde(flatten)]
    pub line: GameLine,
    /// Milliseconds, 5,000 at the most; 400 unless given.
    #[serde(default)]
    pub limit: Option<u32>,
}

/// What is proven.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SolvedPosition {
    /// The version of the form.
    pub v: u32,
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// What is proven about it, for the side to move.
    #[serde(flatten)]
    pub bounds: Bounded,
    /// Best moves of a solved position, all of them if `every_move`; of another the one that is sure of most, if any is sure of more than the rest.
    pub best_moves: Vec<String>,
    /// Whether every move was looked at, so that no other is as good as the best ones.
    pub every_move: bool,
    /// What is proven about each move, in the order of the game.
    pub moves: Vec<BoundedMove>,
    /// How it was found out: `theory`, `retrograde`, `pvs`, `path` …
    pub method: String,
    /// Positions entered.
    pub nodes: u64,
    /// Time it took.
    pub time_ms: f64,
    /// Processor time it took.
    pub cpu_ms: f64,
    /// Why it stopped early, if it did: `nodes`, `time`, `memory`, `asked`.
    pub stopped: Option<String>,
    /// Whether the proof that was asked for was written; nothing where none was.
    pub proof: Option<bool>,
}

impl SolvedPosition {
    /// What solving a position brought.
    pub fn of(game: &str, position: String, solving: &Solving, is_scoring: bool) -> Self {
        Self {
            v: VERSION,
            game: game.to_owned(),
            position,
            bounds: Bounded::of(solving.bounds, solving.side, is_scoring),
            best_moves: solving.best_moves.clone(),
            every_move: solving.are_others_worse(),
            moves: BoundedMove::all_of(solving, is_scoring),
            method: solving.method.to_owned(),
            nodes: solving.nodes,
            time_ms: milliseconds(solving.time),
            cpu_ms: milliseconds(solving.cpu),
            stopped: solving.stopped.map(|why| stop_word(why).to_owned()),
            proof: None,
        }
    }
}
