//! Searches that are watched: stopped when asked, and when nobody watches any more.

use std::time::{Duration, Instant};

use jogada_web::Config;
use serde_json::{Value, json};

use crate::client::{Running, Socket};

/// A search that would go on for minutes.
fn long() -> Value {
    json!({ "line": { "game": "hex:size=9" }, "task": "analyze", "player": "mcts", "limits": { "time_ms": 500_000 } })
}

fn order(id: &str, request: &Value) -> String {
    json!({ "type": "search", "search_id": id, "request": request }).to_string()
}

fn one_at_a_time() -> Running {
    Running::with(&Config { port: 0, searches: 1, ..Config::default() })
}

/// How long a busy machine may take until as many searches run as should; on a quiet one it takes milliseconds, which is
/// for the bench of the page to say.
const LONGEST_WAIT: Duration = Duration::from_secs(120);

/// Asks until so many searches run.
fn wait_until_running(server: &Running, count: u64) {
    let begin = Instant::now();
    while running(server) != count {
        assert!(begin.elapsed() < LONGEST_WAIT, "{} searches run, not {count}", running(server));
        std::thread::yield_now();
    }
}

/// Asks until no search runs.
fn wait_for_quiet(server: &Running) {
    wait_until_running(server, 0);
    let short = json!({ "line": { "game": "nim" }, "task": "think", "player": "random" });
    assert_eq!(server.post("/api/search", &short).status, 200, "there is room again");
}

fn running(server: &Running) -> u64 {
    server.get("/api/searches").json()["running"].as_u64().expect("a number")
}

#[test]
fn a_search_tells_what_it_finds_and_then_its_result() {
    let server = Running::start();
    let mut tab = Socket::open(&server, &[]).expect("open");
    let request = json!({ "line": { "game": "tic-tac-toe" }, "task": "analyze", "player": "pvs:depth=9", "lines": 3 });
    tab.say(&order("a", &request));
    let heard = tab.until_done();
    let last = heard.last().expect("an end");
    assert_eq!((&last["type"], &last["search_id"], &last["task"]), (&json!("done"), &json!("a"), &json!("analyze")));
    assert_eq!(last["result"]["lines"].as_array().map(Vec::len), Some(3));
}

#[test]
fn a_stopped_search_answers_with_what_it_has() {
    let server = Running::start();
    let mut tab = Socket::open(&server, &[]).expect("open");
    tab.say(&order("a", &long()));
    assert_eq!(tab.hear().expect("news")["type"], "info");
    tab.say(&json!({ "type": "stop", "search_id": "a" }).to_string());
    let last = tab.until_done().pop().expect("an end");
    assert_eq!((&last["type"], &last["result"]["stopped"]), (&json!("done"), &json!("asked")));
    assert!(last["result"]["lines"][0]["move"].is_string());
}

#[test]
fn news_come_no_faster_than_ten_times_a_second() {
    let server = Running::start();
    let mut tab = Socket::open(&server, &[]).expect("open");
    let start = Instant::now();
    let request =
        json!({ "line": { "game": "hex:size=5" }, "task": "analyze", "player": "mcts", "limits": { "time_ms": 700 } });
    tab.say(&order("a", &request));
    let infos = tab.until_done().len() as u128 - 1;
    assert!(infos <= start.elapsed().as_millis() / 100 + 2, "{infos} in {:?}", start.elapsed());
}

#[test]
fn closing_the_socket_stops_its_search() {
    let server = one_at_a_time();
    let mut tab = Socket::open(&server, &[]).expect("open");
    tab.say(&order("a", &long()));
    assert_eq!(tab.hear().expect("news")["type"], "info");
    assert_eq!(server.post("/api/search", &long()).code(), "busy");
    assert_eq!(running(&server), 1);
    drop(tab);
    wait_for_quiet(&server);
}

#[test]
fn losing_the_reader_of_lines_stops_the_search() {
    let server = one_at_a_time();
    let body = long().to_string();
    let mut stream = server.connect();
    let head =
        format!("POST /api/search HTTP/1.1\r\nHost: {}\r\nContent-Length: {}\r\n\r\n", server.host(), body.len());
    std::io::Write::write_all(&mut stream, (head + &body).as_bytes()).expect("it reads");
    let mut first = [0; 64];
    std::io::Read::read_exact(&mut stream, &mut first).expect("it answers");
    assert_eq!(running(&server), 1);
    drop(stream);
    wait_for_quiet(&server);
}

#[test]
fn two_tabs_do_not_disturb_each_other() {
    let server = Running::start();
    let (mut one, mut other) = (Socket::open(&server, &[]).expect("open"), Socket::open(&server, &[]).expect("open"));
    one.say(&order("same", &long()));
    other.say(&order("same", &long()));
    assert_eq!(one.hear().expect("news")["type"], "info");
    other.say(&json!({ "type": "stop", "search_id": "same" }).to_string());
    assert_eq!(other.until_done().pop().expect("an end")["type"], "done");
    drop(other);
    assert_eq!(one.hear().expect("it goes on")["type"], "info");
}

#[test]
fn a_search_under_the_same_name_takes_the_place_of_the_one_before() {
    let server = one_at_a_time();
    let mut tab = Socket::open(&server, &[]).expect("open");
    tab.say(&order("a", &long()));
    assert_eq!(tab.hear().expect("news")["type"], "info");
    let short = json!({ "line": { "game": "nim" }, "task": "think", "player": "random" });
    loop {
        tab.say(&order("b", &short));
        let heard = tab.until_done().pop().expect("an end");
        if heard["search_id"] == "b" && heard["error"]["code"] == "busy" {
            tab.say(&order("a", &short));
        } else if heard["search_id"] == "b" {
            assert_eq!(heard["type"], "done");
            return;
        }
    }
}

#[test]
fn a_message_that_is_no_order_is_answered_and_the_socket_stays_open() {
    let server = Running::start();
    let mut tab = Socket::open(&server, &[]).expect("open");
    for nonsense in ["", "{", "[]", "{\"type\":\"dance\"}", "{\"type\":\"search\",\"search_id\":{}}", "null"] {
        tab.say(nonsense);
        let news = tab.hear().expect("an answer");
        assert_eq!((&news["type"], &news["error"]["code"]), (&json!("error"), &json!("bad-request")), "{nonsense}");
    }
    tab.say(&json!({ "type": "stop", "search_id": "none" }).to_string());
    tab.say(&order("a", &json!({ "line": { "game": "nimm" }, "task": "think" })));
    let news = tab.hear().expect("an answer");
    assert_eq!((&news["search_id"], &news["error"]["suggestion"]), (&json!("a"), &json!("nim")));
}

#[test]
fn as_many_searches_run_as_may_and_the_next_hears_that_it_is_busy() {
    let server = Running::with(&Config { port: 0, searches: 2, ..Config::default() });
    let mut tabs: Vec<_> = (0..3).map(|_| Socket::open(&server, &[]).expect("open")).collect();
    for tab in &mut tabs[..2] {
        tab.say(&order("a", &long()));
        assert_eq!(tab.hear().expect("news")["type"], "info");
    }
    tabs[2].say(&order("a", &long()));
    let refused = tabs[2].hear().expect("an answer");
    assert_eq!(refused["error"]["code"], "busy");
    assert!(refused["error"]["message"].as_str().is_some_and(|text| text.contains("try again")));
}

/// Begins a game in which `me` is answered once, and returns what a player who thinks on is asked for.
fn answered(server: &Running) -> Value {
    let game = |moves: &[&str]| json!({ "game": "hex:size=9,swap=off", "moves": moves });
    let asked = json!({ "line": game(&["a1"]), "task": "think", "player": "expert:nodes=5", "owner": "me" });
    let mut tab = Socket::open(server, &[]).expect("open");
    tab.say(&order("think", &asked));
    let done = tab.until_done().pop().expect("an end");
    let answer = done["result"]["move"].as_str().expect("a move");
    // Its place is free a moment after it has answered.
    wait_until_running(server, 0);
    json!({ "line": game(&["a1", answer]), "task": "ponder", "player": "expert:nodes=5", "owner": "me" })
}

#[test]
fn one_player_thinks_on_at_a_board_until_it_is_stopped() {
    let server = Running::with(&Config { port: 0, searches: 4, ..Config::default() });
    let ponder = answered(&server);
    let mut tab = Socket::open(&server, &[]).expect("open");
    tab.say(&order("a", &ponder));
    tab.say(&order("b", &ponder));
    // Whoever comes to the board first stays.
    let late = tab.until_done().pop().expect("an end");
    assert_eq!(late["result"]["seated"], false, "the board is taken");
    wait_until_running(&server, 1);
    let stays = if late["search_id"] == "a" { "b" } else { "a" };
    tab.say(&json!({ "type": "stop", "search_id": stays }).to_string());
    let seated = tab.until_done().pop().expect("an end");
    assert_eq!((&seated["search_id"], &seated["result"]["seated"]), (&json!(stays), &json!(true)));
    let mut nobody = ponder;
    nobody["owner"] = Value::Null;
    tab.say(&order("c", &nobody));
    assert_eq!(tab.until_done().pop().expect("an end")["result"]["seated"], false, "nothing is kept for nobody");
}

#[test]
fn thinking_on_ends_with_its_tab_and_waits_for_leisure() {
    let server = Running::with(&Config { port: 0, searches: 2, ..Config::default() });
    let ponder = answered(&server);
    let mut tab = Socket::open(&server, &[]).expect("open");
    tab.say(&order("a", &ponder));
    wait_until_running(&server, 1);
    drop(tab);
    wait_for_quiet(&server);
    let (mut busy, mut tab) = (Socket::open(&server, &[]).expect("open"), Socket::open(&server, &[]).expect("open"));
    busy.say(&order("long", &long()));
    wait_until_running(&server, 1);
    tab.say(&order("a", &ponder));
    let refused = tab.until_done().pop().expect("an end");
    assert_eq!((&refused["type"], &refused["error"]["code"]), (&json!("error"), &json!("busy")));
}
