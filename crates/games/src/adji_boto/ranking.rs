//! Numbers for all boards with so many pieces, dense and perfect, for tables that hold all of them.
//!
//! A board is read as its mover sees it: own row, then the opponent's, both in the direction of sowing. With `p(i)`
//! the pieces in the first `i + 1` of these twelve holes, its number is the sum of C(p(i) + i, i + 1) for i = 0 … 10:
//! how many boards of the level come before it when boards are compared from the last hole down.

use jogada_rules::{Ranked, Side};

use super::sowing::{HOLES, ONES, pieces};
use super::{AdjiBoto, MOST_PIECES, Position};

const RING: usize = 2 * HOLES;
/// A sum is from 0 to the most pieces, and the size of a level asks for one more.
const SUMS: usize = MOST_PIECES as usize + 2;

/// `BELOW[i][p]` = C(p + i, i + 1): boards of `i + 1` holes with fewer than `p` pieces.
static BELOW: [[u64; SUMS]; RING - 1] = all_counts();

/// The positions of level n are the boards with n pieces, as their movers see them: C(n + 11, 11).
///
/// A board whose mover has no pieces has a number too, because tables are simplest without gaps. No position has that
/// board: the turn is passed. So [`unrank`](Ranked::unrank) gives the position that such a board stands for, with the
/// other side to move ([`Side::Second`], while all others have First to move), and its rank is that of the board
/// turned round. The value of such a number is the value of that rank with its sign changed.
impl Ranked for AdjiBoto {
    fn positions(&self, level: usize) -> u64 {
        // C(n + 11, 11) = C((n + 1) + 10, 11): the boards of eleven holes with at most n pieces.
        BELOW[RING - 2][level + 1]
    }

    fn rank(&self, state: &Position) -> (usize, u64) {
        let (own, other) = state.seen_by_mover();
        (state.pieces() as usize, number_of(own, other))
    }

    fn unrank(&self, level: usize, number: u64) -> Position {
        Position::new(rows_with(level, number), [0, 0], Side::First)
    }
}

/// The number of a board with these rows, the mover's first.
#[inline]
pub(super) fn number_of(own: u64, other: u64) -> u64 {
    head_number(own) + tail_number(pieces(own), other)
}

/// What the first row adds to a number.
#[inline]
pub(super) fn head_number(row: u64) -> u64 {
    // Multiplying by ones adds up the bytes: byte i of the product is the sum of bytes 0 … i.
    let sums = row.wrapping_mul(ONES);
    (0..HOLES).map(|hole| BELOW[hole][(sums >> (8 * hole)) as usize & 0xFF]).sum()
}

/// What the second row adds to a number, if the first has so many pieces.
#[inline]
pub(super) fn tail_number(before: u32, row: u64) -> u64 {
    let sums = row.wrapping_mul(ONES).wrapping_add(u64::from(before).wrapping_mul(ONES));
    (0..HOLES - 1).map(|hole| BELOW[HOLES + hole][(sums >> (8 * hole)) as usize & 0xFF]).sum()
}

/// The rows of the board with that number, the mover's first.
pub(super) fn rows_with(level: usize, number: u64) -> [u64; 2] {
    let mut rows = [0; 2];
    let mut above = level;
    let mut number = number;
    for hole in (0..RING).rev() {
        let sum = if hole == 0 { 0 } else { sum_before(hole, above, &mut number) };
        rows[hole / HOLES] |= ((above - sum) as u64) << (8 * (hole % HOLES));
        above = sum;
    }
    rows
}

/// The pieces in the first `hole` holes of a board that has `most` of them one hole on; what they number is taken off.
fn sum_before(hole: usize, most: usize, number: &mut u64) -> usize {
    let below = &BELOW[hole - 1];
    let sum = below[..=most].partition_point(|&count| count <= *number) - 1;
    *number -= below[sum];
    sum
}

/// Pascal's rule: C(p + i, i + 1) = C(p − 1 + i, i + 1) + C(p + i − 1, i).
#[expect(clippy::large_stack_arrays, reason = "it is only ever evaluated by the compiler")]
const fn all_counts() -> [[u64; SUMS]; RING - 1] {
    let mut table = [[0; SUMS]; RING - 1];
    let mut sum = 0;
    while sum < SUMS {
        table[0][sum] = sum as u64;
        sum += 1;
    }
    let mut holes = 1;
    while holes < table.len() {
        let mut sum = 1;
        while sum < SUMS {
            table[holes][sum] = table[holes][sum - 1] + table[holes - 1][sum];
            sum += 1;
        }
        holes += 1;
    }
    table
}
