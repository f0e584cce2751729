//! Small games and a puzzle, used by the documentation and by tests that need something to think about.
//!
//! [`Countdown21`] is a complete game in a page. The others stand for what some searches ask of a game beyond that:
//! [`TwoOfThree`] fills slots, [`Pebbles`] has numbered positions, [`Doubling`] is a puzzle.

mod doubling;
mod pebbles;
mod two_of_three;

use crate::{Game, Indexed, Key, Keyed, Played, Side, Value, zobrist};

pub use doubling::{Doubling, Growth, HalfWay};
pub use pebbles::{Heap, Pebbles};
pub use two_of_three::{Holdings, TwoOfThree};

/// Twenty-one: each side in turn adds 1, 2 or 3; who reaches 21 wins.
///
/// Small enough to know by heart: the side to move loses exactly when the count is 1 more than a multiple of 4.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Side};
///
/// let mut state = Countdown21.initial();
/// Countdown21.play(&mut state, 3);
/// assert_eq!((state.total(), Countdown21.turn(&state)), (3, Side::Second));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Countdown21;

/// The count so far, and who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    total: u8,
    turn: Side,
}

impl Count {
    /// The count so far.
    pub const fn total(self) -> u8 {
        self.total
    }
}

impl Game for Countdown21 {
    type State = Count;
    type Move = u8;
    type Undo = ();

    fn initial(&self) -> Count {
        Count { total: 0, turn: Side::First }
    }

    fn turn(&self, state: &Count) -> Side {
        state.turn
    }

    fn settled(&self, state: &Count) -> Option<Value> {
        (state.total == 21).then_some(Value::LOSS)
    }

    fn moves(&self, state: &Count, out: &mut Vec<u8>) {
        out.extend(1..=3.min(21 - state.total));
    }

    fn play(&self, state: &mut Count, mv: u8) -> Played<()> {
        state.total += mv;
        state.turn = !state.turn;
        Played::quiet(())
    }

    fn undo(&self, state: &mut Count, mv: u8, (): ()) {
        state.total -= mv;
        state.turn = !state.turn;
    }
}

impl Keyed for Countdown21 {
    fn key(&self, state: &Count) -> Key {
        zobrist(21, u64::from(state.total) << 1 | state.turn.index() as u64)
    }
}

impl Indexed for Countdown21 {
    fn slots(&self) -> usize {
        3
    }

    fn slot(&self, _: &Count, mv: u8) -> usize {
        usize::from(mv) - 1
    }
}
