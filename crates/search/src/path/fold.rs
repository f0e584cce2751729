//! Symmetry by choice: a puzzle of canonical states.

use jogada_rules::{Cost, Countdown, Folded, Heuristic, Promise, Puzzle, Reversible, Steps};

use super::Path;
use super::nodes::along;

/// A puzzle in which symmetric states are one state, so that a search looks at one of all images.
///
/// Any search works on it unchanged; [`Fold::unfold`] takes its moves back to the real board.
///
/// ```
/// use jogada_rules::example::Doubling;
/// use jogada_search::path::{Fold, bfs};
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let folded = Fold(&puzzle);
/// let outcome = bfs(&folded, &Limits::NONE, &StopFlag::new(), &mut ());
/// let way = folded.unfold(&outcome.answer.path().expect("a way").moves).expect("the way of an image");
/// assert_eq!(way.moves.len(), 4);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Fold<'a, P>(pub &'a P);

/// A heuristic of a puzzle, asked about canonical states of its [`Fold`].
#[derive(Clone, Copy, Debug)]
pub struct Folding<'a, H>(pub &'a H);

impl<P: Folded> Fold<'_, P> {
    /// The moves on the real board for moves found on the folded one; `None` if those are not possible.
    pub fn unfold(&self, folded: &[P::Move]) -> Option<Path<P::Move>> {
        let mut here = self.initial();
        let mut images = vec![here.clone()];
        for &mv in folded {
            here = self.step(&here, mv)?.state;
            images.push(here.clone());
        }
        Some(self.follow(&images))
    }

    /// The moves on the real board that pass through images of all of `images`, which begin with the start's.
    pub(super) fn follow(&self, images: &[P::State]) -> Path<P::Move> {
        let mut here = self.0.initial();
        let mut trail = vec![here.clone()];
        let mut steps: Steps<P> = Vec::new();
        for image in images.iter().skip(1) {
            steps.clear();
            self.0.successors(&here, &mut steps);
            let same = steps.drain(..).filter(|step| self.0.canonical(&step.state) == *image);
            let cheapest = same.min_by_key(|step| step.cost);
            here = cheapest.expect("symmetric states have symmetric successors").state;
            trail.push(here.clone());
        }
        along(self.0, &trail)
    }

    fn fold(&self, steps: &mut Steps<P>, from: usize) {
        for step in &mut steps[from..] {
            step.state = self.0.canonical(&step.state);
        }
    }
}

impl<P: Folded> Puzzle for Fold<'_, P> {
    type State = P::State;
    type Move = P::Move;

    fn initial(&self) -> P::State {
        self.0.canonical(&self.0.initial())
    }

    #[inline]
    fn is_goal(&self, state: &P::State) -> bool {
        self.0.is_goal(state)
    }

    #[inline]
    fn successors(&self, state: &P::State, out: &mut Steps<Self>) {
        let from = out.len();
        self.0.successors(state, out);
        self.fold(out, from);
    }
}

/// The move of a predecessor is the one of the image it was found as, not of its canonical form: searches compare
/// states only.
impl<P: Folded + Reversible> Reversible for Fold<'_, P> {
    fn goals(&self) -> Vec<P::State> {
        let mut goals: Vec<P::State> = Vec::new();
        for goal in self.0.goals() {
            let goal = self.0.canonical(&goal);
            if !goals.contains(&goal) {
                goals.push(goal);
            }
        }
        goals
    }

    fn predecessors(&self, state: &P::State, out: &mut Steps<Self>) {
        let from = out.len();
        self.0.predecessors(state, out);
        self.fold(out, from);
    }
}

impl<P: Folded + Countdown> Countdown for Fold<'_, P> {
    fn left(&self, state: &P::State) -> u32 {
        self.0.left(state)
    }

    fn most_per_move(&self) -> u32 {
        self.0.most_per_move()
    }
}

impl<'a, P: Folded, H: Heuristic<P>> Heuristic<Fold<'a, P>> for Folding<'_, H> {
    #[inline]
    fn estimate(&self, puzzle: &Fold<'a, P>, state: &P::State) -> Cost {
        self.0.estimate(puzzle.0, state)
    }

    /// A heuristic that tells images apart may be consistent on the board and not between canonical states.
    fn promise(&self) -> Promise {
        self.0.promise().min(Promise::Admissible)
    }
}
