//! What the other commands tell programs: the machine, the suite of searches, counts, files.

use std::collections::BTreeMap;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::record::ResultDocument;

/// How many sequences of moves there are: `jogada perft`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MoveCounts {
    /// The version of the form.
    pub v: u32,
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// The counts, from length 1 on.
    pub counts: Vec<u64>,
}

/// A fixed suite of searches: `jogada bench`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SuiteFigures {
    /// The version of the form.
    pub v: u32,
    /// Positions entered by all: a checksum.
    pub nodes: u64,
    /// Time they took.
    pub time_ms: f64,
    /// Processor time they took.
    pub cpu_ms: f64,
    /// Positions a second.
    pub nodes_per_second: f64,
    /// One by one.
    pub searches: Vec<SuiteSearch>,
}

/// A search of the suite.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SuiteSearch {
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// Who thinks.
    pub player: String,
    /// Positions entered.
    pub nodes: u64,
    /// Time it took.
    pub time_ms: f64,
    /// Processor time it took.
    pub cpu_ms: f64,
}

/// What was found on the machine: `jogada doctor`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each is a finding of its own")]
pub struct MachineFindings {
    /// The version of the form.
    pub v: u32,
    /// The version of the program.
    pub version: String,
    /// Where it keeps its data.
    pub data_dir: Option<PathBuf>,
    /// The language that it speaks.
    pub lang: String,
    /// Whether a person sits at a terminal.
    pub terminal: bool,
    /// How wide that is.
    pub columns: Option<usize>,
    /// Whether it shows colors.
    pub color: bool,
    /// Processor cores.
    pub cores: Option<usize>,
    /// Memory in bytes.
    pub memory: Option<u64>,
    /// The browser that the page is shown in.
    pub browser: Option<PathBuf>,
    /// Which tables of endings can be used.
    pub tables: Vec<UsableTables>,
    /// Whether it can share runs of the arena over a queue.
    pub queue: bool,
    /// Whether it can build tables together with other machines.
    pub cluster: bool,
}

/// The tables of a game that can be used.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct UsableTables {
    /// The game.
    pub game: String,
    /// Up to how many pieces.
    pub pieces: Option<usize>,
    /// How large they are.
    pub bytes: u64,
}

/// Where the page is: `jogada serve`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PageAddress {
    /// The version of the form.
    pub v: u32,
    /// What to open.
    pub url: String,
    /// The address that is listened at.
    pub address: String,
    /// The port.
    pub port: u16,
}

/// A game in another format: `jogada convert`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ConvertedRecord {
    /// The version of the form.
    pub v: u32,
    /// The game.
    pub game: String,
    /// How many moves it has.
    pub moves: usize,
    /// The format that it was in.
    pub from: String,
    /// The format that it is in now.
    pub to: String,
    /// The file; `-` is the standard output.
    pub file: PathBuf,
    /// The game in that format, if it was to go to the standard output.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub text: Option<String>,
}

/// A folder of recorded games: `jogada library`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LibraryListing {
    /// The version of the form.
    pub v: u32,
    /// The folder.
    pub folder: PathBuf,
    /// The games that were looked for.
    pub games: Vec<LibraryGame>,
}

/// The games that are kept on the server's machine: `GET /api/library`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LibraryAnswer {
    /// The version of the form.
    pub v: u32,
    /// Whether games are kept there at all: only where the program runs for one person.
    pub kept: bool,
    /// The games, by name.
    pub games: Vec<LibraryGame>,
}

/// Where a game was kept: `POST /api/library/keep`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LibraryKept {
    /// The version of the form.
    pub v: u32,
    /// Its name there.
    pub name: String,
    /// Whether it was not there before.
    pub new: bool,
}

/// A recorded game in a folder of them.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LibraryGame {
    /// Its name there.
    pub name: String,
    /// The game.
    pub game: String,
    /// Who played.
    pub players: Vec<String>,
    /// How many moves it has.
    pub moves: usize,
    /// How it ended, if it did.
    pub result: Option<ResultDocument>,
}

/// A proof that holds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CheckedProof {
    /// The version of the form.
    pub v: u32,
    /// The game, as a spec.
    pub game: String,
    /// The position that it is about.
    pub position: String,
    /// Who wins: 1 or 2.
    pub winner: u8,
    /// The winner's first move, if it has the move.
    pub first_move: Option<String>,
    /// How many claims the proof makes.
    pub claims: usize,
    /// How many empty cells the win needs.
    pub carrier: usize,
}

/// Exact values worked out again: `jogada verify`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SecondOpinion {
    /// The version of the form.
    pub v: u32,
    /// Positions that were checked.
    pub checked: u64,
    /// Where the two differ.
    pub differences: Vec<ValueDifference>,
    /// Game by game.
    pub games: Vec<CheckedGame>,
    /// Time it took.
    pub time_ms: f64,
}

/// How much of a game was checked.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CheckedGame {
    /// The game.
    pub game: String,
    /// Positions that were checked.
    pub checked: u64,
}

/// A position that two ways do not agree about.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ValueDifference {
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// What the program claims, if it does.
    pub claimed: Option<i32>,
    /// What was found.
    pub found: i32,
}

/// Published figures beside measured ones: `jogada report sources`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SourcesReport {
    /// The version of the form.
    pub v: u32,
    /// Whether the published times were taken.
    pub full: bool,
    /// Table by table.
    pub tables: Vec<SourceTable>,
    /// Cell by cell.
    pub cells: Vec<SourceCell>,
    /// Cells that can be compared.
    pub compared: usize,
    /// Cells that are equal.
    pub equal: usize,
}

/// A published table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SourceTable {
    /// Its name.
    pub source: String,
    /// The report it is from.
    pub report: String,
    /// Cells that can be compared.
    pub compared: usize,
    /// Cells that are equal.
    pub equal: usize,
    /// What a reader should know.
    pub remarks: Vec<String>,
}

/// A cell of a published table.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SourceCell {
    /// The table.
    pub source: String,
    /// The row.
    pub row: String,
    /// The column.
    pub column: String,
    /// Figures as published; nothing where the report has none.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, unknown> | null"))]
    pub published: Option<serde_json::Map<String, serde_json::Value>>,
    /// Figures as measured.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, unknown> | null"))]
    pub measured: Option<serde_json::Map<String, serde_json::Value>>,
    /// Whether they are equal; nothing where there is nothing to compare.
    pub equal: Option<bool>,
}

/// Something explained: `jogada explain` and `jogada algorithms NAME`.
#[derive(Clone, Debug, Serialize)]
pub struct Explanation {
    /// The version of the form.
    pub v: u32,
    /// What it is: `game`, `puzzle`, `algorithm`, `level`, `evaluation`, `heuristic`, `statistic` or `position`.
    pub kind: String,
    /// Its name, as specs write it; of a position, its text.
    pub name: String,
    /// What people call it.
    pub title: String,
    /// What there is to say.
    pub parts: Vec<ExplanationPart>,
}

/// A heading with its paragraphs.
#[derive(Clone, Debug, Serialize)]
pub struct ExplanationPart {
    /// The heading; none of the first part, which says what it is.
    pub heading: Option<String>,
    /// The paragraphs.
    pub lines: Vec<String>,
}

/// How far something long has got: a line on stderr, with `--progress json`.
#[derive(Clone, Debug, Serialize)]
pub struct ProgressLine {
    /// The version of the form.
    pub v: u32,
    /// How much is done.
    pub done: u64,
    /// Of how much, where that is known.
    pub total: Option<u64>,
    /// Time since it began.
    pub time_ms: f64,
    /// The same as people are told.
    pub text: String,
}

/// What was measured of a table of the reports, kept so that it need not be measured again.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptFigures {
    /// Whether players thought as long as was published.
    pub full: bool,
    /// The figures of each cell by name, in the order of the table.
    pub cells: Vec<BTreeMap<String, f64>>,
}
