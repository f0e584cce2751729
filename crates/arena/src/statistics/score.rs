//! Wins, draws, losses, and the share of points they make.

use super::elo::Elo;
use super::normal::{Z95, below};

/// Two ends of a range that holds the truth 95 times in a hundred.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// Wilson's interval for a share seen in that many independent trials. Unlike the textbook one it never leaves
    /// 0 … 1 and keeps a width when all trials went one way. No trials, no knowledge.
    pub fn wilson(share: f64, trials: f64) -> Self {
        if trials <= 0.0 {
            return Self { low: 0.0, high: 1.0 };
        }
        let square = Z95 * Z95 / trials;
        let center = (share + square / 2.0) / (1.0 + square);
        let half = Z95 / (1.0 + square) * ((share * (1.0 - share) + square / 4.0) / trials).sqrt();
        // Where all trials went one way the end is exact; rounding must not say otherwise.
        let (low, high) = ((center - half).max(0.0), (center + half).min(1.0));
        Self { low: if share <= 0.0 { 0.0 } else { low }, high: if share >= 1.0 { 1.0 } else { high } }
    }

    /// Whether the range holds a number.
    pub fn contains(&self, number: f64) -> bool {
        self.low <= number && number <= self.high
    }
}

/// How a player fared, game by game.
///
/// ```
/// use jogada_arena::statistics::Tally;
///
/// let mut tally = Tally::default();
/// [2, 2, 1, 0].into_iter().for_each(|half_points| tally.add(half_points));
/// assert_eq!((tally.games(), tally.score()), (4, 0.625));
/// assert!(tally.interval().contains(0.5), "four games say little");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
}

impl Tally {
    /// All games.
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Points: a draw is half a win.
    pub fn points(&self) -> f64 {
        self.wins as f64 + self.draws as f64 / 2.0
    }

    /// The share of points; one half when nothing was played.
    pub fn score(&self) -> f64 {
        if self.games() == 0 { 0.5 } else { self.points() / self.games() as f64 }
    }

    /// The same games seen by the opponent.
    pub const fn turned(self) -> Self {
        Self { wins: self.losses, draws: self.draws, losses: self.wins }
    }

    /// One more game, worth 0, 1 or 2 half points.
    pub const fn add(&mut self, half_points: u8) {
        match half_points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }

    /// The interval of the score, should the games be independent.
    pub fn interval(&self) -> Interval {
        let (games, score) = (self.games() as f64, self.score());
        let spread = self.wins as f64 / games * (1.0 - score).powi(2)
            + self.draws as f64 / games * (0.5 - score).powi(2)
            + self.losses as f64 / games * score.powi(2);
        effective(score, spread, games)
    }

    /// The difference in Elo that the score stands for.
    pub fn elo(&self) -> Elo {
        Elo::of(self.score(), self.interval())
    }

    /// The likelihood that this player is the better one: draws say nothing about it.
    pub fn superiority(&self) -> f64 {
        let decided = (self.wins + self.losses) as f64;
        if decided == 0.0 { 0.5 } else { below((self.wins as f64 - self.losses as f64) / decided.sqrt()) }
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
    }
}

/// The interval of a mean of `count` values from 0 to 1 with that variance: Wilson's, for as many yes-or-no trials as
/// would leave the same doubt.
pub(super) fn effective(mean: f64, variance: f64, count: f64) -> Interval {
    let binary = mean * (1.0 - mean);
    // All alike is no proof that the next will be: one in count + 2 may differ, as Laplace counts.
    let variance = variance.max(0.25 / (count + 2.0));
    let trials = if binary > 0.0 { count * (binary / variance).max(1.0) } else { count };
    Interval::wilson(mean, trials)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: Interval, low: f64, high: f64) {
        assert!((found.low - low).abs() < 5e-5 && (found.high - high).abs() < 5e-5, "{found:?} {low} {high}");
    }

    #[test]
    fn wilson_intervals_are_the_known_ones() {
        close(Interval::wilson(0.5, 10.0), 0.2366, 0.7634);
        close(Interval::wilson(0.2, 100.0), 0.1334, 0.2888);
        close(Interval::wilson(1.0, 10.0), 0.7225, 1.0);
        close(Interval::wilson(0.0, 20.0), 0.0, 0.1611);
        close(Interval::wilson(0.5, 0.0), 0.0, 1.0);
    }

    #[test]
    fn games_without_draws_are_yes_or_no_trials() {
        let tally = Tally { wins: 20, draws: 0, losses: 80 };
        close(tally.interval(), 0.1334, 0.2888);
    }

    #[test]
    fn draws_narrow_the_interval() {
        let width = |tally: Tally| tally.interval().high - tally.interval().low;
        let (drawn, decided) = (Tally { wins: 20, draws: 60, losses: 20 }, Tally { wins: 50, draws: 0, losses: 50 });
        assert!((drawn.score() - decided.score()).abs() < 1e-12);
        assert!(width(drawn) < 0.7 * width(decided));
    }

    #[test]
    fn superiority_is_the_known_one() {
        let superiority = |wins, losses| Tally { wins, draws: 7, losses }.superiority();
        assert!((superiority(10, 10) - 0.5).abs() < 1e-12);
        assert!((superiority(20, 10) - 0.966_055).abs() < 1e-6);
        assert!((superiority(10, 20) - 0.033_945).abs() < 1e-6);
        assert!((superiority(0, 0) - 0.5).abs() < 1e-12);
    }

    #[test]
    fn nothing_and_all_of_it_break_nothing() {
        assert!((Tally::default().score() - 0.5).abs() < 1e-12);
        let all = Tally { wins: 30, ..Tally::default() };
        assert!(all.elo().difference.is_infinite());
        assert!(all.elo().interval.low > 0.0 && all.superiority() > 0.99);
        let nothing = Tally::default().interval();
        close(nothing, 0.0, 1.0);
    }
}
