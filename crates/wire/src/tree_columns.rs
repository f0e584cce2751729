//! The whole tree of a search, for a picture of all of it.

use jogada_catalog::trace::{NodeFigure, TraceShape};
use serde::Serialize;

use crate::VERSION;
use crate::trace::TraceValue;

/// The whole tree of a search that was kept, in columns: `/api/lab/tree`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TreeColumns {
    /// The version of the form.
    pub v: u32,
    /// The parent of each node; −1 for a root. A parent comes before its children.
    pub parents: Vec<i64>,
    /// Every move that occurs.
    pub moves: Vec<String>,
    /// Which of them leads to each node; −1 for a root.
    pub made: Vec<i64>,
    /// The number of the first event about each node.
    pub born: Vec<u32>,
    /// What is known of each in the end: a value seen by MAX, a cost, a share of games won, or two proof numbers.
    pub figures: Vec<Option<TraceValue>>,
    /// The number of events after which that is known.
    pub told: Vec<u32>,
    /// What was cut away: at which node, after how many events, how many moves.
    pub cuts: Vec<(u32, u32, u64)>,
}

impl From<TraceShape> for TreeColumns {
    fn from(shape: TraceShape) -> Self {
        let number = |number: Option<u32>| number.map_or(-1, i64::from);
        Self {
            v: VERSION,
            parents: shape.parents.into_iter().map(number).collect(),
            moves: shape.moves,
            made: shape.made.into_iter().map(number).collect(),
            born: shape.born,
            figures: shape.figures.into_iter().map(|figure| figure.map(TraceValue::from)).collect(),
            told: shape.told,
            cuts: shape.cuts,
        }
    }
}

impl From<NodeFigure> for TraceValue {
    fn from(figure: NodeFigure) -> Self {
        match figure {
            NodeFigure::Value(value) => value.into(),
            NodeFigure::Number(number) => Self::Points((number * 1000.0).round() / 1000.0),
            NodeFigure::Numbers(proof, disproof) => Self::Word(format!("{proof}|{disproof}")),
        }
    }
}
