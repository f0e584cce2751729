//! A value in the words of JSON and of people.

use jogada_rules::{Side, Value, Verdict};
use serde::Serialize;

use crate::session::{Session, Thought};

/// What a position is worth to `side`: the keys that every JSON answer with a value has.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Appraisal {
    /// Points still to come in scoring games; 1, 0, −1 when won, drawn, lost; an estimate otherwise.
    pub value: f64,
    /// For whom: 1 or 2.
    pub side: u8,
    /// `points`, `win`, `draw`, `loss` or `estimate`.
    pub value_kind: &'static str,
    /// Whether it is proven.
    pub proven: bool,
    /// Plies to the end of a decided game, where they were counted.
    pub distance: Option<u32>,
}

impl Appraisal {
    /// The appraisal of a value for `side`.
    pub fn new(value: Value, side: Side, proven: bool, is_scoring: bool) -> Self {
        let (number, value_kind) = match value.verdict() {
            Verdict::Win(_) => (1.0, "win"),
            Verdict::Loss(_) => (-1.0, "loss"),
            Verdict::Points(_) if proven && !is_scoring => (0.0, "draw"),
            Verdict::Points(hundredths) => (f64::from(hundredths) / 100.0, if proven { "points" } else { "estimate" }),
        };
        Self { value: number, side: side.number(), value_kind, proven, distance: value.distance() }
    }

    /// The appraisal of what a player thought in a session.
    pub fn of(thought: &Thought, session: &dyn Session) -> Self {
        Self::new(thought.value, thought.side, thought.proven, session.is_scoring())
    }

    /// The same from the other side's point of view.
    pub fn turned(self) -> Self {
        let value_kind = match self.value_kind {
            "win" => "loss",
            "loss" => "win",
            same => same,
        };
        // Adding zero turns a negative zero into a plain one.
        Self { value: -self.value + 0.0, side: 3 - self.side, value_kind, ..self }
    }

    /// The same from First's point of view: what people see.
    pub fn for_first(self) -> Self {
        if self.side == 1 { self } else { self.turned() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_follow_the_game_and_the_proof() {
        let kind = |value, proven, scoring| Appraisal::new(value, Side::Second, proven, scoring).value_kind;
        assert_eq!(kind(Value::win_in(3), true, false), "win");
        assert_eq!(kind(Value::SOME_LOSS, true, false), "loss");
        assert_eq!(kind(Value::ZERO, true, false), "draw");
        assert_eq!(kind(Value::ZERO, false, false), "estimate");
        assert_eq!(kind(Value::points(-3), true, true), "points");
        assert_eq!(kind(Value::hundredths(150), false, true), "estimate");
    }

    #[test]
    fn people_see_the_point_of_view_of_first() {
        let second = Appraisal::new(Value::loss_in(4), Side::Second, true, false);
        let first = second.for_first();
        assert_eq!((first.value, first.side, first.value_kind, first.distance), (1.0, 1, "win", Some(4)));
        assert_eq!(first.for_first(), first);
    }
}
