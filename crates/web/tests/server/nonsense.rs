//! No request makes the server fail, whatever is in it.

use std::sync::LazyLock;

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::client::Running;

static SERVER: LazyLock<Running> = LazyLock::new(Running::start);

const QUESTIONS: [&str; 9] = [
    "/api/lab/trace",
    "/api/lab/compare",
    "/api/view",
    "/api/exact",
    "/api/overlay",
    "/api/steps",
    "/api/record",
    "/api/export",
    "/api/search",
];

/// Anything that JSON can hold.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 16, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((".{0,8}", inner), 0..4).prop_map(|pairs| pairs.into_iter().collect()),
        ]
    })
}

/// One of these texts, or anything.
fn one_of(texts: Vec<&'static str>) -> impl Strategy<Value = Value> {
    prop_oneof![prop::sample::select(texts).prop_map(Value::from), any_json()]
}

fn some_game() -> impl Strategy<Value = Value> {
    const SMALL: [&str; 7] = [
        "nim",
        "hex:size=3",
        "tic-tac-toe",
        "dots-and-boxes:rows=1,cols=2",
        "adji-boto:per-hole=1",
        "adji-boto-puzzle",
        "sliding-tiles",
    ];
    const ODD: [&str; 6] = ["hex:size=26", "nim:start=5000", "nim:heaps=16", "hex:size=0", ":", "nim:"];
    one_of([&SMALL[..], &ODD].concat())
}

fn some_moves() -> impl Strategy<Value = Value> {
    let moves = prop::sample::select(vec!["1-1", "a1", "5", "h1.1", "1", "b1", "swap", "resign", "", "é"]);
    prop_oneof![prop::collection::vec(moves, 0..6).prop_map(Value::from), any_json()]
}

fn some_player() -> impl Strategy<Value = Value> {
    const PLAYERS: [&str; 8] =
        ["report-easy", "pvs:depth=1", "mcts:nodes=9", "human", "astar", "bfs:depth=2", "pvs:table=1", "dfpn:table=0"];
    prop_oneof![Just(Value::Null), one_of(PLAYERS.to_vec())]
}

/// A request that looks right here and there.
fn almost_right() -> impl Strategy<Value = Value> {
    let start = prop_oneof![Just(Value::Null), ".{0,20}".prop_map(Value::from), Just(json!("1,3,5 2"))];
    let task = prop::sample::select(vec!["think", "analyze", "hint", "sweep", "solve", "way", "dance"]);
    let format = prop::sample::select(vec!["json", "sgf", "svg", "text", "hexworld", "auto", "x"]);
    (some_game(), some_moves(), start, task, some_player(), format, any_json()).prop_map(
        |(game, moves, start, task, player, format, odd)| {
            let mut limits = json!({ "nodes": 50, "time_ms": 50 });
            if odd.is_u64() || odd.is_null() {
                limits["depth"] = odd.clone();
            }
            let line = json!({ "game": game, "moves": moves, "start": start });
            let mut request = json!({
                "line": line, "task": task, "player": player, "format": format, "limit": 20, "then": moves,
                "algorithm": player, "algorithms": [player], "cap": 50, "limits": limits, "lines": odd,
                "text": format!("{format} {game}"),
            });
            for key in ["game", "moves", "start"] {
                request[key] = line[key].clone();
            }
            request
        },
    )
}

/// The server says what is wrong, in its own words, and is never wrong itself.
fn hold(path: &str, body: &[u8]) {
    let reply = SERVER.request("POST", path, &[], body);
    let shown = String::from_utf8_lossy(body);
    assert!(matches!(reply.status, 200 | 400 | 413 | 422 | 503), "{path} {shown}: {} {}", reply.status, reply.body);
    for line in reply.body.lines() {
        let answer: Value =
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{path} {shown}: {error} in {line}"));
        assert_ne!(answer["error"]["code"], "internal", "{path} {shown}");
    }
}

fn hold_everywhere(body: &[u8]) {
    for path in QUESTIONS {
        hold(path, body);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_answered(body in prop::collection::vec(any::<u8>(), 0..200)) {
        hold_everywhere(&body);
    }

    #[test]
    fn any_json_is_answered(body in any_json()) {
        hold_everywhere(body.to_string().as_bytes());
    }

    #[test]
    fn any_request_that_is_almost_right_is_answered(body in almost_right()) {
        hold_everywhere(body.to_string().as_bytes());
    }

    #[test]
    fn any_address_is_answered(path in "/[ -~&&[^ #]]{0,30}") {
        let reply = SERVER.get(&path);
        prop_assert!(reply.status >= 200 && reply.status < 500, "{} {}", path, reply.status);
    }

    #[test]
    fn any_text_is_a_record_or_is_not(text in "\\PC{0,60}") {
        let body = json!({ "text": text });
        hold("/api/record", body.to_string().as_bytes());
    }
}
