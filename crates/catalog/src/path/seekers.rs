//! Where puzzle meets path search: each heuristic of a puzzle brings every informed search along, compiled for both.

use std::marker::PhantomData;
use std::sync::Arc;

use jogada_rules::{Countdown, Folded, Heuristic, Promise, Puzzle, Reversible, Shown};
use jogada_search::path::{
    Exclusions, Observer, Optimum, Outcome, astar, astar_report, beam, bfs, bfs_report, bidirectional, dfs, dfs_report,
    greedy, idastar, iddfs, optimal, partial_astar, rbfs, sma, sma_report, uniform, wastar,
};
use jogada_search::{Limits, StopFlag};

use super::event::{Listener, Watcher};
use super::finding::Finding;
use super::method::{Blind, Informed, Method, Need};
use super::plan::Plan;
use super::symmetry::{Symmetry, unfolded};
use crate::stopwatch::Stopwatch;

/// What is asked of a search.
pub struct Job<'a, P> {
    pub(crate) puzzle: &'a P,
    pub(crate) plan: &'a Plan,
    pub(crate) limits: Limits,
    pub(crate) stop: &'a StopFlag,
}

/// How many states the table of IDA* has room for.
const TABLE_SLOTS: usize = 1 << 20;

type Search<P> = fn(&Job<'_, P>, &mut Watcher<'_, P>) -> Outcome<<P as Puzzle>::Move>;
type Proving<P> = fn(&Job<'_, P>, &mut Watcher<'_, P>) -> Optimum<<P as Puzzle>::Move>;
type BlindSearch<P> = fn(Blind, &Job<'_, P>, &mut Watcher<'_, P>) -> Outcome<<P as Puzzle>::Move>;

/// Everything that can search one puzzle.
pub(crate) struct Seekers<P: Puzzle> {
    blind: BlindSearch<P>,
    advisers: Vec<(String, Promise, Arc<dyn Advice<P>>)>,
    both_ends: Option<Search<P>>,
    optimal: Option<Proving<P>>,
    merges: bool,
}

impl<P: Shown> Seekers<P> {
    /// The searches that every puzzle allows.
    pub(crate) fn new<F: Symmetry<P>>() -> Self {
        Self { blind: F::search_blindly, advisers: Vec::new(), both_ends: None, optimal: None, merges: F::MERGES }
    }

    /// Adds a heuristic; it takes the place of one of the same name.
    pub(crate) fn add(&mut self, name: &str, promise: Promise, adviser: Arc<dyn Advice<P>>) {
        let entry = (name.to_owned(), promise, adviser);
        match self.advisers.iter_mut().find(|(known, ..)| known == name) {
            Some(known) => *known = entry,
            None => self.advisers.push(entry),
        }
    }

    /// The heuristics with what they promise, the usual one first.
    pub(crate) fn heuristics(&self) -> impl Iterator<Item = (&str, Promise)> {
        self.advisers.iter().map(|(name, promise, _)| (name.as_str(), *promise))
    }

    /// Whether the puzzle has what an algorithm needs.
    pub(crate) fn meets(&self, need: Need) -> bool {
        match need {
            Need::Heuristic => !self.advisers.is_empty(),
            Need::Predecessors => self.both_ends.is_some(),
            Need::Symmetry => self.merges,
            Need::Countdown => self.optimal.is_some(),
        }
    }

    /// Adds the search from both ends.
    pub(crate) fn add_both_ends(&mut self)
    where
        P: Reversible,
    {
        self.both_ends = Some(|job, watcher| bidirectional(job.puzzle, &job.limits, job.stop, watcher));
    }

    /// Adds the search from both ends, modulo symmetry where the plan wants it.
    pub(crate) fn add_both_ends_folded(&mut self)
    where
        P: Reversible + Folded,
    {
        self.both_ends = Some(|job, watcher| {
            if job.plan.symmetry {
                return unfolded(job.puzzle, |fold| bidirectional(fold, &job.limits, job.stop, watcher));
            }
            bidirectional(job.puzzle, &job.limits, job.stop, watcher)
        });
    }

    /// Adds the proof of optima by countdown.
    pub(crate) fn add_optimal(&mut self)
    where
        P: Countdown + Folded + Reversible,
    {
        self.optimal = Some(|job, watcher| optimal(job.puzzle, job.plan.threads(), &job.limits, job.stop, watcher));
    }

    /// Searches, without a listener.
    pub(crate) fn search(&self, job: &Job<'_, P>) -> Outcome<P::Move> {
        self.search_watched(job, &mut Watcher::silent(job.puzzle)).0
    }

    /// Searches and tells what was found.
    pub(crate) fn find(&self, job: &Job<'_, P>, listener: &mut dyn Listener) -> Finding {
        let stopwatch = Stopwatch::start();
        let two_ends = job.plan.method == Method::Bidirectional;
        let (outcome, proof) = self.search_watched(job, &mut Watcher::new(job.puzzle, listener, two_ends));
        let (time, cpu) = stopwatch.read();
        Finding::of(job.puzzle, &outcome, proof, time, cpu)
    }

    fn search_watched(&self, job: &Job<'_, P>, watcher: &mut Watcher<'_, P>) -> (Outcome<P::Move>, Option<Exclusions>) {
        let outcome = match job.plan.method {
            Method::Blind(blind) => (self.blind)(blind, job, watcher),
            Method::Informed(informed) => {
                let wanted = job.plan.heuristic.as_deref();
                let adviser = self.advisers.iter().find(|(name, ..)| wanted.is_none_or(|wanted| name == wanted));
                adviser.expect(READ_FOR_IT).2.search(informed, job, watcher)
            }
            Method::Bidirectional => (self.both_ends.expect(READ_FOR_IT))(job, watcher),
            Method::Optimal => {
                let Optimum { outcome, proof } = (self.optimal.expect(READ_FOR_IT))(job, watcher);
                return (outcome, Some(proof));
            }
        };
        (outcome, None)
    }
}

/// Why a plan never asks for what a puzzle does not have.
const READ_FOR_IT: &str = "a plan is read for its puzzle";

/// A heuristic with all the searches that ask one.
pub(crate) trait Advice<P: Puzzle>: Send + Sync {
    fn search(&self, informed: Informed, job: &Job<'_, P>, watcher: &mut Watcher<'_, P>) -> Outcome<P::Move>;
}

/// A heuristic of a puzzle that handles symmetry in the way of `F`.
pub(crate) struct Adviser<H, F>(pub(crate) H, pub(crate) PhantomData<F>);

impl<P: Puzzle, H: Heuristic<P>, F: Symmetry<P>> Advice<P> for Adviser<H, F> {
    fn search(&self, informed: Informed, job: &Job<'_, P>, watcher: &mut Watcher<'_, P>) -> Outcome<P::Move> {
        F::search_informed(&self.0, informed, job, watcher)
    }
}

/// Runs a search that asks no heuristic, on a puzzle or on its canonical states.
pub(super) fn search_blindly<P, Q: Puzzle>(
    puzzle: &Q,
    blind: Blind,
    Job { limits, stop, .. }: &Job<'_, P>,
    observer: &mut impl Observer<Q>,
) -> Outcome<Q::Move> {
    match blind {
        Blind::Bfs => bfs(puzzle, limits, stop, observer),
        Blind::Dfs => dfs(puzzle, limits, stop, observer),
        Blind::Iddfs => iddfs(puzzle, limits, stop, observer),
        Blind::Uniform => uniform(puzzle, limits, stop, observer),
        Blind::BfsReport => bfs_report(puzzle, limits, stop, observer),
        Blind::DfsReport => dfs_report(puzzle, limits, stop, observer),
    }
}

/// Runs a search that asks a heuristic, on a puzzle or on its canonical states.
pub(super) fn search_informed<P, Q: Puzzle>(
    puzzle: &Q,
    heuristic: &impl Heuristic<Q>,
    informed: Informed,
    Job { plan, limits, stop, .. }: &Job<'_, P>,
    observer: &mut impl Observer<Q>,
) -> Outcome<Q::Move> {
    match informed {
        Informed::Greedy => greedy(puzzle, heuristic, limits, stop, observer),
        Informed::Astar => astar(puzzle, heuristic, limits, stop, observer),
        Informed::PartialAstar => partial_astar(puzzle, heuristic, limits, stop, observer),
        Informed::Wastar => wastar(puzzle, heuristic, plan.weight, limits, stop, observer),
        Informed::Idastar => {
            let slots = if plan.table { TABLE_SLOTS } else { 0 };
            idastar(puzzle, heuristic, slots, limits, stop, observer)
        }
        Informed::Rbfs => rbfs(puzzle, heuristic, limits, stop, observer),
        Informed::Sma => sma(puzzle, heuristic, plan.most_nodes, limits, stop, observer),
        Informed::Beam => beam(puzzle, heuristic, plan.width, limits, stop, observer),
        Informed::AstarReport => astar_report(puzzle, heuristic, limits, stop, observer),
        Informed::SmaReport => sma_report(puzzle, heuristic, plan.most_nodes, limits, stop, observer),
    }
}
