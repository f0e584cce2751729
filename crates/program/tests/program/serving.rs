//! The page, as the program serves it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

use crate::running::{jogada, program};

/// A server that ends with the test.
struct Serving {
    child: Child,
    /// Host and port.
    place: String,
}

impl Serving {
    fn start(more: &[&str]) -> Self {
        let arguments = [&["serve", "--no-open", "--port", "0"], more].concat();
        let mut command = program(&arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("it says where it is");
        let place = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
        Self { child, place: place.to_owned() }
    }

    fn post(&self, path: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.place).expect("it listens");
        let (host, length) = (&self.place, body.len());
        let head =
            format!("POST {path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n");
        stream.write_all((head + body).as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        answer
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn the_server_says_where_it_is_and_answers_there() {
    let server = Serving::start(&[]);
    assert!(server.place.starts_with("127.0.0.1:"), "{}", server.place);
    assert!(server.post("/api/view", "{\"game\":\"nim\"}").contains("\"legal\":[\"1-1\""));
}

#[test]
fn programs_read_the_address_as_json() {
    let server = Serving::start(&["--json"]);
    assert!(server.place.starts_with("127.0.0.1:"), "{}", server.place);
}

#[test]
fn what_is_wrong_is_said_in_the_language_that_the_request_asks_for() {
    let server = Serving::start(&["--lang", "en"]);
    let portuguese = server.post("/api/view?lang=pt", "{\"game\":\"hexx\"}");
    let english = server.post("/api/view", "{\"game\":\"hexx\"}");
    assert!(portuguese.contains("desconhecido") && english.contains("unknown game"), "{portuguese} {english}");
}

#[test]
fn an_address_that_is_not_this_machine_s_is_refused() {
    let run = jogada(&["serve", "--no-open", "--port", "0", "--bind", "192.0.2.1"]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("192.0.2.1"), "{}", run.err);
    assert_eq!(jogada(&["serve", "--bind", "nowhere"]).code, 2);
}
