//! An evaluation beside exact values from outside: leaves that need no estimate.
//!
//! A value alone does not say how to get it: from a won position a side could choose among winning moves forever and go
//! round in circles. So positions of the root's own stage are searched, not looked up; only what lies beyond a move that
//! can not be taken back is a leaf. At the horizon a position of the root's stage is worth what is known of it, a little
//! less for the side that is ahead: whoever wins looks for the way on, whoever loses for delay.

use jogada_rules::{Endgame, Evaluator, Game, Value, Window};

/// An evaluation with exact values where they are known, for a search from one position.
#[derive(Debug)]
pub struct Informed<'a, E, K> {
    evaluator: &'a E,
    /// What is known, unless it is not to be used.
    endgame: Option<&'a K>,
    /// The stage of the root.
    stage: u32,
}

/// What getting nowhere costs the side that is ahead.
const DELAY: i32 = 1;

impl<'a, E, K> Informed<'a, E, K> {
    /// For a search from `root`.
    pub fn new<G: Game>(evaluator: &'a E, endgame: Option<&'a K>, game: &G, root: &G::State) -> Self
    where
        K: Endgame<G>,
    {
        Self { evaluator, endgame, stage: endgame.map_or(0, |endgame| endgame.stage(game, root)) }
    }

    #[inline]
    fn is_near<G: Game>(&self, game: &G, state: &G::State, depth: u32) -> bool
    where
        K: Endgame<G>,
    {
        self.endgame.is_some_and(|endgame| endgame.plies_away(game, state) <= depth)
    }
}

impl<G: Game, E: Evaluator<G>, K: Endgame<G>> Evaluator<G> for Informed<'_, E, K> {
    #[inline]
    fn evaluate(&self, game: &G, state: &G::State) -> Value {
        match self.endgame.and_then(|endgame| endgame.value(game, state)) {
            Some(value) => value - Value::hundredths(DELAY * value.signum()),
            None => self.evaluator.evaluate(game, state),
        }
    }

    /// What is known may be far from what so few plies bring otherwise.
    #[inline]
    fn reach(&self, game: &G, state: &G::State, depth: u32) -> Window {
        let depth = if self.is_near(game, state, depth) { u32::MAX } else { depth };
        self.evaluator.reach(game, state, depth)
    }

    #[inline]
    fn reach_by(&self, game: &G, state: &G::State, mv: G::Move, depth: u32) -> Value {
        let depth = if self.is_near(game, state, depth) { u32::MAX } else { depth };
        self.evaluator.reach_by(game, state, mv, depth)
    }

    #[inline]
    fn known(&self, game: &G, state: &G::State) -> Option<Value> {
        let endgame = self.endgame.filter(|endgame| endgame.stage(game, state) < self.stage)?;
        endgame.value(game, state)
    }
}
