//! What can be set, of games and of algorithms.

use jogada_catalog::{Parameter, Takes};
use serde::Serialize;

use crate::listing::Wording;

/// Something that can be set.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ParameterListing {
    /// Its key.
    pub name: String,
    /// What it takes, in words.
    pub takes: String,
    /// What holds when it is not set; nothing where that depends.
    pub default: Option<String>,
    /// What it takes, for programs.
    pub kind: ParameterKind,
    /// The least number.
    pub least: Option<f64>,
    /// The largest number.
    pub most: Option<f64>,
    /// The words of a choice.
    pub choices: Vec<String>,
}

impl ParameterListing {
    pub(crate) fn all_of(parameters: &[Parameter], wording: &Wording<'_>) -> Vec<Self> {
        parameters.iter().map(|parameter| Self::of(parameter, wording)).collect()
    }

    fn of(parameter: &Parameter, wording: &Wording<'_>) -> Self {
        let range = range(&parameter.takes);
        Self {
            name: parameter.name.clone(),
            takes: (wording.takes)(&parameter.takes),
            default: Some(parameter.default.clone()).filter(|default| !default.is_empty()),
            kind: ParameterKind::from(&parameter.takes),
            least: range.map(|(least, _)| least),
            most: range.map(|(_, most)| most),
            choices: if let Takes::Choice(words) = &parameter.takes { words.clone() } else { Vec::new() },
        }
    }
}

/// Between which numbers a parameter lies, if it is one.
fn range(takes: &Takes) -> Option<(f64, f64)> {
    match takes {
        Takes::Number { least, most } | Takes::Numbers { least, most } => Some((*least as f64, *most as f64)),
        Takes::Decimal { least, most } => Some((*least as f64 / 1000.0, *most as f64 / 1000.0)),
        _ => None,
    }
}

/// What a key takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ParameterKind {
    /// A whole number.
    Number,
    /// `on` or `off`.
    Switch,
    /// One of several words.
    Choice,
    /// Numbers joined by `+`.
    Numbers,
    /// A time: `2s`, `500ms`.
    Time,
    /// A count: `5000`, `20k`.
    Count,
    /// A size: `64M`.
    Bytes,
    /// A number with decimals.
    Decimal,
    /// Any text.
    Text,
}

impl From<&Takes> for ParameterKind {
    fn from(takes: &Takes) -> Self {
        match takes {
            Takes::Number { .. } => Self::Number,
            Takes::Numbers { .. } => Self::Numbers,
            Takes::Decimal { .. } => Self::Decimal,
            Takes::Switch => Self::Switch,
            Takes::Choice(_) => Self::Choice,
            Takes::Time => Self::Time,
            Takes::Count => Self::Count,
            Takes::Bytes => Self::Bytes,
            Takes::Text | Takes::Clock => Self::Text,
        }
    }
}
