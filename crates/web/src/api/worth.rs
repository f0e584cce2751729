//! What a position or move is worth.

use jogada_catalog::Appraisal;
use serde::Serialize;

/// A value from First's point of view, with its unit.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Worth {
    /// Points still to come, a chance from 0 to 1, an estimate, or 1, 0, −1 for a win, draw, loss.
    pub value: f64,
    /// What the value is.
    pub unit: Unit,
    /// Whether it is proven.
    pub proven: bool,
    /// Plies to the end of a decided game, where they were counted.
    pub distance: Option<u32>,
}

/// What a value is, as First sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// Points still to come, proven.
    Points,
    /// The share of simulated games that First won.
    Chance,
    /// An evaluation's guess.
    Estimate,
    /// First wins.
    Win,
    /// Nobody wins.
    Draw,
    /// First loses.
    Loss,
}

impl From<Appraisal> for Worth {
    fn from(appraisal: Appraisal) -> Self {
        let first = appraisal.for_first();
        let unit = match (first.win_rate, first.value_kind) {
            (Some(_), _) => Unit::Chance,
            (None, "points") => Unit::Points,
            (None, "win") => Unit::Win,
            (None, "draw") => Unit::Draw,
            (None, "loss") => Unit::Loss,
            _ => Unit::Estimate,
        };
        let value = first.win_rate.unwrap_or(first.value);
        Self { value, unit, proven: first.proven, distance: first.distance }
    }
}
