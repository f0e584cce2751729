//! Many at once.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use serde_json::json;

use crate::client::Running;

/// Clients at the same time, and questions of each.
const CLIENTS: usize = 200;
const QUESTIONS: usize = 3;

#[test]
fn two_hundred_clients_get_right_answers_or_hear_that_it_is_busy() {
    let server = Running::start();
    let (answered, busy) = (AtomicUsize::new(0), AtomicUsize::new(0));
    thread::scope(|scope| {
        for client in 0..CLIENTS {
            let (server, answered, busy) = (&server, &answered, &busy);
            scope.spawn(move || {
                for question in 0..QUESTIONS {
                    let count = if ask(server, client + question) { answered } else { busy };
                    count.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    let (answered, busy) = (answered.into_inner(), busy.into_inner());
    assert_eq!(answered + busy, CLIENTS * QUESTIONS);
    // Views and exact values wait for their turn; only searches may be turned away.
    assert!(answered >= CLIENTS * QUESTIONS * 2 / 3, "{answered} answered, {busy} busy");
}

/// Asks one of three questions. Whether it was answered; a wrong answer fails.
fn ask(server: &Running, number: usize) -> bool {
    let reply = match number % 3 {
        0 => server.post("/api/view", &json!({ "game": "hex:size=11", "moves": ["f6", "swap"] })),
        1 => server.post("/api/exact", &json!({ "game": "nim", "limit": 2000 })),
        _ => {
            server.post("/api/search", &json!({ "line": { "game": "nim" }, "task": "think", "player": "pvs:depth=20" }))
        }
    };
    if reply.status == 503 {
        assert_eq!(reply.code(), "busy");
        return false;
    }
    assert_eq!(reply.status, 200, "{}", reply.body);
    match number % 3 {
        0 => assert_eq!(reply.json()["side"], 1),
        1 => assert_eq!(reply.json()["value_kind"], "win"),
        _ => assert!(reply.body.lines().last().is_some_and(|line| line.contains("\"move\":\"3-3\"")), "{}", reply.body),
    }
    true
}
