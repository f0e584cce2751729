//! Documents as programs read them.

use std::time::Duration;

use jogada_catalog::path::Event;
use jogada_catalog::rules::{Odds, Side, Value};
use jogada_catalog::{Appraisal, Counters, RecordError, Thought};
use jogada_wire::{MoveFigures, MoveInfo, SearchReport, TraceValue, Worth, read_record, write_record};
use proptest::prelude::*;
use serde::Serialize;
use serde_json::{Value as Json, json};

fn written(document: &impl Serialize) -> Json {
    serde_json::to_value(document).expect("texts and numbers always serialize")
}

fn thought() -> Thought {
    Thought {
        mv: Some("3-3".to_owned()),
        pv: vec!["3-3".to_owned(), "1-1".to_owned()],
        value: Value::win_in(7),
        side: Side::Second,
        proven: true,
        odds: None,
        depth: 7,
        counters: Counters { nodes: 679, ..Counters::default() },
        counted: jogada_catalog::rules::Counted::default(),
        time: Duration::from_millis(2),
        cpu: Duration::from_millis(1),
        stopped: None,
        slipped: false,
        remembered: false,
    }
}

#[test]
fn a_value_has_the_keys_that_programs_rely_on() {
    let worth = |value, proven, scoring| written(&Worth::from(Appraisal::new(value, Side::Second, proven, scoring)));
    let won = json!({ "value": 1.0, "side": 2, "value_kind": "win", "proven": true, "distance": 7 });
    assert_eq!(worth(Value::win_in(7), true, false), won);
    assert_eq!(worth(Value::ZERO, true, false)["value_kind"], "draw");
    assert_eq!(worth(Value::points(-3), true, true)["value_kind"], "points");
    assert_eq!(worth(Value::hundredths(150), false, true)["value_kind"], "estimate");
}

#[test]
fn a_search_for_a_move_has_the_keys_of_best() {
    let thought = thought();
    let figures = written(&MoveFigures::of(&thought, Appraisal::of(&thought, false), true));
    let keys = "move pv value side value_kind proven distance depth nodes alpha_raises alpha_cuts beta_cuts table_hits \
                table_lookups time_ms cpu_ms deterministic stopped";
    for key in keys.split_whitespace() {
        assert!(figures.get(key).is_some(), "{key}: {figures}");
    }
    assert_eq!((&figures["nodes"], &figures["time_ms"], &figures["stopped"]), (&json!(679), &json!(2.0), &Json::Null));
}

#[test]
fn what_is_kept_of_a_search_has_the_keys_of_every_answer() {
    let thought = thought();
    let info = MoveInfo::of(&thought, Appraisal::of(&thought, false)).to_value();
    assert_eq!((&info["value_kind"], &info["proven"], &info["side"]), (&json!("win"), &json!(true), &json!(2)));
    assert_eq!((&info["pv"][0], &info["nps"]), (&json!("3-3"), &json!(339_500)));
    let estimate = Thought { value: Value::ZERO, proven: false, ..thought };
    let info = MoveInfo::of(&estimate, Appraisal::of(&estimate, false)).to_value();
    assert!(info.get("distance").is_some_and(Json::is_null), "no count of plies is none, not nothing: {info}");
}

#[test]
fn a_share_of_simulated_games_is_told_beside_the_value() {
    let simulated = Thought { value: Value::hundredths(50), proven: false, odds: Some(Odds::Simulated), ..thought() };
    let report = written(&SearchReport::of_line(1, &simulated, Appraisal::of(&simulated, false)));
    assert_eq!((&report["win_rate"], &report["value_kind"]), (&json!(0.75), &json!("estimate")));
    let plain = written(&SearchReport::of_line(1, &thought(), Appraisal::of(&thought(), false)));
    assert_eq!(plain.get("win_rate"), None);
}

#[test]
fn values_of_traces_are_points_or_words_with_plies() {
    let values =
        [Value::hundredths(-150), Value::SOME_WIN, Value::loss_in(4)].map(|value| written(&TraceValue::from(value)));
    assert_eq!(values, [json!(-1.5), json!("win"), json!("loss:4")]);
}

#[test]
fn events_are_objects_named_by_their_kind() {
    let (id, parent, mv, state) = (3, Some(0), Some("t6".to_owned()), "x".to_owned());
    let event = written(&Event::Generate { id, parent, mv, depth: 1, g: 1.0, h: 2.5, f: 3.5, state });
    assert_eq!((&event["event"], &event["move"], &event["h"]), (&json!("generate"), &json!("t6"), &json!(2.5)));
    assert_eq!(written(&Event::Expand { id: 4 }), json!({ "event": "expand", "id": 4 }));
}

#[test]
fn a_record_reads_back_what_was_written() {
    let text = r#"{"v":1,"game":"nim","players":["human","max"],"start":"1,3,5 1","moves":["3-3"],"result":null,"info":[{"nodes":3}]}"#;
    assert_eq!(write_record(&read_record(text).expect("readable")), text);
    let short = read_record(r#"{"v":1,"game":"nim","players":[],"moves":[]}"#).expect("readable");
    assert_eq!((short.start, short.result, short.info.len()), (None, None, 0));
}

#[test]
fn bad_records_are_refused_with_the_place() {
    let newer = read_record(r#"{"v":2,"anything":"new"}"#).expect_err("newer");
    assert!(matches!(newer, RecordError::Newer { found: 2 }));
    assert!(matches!(read_record("{\n\"v\":"), Err(RecordError::Form { line: 2, .. })));
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in ".{0,60}") {
        let _ = read_record(&text);
    }
}
