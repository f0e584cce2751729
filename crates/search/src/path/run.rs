//! What every path search keeps while it runs.

use jogada_rules::{Blind, Cost, Heuristic, Puzzle, Step, Steps, USUAL_MEMORY};

use super::{Answer, Id, Node, Shortfall, WayCounters, WayObserver, WayOutcome};
use crate::{Clock, Limits, StopFlag, Stopped};

/// Runs a search from its beginning to its end.
pub(super) fn conduct<P: Puzzle, O: WayObserver<P>>(
    puzzle: &P,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut O,
    search: impl FnOnce(&mut Run<'_, P, O>) -> Result<Answer<P::Move>, Stopped>,
) -> WayOutcome<P::Move> {
    let mut run = Run::new(puzzle, limits, stop, observer);
    let answer = search(&mut run);
    run.finish(answer)
}

/// One run of a path search: clock, counters, observer and what is proven so far.
///
/// A search tells it what it does; limits come back as errors, and `finish` turns them into answers.
pub(super) struct Run<'a, P: Puzzle, O> {
    pub(super) puzzle: &'a P,
    pub(super) counters: WayCounters,
    /// No way is cheaper than this.
    pub(super) at_least: Cost,
    /// Nothing deeper than this is wanted.
    pub(super) depth_limit: u32,
    clock: Clock,
    memory_limit: usize,
    node_limit: u64,
    observer: &'a mut O,
    /// The successors of the node expanded last; kept to spare allocations.
    steps: Steps<P>,
    /// The cost that all steps so far have in common, if they have.
    step_cost: Option<Cost>,
    mixed_costs: bool,
}

impl<'a, P: Puzzle, O: WayObserver<P>> Run<'a, P, O> {
    pub(super) fn new(puzzle: &'a P, limits: &Limits, stop: &StopFlag, observer: &'a mut O) -> Self {
        Self {
            puzzle,
            counters: WayCounters::default(),
            at_least: Cost::ZERO,
            depth_limit: limits.depth.unwrap_or(u32::MAX),
            clock: Clock::start(limits, stop),
            memory_limit: limits.memory.unwrap_or(USUAL_MEMORY),
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            observer,
            steps: Vec::new(),
            step_cost: None,
            mixed_costs: false,
        }
    }

    /// Shows the observer where it begins.
    pub(super) fn start(&mut self, root: &P::State, h: Cost, f: Cost) {
        self.observer.start(&Node { id: 0, from: None, state: root, depth: 0, g: Cost::ZERO, h, f });
        self.counters.max_open = 1;
        self.counters.max_held = 1;
    }

    /// Where a search begins that estimates nothing.
    pub(super) fn blind_start(&mut self) -> P::State {
        self.informed_start(&Blind).0
    }

    /// Where a search begins that orders nodes by f = g + h, and how far from the goal that seems to be.
    pub(super) fn informed_start(&mut self, heuristic: &impl Heuristic<P>) -> (P::State, Cost) {
        let root = self.puzzle.initial();
        let h = heuristic.estimate(self.puzzle, &root);
        self.start(&root, h, h);
        (root, h)
    }

    /// Node `id` is expanded: creates its successors, and counts them.
    ///
    /// They are to be given back by [`Run::recycle`].
    pub(super) fn expand(&mut self, id: Id, state: &P::State, depth: u32) -> Result<Steps<P>, Stopped> {
        let mut steps = std::mem::take(&mut self.steps);
        self.puzzle.successors(state, &mut steps);
        self.count_expansion(id, depth, &steps)?;
        Ok(steps)
    }

    /// Counts an expansion whose `steps` were created elsewhere.
    pub(super) fn count_expansion(&mut self, id: Id, depth: u32, steps: &Steps<P>) -> Result<(), Stopped> {
        self.begin_expansion(id, depth, steps.len());
        if self.clock.tick_many(steps.len() as u64) {
            self.counters.generated += steps.len() as u64;
        } else {
            for _ in steps {
                self.tick()?;
            }
        }
        for step in steps {
            self.compare_cost(step.cost);
        }
        Ok(())
    }

    /// Counts an expansion whose successors are created one by one.
    #[inline]
    pub(super) fn begin_expansion(&mut self, id: Id, depth: u32, steps: usize) {
        self.counters.expanded += 1;
        self.observer.expand(id);
        if steps > 0 {
            self.counters.max_depth = self.counters.max_depth.max(depth + 1);
        }
    }

    /// One successor is created.
    #[inline]
    pub(super) fn create(&mut self, step: &Step<P::Move, P::State>) -> Result<(), Stopped> {
        self.tick()?;
        self.compare_cost(step.cost);
        Ok(())
    }

    #[inline]
    fn tick(&mut self) -> Result<(), Stopped> {
        self.clock.tick()?;
        self.counters.generated += 1;
        Ok(())
    }

    #[inline]
    fn compare_cost(&mut self, cost: Cost) {
        self.mixed_costs |= *self.step_cost.get_or_insert(cost) != cost;
    }

    /// Takes back the list that [`Run::expand`] gave.
    #[inline]
    pub(super) fn recycle(&mut self, mut steps: Steps<P>) {
        steps.clear();
        self.steps = steps;
    }

    /// A waiting node is taken.
    #[inline]
    pub(super) fn pick(&mut self, id: Id) {
        self.observer.pick(id);
    }

    /// A successor is left out, being beyond the bound.
    #[inline]
    pub(super) fn defer(&mut self, from: Id, mv: P::Move, f: Cost) {
        self.observer.defer(from, mv, f);
    }

    /// The least cost of a way through a node is known better.
    #[inline]
    pub(super) fn revise(&mut self, id: Id, f: Cost) {
        self.observer.revise(id, f);
    }

    /// Two searches have met.
    pub(super) fn meet(&mut self, forward: Id, backward: Id, cost: Cost) {
        self.observer.meet(forward, backward, cost);
    }

    /// A set of states is expanded at once.
    pub(super) fn wave(&mut self, is_forward: bool, moves: u32, states: usize) {
        self.observer.wave(is_forward, moves, states);
    }

    /// A successor is kept.
    #[inline]
    pub(super) fn keep(&mut self, node: &Node<'_, P>) {
        self.observer.generate(node);
    }

    /// A successor is dropped, being known.
    #[inline]
    pub(super) fn duplicate(&mut self, from: Id, mv: P::Move) {
        self.counters.duplicates += 1;
        self.observer.duplicate(from, mv);
    }

    /// A known node is reached more cheaply; `closed` says whether it had been expanded.
    pub(super) fn reopen(&mut self, id: Id, from: Id, closed: bool, g: Cost, f: Cost) {
        self.counters.reopened += u64::from(closed);
        self.observer.reopen(id, from, g, f);
    }

    /// A node is given up.
    pub(super) fn forget(&mut self, id: Id, f: Cost) {
        self.counters.forgotten += 1;
        self.observer.forget(id, f);
    }

    /// A new iteration or layer begins.
    pub(super) fn iteration(&mut self, threshold: Cost) {
        self.counters.iterations += 1;
        self.observer.iteration(self.counters.iterations, threshold);
    }

    /// Notes how much is held now, and fails when it is too much.
    #[inline]
    pub(super) fn hold(&mut self, open: usize, held: usize, bytes: usize) -> Result<(), Stopped> {
        self.counters.max_open = self.counters.max_open.max(open as u64);
        self.counters.max_held = self.counters.max_held.max(held as u64);
        if bytes > self.memory_limit {
            return Err(Stopped::Memory);
        }
        self.counters.peak_memory = self.counters.peak_memory.max(bytes);
        Ok(())
    }

    /// Raises what every way is known to cost.
    #[inline]
    pub(super) fn raise(&mut self, at_least: Cost) {
        if at_least > self.at_least {
            self.at_least = at_least;
            self.observer.bounds(at_least, None);
        }
    }

    /// Tells both bounds.
    pub(super) fn tighten(&mut self, lower: Cost, upper: Option<Cost>) {
        self.at_least = lower;
        self.observer.bounds(lower, upper);
    }

    /// How many successors may still be generated.
    pub(super) const fn room(&self) -> u64 {
        self.node_limit - self.counters.generated
    }

    pub(super) const fn memory_limit(&self) -> usize {
        self.memory_limit
    }

    /// Counts what was done elsewhere.
    pub(super) const fn count(&mut self, expanded: u64, generated: u64, duplicates: u64) {
        self.counters.expanded += expanded;
        self.counters.generated += generated;
        self.counters.duplicates += duplicates;
        self.clock.add_nodes(generated);
    }

    /// Notes how deep the search has come.
    pub(super) fn deepen(&mut self, depth: u32) {
        self.counters.max_depth = self.counters.max_depth.max(depth);
    }

    /// Looks at the clock and the flag.
    pub(super) fn poll(&mut self) -> Result<(), Stopped> {
        self.clock.poll()
    }

    /// The goal is reached.
    pub(super) fn goal(&mut self, id: Id, cost: Cost) {
        self.observer.goal(id, cost);
    }

    /// Whether all steps so far cost the same, so that fewer moves are cheaper.
    pub(super) const fn even_costs(&self) -> bool {
        !self.mixed_costs
    }

    /// Ends the run.
    pub(super) fn finish(self, result: Result<Answer<P::Move>, Stopped>) -> WayOutcome<P::Move> {
        let answer = result.unwrap_or_else(|stopped| Answer::open(Shortfall::Limit(stopped), self.at_least));
        if let Answer::Stopped { reason, .. } = answer {
            self.observer.stop(reason);
        }
        WayOutcome { answer, counters: self.counters }
    }
}
