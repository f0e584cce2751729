//! Searching the tree of a game for two.
//!
//! [`minimax`](minimax()) and [`alphabeta`](alphabeta()) are textbook-plain on purpose: everything stronger is tested
//! against them. [`pvs`](pvs()) is the engine; [`negamax`](negamax()), [`mtdf`](mtdf()) and [`sss`](sss()) stand between
//! the two, to be compared.

mod alphabeta;
mod deepening;
mod greedy;
mod informed;
mod line;
mod minimax;
mod mtdf;
mod negamax;
mod pvs;
mod random;
mod sss;
mod stack;

pub use alphabeta::{AlphaBeta, Order, alphabeta};
pub use deepening::deepened;
pub use greedy::greedy;
pub use informed::Informed;
pub use line::Lines;
pub use minimax::minimax;
pub use mtdf::mtdf;
pub use negamax::{Negamax, negamax};
pub use pvs::{Aids, Engine, Ordering, Pvs, analyze, pvs};
pub use random::random;
pub use sss::{Sss, sss};
pub use stack::deep;

use std::fmt;

pub use jogada_rules::Ends;
use jogada_rules::{Evaluator, Game, Stopped, Value};

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found<M> {
    /// The best moves for both sides, as far as they were followed. Its first is the answer; empty only for a settled
    /// position.
    pub line: Vec<M>,
    /// What the position is worth to the side to move.
    pub value: Value,
    /// How deep the search looked; for one that was stopped, how deep its last finished iteration did.
    pub depth: u32,
    /// Whether the value is proven: no estimate took part in it.
    pub proven: bool,
    /// Why the search ended before its depth, if it did.
    pub stopped: Option<Stopped>,
}

/// One line: the move, what it is worth, and what follows.
impl<M: fmt::Debug> fmt::Display for Found<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { line, value, depth, proven, stopped } = self;
        match line.first() {
            Some(best) => write!(f, "{best:?}: {value}")?,
            None => write!(f, "no move: {value}")?,
        }
        f.write_str(if *proven { ", proven" } else { ", estimated" })?;
        write!(f, " (depth {depth}, line")?;
        line.iter().try_for_each(|mv| write!(f, " {mv:?}"))?;
        if let Some(why) = stopped {
            write!(f, "; {why}")?;
        }
        f.write_str(")")
    }
}

impl<M: Copy> Found<M> {
    /// The move to play.
    pub fn best(&self) -> Option<M> {
        self.line.first().copied()
    }

    /// [`unsearched`](Self::unsearched) for a search to which ends are worth `ends`.
    pub(crate) fn unsearched_to<G: Game<Move = M>>(
        game: &G,
        state: &G::State,
        evaluator: &impl Evaluator<G>,
        ends: Ends,
    ) -> Self {
        let unsearched = Self::unsearched(game, state, evaluator);
        Self { value: ends.value(unsearched.value), ..unsearched }
    }

    /// What can be said without searching: the first legal move, and the estimate.
    pub fn unsearched<G: Game<Move = M>>(game: &G, state: &G::State, evaluator: &impl Evaluator<G>) -> Self {
        let mut line = Vec::new();
        game.moves(state, &mut line);
        line.truncate(1);
        let settled = game.settled(state);
        let value = settled.unwrap_or_else(|| evaluator.evaluate(game, state));
        Self { line, value, depth: 0, proven: settled.is_some(), stopped: None }
    }
}

/// Whether a value needs no proof but itself: the game is decided, and whatever could have ended it sooner was looked
/// at. Quiescence and tables of endings know of ends beyond `depth`, where a quicker way may have been left out.
fn is_final(value: Value, depth: u32) -> bool {
    value.is_decided() && value.distance().is_none_or(|plies| plies <= depth)
}
