//! The sequential probability ratio test: play until one of two claims about the difference is clear enough.
//!
//! The likelihood of the pairs seen is compared under both claims, each time with the distribution of pair results
//! that fits best among those whose mean is as claimed (Van den Bergh, "The GSPRT approximation", 2016–2020; the test
//! itself is Wald's, 1945). Exact up to the regularization of results that did not occur yet.

use serde::{Deserialize, Serialize};

use super::elo::score_of;
use super::pairs::Pairs;

/// Two claims about a difference in Elo, and how often to be wrong about them.
///
/// ```
/// use jogada_arena::statistics::{Hypotheses, Pairs};
///
/// let mut pairs = Pairs::default();
/// (0..60).for_each(|_| pairs.add(4));
/// let test = Hypotheses::new(0.0, 20.0).test(&pairs);
/// assert!(test.llr > 0.0, "sixty pairs won twice speak for more than nothing");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hypotheses {
    /// The smaller difference: "no improvement".
    pub elo0: f64,
    /// The larger difference: "an improvement".
    pub elo1: f64,
    /// How often to take the larger one when the smaller is true.
    #[serde(default = "usual_risk")]
    pub alpha: f64,
    /// How often to take the smaller one when the larger is true.
    #[serde(default = "usual_risk")]
    pub beta: f64,
}

const fn usual_risk() -> f64 {
    0.05
}

/// Where a test has got.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The logarithm of the likelihood ratio.
    pub llr: f64,
    /// At or below this the smaller difference is taken.
    pub lower: f64,
    /// At or above this the larger difference is taken.
    pub upper: f64,
    /// What follows.
    pub verdict: TestVerdict,
}

/// What a test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TestVerdict {
    /// The larger difference is taken.
    Better,
    /// The smaller difference is taken.
    Worse,
    /// It goes on.
    Open,
}

/// How often a result that did not occur yet is taken to have occurred: without it, one could rule out a claim that a
/// single new result would make likely.
const UNSEEN: f64 = 1e-3;

impl Hypotheses {
    /// Two claims with the usual risk of one in twenty.
    pub const fn new(elo0: f64, elo1: f64) -> Self {
        Self { elo0, elo1, alpha: usual_risk(), beta: usual_risk() }
    }

    /// The test after these pairs.
    pub fn test(&self, pairs: &Pairs) -> Sprt {
        let llr = if pairs.total() == 0 { 0.0 } else { self.ratio(pairs) };
        let (lower, upper) = ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln());
        let verdict = if llr >= upper {
            TestVerdict::Better
        } else if llr <= lower {
            TestVerdict::Worse
        } else {
            TestVerdict::Open
        };
        Sprt { llr, lower, upper, verdict }
    }

    fn ratio(&self, pairs: &Pairs) -> f64 {
        let seen: Vec<_> = pairs.shares().map(|(share, count)| (share, count.max(UNSEEN))).collect();
        log_likelihood(&seen, score_of(self.elo1)) - log_likelihood(&seen, score_of(self.elo0))
    }
}

/// The logarithm of the likelihood of what was seen under the best fitting distribution with that mean, less a part
/// that is the same for every mean.
fn log_likelihood(seen: &[(f64, f64)], mean: f64) -> f64 {
    let tilt = best_tilt(seen, mean);
    -seen.iter().map(|(share, count)| count * (1.0 + tilt * (share - mean)).ln()).sum::<f64>()
}

/// The multiplier of Lagrange that gives the tilted distribution the wanted mean. The function is monotonic between
/// the poles, so halving finds the root.
fn best_tilt(seen: &[(f64, f64)], mean: f64) -> f64 {
    let slope = |tilt: f64| -> f64 {
        seen.iter().map(|(share, count)| count * (share - mean) / (1.0 + tilt * (share - mean))).sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..80 {
        let middle = f64::midpoint(low, high);
        if slope(middle) > 0.0 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bounds_are_walds() {
        let sprt = Hypotheses::new(0.0, 5.0).test(&Pairs::default());
        assert!((sprt.upper - 2.944_438_979).abs() < 1e-8 && (sprt.lower + 2.944_438_979).abs() < 1e-8);
        assert_eq!((sprt.llr, sprt.verdict), (0.0, TestVerdict::Open));
    }

    #[test]
    fn small_differences_agree_with_the_normal_approximation() {
        let pairs = Pairs { counts: [20, 160, 480, 320, 20] };
        let (s0, s1) = (score_of(0.0), score_of(5.0));
        let approximate = (s1 - s0) * (2.0 * 0.54 - s0 - s1) / (2.0 * 0.0384 / 1000.0);
        let sprt = Hypotheses::new(0.0, 5.0).test(&pairs);
        assert!((sprt.llr / approximate - 1.0).abs() < 0.1, "{} {approximate}", sprt.llr);
        assert_eq!(sprt.verdict, TestVerdict::Better);
    }

    /// Claims, counts of pairs, and the ratio from a program that solves for the constrained distribution itself.
    const KNOWN: [(f64, f64, [u64; 5], f64); 5] = [
        (0.0, 5.0, [20, 160, 480, 320, 20], 6.278_168),
        (0.0, 10.0, [10, 0, 60, 0, 30], 1.349_313),
        (-3.0, 1.0, [100, 2000, 5000, 1900, 90], -3.039_555),
        (0.0, 50.0, [0, 0, 10, 0, 10], 2.671_544),
        (0.0, 10.0, [0, 0, 0, 0, 50], 1.418_464),
    ];

    #[test]
    fn likelihood_ratios_are_those_of_another_program() {
        for (elo0, elo1, counts, known) in KNOWN {
            let found = Hypotheses::new(elo0, elo1).test(&Pairs { counts }).llr;
            assert!((found - known).abs() < 1e-4, "{counts:?}: {found} {known}");
        }
    }

    #[test]
    fn one_sided_results_decide_and_do_not_break() {
        let hypotheses = Hypotheses::new(0.0, 10.0);
        assert_eq!(hypotheses.test(&Pairs { counts: [0, 0, 0, 0, 500] }).verdict, TestVerdict::Better);
        assert_eq!(hypotheses.test(&Pairs { counts: [500, 0, 0, 0, 0] }).verdict, TestVerdict::Worse);
        let even = hypotheses.test(&Pairs { counts: [0, 0, 500, 0, 0] });
        assert!(even.llr.is_finite() && even.llr < 0.0);
    }
}
