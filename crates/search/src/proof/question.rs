//! What is asked.

use jogada_rules::{Evaluator, Game, Key, Keyed, Side, Window, margin, zobrist};

/// Can `side` still get a margin of `at_least`?
///
/// In scoring games the margin counts all points of the game, those scored already included. Elsewhere a win is 1, a
/// draw 0 and a loss −1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Who wants it.
    pub side: Side,
    /// What it wants.
    pub at_least: i32,
}

/// Keeps the keys of questions apart from those of games.
const DOMAIN: u64 = u64::from_be_bytes(*b"question");

impl Question {
    /// Can `side` win?
    pub const fn wins(side: Side) -> Self {
        Self { side, at_least: 1 }
    }

    /// The answer, where it needs no search: the game is over, or what is left can not change it.
    pub(super) fn answer<G: Game>(self, game: &G, state: &G::State, evaluator: &impl Evaluator<G>) -> Option<bool> {
        let margin = self.margin(game, state);
        if game.settled(state).is_some() {
            return Some(margin >= self.at_least);
        }
        let Window { alpha: least, beta: most } = evaluator.reach(game, state, u32::MAX);
        if !game.is_scoring() || least.is_decided() || most.is_decided() {
            return None;
        }
        let mine = game.turn(state) == self.side;
        let (least, most) = if mine { (least, most) } else { (-most, -least) };
        if margin + least.whole_points() >= self.at_least {
            Some(true)
        } else if margin + most.whole_points() < self.at_least {
            Some(false)
        } else {
            None
        }
    }

    /// Whether one move that answers yes is enough in `state`; if not, all moves must.
    #[inline]
    pub(super) fn any<G: Game>(self, game: &G, state: &G::State) -> bool {
        game.turn(state) == self.side
    }

    /// A key of position and question: what is still needed counts, not what was scored, and keys that do not tell the
    /// sides apart must not mix up who wants it.
    pub(super) fn key<G: Keyed>(self, game: &G, state: &G::State) -> Key {
        let needed = if game.is_scoring() { self.at_least - self.margin(game, state) } else { self.at_least };
        let asked = u64::from(needed as u32) << 2 | u64::from(self.any(game, state)) << 1 | 1;
        game.key(state) ^ zobrist(DOMAIN, asked)
    }

    fn margin<G: Game>(self, game: &G, state: &G::State) -> i32 {
        match self.side {
            Side::First => margin(game, state),
            Side::Second => -margin(game, state),
        }
    }
}
