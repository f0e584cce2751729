//! A game for two in four short methods: no undo, no keys, no slots, no side to move.

use std::fmt::Debug;
use std::hash::{Hash, Hasher};

use crate::{Game, Indexed, Key, Keyed, Played, Side, Value, zobrist};

/// A game in which two sides take turns and one wins, or nobody.
///
/// Whatever implements this is a [`Game`] with [keys](Keyed), so every search plays it. A position says nothing about
/// whose turn it is: that is added, and every move passes it on. A game whose turns are kept or skipped, that scores
/// points or knows a quicker way to take a move back implements [`Game`] itself.
///
/// ```
/// use jogada_rules::{Game, SmallGame, Value, contract};
///
/// /// Take one, two or three; who takes the last wins.
/// struct TakeAway;
///
/// impl SmallGame for TakeAway {
///     type Position = u32;
///     type Move = u32;
///
///     fn start(&self) -> u32 { 21 }
///     fn choices(&self, pile: &u32, out: &mut Vec<u32>) { out.extend(1..=3.min(*pile)) }
///     fn make(&self, pile: &mut u32, taken: u32) { *pile -= taken }
///     fn ended(&self, pile: &u32) -> Option<Value> { (*pile == 0).then_some(Value::LOSS) }
/// }
///
/// assert_eq!(contract::check_rules(&TakeAway, 1, 50, 100), 50, "all fifty random games ended");
/// assert_eq!(TakeAway.initial(), TakeAway.at(21));
/// ```
pub trait SmallGame: Send + Sync {
    /// What is on the board.
    type Position: Clone + PartialEq + Hash + Debug + Send + Sync;
    /// A move.
    type Move: Copy + Eq + Debug + Send + Sync;

    /// What a game starts from.
    fn start(&self) -> Self::Position;

    /// Appends the moves of the side to move: at least one while the game goes on.
    fn choices(&self, position: &Self::Position, out: &mut Vec<Self::Move>);

    /// Makes a move; then it is the other side's turn.
    fn make(&self, position: &mut Self::Position, mv: Self::Move);

    /// `None` while the game goes on, else what the side to move has: [`Value::LOSS`], [`Value::WIN`], or
    /// [`Value::ZERO`] for a draw.
    fn ended(&self, position: &Self::Position) -> Option<Value>;

    /// A fingerprint of the position, for tables. The hash of the position unless there is something better.
    #[inline]
    fn fingerprint(&self, position: &Self::Position) -> u64 {
        let mut mixer = Mixer(SEED);
        position.hash(&mut mixer);
        mixer.finish()
    }

    /// How many numbers [`number`](Self::number) gives out; 0 if moves have none, and then searches learn nothing
    /// about a move from other positions in which it is made.
    fn numbers(&self) -> usize {
        0
    }

    /// The number of a move, below [`numbers`](Self::numbers) unless that is 0; no two moves of a position share one.
    #[inline]
    fn number(&self, position: &Self::Position, mv: Self::Move) -> usize {
        let _ = (position, mv);
        0
    }

    /// A position with First to move.
    fn at(&self, position: Self::Position) -> Turned<Self::Position> {
        Turned { position, turn: Side::First }
    }
}

/// A position with the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turned<P> {
    /// What is on the board.
    pub position: P,
    /// Who moves.
    pub turn: Side,
}

impl<T: SmallGame> Game for T {
    type State = Turned<T::Position>;
    type Move = T::Move;
    type Undo = T::Position;

    fn initial(&self) -> Self::State {
        self.at(self.start())
    }

    #[inline]
    fn turn(&self, state: &Self::State) -> Side {
        state.turn
    }

    #[inline]
    fn settled(&self, state: &Self::State) -> Option<Value> {
        self.ended(&state.position)
    }

    #[inline]
    fn moves(&self, state: &Self::State, out: &mut Vec<T::Move>) {
        if self.ended(&state.position).is_none() {
            self.choices(&state.position, out);
        }
    }

    #[inline]
    fn play(&self, state: &mut Self::State, mv: T::Move) -> Played<T::Position> {
        let before = state.position.clone();
        self.make(&mut state.position, mv);
        state.turn = !state.turn;
        Played::quiet(before)
    }

    #[inline]
    fn undo(&self, state: &mut Self::State, _: T::Move, before: T::Position) {
        state.position = before;
        state.turn = !state.turn;
    }
}

/// What turns a key round with the turn.
const TURN: Key = zobrist(0, 0);

impl<T: SmallGame> Keyed for T {
    #[inline]
    fn key(&self, state: &Self::State) -> Key {
        let key = Key(self.fingerprint(&state.position));
        if state.turn == Side::First { key } else { key ^ TURN }
    }
}

impl<T: SmallGame> Indexed for T {
    #[inline]
    fn slots(&self) -> usize {
        self.numbers()
    }

    #[inline]
    fn slot(&self, state: &Self::State, mv: T::Move) -> usize {
        self.number(&state.position, mv)
    }
}

/// Hashes the same on every machine and in every run, a multiplication a word: the standard library's hasher promises
/// neither.
struct Mixer(u64);

const SEED: u64 = 0x243F_6A88_85A3_08D3;
const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

impl Mixer {
    #[inline]
    fn mix(&mut self, word: u64) {
        let wide = u128::from(self.0 ^ word) * u128::from(FACTOR);
        // The seed keeps a product of zero from swallowing what came before.
        self.0 = (wide as u64 ^ (wide >> 64) as u64).wrapping_add(SEED);
    }
}

impl Hasher for Mixer {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(u64::from(number));
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(u64::from(number));
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(u64::from(number));
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::contract;

    /// Heaps; take any number of pieces from one. Whoever can not move has lost.
    struct Heaps;

    impl SmallGame for Heaps {
        type Position = [u8; 3];
        type Move = (usize, u8);

        fn start(&self) -> [u8; 3] {
            [3, 4, 5]
        }

        fn choices(&self, heaps: &[u8; 3], out: &mut Vec<(usize, u8)>) {
            out.extend(heaps.iter().enumerate().flat_map(|(heap, &most)| (1..=most).map(move |taken| (heap, taken))));
        }

        fn make(&self, heaps: &mut [u8; 3], (heap, taken): (usize, u8)) {
            heaps[heap] -= taken;
        }

        fn ended(&self, heaps: &[u8; 3]) -> Option<Value> {
            (*heaps == [0; 3]).then_some(Value::LOSS)
        }
    }

    #[test]
    fn a_small_game_obeys_the_laws_of_a_game() {
        assert_eq!(contract::check_rules(&Heaps, 1, 100, 30), 100);
    }

    #[test]
    fn positions_that_differ_have_keys_that_differ() {
        let mut keys = HashSet::new();
        for heaps in (0..64_000).map(|number| [(number % 40) as u8, (number / 40 % 40) as u8, (number / 1600) as u8]) {
            let first = Heaps.at(heaps);
            keys.insert(Heaps.key(&first));
            keys.insert(Heaps.key(&Turned { turn: Side::Second, ..first }));
        }
        assert_eq!(keys.len(), 128_000);
    }

    #[test]
    fn a_game_that_has_ended_has_no_moves_whatever_its_rules_say() {
        struct Endless;

        impl SmallGame for Endless {
            type Position = u8;
            type Move = u8;

            fn start(&self) -> u8 {
                1
            }

            fn choices(&self, _: &u8, out: &mut Vec<u8>) {
                out.push(1);
            }

            fn make(&self, left: &mut u8, mv: u8) {
                *left -= mv;
            }

            fn ended(&self, left: &u8) -> Option<Value> {
                (*left == 0).then_some(Value::ZERO)
            }
        }

        assert_eq!(contract::check_rules(&Endless, 1, 1, 10), 1);
    }
}
