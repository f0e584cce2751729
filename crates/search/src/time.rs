//! How long to think about a move.

use std::time::Duration;

/// What is left on the board's clock for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remaining {
    /// Time left for all moves to come.
    pub left: Duration,
    /// Time added after each move.
    pub increment: Duration,
    /// Moves that the side still has to make, if anyone can say.
    pub moves_to_go: Option<u32>,
}

/// How long a move may take.
///
/// ```
/// use std::time::Duration;
///
/// use jogada_search::{Budget, Remaining};
///
/// let clock = Remaining { left: Duration::from_secs(60), increment: Duration::ZERO, moves_to_go: Some(20) };
/// let budget = Budget::of_clock(clock);
/// assert!(budget.soft < budget.even && budget.even < Duration::from_secs(3));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// What to use where work does not come in iterations.
    pub even: Duration,
    /// Start no new iteration after this.
    pub soft: Duration,
    /// Stop whatever is going on at this.
    pub hard: Duration,
}

/// Moves that a game may still have where nobody can say.
const USUAL_MOVES_TO_GO: u32 = 30;
/// What is kept back for everything between the search's end and the clock's press.
const OVERHEAD: Duration = Duration::from_millis(20);
/// An iteration costs a few times the one before: past this share of the time it would not finish.
const SOFT_PERCENT: u32 = 55;

impl Budget {
    /// A fixed time a move. All of it may be used: it can not be saved for later.
    pub const fn per_move(time: Duration) -> Self {
        Self { even: time, soft: time, hard: time }
    }

    /// A share of the clock: an even part of what is left plus most of the increment, up to three such parts when an
    /// iteration is under way, and never the last of it.
    pub fn of_clock(clock: Remaining) -> Self {
        let usable = clock.left.saturating_sub(OVERHEAD).max(clock.left / 10);
        let moves = clock.moves_to_go.unwrap_or(USUAL_MOVES_TO_GO).max(1);
        let share = (usable / moves + clock.increment * 3 / 4).min(usable);
        let hard = (share * 3).min(usable * 4 / 5).max(share.min(usable / 2));
        Self { even: share.min(hard), soft: (share * SOFT_PERCENT / 100).min(hard), hard }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn clock(left: u64, increment: u64, moves_to_go: Option<u32>) -> Remaining {
        let increment = Duration::from_millis(increment);
        Remaining { left: Duration::from_millis(left), increment, moves_to_go }
    }

    #[test]
    fn a_clock_is_never_overrun_and_always_gives_some_time() {
        for left in [1, 5, 30, 100, 1_000, 60_000, 3_600_000] {
            for increment in [0, 100, 10_000] {
                for moves in [None, Some(0), Some(1), Some(40)] {
                    let clock = clock(left, increment, moves);
                    let budget = Budget::of_clock(clock);
                    assert!(
                        budget.soft <= budget.even && budget.even <= budget.hard && budget.hard < clock.left,
                        "{clock:?} {budget:?}"
                    );
                    assert!(budget.hard > Duration::ZERO, "{clock:?}");
                }
            }
        }
    }

    #[test]
    fn a_whole_game_fits_on_its_clock() {
        let (mut left, increment) = (60_000u64, 0);
        for _ in 0..200 {
            let hard = Budget::of_clock(clock(left, increment, None)).hard.as_millis() as u64;
            assert!(hard < left);
            left -= hard;
        }
        assert!(left > 0);
    }

    #[test]
    fn an_increment_is_spent_and_more_time_is_more_thought() {
        let poor = Budget::of_clock(clock(60_000, 0, None));
        let fed = Budget::of_clock(clock(60_000, 2_000, None));
        let rich = Budget::of_clock(clock(120_000, 0, None));
        assert!(fed.soft > poor.soft + Duration::from_millis(500) && rich.soft > poor.soft);
    }

    #[test]
    fn a_move_gets_an_even_part_of_what_is_left_and_most_of_the_increment() {
        let budget = |left, increment, moves| {
            let Budget { even, soft, hard } = Budget::of_clock(clock(left, increment, moves));
            [even, soft, hard].map(|time| time.as_millis() as u64)
        };
        // What is kept back comes off first: 30 and 10 parts of a second each.
        assert_eq!(budget(30_020, 0, None), [1_000, 550, 3_000]);
        assert_eq!(budget(10_020, 0, Some(10)), [1_000, 550, 3_000]);
        assert_eq!(budget(10_020, 400, Some(10)), [1_300, 715, 3_900]);
        // The only move left may take all but a fifth, the second last all but its half.
        assert_eq!(budget(1_020, 0, Some(1)), [800, 550, 800]);
        assert_eq!(budget(1_020, 0, Some(2)), [500, 275, 800]);
        // An increment above what is left can not be spent ahead.
        assert_eq!(budget(120, 10_000, None), [80, 55, 80]);
    }
}
