//! What the bytes of a table file mean. All numbers are little endian.
//!
//! A head of 80 bytes; then 16 bytes for each block, where it ends and its checksum; then the blocks, each compressed
//! on its own. A value is a byte: half of value + pieces. A game that ends has all pieces captured, so values are odd
//! exactly where the number of pieces is. Only play without end can leave the other parity; such values have the codes
//! after those. Nothing in a file depends on when, where or by how many threads it was made.

use jogada_search::retro::Values;

use jogada_rules::Damage;

pub(super) const MAGIC: [u8; 8] = *b"JOGADATB";
pub(super) const VERSION: u32 = 1;
/// Bytes of the head.
pub(super) const HEAD: usize = 80;
/// Bytes that the list of blocks has for each.
pub(super) const ENTRY: usize = 16;
/// Values in a block: few enough to unpack in microseconds, enough to pack well.
pub(super) const BLOCK: u32 = 4096;

/// What a file says about itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// A fingerprint of the rules.
    pub rules: u64,
    /// How many pieces are on the boards of this level.
    pub pieces: u32,
    /// How many boards there are.
    pub count: u64,
    /// What the values are like.
    pub tally: ValueTally,
}

/// What the values of a level are like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct ValueTally {
    /// How many are positive.
    pub wins: u64,
    /// How many are negative.
    pub losses: u64,
    /// How many have the parity that only play without end can leave.
    pub endless: u64,
}

impl ValueTally {
    pub(super) fn of(values: &Values, pieces: u32) -> Self {
        let mut tally = Self::default();
        values.iter().for_each(|value| tally.add(value, pieces));
        tally
    }

    /// Counts a value of a level.
    pub(super) fn add(&mut self, value: i8, pieces: u32) {
        self.wins += u64::from(value > 0);
        self.losses += u64::from(value < 0);
        self.endless += u64::from((i64::from(value) + i64::from(pieces)) % 2 != 0);
    }

    pub(super) const fn plus(self, other: Self) -> Self {
        let (wins, losses) = (self.wins + other.wins, self.losses + other.losses);
        Self { wins, losses, endless: self.endless + other.endless }
    }
}

impl Header {
    /// How many blocks the values make.
    pub(super) const fn blocks(&self) -> u64 {
        self.count.div_ceil(BLOCK as u64)
    }

    /// Bytes before the first block.
    pub(super) const fn before_blocks(&self) -> u64 {
        HEAD as u64 + self.blocks() * ENTRY as u64
    }

    /// The head, but for its last eight bytes: the checksum of head and list.
    pub(super) fn bytes(&self) -> [u8; HEAD - 8] {
        let Self { rules, pieces, count, tally } = *self;
        let mut bytes = [0; HEAD - 8];
        bytes[..8].copy_from_slice(&MAGIC);
        bytes[8..12].copy_from_slice(&VERSION.to_le_bytes());
        bytes[12..16].copy_from_slice(&pieces.to_le_bytes());
        let words = [rules, count, u64::from(BLOCK), self.blocks(), tally.wins, tally.losses, tally.endless];
        for (place, word) in bytes[16..].chunks_exact_mut(8).zip(words) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        bytes
    }

    /// Reads a head that this version wrote.
    pub(super) fn read(bytes: &[u8]) -> Result<Self, Damage> {
        if bytes.len() < HEAD || bytes[..8] != MAGIC {
            return Err(Damage::Foreign);
        }
        let half = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
        if half(8) != VERSION {
            return Err(Damage::Version(half(8)));
        }
        let tally = ValueTally { wins: word(bytes, 48), losses: word(bytes, 56), endless: word(bytes, 64) };
        let header = Self { rules: word(bytes, 16), pieces: half(12), count: word(bytes, 24), tally };
        // What this version does not vary is not varied by another one either: it would be damage.
        if bytes[..HEAD - 8] == header.bytes() { Ok(header) } else { Err(Damage::Head) }
    }
}

/// Eight bytes as a number.
pub(super) fn word(bytes: &[u8], at: usize) -> u64 {
    u64::from_le_bytes(bytes[at..at + 8].try_into().expect("eight bytes"))
}

/// A value as a byte.
#[inline]
pub(super) fn encode(value: i8, pieces: u32) -> u8 {
    let shifted = (i32::from(value) + pieces as i32) as u32;
    let escape = if shifted.is_multiple_of(2) { 0 } else { pieces + 1 };
    (shifted / 2 + escape) as u8
}

/// The value that [`encode`] made a byte of.
#[inline]
pub(super) fn decode(code: u8, pieces: u32) -> i8 {
    let code = u32::from(code);
    let shifted = if code <= pieces { 2 * code } else { 2 * (code - pieces - 1) + 1 };
    (shifted as i32 - pieces as i32) as i8
}

/// A checksum in which every single change shows: each step can be undone, given the bytes.
pub(super) fn checksum(parts: &[&[u8]]) -> u64 {
    let mut sum = 0x6A09_E667_F3BC_C908;
    for part in parts {
        let words = part.chunks_exact(8);
        let rest = words.remainder();
        for bytes in words {
            sum = stirred(sum, word(bytes, 0));
        }
        for &byte in rest {
            sum = stirred(sum, u64::from(byte));
        }
        sum = stirred(sum, part.len() as u64);
    }
    sum
}

const fn stirred(sum: u64, word: u64) -> u64 {
    let mixed = (sum ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    mixed ^ (mixed >> 29)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_has_a_code_of_its_own() {
        for pieces in 0..=60 {
            let most = pieces as i8;
            let codes: Vec<u8> = (-most..=most).map(|value| encode(value, pieces)).collect();
            let back: Vec<i8> = codes.iter().map(|&code| decode(code, pieces)).collect();
            assert!(back.into_iter().eq(-most..=most), "{pieces}");
            assert!(codes.iter().filter(|&&code| u32::from(code) <= pieces).count() == pieces as usize + 1);
        }
    }

    #[test]
    fn values_are_counted_by_what_they_are_like() {
        let tally = |values: &[i8], pieces| ValueTally::of(&values.iter().copied().collect(), pieces);
        let (odd, even) = (tally(&[3, -3, 1, 2, 0, -1, -1], 3), tally(&[1, 2, -2, 1, 0, -1, 3, 4], 4));
        assert_eq!(odd, ValueTally { wins: 3, losses: 3, endless: 2 });
        assert_eq!(even, ValueTally { wins: 5, losses: 2, endless: 4 });
        assert_eq!(odd.plus(even), ValueTally { wins: 8, losses: 5, endless: 6 });
    }

    #[test]
    fn a_head_reads_back_and_no_byte_of_it_can_change() {
        let tally = ValueTally { wins: 5, losses: 4, endless: 3 };
        let header = Header { rules: 7, pieces: 9, count: 167_960, tally };
        let mut bytes = header.bytes().to_vec();
        bytes.extend([0; 8]);
        assert_eq!(Header::read(&bytes), Ok(header));
        let sum = checksum(&[&bytes]);
        for at in 0..bytes.len() {
            bytes[at] ^= 0x10;
            assert_ne!(checksum(&[&bytes]), sum);
            bytes[at] ^= 0x10;
        }
    }
}
