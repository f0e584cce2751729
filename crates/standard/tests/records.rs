//! Games written down and played again.

use jogada_catalog::rules::Side;
use jogada_catalog::{Loss, Record, RecordError};

#[test]
fn a_record_holds_the_game_where_it_has_got() {
    let catalog = jogada_standard::catalog();
    let mut session = catalog.open("nim:start=4+5,misere=on").expect("a game");
    session.set_position("4,4,4 2").expect("a position");
    session.play("2-3").expect("legal");
    session.play("1-4").expect("legal");
    let record = Record::of(&session, &["human".into(), "random".into()]);
    let opened = record.open(&catalog).expect("playable");
    assert_eq!(opened.position(), session.position());
    assert_eq!(opened.history(), session.history());
    assert_eq!(Record::of(&opened, &["human".into(), "random".into()]), record);
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
fn whoever_resigned_or_ran_out_of_time_has_lost_whoever_was_to_move() {
    let catalog = jogada_standard::catalog();
    for (side, how) in Side::BOTH.into_iter().flat_map(|side| Loss::ALL.map(|how| (side, how))) {
        let mut session = catalog.open("tic-tac-toe").expect("a game");
        session.play("5").expect("legal");
        session.lose(side, how).expect("goes on");
        let record = Record::of(&session, &[]);
        assert_eq!(record.lost(), Some((side, how)));
        let ending = record.open(&catalog).expect("playable").ending().expect("over");
        assert_eq!((ending.winner, ending.reason), (Some(side.other()), how.reason()));
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
fn a_move_that_can_not_be_played_is_told_by_its_number() {
    let moves = vec!["3-3".to_owned(), "3-3".to_owned()];
    let error = Record { moves, ..Record::new("nim") }.open(&jogada_standard::catalog()).err().expect("illegal");
    assert!(matches!(error, RecordError::Move { number: 2, .. }), "{error}");
}
