//! What a game knows about itself, behind pointers.
//!
//! A search that asks seldom, or that is slow whatever its evaluation costs, is compiled once a game with these instead
//! of once an evaluation: searches are most of what there is to compile.

use jogada_rules::{Dice, Endgame, Evaluator, Game, Guide, Heuristic, Playout, Promise, Puzzle, Trail, Value, Window};

/// Any evaluation of a game.
pub struct Indirect<'a, G: Game>(pub &'a dyn Evaluator<G>);

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

/// Any advice of a game.
pub struct IndirectGuide<'a, G: Game>(pub &'a dyn Guide<G>);

impl<G: Game> Guide<G> for IndirectGuide<'_, G> {
    fn rank(&self, game: &G, state: &G::State, mv: G::Move) -> i32 {
        self.0.rank(game, state, mv)
    }

    fn is_noisy(&self, game: &G, state: &G::State, mv: G::Move) -> bool {
        self.0.is_noisy(game, state, mv)
    }

    fn transposes(&self) -> bool {
        self.0.transposes()
    }

    fn prior(&self, game: &G, state: &G::State, mv: G::Move) -> f32 {
        self.0.prior(game, state, mv)
    }
}

/// Any way to play a game to its end.
pub struct IndirectPlayout<'a, G: Game>(pub &'a dyn Playout<G>);

impl<G: Game> Playout<G> for IndirectPlayout<'_, G> {
    fn playout(&self, game: &G, state: &mut G::State, dice: &mut Dice) -> i32 {
        self.0.playout(game, state, dice)
    }

    fn playout_with_trail(&self, game: &G, state: &mut G::State, dice: &mut Dice, trail: &mut Trail) -> i32 {
        self.0.playout_with_trail(game, state, dice, trail)
    }
}

/// Any exact values of endings.
pub(crate) struct IndirectEndgame<'a, G: Game>(pub(crate) &'a dyn Endgame<G>);

impl<G: Game> Endgame<G> for IndirectEndgame<'_, G> {
    fn value(&self, game: &G, state: &G::State) -> Option<Value> {
        self.0.value(game, state)
    }

    fn stage(&self, game: &G, state: &G::State) -> u32 {
        self.0.stage(game, state)
    }

    fn plies_away(&self, game: &G, state: &G::State) -> u32 {
        self.0.plies_away(game, state)
    }
}

/// Any heuristic of a puzzle.
pub(crate) struct IndirectHeuristic<'a, P: Puzzle>(pub(crate) &'a dyn Heuristic<P>);

impl<P: Puzzle> Heuristic<P> for IndirectHeuristic<'_, P> {
    fn estimate(&self, puzzle: &P, state: &P::State) -> jogada_rules::Cost {
        self.0.estimate(puzzle, state)
    }

    fn promise(&self) -> Promise {
        self.0.promise()
    }
}
