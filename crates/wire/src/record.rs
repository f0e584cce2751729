//! Games written down, in and out.

use jogada_catalog::{Appraisal, GameBranch, RECORD_VERSION, Record, RecordError, RecordResult, Thought};
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::figures::Grounds;
use crate::line::GameLine;
use crate::value::Worth;

/// A game, from its start to where it has got: what is saved, appended to runs, and kept by pages.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RecordDocument {
    /// The version of the form.
    pub v: u32,
    /// The game's spec.
    pub game: String,
    /// The players' specs, First's first; one for a puzzle.
    pub players: Vec<String>,
    /// The position it started from, if not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub start: Option<String>,
    /// The moves.
    pub moves: Vec<String>,
    /// How it ended, if it did.
    #[serde(default)]
    pub result: Option<ResultDocument>,
    /// What someone remarked about the game as a whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub comment: Option<String>,
    /// What was known about each move: nothing, or an object with the keys of [`MoveInfo`] and what someone remarked
    /// under `comment`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(type = "Array<Record<string, unknown> | null> | undefined"))]
    pub info: Vec<Value>,
    /// What was tried instead of what was played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<BranchDocument>>", optional))]
    pub branches: Vec<BranchDocument>,
}

/// A line that leaves a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BranchDocument {
    /// How many moves come before it, from the start of the game.
    pub after: usize,
    /// Its moves.
    pub moves: Vec<String>,
    /// What was known about each of them, as in a record.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(type = "Array<Record<string, unknown> | null> | undefined"))]
    pub info: Vec<Value>,
    /// The lines that leave it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<BranchDocument>>", optional))]
    pub branches: Vec<Self>,
}

impl From<GameBranch> for BranchDocument {
    fn from(GameBranch { after, moves, info, branches }: GameBranch) -> Self {
        Self { after, moves, info, branches: branches.into_iter().map(Self::from).collect() }
    }
}

impl From<BranchDocument> for GameBranch {
    fn from(BranchDocument { after, moves, info, branches }: BranchDocument) -> Self {
        Self { after, moves, info, branches: branches.into_iter().map(Self::from).collect() }
    }
}

/// The version of a document, whatever else it holds.
#[derive(Deserialize)]
struct Versioned {
    v: u32,
}

/// The version that a document says it has, if it says so.
pub fn version_of(json: &[u8]) -> Option<u32> {
    serde_json::from_slice(json).ok().map(|Versioned { v }| v)
}

/// Reads a record.
pub fn read_record(text: &str) -> Result<Record, RecordError> {
    // Some editors put a mark before everything.
    let text = text.trim_start_matches('\u{feff}');
    let form = |error: serde_json::Error| RecordError::Form {
        line: error.line(),
        column: error.column(),
        message: error.to_string(),
    };
    // The version first: a newer form may not fit this one.
    let Versioned { v } = serde_json::from_str(text).map_err(form)?;
    if v > RECORD_VERSION {
        return Err(RecordError::Newer { found: v });
    }
    serde_json::from_str::<RecordDocument>(text).map(Record::from).map_err(form)
}

/// A record as JSON, on one line.
pub fn write_record(record: &Record) -> String {
    serde_json::to_string(&RecordDocument::from(record.clone())).expect("texts and numbers always serialize")
}

/// How a recorded game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ResultDocument {
    /// 1, 2, or 0 for a draw.
    #[serde(deserialize_with = "winner")]
    pub winner: u8,
    /// Why it ended.
    pub reason: String,
    /// Points, First's and Second's.
    pub score: [i32; 2],
}

/// One of the two sides or nobody: there is no third.
fn winner<'de, D: Deserializer<'de>>(reader: D) -> Result<u8, D::Error> {
    let winner = u8::deserialize(reader)?;
    let wrong = || D::Error::invalid_value(Unexpected::Unsigned(winner.into()), &"0, 1 or 2");
    if winner <= 2 { Ok(winner) } else { Err(wrong()) }
}

impl From<RecordResult> for ResultDocument {
    fn from(RecordResult { winner, reason, score }: RecordResult) -> Self {
        Self { winner, reason, score }
    }
}

impl From<ResultDocument> for RecordResult {
    fn from(ResultDocument { winner, reason, score }: ResultDocument) -> Self {
        Self { winner, reason, score }
    }
}

impl From<Record> for RecordDocument {
    fn from(record: Record) -> Self {
        let Record { v, game, players, start, moves, result, comment, info, branches } = record;
        let (result, branches) = (result.map(ResultDocument::from), branches.into_iter().map(Into::into).collect());
        Self { v, game, players, start, moves, result, comment, info, branches }
    }
}

impl From<RecordDocument> for Record {
    fn from(document: RecordDocument) -> Self {
        let RecordDocument { v, game, players, start, moves, result, comment, info, branches } = document;
        let (result, branches) = (result.map(RecordResult::from), branches.into_iter().map(Into::into).collect());
        Self { v, game, players, start, moves, result, comment, info, branches }
    }
}

/// What a record keeps of the search for a move.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MoveInfo {
    /// What the position was worth to the side that moved.
    #[serde(flatten)]
    pub worth: Worth,
    /// How deep the search looked.
    pub depth: u32,
    /// Positions entered.
    pub nodes: u64,
    /// Positions a second.
    pub nps: u64,
    /// How often a better move was found; only of a player who cuts.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub alpha_raises: Option<u64>,
    /// Cuts where the opponent moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub alpha_cuts: Option<u64>,
    /// Cuts where the searching side moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub beta_cuts: Option<u64>,
    /// Positions that the table knew; only of a player who has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub table_hits: Option<u64>,
    /// Positions that the table was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub table_lookups: Option<u64>,
    /// What stands behind an answer that was found by simulations, or from memory.
    #[serde(flatten)]
    pub grounds: Grounds,
    /// Time it took.
    pub time_ms: f64,
    /// Processor time that it took, of all its threads and processes; only in the arena, and only where it can be told
    /// from that of others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub cpu_ms: Option<f64>,
    /// The line that was expected.
    pub pv: Vec<String>,
}

impl MoveInfo {
    /// What is kept of a thought.
    pub fn of(thought: &Thought, appraisal: Appraisal) -> Self {
        let (seconds, nodes) = (thought.time.as_secs_f64(), thought.counters.nodes);
        let (counters, counted) = (&thought.counters, thought.counted);
        let of = |has: bool, count: u64| has.then_some(count);
        Self {
            worth: appraisal.into(),
            depth: thought.depth,
            nodes,
            nps: if seconds > 0.0 { (nodes as f64 / seconds) as u64 } else { 0 },
            alpha_raises: of(counted.cuts, counters.alpha_raises),
            alpha_cuts: of(counted.cuts, counters.alpha_cuts),
            beta_cuts: of(counted.cuts, counters.beta_cuts),
            table_hits: of(counted.table, counters.table_hits),
            table_lookups: of(counted.table, counters.table_lookups),
            grounds: Grounds::of(thought),
            // Whole microseconds: more digits would be noise.
            time_ms: (seconds * 1e6).round() / 1e3,
            cpu_ms: None,
            pv: thought.pv.clone(),
        }
    }

    /// The same as records hold it, where anything may stand beside it.
    pub fn to_value(&self) -> Value {
        serde_json::to_value(self).expect("texts and numbers always serialize")
    }
}

/// A game in some format.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
pub struct RecordRequest {
    /// The text.
    pub text: String,
    /// `json`, `text`, `sgf`, `hexworld`, or `auto` to find out by the text. `auto` unless given.
    #[serde(default)]
    pub format: Option<String>,
}

/// A game to keep in the library.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
pub struct LibraryKeepRequest {
    /// The text, in any format.
    pub text: String,
    /// The file that it takes the place of, if that holds the same game with less said about it.
    #[serde(default)]
    pub earlier: Option<String>,
}

/// A game that was read.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RecordAnswer {
    /// The version of the form.
    pub v: u32,
    /// The format that it was in.
    pub format: String,
    /// The record as `jogada` saves it.
    pub record: RecordDocument,
    /// The game, ready for the other questions.
    pub line: GameLine,
    /// Who played, as the record says.
    pub players: Vec<String>,
    /// What the text holds beside that.
    pub left_out: LeftOutDocument,
    /// The other games of the text, where it holds several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(as = "Option<Vec<RecordDocument>>", optional))]
    pub others: Vec<RecordDocument>,
}

/// What is not passed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LeftOutDocument {
    /// Lines that leave the game.
    pub variations: usize,
    /// Other games.
    pub games: usize,
    /// What people remarked.
    pub comments: usize,
}

/// Which game, and in which format it is wanted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
pub struct ExportRequest {
    /// The game so far.
    #[serde(flatten)]
    pub line: GameLine,
    /// Who played.
    #[serde(default)]
    pub players: Option<Vec<String>>,
    /// What was known about each move, nothing for those that nothing is known about: `info` of a thought or a record.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(optional = nullable, type = "Array<Record<string, unknown> | null>"))]
    pub info: Option<Vec<Value>>,
    /// What someone remarked about the game as a whole.
    #[serde(default)]
    pub comment: Option<String>,
    /// What was tried instead of what was played.
    #[serde(default)]
    pub branches: Option<Vec<BranchDocument>>,
    /// `json`, `text`, `sgf`, `hexworld`, or `svg` for a picture of the position.
    pub format: String,
}

/// A game in that format.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Export {
    /// The version of the form.
    pub v: u32,
    /// The text.
    pub text: String,
    /// Its media type.
    pub mime: String,
    /// A good name for a file of it.
    pub name: String,
    /// What the format has no room for.
    pub left_out: LeftOutDocument,
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str =
        r#"{"v":1,"game":"nim","players":[],"moves":[],"result":{"winner":2,"reason":"x","score":[0,0]}}"#;

    #[test]
    fn a_mark_before_everything_is_no_part_of_a_record() {
        assert_eq!(
            read_record(&format!("\u{feff}{RECORD}")).expect("a record"),
            read_record(RECORD).expect("a record")
        );
    }

    #[test]
    fn there_is_no_third_side_to_win() {
        let error = read_record(&RECORD.replace("\"winner\":2", "\"winner\":3")).expect_err("two sides");
        assert!(error.to_string().contains("expected 0, 1 or 2"), "{error}");
    }
}
