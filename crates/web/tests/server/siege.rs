//! Those who come in great numbers, or say half of what they want: nobody else has to wait for them.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread;

use serde_json::json;

use crate::client::{Running, Socket};

/// More than the door lets in.
const MANY: usize = 700;

/// Requests that stop in the middle: before anything, in the first line, in the head, in the body.
const HALVES: [&str; 4] = [
    "",
    "GET / HT",
    "GET /api/catalog HTTP/1.1\r\nHost: x",
    "POST /api/view HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 50\r\n\r\n{",
];

#[test]
fn half_a_request_is_answered_or_closed_and_not_waited_for() {
    let server = Running::start();
    thread::scope(|scope| {
        for half in HALVES {
            let mut stream = server.connect();
            scope.spawn(move || {
                stream.write_all(half.as_bytes()).expect("it listens");
                let mut answer = Vec::new();
                // Ends only when the server closes, and the client of these tests gives up after two minutes.
                let ended = stream.read_to_end(&mut answer);
                assert!(ended.is_ok(), "{half:?} is still open: {ended:?}");
            });
        }
    });
}

#[test]
fn beyond_the_most_connections_one_is_told_so_and_those_who_leave_make_room() {
    let server = Running::start();
    let silent: Vec<TcpStream> = (0..MANY).filter_map(|_| TcpStream::connect(server.address).ok()).collect();
    let reply = server.get("/api/catalog");
    assert_eq!((reply.status, reply.code().as_str()), (503, "busy"));
    drop(silent);
    // The server notices one after the other; every refusal on the way is an honest one.
    let served = (0..10_000).map(|_| server.get("/api/catalog")).find(|reply| reply.status != 503);
    assert_eq!(served.map(|reply| reply.status), Some(200));
    assert_eq!(server.ask("/api/view", &json!({ "game": "nim" }))["side"], 1);
}

#[test]
fn a_socket_holds_its_place() {
    let server = Running::start();
    let sockets: Vec<_> = (0..MANY).map_while(|_| Socket::open(&server, &[]).ok()).collect();
    assert!((100..MANY).contains(&sockets.len()), "{}", sockets.len());
    assert_eq!(server.get("/api/catalog").status, 503);
}
