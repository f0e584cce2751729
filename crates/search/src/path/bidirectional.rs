//! Bidirectional search: from the start and from the goal until the two meet.

use std::hash::Hash;

use jogada_rules::{Cost, Reversible, Steps};

use super::front::Front;
use super::nodes::{NodeIndex, along};
use super::run::{Run, conduct};
use super::{Answer, Node, Shortfall, WayObserver, WayOutcome};
use crate::room::Arena;
use crate::{Limits, StopFlag, Stopped};

/// Searches from both ends. The observer sees nodes of the backward search under odd numbers.
///
/// - **Finds** the cheapest way.
/// - **Right** always: it ends when no way through nodes still waiting on both sides can be cheaper than the best
///   meeting.
/// - **Costs** time and memory for two searches of half the depth, which is the square root of one whole.
/// - **Needs** a puzzle that knows its solved states and its predecessors.
/// - **Reference**: Pohl, "Bi-directional search", 1971.
///
/// ```
/// use jogada_rules::example::Doubling;
/// use jogada_search::path::bidirectional;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = bidirectional(&puzzle, &Limits::NONE, &StopFlag::new(), &mut ());
/// // 1, 2, 4, 5, 10.
/// assert!(outcome.answer.is_proven());
/// assert_eq!(outcome.answer.path().map(|path| path.moves.len()), Some(4));
/// ```
pub fn bidirectional<P: Reversible>(
    puzzle: &P,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    conduct(puzzle, limits, stop, observer, |run| Pincers::new(&Arena::default()).search(run))
}

/// Where the two searches met.
struct Meeting {
    cost: Cost,
    forward: NodeIndex,
    backward: NodeIndex,
}

struct Pincers<'a, S> {
    forward: Front<'a, S>,
    backward: Front<'a, S>,
    best: Option<Meeting>,
    cut: bool,
}

impl<'a, S: Clone + Eq + Hash> Pincers<'a, S> {
    fn new(arena: &'a Arena) -> Self {
        let [forward, backward] = [false, true].map(|is_backward| Front::one_of_two(arena, is_backward));
        Self { forward, backward, best: None, cut: false }
    }

    fn search<P: Reversible<State = S>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
    ) -> Result<Answer<P::Move>, Stopped> {
        self.begin(run)?;
        while let (Some(ahead), Some(behind)) = (self.forward.open.least(), self.backward.open.least()) {
            if !self.cut {
                run.raise((ahead + behind).min(self.best_cost()));
            }
            if ahead + behind >= self.best_cost() {
                break;
            }
            let is_forward = self.forward.open.len() <= self.backward.open.len();
            self.expand(run, is_forward)?;
            let open = self.forward.open.len() + self.backward.open.len();
            let held = self.forward.nodes.len() + self.backward.nodes.len();
            run.hold(open, held, self.forward.bytes() + self.backward.bytes())?;
        }
        Ok(self.answer(run))
    }

    fn begin<P: Reversible<State = S>, O: WayObserver<P>>(&mut self, run: &mut Run<'_, P, O>) -> Result<(), Stopped> {
        let root = run.blind_start();
        self.forward.root(root, Cost::ZERO)?;
        for goal in run.puzzle.goals() {
            let id = self.backward.id(self.backward.nodes.len() as NodeIndex);
            let (g, h, f) = (Cost::ZERO, Cost::ZERO, Cost::ZERO);
            run.keep(&Node { id, from: None, state: &goal, depth: 0, g, h, f });
            self.backward.root(goal, Cost::ZERO)?;
        }
        self.meet(run, 0, true);
        Ok(())
    }

    fn best_cost(&self) -> Cost {
        self.best.as_ref().map_or(Cost::MAX, |meeting| meeting.cost)
    }

    /// Expands the next node of one side.
    fn expand<P: Reversible<State = S>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        is_forward: bool,
    ) -> Result<(), Stopped> {
        let front = if is_forward { &mut self.forward } else { &mut self.backward };
        let Some((_, place)) = front.pop() else { return Ok(()) };
        run.pick(front.id(place));
        let entry = front.nodes.at_mut(place);
        entry.close();
        let (state, depth) = (entry.state.clone(), entry.depth());
        if depth >= run.depth_limit {
            self.cut = true;
            return Ok(());
        }
        let mut steps: Steps<P> = Vec::new();
        if is_forward {
            run.puzzle.successors(&state, &mut steps);
        } else {
            run.puzzle.predecessors(&state, &mut steps);
        }
        run.count_expansion(front.id(place), depth, &steps)?;
        for step in &steps {
            let front = if is_forward { &mut self.forward } else { &mut self.backward };
            if let Some(child) = front.receive(run, place, step, true, |g| (Cost::ZERO, g))? {
                self.meet(run, child, is_forward);
            }
        }
        Ok(())
    }

    /// Notes where a node of one side is known to the other.
    fn meet<P: Reversible<State = S>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        place: NodeIndex,
        is_forward: bool,
    ) {
        let (front, other) = if is_forward { (&self.forward, &self.backward) } else { (&self.backward, &self.forward) };
        let here = front.nodes.at(place);
        let Some(there) = other.nodes.find(&here.state) else { return };
        let cost = here.g + other.nodes.at(there).g;
        if cost < self.best_cost() {
            let (forward, backward) = if is_forward { (place, there) } else { (there, place) };
            run.meet(self.forward.id(forward), self.backward.id(backward), cost);
            self.best = Some(Meeting { cost, forward, backward });
        }
    }

    fn answer<P: Reversible<State = S>, O: WayObserver<P>>(&self, run: &mut Run<'_, P, O>) -> Answer<P::Move> {
        let Some(meeting) = &self.best else {
            return if self.cut { Answer::open(Shortfall::Depth, run.at_least) } else { Answer::NoSolution };
        };
        run.goal(self.forward.id(meeting.forward), meeting.cost);
        let mut trail = self.forward.nodes.trail(meeting.forward);
        trail.pop();
        trail.extend(self.backward.nodes.trail(meeting.backward).into_iter().rev());
        Answer::Found { path: along(run.puzzle, &trail), proven: !self.cut || run.even_costs() }
    }
}
