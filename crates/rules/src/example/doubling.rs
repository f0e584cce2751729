//! A small puzzle.

use crate::{Cost, Countdown, Folded, Heuristic, Promise, Puzzle, Reversible, Step, Steps};

/// From 1 to a number in the fewest moves, each of which adds one or doubles.
///
/// ```
/// use jogada_rules::Puzzle;
/// use jogada_rules::example::{Doubling, Growth};
///
/// let puzzle = Doubling { goal: 10 };
/// let mut state = puzzle.initial();
/// for mv in [Growth::Double, Growth::Double, Growth::AddOne, Growth::Double] {
///     state = puzzle.step(&state, mv).expect("both ways are always open below the goal").state;
/// }
/// assert!(puzzle.is_goal(&state));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Doubling {
    /// The number to reach, at least 1.
    pub goal: u32,
}

/// A move of [`Doubling`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    /// One more.
    AddOne,
    /// Twice as much.
    Double,
}

impl Puzzle for Doubling {
    type State = u32;
    type Move = Growth;

    fn initial(&self) -> u32 {
        1
    }

    fn is_goal(&self, state: &u32) -> bool {
        *state == self.goal
    }

    fn successors(&self, state: &u32, out: &mut Steps<Self>) {
        let ways = [(Growth::AddOne, state + 1), (Growth::Double, state * 2)];
        out.extend(ways.into_iter().filter(|&(_, to)| to <= self.goal).map(|(mv, to)| Step::new(mv, to)));
    }
}

impl Reversible for Doubling {
    fn goals(&self) -> Vec<u32> {
        vec![self.goal]
    }

    fn predecessors(&self, state: &u32, out: &mut Steps<Self>) {
        if *state > 1 {
            out.push(Step::new(Growth::AddOne, state - 1));
        }
        if state.is_multiple_of(2) {
            out.push(Step::new(Growth::Double, state / 2));
        }
    }
}

/// No two numbers are alike.
impl Folded for Doubling {
    fn canonical(&self, state: &u32) -> u32 {
        *state
    }
}

/// What is missing; a move brings at most half of the goal.
impl Countdown for Doubling {
    fn left(&self, state: &u32) -> u32 {
        self.goal - state
    }

    fn most_per_move(&self) -> u32 {
        self.goal.div_ceil(2)
    }
}

/// One move while the goal is not reached, another while it is more than twice as far.
#[derive(Clone, Copy, Debug, Default)]
pub struct HalfWay;

impl Heuristic<Doubling> for HalfWay {
    fn estimate(&self, puzzle: &Doubling, state: &u32) -> Cost {
        Cost::moves(u32::from(*state < puzzle.goal) + u32::from(state * 2 < puzzle.goal))
    }

    fn promise(&self) -> Promise {
        Promise::Consistent
    }
}
