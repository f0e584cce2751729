//! Nodes and events.

use jogada_rules::Value;

/// A node of a trace. Its number is its place in the list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TraceNode {
    /// The node it was first reached from; none for a root.
    pub parent: Option<u32>,
    /// The move that leads to it; in a backward search, the move that leads from it to its parent.
    pub mv: Option<String>,
    /// Moves from the root.
    pub depth: u32,
    /// The number of the first event that is about it.
    pub born: u32,
    /// Whose turn it is, 1 or 2; absent in puzzles.
    pub side: Option<u8>,
    /// Its position, where the moves that lead to it do not tell.
    pub state: Option<String>,
    /// Whether it belongs to a search backward from the goal.
    pub backward: bool,
}

/// Something that happened. Which fields it has depends on what it was.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TraceEvent {
    /// What happened: the word of a [`Deed`](jogada_rules::Deed).
    pub event: &'static str,
    /// The line of pseudocode.
    pub line: usize,
    /// The node it is about.
    pub node: Option<u32>,
    /// Another node it is about.
    pub other: Option<u32>,
    /// A move that has no node of its own.
    pub mv: Option<String>,
    /// The cost so far.
    pub g: Option<f64>,
    /// The estimate of what is to come.
    pub h: Option<f64>,
    /// What the search orders by; absent where there is no way.
    pub f: Option<f64>,
    /// The depth, threshold, layer or question of an iteration.
    pub threshold: Option<f64>,
    /// A value, seen by MAX.
    pub value: Option<Value>,
    /// The lower end of the window, or what is proven at least, seen by MAX; absent if there is none.
    pub alpha: Option<Value>,
    /// The upper end, in the same way.
    pub beta: Option<Value>,
    /// The kind of a cut, the bound that is stored, or why a search ended.
    pub reason: Option<&'static str>,
    /// Moves skipped by a cut, children of a node, or states of a set.
    pub count: Option<u64>,
    /// Simulations.
    pub visits: Option<u64>,
    /// The mean of their results, from 0 for lost to 1 for won, seen by MAX.
    pub mean: Option<f64>,
    /// What a simulation chose among, what promised most first.
    pub weighed: Vec<WeighedMove>,
    /// The proof number, or its limit.
    pub proof: Option<u32>,
    /// The disproof number, or its limit.
    pub disproof: Option<u32>,
}

/// A move that a simulation could take: the greatest `mean + bonus` is.
#[derive(Clone, Debug, PartialEq)]
pub struct WeighedMove {
    /// The move.
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

impl TraceEvent {
    /// An event about a node.
    pub fn about(node: u32) -> Self {
        Self { node: Some(node), ..Self::default() }
    }
}
