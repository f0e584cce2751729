//! A trace while it is written.

use jogada_rules::Deed;

use super::{TraceEvent, TraceEvents, TraceNode, TraceNodes};
use crate::algorithm::CodeLine;

/// A trace being written.
pub struct Scroll {
    /// What the algorithm does.
    pub code: &'static [CodeLine],
    /// The most events it holds.
    pub cap: usize,
    /// All nodes so far.
    pub nodes: TraceNodes,
    /// All events so far.
    pub events: TraceEvents,
    /// How many events had no room.
    pub left_out: u64,
}

impl Scroll {
    /// An empty one.
    pub fn new(code: &'static [CodeLine], cap: usize) -> Self {
        Self { code, cap, nodes: TraceNodes::default(), events: TraceEvents::default(), left_out: 0 }
    }

    /// Whether another event has room; counts it if not.
    pub fn admits(&mut self) -> bool {
        let admitted = self.events.len() < self.cap;
        self.left_out += u64::from(!admitted);
        admitted
    }

    /// Adds a node that the next event is about.
    pub fn add(&mut self, node: TraceNode) -> u32 {
        self.nodes.push(&TraceNode { born: self.events.len() as u32, ..node })
    }

    /// Adds an event.
    pub fn push(&mut self, step: Deed, event: TraceEvent) {
        let line = self.code.iter().position(|line| line.steps.contains(&step));
        debug_assert!(line.is_some(), "no line of {:?} stands for {step:?}", self.code.first());
        self.events.push(&TraceEvent { event: step.word(), line: line.unwrap_or_default(), ..event });
    }
}
