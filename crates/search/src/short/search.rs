//! One builder for every search of a game for two.

use std::time::Duration;

use jogada_rules::{Evaluator, Game, Limits, Nothing, StopFlag, Value};

use super::algorithms::{ByAlphaBeta, ByMcts, ByMinimax, ByMtdf, ByPvs, SearchKind};
use crate::mcts::Mcts;
use crate::tree::{AlphaBeta, Ends, Found, Pvs};

/// A search of `G` by algorithm `A`, with an evaluation and the game's advice where there is one.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Value};
/// use jogada_search::short::{Minimax, Mtdf};
/// use jogada_search::tree::{AlphaBeta, Pvs};
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
pub struct SearchBuilder<'a, A, G, E = Nothing, U = ()> {
    pub(super) game: &'a G,
    pub(super) evaluator: E,
    pub(super) guide: U,
    pub(super) limits: Limits,
    pub(super) stop: StopFlag,
    pub(super) ends: Ends,
    pub(super) algorithm: A,
}

/// Begins the search of a game by an algorithm whose settings have the name.
macro_rules! begin {
    ($(#[$about:meta])* $settings:ty, $kind:ty) => {
        impl $settings {
            $(#[$about])*
            #[expect(clippy::new_ret_no_self, reason = "what is new is the search; these are its settings")]
            pub fn new<G: Game>(game: &G) -> SearchBuilder<'_, $kind, G> {
                SearchBuilder::over(game)
            }
        }
    };
}

begin! {
    /// A search by the engine, to be built. Without a limit it ends when the value is proven.
    Pvs, ByPvs
}

begin! {
    /// A search by simulations, to be built. A node is one simulation; without a limit there are ten thousand.
    Mcts, ByMcts
}

begin! {
    /// A search by plain alpha-beta, to be built. Without a depth it looks as far as there are moves.
    AlphaBeta, ByAlphaBeta
}

begin! {
    /// A search by plain minimax, to be built. Without a depth it looks as far as there are moves.
    Minimax, ByMinimax
}

begin! {
    /// A search by MTD(f), to be built.
    Mtdf, ByMtdf
}

/// Plain minimax: nothing to be set but limits.
#[derive(Clone, Copy, Debug)]
pub struct Minimax;

/// MTD(f), alpha-beta with empty windows alone: nothing to be set but limits.
#[derive(Clone, Copy, Debug)]
pub struct Mtdf;

impl<'a, A: Default, G: Game> SearchBuilder<'a, A, G> {
    /// A search of a game about which nothing is known but its rules.
    fn over(game: &'a G) -> Self {
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

impl<'a, A, G: Game, E, U> SearchBuilder<'a, A, G, E, U> {
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
    pub fn estimate<F>(self, estimate: F) -> SearchBuilder<'a, A, G, Judge<F>, U>
    where
        F: Fn(&G::State) -> Value + Send + Sync,
    {
        self.evaluator(Judge(estimate))
    }

    /// Estimates positions by an evaluation of the game's.
    pub fn evaluator<F: Evaluator<G>>(self, evaluator: F) -> SearchBuilder<'a, A, G, F, U> {
        let Self { game, guide, limits, stop, ends, algorithm, .. } = self;
        SearchBuilder { game, evaluator, guide, limits, stop, ends, algorithm }
    }

    /// Takes the game's advice.
    pub fn guide<V>(self, guide: V) -> SearchBuilder<'a, A, G, E, V> {
        let Self { game, evaluator, limits, stop, ends, algorithm, .. } = self;
        SearchBuilder { game, evaluator, guide, limits, stop, ends, algorithm }
    }

    /// The best move of `state`, what it is worth to the side to move, and the line that follows.
    pub fn search(&self, state: &G::State) -> Found<G::Move>
    where
        A: SearchKind<G, E, U>,
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
