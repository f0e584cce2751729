//! A move order for Hex.

use jogada_rules::Guide;

use super::{Hex, HexMove, HexState};

/// Looks at the middle of the board first, and at a swap before everything.
#[derive(Clone, Copy, Debug, Default)]
pub struct CenterFirst;

impl Guide<Hex> for CenterFirst {
    #[inline]
    fn rank(&self, game: &Hex, _: &HexState, mv: HexMove) -> i32 {
        let HexMove::Place(cell) = mv else { return 1 };
        // In half cells, so that even sizes have a middle too.
        let middle = game.size() as i32 - 1;
        let (down, right) = (2 * i32::from(cell.row) - middle, 2 * i32::from(cell.col) - middle);
        // Steps from cell to cell: the third direction goes down and left at once.
        -down.abs().max(right.abs()).max((down + right).abs())
    }
}
