//! A graph given by closures that can be followed from both ends.

use jogada_rules::{Cost, Countdown, Folded, Limits, Puzzle, Reversible, Step, Steps, StopFlag};

use super::Journey;
use super::graph::{Successor, Vertex, list};
use crate::path;

/// A graph with known goals whose steps can be followed backward; for [`optimal`](TwoEnded::optimal), one that counts
/// down.
///
/// ```
/// use jogada_search::short::TwoEnded;
///
/// let before = |&n: &u32| if n % 2 == 0 { vec![n - 1, n / 2] } else { vec![n - 1] };
/// let graph = TwoEnded::new(1_u32, |&n| [n + 1, 2 * n], before, vec![1000]);
/// assert_eq!(graph.bidirectional().to_string(), "cost 14, proven: 1 2 3 6 7 14 15 30 31 62 124 125 250 500 1000");
/// ```
#[derive(Clone, Debug)]
pub struct TwoEnded<S, N, B> {
    start: S,
    successors: N,
    predecessors: B,
    goals: Vec<S>,
    limits: Limits,
    stop: StopFlag,
}

impl<S, N, I, B, J> TwoEnded<S, N, B>
where
    S: Vertex,
    N: Fn(&S) -> I + Send + Sync,
    I: IntoIterator<Item: Successor<S>>,
    B: Fn(&S) -> J + Send + Sync,
    J: IntoIterator<Item: Successor<S>>,
{
    /// A graph without limits. What `predecessors` lists for a state are those that lead to it by one step.
    pub fn new(start: S, successors: N, predecessors: B, goals: Vec<S>) -> Self {
        Self { start, successors, predecessors, goals, limits: Limits::NONE, stop: StopFlag::new() }
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

    /// From both ends at once: the cheapest way. See [`path::bidirectional`].
    pub fn bidirectional(&self) -> Journey<S> {
        Journey::along(self, path::bidirectional(self, &self.limits, &self.stop, &mut ()))
    }

    /// Fewest steps, proven from both ends, for states of which something is `left` that only a goal has none of and
    /// that a step lowers by `most_per_step` at most and never raises. See [`path::optimal`].
    pub fn optimal(&self, left: impl Fn(&S) -> u32 + Send + Sync, most_per_step: u32) -> Journey<S> {
        let counting = Counting { graph: self, left, most_per_step };
        let optimum = path::optimal(&counting, 1, &self.limits, &self.stop, &mut ());
        Journey::along(self, optimum.outcome)
    }
}

impl<S, N, I, B> Puzzle for TwoEnded<S, N, B>
where
    S: Vertex,
    N: Fn(&S) -> I + Send + Sync,
    I: IntoIterator<Item: Successor<S>>,
    B: Send + Sync,
{
    type State = S;
    type Move = u32;

    fn initial(&self) -> S {
        self.start.clone()
    }

    fn is_goal(&self, state: &S) -> bool {
        self.goals.contains(state)
    }

    fn successors(&self, state: &S, out: &mut Steps<Self>) {
        list(&self.successors, state, out);
    }
}

impl<S, N, I, B, J> Reversible for TwoEnded<S, N, B>
where
    S: Vertex,
    N: Fn(&S) -> I + Send + Sync,
    I: IntoIterator<Item: Successor<S>>,
    B: Fn(&S) -> J + Send + Sync,
    J: IntoIterator<Item: Successor<S>>,
{
    fn goals(&self) -> Vec<S> {
        self.goals.clone()
    }

    fn predecessors(&self, state: &S, out: &mut Steps<Self>) {
        let numbered = (self.predecessors)(state).into_iter().filter_map(|before| {
            let (before, cost): (S, Cost) = before.split();
            let leads_here = |(_, after): &(u32, (S, Cost))| after.0 == *state;
            let after = (self.successors)(&before).into_iter().map(Successor::split);
            let mv = (0..).zip(after).find(leads_here)?.0;
            Some(Step { mv, state: before, cost })
        });
        out.extend(numbered);
    }
}

/// A graph that counts down.
struct Counting<'a, T, L> {
    graph: &'a T,
    left: L,
    most_per_step: u32,
}

impl<T: Puzzle, L: Fn(&T::State) -> u32 + Send + Sync> Puzzle for Counting<'_, T, L> {
    type State = T::State;
    type Move = T::Move;

    fn initial(&self) -> T::State {
        self.graph.initial()
    }

    fn is_goal(&self, state: &T::State) -> bool {
        self.graph.is_goal(state)
    }

    fn successors(&self, state: &T::State, out: &mut Steps<Self>) {
        self.graph.successors(state, out);
    }
}

impl<T: Reversible, L: Fn(&T::State) -> u32 + Send + Sync> Reversible for Counting<'_, T, L> {
    fn goals(&self) -> Vec<T::State> {
        self.graph.goals()
    }

    fn predecessors(&self, state: &T::State, out: &mut Steps<Self>) {
        self.graph.predecessors(state, out);
    }
}

/// No symmetry is known: each state stands for itself.
impl<T: Puzzle, L: Fn(&T::State) -> u32 + Send + Sync> Folded for Counting<'_, T, L> {
    fn canonical(&self, state: &T::State) -> T::State {
        state.clone()
    }
}

impl<T: Puzzle, L: Fn(&T::State) -> u32 + Send + Sync> Countdown for Counting<'_, T, L> {
    fn left(&self, state: &T::State) -> u32 {
        (self.left)(state)
    }

    fn most_per_move(&self) -> u32 {
        self.most_per_step
    }
}
