//! Searches written down step by step: for the lab, which replays them, and for files that anyone reads.

use std::collections::BTreeMap;

use jogada_catalog::rules::{Phrase, Value, Verdict};
use jogada_catalog::trace::{Trace, TraceEvent, TraceNode, TraceWindow, WeighedMove, WindowNode};
use jogada_catalog::{CodeLine, Family};
use serde::{Deserialize, Serialize};

use crate::VERSION;
use crate::figures::Figures;
use crate::line::GameLine;

/// Which search to write down.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct TraceRequest {
    /// The position.
    pub line: GameLine,
    /// The algorithm with its settings.
    pub algorithm: String,
    /// The most events wanted.
    #[serde(default)]
    pub cap: Option<u32>,
    /// A word that nobody can guess: what happened after those events is kept for a while for who knows it.
    #[serde(default)]
    pub owner: Option<String>,
}

/// Which part of a search that was kept is wanted.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(feature = "schema", ts(optional_fields = nullable))]
#[serde(deny_unknown_fields)]
pub struct WindowRequest {
    /// The word that it is kept by.
    pub owner: String,
    /// The name that it was given.
    pub kept: String,
    /// How many events come before it.
    pub from: u32,
    /// The most events wanted.
    #[serde(default)]
    pub cap: Option<u32>,
}

/// A search that was kept.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct KeptTrace {
    /// The word that it is kept by.
    pub owner: String,
    /// The name that it was given.
    pub kept: String,
}

/// A search, or a part of one, step by step: `/api/lab/trace` and `/api/lab/window`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TraceDocument {
    /// The version of the form.
    pub v: u32,
    /// The game or puzzle, as a spec.
    pub game: String,
    /// The position that was searched.
    pub start: String,
    /// The algorithm's name.
    pub name: String,
    /// The algorithm with its settings.
    pub algorithm: String,
    /// What kind of search it is, and so which views fit.
    pub family: TraceFamily,
    /// The side that the search thinks for, 1 or 2: MAX. All values are seen by it.
    pub side: u8,
    /// Whether values are points.
    pub scoring: bool,
    /// What the algorithm does.
    pub pseudocode: Vec<CodeLineDocument>,
    /// All nodes, the root first; of a part those that it is about.
    pub nodes: Vec<NodeDocument>,
    /// What happened, in order.
    pub events: Vec<TraceLine>,
    /// How many events come before these.
    pub from: u64,
    /// How many events there are to be had in all.
    pub length: u64,
    /// The name by which the other parts can be asked for, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub kept: Option<String>,
    /// What of the events before matters to the nodes that are here, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<TraceLine>>"))]
    pub recap: Vec<TraceLine>,
    /// How many events of each kind came before; cuts also by whose turn it was, `cut.max` and `cut.min`, and what they
    /// spared, `cut.skipped`; nodes as `nodes`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<BTreeMap<String, u64>>"))]
    pub counts: BTreeMap<String, u64>,
    /// Whether events are missing before the last one.
    pub truncated: bool,
    /// How many are missing.
    pub left_out: u64,
    /// What was found and what it took.
    pub summary: Figures,
}

impl From<&Trace> for TraceDocument {
    fn from(trace: &Trace) -> Self {
        Self {
            nodes: trace.nodes.iter().map(|node| NodeDocument::from(&node)).collect(),
            events: trace.events.iter().map(|event| TraceLine::from(&event)).collect(),
            ..Self::without_events(trace)
        }
    }
}

impl TraceDocument {
    /// A part of a trace that is kept by a name.
    pub fn of_window(trace: &Trace, window: &TraceWindow, kept: &str) -> Self {
        Self {
            nodes: window.nodes.iter().map(NodeDocument::from).collect(),
            events: window.events.iter().map(TraceLine::from).collect(),
            from: window.from as u64,
            kept: Some(kept.to_owned()),
            recap: window.recap.iter().map(TraceLine::from).collect(),
            counts: window.counts.clone(),
            ..Self::without_events(trace)
        }
    }

    fn without_events(trace: &Trace) -> Self {
        Self {
            v: VERSION,
            game: trace.game.clone(),
            start: trace.start.clone(),
            name: trace.name.to_owned(),
            algorithm: trace.algorithm.clone(),
            family: trace.family.into(),
            side: trace.side,
            scoring: trace.scoring,
            pseudocode: trace.pseudocode.iter().map(CodeLineDocument::from).collect(),
            nodes: Vec::new(),
            events: Vec::new(),
            from: 0,
            length: trace.events.len() as u64,
            kept: None,
            recap: Vec::new(),
            counts: BTreeMap::new(),
            truncated: trace.left_out > 0,
            left_out: trace.left_out,
            summary: Figures::from(&trace.outcome),
        }
    }
}

/// A kind of search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TraceFamily {
    /// For a way through a puzzle.
    Path,
    /// Of a game tree, by values.
    Tree,
    /// Of a game tree, by simulations.
    Simulation,
    /// Of a game tree, by proof numbers.
    Proof,
}

impl From<Family> for TraceFamily {
    fn from(family: Family) -> Self {
        match family {
            Family::Path => Self::Path,
            Family::Tree => Self::Tree,
            Family::Simulation => Self::Simulation,
            Family::Proof => Self::Proof,
        }
    }
}

/// A line of pseudocode.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CodeLineDocument {
    /// How far it is indented, in levels.
    pub indent: u8,
    /// In English.
    pub en: String,
    /// In Portuguese.
    pub pt: String,
    /// The words of the events that it stands for.
    pub steps: Vec<String>,
    /// The same line told of MAX and MIN, where that is not how the side to move sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub max_min: Option<TwoLanguages>,
}

/// A text in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TwoLanguages {
    /// In English.
    pub en: String,
    /// In Portuguese.
    pub pt: String,
}

impl From<Phrase> for TwoLanguages {
    fn from(phrase: Phrase) -> Self {
        Self { en: phrase.en.to_owned(), pt: phrase.pt.to_owned() }
    }
}

impl From<&CodeLine> for CodeLineDocument {
    fn from(line: &CodeLine) -> Self {
        Self {
            indent: line.indent,
            en: line.en.to_owned(),
            pt: line.pt.to_owned(),
            steps: line.steps.iter().map(|step| step.word().to_owned()).collect(),
            max_min: line.max_min.map(TwoLanguages::from),
        }
    }
}

/// A node of a trace. Its number is its place in the list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct NodeDocument {
    /// The node it was first reached from; none for a root.
    pub parent: Option<u32>,
    /// The move that leads to it; in a backward search, the move that leads from it to its parent.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub mv: Option<String>,
    /// Moves from the root.
    pub depth: u32,
    /// The number of the first event that is about it.
    pub born: u32,
    /// Whose turn it is, 1 or 2; absent in puzzles.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub side: Option<u8>,
    /// Its position, where the moves that lead to it do not tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub state: Option<String>,
    /// Whether it belongs to a search backward from the goal.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<bool>"))]
    pub backward: bool,
    /// Its number in the whole trace, where this is a part of one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub id: Option<u32>,
    /// How many of its children are known before this part and not in it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub others: Option<u32>,
}

impl From<&TraceNode> for NodeDocument {
    fn from(node: &TraceNode) -> Self {
        let TraceNode { parent, mv, depth, born, side, state, backward } = node.clone();
        Self { parent, mv, depth, born, side, state, backward, id: None, others: None }
    }
}

impl From<&WindowNode> for NodeDocument {
    fn from(node: &WindowNode) -> Self {
        let others = Some(node.others).filter(|&count| count > 0);
        Self { id: Some(node.id), others, ..Self::from(&node.node) }
    }
}

/// Something that happened. Which fields it has depends on what it was.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TraceLine {
    /// What happened: the word of a step.
    pub event: String,
    /// The line of pseudocode.
    pub line: usize,
    /// The node it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub node: Option<u32>,
    /// Another node it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub other: Option<u32>,
    /// A move that has no node of its own.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub mv: Option<String>,
    /// The cost so far.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub g: Option<f64>,
    /// The estimate of what is to come.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub h: Option<f64>,
    /// What the search orders by; absent where there is no way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub f: Option<f64>,
    /// The depth, threshold, layer or question of an iteration.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub threshold: Option<f64>,
    /// A value, seen by MAX.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub value: Option<TraceValue>,
    /// The lower end of the window, or what is proven at least, seen by MAX; absent if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub alpha: Option<TraceValue>,
    /// The upper end, in the same way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub beta: Option<TraceValue>,
    /// The kind of a cut, the bound that is stored, or why a search ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub reason: Option<String>,
    /// Moves skipped by a cut, children of a node, or states of a set.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub count: Option<u64>,
    /// Simulations.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub visits: Option<u64>,
    /// The mean of their results, from 0 for lost to 1 for won, seen by MAX.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub mean: Option<f64>,
    /// What a simulation chose among, what promised most first; only of the most promising.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<WeighedDocument>>"))]
    pub weighed: Vec<WeighedDocument>,
    /// The proof number, or its limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub proof: Option<u32>,
    /// The disproof number, or its limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub disproof: Option<u32>,
}

impl From<&TraceEvent> for TraceLine {
    fn from(event: &TraceEvent) -> Self {
        let value = |value: Option<Value>| value.map(TraceValue::from);
        Self {
            event: event.event.to_owned(),
            line: event.line,
            node: event.node,
            other: event.other,
            mv: event.mv.clone(),
            g: event.g,
            h: event.h,
            f: event.f,
            threshold: event.threshold,
            value: value(event.value),
            alpha: value(event.alpha),
            beta: value(event.beta),
            reason: event.reason.map(str::to_owned),
            count: event.count,
            visits: event.visits,
            mean: event.mean,
            weighed: event.weighed.iter().map(WeighedDocument::from).collect(),
            proof: event.proof,
            disproof: event.disproof,
        }
    }
}

/// A move that a simulation could take: the greatest `mean + bonus` is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct WeighedDocument {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// How often it was taken before.
    pub visits: u64,
    /// What is thought of it, from 0 for lost to 1 for won, for who makes it.
    pub mean: f64,
    /// What it gains by having been tried little.
    pub bonus: f64,
    /// Whether it is the one that was taken.
    pub chosen: bool,
}

impl From<&WeighedMove> for WeighedDocument {
    fn from(weighed: &WeighedMove) -> Self {
        let WeighedMove { mv, visits, mean, bonus, chosen } = weighed.clone();
        Self { mv, visits, mean, bonus, chosen }
    }
}

/// A value in a trace: a number of points, or the word `win`, `loss`, `win:5`, `loss:4` with the plies from the root.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(untagged)]
pub enum TraceValue {
    /// Points.
    Points(f64),
    /// A decided game.
    Word(String),
}

impl From<Value> for TraceValue {
    fn from(value: Value) -> Self {
        match value.verdict() {
            Verdict::Points(hundredths) => Self::Points(f64::from(hundredths) / 100.0),
            Verdict::Win(None) => Self::Word("win".to_owned()),
            Verdict::Loss(None) => Self::Word("loss".to_owned()),
            Verdict::Win(Some(plies)) => Self::Word(format!("win:{plies}")),
            Verdict::Loss(Some(plies)) => Self::Word(format!("loss:{plies}")),
        }
    }
}

/// What stands in a file of traces besides events: one object a line.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum TraceMark {
    /// The search that the following events are about.
    Search {
        /// The puzzle.
        puzzle: String,
        /// The problem's name.
        problem: String,
        /// The algorithm with its settings.
        algorithm: String,
    },
    /// The search for a move that the following lines are about.
    Thinking {
        /// The game.
        game: String,
        /// The position.
        position: String,
        /// Who thinks.
        player: String,
    },
    /// A node that the following event is the first about.
    Node {
        /// Its number.
        id: usize,
        /// The node.
        #[serde(flatten)]
        node: NodeDocument,
    },
    /// How many events about nodes are not here.
    LeftOut {
        /// How many.
        count: u64,
    },
}
