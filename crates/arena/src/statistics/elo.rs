//! Elo: differences of strength on a logarithmic scale, 400 points for odds of ten to one.

use super::score::Interval;

/// An estimate of a difference in Elo with its 95 % interval. All wins are an infinite difference, and an infinite
/// end of the interval: only the other end says something then.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// The most likely difference.
    pub difference: f64,
    /// The interval around it.
    pub interval: Interval,
}

impl Elo {
    /// The difference that a score with its interval stands for.
    pub fn of(score: f64, interval: Interval) -> Self {
        Self {
            difference: elo_of(score),
            interval: Interval { low: elo_of(interval.low), high: elo_of(interval.high) },
        }
    }

    /// Half the width of the interval, what people write after ±; `None` when it has no end.
    pub fn error(&self) -> Option<f64> {
        let width = self.interval.high - self.interval.low;
        width.is_finite().then_some(width / 2.0)
    }
}

/// The difference in Elo of players who share points as `score` says: infinite when one gets them all.
///
/// ```
/// use jogada_arena::statistics::{elo_of, score_of};
///
/// assert_eq!(elo_of(0.5), 0.0);
/// assert!((score_of(elo_of(0.75)) - 0.75).abs() < 1e-9);
/// ```
pub fn elo_of(score: f64) -> f64 {
    // Adding zero turns the negative zero of equal players into a plain one.
    -400.0 * (1.0 / score.clamp(0.0, 1.0) - 1.0).log10() + 0.0
}

/// The share of points that a difference in Elo leads to expect.
pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_differences_are_met() {
        for (score, elo) in [(0.5, 0.0), (0.75, 190.848_501_887), (0.64, 99.950_989_287), (10.0 / 11.0, 400.0)] {
            assert!((elo_of(score) - elo).abs() < 1e-5, "{score}: {}", elo_of(score));
            assert!((score_of(elo) - score).abs() < 1e-8);
            assert!((elo_of(1.0 - score) + elo).abs() < 1e-5);
        }
    }

    #[test]
    fn a_score_without_loss_is_infinitely_better() {
        assert!(elo_of(1.0).is_infinite() && elo_of(1.0) > 0.0);
        assert!(elo_of(0.0).is_infinite() && elo_of(0.0) < 0.0);
        let elo = Elo::of(1.0, Interval { low: 0.75, high: 1.0 });
        assert!(elo.error().is_none() && elo.interval.low > 190.0);
    }
}
