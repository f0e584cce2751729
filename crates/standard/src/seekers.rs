//! Where puzzle meets path search: each heuristic of a puzzle brings every informed search along, compiled for both.

use std::marker::PhantomData;
use std::sync::Arc;
use std::thread;

use jogada_catalog::path::{Exclusions, Finding, Listener, Plan};
use jogada_catalog::{Algorithm, Need};
use jogada_rules::{Countdown, Folded, Heuristic, Limits, Promise, Puzzle, Reversible, Shown, StopFlag};
use jogada_search::path::{Optimum, WayOutcome, bidirectional, optimal};

use crate::indirect::IndirectHeuristic;
use crate::stopwatch::Stopwatch;
use crate::symmetry::{Symmetry, unfolded};
use crate::told::finding;
use crate::watcher::Watcher;
use crate::ways::{self, WayCard, WayWork};

/// What is asked of a search.
pub struct Job<'a, P> {
    pub(crate) puzzle: &'a P,
    pub(crate) plan: &'a Plan,
    pub(crate) limits: Limits,
    pub(crate) stop: &'a StopFlag,
}

impl<P> Job<'_, P> {
    /// The same for a card: on the puzzle, or on what symmetry makes of it.
    pub(crate) fn work<'a, Q, H, O>(
        &'a self,
        puzzle: &'a Q,
        heuristic: &'a H,
        observer: &'a mut O,
    ) -> WayWork<'a, Q, H, O> {
        WayWork { plan: self.plan, puzzle, heuristic, limits: &self.limits, stop: self.stop, observer }
    }
}

/// A search that is compiled for a puzzle, with what is known about its algorithm.
pub(crate) struct CompiledWay<P: Puzzle> {
    pub(crate) facts: Arc<Algorithm>,
    pub(crate) search: WaySearch<P>,
}

type WaySearch<P> = fn(&Job<'_, P>, &mut Watcher<'_, P>) -> (WayOutcome<<P as Puzzle>::Move>, Option<Exclusions>);
type AdvisedSearch<P> = fn(&dyn Heuristic<P>, &Job<'_, P>, &mut Watcher<'_, P>) -> WayOutcome<<P as Puzzle>::Move>;

/// Everything that can search one puzzle.
pub(crate) struct Seekers<P: Puzzle> {
    ways: Vec<CompiledWay<P>>,
    /// Searches of a program of one's own that ask a heuristic, through a pointer.
    advised: Vec<(Arc<Algorithm>, AdvisedSearch<P>)>,
    advisers: Vec<(String, Promise, Arc<dyn Advice<P>>)>,
    merges: bool,
}

impl<P: Shown> Seekers<P> {
    /// The searches that every puzzle allows.
    pub(crate) fn new<F: Symmetry<P>>() -> Self {
        Self { ways: ways::blind::<P, F>(), advised: Vec::new(), advisers: Vec::new(), merges: F::MERGES }
    }

    /// Adds a heuristic; it takes the place of one of the same name.
    pub(crate) fn add<F: Symmetry<P>>(&mut self, name: &str, heuristic: impl Heuristic<P> + 'static) {
        let promise = heuristic.promise();
        let adviser: Arc<dyn Advice<P>> = Arc::new(Adviser::<_, F>(heuristic, PhantomData));
        let entry = (name.to_owned(), promise, adviser);
        match self.advisers.iter_mut().find(|(known, ..)| known == name) {
            Some(known) => *known = entry,
            None => self.advisers.push(entry),
        }
    }

    /// Adds an algorithm of a program of one's own.
    pub(crate) fn add_way<F: Symmetry<P>, C: WayCard>(&mut self) {
        let way = ways::way::<P, F, C>();
        if C::ASKS_HEURISTIC {
            let search: AdvisedSearch<P> =
                |heuristic, job, watcher| F::search::<_, C>(&IndirectHeuristic(heuristic), job, watcher);
            self.advised.push((way.facts, search));
        } else {
            self.ways.push(way);
        }
    }

    /// The heuristics with what they promise, the usual one first.
    pub(crate) fn heuristics(&self) -> impl Iterator<Item = (&str, Promise)> {
        self.advisers.iter().map(|(name, promise, _)| (name.as_str(), *promise))
    }

    /// Every algorithm in the order that listings have, those too that ask for more than the puzzle has.
    pub(crate) fn methods(&self) -> Vec<Arc<Algorithm>> {
        let ways = self.ways.iter().map(|way| &way.facts);
        ways::in_order(ways.chain(self.advised.iter().map(|(facts, _)| facts)).cloned().collect())
    }

    /// The algorithm of that name.
    pub(crate) fn method(&self, name: &str) -> Arc<Algorithm> {
        self.methods().into_iter().find(|method| method.name == name).expect("an algorithm that there is")
    }

    /// Whether the puzzle has what an algorithm needs.
    pub(crate) fn meets(&self, need: Need) -> bool {
        let has = |need| self.ways.iter().any(|way| way.facts.need == Some(need));
        match need {
            Need::Heuristic => !self.advisers.is_empty(),
            Need::Symmetry => self.merges,
            Need::Predecessors | Need::Countdown => has(need),
        }
    }

    /// Adds the search from both ends.
    pub(crate) fn add_both_ends(&mut self)
    where
        P: Reversible,
    {
        let search: WaySearch<P> = |job, watcher| (bidirectional(job.puzzle, &job.limits, job.stop, watcher), None);
        self.ways.push(CompiledWay { facts: ways::bidirectional::facts(), search });
    }

    /// Adds the search from both ends, modulo symmetry where the plan wants it.
    pub(crate) fn add_both_ends_folded(&mut self)
    where
        P: Reversible + Folded,
    {
        let search: WaySearch<P> = |job, watcher| {
            if job.plan.symmetry {
                let outcome = unfolded(job.puzzle, |fold| bidirectional(fold, &job.limits, job.stop, watcher));
                return (outcome, None);
            }
            (bidirectional(job.puzzle, &job.limits, job.stop, watcher), None)
        };
        self.ways.push(CompiledWay { facts: ways::bidirectional::facts(), search });
    }

    /// Adds the proof of optima by countdown.
    pub(crate) fn add_optimal(&mut self)
    where
        P: Countdown + Folded + Reversible,
    {
        let search: WaySearch<P> = |job, watcher| {
            let Optimum { outcome, proof } = optimal(job.puzzle, threads(job.plan), &job.limits, job.stop, watcher);
            (outcome, Some(proof))
        };
        self.ways.push(CompiledWay { facts: ways::optimal::facts(), search });
    }

    /// Searches, without a listener.
    pub(crate) fn search(&self, job: &Job<'_, P>) -> WayOutcome<P::Move> {
        self.search_watched(job, &mut Watcher::silent(job.puzzle)).0
    }

    /// Searches and tells what was found.
    pub(crate) fn find(&self, job: &Job<'_, P>, listener: &mut dyn Listener) -> Finding {
        let stopwatch = Stopwatch::start();
        let two_ends = job.plan.method.need == Some(Need::Predecessors);
        let (outcome, proof) = self.search_watched(job, &mut Watcher::new(job.puzzle, listener, two_ends));
        let (time, cpu) = stopwatch.read();
        finding(job.puzzle, &outcome, proof, time, cpu)
    }

    fn search_watched(
        &self,
        job: &Job<'_, P>,
        watcher: &mut Watcher<'_, P>,
    ) -> (WayOutcome<P::Move>, Option<Exclusions>) {
        let name = job.plan.method.name;
        if let Some(way) = self.ways.iter().find(|way| way.facts.name == name) {
            return (way.search)(job, watcher);
        }
        let wanted = job.plan.heuristic.as_deref();
        let adviser = self.advisers.iter().find(|(name, ..)| wanted.is_none_or(|wanted| name == wanted));
        let (_, _, adviser) = adviser.expect(READ_FOR_IT);
        let outcome = match self.advised.iter().find(|(facts, _)| facts.name == name) {
            Some((_, search)) => search(adviser.heuristic(), job, watcher),
            None => adviser.search(job, watcher).expect(READ_FOR_IT),
        };
        (outcome, None)
    }
}

/// Why a plan never asks for what a puzzle does not have.
const READ_FOR_IT: &str = "a plan is read for its puzzle";

/// How many threads to use: as many as there are cores unless given. Their number changes nothing but the time.
fn threads(plan: &Plan) -> usize {
    let given = plan.keys.number("threads").map(|threads| threads as usize);
    given.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
}

/// A heuristic with all the searches that ask one.
trait Advice<P: Puzzle>: Send + Sync {
    /// Runs the algorithm that the plan names; `None` if it is none of the standard ones that ask a heuristic.
    fn search(&self, job: &Job<'_, P>, watcher: &mut Watcher<'_, P>) -> Option<WayOutcome<P::Move>>;

    fn heuristic(&self) -> &dyn Heuristic<P>;
}

/// A heuristic of a puzzle that handles symmetry in the way of `F`.
struct Adviser<H, F>(H, PhantomData<F>);

impl<P: Shown, H: Heuristic<P>, F: Symmetry<P>> Advice<P> for Adviser<H, F> {
    fn search(&self, job: &Job<'_, P>, watcher: &mut Watcher<'_, P>) -> Option<WayOutcome<P::Move>> {
        ways::informed::<P, F, H>(&self.0, job, watcher)
    }

    fn heuristic(&self) -> &dyn Heuristic<P> {
        &self.0
    }
}
