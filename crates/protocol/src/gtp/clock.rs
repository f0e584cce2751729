//! How long a move may take, from what the controller says about time.

use std::time::Duration;

use jogada_catalog::rules::Side;

/// The clocks of both sides, if the game is played with clocks.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct GtpClocks {
    settings: Option<Settings>,
    sides: [Option<Clock>; 2],
}

/// `time_settings`: a time for the game, then periods for so many moves each.
#[derive(Clone, Copy, Debug)]
struct Settings {
    period: Duration,
    moves: u32,
}

/// What a clock shows.
#[derive(Clone, Copy, Debug)]
struct Clock {
    left: Duration,
    /// For so many moves; 0 for the rest of the game.
    moves: u32,
}

/// A move may use this part of what is left for the game.
const PART: u32 = 25;
/// What is kept in reserve against a busy machine and a slow line.
const RESERVE: Duration = Duration::from_millis(50);
/// The least that a move gets.
const LEAST: Duration = Duration::from_millis(1);

impl GtpClocks {
    /// Starts both clocks anew. A period without moves means that there is no limit.
    pub(super) fn set(&mut self, main: Duration, period: Duration, moves: u32) {
        if moves == 0 && !period.is_zero() {
            *self = Self::default();
            return;
        }
        let clock = if main.is_zero() { Clock { left: period, moves } } else { Clock { left: main, moves: 0 } };
        *self = Self { settings: Some(Settings { period, moves }), sides: [Some(clock); 2] };
    }

    /// Sets one clock to what the controller sees.
    pub(super) fn adjust(&mut self, side: Side, left: Duration, moves: u32) {
        self.sides[side.index()] = Some(Clock { left, moves });
    }

    /// How long a side may think about its move; none if there is no clock.
    pub(super) fn budget(&self, side: Side) -> Option<Duration> {
        let Clock { left, moves } = self.sides[side.index()]?;
        let share = if moves > 0 { left / moves } else { left / PART };
        // After the time for the game a period is still to come, which a move may use as a whole.
        let coming = self.settings.filter(|_| moves == 0).map_or(Duration::ZERO, Settings::share);
        Some(share.max(coming).saturating_sub(RESERVE).max(LEAST))
    }

    /// Takes the time of a move off a clock. When the time for the game or the moves of a period are used up, the next
    /// period begins.
    pub(super) fn charge(&mut self, side: Side, used: Duration) {
        let Some(clock) = &mut self.sides[side.index()] else { return };
        clock.left = clock.left.saturating_sub(used);
        let in_period = clock.moves > 0;
        clock.moves = clock.moves.saturating_sub(1);
        let used_up = if in_period { clock.moves == 0 } else { clock.left.is_zero() };
        if let Some(Settings { period, moves }) = self.settings.filter(|settings| used_up && settings.moves > 0) {
            *clock = Clock { left: period, moves };
        }
    }
}

impl Settings {
    fn share(self) -> Duration {
        self.period.checked_div(self.moves).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// What a move gets of a time in milliseconds.
    fn given(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds).saturating_sub(RESERVE)
    }

    fn clocks(main: u32, period: u32, moves: u32) -> GtpClocks {
        let mut clocks = GtpClocks::default();
        clocks.set(main * SECOND, period * SECOND, moves);
        clocks
    }

    #[test]
    fn a_time_for_the_game_is_shared_out_and_never_runs_out() {
        let mut clocks = clocks(10, 0, 0);
        let mut used = Duration::ZERO;
        for _ in 0..200 {
            let budget = clocks.budget(Side::First).expect("a clock");
            clocks.charge(Side::First, budget);
            used += budget;
        }
        assert!(used < 10 * SECOND, "{used:?}");
        assert_eq!(clocks.budget(Side::Second), Some(given(400)), "clocks are apart");
    }

    #[test]
    fn a_period_is_for_its_moves_and_comes_again() {
        let mut clocks = clocks(0, 10, 5);
        assert_eq!(clocks.budget(Side::First), Some(given(2000)));
        for _ in 0..5 {
            clocks.charge(Side::First, SECOND);
        }
        assert_eq!(clocks.budget(Side::First), Some(given(2000)));
    }

    #[test]
    fn after_the_time_for_the_game_periods_begin() {
        let mut clocks = clocks(1, 3, 1);
        assert_eq!(clocks.budget(Side::First), Some(given(3000)), "the period is still to come");
        clocks.charge(Side::First, 2 * SECOND);
        assert_eq!(clocks.budget(Side::First), Some(given(3000)));
    }

    #[test]
    fn the_controller_knows_best_and_may_do_without_clocks() {
        let mut clocks = clocks(100, 0, 0);
        clocks.adjust(Side::Second, SECOND, 0);
        assert_eq!(clocks.budget(Side::Second), Some(LEAST), "less than the reserve is left for a move");
        clocks.set(Duration::ZERO, SECOND, 0);
        assert_eq!(clocks.budget(Side::First), None);
    }
}
