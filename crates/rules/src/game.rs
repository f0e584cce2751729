//! What a game for two is.

use std::fmt::Debug;

use crate::{Edge, Played, Side, Value};

/// The rules of a game for two sides with complete information and no chance.
///
/// The implementing value holds what is fixed for a whole game — board size, variants — validated once in its
/// constructor. The state is small, complete in itself and knows no history.
///
/// What every implementation promises, and [`contract`](crate::contract) checks:
///
/// - a position that is not settled has at least one move: forced skips happen inside `play`;
/// - `moves` lists each legal move once, in an order that depends on the state alone;
/// - `undo` restores the state exactly;
/// - neither of the three allocates beyond the caller's buffer.
///
/// `play` is for moves that `moves` listed; text from outside goes through [`Notation`](crate::Notation), which checks.
///
/// ```
/// use jogada_rules::Game;
/// use jogada_rules::example::Countdown21;
///
/// let (mut state, mut moves) = (Countdown21.initial(), Vec::new());
/// while Countdown21.settled(&state).is_none() {
///     moves.clear();
///     Countdown21.moves(&state, &mut moves);
///     Countdown21.play(&mut state, moves[0]);
/// }
/// assert_eq!(state.total(), 21);
/// ```
pub trait Game: Send + Sync {
    /// A position. Equality is exact: same board, same side to move, same points already scored.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// A move.
    type Move: Copy + Eq + Debug + Send + Sync;
    /// What `play` leaves for `undo`. Games with tiny states put the state itself here.
    type Undo;

    /// The position that a game starts from.
    fn initial(&self) -> Self::State;

    /// Who moves. For a settled position: who would.
    fn turn(&self, state: &Self::State) -> Side;

    /// `None` while the game goes on, else what is still to come for [`turn`](Game::turn): a decided value with
    /// distance zero, or [`Value::ZERO`] for a draw and for scoring games, whose points were gained on the way.
    /// Constant time: `play` keeps it up to date.
    fn settled(&self, state: &Self::State) -> Option<Value>;

    /// Appends the legal moves, in a fixed order; none if settled.
    fn moves(&self, state: &Self::State, out: &mut Vec<Self::Move>);

    /// Plays a legal move, with every skip that it forces.
    fn play(&self, state: &mut Self::State, mv: Self::Move) -> Played<Self::Undo>;

    /// Takes back the last move played.
    fn undo(&self, state: &mut Self::State, mv: Self::Move, undo: Self::Undo);

    /// Points scored so far, First's and Second's; zeros where nothing is scored.
    fn score(&self, state: &Self::State) -> [i32; 2] {
        let _ = state;
        [0, 0]
    }

    /// Whether the moves so far score points, so that the result is a margin rather than a win or a loss.
    fn is_scoring(&self) -> bool {
        false
    }

    /// Whether the opponent of `mover` lost its turn after the move that led to `child`, for want of a move. A side
    /// that moves again by right, as in Dots and Boxes, skips nobody.
    fn is_skip(&self, mover: Side, child: &Self::State) -> bool {
        let _ = (mover, child);
        false
    }

    /// Plays `mv`, hands child and edge to `visit`, and always takes the move back.
    ///
    /// This is how a search walks: the move can not be left on the board by an early return, and the edge can not be
    /// guessed wrong. Debug builds check that the state came back exactly as it was.
    #[inline]
    fn descend<R>(
        &self,
        state: &mut Self::State,
        mv: Self::Move,
        visit: impl FnOnce(&mut Self::State, Edge) -> R,
    ) -> R {
        #[cfg(debug_assertions)]
        let before = state.clone();
        let mover = self.turn(state);
        let played = self.play(state, mv);
        let edge = if self.turn(state) == mover { Edge::kept(played.gain) } else { Edge::passed(played.gain) };
        let result = visit(state, edge);
        self.undo(state, mv, played.undo);
        #[cfg(debug_assertions)]
        debug_assert_eq!(*state, before, "undo of {mv:?} must restore the state");
        result
    }
}

/// The outcome of a finished game, from no one's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This side won.
    Won(Side),
    /// Nobody won.
    Drawn,
}

impl Outcome {
    /// Who won, if anyone did.
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Won(side) => Some(side),
            Self::Drawn => None,
        }
    }

    /// The outcome of a score.
    pub fn of_score([first, second]: [i32; 2]) -> Self {
        match first.cmp(&second) {
            std::cmp::Ordering::Greater => Self::Won(Side::First),
            std::cmp::Ordering::Less => Self::Won(Side::Second),
            std::cmp::Ordering::Equal => Self::Drawn,
        }
    }
}

/// The outcome of a settled position, or `None` while the game goes on.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Outcome, Side, outcome};
///
/// let mut state = Countdown21.initial();
/// for _ in 0..7 {
///     assert_eq!(outcome(&Countdown21, &state), None);
///     Countdown21.play(&mut state, 3);
/// }
/// assert_eq!(outcome(&Countdown21, &state), Some(Outcome::Won(Side::First)));
/// ```
pub fn outcome<G: Game>(game: &G, state: &G::State) -> Option<Outcome> {
    let value = game.settled(state)?;
    Some(if game.is_scoring() {
        Outcome::of_score(game.score(state))
    } else {
        match value.signum() {
            0 => Outcome::Drawn,
            sign if sign > 0 => Outcome::Won(game.turn(state)),
            _ => Outcome::Won(game.turn(state).other()),
        }
    })
}
