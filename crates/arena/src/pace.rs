//! How long players may think.

use std::time::Duration;

use jogada_catalog::{GameClock, Limits, read_count, read_time};
use serde::{Deserialize, Serialize};

/// How long the players of a match may think about a move.
///
/// ```
/// use std::time::Duration;
///
/// use jogada_arena::Pace;
///
/// let clock = Pace::clock("60s+1s").expect("a clock");
/// assert_eq!(clock.bank(), Some((Duration::from_secs(60), Duration::from_secs(1))));
/// assert!(Pace::nodes("soon").is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Levels as they are defined, everyone else a usual number of nodes.
    #[default]
    Usual,
    /// So many positions a move: the same games on every machine.
    Nodes(u64),
    /// So deep.
    Depth(u32),
    /// So many milliseconds a move.
    Movetime(u64),
    /// A clock for the whole game.
    Clock {
        /// What each player starts with.
        bank_ms: u64,
        /// What each move adds.
        increment_ms: u64,
    },
}

/// What a player without any limit gets when nobody asks for another.
const USUAL_NODES: u64 = 10_000;
/// A move may use this part of what is left on the clock.
const PART_OF_BANK: u32 = 25;
/// What a player keeps in reserve against a busy machine.
const RESERVE: Duration = Duration::from_millis(50);

impl Pace {
    /// So many positions, as people write it: `10k`.
    pub fn nodes(text: &str) -> Option<Self> {
        read_count(text).filter(|&nodes| nodes > 0).map(Self::Nodes)
    }

    /// A time per move, as people write it: `100ms`.
    pub fn movetime(text: &str) -> Option<Self> {
        milliseconds(text).filter(|&time| time > 0).map(Self::Movetime)
    }

    /// A clock, as people write it: `60s+1s`, or without an increment `5m`.
    pub fn clock(text: &str) -> Option<Self> {
        let GameClock { bank, increment } = GameClock::read(text)?;
        let (bank_ms, increment_ms) = (whole_ms(bank)?, whole_ms(increment)?);
        (bank_ms > 0).then_some(Self::Clock { bank_ms, increment_ms })
    }

    /// What the clock shows at the start, and what each move adds, if there is a clock.
    pub const fn bank(&self) -> Option<(Duration, Duration)> {
        match *self {
            Self::Clock { bank_ms, increment_ms } => {
                Some((Duration::from_millis(bank_ms), Duration::from_millis(increment_ms)))
            }
            _ => None,
        }
    }

    /// The limits of a player whose level is defined with `level` limits, with `left` on its clock. The match decides
    /// about nodes and time; a level's depth is part of what it is and stays, unless the match is about depth.
    pub fn limits(&self, level: Limits, left: Duration) -> Limits {
        let kept = Limits { depth: level.depth, ..Limits::NONE };
        match *self {
            Self::Usual if level == Limits::NONE => Limits::nodes(USUAL_NODES),
            Self::Usual => level,
            Self::Nodes(nodes) => Limits::nodes(nodes).or(kept),
            Self::Depth(depth) => Limits::depth(depth),
            Self::Movetime(time) => Limits::time(Duration::from_millis(time)).or(kept),
            Self::Clock { increment_ms, .. } => Limits::time(share(left, Duration::from_millis(increment_ms))).or(kept),
        }
    }
}

/// How long to think with `left` on the clock: never so long that the clock could run out.
fn share(left: Duration, increment: Duration) -> Duration {
    (left / PART_OF_BANK + increment * 4 / 5).min(left.saturating_sub(RESERVE)).max(Duration::from_millis(1))
}

fn milliseconds(text: &str) -> Option<u64> {
    read_time(text).and_then(whole_ms)
}

fn whole_ms(time: Duration) -> Option<u64> {
    u64::try_from(time.as_millis()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paces_are_read_as_people_write_them() {
        assert_eq!(Pace::nodes("10k"), Some(Pace::Nodes(10_000)));
        assert_eq!(Pace::movetime("0.1s"), Some(Pace::Movetime(100)));
        assert_eq!(Pace::clock("60s+1s"), Some(Pace::Clock { bank_ms: 60_000, increment_ms: 1000 }));
        assert_eq!(Pace::clock("5m"), Some(Pace::Clock { bank_ms: 300_000, increment_ms: 0 }));
        assert_eq!((Pace::nodes("0"), Pace::movetime("soon"), Pace::clock("+1s")), (None, None, None));
    }

    #[test]
    fn the_match_decides_about_time_and_a_level_about_its_depth() {
        let level = Limits { time: Some(Duration::from_secs(1)), ..Limits::depth(6) };
        let limits = |pace: Pace| pace.limits(level, Duration::ZERO);
        assert_eq!(limits(Pace::Usual), level);
        assert_eq!(limits(Pace::Nodes(9)), Limits { nodes: Some(9), ..Limits::depth(6) });
        assert_eq!(limits(Pace::Depth(3)), Limits::depth(3));
        assert_eq!(limits(Pace::Movetime(100)).time, Some(Duration::from_millis(100)));
        assert_eq!(Pace::Usual.limits(Limits::NONE, Duration::ZERO), Limits::nodes(USUAL_NODES));
    }

    #[test]
    fn a_clock_never_runs_out_by_thinking() {
        let second = Duration::from_secs(1);
        let mut left = 10 * second;
        for _ in 0..150 {
            let used = share(left, Duration::ZERO);
            assert!(used <= left.max(Duration::from_millis(1)));
            left = left.saturating_sub(used);
        }
        assert!(left > Duration::ZERO);
        assert!(share(Duration::from_millis(10), second) <= Duration::from_millis(10), "an increment is not there yet");
    }
}
