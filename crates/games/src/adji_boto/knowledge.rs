//! What Adji-boto knows about itself beyond its rules.

use jogada_rules::{Dice, Evaluator, Game, Guide, Playout, Value, Window, margin};

use super::sowing::{HOLES, holes_with_pieces, occupied};
use super::{AdjiBoto, MOST_PIECES, Pit, Position};

/// The most that one move captures.
const MOST_PER_MOVE: u32 = 5;

/// The score as it stands: nothing more to come is expected.
#[derive(Clone, Copy, Debug, Default)]
pub struct Score;

impl Evaluator<AdjiBoto> for Score {
    #[inline]
    fn evaluate(&self, _: &AdjiBoto, _: &Position) -> Value {
        Value::ZERO
    }

    /// A ply brings at most five points to the side that moves, and no more than are on the board.
    ///
    /// How many of the plies can be one side's: a ply empties at most one hole of each row, the hole played and the
    /// hole captured. So with `k` holes occupied in either row nobody is skipped in the first `k` plies, and they
    /// alternate. All plies after that may be one side's.
    #[inline]
    fn reach(&self, _: &AdjiBoto, state: &Position, depth: u32) -> Window {
        let (mine, theirs) = plies_each(state, depth);
        let left = state.pieces();
        let most = |plies: u32| Value::points(left.min(plies.saturating_mul(MOST_PER_MOVE)) as i32);
        Window::new(-most(theirs), most(mine))
    }

    /// What it captures itself, and then five points for each later ply of the mover.
    #[inline]
    fn reach_by(&self, _: &AdjiBoto, state: &Position, mv: Pit, depth: u32) -> Value {
        let (mine, _) = plies_each(state, depth);
        let later = mine.saturating_sub(1).saturating_mul(MOST_PER_MOVE).min(MOST_PIECES);
        Value::points(state.catch(mv) + later as i32)
    }
}

/// How many of `depth` plies the mover can have at most, and how many the opponent.
#[inline]
fn plies_each(state: &Position, depth: u32) -> (u32, u32) {
    let (own, other) = state.seen_by_mover();
    let [mine, theirs] = [own, other].map(holes_with_pieces);
    let alternating = mine.min(theirs).max(1).min(depth);
    let free = depth - alternating;
    (alternating.div_ceil(2) + free, alternating / 2 + free)
}

/// Captures first, the larger the sooner.
#[derive(Clone, Copy, Debug, Default)]
pub struct Captures;

impl Guide<AdjiBoto> for Captures {
    #[inline]
    fn rank(&self, _: &AdjiBoto, state: &Position, mv: Pit) -> i32 {
        state.catch(mv)
    }

    #[inline]
    fn is_noisy(&self, _: &AdjiBoto, state: &Position, mv: Pit) -> bool {
        state.catch(mv) > 0
    }

    /// Each sowing changes what the next one does: one look-up in five hundred finds the position known.
    #[inline]
    fn transposes(&self) -> bool {
        false
    }
}

/// Random play without a list of moves, at most `cap` moves; what is left then counts for nobody.
#[derive(Clone, Copy, Debug)]
pub struct Sprint {
    /// The most moves to play.
    pub cap: usize,
}

/// Games of random moves last about 230 moves, so a thousand cuts off only what does not end.
impl Default for Sprint {
    fn default() -> Self {
        Self { cap: 1000 }
    }
}

impl Playout<AdjiBoto> for Sprint {
    fn playout(&self, game: &AdjiBoto, state: &mut Position, dice: &mut Dice) -> i32 {
        for _ in 0..self.cap {
            let holes = gathered(occupied(state.seen_by_mover().0));
            if holes == 0 {
                debug_assert!(game.settled(state).is_some(), "the mover has pieces while the game goes on");
                break;
            }
            let pick = dice.below(holes.count_ones() as usize);
            state.sow(CHOICES[holes][pick]);
        }
        margin(game, state)
    }
}

/// The high bits of six bytes as six bits: the product moves each to its place in the top byte.
#[inline]
const fn gathered(occupied: u64) -> usize {
    ((occupied >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as usize & ((1 << HOLES) - 1)
}

/// The holes of each set of six, in order.
static CHOICES: [[Pit; HOLES]; 1 << HOLES] = all_choices();

const fn all_choices() -> [[Pit; HOLES]; 1 << HOLES] {
    let mut choices = [[Pit(0); HOLES]; 1 << HOLES];
    let mut holes = 0;
    while holes < choices.len() {
        let mut left = holes;
        let mut found = 0;
        while left != 0 {
            choices[holes][found] = Pit(left.trailing_zeros() as u8);
            left &= left - 1;
            found += 1;
        }
        holes += 1;
    }
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sets_of_holes_are_gathered_in_order() {
        for holes in 0..1usize << HOLES {
            let spread = (0..HOLES).filter(|hole| holes >> hole & 1 == 1).map(|hole| 0x80u64 << (8 * hole)).sum();
            assert_eq!(gathered(spread), holes);
        }
    }
}
