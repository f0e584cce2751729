//! Turning and mirroring rectangular boards.

/// How many symmetries a rectangle has: the square can also be mirrored on its diagonal.
pub(crate) const fn symmetries(rows: usize, cols: usize) -> usize {
    if rows == cols { 8 } else { 4 }
}

/// Where a place goes on a grid of `rows` × `cols` places: bit 0 of `symmetry` mirrors left and right, bit 1 top and
/// bottom, bit 2 rows and columns, in that order.
pub(crate) const fn image((row, col): (usize, usize), rows: usize, cols: usize, symmetry: usize) -> (usize, usize) {
    let col = if symmetry & 1 == 0 { col } else { cols - 1 - col };
    let row = if symmetry & 2 == 0 { row } else { rows - 1 - row };
    if symmetry & 4 == 0 { (row, col) } else { (col, row) }
}

/// The places of the set bits of `word`, from the lowest up.
#[inline]
pub(crate) fn bits(mut word: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = (word != 0).then_some(word.trailing_zeros() as usize);
        word &= word.wrapping_sub(1);
        place
    })
}
