//! A complete game in a page, used by the documentation and by tests that need a small game.

use crate::{Game, Played, Side, Value};

/// Twenty-one: each side in turn adds 1, 2 or 3; who reaches 21 wins.
///
/// Small enough to know by heart: the side to move loses exactly when the count is 1 more than a multiple of 4.
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
