//! Depth first within a bound, again and again with the next larger one: what IDA* and iterative deepening share.

use std::hash::{BuildHasher, Hash};

use hashbrown::HashSet;
use jogada_rules::{Cost, Heuristic, Puzzle, Step};
use rustc_hash::FxBuildHasher;

use super::nodes::along;
use super::run::Run;
use super::{Answer, Id, Node, Shortfall, WayObserver};
use crate::Stopped;
use crate::room::filled;

/// What distinguishes one search by contours from another.
pub(super) struct ContourBound<R> {
    /// What is bounded, from depth, cost so far and estimate.
    pub(super) rank: R,
    /// Whether every way costs at least the rank of each of its nodes.
    pub(super) exact: bool,
    /// How many states are remembered within an iteration, so as not to search them twice.
    pub(super) slots: usize,
}

/// Searches within growing bounds until the goal lies within one.
pub(super) fn contours<P: Puzzle, O: WayObserver<P>>(
    run: &mut Run<'_, P, O>,
    heuristic: &impl Heuristic<P>,
    bound: &ContourBound<impl Fn(u32, Cost, Cost) -> Cost>,
) -> Result<Answer<P::Move>, Stopped> {
    let root = run.puzzle.initial();
    let h = heuristic.estimate(run.puzzle, &root);
    let mut threshold = (bound.rank)(0, Cost::ZERO, h);
    run.start(&root, h, threshold);
    let mut contour = Contour::new(bound.slots)?;
    loop {
        run.iteration(threshold);
        if bound.exact && !contour.cut {
            run.raise(threshold);
        }
        contour.begin(root.clone(), threshold);
        if contour.search(run, heuristic, bound)? {
            let trail: Vec<_> = contour.path.iter().map(|visited| visited.state.clone()).collect();
            let proven = bound.exact && (!contour.cut || run.even_costs());
            return Ok(Answer::Found { path: along(run.puzzle, &trail), proven });
        }
        if contour.beyond == Cost::MAX {
            return Ok(if contour.cut { Answer::open(Shortfall::Depth, run.at_least) } else { Answer::NoSolution });
        }
        threshold = contour.beyond;
    }
}

/// One node of the path that is being followed.
struct Visited<S> {
    state: S,
    id: Id,
    g: Cost,
}

/// A depth-first search within a threshold.
struct Contour<M, S> {
    path: Vec<Visited<S>>,
    on_path: HashSet<S, FxBuildHasher>,
    /// Steps to take, the next one last, each with the depth it starts from.
    waiting: Vec<(u32, Step<M, S>)>,
    threshold: Cost,
    /// The least rank beyond the threshold that was met.
    beyond: Cost,
    /// Whether something was left out for being too deep.
    cut: bool,
    table: Table<S>,
    next_id: Id,
}

impl<M: Copy + Eq, S: Clone + Eq + Hash> Contour<M, S> {
    fn new(slots: usize) -> Result<Self, Stopped> {
        Ok(Self {
            path: Vec::new(),
            on_path: HashSet::default(),
            waiting: Vec::new(),
            threshold: Cost::ZERO,
            beyond: Cost::MAX,
            cut: false,
            table: Table { slots: filled(slots, || None)?, iteration: 0 },
            next_id: 1,
        })
    }

    fn begin(&mut self, root: S, threshold: Cost) {
        self.path.clear();
        self.on_path.clear();
        self.table.iteration += 1;
        self.threshold = threshold;
        self.beyond = Cost::MAX;
        self.enter(Visited { state: root, id: 0, g: Cost::ZERO });
    }

    /// Whether a goal lies within the threshold; then the path leads there.
    fn search<P: Puzzle<State = S, Move = M>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        heuristic: &impl Heuristic<P>,
        bound: &ContourBound<impl Fn(u32, Cost, Cost) -> Cost>,
    ) -> Result<bool, Stopped> {
        if self.is_solved(run) {
            return Ok(true);
        }
        self.expand(run)?;
        while let Some((depth, step)) = self.waiting.pop() {
            self.go_back(depth);
            if self.visit(run, heuristic, bound, step) {
                if self.is_solved(run) {
                    return Ok(true);
                }
                self.expand(run)?;
            }
        }
        Ok(false)
    }

    /// Takes a step from the end of the path, unless it is too dear or leads where the search has been.
    fn visit<P: Puzzle<State = S, Move = M>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        heuristic: &impl Heuristic<P>,
        bound: &ContourBound<impl Fn(u32, Cost, Cost) -> Cost>,
        step: Step<M, S>,
    ) -> bool {
        let depth = self.path.len() as u32;
        let parent = self.path.last().expect("the root is always on the path");
        let (from, g) = (parent.id, parent.g + step.cost);
        let h = heuristic.estimate(run.puzzle, &step.state);
        let f = (bound.rank)(depth, g, h);
        if f > self.threshold {
            self.beyond = self.beyond.min(f);
            run.defer(from, step.mv, f);
            return false;
        }
        if self.on_path.contains(&step.state) || self.table.knows(&step.state, g, depth) {
            run.duplicate(from, step.mv);
            return false;
        }
        let id = self.next_id;
        self.next_id += 1;
        run.keep(&Node { id, from: Some((from, step.mv)), state: &step.state, depth, g, h, f });
        self.enter(Visited { state: step.state, id, g });
        true
    }

    fn is_solved<P: Puzzle<State = S, Move = M>, O: WayObserver<P>>(&self, run: &mut Run<'_, P, O>) -> bool {
        let end = self.path.last().expect("the root is always on the path");
        let solved = run.puzzle.is_goal(&end.state);
        if solved {
            run.goal(end.id, end.g);
        }
        solved
    }

    /// Lets the successors of the path's end wait.
    fn expand<P: Puzzle<State = S, Move = M>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
    ) -> Result<(), Stopped> {
        let end = self.path.last().expect("the root is always on the path");
        let depth = self.path.len() as u32 - 1;
        if depth >= run.depth_limit {
            self.cut = true;
            return Ok(());
        }
        let mut steps = run.expand(end.id, &end.state, depth)?;
        self.waiting.extend(steps.drain(..).rev().map(|step| (depth, step)));
        run.recycle(steps);
        run.hold(self.waiting.len(), self.waiting.len() + self.path.len(), self.bytes())
    }

    fn enter(&mut self, visited: Visited<S>) {
        self.on_path.insert(visited.state.clone());
        self.path.push(visited);
    }

    /// Leaves what is deeper than `depth`.
    fn go_back(&mut self, depth: u32) {
        for left in self.path.drain(depth as usize + 1..) {
            self.on_path.remove(&left.state);
        }
    }

    fn bytes(&self) -> usize {
        self.path.capacity() * size_of::<Visited<S>>()
            + self.on_path.allocation_size()
            + self.waiting.capacity() * size_of::<(u32, Step<M, S>)>()
            + self.table.slots.capacity() * size_of::<Option<Seen<S>>>()
    }
}

/// States met in this iteration; a newer one takes the place of an older one.
struct Table<S> {
    slots: Vec<Option<Seen<S>>>,
    iteration: u32,
}

/// How a state was met.
#[derive(Clone)]
struct Seen<S> {
    state: S,
    iteration: u32,
    g: Cost,
    depth: u32,
}

impl<S: Clone + Eq + Hash> Table<S> {
    /// Whether `state` was met in this iteration, no dearer and no deeper than now; if not, it is noted.
    #[inline]
    fn knows(&mut self, state: &S, g: Cost, depth: u32) -> bool {
        if self.slots.is_empty() {
            return false;
        }
        let iteration = self.iteration;
        // Multiply-shift spreads the hash over any number of slots.
        let place = (u128::from(FxBuildHasher.hash_one(state)) * self.slots.len() as u128) >> 64;
        let slot = &mut self.slots[place as usize];
        match slot {
            Some(seen) if seen.state == *state && seen.iteration == iteration && seen.g <= g && seen.depth <= depth => {
                true
            }
            _ => {
                *slot = Some(Seen { state: state.clone(), iteration, g, depth });
                false
            }
        }
    }
}
