//! One builder for every search of a game for two.

use std::time::Duration;

use jogada_rules::{Evaluator, Game, Limits, Nothing, StopFlag, Value};

use super::algorithms::{Algorithm, ByAlphaBeta, ByMcts, ByMinimax, ByMtdf, ByPvs};
use crate::tree::{Ends, Found};

/// A search of `G` by algorithm `A`, with an evaluation and the game's advice where there is one.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Value};
/// use jogada_search::short::{AlphaBeta, Minimax, Mtdf, Pvs};
///
/// let state = Countdown21.initial();
/// let judge = |state: &<Countdown21 as Game>::State| Value::hundredths(i32::from(state.total()));
/// let values = [
///     Minimax::new(&Countdown21).estimate(judge).depth(4).search(&state).value,
///     AlphaBeta::new(&Countdown21).estimate(judge).depth(4).search(&state).value,
///     Mtdf::new(&Countdown21).estimate(judge).depth(4).search(&state).value,
///     Pvs::new(&Countdown21).estimate(judge).depth(4).search(&state).value,
/// ];
/// assert_eq!(values, [values[0]; 4], "one value, however it is found");
/// ```
#[derive(Debug)]
pub struct Search<'a, A, G, E = Nothing, U = ()> {
    pub(super) game: &'a G,
    pub(super) evaluator: E,
    pub(super) guide: U,
    pub(super) limits: Limits,
    pub(super) stop: StopFlag,
    pub(super) ends: Ends,
    pub(super) algorithm: A,
}

/// Principal variation search, the engine. Without a limit it ends when the value is proven.
pub type Pvs<'a, G, E = Nothing, U = ()> = Search<'a, ByPvs, G, E, U>;
/// Monte-Carlo tree search. A node is a simulation; without a limit it makes ten thousand.
pub type Mcts<'a, G, E = Nothing, U = ()> = Search<'a, ByMcts, G, E, U>;
/// Plain alpha-beta. Without a depth it looks as far as there are moves.
pub type AlphaBeta<'a, G, E = Nothing, U = ()> = Search<'a, ByAlphaBeta, G, E, U>;
/// Plain minimax. Without a depth it looks as far as there are moves.
pub type Minimax<'a, G, E = Nothing, U = ()> = Search<'a, ByMinimax, G, E, U>;
/// MTD(f): alpha-beta with empty windows alone.
pub type Mtdf<'a, G, E = Nothing, U = ()> = Search<'a, ByMtdf, G, E, U>;

impl<'a, A: Default, G: Game> Search<'a, A, G> {
    /// A search of a game about which nothing is known but its rules.
    pub fn new(game: &'a G) -> Self {
        Self {
            game,
            evaluator: Nothing,
            guide: (),
            limits: Limits::NONE,
            stop: StopFlag::new(),
            ends: Ends::Distance,
            algorithm: A::default(),
        }
    }
}

impl<'a, A, G: Game, E, U> Search<'a, A, G, E, U> {
    /// Looks so many plies ahead, at most.
    pub const fn depth(mut self, plies: u32) -> Self {
        self.limits.depth = Some(plies);
        self
    }

    /// Enters so many positions, at most.
    pub const fn nodes(mut self, nodes: u64) -> Self {
        self.limits.nodes = Some(nodes);
        self
    }

    /// Takes so long, at most.
    pub const fn time(mut self, time: Duration) -> Self {
        self.limits.time = Some(time);
        self
    }

    /// All limits at once.
    pub const fn limits(mut self, limits: Limits) -> Self {
        self.limits = limits;
        self
    }

    /// Stops when someone raises this flag.
    pub fn stop(mut self, stop: &StopFlag) -> Self {
        self.stop = stop.clone();
        self
    }

    /// Only who wins matters, not how soon. Simulations never ask more.
    pub const fn outcome_only(mut self) -> Self {
        self.ends = Ends::Outcome;
        self
    }

    /// Estimates positions by a closure, from the point of view of the side to move.
    pub fn estimate<F>(self, estimate: F) -> Search<'a, A, G, Judge<F>, U>
    where
        F: Fn(&G::State) -> Value + Send + Sync,
    {
        self.evaluator(Judge(estimate))
    }

    /// Estimates positions by an evaluation of the game's.
    pub fn evaluator<F: Evaluator<G>>(self, evaluator: F) -> Search<'a, A, G, F, U> {
        let Self { game, guide, limits, stop, ends, algorithm, .. } = self;
        Search { game, evaluator, guide, limits, stop, ends, algorithm }
    }

    /// Takes the game's advice.
    pub fn guide<V>(self, guide: V) -> Search<'a, A, G, E, V> {
        let Self { game, evaluator, limits, stop, ends, algorithm, .. } = self;
        Search { game, evaluator, guide, limits, stop, ends, algorithm }
    }

    /// The best move of `state`, what it is worth to the side to move, and the line that follows.
    pub fn search(&self, state: &G::State) -> Found<G::Move>
    where
        A: Algorithm<G, E, U>,
    {
        A::search(self, state)
    }
}

/// An evaluation by a closure.
#[derive(Clone, Copy, Debug)]
pub struct Judge<F>(pub F);

impl<G: Game, F: Fn(&G::State) -> Value + Send + Sync> Evaluator<G> for Judge<F> {
    #[inline]
    fn evaluate(&self, _: &G, state: &G::State) -> Value {
        (self.0)(state)
    }
}
