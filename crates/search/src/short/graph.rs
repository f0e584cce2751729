//! A graph given by closures, as a puzzle.

use std::fmt::Debug;
use std::hash::Hash;

use jogada_rules::{Cost, Heuristic, Limits, Promise, Puzzle, Step, Steps, StopFlag};

use super::Journey;
use crate::path::{self, WayOutcome, Weight};

/// A state of a graph: nothing but a value that can be compared, hashed and shown.
pub trait Vertex: Clone + Eq + Hash + Debug + Send + Sync {}

impl<S: Clone + Eq + Hash + Debug + Send + Sync> Vertex for S {}

/// What a closure may list as a neighbor: a state, or a state with what the way there costs.
pub trait Successor<S> {
    /// The state and the cost.
    fn split(self) -> (S, Cost);
}

impl<S> Successor<S> for S {
    #[inline]
    fn split(self) -> (S, Cost) {
        (self, Cost::ONE)
    }
}

impl<S> Successor<S> for (S, u32) {
    #[inline]
    fn split(self) -> (S, Cost) {
        (self.0, Cost::moves(self.1))
    }
}

impl<S> Successor<S> for (S, Cost) {
    #[inline]
    fn split(self) -> (S, Cost) {
        self
    }
}

/// A graph given by where it starts, a closure that lists neighbors and one that says what a goal is.
///
/// It is a [`Puzzle`] whose moves are the numbers of the neighbors, so everything that searches puzzles takes it; its
/// methods are short ways to that.
///
/// ```
/// use jogada_rules::Limits;
/// use jogada_search::short::Graph;
///
/// // Down by one, or halved: from 100 to 7.
/// let graph = Graph::new(100_u32, |&n| [n.saturating_sub(1), n / 2], |&n| n == 7).limits(Limits::nodes(10_000));
/// let way = graph.bfs();
/// assert_eq!(way.to_string(), "cost 8, proven: 100 50 25 12 11 10 9 8 7");
/// assert_eq!(graph.iddfs().cost, way.cost);
/// ```
#[derive(Clone, Debug)]
pub struct Graph<S, N, G> {
    start: S,
    successors: N,
    goal: G,
    limits: Limits,
    stop: StopFlag,
}

impl<S, N, I, G> Puzzle for Graph<S, N, G>
where
    S: Vertex,
    N: Fn(&S) -> I + Send + Sync,
    I: IntoIterator<Item: Successor<S>>,
    G: Fn(&S) -> bool + Send + Sync,
{
    type State = S;
    type Move = u32;

    fn initial(&self) -> S {
        self.start.clone()
    }

    #[inline]
    fn is_goal(&self, state: &S) -> bool {
        (self.goal)(state)
    }

    #[inline]
    fn successors(&self, state: &S, out: &mut Steps<Self>) {
        list(&self.successors, state, out);
    }
}

/// Appends what a closure lists, numbered.
#[inline]
pub(super) fn list<S, I: IntoIterator<Item: Successor<S>>>(
    neighbors: impl Fn(&S) -> I,
    state: &S,
    out: &mut Vec<Step<u32, S>>,
) {
    out.extend(neighbors(state).into_iter().zip(0..).map(|(neighbor, mv)| {
        let (state, cost) = neighbor.split();
        Step { mv, state, cost }
    }));
}

/// An estimate by a closure that never says more than the way costs, or about which nothing is promised.
#[derive(Clone, Copy, Debug)]
pub struct Estimate<F> {
    estimate: F,
    promise: Promise,
}

impl<F> Estimate<F> {
    /// An estimate that never says more than the rest of the way costs.
    pub const fn admissible(estimate: F) -> Self {
        Self { estimate, promise: Promise::Admissible }
    }

    /// An estimate of which nothing is known.
    pub const fn unproven(estimate: F) -> Self {
        Self { estimate, promise: Promise::Nothing }
    }
}

impl<P: Puzzle, C: Into<Cost>, F: Fn(&P::State) -> C + Send + Sync> Heuristic<P> for Estimate<F> {
    #[inline]
    fn estimate(&self, _: &P, state: &P::State) -> Cost {
        (self.estimate)(state).into()
    }

    fn promise(&self) -> Promise {
        self.promise
    }
}

/// A closure that estimates the rest of the way.
pub trait Guess<S, C: Into<Cost>>: Fn(&S) -> C + Send + Sync {}

impl<S, C: Into<Cost>, F: Fn(&S) -> C + Send + Sync> Guess<S, C> for F {}

impl<S, N, I, G> Graph<S, N, G>
where
    S: Vertex,
    N: Fn(&S) -> I + Send + Sync,
    I: IntoIterator<Item: Successor<S>>,
    G: Fn(&S) -> bool + Send + Sync,
{
    /// A graph without limits.
    pub fn new(start: S, successors: N, goal: G) -> Self {
        Self { start, successors, goal, limits: Limits::NONE, stop: StopFlag::new() }
    }

    /// How far searches may go.
    pub const fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Searches stop when someone raises this flag.
    pub fn stop(mut self, stop: &StopFlag) -> Self {
        self.stop = stop.clone();
        self
    }

    fn route(&self, outcome: WayOutcome<u32>) -> Journey<S> {
        Journey::along(self, outcome)
    }

    /// Breadth first: fewest steps. See [`path::bfs`].
    pub fn bfs(&self) -> Journey<S> {
        self.route(path::bfs(self, &self.limits, &self.stop, &mut ()))
    }

    /// Depth first: some way. See [`path::dfs`].
    pub fn dfs(&self) -> Journey<S> {
        self.route(path::dfs(self, &self.limits, &self.stop, &mut ()))
    }

    /// Depth first, deeper and deeper: fewest steps in little memory. See [`path::iddfs`].
    pub fn iddfs(&self) -> Journey<S> {
        self.route(path::iddfs(self, &self.limits, &self.stop, &mut ()))
    }

    /// Cheapest first (Dijkstra): the cheapest way. See [`path::uniform`].
    pub fn uniform(&self) -> Journey<S> {
        self.route(path::uniform(self, &self.limits, &self.stop, &mut ()))
    }

    /// A*: the cheapest way, if the estimate never exceeds it. See [`path::astar`].
    pub fn astar<C: Into<Cost>>(&self, estimate: impl Guess<S, C>) -> Journey<S> {
        let estimate = Estimate::admissible(estimate);
        self.route(path::astar(self, &estimate, &self.limits, &self.stop, &mut ()))
    }

    /// A* with a few neighbors at a time. See [`path::partial_astar`].
    pub fn partial_astar<C: Into<Cost>>(&self, estimate: impl Guess<S, C>) -> Journey<S> {
        let estimate = Estimate::admissible(estimate);
        self.route(path::partial_astar(self, &estimate, &self.limits, &self.stop, &mut ()))
    }

    /// A* with the estimate times `weight`: at most so many times the cheapest. See [`path::wastar`].
    pub fn wastar<C: Into<Cost>>(&self, estimate: impl Guess<S, C>, weight: Weight) -> Journey<S> {
        let estimate = Estimate::admissible(estimate);
        self.route(path::wastar(self, &estimate, weight, &self.limits, &self.stop, &mut ()))
    }

    /// Iterative deepening A*: the cheapest way in little memory. See [`path::idastar`].
    pub fn idastar<C: Into<Cost>>(&self, estimate: impl Guess<S, C>) -> Journey<S> {
        let estimate = Estimate::admissible(estimate);
        self.route(path::idastar(self, &estimate, 0, &self.limits, &self.stop, &mut ()))
    }

    /// Recursive best first: the cheapest way in memory for one path. See [`path::rbfs`].
    pub fn rbfs<C: Into<Cost>>(&self, estimate: impl Guess<S, C>) -> Journey<S> {
        let estimate = Estimate::admissible(estimate);
        self.route(path::rbfs(self, &estimate, &self.limits, &self.stop, &mut ()))
    }

    /// SMA*: the cheapest way that fits into so many nodes. See [`path::sma`].
    pub fn sma<C: Into<Cost>>(&self, estimate: impl Guess<S, C>, most_nodes: usize) -> Journey<S> {
        let estimate = Estimate::admissible(estimate);
        self.route(path::sma(self, &estimate, most_nodes, &self.limits, &self.stop, &mut ()))
    }

    /// Greedy best first: some way, soon. The estimate promises nothing. See [`path::greedy`].
    pub fn greedy<C: Into<Cost>>(&self, estimate: impl Guess<S, C>) -> Journey<S> {
        let estimate = Estimate::unproven(estimate);
        self.route(path::greedy(self, &estimate, &self.limits, &self.stop, &mut ()))
    }

    /// Beam search: the best `width` states of each layer. The estimate promises nothing. See [`path::beam`].
    pub fn beam<C: Into<Cost>>(&self, estimate: impl Guess<S, C>, width: usize) -> Journey<S> {
        let estimate = Estimate::unproven(estimate);
        self.route(path::beam(self, &estimate, width, &self.limits, &self.stop, &mut ()))
    }
}
