//! Sets of cells, one bit a cell, row by row without gaps: a machine word where the board fits into one.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// A set of cells of some board. Everything that computes with carriers is compiled once for each width.
pub(super) trait CellBits:
    Copy
    + Debug
    + Eq
    + Ord
    + Hash
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + 'static
{
    /// No cell.
    const NONE: Self;
    /// How many cells there is room for.
    const ROOM: usize;

    /// This cell alone.
    fn single(cell: usize) -> Self;

    /// How many cells are in it.
    fn count(self) -> usize;

    /// The first cell of a set that has one.
    fn lowest(self) -> usize;

    /// The set as words of 64 bits, the lowest first, handed to `out` one by one.
    fn words(self, out: &mut Vec<u64>);

    /// The set that [`words`](Self::words) wrote.
    fn from_words(words: &[u64]) -> Self;

    /// The set on a board of `cells` cells after half a turn: the last cell becomes the first.
    fn turned(self, cells: usize) -> Self;

    /// Whether the cell is in it.
    #[inline]
    fn has(self, cell: usize) -> bool {
        self.meets(Self::single(cell))
    }

    /// Whether no cell is in it.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Whether the two have a cell in common.
    #[inline]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Whether all its cells are in `other`.
    #[inline]
    fn is_within(self, other: Self) -> bool {
        self.without(other).is_empty()
    }

    /// Its cells that are not in `other`.
    #[inline]
    fn without(self, other: Self) -> Self {
        self & !other
    }

    /// Its cells, in order.
    #[inline]
    fn cells(self) -> EachCell<Self> {
        EachCell(self)
    }
}

/// The cells of a set, in order.
#[derive(Clone, Debug)]
pub(super) struct EachCell<B>(B);

impl<B: CellBits> Iterator for EachCell<B> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        if self.0.is_empty() {
            return None;
        }
        let cell = self.0.lowest();
        self.0 = self.0.without(B::single(cell));
        Some(cell)
    }
}

impl<B: CellBits> FromIterator<usize> for Collected<B> {
    fn from_iter<I: IntoIterator<Item = usize>>(cells: I) -> Self {
        Self(cells.into_iter().fold(B::NONE, |set, cell| set | B::single(cell)))
    }
}

/// What collects cells into a set.
pub(super) struct Collected<B>(pub(super) B);

/// Collects cells into a set.
pub(super) fn collected<B: CellBits>(cells: impl IntoIterator<Item = usize>) -> B {
    cells.into_iter().collect::<Collected<B>>().0
}

macro_rules! one_word {
    ($word:ty, $parts:expr) => {
        impl CellBits for $word {
            const NONE: Self = 0;
            const ROOM: usize = <$word>::BITS as usize;

            #[inline]
            fn single(cell: usize) -> Self {
                1 << cell
            }

            #[inline]
            fn count(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn turned(self, cells: usize) -> Self {
                self.reverse_bits() >> (Self::ROOM - cells)
            }

            fn words(self, out: &mut Vec<u64>) {
                out.extend(
                    self.to_le_bytes()
                        .chunks_exact(8)
                        .map(|part| u64::from_le_bytes(part.try_into().expect("a chunk has eight bytes"))),
                );
            }

            fn from_words(words: &[u64]) -> Self {
                (0..$parts).rev().fold(0, |set, part| set << (64 % <$word>::BITS) | <$word>::from(words[part]))
            }
        }
    };
}

one_word!(u64, 1);
one_word!(u128, 2);

/// A set of cells of a board that fits into no machine word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct WideBits<const W: usize>([u64; W]);

impl<const W: usize> CellBits for WideBits<W> {
    const NONE: Self = Self([0; W]);
    const ROOM: usize = 64 * W;

    #[inline]
    fn single(cell: usize) -> Self {
        let mut words = [0; W];
        words[cell >> 6] = 1 << (cell & 63);
        Self(words)
    }

    #[inline]
    fn count(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    fn lowest(self) -> usize {
        let word = self.0.iter().position(|&word| word != 0).unwrap_or(0);
        word * 64 + self.0[word].trailing_zeros() as usize
    }

    // Comparing is a call to the system's library for each set of cells, and this is asked more often than anything.
    #[inline]
    fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    fn turned(self, cells: usize) -> Self {
        let (whole, part) = ((Self::ROOM - cells) / 64, (Self::ROOM - cells) % 64);
        let reversed = |index: usize| if index < W { self.0[W - 1 - index].reverse_bits() } else { 0 };
        let word = |index| u128::from(reversed(index)) | u128::from(reversed(index + 1)) << 64;
        Self(std::array::from_fn(|index| (word(index + whole) >> part) as u64))
    }

    fn words(self, out: &mut Vec<u64>) {
        out.extend(self.0);
    }

    fn from_words(words: &[u64]) -> Self {
        Self(std::array::from_fn(|index| words[index]))
    }
}

impl<const W: usize> BitAnd for WideBits<W> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] & other.0[index]))
    }
}

impl<const W: usize> BitOr for WideBits<W> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|index| self.0[index] | other.0[index]))
    }
}

impl<const W: usize> Not for WideBits<W> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn behaves<B: CellBits>() {
        let set: B = collected([0, 5, B::ROOM - 1]);
        assert_eq!(set.cells().collect::<Vec<_>>(), [0, 5, B::ROOM - 1]);
        assert_eq!((set.count(), set.lowest(), set.has(5), set.has(6)), (3, 0, true, false));
        assert!(B::single(5).is_within(set) && !set.is_within(B::single(5)));
        assert_eq!(set.without(B::single(0)).lowest(), 5);
        let other: B = collected([5, 6, B::ROOM - 1]);
        assert_eq!([set | other, set & other], [collected([0, 5, 6, B::ROOM - 1]), collected([5, B::ROOM - 1])]);
        assert_eq!((!set).cells().collect::<Vec<_>>(), (0..B::ROOM).filter(|&cell| !set.has(cell)).collect::<Vec<_>>());
        let low: B = collected([0, 5, 7]);
        for cells in [9, 49, 63, B::ROOM / 2, B::ROOM - 1, B::ROOM] {
            assert_eq!(low.turned(cells), collected([cells - 1, cells - 6, cells - 8]), "{cells} cells");
        }
        let mut words = Vec::new();
        set.words(&mut words);
        assert_eq!(B::from_words(&words), set);
    }

    #[test]
    fn sets_of_every_width_behave_alike() {
        behaves::<u64>();
        behaves::<u128>();
        behaves::<WideBits<6>>();
    }
}
