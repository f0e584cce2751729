//! A value in the words of JSON and of people.

use jogada_rules::{Odds, Side, Value, Verdict};

use crate::board::Session;
use crate::thought::{Info, Thought};

/// What a position is worth to `side`.
///
/// ```
/// use jogada_catalog::rules::{Side, Value};
/// use jogada_catalog::{Appraisal, ValueKind};
///
/// let lead = Appraisal::new(Value::points(3), Side::Second, true, true);
/// assert_eq!((lead.value_kind, lead.for_first().value), (ValueKind::Points, -3.0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Appraisal {
    /// Points still to come in scoring games; 1, 0, −1 when won, drawn, lost; an estimate otherwise.
    pub value: f64,
    /// For whom: 1 or 2.
    pub side: u8,
    /// What the value is.
    pub value_kind: ValueKind,
    /// Whether it is proven.
    pub proven: bool,
    /// Plies to the end of a decided game, where they were counted.
    pub distance: Option<u32>,
    /// The chance that `side` wins, where the value is nothing but that.
    pub win_rate: Option<f64>,
    /// What that chance is a share of.
    pub odds: Option<Odds>,
}

/// What a value is, as its side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueKind {
    /// Points still to come, proven.
    Points,
    /// The side wins.
    Win,
    /// Nobody wins.
    Draw,
    /// The side loses.
    Loss,
    /// A guess, or a chance to win.
    Estimate,
}

impl ValueKind {
    /// The word that JSON and GTP use.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Win => "win",
            Self::Draw => "draw",
            Self::Loss => "loss",
            Self::Estimate => "estimate",
        }
    }

    /// The same, as the other side sees it.
    pub const fn turned(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Loss => Self::Win,
            same => same,
        }
    }

    /// Whether it says how the game ends.
    pub const fn is_decided(self) -> bool {
        matches!(self, Self::Win | Self::Draw | Self::Loss)
    }
}

impl Appraisal {
    /// The appraisal of a value for `side`.
    pub fn new(value: Value, side: Side, proven: bool, is_scoring: bool) -> Self {
        let (number, value_kind) = match value.verdict() {
            Verdict::Win(_) => (1.0, ValueKind::Win),
            Verdict::Loss(_) => (-1.0, ValueKind::Loss),
            Verdict::Points(_) if proven && !is_scoring => (0.0, ValueKind::Draw),
            Verdict::Points(hundredths) => {
                (f64::from(hundredths) / 100.0, if proven { ValueKind::Points } else { ValueKind::Estimate })
            }
        };
        let (side, distance) = (side.number(), value.distance());
        Self { value: number, side, value_kind, proven, distance, win_rate: None, odds: None }
    }

    /// The appraisal of what a player thought, in a game where points are scored or not.
    pub fn of(thought: &Thought, is_scoring: bool) -> Self {
        Self::new(thought.value, thought.side, thought.proven, is_scoring).with_odds(thought.odds)
    }

    /// The appraisal of what a player has found so far about a session's position.
    pub fn so_far(info: &Info, session: &Session) -> Self {
        Self::new(info.value, session.to_move(), info.proven, session.is_scoring()).with_odds(info.odds)
    }

    /// Says which share a value between all lost, −1, and all won, 1, stands for, if it is of that kind.
    fn with_odds(self, odds: Option<Odds>) -> Self {
        let odds = odds.filter(|_| self.value_kind == ValueKind::Estimate);
        Self { win_rate: odds.map(|_| f64::midpoint(1.0, self.value)), odds, ..self }
    }

    /// The same from the other side's point of view.
    pub fn turned(self) -> Self {
        let value_kind = self.value_kind.turned();
        // Adding zero turns a negative zero into a plain one.
        let (value, win_rate) = (-self.value + 0.0, self.win_rate.map(|rate| 1.0 - rate));
        Self { value, side: 3 - self.side, value_kind, win_rate, ..self }
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
        assert_eq!(kind(Value::win_in(3), true, false), ValueKind::Win);
        assert_eq!(kind(Value::SOME_LOSS, true, false), ValueKind::Loss);
        assert_eq!(kind(Value::ZERO, true, false), ValueKind::Draw);
        assert_eq!(kind(Value::ZERO, false, false), ValueKind::Estimate);
        assert_eq!(kind(Value::points(-3), true, true), ValueKind::Points);
        assert_eq!(kind(Value::hundredths(150), false, true), ValueKind::Estimate);
    }

    #[test]
    fn people_see_the_point_of_view_of_first() {
        let second = Appraisal::new(Value::loss_in(4), Side::Second, true, false);
        let first = second.for_first();
        assert_eq!((first.value, first.side, first.value_kind, first.distance), (1.0, 1, ValueKind::Win, Some(4)));
        assert_eq!(first.for_first(), first);
    }

    #[test]
    fn a_chance_to_win_is_told_as_such_and_turns_round_with_the_side() {
        let estimate = Appraisal::new(Value::hundredths(50), Side::Second, false, false);
        for odds in [Some(Odds::Simulated), Some(Odds::Expected)] {
            let (own, first) = (estimate.with_odds(odds), estimate.with_odds(odds).for_first());
            assert_eq!((own.win_rate, first.win_rate), (Some(0.75), Some(0.25)));
            assert_eq!((own.odds, first.odds), (odds, odds));
            let proven = Appraisal::new(Value::SOME_WIN, Side::First, true, false).with_odds(odds);
            assert_eq!((proven.win_rate, proven.odds), (None, None));
        }
        assert_eq!(estimate.with_odds(None).win_rate, None);
    }
}
