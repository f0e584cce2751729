//! What a computer player thinks, while it searches and when it is done.

use std::time::Duration;

use jogada_rules::{Counted, Counters, Odds, Side, Stopped, Value};

/// What a search has found so far: one form for terminals, JSON lines and pages.
#[derive(Clone, Debug)]
pub struct Info {
    /// How deep it has looked.
    pub depth: u32,
    /// How deep its deepest line went.
    pub selective_depth: u32,
    /// Which line this is, from 1.
    pub line_number: usize,
    /// What it thinks the position is worth to the side to move.
    pub value: Value,
    /// Whether the value is proven.
    pub proven: bool,
    /// What the value is a share of, if it is a chance to win: from −1, all lost, to 1, all won.
    pub odds: Option<Odds>,
    /// Positions entered.
    pub nodes: u64,
    /// How full its table is, in thousandths.
    pub fill: u32,
    /// Time since it began.
    pub time: Duration,
    /// The line it expects.
    pub pv: Vec<String>,
}

/// What a computer player thought.
#[derive(Clone, Debug)]
pub struct Thought {
    /// The move it chose; `None` only when the game is over.
    pub mv: Option<String>,
    /// The line it expects.
    pub pv: Vec<String>,
    /// What it thinks the position is worth, for `side`: what is still to come.
    pub value: Value,
    /// The side it thought for.
    pub side: Side,
    /// Whether the value is proven.
    pub proven: bool,
    /// What the value is a share of, if it is a chance to win: from −1, all lost, to 1, all won.
    pub odds: Option<Odds>,
    /// How deep it looked.
    pub depth: u32,
    /// What it did.
    pub counters: Counters,
    /// Which of that it does at all.
    pub counted: Counted,
    /// Wall time.
    pub time: Duration,
    /// Processor time.
    pub cpu: Duration,
    /// Why it stopped early, if it did.
    pub stopped: Option<Stopped>,
    /// Whether the move was a deliberate slip rather than the best found.
    pub slipped: bool,
    /// Whether the move is from the memory of best moves, and nothing was searched.
    pub remembered: bool,
}
