//! Recursive best-first search: best first, in memory for one path.

use std::hash::Hash;

use hashbrown::HashSet;
use jogada_rules::{Cost, Heuristic, Promise, Puzzle, Step};
use rustc_hash::FxBuildHasher;

use super::nodes::along;
use super::run::{Run, conduct};
use super::{Answer, Id, Node, Shortfall, WayObserver, WayOutcome};
use crate::{Limits, StopFlag, Stopped};

/// Searches by RBFS. The recursion is a list of frames, so that no path is too long.
///
/// - **Finds** the cheapest way.
/// - **Right** when the heuristic is admissible.
/// - **Costs** memory for the nodes of one path and their siblings; time more than A*, because it forgets what it
///   leaves and only remembers how good the best of it was.
/// - **Needs** a puzzle and a heuristic.
/// - **Reference**: Korf, "Linear-space best-first search", 1993.
///
/// ```
/// use jogada_rules::example::{Doubling, HalfWay};
/// use jogada_search::path::rbfs;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = rbfs(&puzzle, &HalfWay, &Limits::NONE, &StopFlag::new(), &mut ());
/// // 1, 2, 4, 5, 10.
/// assert!(outcome.answer.is_proven());
/// assert_eq!(outcome.answer.path().map(|path| path.moves.len()), Some(4));
/// ```
pub fn rbfs<P: Puzzle>(
    puzzle: &P,
    heuristic: &impl Heuristic<P>,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    conduct(puzzle, limits, stop, observer, |run| descend(run, heuristic))
}

/// A node on the path or beside it.
struct Candidate<S> {
    state: S,
    id: Id,
    g: Cost,
    /// The least that a way through here costs, as far as it was searched.
    backed: Cost,
}

/// The successors of one node of the path; the one in front is the next node of it.
struct Frame<S> {
    candidates: Vec<Candidate<S>>,
    /// Beyond this, another branch of the path is better.
    limit: Cost,
}

impl<S> Frame<S> {
    /// Puts the best candidate in front, and tells how good the second best is.
    fn arrange(&mut self) -> Cost {
        let best = (0..self.candidates.len()).min_by_key(|&at| self.candidates[at].backed).unwrap_or(0);
        if best > 0 {
            // The order among the others is kept: equal ones are tried in the puzzle's order.
            self.candidates[..=best].rotate_right(1);
        }
        self.candidates.iter().skip(1).map(|other| other.backed).min().unwrap_or(Cost::MAX)
    }

    fn backed(&self) -> Cost {
        self.candidates.first().map_or(Cost::MAX, |best| best.backed)
    }
}

struct Descent<S> {
    frames: Vec<Frame<S>>,
    on_path: HashSet<S, FxBuildHasher>,
    next_id: Id,
    cut: bool,
    held: usize,
}

fn descend<P: Puzzle, O: WayObserver<P>>(
    run: &mut Run<'_, P, O>,
    heuristic: &impl Heuristic<P>,
) -> Result<Answer<P::Move>, Stopped> {
    let (root, h) = run.informed_start(heuristic);
    let exact = heuristic.promise() >= Promise::Admissible;
    let mut descent = Descent { frames: Vec::new(), on_path: HashSet::default(), next_id: 1, cut: false, held: 1 };
    let candidates = vec![Candidate { state: root, id: 0, g: Cost::ZERO, backed: h }];
    descent.frames.push(Frame { candidates, limit: Cost::MAX });
    while let Some(frame) = descent.frames.last_mut() {
        let second = frame.arrange();
        let backed = frame.backed();
        let limit = frame.limit.min(second);
        if exact && !descent.cut && descent.frames.len() == 1 {
            run.raise(backed);
        }
        let frame = descent.frames.last_mut().expect("it was there a moment ago");
        if backed > frame.limit || backed == Cost::MAX {
            descent.retreat(run, backed);
            continue;
        }
        let best = &frame.candidates[0];
        run.pick(best.id);
        if run.puzzle.is_goal(&best.state) {
            run.goal(best.id, best.g);
            let trail: Vec<_> = descent.frames.iter().map(|frame| frame.candidates[0].state.clone()).collect();
            let proven = exact && (!descent.cut || run.even_costs());
            return Ok(Answer::Found { path: along(run.puzzle, &trail), proven });
        }
        descent.advance(run, heuristic, limit)?;
    }
    Ok(if descent.cut { Answer::open(Shortfall::Depth, run.at_least) } else { Answer::NoSolution })
}

impl<S: Clone + Eq + Hash> Descent<S> {
    /// Expands the best candidate of the last frame.
    fn advance<P: Puzzle<State = S>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        heuristic: &impl Heuristic<P>,
        limit: Cost,
    ) -> Result<(), Stopped> {
        let depth = self.frames.len() as u32 - 1;
        let frame = self.frames.last_mut().expect("only called with a frame");
        let best = &mut frame.candidates[0];
        if depth >= run.depth_limit {
            self.cut = true;
            best.backed = Cost::MAX;
            return Ok(());
        }
        let (state, id, g, backed) = (best.state.clone(), best.id, best.g, best.backed);
        let steps = run.expand(id, &state, depth)?;
        self.on_path.insert(state);
        let mut candidates = Vec::with_capacity(steps.len());
        for step in &steps {
            candidates.extend(self.candidate(run, heuristic, (id, g, depth, backed), step));
        }
        run.recycle(steps);
        self.held += candidates.len();
        self.frames.push(Frame { candidates, limit });
        let bytes = self.held * size_of::<Candidate<S>>() + self.frames.capacity() * size_of::<Frame<S>>();
        run.hold(self.held + 1 - self.frames.len(), self.held, bytes + self.on_path.allocation_size())
    }

    /// The candidate that `step` leads to, unless it closes a circle.
    fn candidate<P: Puzzle<State = S>, O: WayObserver<P>>(
        &mut self,
        run: &mut Run<'_, P, O>,
        heuristic: &impl Heuristic<P>,
        (from, from_g, from_depth, from_backed): (Id, Cost, u32, Cost),
        step: &Step<P::Move, S>,
    ) -> Option<Candidate<S>> {
        if self.on_path.contains(&step.state) {
            run.duplicate(from, step.mv);
            return None;
        }
        let g = from_g + step.cost;
        let h = heuristic.estimate(run.puzzle, &step.state);
        // What was learned about the parent holds for each of its children.
        let backed = (g + h).max(from_backed);
        let id = self.next_id;
        self.next_id += 1;
        let from = Some((from, step.mv));
        run.keep(&Node { id, from, state: &step.state, depth: from_depth + 1, g, h, f: backed });
        Some(Candidate { state: step.state.clone(), id, g, backed })
    }

    /// Leaves the last frame, whose best is worth `backed`.
    fn retreat<P: Puzzle<State = S>, O: WayObserver<P>>(&mut self, run: &mut Run<'_, P, O>, backed: Cost) {
        let left = self.frames.pop().expect("only called with a frame");
        self.held -= left.candidates.len();
        if let Some(frame) = self.frames.last_mut() {
            let parent = &mut frame.candidates[0];
            parent.backed = backed;
            run.revise(parent.id, backed);
            self.on_path.remove(&parent.state);
        }
    }
}
