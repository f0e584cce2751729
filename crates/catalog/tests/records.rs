//! Games written down and played again.

use jogada_catalog::{Catalog, Record, RecordError};
use proptest::prelude::*;

#[test]
fn a_record_holds_the_game_where_it_has_got() {
    let catalog = Catalog::standard();
    let mut session = catalog.open("nim:start=4+5,misere=on").expect("a game");
    session.set_position("4,4,4 2").expect("a position");
    session.play("2-3").expect("legal");
    session.play("1-4").expect("legal");
    let text = Record::of(&*session, &["human".into(), "random".into()]).to_json();
    let opened = Record::parse(&text).expect("readable").open(&catalog).expect("playable");
    assert_eq!(opened.position(), session.position());
    assert_eq!(opened.history(), session.history());
    assert_eq!(Record::of(&*opened, &["human".into(), "random".into()]).to_json(), text);
}

#[test]
fn a_resigned_game_stays_resigned() {
    let catalog = Catalog::standard();
    let mut session = catalog.open("tic-tac-toe").expect("a game");
    session.play("5").expect("legal");
    session.resign().expect("goes on");
    let opened = Record::of(&*session, &[]).open(&catalog).expect("playable");
    assert_eq!(opened.ending(), session.ending());
}

#[test]
fn bad_records_are_refused_with_the_place() {
    let catalog = Catalog::standard();
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
