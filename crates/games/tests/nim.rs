//! Nim against its laws, its theory and the published figures.

use std::collections::HashMap;

use jogada_games::ParameterError;
use jogada_games::nim::{HEAP, HEAPS, Nim, NimMove, NimState, NimSum, TOO_MANY};
use jogada_rules::{
    BoardStyle, Dice, Evaluator, Game, Illegality, Indexed, Key, Keyed, MoveError, Notation, Problem, Scenic, Value,
    Wanted, contract, perft,
};
use proptest::prelude::*;
use serde::Deserialize;

#[derive(Deserialize)]
struct Table {
    by_n: HashMap<usize, Row>,
}

#[derive(Deserialize)]
struct Row {
    start: Vec<u32>,
    nim_sum: u32,
    plain_tree_nodes_incl_root: u64,
    plain_tree_leaves: u64,
    distinct_states_ordered: usize,
    distinct_states_sorted: usize,
    normal: Solved,
    misere: Solved,
}

#[derive(Deserialize)]
struct Solved {
    value_mover: i32,
    winning_moves_column_take: Vec<(usize, u32)>,
}

fn table() -> Table {
    serde_json::from_str(include_str!("tables/nim.json")).expect("the table is well formed")
}

fn nim(heaps: &[u32], misere: bool) -> Nim {
    Nim::new(heaps, misere).expect("within the limits")
}

fn moves(game: &Nim, state: &NimState) -> Vec<NimMove> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

/// Win or loss by search alone; `memo` is indexed by the ordered heaps, which no key has touched.
fn solve(game: &Nim, state: &mut NimState, memo: &mut HashMap<Vec<u32>, i32>) -> i32 {
    if let Some(value) = game.settled(state) {
        return value.signum();
    }
    if let Some(&known) = memo.get(state.heaps()) {
        return known;
    }
    let values = moves(game, state)
        .into_iter()
        .map(|mv| game.descend(state, mv, |child, edge| if edge.passes() { -solve(game, child, memo) } else { 0 }));
    let value = values.max().expect("a game that goes on has a move");
    memo.insert(state.heaps().to_vec(), value);
    value
}

/// Nodes and leaves of the whole tree, root included.
fn count(game: &Nim, state: &mut NimState) -> (u64, u64) {
    if game.settled(state).is_some() {
        return (1, 1);
    }
    moves(game, state).into_iter().fold((1, 0), |(nodes, leaves), mv| {
        let below = game.descend(state, mv, |child, _| count(game, child));
        (nodes + below.0, leaves + below.1)
    })
}

#[test]
fn the_laws_hold_for_heaps_of_all_kinds() {
    for heaps in [&[1][..], &[7], &[2, 2], &[1, 3, 5], &[4, 1, 4, 9], &[1; 16], &[40, 60]] {
        for misere in [false, true] {
            let game = nim(heaps, misere);
            assert_eq!(contract::check(&game, 11, 12, 200), 12, "every game of {heaps:?} ends");
            contract::check_evaluator(&game, &NimSum, 3, 10, 200);
        }
    }
}

#[test]
fn the_tree_has_the_published_size() {
    for row in table().by_n.values().filter(|row| row.start.len() <= 3) {
        let game = nim(&row.start, false);
        let counted = count(&game, &mut game.initial());
        assert_eq!(counted, (row.plain_tree_nodes_incl_root, row.plain_tree_leaves), "from {:?}", row.start);
        let below: u64 = perft(&game, &game.initial(), 20).iter().sum();
        assert_eq!(below + 1, row.plain_tree_nodes_incl_root, "perft from {:?}", row.start);
    }
}

#[test]
fn values_and_winning_moves_are_the_published_ones() {
    for (&n, row) in &table().by_n {
        for (misere, published) in [(false, &row.normal), (true, &row.misere)] {
            let game = Nim::odd(n, misere).expect("within the limits");
            let mut state = game.initial();
            assert_eq!((state.heaps(), state.nim_sum()), (&row.start[..], row.nim_sum));
            let mut memo = HashMap::new();
            assert_eq!(solve(&game, &mut state, &mut memo), published.value_mover, "value of {n} heaps");
            // The empty board is settled and never stored.
            assert_eq!(memo.len() + 1, row.distinct_states_ordered);
            assert_eq!(winning(&game, &mut state, &mut memo), published.winning_moves_column_take, "{n} heaps");
        }
    }
}

fn winning(game: &Nim, state: &mut NimState, memo: &mut HashMap<Vec<u32>, i32>) -> Vec<(usize, u32)> {
    let mut winning = moves(game, state);
    winning.retain(|&mv| game.descend(state, mv, |child, _| solve(game, child, memo)) < 0);
    winning.into_iter().map(|mv| (mv.column() + 1, mv.pieces())).collect()
}

#[test]
fn the_nim_sum_says_what_the_search_finds() {
    for misere in [false, true] {
        let game = nim(&[4, 5, 6, 3], misere);
        let mut memo = HashMap::new();
        solve(&game, &mut game.initial(), &mut memo);
        assert_eq!(memo.len(), 5 * 6 * 7 * 4 - 1);
        for (heaps, value) in memo {
            let text = heaps.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
            let state = game.read_position(&text).expect("heaps are a position");
            assert_eq!(NimSum.evaluate(&game, &state), Value::points(value), "{heaps:?}, misère {misere}");
        }
    }
}

#[test]
fn a_key_knows_the_heaps_but_not_their_order() {
    for row in table().by_n.values().filter(|row| row.start.len() <= 4) {
        let game = nim(&row.start, false);
        let mut memo = HashMap::new();
        solve(&game, &mut game.initial(), &mut memo);
        let read = |heaps: &Vec<u32>| game.read_position(&format!("{heaps:?}").replace(['[', ']'], ""));
        let keys: std::collections::HashSet<_> =
            memo.keys().map(|heaps| game.key(&read(heaps).expect("heaps are a position"))).collect();
        assert_eq!(keys.len() + 1, row.distinct_states_sorted, "from {:?}", row.start);
    }
}

#[test]
fn keys_never_change() {
    let game = nim(&[1, 3, 5], false);
    let key = |text| game.key(&game.read_position(text).expect("a position"));
    assert_eq!(key("1,3,5 1"), Key(0xB0D1_7146_57B8_B42A));
    assert_eq!(key("2,0,2 2"), Key(0x0765_CDA9_DD93_E556));
    assert_eq!(key("7 1"), Key(0x757D_DD58_1B84_A68F));
    assert_eq!(key("1,3,5 1"), key("5,1,3 2"));
}

#[test]
fn the_largest_heap_can_be_played_down_piece_by_piece() {
    let game = nim(&[5_000], false);
    let mut state = game.initial();
    assert_eq!(game.slots(), 5_000);
    let mut path = Vec::new();
    while game.settled(&state).is_none() {
        let mv = game.read_move(&state, "1-1").expect("a piece is left");
        path.push((mv, game.play(&mut state, mv).undo));
    }
    assert_eq!(path.len(), 5_000);
    for (mv, undo) in path.into_iter().rev() {
        game.undo(&mut state, mv, undo);
    }
    assert_eq!(state, game.initial());
    assert!(game.board_text(&state, BoardStyle::default()).lines().count() < 20);
    assert!(game.scene(&state).parts.len() < 20);
}

#[test]
fn limits_are_named() {
    let error = |name, least, most| ParameterError { name, least, most };
    assert_eq!(Nim::new(&[], false).expect_err("no heap"), error("heaps", 1, 16));
    assert_eq!(Nim::odd(17, false).expect_err("too many heaps"), error("heaps", 1, 16));
    assert_eq!(Nim::new(&[3, 0], false).expect_err("an empty heap"), error("start", 1, 5_000));
    assert_eq!(Nim::new(&[u32::MAX; 16], true).expect_err("a huge heap"), error("start", 1, 5_000));
    assert_eq!(Nim::new(&[3_000; 2], true).expect_err("too many pieces"), error("pieces", 1, 5_000));
}

#[test]
fn bad_moves_are_explained() {
    let game = nim(&[1, 3, 5], false);
    let state = game.read_position("0,3,5 2").expect("a position");
    let illegal = |text| match game.read_move(&state, text) {
        Err(MoveError::Illegal { reason, .. }) => reason,
        other => panic!("{text} is readable but illegal, not {other:?}"),
    };
    assert_eq!(illegal("1-1"), Illegality::Empty);
    assert_eq!(illegal("2-4"), TOO_MANY);
    let over = game.read_position("0,0,0 2").expect("a position");
    assert_eq!(game.read_move(&over, "1-1"), Err(MoveError::illegal("1-1", Illegality::Over)));
    for text in ["", "4-1", "0-1", "-1-1", "2-0", "2--1", "2", "2-", "2-1-1", "2-99999999999999999999", "a-1"] {
        assert!(matches!(game.read_move(&state, text), Err(MoveError::Unreadable(_))), "{text:?}");
    }
}

#[test]
fn bad_positions_are_explained() {
    let game = nim(&[1, 3, 5], false);
    let problem = |text: &str| game.read_position(text).expect_err("no position").problem;
    assert_eq!(problem(""), Problem::Expected(HEAP));
    assert_eq!(problem("1,,5 1"), Problem::Expected(HEAP));
    assert_eq!(problem("1,-3,5 1"), Problem::OutOfRange { what: HEAP, least: 0, most: 99 });
    assert_eq!(problem("1,3,5 3"), Problem::OutOfRange { what: Wanted::Side, least: 1, most: 2 });
    assert_eq!(problem("1,3,5 1 1"), Problem::Expected(Wanted::End));
    assert_eq!(problem("99,3,5 1"), Problem::OutOfRange { what: HEAP, least: 0, most: 1 });
    assert_eq!(problem(&"1,".repeat(17)), Problem::OutOfRange { what: HEAPS, least: 1, most: 16 });
}

#[test]
fn the_board_shows_sizes_above_and_columns_below() {
    let game = nim(&[1, 14, 2], false);
    let board = game.board_text(&game.initial(), BoardStyle { ascii: true, color: false });
    let tall = "     o\n".repeat(5) + "     :\n" + &"     o\n".repeat(3);
    assert_eq!(board, format!("     14\n{tall}     o   2\n 1   o   o\n o   o   o\n------------\n 1   2   3\n"));
}

proptest! {
    #[test]
    fn no_text_makes_a_reader_panic(text in "\\PC*", near in "[0-9, -]{0,12}") {
        let game = nim(&[1, 3, 5], false);
        for text in [text, near] {
            let _ = game.read_move(&game.initial(), &text);
            if let Ok(state) = game.read_position(&text) {
                prop_assert_eq!(game.read_position(&game.position_text(&state)), Ok(state));
            }
        }
    }

    #[test]
    fn random_positions_evaluate_to_a_whole_point(seed in any::<u64>()) {
        let game = nim(&[9, 9, 9], true);
        let state = contract::random_position(&game, &mut Dice::new(seed), 5);
        prop_assert_eq!(NimSum.evaluate(&game, &state).raw().abs(), Value::POINT.raw());
    }
}
