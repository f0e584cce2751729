//! The evaluation `positional`: who can wait.
//!
//! Pieces are lost mostly by having to move what should stay. So what counts is how many moves a side has in hand, and
//! three terms say it, weighted by what won most in matches at equal nodes:
//!
//! - **Mobility**: every occupied hole is a move to choose. By far the largest part of the gain over the bare score; a
//!   row that runs out of moves must break up its last holes, and is skipped while the other side harvests.
//! - **Small holes**, of one to five pieces, a little more: these are moves that reach few of the opponent's holes and
//!   so give little away.
//! - **Laps**, holes of eleven or more: a move that goes all round the board, and pieces that no one can capture.
//!
//! What is threatened is left out on purpose. Captures that stand on the board are played out by a search that follows
//! noisy moves, and adding them here gained less in matches than leaving them out. Weighing the terms by the number of
//! pieces left made no difference.

use jogada_rules::{Evaluator, Value};

use super::sowing::holding;
use super::{AdjiBoto, Position};

/// Mobility, small holes and laps of the side to move, less those of its opponent.
#[derive(Clone, Copy, Debug, Default)]
pub struct Positional;

/// What each hole with pieces is worth, in hundredths of a point.
const MOBILITY: u32 = 50;
/// What a hole is worth beside that if a capture could take it.
const SMALL: u32 = 10;
/// What a hole is worth beside its mobility if it sows a whole lap.
const LAP: u32 = 40;

impl Evaluator<AdjiBoto> for Positional {
    #[inline]
    fn evaluate(&self, _: &AdjiBoto, state: &Position) -> Value {
        let (own, other) = state.seen_by_mover();
        Value::hundredths(worth(own) - worth(other))
    }
}

/// What the holes of a row are worth.
#[inline]
const fn worth(row: u64) -> i32 {
    let (occupied, large, laps) = (holding::<1>(row), holding::<6>(row), holding::<11>(row));
    (MOBILITY * occupied + SMALL * (occupied - large) + LAP * laps) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_are_worth_what_they_hold() {
        assert_eq!(worth(0x0000_0000_0000_0000), 0);
        assert_eq!(worth(0x0000_0000_0000_0105), 2 * 60);
        assert_eq!(worth(0x0000_0000_000A_0006), 2 * 50);
        assert_eq!(worth(0x0000_C80B_0000_0001), 2 * 90 + 60);
    }
}
