//! Fingerprints of positions.

use std::ops::{BitXor, BitXorAssign};

use crate::{Dice, Game};

/// A 64-bit fingerprint of what matters for the future of a position.
///
/// Positions with equal futures may share a key (points already scored are never in it); positions that differ in
/// board, side to move or a right such as swap never share one but by accident.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Keyed};
///
/// let mut state = Countdown21.initial();
/// let before = Countdown21.key(&state);
/// Countdown21.play(&mut state, 2);
/// assert_ne!(Countdown21.key(&state), before);
/// Countdown21.undo(&mut state, 2, ());
/// assert_eq!(Countdown21.key(&state), before);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Key(pub u64);

impl BitXor for Key {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl BitXorAssign for Key {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

/// A game whose positions have keys, kept up by `play` and `undo` or cheap to compute.
pub trait Keyed: Game {
    /// The fingerprint of `state`.
    fn key(&self, state: &Self::State) -> Key;
}

/// Number `index` of the fixed sequence that all keys are made from (Zobrist 1970).
///
/// Files rely on keys, so the sequence never changes. `domain` keeps the games apart.
///
/// ```
/// use jogada_rules::zobrist;
///
/// assert_eq!(zobrist(1, 42), zobrist(1, 42));
/// assert_ne!(zobrist(1, 42), zobrist(2, 42), "each game has a domain of its own");
/// ```
#[inline]
pub const fn zobrist(domain: u64, index: u64) -> Key {
    let mut dice = Dice::new(domain.wrapping_mul(0xD6E8_FEB8_6659_FD93) ^ index.wrapping_mul(0xA076_1D64_78BD_642F));
    // The first roll of neighboring seeds shares structure with its neighbor's second; the third does not.
    dice.roll();
    dice.roll();
    Key(dice.roll())
}

/// A table of `N` keys, for games that look them up.
pub const fn zobrist_table<const N: usize>(domain: u64) -> [Key; N] {
    let mut table = [Key(0); N];
    let mut index = 0;
    while index < N {
        table[index] = zobrist(domain, index as u64);
        index += 1;
    }
    table
}
