//! Noise for self-play. Never part of a game that counts, so the platform's logarithm will do.

use jogada_rules::Dice;

/// Over all moves, the concentration of the noise: ten or so of them share most of it.
const CONCENTRATION: f64 = 10.0;

/// Shares of one for `count` moves, most of them tiny.
pub(super) fn dirichlet(count: usize, dice: &mut Dice) -> Vec<f32> {
    let shape = CONCENTRATION / count as f64;
    let draws: Vec<f64> = (0..count).map(|_| gamma(shape, dice)).collect();
    let sum: f64 = draws.iter().sum::<f64>().max(f64::MIN_POSITIVE);
    draws.into_iter().map(|draw| (draw / sum) as f32).collect()
}

/// A gamma variate (Ahrens and Dieter, 1974, for shapes below one; larger ones by adding exponentials and one such).
fn gamma(shape: f64, dice: &mut Dice) -> f64 {
    if shape >= 1.0 {
        return gamma(shape - 1.0, dice) - uniform(dice).ln();
    }
    let bound = 1.0 + shape / std::f64::consts::E;
    loop {
        let draw = bound * uniform(dice);
        if draw <= 1.0 {
            let value = draw.powf(1.0 / shape.max(1e-9));
            if uniform(dice) <= (-value).exp() {
                return value;
            }
        } else {
            let value = -((bound - draw) / shape.max(1e-9)).ln();
            if uniform(dice) <= value.powf(shape - 1.0) {
                return value;
            }
        }
    }
}

/// Above 0, at most 1.
fn uniform(dice: &mut Dice) -> f64 {
    ((dice.roll() >> 11) + 1) as f64 / (1u64 << 53) as f64
}
