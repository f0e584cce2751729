//! Runs of the arena: what they amount to, and their games.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::line::GameLine;
use crate::listing::LevelMeasure;
use crate::record::RecordDocument;

/// Everything that a run has to say. What is infinite is `null`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunSummary {
    /// The game's spec.
    pub game: String,
    /// Games that count.
    pub played: u64,
    /// Games that the plan has.
    pub planned: u64,
    /// Whether nothing is left to play.
    pub finished: bool,
    /// The players, in the order of the plan.
    pub players: Vec<RunPlayer>,
    /// What each got against each, row against column.
    pub table: Vec<Vec<GameCounts>>,
    /// The match, where there are only two players.
    pub duel: Option<RunDuel>,
    /// How those who moved first fared.
    pub first: RunShare,
    /// Why games ended, and how often.
    pub reasons: BTreeMap<String, u64>,
    /// Moves a game, on average, openings included.
    pub mean_moves: f64,
    /// The sequential test, if one was asked for.
    pub sprt: Option<RunTest>,
}

/// How a player stands.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunPlayer {
    /// What to call it: its spec, numbered if it plays more than once.
    pub player: String,
    /// Its results.
    #[serde(flatten)]
    pub share: RunShare,
    /// Its rating, measured from the anchor's.
    pub elo: f64,
    /// The lower end of the rating's interval.
    pub elo_low: Option<f64>,
    /// The upper end.
    pub elo_high: Option<f64>,
}

/// Games by how they ended, as somebody sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameCounts {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
}

impl GameCounts {
    /// All games.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Points: a draw is half a win.
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }
}

/// Results with the share of points that they make.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunShare {
    /// The results.
    #[serde(flatten)]
    pub games: GameCounts,
    /// The share of points.
    pub score: f64,
    /// The lower end of its 95 % interval.
    pub score_low: f64,
    /// The upper end.
    pub score_high: f64,
}

/// A match between two, as the first of them sees it.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunDuel {
    /// The results.
    #[serde(flatten)]
    pub share: RunShare,
    /// Pairs that brought 0, ½, 1, 1½ and 2 points.
    pub pairs: [u64; 5],
    /// The difference in Elo; infinite where one has all points.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub elo: f64,
    /// The lower end of its 95 % interval.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub elo_low: f64,
    /// The upper end.
    #[cfg_attr(feature = "schema", ts(type = "number | null"))]
    pub elo_high: f64,
    /// Half the width of the interval.
    pub elo_error: Option<f64>,
    /// The likelihood of superiority.
    pub los: f64,
}

/// A sequential test: its claims, and where it has got.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunTest {
    /// The smaller difference: "no improvement".
    pub elo0: f64,
    /// The larger difference: "an improvement".
    pub elo1: f64,
    /// How often to take the larger one when the smaller is true.
    pub alpha: f64,
    /// How often to take the smaller one when the larger is true.
    pub beta: f64,
    /// The logarithm of the likelihood ratio.
    pub llr: f64,
    /// At or below this the smaller difference is taken.
    pub lower: f64,
    /// At or above this the larger difference is taken.
    pub upper: f64,
    /// What follows.
    pub verdict: RunTestVerdict,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum RunTestVerdict {
    /// The larger difference is taken.
    Better,
    /// The smaller difference is taken.
    Worse,
    /// It goes on.
    Open,
}

/// A game of a run, without its moves: how it is told as soon as it is over, and listed.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlayedGame {
    /// Its number in the schedule: its identity.
    pub index: u64,
    /// The number of its pair.
    pub pair: u64,
    /// The opening.
    pub opening: String,
    /// Who moved first.
    pub first: String,
    /// Who moved second.
    pub second: String,
    /// How many moves it had.
    pub moves: usize,
    /// Points, First's and Second's.
    pub score: [i32; 2],
    /// Who won: 1, 2, or 0 for a draw.
    pub winner: u8,
    /// Why it ended.
    pub reason: String,
}

/// A line of `games.jsonl`: a game record with its place in the run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunRecord {
    /// Its number in the schedule: its identity.
    pub index: u64,
    /// The number of its pair.
    pub pair: u64,
    /// The opening.
    pub opening: String,
    /// The spec of who moved first.
    pub first: String,
    /// The spec of who moved second.
    pub second: String,
    /// Points, First's and Second's.
    pub score: [i32; 2],
    /// 1, 2, or 0 for a draw.
    pub winner: u8,
    /// Why it ended: by the rules, by proof, or by a forfeit.
    pub reason: String,
    /// The game itself.
    #[serde(flatten)]
    pub record: RecordDocument,
}

/// A game of a run that is just over, told while others are played.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameEvent {
    /// The version of the form.
    pub v: u32,
    /// `game`.
    pub event: String,
    /// The game.
    #[serde(flatten)]
    pub game: PlayedGame,
    /// Games played so far.
    pub played: u64,
    /// Games that the plan has.
    pub planned: u64,
}

/// What a run amounts to: `jogada arena`, `arena status`, `arena resume`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunEvent {
    /// The version of the form.
    pub v: u32,
    /// `result`.
    pub event: String,
    /// The run's folder.
    pub folder: PathBuf,
    /// The figures.
    #[serde(flatten)]
    pub summary: RunSummary,
}

/// A level that was measured: `jogada arena calibrate`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CalibrationEvent {
    /// The version of the form.
    pub v: u32,
    /// `calibrated`.
    pub event: String,
    /// What was measured.
    #[serde(flatten)]
    pub measured: LevelMeasure,
}

/// How a program keeps to a protocol: `jogada arena check`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EngineCheck {
    /// The version of the form.
    pub v: u32,
    /// `check`.
    pub event: String,
    /// The program.
    pub command: String,
    /// Whether nothing is broken.
    pub kept: bool,
    /// Point by point.
    pub points: Vec<CheckedPoint>,
}

/// A point of a protocol.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CheckedPoint {
    /// Which one.
    pub point: String,
    /// Whether it is kept; nothing where the program does not have what the point is about, and need not.
    pub kept: Option<bool>,
    /// What is wrong.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<String>"))]
    pub problem: String,
}

/// Files that were written: `jogada arena report`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WrittenFiles {
    /// The version of the form.
    pub v: u32,
    /// The files.
    pub files: Vec<PathBuf>,
}

/// All runs: `/api/runs`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Runs {
    /// The version of the form.
    pub v: u32,
    /// The runs, by name.
    pub runs: Vec<RunLine>,
    /// Other programs that may play, by the names that whoever started the server gave them.
    pub engines: Vec<String>,
}

/// A run in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunLine {
    /// Its name: that of its folder.
    pub name: String,
    /// The game.
    pub game: String,
    /// Who plays.
    pub players: Vec<String>,
    /// Games played so far.
    pub played: u64,
    /// Games that the plan has.
    pub planned: u64,
    /// Whether nothing is left to play.
    pub finished: bool,
    /// Whether this server plays it now.
    pub running: bool,
}

/// What to play: `POST /api/runs/start`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct RunRequest {
    /// The game's spec.
    pub game: String,
    /// The players' specs: levels and algorithms. Other programs play only by a name that the server was started with.
    pub players: Vec<String>,
    /// How many games each two players play.
    pub games: u64,
    /// Positions a move; as usual unless one of the two is given.
    #[serde(default)]
    pub nodes: Option<u64>,
    /// Milliseconds a move.
    #[serde(default)]
    pub movetime_ms: Option<u64>,
    /// The seed of openings and of players without one.
    #[serde(default)]
    pub seed: Option<u64>,
}

/// Which run: `POST /api/runs/stop` and `/api/runs/resume`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunNamed {
    /// Its name.
    pub name: String,
}

/// A run that is played, or was stopped.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunStarted {
    /// The version of the form.
    pub v: u32,
    /// Its name.
    pub name: String,
}

/// A run with what it amounts to: `/api/runs/{name}`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunAnswer {
    /// The version of the form.
    pub v: u32,
    /// Its name.
    pub name: String,
    /// Ratings, cross table, tests: the keys of `jogada arena status --json`.
    pub summary: RunSummary,
    /// Its games.
    pub games: Vec<PlayedGame>,
    /// Whether this server plays it now.
    pub running: bool,
}

/// A game of a run, ready to be played through: `/api/runs/{name}/games/{index}`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunGame {
    /// The version of the form.
    pub v: u32,
    /// Its number.
    pub index: u64,
    /// Who moved first, and second.
    pub players: Vec<String>,
    /// The game, ready for the other questions.
    pub line: GameLine,
    /// The record as it stands in the run.
    pub record: RecordDocument,
}
