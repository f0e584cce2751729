//! SMA*: A* in a fixed number of nodes.

mod held;

use std::cmp::Reverse;
use std::collections::BTreeSet;

use jogada_rules::{Cost, Heuristic, Promise, Puzzle, Step, Steps};

use self::held::{Child, Held};
use super::nodes::along;
use super::run::{Run, conduct};
use super::{Answer, Id, Node, Shortfall, WayObserver, WayOutcome};
use crate::{Limits, StopFlag, Stopped};

/// Searches by SMA* in `most_nodes` nodes.
///
/// - **Finds** the cheapest way that fits: one of `most_nodes` − 1 moves or fewer.
/// - **Right** when the heuristic is admissible. It says when no way fits, and is sure that there is none at all only
///   if nothing was left out for want of room.
/// - **Costs** never more than `most_nodes` nodes. When they are used up, the worst leaf is forgotten; its parent
///   remembers how good it was, and it is generated again when nothing better is left. The less room, the more of that.
/// - **Needs** a puzzle, a heuristic and a number of nodes.
/// - **Reference**: Russell, "Efficient memory-bounded search methods", 1992.
///
/// ```
/// use jogada_rules::example::{Doubling, HalfWay};
/// use jogada_search::path::sma;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = sma(&puzzle, &HalfWay, 100, &Limits::NONE, &StopFlag::new(), &mut ());
/// // 1, 2, 4, 5, 10.
/// assert!(outcome.answer.is_proven());
/// assert_eq!(outcome.answer.path().map(|path| path.moves.len()), Some(4));
/// ```
pub fn sma<P: Puzzle>(
    puzzle: &P,
    heuristic: &impl Heuristic<P>,
    most_nodes: usize,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    conduct(puzzle, limits, stop, observer, |run| Memory::new(most_nodes.max(1)).search(run, heuristic))
}

/// Sorts nodes by f, and among equal f the deeper first.
type Rank = (Cost, Reverse<u32>, usize);

/// The nodes held, never more than `most`.
struct Memory<S> {
    most: usize,
    held: Vec<Option<Held<S>>>,
    free: Vec<usize>,
    /// All nodes from which something can be generated, or that are goals.
    open: BTreeSet<Rank>,
    /// All nodes without a child that is held: those that can be forgotten.
    leaves: BTreeSet<Rank>,
    /// The least f of what was given up because a path through it would not fit.
    too_long: Cost,
    /// Whether something was left out for the depth limit.
    cut: bool,
    next_id: Id,
    child_slots: usize,
}

impl<S: Clone + Eq> Memory<S> {
    const fn new(most: usize) -> Self {
        Self {
            most,
            held: Vec::new(),
            free: Vec::new(),
            open: BTreeSet::new(),
            leaves: BTreeSet::new(),
            too_long: Cost::MAX,
            cut: false,
            next_id: 1,
            child_slots: 0,
        }
    }

    fn search<P: Puzzle<State = S>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        heuristic: &impl Heuristic<P>,
    ) -> Result<Answer<P::Move>, Stopped> {
        let exact = heuristic.promise() >= Promise::Admissible;
        self.begin(run, heuristic);
        let mut steps: Steps<P> = Vec::new();
        while let Some(&(f, _, place)) = self.open.first() {
            if exact {
                run.raise(f.min(self.too_long));
            }
            let node = self.node(place);
            run.pick(node.id);
            if node.is_goal {
                run.goal(node.id, node.g);
                let proven = exact && node.g <= self.too_long && !self.cut;
                return Ok(Answer::Found { path: along(run.puzzle, &self.trail(place)), proven });
            }
            steps.clear();
            run.puzzle.successors(&node.state, &mut steps);
            self.extend(run, heuristic, place, &steps)?;
            run.hold(self.open.len(), self.held.len() - self.free.len(), self.bytes())?;
        }
        Ok(match (self.too_long, self.cut) {
            (Cost::MAX, false) => Answer::NoSolution,
            (Cost::MAX, true) => Answer::open(Shortfall::Depth, run.at_least),
            (_, _) => Answer::open(Shortfall::TooFewNodes, run.at_least),
        })
    }

    fn begin<P: Puzzle<State = S>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        heuristic: &impl Heuristic<P>,
    ) {
        let (state, h) = run.informed_start(heuristic);
        let is_goal = run.puzzle.is_goal(&state);
        self.add(Held::new(state, 0, 0, (Cost::ZERO, h), is_goal, None));
    }

    /// Generates one child of the node at `place`, whose successors are `steps`.
    fn extend<P: Puzzle<State = S>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        heuristic: &impl Heuristic<P>,
        place: usize,
        steps: &Steps<P>,
    ) -> Result<(), Stopped> {
        self.unlist(place);
        if !self.node(place).expanded {
            let node = self.node_mut(place);
            node.expanded = true;
            node.children = vec![Child::Fresh; steps.len()];
            let (id, depth) = (node.id, node.depth);
            self.child_slots += steps.len();
            run.begin_expansion(id, depth, steps.len());
        }
        let child = self.node(place).next_child();
        if let Some(at) = child {
            run.create(&steps[at])?;
            let new = self.judge(run, heuristic, place, at, &steps[at]);
            self.node_mut(place).children[at] = if new.is_some() { Child::Held } else { Child::Forgotten(Cost::MAX) };
            if let Some(new) = new {
                self.node_mut(place).children_kept += 1;
                self.make_room(run);
                self.add(new);
            }
        }
        let f = self.list(place);
        run.revise(self.node(place).id, f);
        Ok(())
    }

    /// The child that `step` leads to, unless it is of no use: it closes a circle, or no way through it would fit.
    fn judge<P: Puzzle<State = S>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        heuristic: &impl Heuristic<P>,
        place: usize,
        at: usize,
        step: &Step<P::Move, S>,
    ) -> Option<Held<S>> {
        let parent = self.node(place);
        let from = (parent.id, step.mv);
        if self.is_on_path(place, &step.state) {
            run.duplicate(from.0, from.1);
            return None;
        }
        let (g, depth) = (parent.g + step.cost, parent.depth + 1);
        let h = heuristic.estimate(run.puzzle, &step.state);
        let bound = (g + h).max(parent.child_f(parent.children[at]));
        let is_goal = run.puzzle.is_goal(&step.state);
        // A path of so many moves needs one node more, and one that goes on needs another.
        if depth as usize + 1 + usize::from(!is_goal) > self.most {
            self.too_long = self.too_long.min(bound);
            run.defer(from.0, from.1, bound);
            return None;
        }
        if depth + u32::from(!is_goal) > run.depth_limit {
            self.cut = true;
            return None;
        }
        let id = self.next_id;
        self.next_id += 1;
        run.keep(&Node { id, from: Some(from), state: &step.state, depth, g, h, f: bound });
        Some(Held::new(step.state.clone(), id, depth, (g, bound), is_goal, Some((place, at))))
    }

    /// Forgets the worst leaf, the shallowest of those, if there is no room for one more.
    fn make_room<P: Puzzle<State = S>, O: WayObserver<P>>(&mut self, run: &mut Run<'_, P, O>) {
        if self.held.len() - self.free.len() < self.most {
            return;
        }
        let &(f, _, place) = self.leaves.last().expect("a path that fills the memory is never made longer");
        self.unlist(place);
        let node = self.held[place].take().expect("leaves are held");
        self.free.push(place);
        self.child_slots -= node.children.len();
        run.forget(node.id, f);
        let (parent, at) = node.parent.expect("the root is a leaf only when it is alone");
        self.unlist(parent);
        let parent_node = self.node_mut(parent);
        parent_node.children[at] = Child::Forgotten(f);
        parent_node.children_kept -= 1;
        let parent_id = parent_node.id;
        let f = self.list(parent);
        run.revise(parent_id, f);
    }

    fn add(&mut self, node: Held<S>) {
        let place = self.free.pop().unwrap_or(self.held.len());
        if place == self.held.len() {
            self.held.push(Some(node));
        } else {
            self.held[place] = Some(node);
        }
        self.list(place);
    }

    fn node(&self, place: usize) -> &Held<S> {
        self.held[place].as_ref().expect("places in use are held")
    }

    fn node_mut(&mut self, place: usize) -> &mut Held<S> {
        self.held[place].as_mut().expect("places in use are held")
    }

    /// Enters a node into the lists it belongs to, and tells its f.
    fn list(&mut self, place: usize) -> Cost {
        let node = self.node(place);
        let (rank, is_leaf) = ((node.f(), Reverse(node.depth), place), node.children_kept == 0);
        if rank.0 < Cost::MAX {
            self.open.insert(rank);
        }
        if is_leaf {
            self.leaves.insert(rank);
        }
        rank.0
    }

    /// Takes a node out of the lists, before it changes.
    fn unlist(&mut self, place: usize) {
        let node = self.node(place);
        let rank = (node.f(), Reverse(node.depth), place);
        self.open.remove(&rank);
        self.leaves.remove(&rank);
    }

    fn is_on_path(&self, place: usize, state: &S) -> bool {
        self.path(place).any(|node| node.state == *state)
    }

    /// The nodes from `place` to the root.
    fn path(&self, place: usize) -> impl Iterator<Item = &Held<S>> {
        std::iter::successors(Some(self.node(place)), |node| node.parent.map(|(parent, _)| self.node(parent)))
    }

    fn trail(&self, place: usize) -> Vec<S> {
        let mut trail: Vec<S> = self.path(place).map(|node| node.state.clone()).collect();
        trail.reverse();
        trail
    }

    fn bytes(&self) -> usize {
        self.held.capacity() * size_of::<Option<Held<S>>>()
            + self.free.capacity() * size_of::<usize>()
            + (self.open.len() + self.leaves.len()) * size_of::<Rank>()
            + self.child_slots * size_of::<Child>()
    }
}
