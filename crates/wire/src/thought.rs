//! What players think: one move, the best moves, a whole game.

use std::collections::BTreeMap;

use jogada_catalog::rules::{Fact, Remark};
use jogada_catalog::{Appraisal, Info, Judgment, Ply, Thought};
use serde::Serialize;

use crate::bounds::BoundedMove;
use crate::figures::{MoveFigures, milliseconds};
use crate::overlay::{NoteAnswer, OverlayAnswer};
use crate::record::MoveInfo;
use crate::value::Worth;

/// A move with what the player thought: `jogada best`, and the answer to `think` and `hint`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Best {
    /// The version of the form.
    pub v: u32,
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// Who thought.
    pub player: String,
    /// What was found, and what it took.
    #[serde(flatten)]
    pub figures: MoveFigures,
    /// The position after the move.
    pub after: Option<String>,
    /// Whether the move was a deliberate slip.
    pub slipped: bool,
    /// `hint`: why this move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub reason: Option<NoteAnswer>,
    /// The same as records keep it; `/api/export` takes it with the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub info: Option<MoveInfo>,
}

/// The best moves: `jogada analyze`, and the answer to `analyze`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Analysis {
    /// The version of the form.
    pub v: u32,
    /// The game.
    pub game: String,
    /// The position.
    pub position: String,
    /// Who thought.
    pub player: String,
    /// The best move and what all of it took; nothing once the game is over.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(skip))]
    pub figures: Option<MoveFigures>,
    /// The lines, best first.
    pub lines: Vec<SearchReport>,
    /// Every move with its exact value, where the position is solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub moves: Option<Vec<BoundedMove>>,
    /// What people would point at in the position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Pointed>>"))]
    pub remarks: Vec<Pointed>,
    /// `jogada analyze`: what can be drawn over the board to explain the position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<OverlayAnswer>>"))]
    pub overlays: Vec<OverlayAnswer>,
}

/// Something to point at in a position: figures by their names.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(transparent)]
pub struct Pointed {
    /// The figures: a count, several, or a side.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, number | Array<number>>"))]
    pub figures: BTreeMap<String, serde_json::Value>,
}

impl From<&Remark> for Pointed {
    fn from(remark: &Remark) -> Self {
        let figure = |fact: &Fact| match fact {
            Fact::Count(count) => (*count).into(),
            Fact::Counts(counts) => counts.clone().into(),
            Fact::Side(side) => side.number().into(),
        };
        Self { figures: remark.facts.iter().map(|(name, fact)| ((*name).to_owned(), figure(fact))).collect() }
    }
}

/// What a search has found so far, or one of its lines.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SearchReport {
    /// Which line this is, from 1.
    pub line: usize,
    /// The move.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// What it is worth to the side to move.
    #[serde(flatten)]
    pub worth: Worth,
    /// The line that is expected.
    pub pv: Vec<String>,
    /// How deep it has looked.
    pub depth: u32,
    /// How deep its deepest line went.
    pub selective_depth: u32,
    /// Positions entered.
    pub nodes: u64,
    /// Positions a second.
    pub nodes_per_second: f64,
    /// How full its table is, in thousandths.
    pub fill: u32,
    /// Time since it began.
    pub time_ms: f64,
    /// `sweep`: after how many moves this position is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub ply: Option<usize>,
    /// `sweep`: how many positions there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub of: Option<usize>,
}

impl SearchReport {
    /// What a search has found so far.
    pub fn so_far(info: &Info, appraisal: Appraisal) -> Self {
        Self {
            line: info.line_number,
            mv: info.pv.first().cloned(),
            worth: appraisal.into(),
            pv: info.pv.clone(),
            depth: info.depth,
            selective_depth: info.selective_depth,
            nodes: info.nodes,
            nodes_per_second: rate(info.nodes, info.time.as_secs_f64()),
            fill: info.fill,
            time_ms: milliseconds(info.time),
            ply: None,
            of: None,
        }
    }

    /// A line of an analysis, counted from 1.
    pub fn of_line(line: usize, thought: &Thought, appraisal: Appraisal) -> Self {
        let (nodes, seconds) = (thought.counters.nodes, thought.time.as_secs_f64());
        Self {
            line,
            mv: thought.mv.clone(),
            worth: appraisal.into(),
            pv: thought.pv.clone(),
            depth: thought.depth,
            selective_depth: thought.counters.deepest.max(thought.depth),
            nodes,
            nodes_per_second: rate(nodes, seconds),
            fill: 0,
            time_ms: milliseconds(thought.time),
            ply: None,
            of: None,
        }
    }
}

fn rate(nodes: u64, seconds: f64) -> f64 {
    nodes as f64 / seconds.max(1e-6)
}

/// A line about how far a search has got, before the document that ends it: `jogada analyze --live`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct InfoLine {
    /// The version of the form.
    pub v: u32,
    /// How far it has got.
    pub info: SearchReport,
}

/// A whole game: `jogada analyze --sweep`, and the answer to `sweep`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameSweep {
    /// The version of the form.
    pub v: u32,
    /// The game.
    pub game: String,
    /// Who thought.
    pub player: String,
    /// One a move played, from the start on; fewer if it was stopped.
    pub plies: Vec<SweepPly>,
    /// The last position that was looked at.
    pub r#final: SweepEnd,
    /// Whether the same search finds the same on any machine.
    pub deterministic: bool,
}

/// A move of a game, held against the best one.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SweepPly {
    /// After how many moves.
    pub ply: usize,
    /// The position before the move.
    pub position: String,
    /// Points so far.
    pub score: [i32; 2],
    /// The move that was played.
    #[serde(rename = "move")]
    pub mv: String,
    /// The best move here.
    pub best: String,
    /// What the position is worth to the side to move: what is still to come.
    #[serde(flatten)]
    pub worth: Worth,
    /// The line that is expected.
    pub pv: Vec<String>,
    /// How deep the search looked.
    pub depth: u32,
    /// Positions entered.
    pub nodes: u64,
    /// What the move that was played is worth.
    pub played: Worth,
    /// What it gave away, where the two values are of one kind.
    pub loss: Option<f64>,
}

impl SweepPly {
    /// A move with what was thought before it and how it compares.
    pub fn of(
        number: usize,
        position: String,
        score: [i32; 2],
        (ply, thought, judgment): (&Ply, &Thought, &Judgment),
    ) -> Self {
        Self {
            ply: number,
            position,
            score,
            mv: ply.mv.clone(),
            best: judgment.best.clone(),
            worth: judgment.value.into(),
            pv: thought.pv.clone(),
            depth: thought.depth,
            nodes: thought.counters.nodes,
            played: judgment.played.into(),
            loss: judgment.loss(),
        }
    }
}

/// Where a game has got, with what that is worth.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SweepEnd {
    /// After how many moves.
    pub ply: usize,
    /// The position.
    pub position: String,
    /// Points so far.
    pub score: [i32; 2],
    /// What the position is worth to the side to move.
    #[serde(flatten)]
    pub worth: Worth,
}
