//! A part of a long trace that can be replayed by itself: its events, the nodes that they and the way to them are about,
//! and what had happened to those before.

use std::collections::{BTreeMap, HashMap};

use super::packed::EventGlance;
use super::{Trace, TraceEvent, TraceNode};

/// The most children of a node on the way that are there only to be seen beside it.
const BESIDE: u32 = 12;
/// The most iterations that are recalled.
const RECALLED: usize = 64;
/// How often nodes are added that what is recalled refers to.
const ROUNDS: usize = 3;
/// Events that begin an iteration: each is recalled, not only the last.
const BEGINNINGS: [&str; 3] = ["iteration", "ask", "begin"];

/// A part of a trace. Nodes have numbers of their own here, in the order of the whole.
#[derive(Clone, Debug, PartialEq)]
pub struct TraceWindow {
    /// How many events come before it.
    pub from: usize,
    /// The nodes, parents first.
    pub nodes: Vec<WindowNode>,
    /// Events before it, in order: after them everything is known of its nodes that was known after all.
    pub recap: Vec<TraceEvent>,
    /// How many events of each kind came before it; cuts also as `cut.max`, `cut.min` by whose turn it was, and what
    /// they spared as `cut.skipped`; nodes as `nodes`.
    pub counts: BTreeMap<String, u64>,
    /// Its events.
    pub events: Vec<TraceEvent>,
}

/// A node of a part.
#[derive(Clone, Debug, PartialEq)]
pub struct WindowNode {
    /// Its number in the whole trace.
    pub id: u32,
    /// The node; its parent is by number in the part.
    pub node: TraceNode,
    /// How many of its children are known at the beginning and not in the part.
    pub others: u32,
}

impl Trace {
    /// The part of up to `most` events after the first `from`.
    pub fn window(&self, from: usize, most: usize) -> TraceWindow {
        let from = from.min(self.events.len());
        let mut part = Part { trace: self, from, chosen: vec![false; self.nodes.len()] };
        let events: Vec<_> = self.events.range(from..from.saturating_add(most)).collect();
        part.choose_all(events.iter().flat_map(|event| [event.node, event.other]).flatten());
        part.choose_all([Some(0), part.current()].into_iter().flatten());
        let beside = part.choose_beside();
        let (recalled, mut counts) = part.recall();
        let known = (0..self.nodes.len() as u32).filter(|&node| (self.nodes.born(node) as usize) < from).count();
        counts.insert("nodes".to_owned(), known as u64);
        part.finish(&events, &recalled, counts, &beside)
    }
}

/// A part while it is put together.
struct Part<'a> {
    trace: &'a Trace,
    from: usize,
    /// Whether each node is in it.
    chosen: Vec<bool>,
}

impl Part<'_> {
    /// The node that the last event before it was about.
    fn current(&self) -> Option<u32> {
        let before = (0..self.from).rev().take(RECALLED);
        before.filter_map(|at| self.trace.events.get(at)).find_map(|event| event.node)
    }

    /// Chooses nodes with the way to each; says whether any is new.
    fn choose_all(&mut self, nodes: impl Iterator<Item = u32>) -> bool {
        let mut is_new = false;
        for node in nodes {
            let mut at = Some(node);
            while let Some(number) = at.filter(|&number| !self.chosen[number as usize]) {
                self.chosen[number as usize] = true;
                is_new = true;
                at = self.trace.nodes.parent(number);
            }
        }
        is_new
    }

    /// Chooses a few known children of every node that has a chosen one, and counts the known children that each has.
    fn choose_beside(&mut self) -> Vec<u32> {
        let nodes = &self.trace.nodes;
        let mut has_chosen = vec![false; nodes.len()];
        for number in (0..nodes.len() as u32).filter(|&number| self.chosen[number as usize]) {
            if let Some(parent) = nodes.parent(number) {
                has_chosen[parent as usize] = true;
            }
        }
        let mut known = vec![0; nodes.len()];
        for number in 0..nodes.len() as u32 {
            let Some(parent) = nodes.parent(number).filter(|_| (nodes.born(number) as usize) < self.from) else {
                continue;
            };
            let count = &mut known[parent as usize];
            *count += 1;
            if *count <= BESIDE && has_chosen[parent as usize] {
                self.chosen[number as usize] = true;
            }
        }
        known
    }

    /// The numbers of the events that are recalled, in order, and how many there were of each kind.
    fn recall(&mut self) -> (Vec<usize>, BTreeMap<String, u64>) {
        let mut found = self.recalled();
        for _ in 1..ROUNDS {
            let others: Vec<_> = found.0.iter().filter_map(|&at| self.trace.events.get(at)?.other).collect();
            if !self.choose_all(others.into_iter()) {
                break;
            }
            found = self.recalled();
        }
        found
    }

    fn recalled(&self) -> (Vec<usize>, BTreeMap<String, u64>) {
        let mut last: HashMap<(Option<u32>, usize), usize> = HashMap::new();
        let (mut beginnings, mut counts) = (Vec::new(), Counts::default());
        for (at, glance) in self.trace.events.glances(0..self.from).enumerate() {
            counts.count(self.trace, &glance);
            if BEGINNINGS.contains(&self.trace.events.word_of(&glance)) {
                beginnings.push(at);
            } else if glance.node().is_none_or(|node| self.chosen[node as usize]) {
                last.insert((glance.node(), glance.word), at);
            }
        }
        let recent = beginnings.len().saturating_sub(RECALLED);
        let mut events: Vec<_> = last.into_values().chain(beginnings.drain(recent..)).collect();
        events.sort_unstable();
        (events, counts.named())
    }

    fn finish(
        &self,
        events: &[TraceEvent],
        recalled: &[usize],
        counts: BTreeMap<String, u64>,
        known: &[u32],
    ) -> TraceWindow {
        let nodes = &self.trace.nodes;
        let ids: Vec<u32> = (0..nodes.len() as u32).filter(|&number| self.chosen[number as usize]).collect();
        let local = |id: u32| ids.binary_search(&id).ok().map(|number| number as u32);
        let told = |event: &TraceEvent| TraceEvent {
            node: event.node.and_then(local),
            other: event.other.and_then(local),
            ..event.clone()
        };
        let mut others: Vec<u32> = ids.iter().map(|&id| known[id as usize]).collect();
        let is_known = |&id: &u32| (nodes.born(id) as usize) < self.from;
        for parent in ids.iter().copied().filter(is_known).filter_map(|id| local(nodes.parent(id)?)) {
            others[parent as usize] = others[parent as usize].saturating_sub(1);
        }
        let node = |(&id, others): (&u32, u32)| {
            let node = nodes.get(id)?;
            Some(WindowNode { id, node: TraceNode { parent: node.parent.and_then(local), ..node }, others })
        };
        TraceWindow {
            from: self.from,
            nodes: ids.iter().zip(others).filter_map(node).collect(),
            recap: recalled.iter().filter_map(|&at| self.trace.events.get(at)).map(|event| told(&event)).collect(),
            counts,
            events: events.iter().map(told).collect(),
        }
    }
}

/// How many events there were of each kind.
#[derive(Default)]
struct Counts {
    by_word: HashMap<usize, (u64, &'static str)>,
    cuts: [u64; 2],
    skipped: u64,
}

impl Counts {
    fn count(&mut self, trace: &Trace, glance: &EventGlance) {
        let word = trace.events.word_of(glance);
        self.by_word.entry(glance.word).or_insert((0, word)).0 += 1;
        if word == "cut" {
            let by_max = glance.node().is_some_and(|node| trace.nodes.side(node) == trace.side);
            self.cuts[usize::from(by_max)] += 1;
            self.skipped += glance.count().unwrap_or_default();
        }
    }

    fn named(self) -> BTreeMap<String, u64> {
        let [min, max] = self.cuts;
        let cuts = [(max, "cut.max"), (min, "cut.min"), (self.skipped, "cut.skipped")];
        let all = self.by_word.into_values().chain(cuts.into_iter().filter(|(count, _)| *count > 0));
        all.map(|(count, word)| (word.to_owned(), count)).collect()
    }
}
