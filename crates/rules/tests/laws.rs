//! The laws of values, windows and edges, on arbitrary ones.

use jogada_rules::{Bound, Edge, Value, Window};
use proptest::prelude::*;

/// Values from everywhere, the seams between points and decided games above all.
fn value() -> impl Strategy<Value = Value> {
    let seam = (1 << 29) - 1;
    prop_oneof![
        (-500..=500).prop_map(Value::hundredths),
        (-300..=300).prop_map(Value::points),
        (0..6u32).prop_map(Value::win_in),
        (0..6u32).prop_map(Value::loss_in),
        ((1 << 29) - 4u32..=1 << 29).prop_map(Value::win_in),
        ((1 << 29) - 4u32..=1 << 29).prop_map(Value::loss_in),
        (seam - 400..=seam).prop_map(Value::hundredths),
        (-seam..=-seam + 400).prop_map(Value::hundredths),
        ((-1 << 30)..=(1 << 30)).prop_map(Value::from_raw),
    ]
}

fn limit() -> impl Strategy<Value = Value> {
    prop_oneof![value(), Just(Value::MIN), Just(Value::MAX)]
}

fn edge() -> impl Strategy<Value = Edge> {
    (any::<bool>(), -6..=6i32).prop_map(|(passes, gain)| if passes { Edge::passed(gain) } else { Edge::kept(gain) })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn a_lowered_window_holds_exactly_the_values_that_lift_into_it(
        edge in edge(), alpha in limit(), beta in limit(), value in value(),
    ) {
        let window = Window::new(alpha, beta);
        prop_assert_eq!(edge.lower(window).contains(value), window.contains(edge.lift(value)));
    }

    #[test]
    fn a_lowered_window_keeps_its_sides(edge in edge(), alpha in limit(), beta in limit(), value in value()) {
        if alpha == beta {
            return Ok(());
        }
        let window = Window::new(alpha.min(beta), alpha.max(beta));
        let lifted = edge.lift_bound(Bound::of(value, edge.lower(window)));
        prop_assert_eq!(lifted, Bound::of(edge.lift(value), window));
    }

    #[test]
    fn lifting_keeps_the_order(edge in edge(), one in value(), other in value()) {
        let (least, most) = (one.min(other), one.max(other));
        let (low, high) = if edge.passes() { (most, least) } else { (least, most) };
        prop_assert!(edge.lift(low) <= edge.lift(high));
    }

    #[test]
    fn decided_stays_decided_and_points_stay_points(edge in edge(), value in value()) {
        prop_assert_eq!(edge.lift(value).is_decided(), value.is_decided());
    }

    #[test]
    fn a_lifted_end_is_one_ply_further(edge in edge(), plies in 0..100_000u32) {
        prop_assert_eq!(edge.lift(Value::win_in(plies)).distance(), Some(plies + 1));
        prop_assert_eq!(edge.lift(Value::loss_in(plies)).distance(), Some(plies + 1));
    }

    #[test]
    fn the_full_window_stays_full(edge in edge(), value in value()) {
        prop_assert!(edge.lower(Window::FULL).contains(value));
    }
}

#[test]
fn the_outcome_window_tells_wins_draws_and_losses_apart_and_nothing_else() {
    assert!(Window::OUTCOME.contains(Value::ZERO));
    assert!(!Window::OUTCOME.contains(Value::win_in(9)));
    assert!(!Window::OUTCOME.contains(Value::loss_in(9)));
}

#[test]
fn a_null_window_is_empty_and_asks_one_question() {
    let window = Window::null(Value::points(2));
    assert!(window.is_empty());
    assert_eq!(Bound::of(Value::points(2), window), Bound::Upper);
    assert_eq!(Bound::of(Value::points(3), window), Bound::Lower);
}

#[test]
fn quicker_wins_come_first() {
    assert!(Value::win_in(3) > Value::win_in(5));
    assert!(Value::loss_in(3) < Value::loss_in(5));
    assert!(Value::win_in(100_000) > Value::points(1000));
}
