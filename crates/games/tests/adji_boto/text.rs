//! Reading, writing and drawing.

use jogada_games::adji_boto::{HOLE, TOO_MANY_PIECES};
use jogada_rules::{BoardStyle, Game, Illegality, Keyed, MoveError, Notation, Problem, Ranked, Scenic, Side, Wanted};
use proptest::prelude::*;

use crate::{game, position};

#[test]
fn positions_are_read_in_every_form_that_people_write() {
    let expected = position("((0 4 0 0 0 2)(10 0 4 0 0 4)) 0 0 1");
    for text in [
        "((0 4 0 0 0 2)(10 0 4 0 0 4))",
        "(0 4 0 0 0 2)(10 0 4 0 0 4)",
        "  ( ( 0 4 0 0 0 2 )\t( 10 0 4 0 0 4 ) )  0 0  1 ",
        "((0 4 0 0 0 2) (10 0 4 0 0 4)) 0 0",
        "((00 004 0 0 0 2)(10 0 4 0 0 4)) 0 0 1",
    ] {
        assert_eq!(game().read_position(text), Ok(expected), "{text:?}");
    }
}

#[test]
fn bad_positions_are_told_where_and_what() {
    let said = |text: &str| {
        let error = game().read_position(text).expect_err(text);
        (text[error.span].to_owned(), error.problem)
    };
    let pieces = |least, most| Problem::OutOfRange { what: Wanted::Pieces, least, most };
    let count = |found| Problem::WrongCount { what: HOLE, expected: 6, found };
    let owned = |text: &str| text.to_owned();
    assert_eq!(said(""), (owned(""), Problem::Expected(Wanted::OpenBracket)));
    assert_eq!(said("start"), (owned("start"), Problem::Expected(Wanted::OpenBracket)));
    assert_eq!(said("((1 2 3)(1 1 1 1 1 1))"), (owned("(1 2 3)"), count(3)));
    assert_eq!(said("((1 1 1 1 1 1)(1 2 3 4 5 6 7))"), (owned("(1 2 3 4 5 6 7)"), count(7)));
    assert_eq!(said("((1 1 1 1 1 -4)(1 1 1 1 1 1))"), (owned("-4"), pieces(0, 255)));
    assert_eq!(said("((99999999999999999999 0 0 0 0 0)(0 0 0 0 0 0))").1, pieces(0, 255));
    assert_eq!(said("((1 1 1 1 1 x)(1 1 1 1 1 1))").1, Problem::Expected(Wanted::Pieces));
    let crowded = "((200 0 0 0 0 0)(0 0 0 0 0 56))";
    assert_eq!(said(crowded), (owned(crowded), Problem::Impossible(TOO_MANY_PIECES)));
    assert_eq!(said("((1 1 1 1 1 1)(1 1 1 1 1 1)").1, Problem::Expected(Wanted::CloseBracket));
    assert_eq!(said("((1 1 1 1 1 1)(1 1 1 1 1 1)) 0").1, Problem::Expected(Wanted::Score));
    assert_eq!(said("((1 1 1 1 1 1)(1 1 1 1 1 1)) 0 0 3").0, "3");
    assert_eq!(said("((1 1 1 1 1 1)(1 1 1 1 1 1)) 0 0 1 1"), (owned("1"), Problem::Expected(Wanted::End)));
}

#[test]
fn bad_moves_are_told_why() {
    let state = position("((1 0 0 0 0 1)(1 0 0 0 0 1))");
    let illegal = |reason| MoveError::Illegal { mv: "2".to_owned(), reason };
    assert_eq!(game().read_move(&state, " 2 "), Err(illegal(Illegality::Empty)));
    let over = position("((0 0 0 0 0 0)(0 0 0 0 0 0))");
    assert_eq!(game().read_move(&over, "2"), Err(illegal(Illegality::Over)));
    for text in ["", "0", "7", "-1", "99999999999999999999", "b1", "1 2", "½"] {
        assert!(matches!(game().read_move(&state, text), Err(MoveError::Unreadable(_))), "{text:?}");
    }
}

#[test]
fn the_board_is_drawn_with_numbered_columns() {
    let state = position("((0 4 0 0 0 2)(10 0 4 0 0 128)) 12 3 1");
    let expected = [
        "      1   2   3   4   5   6",
        "    ┌───┬───┬───┬───┬───┬───┐",
        "  2 │ · │ 4 │ · │ · │ · │ 2 │  3",
        "    ├───┼───┼───┼───┼───┼───┤",
        "▸ 1 │10 │ · │ 4 │ · │ · │128│  12",
        "    └───┴───┴───┴───┴───┴───┘",
        "      1   2   3   4   5   6",
    ];
    assert_eq!(game().board_text(&state, BoardStyle::default()).lines().collect::<Vec<_>>(), expected);
    let plain = game().board_text(&state, BoardStyle { ascii: true, color: false });
    assert!(plain.contains("> 1 |10 | . |"), "{plain}");
    let colored = game().board_text(&state, BoardStyle { ascii: false, color: true });
    assert!(colored.contains("\u{1b}[31m"), "First is red");
}

#[test]
fn the_scene_offers_exactly_the_legal_moves() {
    let state = position("((0 4 0 0 0 2)(10 0 4 0 0 4)) 12 3 2");
    let scene = game().scene(&state);
    let offered: Vec<_> = scene.parts.iter().filter(|part| part.mv.is_some()).collect();
    assert_eq!(offered.iter().map(|part| part.place.as_deref()).collect::<Vec<_>>(), [Some("t2"), Some("t6")]);
    assert!(offered.iter().all(|part| part.owner == Some(Side::Second)));
    assert_eq!(offered[1].label.as_deref(), Some("2"));
    assert_eq!(offered[1].mv.as_deref(), Some("6"));
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "[() 0-9a-z;,.\\-é½]{0,60}|\\PC{0,40}") {
        let _ = game().read_position(&text);
        let _ = game().read_move(&game().initial(), &text);
    }

    #[test]
    fn every_possible_position_survives_its_text(holes in prop::array::uniform12(0u8..=21), scores in (0u16..5000, 0u16..5000), side in 1u8..=2) {
        let [top, bottom] = [&holes[..6], &holes[6..]].map(|row| row.iter().map(u8::to_string).collect::<Vec<_>>().join(" "));
        let state = position(&format!("(({top})({bottom})) {} {} {side}", scores.0, scores.1));
        prop_assert_eq!(position(&game().position_text(&state)), state);
        let (level, number) = game().rank(&state);
        let back = game().unrank(level, number);
        prop_assert_eq!(game().key(&back), game().key(&state));
    }
}
