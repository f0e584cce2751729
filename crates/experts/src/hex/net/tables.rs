//! Exponentials without the platform's: by basic arithmetic alone, which is the same on every machine.

use std::sync::LazyLock;

/// Steps of the net's outputs in one unit.
pub(super) const UNIT: i32 = 512;
/// Beyond so many units below the best, a move weighs nothing.
const REACH: usize = 16;
/// Steps in the tables from entry to entry.
const STEP: usize = 8;
const ENTRIES: usize = REACH * UNIT as usize / STEP;

/// exp(−x) for x from 0 to [`REACH`].
static FALLING: LazyLock<Vec<f32>> = LazyLock::new(|| {
    let ratio = 1.0 / exponential(STEP as f64 / f64::from(UNIT));
    let powers = std::iter::successors(Some(1.0), |power: &f64| Some(power * ratio));
    powers.take(ENTRIES).map(|power| power as f32).collect()
});

/// exp(x) for a small x, by its series.
fn exponential(x: f64) -> f64 {
    (1..20).rev().fold(1.0, |sum, term| 1.0 + sum * x / f64::from(term))
}

/// exp(−x), where x is in steps of 1/[`UNIT`] and at least 0.
fn falling(x: i32) -> f32 {
    FALLING.get(x as usize / STEP).copied().unwrap_or(0.0)
}

/// From −1 to 1: what a logit for the side to move's win says.
pub(super) fn expectation(logit: i32) -> f32 {
    let small = falling(logit.saturating_abs());
    let size = (1.0 - small) / (1.0 + small);
    if logit < 0 { -size } else { size }
}

/// Turns logits into shares of one.
pub(super) fn shares(logits: &[i32], out: &mut Vec<f32>) {
    let best = logits.iter().copied().max().unwrap_or(0);
    out.clear();
    out.extend(logits.iter().map(|&logit| falling(best - logit)));
    let sum: f32 = out.iter().sum();
    for share in out {
        *share /= sum;
    }
}

/// The shares of the same logits over a temperature in hundredths: below 100 the best move gains, above it loses.
pub(super) fn tempered(logits: &[i32], hundredths: u32) -> Vec<f32> {
    let best = logits.iter().copied().max().unwrap_or(0);
    let cooled = |&logit: &i32| {
        let behind = (i64::from(best) - i64::from(logit)) * 100 / i64::from(hundredths.max(1));
        -i32::try_from(behind).unwrap_or(i32::MAX)
    };
    let mut out = Vec::new();
    shares(&logits.iter().map(cooled).collect::<Vec<_>>(), &mut out);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_temperature_is_a_power_of_the_shares() {
        let (logits, mut plain) = ([900, 400, -100, i32::MIN / 2], Vec::new());
        shares(&logits, &mut plain);
        for (hundredths, power) in [(100, 1.0), (50, 2.0), (200, 0.5)] {
            let powers: Vec<f32> = plain.iter().map(|share| share.powf(power)).collect();
            let sum: f32 = powers.iter().sum();
            for (share, power) in tempered(&logits, hundredths).iter().zip(powers) {
                assert!((share - power / sum).abs() < 1e-2, "{hundredths}");
            }
        }
    }

    #[test]
    fn tables_agree_with_the_functions_that_they_stand_for() {
        for logit in [-4000, -700, -8, 0, 8, 512, 1600, 7000] {
            let exact = (f64::from(logit) / f64::from(UNIT) / 2.0).tanh();
            assert!((f64::from(expectation(logit)) - exact).abs() < 1e-2, "{logit}");
        }
        let mut out = Vec::new();
        shares(&[512, 0, -512, -100_000], &mut out);
        let sum = 1.0 + (-1.0f32).exp() + (-2.0f32).exp();
        for (share, exact) in out.iter().zip([1.0, (-1.0f32).exp(), (-2.0f32).exp(), 0.0]) {
            assert!((share - exact / sum).abs() < 1e-4);
        }
    }
}
