//! Nodes and events.

use jogada_rules::{Value, Verdict};
use serde::{Serialize, Serializer};

/// A node of a trace. Its number is its place in the list.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct TraceNode {
    /// The node it was first reached from; none for a root.
    pub parent: Option<u32>,
    /// The move that leads to it; in a backward search, the move that leads from it to its parent.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<String>,
    /// Moves from the root.
    pub depth: u32,
    /// The number of the first event that is about it.
    pub born: u32,
    /// Whose turn it is, 1 or 2; absent in puzzles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<u8>,
    /// Its position, where the moves that lead to it do not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<String>,
    /// Whether it belongs to a search backward from the goal.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub backward: bool,
}

/// Something that happened. Which fields it has depends on what it was.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct TraceEvent {
    /// What happened: the word of a [`Deed`](jogada_rules::Deed).
    pub event: &'static str,
    /// The line of pseudocode.
    pub line: usize,
    /// The node it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub node: Option<u32>,
    /// Another node it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<u32>,
    /// A move that has no node of its own.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub mv: Option<String>,
    /// The cost so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub g: Option<f64>,
    /// The estimate of what is to come.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub h: Option<f64>,
    /// What the search orders by; absent where there is no way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub f: Option<f64>,
    /// The depth, threshold, layer or question of an iteration.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub threshold: Option<f64>,
    /// A value, seen by MAX.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<Worth>,
    /// The lower end of the window, or what is proven at least, seen by MAX; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub alpha: Option<Worth>,
    /// The upper end, in the same way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub beta: Option<Worth>,
    /// The kind of a cut, the bound that is stored, or why a search ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<&'static str>,
    /// Moves skipped by a cut, children of a node, or states of a set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub count: Option<u64>,
    /// Simulations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub visits: Option<u64>,
    /// The mean of their results, from 0 for lost to 1 for won, seen by MAX.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean: Option<f64>,
    /// The proof number, or its limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proof: Option<u32>,
    /// The disproof number, or its limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub disproof: Option<u32>,
}

impl TraceEvent {
    /// An event about a node.
    pub fn about(node: u32) -> Self {
        Self { node: Some(node), ..Self::default() }
    }
}

/// A value in a trace: a number of points, or the word `win`, `loss`, `win:5`, `loss:4` with the plies from the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth(pub Value);

impl Serialize for Worth {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let word = match self.0.verdict() {
            Verdict::Points(hundredths) => return serializer.serialize_f64(f64::from(hundredths) / 100.0),
            Verdict::Win(None) => "win".to_owned(),
            Verdict::Loss(None) => "loss".to_owned(),
            Verdict::Win(Some(plies)) => format!("win:{plies}"),
            Verdict::Loss(Some(plies)) => format!("loss:{plies}"),
        };
        serializer.serialize_str(&word)
    }
}
