//! An evaluation behind a pointer.

use jogada_rules::{Evaluator, Game, Value, Window};

/// Any evaluation of a game. A search that is watched is slow whatever its evaluation costs, so it is compiled once a
/// game with this instead of once an evaluation: searches are most of what there is to compile.
pub(crate) struct Indirect<'a, G: Game>(pub(crate) &'a dyn Evaluator<G>);

impl<G: Game> Evaluator<G> for Indirect<'_, G> {
    fn evaluate(&self, game: &G, state: &G::State) -> Value {
        self.0.evaluate(game, state)
    }

    fn reach(&self, game: &G, state: &G::State, depth: u32) -> Window {
        self.0.reach(game, state, depth)
    }

    fn reach_by(&self, game: &G, state: &G::State, mv: G::Move, depth: u32) -> Value {
        self.0.reach_by(game, state, mv, depth)
    }

    fn known(&self, game: &G, state: &G::State) -> Option<Value> {
        self.0.known(game, state)
    }
}
