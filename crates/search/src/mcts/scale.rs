//! What the end of a game is worth to a simulation: from 0 for a loss to 1 for a win.

use jogada_rules::{Game, Side, Value, margin};

use super::stat::ONE;

/// How margins become results and results values.
///
/// Where nothing is scored, won, drawn and lost are all there is. In scoring games the result grows with the margin,
/// fast near a draw and slowly far from it, so that winning comes first and winning by more is still better.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    spread: Option<f32>,
    /// First's margin at the root.
    margin: i32,
    turn: Side,
}

impl Scale {
    pub(super) fn of<G: Game>(game: &G, state: &G::State, spread: u32) -> Self {
        let spread = game.is_scoring().then_some(spread.max(1) as f32);
        Self { spread, margin: margin(game, state), turn: game.turn(state) }
    }

    /// The result for First, in steps of [`ONE`], of a game that ends with that margin.
    #[inline]
    pub(super) fn result(&self, margin: i32) -> u64 {
        match self.spread {
            None => (1 + margin.signum()) as u64 * (ONE / 2),
            Some(spread) => {
                let margin = margin as f32;
                let share = margin / (margin.abs() + spread);
                ((1.0 + share) * (ONE / 2) as f32 + 0.5) as u64
            }
        }
    }

    /// The result for First of a position whose value is known, `margin` being First's margin there and `turn` the
    /// side that the value is for.
    pub(super) fn result_of(&self, value: Value, margin: i32, turn: Side) -> u64 {
        let sign = if turn == Side::First { 1 } else { -1 };
        match self.spread {
            None => self.result(sign * value.signum()),
            Some(_) => self.result(margin + sign * value.whole_points()),
        }
    }

    /// The value at the root, for the side to move, of this mean result for it.
    pub(super) fn value(&self, mean: f32) -> Value {
        let share = (2.0 * mean - 1.0).clamp(-0.99, 0.99);
        match self.spread {
            None => Value::hundredths((share * 100.0) as i32),
            Some(spread) => {
                let margin = share * spread / (1.0 - share.abs());
                let had = if self.turn == Side::First { self.margin } else { -self.margin };
                Value::hundredths((margin * 100.0) as i32) - Value::points(had)
            }
        }
    }
}

/// The result for `side` of one that is `result` for First.
#[inline]
pub(super) const fn seen_by(side: Side, result: u64) -> u64 {
    match side {
        Side::First => result,
        Side::Second => ONE - result,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn margins_keep_their_order_and_turn_round_with_the_side() {
        let scale = Scale { spread: Some(6.0), margin: 0, turn: Side::First };
        let results: Vec<_> = (-30..=30).map(|margin| scale.result(margin)).collect();
        assert!(results.is_sorted() && results[30] == ONE / 2);
        for margin in 0..=30 {
            assert_eq!(seen_by(Side::Second, scale.result(margin)), scale.result(-margin));
        }
        let plain = Scale { spread: None, ..scale };
        assert_eq!([-7, 0, 1].map(|margin| plain.result(margin)), [0, ONE / 2, ONE]);
    }

    #[test]
    fn a_mean_result_reads_back_as_the_margin_still_to_come() {
        for turn in Side::BOTH {
            let scale = Scale { spread: Some(6.0), margin: 4, turn };
            for margin in -12..=12 {
                let mean = seen_by(turn, scale.result(margin)) as f32 / ONE as f32;
                let to_come = if turn == Side::First { margin - 4 } else { 4 - margin };
                let error = (scale.value(mean) - Value::points(to_come)).raw().abs();
                assert!(error <= 25, "{margin} {error}");
            }
        }
    }
}
