//! Report mode: the algorithms of the course report on the Adji-boto puzzle, by its protocol.
//!
//! Their published figures come out exactly: generated counts every successor before any is dropped, waiting nodes are
//! not checked for duplicates, and so on; each file says what is particular. The textbook versions stand beside them.
//! All stop at a million generated nodes unless [`Limits::nodes`] says otherwise.

mod astar;
mod bfs;
mod dfs;
mod sma;

pub use astar::astar_report;
pub use bfs::bfs_report;
pub use dfs::dfs_report;
pub use sma::sma_report;

use std::collections::{BTreeMap, VecDeque};
use std::hash::Hash;

use hashbrown::HashMap;
use jogada_rules::{Cost, Puzzle, Step};
use rustc_hash::FxBuildHasher;

use super::nodes::along;
use super::run::Run;
use super::{Answer, Node, WayObserver};
use crate::{Limits, Stopped};

/// Generated nodes after which report mode stops.
const MOST_GENERATED: u64 = 1_000_000;

/// `limits`, with report mode's own where they have none.
fn report_limits(limits: &Limits) -> Limits {
    limits.or(Limits::nodes(MOST_GENERATED))
}

/// A node as the report has it. Nodes are never thrown away; OPEN and CLOSED are lists of their numbers.
struct Entry<S> {
    state: S,
    parent: Option<usize>,
    depth: u32,
    g: Cost,
    h: Cost,
    /// The one of the same state that entered CLOSED last before it.
    closed_before: Option<usize>,
}

impl<S> Entry<S> {
    fn f(&self) -> Cost {
        self.g + self.h
    }
}

/// All nodes created, and which of them are in CLOSED.
struct ReportLedger<S> {
    entries: Vec<Entry<S>>,
    /// The last of each state.
    closed: HashMap<S, usize, FxBuildHasher>,
}

impl<S: Clone + Eq + Hash> ReportLedger<S> {
    fn new(root: S, h: Cost) -> Self {
        let root = Entry { state: root, parent: None, depth: 0, g: Cost::ZERO, h, closed_before: None };
        Self { entries: vec![root], closed: HashMap::default() }
    }

    /// The children of `at` that survive the CLOSED list: those which `known` finds in none of its entries.
    fn children<P: Puzzle<State = S>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        at: usize,
        estimate: impl Fn(&S) -> Cost,
        known: impl Fn(&Entry<S>, &Entry<S>) -> bool,
    ) -> Result<Vec<usize>, Stopped> {
        let entry = &self.entries[at];
        let (state, depth, g) = (entry.state.clone(), entry.depth, entry.g);
        let steps = run.expand(at as u64, &state, depth)?;
        let mut children = Vec::with_capacity(steps.len());
        for step in &steps {
            let h = estimate(&step.state);
            let (state, g, depth) = (step.state.clone(), g + step.cost, depth + 1);
            let child = Entry { state, parent: Some(at), depth, g, h, closed_before: None };
            if self.closed_as(&child.state).any(|old| known(old, &child)) {
                run.duplicate(at as u64, step.mv);
            } else {
                children.push(self.keep(run, at, step, child));
            }
        }
        run.recycle(steps);
        Ok(children)
    }

    fn keep<P: Puzzle<State = S>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        at: usize,
        step: &Step<P::Move, S>,
        child: Entry<S>,
    ) -> usize {
        let number = self.entries.len();
        let Entry { depth, g, h, .. } = child;
        let (id, from) = (number as u64, Some((at as u64, step.mv)));
        run.keep(&Node { id, from, state: &step.state, depth, g, h, f: g + h });
        self.entries.push(child);
        number
    }

    /// The entries of CLOSED with this state.
    fn closed_as(&self, state: &S) -> impl Iterator<Item = &Entry<S>> {
        let last = self.closed.get(state).copied();
        let numbers = std::iter::successors(last, |&number| self.entries[number].closed_before);
        numbers.map(|number| &self.entries[number])
    }

    fn close(&mut self, at: usize) {
        self.entries[at].closed_before = self.closed.insert(self.entries[at].state.clone(), at);
    }

    /// The answer when `at` is a goal.
    fn found<P: Puzzle<State = S>, O: WayObserver<P>>(
        &self,
        run: &mut Run<'_, P, O>,
        at: usize,
        proven: bool,
    ) -> Answer<P::Move> {
        run.goal(at as u64, self.entries[at].g);
        let mut trail: Vec<S> = std::iter::successors(Some(at), |&number| self.entries[number].parent)
            .map(|number| self.entries[number].state.clone())
            .collect();
        trail.reverse();
        Answer::Found { path: along(run.puzzle, &trail), proven }
    }

    fn goal_among<P: Puzzle<State = S>>(&self, puzzle: &P, numbers: &[usize]) -> Option<usize> {
        numbers.iter().copied().find(|&number| puzzle.is_goal(&self.entries[number].state))
    }

    /// Notes what is held, with `open` nodes waiting.
    fn hold<P: Puzzle<State = S>, O: WayObserver<P>>(
        &self,
        run: &mut Run<'_, P, O>,
        open: usize,
    ) -> Result<(), Stopped> {
        let entries = self.entries.capacity() * size_of::<Entry<S>>();
        let bytes = entries + self.closed.allocation_size() + open * size_of::<usize>();
        run.hold(open, self.entries.len(), bytes)
    }
}

/// OPEN in a stable order of f: equal ones as they came.
#[derive(Default)]
struct Sorted {
    queues: BTreeMap<Cost, VecDeque<usize>>,
    len: usize,
}

impl Sorted {
    fn push(&mut self, f: Cost, number: usize) {
        self.queues.entry(f).or_default().push_back(number);
        self.len += 1;
    }

    fn pop_first(&mut self) -> Option<usize> {
        let mut queue = self.queues.first_entry()?;
        let number = queue.get_mut().pop_front();
        if queue.get().is_empty() {
            queue.remove();
        }
        self.len -= 1;
        number
    }

    fn pop_last(&mut self) -> Option<usize> {
        let mut queue = self.queues.last_entry()?;
        let number = queue.get_mut().pop_back();
        if queue.get().is_empty() {
            queue.remove();
        }
        self.len -= 1;
        number
    }

    const fn len(&self) -> usize {
        self.len
    }
}
