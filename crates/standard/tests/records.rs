//! Games written down and played again.

use jogada_catalog::rules::Side;
use jogada_catalog::{Player, Reason, Record, RecordError, StopFlag, search_info};
use proptest::prelude::*;

#[test]
fn a_record_holds_the_game_where_it_has_got() {
    let catalog = jogada_standard::catalog();
    let mut session = catalog.open("nim:start=4+5,misere=on").expect("a game");
    session.set_position("4,4,4 2").expect("a position");
    session.play("2-3").expect("legal");
    session.play("1-4").expect("legal");
    let text = Record::of(&session, &["human".into(), "random".into()]).to_json();
    let opened = Record::parse(&text).expect("readable").open(&catalog).expect("playable");
    assert_eq!(opened.position(), session.position());
    assert_eq!(opened.history(), session.history());
    assert_eq!(Record::of(&opened, &["human".into(), "random".into()]).to_json(), text);
}

#[test]
fn a_resigned_game_stays_resigned() {
    let catalog = jogada_standard::catalog();
    let mut session = catalog.open("tic-tac-toe").expect("a game");
    session.play("5").expect("legal");
    session.resign().expect("goes on");
    let opened = Record::of(&session, &[]).open(&catalog).expect("playable");
    assert_eq!(opened.ending(), session.ending());
}

#[test]
fn whoever_resigned_out_of_turn_has_lost() {
    let catalog = jogada_standard::catalog();
    for side in Side::BOTH {
        let mut session = catalog.open("tic-tac-toe").expect("a game");
        session.play("5").expect("legal");
        session.resign_as(side).expect("goes on");
        let record = Record::of(&session, &[]);
        assert_eq!(record.resigned(), Some(side));
        let ending = record.open(&catalog).expect("playable").ending().expect("over");
        assert_eq!((ending.winner, ending.reason), (Some(side.other()), Reason::Resigned));
    }
}

#[test]
fn a_puzzle_that_was_given_up_stays_so() {
    let catalog = jogada_standard::catalog();
    let mut session = catalog.open("sliding-tiles").expect("a puzzle");
    session.resign().expect("goes on");
    let opened = Record::of(&session, &[]).open(&catalog).expect("playable");
    assert_eq!(opened.ending(), session.ending());
}

#[test]
fn what_is_kept_of_a_search_has_the_keys_of_every_answer() {
    let catalog = jogada_standard::catalog();
    let mut session = catalog.open("nim").expect("a game");
    let Player::Computer(computer) = catalog.player("nim", "alphabeta").expect("a player") else {
        panic!("a computer")
    };
    let thought = session.think(&computer, &StopFlag::new());
    let info = search_info(&thought, &session);
    assert_eq!((&info["value_kind"], &info["proven"], &info["side"]), (&"win".into(), &true.into(), &1.into()));
    assert_eq!(info["pv"][0].as_str(), thought.mv.as_deref());
    assert!(info.get("distance").is_some(), "no count of plies is none, not nothing: {info}");
    for key in ["value", "depth", "nodes", "nps", "time_ms"] {
        assert!(info[key].is_number(), "{key}: {info}");
    }
}

#[test]
fn bad_records_are_refused_with_the_place() {
    let catalog = jogada_standard::catalog();
    let newer = Record::parse(r#"{"v":2,"anything":"new"}"#).expect_err("newer");
    assert!(matches!(newer, RecordError::Newer { found: 2 }));
    assert!(matches!(Record::parse("{\n\"v\":"), Err(RecordError::Form { line: 2, .. })));
    let record = Record::parse(r#"{"v":1,"game":"nim","players":[],"moves":["3-3","3-3"]}"#).expect("readable");
    let error = record.open(&catalog).err().expect("illegal");
    assert!(matches!(error, RecordError::Move { number: 2, .. }), "{error}");
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in ".{0,60}") {
        let _ = Record::parse(&text);
    }
}
