//! Sets of cells in machine words: one bit a cell, one lane of bits a row.
//!
//! A lane is wider than the board, so a shift by one never carries a cell into the next row, only into padding that
//! the next mask removes. Shifts may be chained only with a mask between two steps in the same direction.

use std::ops::{BitAnd, BitOr};

use crate::rectangle;

/// The most words a set needs: 26 rows in lanes of 32 bits.
pub(super) const MOST_WORDS: usize = 13;

/// A set of cells as states hold it: room for the largest board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Cells(pub(super) [u64; MOST_WORDS]);

/// A set of cells as kernels compute with it: exactly the words that the board needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lanes<const W: usize>(pub(super) [u64; W]);

/// How many words a board of that size needs. Each is a kernel of its own, see [`with_width`].
pub(super) const fn words_for(size: usize) -> usize {
    match size {
        0..=7 => 1,
        8..=12 => 3,
        13..=15 => 4,
        16..=20 => 10,
        _ => MOST_WORDS,
    }
}

/// How many bits a row takes in a board of that many words, as a power of two.
pub(super) const fn lane_log(words: usize) -> u32 {
    match words {
        1 => 3,
        3 | 4 => 4,
        _ => 5,
    }
}

/// Calls a kernel compiled for the width of `$words`, so that its loops unroll and its shifts are constants.
macro_rules! with_width {
    ($words:expr, $kernel:ident($($argument:expr),* $(,)?)) => {
        match $words {
            1 => $kernel::<1>($($argument),*),
            3 => $kernel::<3>($($argument),*),
            4 => $kernel::<4>($($argument),*),
            10 => $kernel::<10>($($argument),*),
            _ => $kernel::<{ $crate::hex::lanes::MOST_WORDS }>($($argument),*),
        }
    };
}
pub(super) use with_width;

impl Cells {
    #[inline]
    pub(super) const fn has(&self, bit: usize) -> bool {
        self.0[bit >> 6] >> (bit & 63) & 1 != 0
    }

    #[inline]
    pub(super) const fn toggle(&mut self, bit: usize) {
        self.0[bit >> 6] ^= 1 << (bit & 63);
    }

    pub(super) fn count(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The bits that are set, in order.
    #[inline]
    pub(super) fn bits(&self) -> impl Iterator<Item = usize> + use<> {
        bits_of(self.0)
    }

    /// The lane that starts at `bit`, with whatever follows it in the same word above.
    #[inline]
    pub(super) const fn lane_at(&self, bit: usize) -> u64 {
        self.0[bit >> 6] >> (bit & 63)
    }
}

/// The numbers of the bits set in `words`, in order.
#[inline]
fn bits_of<const W: usize>(words: [u64; W]) -> impl Iterator<Item = usize> + use<W> {
    words.into_iter().enumerate().flat_map(|(index, word)| rectangle::bits(word).map(move |bit| index * 64 + bit))
}

impl<const W: usize> Lanes<W> {
    /// Bits a row.
    pub(super) const LANE: u32 = 1 << lane_log(W);
    pub(super) const NONE: Self = Self([0; W]);

    #[inline]
    pub(super) fn of(cells: &Cells) -> Self {
        Self(std::array::from_fn(|index| cells.0[index]))
    }

    /// The set as states hold it.
    #[inline]
    pub(super) fn widen(self) -> Cells {
        Cells(std::array::from_fn(|index| if index < W { self.0[index] } else { 0 }))
    }

    #[inline]
    pub(super) fn single(bit: usize) -> Self {
        let mut words = [0; W];
        words[bit >> 6] = 1 << (bit & 63);
        Self(words)
    }

    #[inline]
    pub(super) fn has(self, bit: usize) -> bool {
        self.0[bit >> 6] >> (bit & 63) & 1 != 0
    }

    #[inline]
    pub(super) fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    pub(super) fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    #[inline]
    pub(super) fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether at least two cells are in it.
    #[inline]
    pub(super) fn has_two(self) -> bool {
        let mut found = 0;
        for word in self.0 {
            found += u32::from(word != 0) + u32::from(word & word.wrapping_sub(1) != 0);
        }
        found >= 2
    }

    /// The first cell alone, if there is one.
    #[inline]
    pub(super) fn lowest(self) -> Option<Self> {
        self.bits().next().map(Self::single)
    }

    /// What is in `self` and not in `other`.
    #[inline]
    pub(super) fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] & !other.0[index]))
    }

    /// The bits that are set, in order.
    #[inline]
    pub(super) fn bits(self) -> impl Iterator<Item = usize> {
        bits_of(self.0)
    }

    /// Every cell moved one column right.
    #[inline]
    pub(super) fn east(self) -> Self {
        Self(self.0.map(|word| word << 1))
    }

    /// Every cell moved one column left.
    #[inline]
    pub(super) fn west(self) -> Self {
        Self(self.0.map(|word| word >> 1))
    }

    /// Every cell moved one row down.
    #[inline]
    pub(super) fn south(self) -> Self {
        Self(std::array::from_fn(|index| {
            let carry = if index == 0 { 0 } else { self.0[index - 1] >> (64 - Self::LANE) };
            self.0[index] << Self::LANE | carry
        }))
    }

    /// Every cell moved one row up.
    #[inline]
    pub(super) fn north(self) -> Self {
        Self(std::array::from_fn(|index| {
            let carry = if index + 1 == W { 0 } else { self.0[index + 1] << (64 - Self::LANE) };
            self.0[index] >> Self::LANE | carry
        }))
    }

    /// The cells themselves and all neighbors, with padding: mask the result.
    #[inline]
    pub(super) fn spread(self) -> Self {
        let (east, west) = (self.east(), self.west());
        self | east | west | (self | west).south() | (self | east).north()
    }

    /// What can be reached from `self` inside `ground`.
    #[inline]
    pub(super) fn flood(self, ground: Self) -> Self {
        let mut reached = self;
        loop {
            let grown = (reached.spread() & ground) | reached;
            if grown == reached {
                return reached;
            }
            reached = grown;
        }
    }

    /// Whether a chain inside `ground` leads from a cell of `start` to a cell of `goal`.
    #[inline]
    pub(super) fn joins(ground: Self, start: Self, goal: Self) -> bool {
        let mut reached = start & ground;
        loop {
            // Two steps a round: the tests cost as much as a step.
            let grown = reached.spread() & ground;
            let grown = grown.spread() & ground;
            if grown.meets(goal) {
                return true;
            }
            if grown == reached {
                return false;
            }
            reached = grown;
        }
    }
}

impl<const W: usize> BitAnd for Lanes<W> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] & other.0[index]))
    }
}

impl<const W: usize> BitOr for Lanes<W> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] | other.0[index]))
    }
}
