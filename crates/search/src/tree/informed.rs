//! An evaluation beside exact values from outside: leaves that need no estimate.
//!
//! A value alone does not say how to get it: from a won position a side could choose among winning moves forever and go
//! round in circles. So positions of the root's own stage are searched, not looked up; only what lies beyond a move that
//! can not be taken back is a leaf. At the horizon a position of the root's stage is worth what is known of it, a little
//! less for the side that is ahead: whoever wins looks for the way on, whoever loses for delay.

use jogada_rules::{Endgame, Evaluator, Game, Value, Window};

/// An evaluation with exact values where they are known, for a search from one position.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Endgame, Game, Nothing, Value};
/// use jogada_search::tree::{Engine, Informed, Pvs, pvs};
/// use jogada_search::{Clock, Table};
///
/// /// Knows the last eight counts by heart.
/// struct LastEight;
///
/// impl Endgame<Countdown21> for LastEight {
///     fn value(&self, _: &Countdown21, state: &<Countdown21 as Game>::State) -> Option<Value> {
///         let lost = state.total() % 4 == 1;
///         (state.total() > 12).then_some(if lost { Value::SOME_LOSS } else { Value::SOME_WIN })
///     }
///     fn stage(&self, _: &Countdown21, state: &<Countdown21 as Game>::State) -> u32 {
///         u32::from(21 - state.total())
///     }
///     fn plies_away(&self, _: &Countdown21, state: &<Countdown21 as Game>::State) -> u32 {
///         u32::from(13u8.saturating_sub(state.total())).div_ceil(3)
///     }
/// }
///
/// let (state, table) = (Countdown21.initial(), Table::new(1 << 16));
/// let informed = Informed::new(&Nothing, Some(&LastEight), &Countdown21, &state);
/// let options = Pvs::default();
/// let engine = Engine { game: &Countdown21, evaluator: &informed, guide: &(), table: &table, options };
/// let found = pvs(engine, &state, &mut Clock::unlimited(), &mut (), &mut |_| {});
/// assert!(found.value.is_win() && found.depth < 21, "known from 13 on");
/// ```
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

#[cfg(test)]
mod tests {
    use jogada_rules::example::Countdown21;

    use super::*;

    /// Calls every count won, in stages of eight.
    struct Optimist;

    impl Endgame<Countdown21> for Optimist {
        fn value(&self, _: &Countdown21, _: &<Countdown21 as Game>::State) -> Option<Value> {
            Some(Value::points(5))
        }

        fn stage(&self, _: &Countdown21, state: &<Countdown21 as Game>::State) -> u32 {
            2 - u32::from(state.total()) / 8
        }

        fn plies_away(&self, _: &Countdown21, _: &<Countdown21 as Game>::State) -> u32 {
            0
        }
    }

    #[test]
    fn what_is_known_of_the_roots_own_stage_is_only_an_estimate_that_grows_with_progress() {
        let (mut state, nothing) = (Countdown21.initial(), jogada_rules::Nothing);
        let informed = Informed::new(&nothing, Some(&Optimist), &Countdown21, &state);
        for _ in 0..2 {
            assert_eq!(informed.known(&Countdown21, &state), None, "{state:?}");
            assert_eq!(informed.evaluate(&Countdown21, &state), Value::hundredths(500 - DELAY));
            Countdown21.play(&mut state, 3);
        }
        Countdown21.play(&mut state, 3);
        assert_eq!(informed.known(&Countdown21, &state), Some(Value::points(5)), "{state:?}");
    }
}
