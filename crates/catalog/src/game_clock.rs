//! Clocks for a whole game: what a player starts with and what each move adds.

use std::time::Duration;

use crate::settings::read_time;

/// Time for a whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameClock {
    /// What a player starts with.
    pub bank: Duration,
    /// What each of its moves adds.
    pub increment: Duration,
}

impl GameClock {
    /// A clock as people write it: `60s+1s`, or without an increment `5m`.
    pub fn read(text: &str) -> Option<Self> {
        let (bank, increment) = text.split_once('+').unwrap_or((text, "0"));
        let clock = Self { bank: read_time(bank)?, increment: read_time(increment)? };
        (!clock.bank.is_zero()).then_some(clock)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn seconds(count: u64) -> Duration {
        Duration::from_secs(count)
    }

    #[test]
    fn clocks_are_read_as_people_write_them() {
        let clock = |bank, increment| Some(GameClock { bank: seconds(bank), increment: seconds(increment) });
        assert_eq!(GameClock::read("60s+1s"), clock(60, 1));
        assert_eq!(GameClock::read("5m"), clock(300, 0));
        for wrong in ["", "+1s", "0s+1s", "soon", "60s+", "60s+1s+1s"] {
            assert_eq!(GameClock::read(wrong), None, "{wrong}");
        }
    }
}
