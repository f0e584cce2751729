//! Pairs of games with sides exchanged: five outcomes, from nothing to both games.

use super::elo::Elo;
use super::normal::below;
use super::score::{Interval, effective};

/// How often a player got 0, ½, 1, 1½ and 2 points of a pair.
///
/// The two games of a pair share an opening. If it favors First, each player wins one of them: as single games that
/// looks like noise, as pairs it is what it is, no difference at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Pairs {
    /// Counts by half points, from 0 to 4.
    pub counts: [u64; 5],
}

impl Pairs {
    /// One more pair that brought so many half points, 4 at most.
    pub fn add(&mut self, half_points: u8) {
        self.counts[usize::from(half_points.min(4))] += 1;
    }

    /// All pairs.
    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// The same pairs seen by the opponent.
    pub fn turned(mut self) -> Self {
        self.counts.reverse();
        self
    }

    /// The share of points; one half when nothing was played.
    pub fn score(&self) -> f64 {
        if self.total() == 0 { 0.5 } else { self.moment(|share| share) }
    }

    /// The interval of the score.
    pub fn interval(&self) -> Interval {
        effective(self.score(), self.variance(), self.total() as f64)
    }

    /// The difference in Elo that the score stands for.
    pub fn elo(&self) -> Elo {
        Elo::of(self.score(), self.interval())
    }

    /// The likelihood that this player is the better one.
    pub fn superiority(&self) -> f64 {
        let total = self.total() as f64;
        if total == 0.0 {
            return 0.5;
        }
        // All alike is no certainty; see the interval.
        let variance = self.variance().max(0.25 / (total + 2.0));
        below((self.score() - 0.5) / (variance / total).sqrt())
    }

    /// The variance of one pair's share.
    fn variance(&self) -> f64 {
        let mean = self.score();
        self.moment(|share| (share - mean).powi(2))
    }

    fn moment(&self, of: impl Fn(f64) -> f64) -> f64 {
        let sum: f64 = self.shares().map(|(share, count)| of(share) * count).sum();
        sum / self.total().max(1) as f64
    }

    /// The five shares of points with their counts.
    pub(super) fn shares(&self) -> impl Iterator<Item = (f64, f64)> {
        self.counts.iter().enumerate().map(|(half_points, &count)| (half_points as f64 / 4.0, count as f64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_counts_every_half_point() {
        let pairs = Pairs { counts: [1, 2, 3, 4, 5] };
        assert!((pairs.score() - (2.0 * 0.25 + 3.0 * 0.5 + 4.0 * 0.75 + 5.0) / 15.0).abs() < 1e-12);
        assert!((pairs.turned().score() + pairs.score() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn elo_and_error_are_the_known_ones() {
        // Mean 0.54, variance 0.0384 (by hand), so the textbook interval is 0.54 ± 0.01215 for 1,000 pairs.
        let pairs = Pairs { counts: [20, 160, 480, 320, 20] };
        let elo = pairs.elo();
        assert!((elo.difference - 27.85).abs() < 0.01, "{elo:?}");
        assert!((elo.error().expect("finite") - 8.49).abs() < 0.05, "{elo:?}");
        assert!((pairs.superiority() - below(0.04 / (0.0384f64 / 1000.0).sqrt())).abs() < 1e-9);
    }

    #[test]
    fn openings_that_decide_the_game_are_no_noise() {
        let one_each = Pairs { counts: [0, 0, 100, 0, 0] };
        let at_random = Pairs { counts: [25, 0, 50, 0, 25] };
        let error = |pairs: Pairs| pairs.elo().error().expect("finite");
        assert!(error(one_each) < error(at_random) / 3.0);
        assert!(error(one_each) > 1.0, "and yet a hundred pairs are no certainty");
    }

    #[test]
    fn all_wins_all_losses_and_nothing_break_nothing() {
        let all = Pairs { counts: [0, 0, 0, 0, 50] };
        assert!(all.elo().difference.is_infinite());
        assert!(all.elo().interval.low > 400.0 && all.elo().error().is_none() && all.superiority() > 0.999);
        assert!(all.turned().elo().interval.high < -400.0 && all.turned().superiority() < 0.001);
        let nothing = Pairs::default();
        assert!((nothing.superiority() - 0.5).abs() < 1e-12 && nothing.elo().error().is_none());
    }
}
