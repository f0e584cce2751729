//! A game with points whose positions have numbers.

use crate::{Backward, Game, Lead, Played, Ranked, Side, Value};

/// A heap of pebbles. A move takes one pebble, which is a point, or throws two away, which is none.
///
/// ```
/// use jogada_rules::example::Pebbles;
/// use jogada_rules::{Game, margin};
///
/// let game = Pebbles { pebbles: 3 };
/// let mut state = game.initial();
/// game.play(&mut state, 1);
/// game.play(&mut state, 2);
/// assert_eq!((game.settled(&state).is_some(), margin(&game, &state)), (true, 1));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Pebbles {
    /// How many a game starts with.
    pub pebbles: u8,
}

/// What is left, who moves, and the points so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heap {
    left: u8,
    turn: Side,
    score: [i32; 2],
}

impl Game for Pebbles {
    type State = Heap;
    type Move = u8;
    type Undo = Heap;

    fn initial(&self) -> Heap {
        Heap { left: self.pebbles, turn: Side::First, score: [0, 0] }
    }

    fn turn(&self, state: &Heap) -> Side {
        state.turn
    }

    fn settled(&self, state: &Heap) -> Option<Value> {
        (state.left == 0).then_some(Value::ZERO)
    }

    fn moves(&self, state: &Heap, out: &mut Vec<u8>) {
        out.extend(1..=state.left.min(2));
    }

    fn play(&self, state: &mut Heap, mv: u8) -> Played<Heap> {
        let undo = *state;
        let gain = i32::from(mv == 1);
        state.left -= mv;
        state.score[state.turn.index()] += gain;
        state.turn = !state.turn;
        Played { undo, gain }
    }

    fn undo(&self, state: &mut Heap, _: u8, undo: Heap) {
        *state = undo;
    }

    fn score(&self, state: &Heap) -> [i32; 2] {
        state.score
    }

    fn is_scoring(&self) -> bool {
        true
    }
}

/// A level for each number of pebbles, with one position.
impl Ranked for Pebbles {
    fn positions(&self, _: usize) -> u64 {
        1
    }

    fn rank(&self, state: &Heap) -> (usize, u64) {
        (state.left.into(), 0)
    }

    fn unrank(&self, level: usize, _: u64) -> Heap {
        Heap { left: level as u8, turn: Side::First, score: [0, 0] }
    }
}

impl Backward for Pebbles {
    type Board = ();
    type Notes = ();

    fn board(&self, _: usize, _: u64) {}

    fn advance(&self, (): &mut ()) {}

    fn forward(&self, level: usize, (): &(), (): &mut (), mut tell: impl FnMut(Lead)) {
        for taken in 1..=level.min(2) {
            tell(Lead { level: level - taken, number: 0, gain: i8::from(taken == 1) });
        }
    }

    /// Every move leaves its level.
    fn backward(&self, (): &(), (): &mut (), _: impl FnMut(u64)) {}
}
