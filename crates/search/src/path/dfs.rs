//! Depth-first search: straight on, back only at dead ends.

use std::hash::Hash;

use jogada_rules::{Cost, Puzzle, Step, Steps};

use super::blocks::Blocks;
use super::nodes::{NOWHERE, NodeIndex, Nodes};
use super::run::{Run, conduct};
use super::{Answer, Node, Shortfall, WayObserver, WayOutcome};
use crate::room::Arena;
use crate::{Limits, StopFlag, Stopped};

/// Searches depth first, to [`Limits::depth`] at most. A goal is noticed when it is generated.
///
/// - **Finds** a way, usually a long one.
/// - **Right** that there is no way, when it says so; never about the cheapest. With a depth limit it finds a way
///   whenever one fits: a state is looked at again when it is reached nearer to the start.
/// - **Costs** time and memory for every state it meets, because it remembers them; its stack is as deep as the path.
/// - **Needs** a puzzle; [`Limits::depth`] where paths do not end.
/// - **Reference**: Tarjan, "Depth-first search and linear graph algorithms", 1972.
///
/// ```
/// use jogada_rules::example::Doubling;
/// use jogada_search::path::dfs;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = dfs(&puzzle, &Limits::NONE, &StopFlag::new(), &mut ());
/// assert!(outcome.answer.path().is_some(), "a way, if not always the shortest");
/// ```
pub fn dfs<P: Puzzle>(
    puzzle: &P,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    conduct(puzzle, limits, stop, observer, |run| {
        let arena = Arena::default();
        Dive { nodes: Nodes::new(&arena), waiting: Blocks::new(&arena), cut: false }.search(run)
    })
}

/// The states visited, and the steps that wait to be taken, the next one last.
struct Dive<'a, M, S> {
    nodes: Nodes<'a, S>,
    waiting: Blocks<'a, (NodeIndex, Step<M, S>)>,
    /// Whether something was left out for being too deep.
    cut: bool,
}

impl<M: Copy + Eq, S: Clone + Eq + Hash> Dive<'_, M, S> {
    fn search<P: Puzzle<State = S, Move = M>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
    ) -> Result<Answer<M>, Stopped> {
        let root = run.blind_start();
        let mut visited = Some(self.nodes.add(root, NOWHERE, Cost::ZERO, 0)?);
        loop {
            if let Some(place) = visited {
                if run.puzzle.is_goal(&self.nodes.at(place).state) {
                    run.goal(u64::from(place), self.nodes.at(place).g);
                    return Ok(Answer::Found { path: self.nodes.path(run.puzzle, place), proven: false });
                }
                self.expand(run, place)?;
            }
            let Some((parent, step)) = self.waiting.pop() else { break };
            visited = self.visit(run, parent, &step)?;
        }
        Ok(if self.cut { Answer::open(Shortfall::Depth, run.at_least) } else { Answer::NoSolution })
    }

    /// Takes a step, unless it leads to a state that was visited no deeper than here.
    fn visit<P: Puzzle<State = S, Move = M>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        parent: NodeIndex,
        step: &Step<M, S>,
    ) -> Result<Option<NodeIndex>, Stopped> {
        let from = self.nodes.at(parent);
        let (g, depth) = (from.g + step.cost, from.depth() + 1);
        let (place, is_new) = self.nodes.intern(&step.state, parent, g, depth)?;
        let (id, from) = (u64::from(place), u64::from(parent));
        if is_new {
            run.keep(&Node { id, from: Some((from, step.mv)), state: &step.state, depth, g, h: Cost::ZERO, f: g });
            return Ok(Some(place));
        }
        // Without a limit depth does not matter: what was visited once is done with.
        if run.depth_limit == u32::MAX || self.nodes.at(place).depth() <= depth {
            run.duplicate(from, step.mv);
            return Ok(None);
        }
        self.nodes.improve(place, parent, g, depth);
        run.reopen(id, from, true, g, g);
        Ok(Some(place))
    }

    /// Lets the successors of a node wait; of a goal among them, only that.
    fn expand<P: Puzzle<State = S, Move = M>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        place: NodeIndex,
    ) -> Result<(), Stopped> {
        let entry = self.nodes.at(place);
        let (state, depth) = (entry.state.clone(), entry.depth());
        if depth >= run.depth_limit {
            self.cut = true;
            return Ok(());
        }
        let mut steps: Steps<P> = run.expand(u64::from(place), &state, depth)?;
        if let Some(goal) = steps.iter().position(|step| run.puzzle.is_goal(&step.state)) {
            steps.swap(0, goal);
            steps.truncate(1);
        }
        steps.drain(..).rev().try_for_each(|step| self.waiting.push((place, step)))?;
        run.recycle(steps);
        run.hold(self.waiting.len(), self.nodes.len(), self.nodes.bytes() + self.waiting.bytes())
    }
}
