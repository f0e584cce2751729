//! Every limit that a request may name is kept by whoever searches, or refused: none is dropped.

use serde_json::{Value, json};

use crate::client::Running;

/// Players of a game without an end in sight, and what each does with a limit for a move by depth, nodes and time.
const PLAYERS: [(&str, [bool; 3]); 14] = [
    ("random", [true, true, true]),
    ("greedy", [true, true, true]),
    ("minimax", [true, true, true]),
    ("alphabeta", [true, true, true]),
    ("negamax", [true, true, true]),
    ("pvs", [true, true, true]),
    ("mtdf", [true, true, true]),
    ("sss", [true, true, true]),
    ("mcts", [false, true, true]),
    ("dfpn", [false, true, true]),
    ("pns", [false, true, true]),
    ("easy", [true, true, true]),
    ("hard", [true, true, true]),
    ("max", [true, true, true]),
];

const LIMITS: [(&str, u64); 3] = [("depth", 1), ("nodes", 50), ("time_ms", 30)];

fn asked(server: &Running, game: &str, task: &str, player: Option<&str>, (key, value): (&str, u64)) -> (u16, Value) {
    let mut request = json!({ "line": { "game": game }, "task": task, "limits": { key: value } });
    if let Some(player) = player {
        request["player"] = player.into();
    }
    let reply = server.post("/api/search", &request);
    let last = reply.body.lines().last().unwrap_or_default();
    (reply.status, serde_json::from_str(last).unwrap_or_default())
}

/// Whether an answer of the server is a result; else it must be a refusal that names the limit.
fn is_kept((status, news): &(u16, Value), key: &str, what: &str) -> bool {
    if *status == 200 && news["type"] == "done" {
        return true;
    }
    assert_eq!(news["error"]["code"], "bad-limit", "{what}: {news}");
    assert_eq!(news["error"]["field"], format!("limits/{key}"), "{what}");
    false
}

#[test]
fn each_limit_of_each_player_and_task_is_kept_or_refused() {
    let server = Running::start();
    for (player, kept) in PLAYERS {
        keeps_or_refuses(&server, "dots-and-boxes:rows=3,cols=3", player, kept);
    }
    for player in ["expert", "easy", "hard", "max"] {
        keeps_or_refuses(&server, "hex:size=7", player, [true; 3]);
    }
}

fn keeps_or_refuses(server: &Running, game: &str, player: &str, kept: [bool; 3]) {
    for (limit, expected) in LIMITS.into_iter().zip(kept) {
        for task in ["think", "analyze", "sweep"] {
            let what = format!("{task} {game} {player} {limit:?}");
            let answer = asked(server, game, task, Some(player), limit);
            let expected = expected || task != "think" && player != "mcts";
            assert_eq!(is_kept(&answer, limit.0, &what), expected, "{what}: {}", answer.1);
            if game.starts_with("hex") && limit.0 == "depth" && task == "think" {
                assert!(
                    answer.1["result"]["depth"].as_u64().is_some_and(|depth| depth <= limit.1),
                    "{what}: {}",
                    answer.1
                );
            }
        }
    }
}

#[test]
fn solving_and_ways_keep_or_refuse_each_limit_too() {
    let server = Running::start();
    for (limit, expected) in LIMITS.into_iter().zip([false, true, true]) {
        let answer = asked(&server, "hex:size=9", "solve", None, limit);
        assert_eq!(is_kept(&answer, limit.0, "solve"), expected, "{limit:?}");
        for way in ["bfs", "astar", "dfs", "idastar", "beam"] {
            let answer = asked(&server, "adji-boto-puzzle:problem=G", "way", Some(way), limit);
            assert!(is_kept(&answer, limit.0, way), "{way} {limit:?}: {}", answer.1);
        }
    }
}

#[test]
fn a_limit_that_is_none_is_refused_and_not_dropped() {
    let server = Running::start();
    for (key, request) in [
        (
            "time",
            json!({ "line": { "game": "hex:size=7" }, "task": "think", "player": "mcts", "limits": { "time": 1 } }),
        ),
        ("nods", json!({ "line": { "game": "nim" }, "task": "solve", "limits": { "nods": 1 } })),
        ("limit", json!({ "line": { "game": "nim" }, "task": "think", "limit": { "nodes": 1 } })),
    ] {
        let reply = server.post("/api/search", &request);
        let answer: Value = serde_json::from_str(&reply.body).unwrap_or_default();
        assert_eq!(reply.status, 400, "{key}: {answer}");
        let message = answer["error"]["message"].as_str().unwrap_or_default();
        assert!(message.contains(&format!("`{key}`")), "{key}: {answer}");
    }
}
