//! Who may ask, and how much.

use std::net::{Ipv4Addr, TcpListener};

use jogada_web::Config;
use serde_json::{Value, json};

use crate::client::{Running, Socket};

#[test]
fn only_this_machine_is_served_unless_asked_otherwise() {
    assert!(Config::default().bind.is_loopback());
    assert!(Running::start().address.ip().is_loopback());
}

#[test]
fn a_name_that_somebody_else_can_own_is_refused() {
    let server = Running::start();
    let port = server.address.port();
    for host in ["evil.example".to_owned(), format!("evil.example:{port}"), "192.168.1.7".to_owned(), String::new()] {
        for path in ["/", "/api/catalog", "/assets/icon.svg"] {
            let reply = server.request("GET", path, &[("Host", &host)], b"");
            assert_eq!(reply.status, 403, "{host} {path}");
            assert_eq!(reply.code(), "forbidden");
        }
    }
    for host in [format!("localhost:{port}"), format!("127.0.0.1:{port}"), format!("[::1]:{port}"), "localhost".into()]
    {
        assert_eq!(server.request("GET", "/api/catalog", &[("Host", &host)], b"").status, 200, "{host}");
    }
}

#[test]
fn a_page_of_somebody_else_is_refused() {
    let server = Running::start();
    let line = json!({ "game": "nim" }).to_string();
    let own = format!("http://{}", server.host());
    let asked = |origin: &str| server.request("POST", "/api/view", &[("Origin", origin)], line.as_bytes()).status;
    assert_eq!(asked(&own), 200);
    for foreign in ["http://evil.example", "null", "http://127.0.0.1:1", "file://", "https://localhost"] {
        assert_eq!(asked(foreign), 403, "{foreign}");
        assert_eq!(Socket::open(&server, &[("Origin", foreign)]).err(), Some(403), "socket of {foreign}");
    }
    assert!(Socket::open(&server, &[("Origin", &own)]).is_ok());
}

#[test]
fn nobody_elsewhere_has_a_say_about_files_here() {
    let server = Running::start();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("moves.json");
    let player = format!("alphabeta:depth=1,memory={}", file.display());
    let line = json!({ "game": "nim", "moves": [] });
    let search = |task: &str| json!({ "line": line, "task": task, "player": player });
    for (path, request) in [
        ("/api/search", search("think")),
        ("/api/search", search("analyze")),
        ("/api/search", search("sweep")),
        ("/api/lab/trace", json!({ "line": line, "algorithm": player })),
        ("/api/lab/compare", json!({ "line": line, "algorithms": [player, "minimax"] })),
        ("/api/runs/start", json!({ "game": "nim", "players": [player, "easy"], "games": 2, "nodes": 10 })),
    ] {
        let reply = server.post(path, &request);
        assert!(reply.body.contains("bad-spec"), "{path}: {} {}", reply.status, reply.body);
        assert!(reply.body.contains("memory"), "it is said what is refused: {path}: {}", reply.body);
        let plain: Value =
            serde_json::from_str(&request.to_string().replace(file.to_str().expect("text"), "on")).expect("JSON");
        let reply = server.post(path, &plain);
        assert!(!reply.body.contains("bad-spec"), "{path}: {} {}", reply.status, reply.body);
    }
    assert!(!file.exists());
}

#[test]
fn a_socket_under_a_foreign_name_is_refused() {
    let server = Running::start();
    assert_eq!(Socket::open(&server, &[("Host", "evil.example")]).err(), Some(403));
}

#[test]
fn every_answer_keeps_the_page_to_itself() {
    let server = Running::start();
    let foreign = server.request("GET", "/", &[("Host", "evil.example")], b"");
    let replies = ["/", "/api", "/api/catalog", "/api/openapi.json", "/assets/icon.svg", "/nothing", "/api/view"];
    for reply in replies.iter().map(|path| server.get(path)).chain([foreign]) {
        assert_eq!(reply.header("content-security-policy"), Some("default-src 'self'; frame-ancestors 'none'"));
        assert_eq!(reply.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(reply.header("access-control-allow-origin"), None);
        assert_eq!(reply.header("cross-origin-resource-policy"), Some("same-origin"));
        assert_eq!(reply.header("cross-origin-opener-policy"), Some("same-origin"));
    }
}

#[test]
fn two_names_or_two_origins_are_one_too_many() {
    let server = Running::start();
    let (own, host) = (format!("http://{}", server.host()), server.host());
    let asked = |headers: &[(&str, &str)]| server.request("GET", "/api/catalog", headers, b"").status;
    assert_eq!(asked(&[("Host", &host), ("Host", "evil.example")]), 403);
    assert_eq!(asked(&[("Origin", &own), ("Origin", "http://evil.example")]), 403);
    for host in ["[[[::1]]]", "[127.0.0.1]", "::1", "[::1", "[]"] {
        assert_eq!(asked(&[("Host", host)]), 403, "{host}");
    }
}

#[test]
fn what_the_browser_says_about_who_asks_is_heard() {
    let server = Running::start();
    let asked = |site: &str, mode: &str| {
        let headers = [("Sec-Fetch-Site", site), ("Sec-Fetch-Mode", mode)];
        server.request("GET", "/api/catalog", &headers, b"").status
    };
    assert_eq!([asked("same-origin", "cors"), asked("none", "navigate")], [200, 200]);
    assert_eq!([asked("cross-site", "cors"), asked("cross-site", "no-cors"), asked("same-site", "cors")], [403; 3]);
    assert_eq!(asked("cross-site", "navigate"), 200, "a link may be followed");
}

#[test]
fn the_address_of_a_server_for_others_can_be_opened() {
    let server = Running::with(&Config { bind: Ipv4Addr::UNSPECIFIED.into(), port: 0, ..Config::default() });
    assert!(!server.url.contains("0.0.0.0"), "{}", server.url);
}

#[test]
fn one_language_at_a_time() {
    let server = Running::start();
    for path in ["/api/catalog?lang=en&lang=pt", "/api/catalog?lang=en&x=1&lang=en"] {
        let reply = server.get(path);
        assert_eq!((reply.status, reply.code().as_str()), (400, "bad-request"), "{path}");
    }
    assert_eq!(server.get("/api/catalog?lang=pt").status, 200);
}

#[test]
fn beyond_this_machine_a_token_is_demanded() {
    let server = Running::with(&Config { bind: Ipv4Addr::UNSPECIFIED.into(), port: 0, ..Config::default() });
    let (_, token) = server.url.split_once("?token=").expect("the address has the token");
    assert_eq!(token.len(), 32);
    for path in ["/", "/api/catalog", "/?token=", "/?token=00000000000000000000000000000000"] {
        assert_eq!(server.get(path).status, 403, "{path}");
    }
    assert_eq!(Socket::open(&server, &[]).err(), Some(403));

    let welcome = server.get(&format!("/?token={token}"));
    assert_eq!((welcome.status, welcome.header("location")), (303, Some("/")));
    let cookie = welcome.header("set-cookie").expect("a cookie").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"), "{cookie}");
    let kept = cookie.split(';').next().expect("name and value");
    assert_eq!(server.request("GET", "/api/catalog", &[("Cookie", kept)], b"").status, 200);
    assert!(Socket::open(&server, &[("Cookie", kept)]).is_ok());
    let foreign = [("Cookie", kept), ("Host", "evil.example")];
    assert_eq!(server.request("GET", "/api/catalog", &foreign, b"").status, 403);
}

#[test]
fn two_servers_have_two_tokens() {
    let config = Config { bind: Ipv4Addr::UNSPECIFIED.into(), port: 0, ..Config::default() };
    let tokens = [Running::with(&config), Running::with(&config)].map(|server| server.url.clone());
    assert_ne!(tokens[0].split("token=").last(), tokens[1].split("token=").last());
}

#[test]
fn a_taken_port_leads_to_the_next() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("it is bound").port();
    let server = Running::with(&Config { port, ..Config::default() });
    assert!(server.address.port() > port);
    assert_eq!(server.get("/api/catalog").status, 200);
}

#[test]
fn a_body_that_is_too_large_is_refused() {
    let server = Running::start();
    let large = json!({ "game": "nim", "moves": vec!["1-1"; 60_000] }).to_string();
    for path in ["/api/view", "/api/search", "/api/exact"] {
        let reply = server.request("POST", path, &[], large.as_bytes());
        assert_eq!((reply.status, reply.code().as_str()), (413, "too-large"), "{path}");
    }
    let many = server.post("/api/view", &json!({ "game": "nim", "moves": vec!["1-1"; 3000] }));
    assert_eq!(many.code(), "too-large");
}

#[test]
fn a_message_that_is_too_large_closes_its_socket_alone() {
    let server = Running::start();
    let (mut loud, mut quiet) = (Socket::open(&server, &[]).expect("open"), Socket::open(&server, &[]).expect("open"));
    loud.say(&" ".repeat(300 << 10));
    assert!(loud.hear().is_none());
    quiet.say("{}");
    assert_eq!(quiet.hear().expect("an answer")["error"]["code"], "bad-request");
}

#[test]
fn what_is_not_there_is_said_in_json() {
    let server = Running::start();
    for (reply, status, code) in [
        (server.get("/nothing"), 404, "not-found"),
        (server.get("/api/nothing"), 404, "not-found"),
        (server.get("/assets/../Cargo.toml"), 404, "not-found"),
        (server.get("/assets/%2e%2e/Cargo.toml"), 404, "not-found"),
        (server.get("/assets/%ff"), 404, "not-found"),
        (server.get("/api/runs/%ff"), 404, "not-found"),
        (server.get("/api/runs/%ff/games/0"), 404, "not-found"),
        (server.get("/api/view"), 405, "bad-method"),
        (server.get("/api/live"), 400, "bad-request"),
    ] {
        assert_eq!((reply.status, reply.code().as_str()), (status, code));
    }
}
