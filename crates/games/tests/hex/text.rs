//! Moves and positions as text, and the board as picture.

use jogada_games::hex::Hex;
use jogada_rules::{BoardStyle, Game, Illegality, Impossibility, MoveError, Notation, Problem, Role, Scenic, Shape};
use proptest::prelude::*;

use crate::{after, hex, hex_with_swap};

fn impossible(game: &Hex, text: &str) -> Option<Impossibility> {
    match game.read_position(text).err()?.problem {
        Problem::Impossible(why) => Some(why),
        other => panic!("{text:?} must be readable but impossible: {other}"),
    }
}

#[test]
fn moves_that_can_not_be_played_say_why() {
    let game = hex_with_swap(3);
    let reason = |moves: &str, text: &str| match game.read_move(&after(&game, moves), text) {
        Err(MoveError::Illegal { reason, .. }) => Some(reason),
        _ => None,
    };
    assert_eq!(reason("", "swap"), Some(Illegality::NoSwap));
    assert_eq!(reason("b2 c1", "swap"), Some(Illegality::NoSwap));
    assert_eq!(reason("b2", "b2"), Some(Illegality::Occupied));
    assert_eq!(reason("a1 b1 a2 b2 a3", "c3"), Some(Illegality::Over));
    assert_eq!(reason("b2", "swap"), None);
}

#[test]
fn errors_point_at_what_is_wrong() {
    let game = hex(3);
    let span_of_move = |text: &str| match game.read_move(&game.initial(), text) {
        Err(MoveError::Unreadable(error)) => (error.span, error.problem.to_string()),
        other => panic!("{text:?} gave {other:?}"),
    };
    assert_eq!(span_of_move("d1"), (0..1, "a column must be from a to c".to_owned()));
    assert_eq!(span_of_move("a4"), (1..2, "a row must be from 1 to 3".to_owned()));
    assert_eq!(span_of_move("a"), (1..1, "expected a row".to_owned()));
    assert_eq!(span_of_move("12"), (0..2, "expected a column".to_owned()));
    assert_eq!(span_of_move("a1 b"), (3..4, "expected nothing more".to_owned()));
    let span_of_position = |text: &str| {
        let error = game.read_position(text).expect_err("not a position");
        (error.span, error.problem.to_string())
    };
    assert_eq!(span_of_position("..../.../... 1"), (0..4, "a cell: 3 expected, 4 found".to_owned()));
    assert_eq!(span_of_position(".../../... 1"), (4..6, "a cell: 3 expected, 2 found".to_owned()));
    assert_eq!(span_of_position(".../... 1"), (0..9, "a row: 3 expected, 2 found".to_owned()));
    assert_eq!(span_of_position(".../.q./... 1"), (5..7, "expected a stone or an empty cell".to_owned()));
    assert_eq!(span_of_position(".../.../... q"), (12..13, "expected a side, 1 or 2".to_owned()));
    assert_eq!(span_of_position(".../.../... 3"), (12..13, "a side, 1 or 2 must be from 1 to 2".to_owned()));
}

#[test]
fn stone_counts_that_no_game_leads_to_are_refused() {
    for (text, without, with) in [
        (".../.../... 1", true, true),
        (".../.../... 2", false, false),
        (".../.x./... 2", true, true),
        (".../.o./... 2", false, false),
        (".../xo./... 1", true, true),
        (".../.o./... 1", false, true),
        ("o../.o./... 1", false, false),
        ("oo./.ox/... 1", false, true),
        ("oo./.o./... 1", false, false),
        ("x../.x./... 1", false, false),
        ("x../xx./... 2", false, false),
        ("oo./oox/... 1", false, false),
        ("oo./.ox/... 2", false, false),
    ] {
        let why = |possible: bool| (!possible).then_some(Impossibility::StoneCount);
        assert_eq!(impossible(&hex(3), text), why(without), "{text} without swap");
        assert_eq!(impossible(&hex_with_swap(3), text), why(with), "{text} with swap");
    }
}

#[test]
fn a_side_may_have_passed_once_and_what_follows_can_be_read_too() {
    for text in [".../.x./... 1", ".../xo./... 2", ".../xoo/... 1", ".../xox/... 1", "x../.x./... 2"] {
        for game in [hex(3), hex_with_swap(3)] {
            let mut state = game.read_position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            while game.settled(&state).is_none() {
                let mut moves = Vec::new();
                game.moves(&state, &mut moves);
                let _ = game.play(&mut state, moves[0]);
                let text = game.position_text(&state);
                assert_eq!(game.read_position(&text).expect("a game leads there"), state, "{text}");
            }
        }
    }
}

#[test]
fn a_won_board_is_possible_only_if_the_last_stone_won() {
    let game = hex(3);
    assert_eq!(impossible(&game, "x.o/xo./x.. 2"), None);
    let with_swap = hex_with_swap(3);
    assert_eq!(impossible(&with_swap, "xoo/xo./x.. 2"), None);
    assert_eq!(impossible(&with_swap, "xoo/xo./x.. 1"), Some(Impossibility::PlayedOn), "Second played on");
    // Two chains of First's, each enough alone: whichever came first ended the game.
    let game = hex(4);
    assert_eq!(impossible(&game, "xo.x/xo.x/xo.x/xooo 2"), None, "the right chain lacks a stone");
    assert_eq!(impossible(&game, "xoox/xoox/xoox/xo.x 2"), Some(Impossibility::PlayedOn));
}

#[test]
fn the_text_board_slants_and_shows_whose_edges_are_whose() {
    let game = hex(3);
    let state = after(&game, "c1 b2");
    let plain = game.board_text(&state, BoardStyle { ascii: true, color: false });
    assert_eq!(
        plain,
        concat!(
            "     a b c\n",
            "    X X X X\n",
            " 1 O . . x O\n",
            "  2 O . o . O\n",
            "   3 O . . . O\n",
            "      X X X X\n",
            "       a b c\n",
        )
    );
    let pretty = game.board_text(&state, BoardStyle::default());
    assert!(pretty.contains("1 ▫ · · ● ▫"));
    let colored = game.board_text(&state, BoardStyle { ascii: true, color: true });
    assert!(colored.contains("\u{1b}[31mx\u{1b}[0m"));
}

#[test]
fn the_scene_has_a_place_for_every_cell_and_a_move_for_every_empty_one() {
    let game = hex_with_swap(5);
    let scene = game.scene(&after(&game, "b2"));
    let count = |role| scene.parts.iter().filter(|part| part.role == role).count();
    assert_eq!((count(Role::Cell), count(Role::Stone), count(Role::Border), count(Role::Label)), (25, 1, 4, 10));
    let moves: Vec<_> = scene.parts.iter().filter_map(|part| part.mv.as_deref()).collect();
    assert_eq!(moves.len(), 25, "24 empty cells, and the stone that can be swapped");
    assert!(moves.contains(&"swap"));
    assert!(scene.parts.iter().filter(|part| part.role == Role::Cell).all(|part| part.place.is_some()));
    let inside = |&(x, y): &(f32, f32)| (0.0..=scene.width).contains(&x) && (0.0..=scene.height).contains(&y);
    for part in &scene.parts {
        match &part.shape {
            Shape::Polygon(corners) => assert!(corners.iter().all(inside), "{part:?}"),
            Shape::Circle { center, .. } | Shape::Point(center) => assert!(inside(center), "{part:?}"),
            Shape::Line { .. } => panic!("Hex draws no lines"),
        }
    }
}

proptest! {
    #[test]
    fn no_text_makes_a_reader_panic(text in ".{0,40}") {
        let game = hex_with_swap(4);
        let _ = game.read_position(&text);
        let _ = game.read_move(&game.initial(), &text);
    }

    #[test]
    fn near_positions_are_read_or_refused_and_what_is_read_is_written_the_same(text in "[.xo/ ]{9,14}[12]") {
        let game = hex_with_swap(3);
        if let Ok(state) = game.read_position(&text) {
            let written = game.position_text(&state);
            prop_assert_eq!(game.read_position(&written), Ok(state));
            prop_assert_eq!(written.replace(' ', ""), text.replace(' ', ""));
        }
    }

    #[test]
    fn near_moves_are_read_or_refused(text in "[a-e][0-9]{0,3}[a-z ]?") {
        let game = hex(4);
        if let Ok(mv) = game.read_move(&game.initial(), &text) {
            prop_assert_eq!(game.read_move(&game.initial(), &game.move_text(&game.initial(), mv)), Ok(mv));
        }
    }
}
