//! Values, windows, bounds, edges and costs.

use jogada_rules::{Bound, Bounds, Cost, Edge, Ends, Value, Verdict, Window};

/// The slowest win and loss that are counted, and the most points.
const SLOWEST: u32 = 1 << 29;
const MOST: i32 = (1 << 29) - 1;

#[test]
fn the_line_of_values_has_no_gaps_and_no_overlaps() {
    let line = [
        Value::MIN,
        Value::LOSS,
        Value::loss_in(1),
        Value::loss_in(SLOWEST - 1),
        Value::SOME_LOSS,
        Value::hundredths(-MOST),
        Value::points(-1),
        Value::hundredths(-1),
        Value::ZERO,
        Value::hundredths(1),
        Value::POINT,
        Value::hundredths(MOST),
        Value::SOME_WIN,
        Value::win_in(SLOWEST - 1),
        Value::win_in(1),
        Value::WIN,
        Value::MAX,
    ];
    assert!(line.windows(2).all(|pair| pair[0] < pair[1]), "{line:?}");
    assert!(line.iter().zip(line.iter().rev()).all(|(&one, &other)| one == -other), "the line is its own mirror");
    assert_eq!(Value::hundredths(MOST).next(), Value::SOME_WIN);
    assert_eq!(Value::SOME_LOSS.next(), Value::hundredths(-MOST));
    assert_eq!((Value::WIN.next(), Value::MIN.next()), (Value::MAX, Value::LOSS));
    assert_eq!((Value::points(3).raw(), Value::from_raw(-7).raw()), (300, -7));
}

#[test]
fn estimates_stay_points_and_distances_stay_distances() {
    for beyond in [MOST, MOST + 1, i32::MAX] {
        assert_eq!(Value::hundredths(beyond).raw(), MOST);
        assert_eq!(Value::hundredths(-beyond).raw(), -MOST);
    }
    assert_eq!(Value::hundredths(MOST - 1).raw(), MOST - 1);
    assert_eq!(Value::hundredths(1 - MOST).raw(), 1 - MOST);
    assert_eq!(Value::win_in(7).raw(), (1 << 30) - 7);
    assert_eq!((Value::win_in(SLOWEST), Value::win_in(u32::MAX)), (Value::SOME_WIN, Value::SOME_WIN));
    assert_eq!(Value::loss_in(u32::MAX), Value::SOME_LOSS);
}

#[test]
fn what_a_value_says_of_itself() {
    // Value, whether won and lost, distance, outcome, sign, in words.
    let all = [
        (Value::WIN, true, false, Some(0), Value::SOME_WIN, 1, Verdict::Win(Some(0)), "win in 0"),
        (Value::win_in(5), true, false, Some(5), Value::SOME_WIN, 1, Verdict::Win(Some(5)), "win in 5"),
        (Value::SOME_WIN, true, false, None, Value::SOME_WIN, 1, Verdict::Win(None), "win"),
        (Value::hundredths(MOST), false, false, None, Value::hundredths(MOST), 1, Verdict::Points(MOST), "+5368709.11"),
        (Value::points(2), false, false, None, Value::points(2), 1, Verdict::Points(200), "+2"),
        (Value::hundredths(-150), false, false, None, Value::hundredths(-150), -1, Verdict::Points(-150), "-1.50"),
        (Value::ZERO, false, false, None, Value::ZERO, 0, Verdict::Points(0), "+0"),
        (Value::SOME_LOSS, false, true, None, Value::SOME_LOSS, -1, Verdict::Loss(None), "loss"),
        (Value::loss_in(4), false, true, Some(4), Value::SOME_LOSS, -1, Verdict::Loss(Some(4)), "loss in 4"),
        (Value::LOSS, false, true, Some(0), Value::SOME_LOSS, -1, Verdict::Loss(Some(0)), "loss in 0"),
    ];
    for (value, won, lost, distance, outcome, sign, verdict, text) in all {
        assert_eq!((value.is_win(), value.is_loss(), value.is_decided()), (won, lost, won || lost), "{text}");
        assert_eq!((value.distance(), value.outcome(), value.signum()), (distance, outcome, sign), "{text}");
        assert_eq!((value.verdict(), value.to_string(), format!("{value:?}")), (verdict, text.into(), text.into()));
        assert_eq!((Ends::Outcome.value(value), Ends::Distance.value(value)), (outcome, value), "{text}");
    }
    assert_eq!([299, -299, 99, -100].map(|raw| Value::hundredths(raw).whole_points()), [2, -2, 0, -1]);
}

#[test]
fn points_add_up_and_what_is_decided_stays() {
    assert_eq!(Value::points(3) + Value::hundredths(-50), Value::hundredths(250));
    assert_eq!(Value::points(3) - Value::points(5), Value::points(-2));
    assert_eq!(Value::win_in(3) + Value::points(-9), Value::win_in(3));
    assert_eq!(Value::points(9) + Value::loss_in(2), Value::loss_in(2));
    assert_eq!(Value::points(9) - Value::loss_in(2), Value::win_in(2));
    assert_eq!(Value::hundredths(MOST) + Value::POINT, Value::hundredths(MOST));
    assert_eq!(Value::hundredths(-MOST) - Value::POINT, Value::hundredths(-MOST));
}

#[test]
fn windows_are_open_at_both_ends() {
    let window = Window::new(Value::points(1), Value::points(4));
    let inside = |window: Window, raw| window.contains(Value::hundredths(raw));
    assert_eq!([100, 101, 399, 400].map(|raw| inside(window, raw)), [false, true, true, false]);
    assert_eq!(window.raised(Value::points(2)), Window::new(Value::points(2), Value::points(4)));
    assert_eq!(window.raised(Value::ZERO), window);
    let narrow = |width| Window::new(Value::ZERO, Value::hundredths(width)).is_empty();
    assert_eq!([-1, 0, 1, 2].map(narrow), [true, true, true, false]);
    let null = Window::null(Value::points(1));
    assert_eq!((null.alpha.raw(), null.beta.raw()), (100, 101));
    assert!([Value::LOSS, Value::ZERO, Value::WIN].into_iter().all(|value| Window::FULL.contains(value)));
    assert_eq!([-1, 0, 1].map(|raw| inside(Window::OUTCOME, raw)), [false, true, false]);
}

#[test]
fn a_bound_says_on_which_side_of_the_window_a_value_is() {
    let window = Window::new(Value::points(1), Value::points(4));
    let bound = |raw| Bound::of(Value::hundredths(raw), window);
    assert_eq!([100, 101, 399, 400].map(bound), [Bound::Upper, Bound::Exact, Bound::Exact, Bound::Lower]);
    let all = [Bound::Lower, Bound::Upper, Bound::Exact];
    assert_eq!(all.map(Bound::turned), [Bound::Upper, Bound::Lower, Bound::Exact]);
    assert_eq!(all.map(|bound| Edge::passed(0).lift_bound(bound)), all.map(Bound::turned));
    assert_eq!(all.map(|bound| Edge::kept(0).lift_bound(bound)), all);
}

#[test]
fn an_edge_turns_gains_and_ages() {
    let (passed, kept) = (Edge::passed(2), Edge::kept(2));
    assert_eq!(
        (passed.passes(), passed.gain(), kept.passes(), kept.gain()),
        (true, Value::points(2), false, Value::points(2))
    );
    assert_eq!((passed.lift(Value::points(3)), kept.lift(Value::points(3))), (Value::points(-1), Value::points(5)));
    let ends = [Value::WIN, Value::win_in(3), Value::SOME_WIN, Value::SOME_LOSS, Value::loss_in(3), Value::LOSS];
    let later =
        [Value::win_in(1), Value::win_in(4), Value::SOME_WIN, Value::SOME_LOSS, Value::loss_in(4), Value::loss_in(1)];
    assert_eq!(ends.map(|value| kept.lift(value)), later);
    assert_eq!(ends.map(|value| passed.lift(value)), later.map(|value| -value));
}

#[test]
fn a_window_is_lowered_to_just_the_values_that_lift_into_it_at_every_seam() {
    let near = |value: Value| (-3..=3).map(move |step| Value::from_raw(value.raw() + step));
    let seams = [Value::LOSS, Value::SOME_LOSS, Value::hundredths(-MOST), Value::ZERO, Value::hundredths(MOST)];
    let seams = seams.into_iter().chain([Value::SOME_WIN, Value::WIN]);
    let values: Vec<Value> = seams.flat_map(near).filter(|value| (Value::LOSS..=Value::WIN).contains(value)).collect();
    for edge in [Edge::passed(0), Edge::kept(0), Edge::passed(1), Edge::kept(1), Edge::passed(-2), Edge::kept(-2)] {
        for &alpha in values.iter().chain([&Value::MIN]) {
            for &beta in values.iter().chain([&Value::MAX]).filter(|&&beta| beta > alpha) {
                let (window, lowered) = (Window::new(alpha, beta), edge.lower(Window::new(alpha, beta)));
                for &value in &values {
                    let lifted = edge.lift(value);
                    assert_eq!(lowered.contains(value), window.contains(lifted), "{edge:?} {window:?} {value}");
                    assert_eq!(
                        edge.lift_bound(Bound::of(value, lowered)),
                        Bound::of(lifted, window),
                        "{edge:?} {value}"
                    );
                }
                assert!(lowered.alpha >= Value::MIN && lowered.beta <= Value::MAX, "{edge:?} {window:?} {lowered:?}");
            }
        }
    }
}

#[test]
fn bounds_turn_round_with_the_turn() {
    let bounds = Bounds::points(-1, 3);
    assert_eq!((bounds.lower, bounds.upper, bounds.value()), (Value::points(-1), Value::points(3), None));
    assert_eq!(bounds.lifted(Edge::kept(1)), Bounds::points(0, 4));
    assert_eq!(bounds.lifted(Edge::passed(1)), Bounds::points(-2, 2));
    let exact = Bounds::exactly(Value::win_in(3));
    assert_eq!((exact.value(), exact.outcome()), (Some(Value::win_in(3)), Bounds::exactly(Value::SOME_WIN)));
    assert_eq!((Bounds::OPEN.lower, Bounds::OPEN.upper), (Value::LOSS, Value::WIN));
}

#[test]
fn costs_are_kept_to_a_thousandth_and_never_overflow() {
    assert_eq!((Cost::moves(3).raw(), Cost::from(3), Cost::thousandths(2500).as_f64()), (3000, Cost::moves(3), 2.5));
    assert_eq!((Cost::moves(u32::MAX), Cost::MAX + Cost::ONE), (Cost::MAX, Cost::MAX));
    assert_eq!((Cost::ONE - Cost::moves(2), Cost::moves(5) - Cost::moves(2)), (Cost::ZERO, Cost::moves(3)));
    let mut sum = Cost::ONE;
    sum += Cost::moves(2);
    assert_eq!((sum, sum.to_string(), format!("{sum:?}")), (Cost::moves(3), "3".to_owned(), "3".to_owned()));
    assert_eq!(
        (Cost::moves(10).scaled(3, 4).raw(), Cost::MAX.scaled(3, 2), Cost::MAX.scaled(1, 1)),
        (7500, Cost::MAX, Cost::MAX)
    );
    assert_eq!(Cost::thousandths(7).scaled(1, 2).raw(), 3);
}
