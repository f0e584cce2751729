//! What a search says about itself while it thinks.

use std::time::Duration;

use jogada_rules::Value;

/// The state of a search after an iteration: one line on a terminal, one object in a stream of JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchInfo<M> {
    /// How deep the iteration looked, in plies; simulations have no such depth and say how deep their tree is.
    pub depth: u32,
    /// The deepest ply entered, quiescence included.
    pub selective_depth: u32,
    /// Which of several lines this is, from 0.
    pub line_number: usize,
    /// What the position is worth to the side to move.
    pub value: Value,
    /// Whether the value is proven.
    pub proven: bool,
    /// Positions entered, or simulations run.
    pub nodes: u64,
    /// How full the table is, in thousandths.
    pub fill: u32,
    /// Time since the start.
    pub time: Duration,
    /// The best moves for both sides.
    pub line: Vec<M>,
}

impl<M> SearchInfo<M> {
    /// Positions a second.
    pub fn speed(&self) -> u64 {
        let nanos = self.time.as_nanos().max(1);
        (u128::from(self.nodes) * 1_000_000_000 / nanos).min(u128::from(u64::MAX)) as u64
    }
}

/// Whoever wants to know how a search is doing. Called a few times a second at most.
pub type Reporter<'a, M> = dyn FnMut(&SearchInfo<M>) + 'a;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speed_is_positions_a_second_even_when_no_time_has_passed() {
        let info = |nodes, time| SearchInfo {
            depth: 1,
            selective_depth: 1,
            line_number: 0,
            value: Value::ZERO,
            proven: false,
            nodes,
            fill: 0,
            time,
            line: vec![()],
        };
        assert_eq!(info(3_000, Duration::from_millis(2)).speed(), 1_500_000);
        assert_eq!(info(5, Duration::ZERO).speed(), 5_000_000_000);
    }
}
