//! What a puzzle for one is, and what estimates promise.

use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::{Add, AddAssign, Sub};

/// A length, cost or estimate, exact to a thousandth of a move.
///
/// Fixed point, not floating: sums are the same in any order and on any machine, and equal costs are equal.
///
/// ```
/// use jogada_rules::Cost;
///
/// assert_eq!(Cost::moves(2) + Cost::thousandths(500), Cost::thousandths(2500));
/// assert_eq!(Cost::moves(3).scaled(3, 2), Cost::thousandths(4500));
/// assert_eq!(format!("{} {:?}", Cost::moves(14), Cost::thousandths(2500)), "14 2.5");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cost(u32);

impl Cost {
    /// No cost.
    pub const ZERO: Self = Self(0);
    /// One ordinary move.
    pub const ONE: Self = Self(1000);
    /// More than any path costs.
    pub const MAX: Self = Self(u32::MAX);

    /// So many ordinary moves.
    #[inline]
    pub const fn moves(moves: u32) -> Self {
        Self(moves.saturating_mul(Self::ONE.0))
    }

    /// A cost in thousandths.
    #[inline]
    pub const fn thousandths(thousandths: u32) -> Self {
        Self(thousandths)
    }

    /// The bare number of thousandths.
    #[inline]
    pub const fn raw(self) -> u32 {
        self.0
    }

    /// Times `numerator / denominator`, rounded down: weighted searches multiply estimates.
    #[inline]
    pub const fn scaled(self, numerator: u32, denominator: u32) -> Self {
        let wide = self.0 as u64 * numerator as u64 / denominator as u64;
        Self(if wide > u32::MAX as u64 { u32::MAX } else { wide as u32 })
    }

    /// As a number of moves, for people.
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / f64::from(Self::ONE.0)
    }
}

impl Add for Cost {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Cost {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Cost {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

/// So many ordinary moves.
impl From<u32> for Cost {
    #[inline]
    fn from(moves: u32) -> Self {
        Self::moves(moves)
    }
}

impl fmt::Debug for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.as_f64())
    }
}

/// One way on from a state.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<M, S> {
    /// The move.
    pub mv: M,
    /// Where it leads.
    pub state: S,
    /// What it costs; at least [`Cost::ONE`] in the puzzles here, never zero.
    pub cost: Cost,
}

impl<M, S> Step<M, S> {
    /// A step at the ordinary cost of one move.
    #[inline]
    pub const fn new(mv: M, state: S) -> Self {
        Self { mv, state, cost: Cost::ONE }
    }
}

/// The steps of a puzzle, as its methods list them.
pub type Steps<P> = Vec<Step<<P as Puzzle>::Move, <P as Puzzle>::State>>;

/// A puzzle: states, moves, a goal, fewest moves wanted.
///
/// ```
/// use jogada_rules::Puzzle;
/// use jogada_rules::example::Doubling;
///
/// let (puzzle, mut steps) = (Doubling { goal: 10 }, Vec::new());
/// puzzle.successors(&4, &mut steps);
/// let states: Vec<_> = steps.iter().map(|step| step.state).collect();
/// assert_eq!(states, [5, 8]);
/// ```
pub trait Puzzle: Send + Sync {
    /// A position. Equal states are the same place whatever way led there.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// A move.
    type Move: Copy + Eq + Debug + Send + Sync;

    /// Where the puzzle starts.
    fn initial(&self) -> Self::State;

    /// Whether the puzzle is solved.
    fn is_goal(&self, state: &Self::State) -> bool;

    /// Appends every step from `state`, in a fixed order. A goal may have steps; searches do not ask.
    fn successors(&self, state: &Self::State, out: &mut Steps<Self>);

    /// Where `mv` leads from `state`, or `None` if it is not possible there.
    fn step(&self, state: &Self::State, mv: Self::Move) -> Option<Step<Self::Move, Self::State>> {
        let mut steps = Vec::new();
        self.successors(state, &mut steps);
        steps.into_iter().find(|step| step.mv == mv)
    }
}

/// A puzzle whose moves can be followed backward.
pub trait Reversible: Puzzle {
    /// The solved states.
    fn goals(&self) -> Vec<Self::State>;

    /// Appends every `(mv, state, cost)` such that playing `mv` in that state leads to `state`.
    fn predecessors(&self, state: &Self::State, out: &mut Steps<Self>);
}

/// A puzzle with symmetric states: same distance to the goal, same shape of search below.
pub trait Folded: Puzzle {
    /// The one representative of all images of `state`. Must be the same for all of them, and a fixed point.
    fn canonical(&self, state: &Self::State) -> Self::State;
}

/// A puzzle that counts down: every state has something left, the goal has nothing left, and a move removes a bounded
/// part of it. That alone gives a bound on the length, and a way to prove optima.
pub trait Countdown: Puzzle {
    /// What is left; zero exactly at the goal.
    fn left(&self, state: &Self::State) -> u32;

    /// The most that one move can remove. Moves never add.
    fn most_per_move(&self) -> u32;
}

/// What a heuristic guarantees about its estimates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Promise {
    /// Nothing: it may overestimate.
    Nothing,
    /// Never more than the true cost.
    Admissible,
    /// Admissible, and a step never lowers it by more than the step costs.
    Consistent,
}

/// An estimate of the cost still to pay.
///
/// ```
/// use jogada_rules::example::{Doubling, HalfWay};
/// use jogada_rules::{Cost, Heuristic, Promise};
///
/// let puzzle = Doubling { goal: 10 };
/// assert_eq!(HalfWay.estimate(&puzzle, &1), Cost::moves(2));
/// assert_eq!(HalfWay.promise(), Promise::Consistent);
/// ```
pub trait Heuristic<P: Puzzle>: Send + Sync {
    /// The estimate; zero at a goal.
    fn estimate(&self, puzzle: &P, state: &P::State) -> Cost;

    /// What the estimate guarantees.
    fn promise(&self) -> Promise;
}

/// The estimate that knows nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Blind;

impl<P: Puzzle> Heuristic<P> for Blind {
    #[inline]
    fn estimate(&self, _: &P, _: &P::State) -> Cost {
        Cost::ZERO
    }

    fn promise(&self) -> Promise {
        Promise::Consistent
    }
}
