//! The smallest game of filling slots.

use crate::{Coloring, Game, Indexed, Key, Keyed, Placement, Played, Side, Symmetric, Value, zobrist};

/// Three slots in a row, filled in turn; who holds two of them wins. First does, wherever it begins.
///
/// ```
/// use jogada_rules::example::TwoOfThree;
/// use jogada_rules::{Game, Value};
///
/// let mut state = TwoOfThree.initial();
/// for slot in [0, 1, 2] {
///     TwoOfThree.play(&mut state, slot);
/// }
/// assert_eq!(TwoOfThree.settled(&state), Some(Value::LOSS), "Second would move, and First holds 0 and 2");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct TwoOfThree;

/// Which slots each side holds, as bits, and who moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Holdings {
    held: [u8; 2],
    turn: Side,
}

impl Game for TwoOfThree {
    type State = Holdings;
    type Move = u8;
    type Undo = ();

    fn initial(&self) -> Holdings {
        Holdings { held: [0, 0], turn: Side::First }
    }

    fn turn(&self, state: &Holdings) -> Side {
        state.turn
    }

    fn settled(&self, state: &Holdings) -> Option<Value> {
        (state.held[state.turn.other().index()].count_ones() == 2).then_some(Value::LOSS)
    }

    fn moves(&self, state: &Holdings, out: &mut Vec<u8>) {
        if self.settled(state).is_none() {
            out.extend((0..3).filter(|slot| (state.held[0] | state.held[1]) >> slot & 1 == 0));
        }
    }

    fn play(&self, state: &mut Holdings, slot: u8) -> Played<()> {
        state.held[state.turn.index()] |= 1 << slot;
        state.turn = !state.turn;
        Played::quiet(())
    }

    fn undo(&self, state: &mut Holdings, slot: u8, (): ()) {
        state.turn = !state.turn;
        state.held[state.turn.index()] &= !(1 << slot);
    }
}

impl Keyed for TwoOfThree {
    fn key(&self, state: &Holdings) -> Key {
        let [first, second] = state.held.map(u64::from);
        zobrist(3, first << 4 | second << 1 | state.turn.index() as u64)
    }
}

impl Indexed for TwoOfThree {
    fn slots(&self) -> usize {
        3
    }

    fn slot(&self, _: &Holdings, slot: u8) -> usize {
        slot.into()
    }
}

/// Left and right change places.
impl Symmetric for TwoOfThree {
    fn symmetries(&self) -> usize {
        2
    }

    fn image(&self, state: &Holdings, symmetry: usize) -> Holdings {
        let mirrored = |held: u8| held & 0b010 | held << 2 & 0b100 | held >> 2;
        if symmetry == 0 { *state } else { Holdings { held: state.held.map(mirrored), ..*state } }
    }

    fn image_of_move(&self, slot: u8, symmetry: usize) -> u8 {
        if symmetry == 0 { slot } else { 2 - slot }
    }
}

impl Placement for TwoOfThree {}

impl Coloring for TwoOfThree {}
