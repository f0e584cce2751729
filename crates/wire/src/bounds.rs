//! What is proven: at least, at most, and where the two meet the value.

use jogada_catalog::rules::{Side, Value};
use jogada_catalog::{Appraisal, Bounds, Solving};
use serde::Serialize;

use crate::value::WorthKind;

/// What is proven about a value, for the side that is named.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Bounded {
    /// The value, where it is proven.
    pub value: Option<f64>,
    /// For whom: 1 or 2.
    pub side: u8,
    /// What the value is, where it is proven.
    pub value_kind: Option<WorthKind>,
    /// Whether the value is proven.
    pub proven: bool,
    /// Plies to the end of a decided game, where they were counted.
    pub distance: Option<u32>,
    /// The side can be sure of this; nothing where no number of points is known.
    pub lower: Option<f64>,
    /// The side can not exceed this.
    pub upper: Option<f64>,
}

impl Bounded {
    /// What bounds say for a side.
    pub fn of(bounds: Bounds, side: Side, is_scoring: bool) -> Self {
        let appraisal = |value| Appraisal::new(value, side, true, is_scoring);
        let exact = bounds.value().map(appraisal);
        // In a scoring game, a bound that is no number of points is none.
        let bound = |value: Value| (!(is_scoring && value.is_decided())).then(|| appraisal(value).value);
        Self {
            value: exact.map(|exact| exact.value),
            side: side.number(),
            value_kind: exact.map(|exact| exact.value_kind.into()),
            proven: exact.is_some(),
            distance: exact.and_then(|exact| exact.distance),
            lower: bound(bounds.lower),
            upper: bound(bounds.upper),
        }
    }
}

/// A move with what is proven about it, for the side that would play it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct BoundedMove {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What is proven about it.
    #[serde(flatten)]
    pub bounds: Bounded,
    /// Whether it is proven that no move is better.
    pub best: bool,
}

impl BoundedMove {
    /// What is proven about every move, in the order of the game.
    pub fn all_of(solving: &Solving, is_scoring: bool) -> Vec<Self> {
        solving.moves.iter().map(|known| Self::of(known, solving, is_scoring)).collect()
    }

    /// All moves whose value is proven, the best first.
    pub fn proven_of(solving: &Solving, is_scoring: bool) -> Vec<Self> {
        let mut proven: Vec<_> = solving.moves.iter().filter(|(_, bounds)| bounds.value().is_some()).collect();
        proven.sort_by_key(|(_, bounds)| std::cmp::Reverse(bounds.value()));
        proven.into_iter().map(|known| Self::of(known, solving, is_scoring)).collect()
    }

    fn of((mv, bounds): &(String, Bounds), solving: &Solving, is_scoring: bool) -> Self {
        let best = bounds.value().is_some() && bounds.value() == solving.value();
        Self { mv: mv.clone(), bounds: Bounded::of(*bounds, solving.side, is_scoring), best }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_that_meet_are_a_value() {
        let bounded = Bounded::of(Bounds::exactly(Value::win_in(3)), Side::Second, false);
        assert_eq!((bounded.value, bounded.value_kind), (Some(1.0), Some(WorthKind::Win)));
        assert_eq!((bounded.proven, bounded.distance, bounded.side), (true, Some(3), 2));
    }

    #[test]
    fn a_bound_that_is_no_number_of_points_is_none() {
        let bounds = |lower, upper| Bounds { lower, upper };
        let open = Bounded::of(bounds(Value::LOSS, Value::points(3)), Side::First, true);
        assert_eq!((open.lower, open.upper, open.value, open.proven), (None, Some(3.0), None, false));
        assert_eq!(Bounded::of(bounds(Value::LOSS, Value::WIN), Side::First, false).lower, Some(-1.0));
    }
}
