//! What is left on the clocks of both sides.

use std::time::Duration;

use jogada_catalog::GameClock;
use jogada_rules::Side;
use jogada_search::{Budget, Remaining};

/// What is left on the clocks of both sides.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Clocks([Option<(GameClock, Duration)>; 2]);

impl Clocks {
    /// How long a side with this clock may think about its move.
    pub(crate) fn budget(&self, side: Side, clock: GameClock) -> Budget {
        let remaining = Remaining { left: self.left(side, clock), increment: clock.increment, moves_to_go: None };
        Budget::of_clock(remaining)
    }

    /// Takes the time of a move off, and adds the increment.
    pub(crate) fn press(&mut self, side: Side, clock: GameClock, used: Duration) {
        let left = self.left(side, clock).saturating_sub(used) + clock.increment;
        self.0[side.index()] = Some((clock, left));
    }

    /// A player with another clock than the one before starts with a full one.
    fn left(&self, side: Side, clock: GameClock) -> Duration {
        match self.0[side.index()] {
            Some((known, left)) if known == clock => left,
            _ => clock.bank,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    #[test]
    fn a_move_takes_its_time_off_one_side_and_brings_the_increment() {
        let clock = GameClock { bank: seconds(60), increment: seconds(1) };
        let mut clocks = Clocks::default();
        clocks.press(Side::First, clock, seconds(11));
        assert_eq!(clocks.left(Side::First, clock), seconds(50));
        assert_eq!(clocks.left(Side::Second, clock), seconds(60));
        clocks.press(Side::First, clock, seconds(1000));
        assert_eq!(clocks.left(Side::First, clock), seconds(1), "never less than nothing");
        let budget = clocks.budget(Side::First, clock);
        assert!(budget.hard < seconds(1) && clocks.budget(Side::Second, clock).hard > budget.hard);
        let other = GameClock { bank: seconds(5), ..clock };
        assert_eq!(clocks.left(Side::First, other), seconds(5), "another player's clock is full");
    }
}
