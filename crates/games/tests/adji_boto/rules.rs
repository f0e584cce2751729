//! The rules, the keys and what the game knows about itself.

use jogada_games::adji_boto::{AdjiBoto, Captures, Position, Positional, Score, Sprint};
use jogada_rules::{
    Dice, Evaluator, Game, Guide, Indexed, Keyed, Notation, Playout, Ranked, Side, Symmetric, Value, Window, contract,
    perft,
};

use crate::{board, game, moves, play, position, tables};

#[test]
fn the_contract_holds_from_many_starts() {
    let mut ended = 0;
    for per_hole in [1, 2, 4, 8] {
        ended += contract::check(&AdjiBoto::new(per_hole).expect("in range"), 11, 2, 600);
    }
    for text in [
        "((0 4 0 0 0 2)(10 0 4 0 0 4)) 12 3 2",
        "((0 0 0 0 0 0)(0 0 0 0 0 1)) 1 0 2",
        "((48 0 0 0 0 0)(0 0 0 0 0 48))",
        "((0 0 0 255 0 0)(0 0 0 0 0 0)) 0 0 2",
        "((1 2 3 4 5 6)(6 5 4 3 2 1)) 7 9 1",
    ] {
        ended += contract::check(&game().starting_from(position(text)), 5, 3, 600);
    }
    assert!(ended > 15, "most random games end by themselves: {ended}");
}

#[test]
fn the_number_of_games_agrees_on_six_boards() {
    for (name, counts) in tables().perft {
        assert_eq!(perft(&game(), &board(counts.rows), counts.p1_first.len()), counts.p1_first, "{name}");
    }
}

#[test]
fn a_position_and_its_turned_one_share_rank_key_and_moves() {
    let first = position("((0 4 0 0 0 2)(10 0 4 0 0 4)) 3 1 1");
    let second = position("((4 0 0 4 0 10)(2 0 0 0 4 0)) 1 3 2");
    assert_eq!(game().rank(&first), game().rank(&second));
    assert_eq!(game().key(&first), game().key(&second));
    assert_eq!(moves(&first), moves(&second));
    assert_eq!(game().move_text(&first, moves(&first)[0]), "1");
    assert_eq!(game().move_text(&second, moves(&second)[0]), "6");
}

#[test]
fn play_can_return_to_where_it_was() {
    let seen = |holes: &[u8; 12]| {
        board(std::array::from_fn(|row| {
            std::array::from_fn(|column| if row == 1 { holes[column] } else { holes[11 - column] })
        }))
    };
    let cycle = tables().cycle;
    for (index, from) in cycle.iter().enumerate() {
        let to = seen(&cycle[(index + 1) % cycle.len()]);
        let reached = moves(&seen(from)).into_iter().any(|mv| {
            let mut child = seen(from);
            game().play(&mut child, mv).gain == 0 && game().key(&child) == game().key(&to)
        });
        assert!(reached, "step {index}");
    }
}

#[test]
fn sowing_passes_over_its_origin_and_captures_across() {
    // Twelve pieces: one lap of eleven and one more, which makes the third of b2's neighbors.
    let mut state = position("((0 0 0 0 0 0)(0 12 1 0 0 0))");
    assert_eq!(play(&mut state, "2"), 0);
    assert_eq!(game().position_text(&state), "((1 1 1 1 1 1)(1 0 3 1 1 1)) 0 0 2");
    // Own row: three pieces stay; the opponent's: five are taken.
    let mut state = position("((0 0 0 0 0 4)(0 0 0 0 0 1)) 2 0");
    assert_eq!(play(&mut state, "6"), 5);
    assert_eq!(game().score(&state), [7, 0]);
    assert_eq!(game().settled(&state), Some(Value::ZERO));
}

#[test]
fn a_side_without_pieces_is_skipped() {
    let mut state = position("((0 0 0 0 0 0)(1 0 0 0 0 1)) 0 0 1");
    play(&mut state, "1");
    assert_eq!(game().turn(&state), Side::First, "Second has nothing to play");
    let read = position("((0 0 0 0 0 0)(1 0 0 0 0 1)) 4 5 2");
    assert_eq!(game().turn(&read), Side::First, "the named side has nothing to play");
    assert_eq!(game().position_text(&read), "((0 0 0 0 0 0)(1 0 0 0 0 1)) 4 5 1");
    let empty = position("((0 0 0 0 0 0)(0 0 0 0 0 0)) 4 5 2");
    assert_eq!(game().turn(&empty), Side::Second, "nobody has: nothing is passed");
}

#[test]
fn random_games_are_as_long_as_they_should_be() {
    let mut lengths = Vec::new();
    let mut dice = Dice::new(2024);
    for _ in 0..400 {
        let mut length = 0;
        assert!(contract::walk(&game(), &mut dice, 1000, |_| length += 1));
        lengths.push(length - 1);
    }
    let mean = lengths.iter().sum::<usize>() as f64 / lengths.len() as f64;
    // 100,000 games elsewhere: mean 233.7, deviation 36.8; so 400 of them are within 1.8 two times in three.
    assert!((mean - 233.7).abs() < 6.0, "mean length {mean}");
}

#[test]
fn sprints_end_and_favor_nobody() {
    let mut dice = Dice::new(7);
    let mut margins = Vec::new();
    for _ in 0..2000 {
        let mut state = game().initial();
        margins.push(Sprint::default().playout(&game(), &mut state, &mut dice));
        assert!(game().settled(&state).is_some());
    }
    let mean = f64::from(margins.iter().sum::<i32>()) / margins.len() as f64;
    assert!(mean.abs() < 1.0, "mean margin {mean}");
    assert!(margins.iter().any(|&margin| margin > 10) && margins.iter().any(|&margin| margin < -10));
}

#[test]
fn captures_are_ranked_by_size_and_nothing_else_is_noisy() {
    let mut dice = Dice::new(3);
    for _ in 0..300 {
        let state = contract::random_position(&game(), &mut dice, 220);
        for mv in moves(&state) {
            let gain = game().play(&mut state.clone(), mv).gain;
            assert_eq!(Captures.rank(&game(), &state, mv), gain);
            assert_eq!(Captures.is_noisy(&game(), &state, mv), gain > 0);
        }
    }
}

#[test]
fn the_positional_estimate_turns_round_with_the_turn() {
    contract::check_evaluator(&game(), &Positional, 6, 10, 400);
    let value = |text: &str| Positional.evaluate(&game(), &position(text));
    // Two small holes, a lap and a large one against six large ones.
    let [first, second] = [1, 2].map(|side| format!("((8 8 8 8 8 8)(0 1 0 5 11 6)) 30 2 {side}"));
    assert_eq!(value(&first), Value::hundredths(60 + 60 + 90 + 50 - 6 * 50));
    assert_eq!(value(&second), -value(&first));
    assert_eq!(Positional.evaluate(&game(), &game().initial()), Value::ZERO);
}

fn fixed_depth(state: &mut Position, depth: u32) -> Value {
    if depth == 0 || game().settled(state).is_some() {
        return Value::ZERO;
    }
    let best = moves(state)
        .into_iter()
        .map(|mv| game().descend(state, mv, |child, edge| edge.lift(fixed_depth(child, depth - 1))));
    best.max().expect("a game that goes on has a move")
}

#[test]
fn no_search_leaves_the_reach_of_the_score() {
    contract::check_evaluator(&game(), &Score, 5, 5, 400);
    let mut dice = Dice::new(17);
    let mut touched = 0;
    for round in 0..600 {
        // Late positions and sparse boards: there sides are skipped, and captures follow each other.
        let mut state = if round % 2 == 0 {
            contract::random_position(&game(), &mut dice, 260)
        } else {
            let level = 1 + dice.below(14);
            game().unrank(level, dice.below(game().positions(level) as usize) as u64)
        };
        for depth in 0..=5 {
            let value = fixed_depth(&mut state, depth);
            let reach = Score.reach(&game(), &state, depth);
            assert!(reach.alpha <= value && value <= reach.beta, "{value} at {depth} outside {reach:?}: {state:?}");
            touched += usize::from(depth > 0 && (value == reach.alpha || value == reach.beta));
        }
    }
    assert!(touched > 0, "the bounds are tight");
}

#[test]
fn a_skipped_side_is_within_reach_too() {
    // First takes five, Second is skipped, First takes one more.
    let mut state = position("((0 0 0 0 0 4)(0 0 0 0 2 1))");
    assert_eq!(fixed_depth(&mut state, 2), Value::points(6));
    assert_eq!(Score.reach(&game(), &state, 2).beta, Value::points(7), "all that is on the board");
    let start = game().initial();
    assert_eq!(Score.reach(&game(), &start, 5), Window::new(Value::points(-10), Value::points(15)));
    assert_eq!(Score.reach(&game(), &start, 8), Window::new(Value::points(-25), Value::points(25)));
}

#[test]
fn three_keys_are_pinned_because_files_rely_on_them() {
    let keys = ["((8 8 8 8 8 8)(8 8 8 8 8 8))", "((0 4 0 0 0 2)(10 0 4 0 0 4)) 0 0 2", "((0 0 0 0 0 0)(0 0 0 0 0 0))"]
        .map(|text| game().key(&position(text)).0);
    assert_eq!(keys, [11_351_114_423_522_133_215, 318_916_600_936_985_728, 3_917_574_311_568_232_413]);
}

#[test]
fn keys_tell_all_small_boards_apart_by_either_half() {
    for level in 0..=4 {
        let mover_moves = |&number: &u64| game().turn(&game().unrank(level, number)) == Side::First;
        let states = (0..game().positions(level)).filter(mover_moves).map(|number| game().unrank(level, number));
        let keys: Vec<u64> = states.map(|state| game().key(&state).0).collect();
        for half in [0, 32] {
            let halves: std::collections::HashSet<u32> = keys.iter().map(|key| (key >> half) as u32).collect();
            assert_eq!(halves.len(), keys.len(), "level {level}, shift {half}");
        }
    }
}

#[test]
fn nothing_but_the_identity_is_a_symmetry_and_every_hole_has_a_slot() {
    assert_eq!(game().symmetries(), 1);
    assert_eq!(game().slots(), 12);
    let second = position("((1 0 0 0 0 1)(1 0 0 0 0 1)) 0 0 2");
    assert_eq!(moves(&second).into_iter().map(|mv| game().slot(&second, mv)).collect::<Vec<_>>(), [6, 11]);
}

#[test]
fn per_hole_has_a_range() {
    assert!(AdjiBoto::new(21).is_ok());
    for wrong in [0, 22, usize::MAX >> 1, usize::MAX] {
        let error = AdjiBoto::new(wrong).expect_err("out of range");
        assert_eq!(error.to_string(), "per-hole must be from 1 to 21");
    }
}
