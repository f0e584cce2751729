//! What a position or move is worth.

use jogada_catalog::{Appraisal, ValueKind};
use serde::Serialize;

/// A value with what it is, for the side that is named.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Worth {
    /// Points still to come in scoring games; 1, 0, −1 when won, drawn, lost; an estimate otherwise.
    pub value: f64,
    /// For whom: 1 or 2.
    pub side: u8,
    /// What the value is.
    pub value_kind: WorthKind,
    /// Whether it is proven.
    pub proven: bool,
    /// Plies to the end of a decided game, where they were counted.
    pub distance: Option<u32>,
    /// The chance that `side` wins, where the value is nothing but that: the share of simulated games that it won, or
    /// what a net expects.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub win_rate: Option<f64>,
}

/// What a value is, as its side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum WorthKind {
    /// Points still to come, proven.
    Points,
    /// The side wins.
    Win,
    /// Nobody wins.
    Draw,
    /// The side loses.
    Loss,
    /// An evaluation's guess, or a chance to win.
    Estimate,
}

impl From<ValueKind> for WorthKind {
    fn from(kind: ValueKind) -> Self {
        match kind {
            ValueKind::Points => Self::Points,
            ValueKind::Win => Self::Win,
            ValueKind::Draw => Self::Draw,
            ValueKind::Loss => Self::Loss,
            ValueKind::Estimate => Self::Estimate,
        }
    }
}

impl From<Appraisal> for Worth {
    fn from(appraisal: Appraisal) -> Self {
        let Appraisal { value, side, value_kind, proven, distance, win_rate, .. } = appraisal;
        Self { value, side, value_kind: value_kind.into(), proven, distance, win_rate }
    }
}
