//! Sowing on two rows of six holes, by table look-up.
//!
//! A row is a `u64` with one byte a hole in the direction of sowing, the lowest byte first. Since no board has more
//! than 255 pieces, a whole lap is one addition: no byte can overflow into the next. The two high bytes stay zero.

/// Holes in a row.
pub(crate) const HOLES: usize = 6;
/// The bytes of a row that are holes.
pub(crate) const ROW: u64 = (1 << (8 * HOLES)) - 1;
/// One piece in each of eight bytes.
pub(crate) const ONES: u64 = 0x0101_0101_0101_0101;
/// A byte of the opponent's row that is never a hole: where a last piece in the own row looks for its catch.
const NOWHERE: u64 = 8 * HOLES as u64;

/// What sowing so many pieces from one hole adds to the rows. The two bytes of `own` that are no holes say where the
/// last piece falls: byte 6 as the shift of the opponent's hole, byte 7 as the number of holes from the row's start.
#[derive(Clone, Copy)]
struct Sowing {
    own: u64,
    other: u64,
}

/// Room for eight holes, so that a number masked to three bits needs no other check.
static SOWINGS: [[Sowing; 256]; 8] = all_sowings();

/// The rows after sowing and before capturing.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sown {
    /// The row that was sown from.
    pub(crate) own: u64,
    /// The row across.
    pub(crate) other: u64,
    tags: u64,
}

/// Sows all pieces of `hole` of the row `own`.
#[inline]
pub(crate) fn sow(own: u64, other: u64, hole: usize) -> Sown {
    let shift = 8 * hole;
    let sowing = &SOWINGS[hole & 7][usize::from((own >> shift) as u8)];
    Sown {
        own: (own & !(0xFF << shift)) + (sowing.own & ROW),
        other: other + sowing.other,
        tags: sowing.own >> (8 * HOLES),
    }
}

/// The holes that pieces from a hole fall in, one after the other, counted round the whole board.
pub(crate) fn falls(hole: usize, pieces: usize) -> impl Iterator<Item = usize> {
    (0..pieces).map(move |piece| (hole + piece % (2 * HOLES - 1) + 1) % (2 * HOLES))
}

impl Sown {
    /// Where the last piece fell: so many holes from the start of the row that was sown from, in the direction of
    /// sowing.
    pub(crate) const fn last(&self) -> usize {
        (self.tags >> 8) as usize
    }

    /// Takes the catch off the row across, if the last piece fell there. Says how many pieces that were.
    #[inline]
    pub(crate) fn take_across(&mut self) -> u64 {
        let shift = self.tags & 0xFF;
        let caught = catch((self.other >> shift) & 0xFF);
        self.other -= caught << shift;
        caught
    }

    /// Takes the catch off whichever row the last piece fell in. Says how many pieces that were.
    #[inline]
    pub(crate) fn take_anywhere(&mut self) -> u64 {
        let last = self.tags >> 8;
        if last >= HOLES as u64 {
            return self.take_across();
        }
        let caught = catch((self.own >> (8 * last)) & 0xFF);
        self.own -= caught << (8 * last);
        caught
    }
}

/// What can be taken from a hole that holds `held`: all if it is 1, 3 or 5, else nothing.
#[inline]
pub(crate) const fn catch(held: u64) -> u64 {
    // By table, because which holes catch is as good as random to a processor, and arithmetic becomes a branch.
    CATCHES[(held & 0xFF) as usize] as u64
}

static CATCHES: [u8; 256] = {
    let mut catches = [0; 256];
    (catches[1], catches[3], catches[5]) = (1, 3, 5);
    catches
};

/// The pieces in a row.
#[inline]
pub(crate) const fn pieces(row: u64) -> u32 {
    (row.wrapping_mul(ONES) >> 56) as u32
}

/// The holes of a row that have pieces: the high bit of each such byte.
#[inline]
pub(crate) const fn occupied(row: u64) -> u64 {
    at_least(row, 1)
}

/// The high bit of each byte that is `least`, from 1 to 128, or more.
#[inline]
const fn at_least(row: u64, least: u64) -> u64 {
    const HIGH: u64 = ONES << 7;
    (((row & !HIGH) + (128 - least) * ONES) | row) & HIGH
}

/// How many holes of a row have at least `N` pieces, `N` from 1 to 128.
#[inline]
pub(crate) const fn holding<const N: u64>(row: u64) -> u32 {
    at_least(row, N).count_ones()
}

/// How many holes of a row have pieces.
#[inline]
pub(crate) const fn holes_with_pieces(row: u64) -> u32 {
    // Not every processor that this is built for counts bits in one step; all of them multiply.
    pieces(occupied(row) >> 7)
}

#[expect(clippy::large_stack_arrays, reason = "it is only ever evaluated by the compiler")]
const fn all_sowings() -> [[Sowing; 256]; 8] {
    let mut table = [[Sowing { own: 0, other: 0 }; 256]; 8];
    let mut hole = 0;
    while hole < HOLES {
        let mut count = 1;
        while count < 256 {
            table[hole][count] = sowing(hole, count);
            count += 1;
        }
        hole += 1;
    }
    table
}

/// Eleven holes make a lap, the origin being passed over; the rest of the division falls in the first holes after it.
const fn sowing(hole: usize, count: usize) -> Sowing {
    let mut rows = [0u64; 2];
    let mut step = 1;
    while step < 2 * HOLES {
        let target = (hole + step) % (2 * HOLES);
        let share = count / 11 + (step <= count % 11) as usize;
        rows[target / HOLES] |= (share as u64) << (8 * (target % HOLES));
        step += 1;
    }
    let last = (hole + (count - 1) % 11 + 1) % (2 * HOLES);
    let across = if last < HOLES { NOWHERE } else { 8 * (last - HOLES) as u64 };
    Sowing { own: rows[0] | across << 48 | (last as u64) << 56, other: rows[1] }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sowing as the rules tell it: piece by piece.
    fn by_hand(mut holes: [u64; 12], origin: usize) -> ([u64; 12], usize) {
        let mut hand = std::mem::take(&mut holes[origin]);
        let mut at = origin;
        while hand > 0 {
            at = (at + 1) % 12;
            if at != origin {
                holes[at] += 1;
                hand -= 1;
            }
        }
        (holes, at)
    }

    fn row(holes: &[u64]) -> u64 {
        holes.iter().rev().fold(0, |row, &held| row << 8 | held)
    }

    #[test]
    fn the_table_sows_as_a_hand_does() {
        for origin in 0..HOLES {
            for count in 1..=200 {
                let mut holes = [2, 0, 1, 4, 3, 2, 5, 0, 2, 4, 1, 3];
                holes[origin] = count;
                let (expected, last) = by_hand(holes, origin);
                let mut sown = sow(row(&holes[..6]), row(&holes[6..]), origin);
                assert_eq!((sown.own, sown.other), (row(&expected[..6]), row(&expected[6..])), "{count} from {origin}");
                let mut across = sown;
                let caught = if [1, 3, 5].contains(&expected[last]) { expected[last] } else { 0 };
                assert_eq!(sown.take_anywhere(), caught, "{count} from {origin}");
                assert_eq!(across.take_across(), if last < 6 { 0 } else { caught }, "{count} from {origin}");
            }
        }
    }

    #[test]
    fn the_high_bits_tell_occupied_holes() {
        assert_eq!(occupied(0x0000_8000_FF01_0000), 0x0000_8000_8080_0000);
        assert_eq!(pieces(0x0000_8000_7A01_0002), 253);
    }
}
