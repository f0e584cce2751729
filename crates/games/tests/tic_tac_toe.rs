//! Tic-tac-toe against its laws and the published figures.

use jogada_games::ParameterError;
use jogada_games::tic_tac_toe::{OpenLines, Square, Threats, TicTacToe, TicTacToeState};
use jogada_rules::{
    BoardStyle, Evaluator, Game, Guide, Illegality, Impossibility, Key, Keyed, MoveError, Notation, Problem, Symmetric,
    Value, contract, perft,
};
use proptest::prelude::*;
use serde::Deserialize;

#[derive(Deserialize)]
struct Table {
    rows: Vec<Row>,
    published_rows: Vec<Published>,
}

#[derive(Deserialize)]
struct Row {
    moves: Vec<u8>,
    value_first_player: i32,
    minimax_nodes_excl_root: u64,
    terminal: u64,
}

#[derive(Deserialize)]
struct Published {
    position: Vec<u8>,
    published: u64,
}

fn table() -> Table {
    serde_json::from_str(include_str!("tables/tic_tac_toe.json")).expect("the table is well formed")
}

fn game(rows: usize, cols: usize, win: usize) -> TicTacToe {
    TicTacToe::new(rows, cols, win).expect("within the limits")
}

fn classic() -> TicTacToe {
    game(3, 3, 3)
}

fn moves(game: &TicTacToe, state: &TicTacToeState) -> Vec<Square> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

fn after(game: &TicTacToe, cells: &[u8]) -> TicTacToeState {
    let mut state = game.initial();
    for cell in cells {
        let mv = game.read_move(&state, &cell.to_string()).expect("the table holds legal moves");
        game.play(&mut state, mv);
    }
    state
}

/// Nodes below the root, those of them that are terminal, and the value: plain minimax.
fn minimax(game: &TicTacToe, state: &mut TicTacToeState) -> (u64, u64, Value) {
    if let Some(value) = game.settled(state) {
        return (0, 1, value);
    }
    moves(game, state).into_iter().fold((0, 0, Value::MIN), |(nodes, ends, best), mv| {
        let (below, found, value) = game.descend(state, mv, |child, edge| {
            let (below, found, value) = minimax(game, child);
            (below, found, edge.lift(value))
        });
        (nodes + below + 1, ends + found, best.max(value))
    })
}

#[test]
fn the_laws_hold_on_boards_of_all_shapes() {
    for (rows, cols, win) in [(1, 1, 1), (1, 4, 2), (5, 1, 3), (3, 3, 3), (3, 4, 3), (4, 3, 4), (6, 7, 4), (8, 8, 5)] {
        let game = game(rows, cols, win);
        assert_eq!(contract::check(&game, 5, 8, 64), 8, "every game on {rows}×{cols} ends");
        contract::check_placement(&game, 6, 8, 64);
        contract::check_evaluator(&game, &OpenLines, 7, 8, 64);
    }
}

#[test]
fn the_tree_has_the_published_size_below_every_opening() {
    let game = classic();
    for row in table().rows {
        let mut state = after(&game, &row.moves);
        let (nodes, ends, value) = minimax(&game, &mut state);
        assert_eq!((nodes, ends), (row.minimax_nodes_excl_root, row.terminal), "after {:?}", row.moves);
        assert_eq!(value.signum(), row.value_first_player, "after {:?}", row.moves);
    }
}

#[test]
fn the_whole_tree_has_549945_positions_and_255168_ends() {
    let game = classic();
    let (nodes, ends, value) = minimax(&game, &mut game.initial());
    assert_eq!((nodes, ends, value), (549_945, 255_168, Value::ZERO));
    assert_eq!(perft(&game, &game.initial(), 9), [9, 72, 504, 3024, 15120, 54720, 148_176, 200_448, 127_872]);
}

#[test]
fn the_twelve_published_rows_are_reproduced() {
    let game = classic();
    let rows = table().published_rows;
    assert_eq!(rows.len(), 12);
    for row in rows {
        let (nodes, ..) = minimax(&game, &mut after(&game, &row.position));
        assert_eq!(nodes, row.published, "after {:?}", row.position);
    }
}

#[test]
fn rows_win_in_every_direction_and_never_around_the_edge() {
    let game = game(4, 5, 3);
    let won = |text: &str| game.settled(&game.read_position(text).expect("a position")).is_some();
    assert!(won("..xxx/oo.../...../....."));
    assert!(won("o...x/o...x/....x/....."));
    assert!(won("..x../...x./....x/oo..."));
    assert!(won("....x/...x./..x../oo..."));
    assert!(!won("...xx/x..../oo.../....."));
    assert!(!won("....x/x..../.x.../oo..."));
    assert!(!won(".x.../x..../....x/oo..."));
}

#[test]
fn one_in_a_row_is_won_at_once() {
    let game = game(1, 1, 1);
    let mut state = game.initial();
    game.play(&mut state, moves(&game, &game.initial())[0]);
    assert_eq!(game.settled(&state), Some(Value::LOSS));
}

#[test]
fn cells_have_numbers_on_the_classic_board_and_names_on_all() {
    let classic = classic();
    let state = classic.initial();
    assert_eq!(classic.read_move(&state, " C1 "), classic.read_move(&state, "3"));
    assert_eq!(classic.read_move(&state, "a3"), classic.read_move(&state, "7"));
    let wide = game(2, 4, 2);
    let last = *moves(&wide, &wide.initial()).last().expect("an empty board has moves");
    assert_eq!(wide.move_text(&wide.initial(), last), "d2");
}

#[test]
fn bad_moves_are_explained() {
    let game = classic();
    let state = after(&game, &[1, 5]);
    assert_eq!(game.read_move(&state, "5"), Err(MoveError::illegal("5", Illegality::Occupied)));
    let won = game.read_position("xxx/oo./...").expect("a position");
    assert_eq!(game.read_move(&won, "9"), Err(MoveError::illegal("9", Illegality::Over)));
    for text in ["", "0", "10", "-1", "d1", "a4", "a0", "a-1", "a", "1 2", "é1", "a99999999999999999999"] {
        assert!(matches!(game.read_move(&state, text), Err(MoveError::Unreadable(_))), "{text:?}");
    }
}

#[test]
fn impossible_positions_are_refused() {
    let game = classic();
    let why = |text: &str| match game.read_position(text).expect_err("impossible").problem {
        Problem::Impossible(why) => why,
        other => panic!("{text} is readable but impossible, not {other:?}"),
    };
    assert_eq!(why("x../.../... 1"), Impossibility::StoneCount);
    assert_eq!(why("xx./.../..."), Impossibility::StoneCount);
    assert_eq!(why("o../.../..."), Impossibility::StoneCount);
    assert_eq!(why("xxx/ooo/... 1"), Impossibility::TwoWinners);
    assert_eq!(why("xxx/oo./o.. 1"), Impossibility::PlayedOn);
    assert_eq!(why("ooo/xx./xx."), Impossibility::PlayedOn);
    // Two rows that share no stone: the first of them had ended the game.
    let wide = TicTacToe::new(2, 6, 3).expect("within the limits");
    assert!(wide.read_position("xxx.xx/oo.oo.").is_ok());
    assert!(wide.read_position("xxxxx./oo.oo.").is_ok(), "the middle stone completed both");
    let error = wide.read_position("xxx.../xxx...").expect_err("no o at all").problem;
    assert_eq!(error, Problem::Impossible(Impossibility::StoneCount));
    let tall = TicTacToe::new(4, 4, 3).expect("within the limits");
    let error = tall.read_position("xxx./oo../oo.o/.xxx").expect_err("two rows apart").problem;
    assert_eq!(error, Problem::Impossible(Impossibility::PlayedOn));
}

#[test]
fn bad_position_texts_are_refused() {
    let game = classic();
    for text in ["", "x", "x.o/.x./..o/... 1", "x.o.x./..o 1", "x.o/.x./..o 3", "x.o/.x./..o -1", "x.o/.z./..o 1"] {
        assert!(game.read_position(text).is_err(), "{text:?}");
    }
    assert_eq!(game.read_position(" X . o / . x . / . . O  1"), game.read_position("x.o/.x./..o 1"));
}

#[test]
fn keys_never_change() {
    let game = classic();
    assert_eq!(game.key(&after(&game, &[1])), Key(0x897E_A55C_FC7C_6F9B));
    assert_eq!(game.key(&after(&game, &[5, 1, 9])), Key(0xC5AE_3064_EC33_6C87));
    assert_eq!(game.key(&after(&game, &[1, 2, 3, 4, 5, 6, 7])), Key(0xC14C_0931_9A3D_D412));
}

#[test]
fn a_square_has_eight_symmetries_and_a_rectangle_four() {
    assert_eq!(game(5, 5, 4).symmetries(), 8);
    assert_eq!(game(5, 4, 4).symmetries(), 4);
}

#[test]
fn open_lines_prefer_the_center_and_count_for_the_side_to_move() {
    let game = classic();
    // Second to move: the better First's stone, the worse.
    let [corner, side, center] = [1, 2, 5].map(|cell| OpenLines.evaluate(&game, &after(&game, &[cell])));
    assert!(center < corner && corner < side);
    assert_eq!(OpenLines.evaluate(&game, &game.initial()), Value::ZERO);
    assert_eq!(center, Value::hundredths(-16), "four rows with one stone each");
}

#[test]
fn limits_are_named() {
    let error = |name, least, most| ParameterError { name, least, most };
    assert_eq!(TicTacToe::new(0, 3, 3).expect_err("no rows"), error("rows", 1, 8));
    assert_eq!(TicTacToe::new(3, 9, 3).expect_err("too wide"), error("cols", 1, 8));
    assert_eq!(TicTacToe::new(3, 4, 5).expect_err("a row that does not fit"), error("win", 1, 4));
    assert_eq!(TicTacToe::new(3, 4, 0).expect_err("no row"), error("win", 1, 4));
}

#[test]
fn rows_are_completed_before_they_are_stopped_and_both_before_all_else() {
    let game = classic();
    let state = game.read_position("xx./oo./... 1").expect("a position");
    let mut moves = Vec::new();
    game.moves(&state, &mut moves);
    moves.sort_by_key(|&mv| -Threats.rank(&game, &state, mv));
    let order: Vec<_> = moves.iter().map(|mv| mv.index() + 1).collect();
    // Three completes, six stops; then the corners with three rows each before the edge with two.
    assert_eq!(order, [3, 6, 7, 9, 8]);
    let start = game.initial();
    let center = game.read_move(&start, "5").expect("a move");
    assert_eq!(Threats.rank(&game, &start, center), 4);
}

#[test]
fn boards_can_be_read_in_a_terminal() {
    let plain = BoardStyle { ascii: true, color: false };
    let classic = classic();
    let board = classic.board_text(&after(&classic, &[5, 1]), plain);
    assert_eq!(board, " o | 2 | 3\n---+---+---\n 4 | x | 6\n---+---+---\n 7 | 8 | 9\n");
    let wide = game(2, 3, 2);
    let state = wide.read_position("x../..o").expect("a position");
    assert_eq!(wide.board_text(&state, plain), "   a   b   c\n1  x |   |\n  ---+---+---\n2    |   | o\n");
    let painted = classic.board_text(&after(&classic, &[5]), BoardStyle { ascii: false, color: true });
    assert!(painted.contains("\u{1b}[31mx\u{1b}[0m"));
}

proptest! {
    #[test]
    fn no_text_makes_a_reader_panic(text in "\\PC*", near in "[xo./ 12]{0,14}") {
        let game = classic();
        for text in [text, near] {
            let _ = game.read_move(&game.initial(), &text);
            if let Ok(state) = game.read_position(&text) {
                prop_assert_eq!(game.read_position(&game.position_text(&state)), Ok(state));
            }
        }
    }
}
