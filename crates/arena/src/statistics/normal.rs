//! The normal distribution.

use std::f64::consts::PI;

/// How many standard deviations hold 95 % of a normal distribution.
pub const Z95: f64 = 1.959_963_984_540_054;

/// Beyond this the series loses digits and the continued fraction converges quickly.
const SERIES_UP_TO: f64 = 3.0;

/// The probability that a normal variable lies below `z` standard deviations.
pub fn below(z: f64) -> f64 {
    let x = z.abs() / std::f64::consts::SQRT_2;
    let tail = if x < SERIES_UP_TO { 0.5 * (1.0 - erf_series(x)) } else { 0.5 * erfc_fraction(x) };
    if z < 0.0 { tail } else { 1.0 - tail }
}

/// erf by its power series, for small arguments (Abramowitz and Stegun 7.1.6).
fn erf_series(x: f64) -> f64 {
    let (mut term, mut sum, mut n) = (x, x, 0.0);
    while term > sum * f64::EPSILON {
        n += 1.0;
        term *= 2.0 * x * x / (2.0 * n + 1.0);
        sum += term;
    }
    sum * 2.0 / PI.sqrt() * (-x * x).exp()
}

/// 1 − erf by its continued fraction, for large arguments (Abramowitz and Stegun 7.1.14).
fn erfc_fraction(x: f64) -> f64 {
    let fraction = (1..=60).rev().fold(x, |rest, k| x + f64::from(k) / 2.0 / rest);
    (-x * x).exp() / (fraction * PI.sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_probabilities_are_met() {
        for (z, known) in [
            (0.0, 0.5),
            (1.0, 0.841_344_746_068_543),
            (-1.0, 0.158_655_253_931_457),
            (Z95, 0.975),
            (3.0, 0.998_650_101_968_370),
            (-4.0, 3.167_124_183_311_998e-5),
            (-6.0, 9.865_876_450_377_018e-10),
        ] {
            assert!((below(z) / known - 1.0).abs() < 1e-9, "{z}: {} {known}", below(z));
        }
    }

    #[test]
    fn the_two_formulas_agree_where_they_meet() {
        let z = SERIES_UP_TO * std::f64::consts::SQRT_2;
        assert!((below(-z - 1e-12) - below(-z + 1e-12)).abs() < 1e-12);
    }
}
