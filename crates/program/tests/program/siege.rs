//! The server as a process of its own under a crowd: few descriptors, many sockets, and bounds on what it takes.
#![cfg(target_os = "linux")]

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::json;

use crate::running::program;

/// The descriptors that the server gets, and the connections that it meets.
const DESCRIPTORS: usize = 256;
const CONNECTIONS: usize = 1000;
/// So many of them are held open: more than half of the descriptors, which is what the server gives away.
const HELD: usize = 300;
/// Sockets with a search each.
const SOCKETS: usize = 1000;
/// Kilobytes that the server may ever have had: a gigabyte for all searches, and what a program is.
const MOST_MEMORY: u64 = 1_600_000;
const MOST_THREADS: u64 = 120;
/// Nothing takes longer than this unless it hangs.
const HANGS: Duration = Duration::from_secs(300);

/// A server that ends with the test.
struct Besieged {
    child: Child,
    place: String,
}

impl Besieged {
    fn with_descriptors(most: usize) -> Self {
        let program = program(&["serve", "--no-open", "--port", "0"]);
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("ulimit -n {most} && exec \"$0\" \"$@\"")]).arg(program.get_program());
        shell.args(program.get_args());
        let mut child = shell.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().expect("a shell");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("it says where it is");
        let place = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).expect("an address");
        Self { child, place: place.to_owned() }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(&self.place).expect("it listens");
        stream.set_read_timeout(Some(HANGS)).expect("a time that is not zero");
        stream
    }

    /// Posts a question and reads what comes, which is nothing for one that is turned away at the door.
    fn post(&self, path: &str, body: &str) -> String {
        let mut stream = self.connect();
        let head = format!("POST {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.place);
        // One that is turned away may be so before it has said all.
        let _ = write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len());
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Asks for a view: the status, and whether a view came and was the right one.
    fn view(&self) -> (String, bool) {
        let answer = self.post("/api/view", r#"{"game":"nim"}"#);
        let status = answer.split(' ').nth(1).unwrap_or_default().to_owned();
        (status, answer.contains("\"legal\":[\"1-1\""))
    }

    /// Asks until one is let in. Each refusal on the way is an honest one.
    fn view_in_the_end(&self) {
        for _ in 0..100_000 {
            match self.view() {
                (status, true) if status == "200" => return,
                (status, _) => assert!(status == "503" || status.is_empty(), "{status}"),
            }
        }
        panic!("nobody is let in any more");
    }

    /// A figure of the process, such as its threads.
    fn figure(&self, name: &str) -> u64 {
        let text = fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it lives");
        let line = text.lines().find_map(|line| line.strip_prefix(name)).expect("Linux tells it");
        line.trim_start_matches(':').split_whitespace().next().and_then(|word| word.parse().ok()).expect("a number")
    }
}

impl Drop for Besieged {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_thousand_connections_at_256_descriptors_leave_a_server_that_answers() {
    let server = Besieged::with_descriptors(DESCRIPTORS);
    let mut held = Vec::new();
    for number in 0..CONNECTIONS {
        let mut stream = server.connect();
        let _ = stream.write_all(b"GET /api/catalog HTTP/1.1\r\nHo");
        if number % 10 < 3 && held.len() < HELD {
            held.push(stream);
        }
    }
    let open = fs::read_dir(format!("/proc/{}/fd", server.child.id())).expect("it lives").count();
    assert!(open <= DESCRIPTORS, "{open}");
    let (status, right) = server.view();
    assert!(right || status == "503" || status.is_empty(), "{status}");
    drop(held);
    server.view_in_the_end();
    assert!(server.figure("Threads") <= MOST_THREADS);
}

/// A socket; `None` if there was no place for it.
fn socket(server: &Besieged) -> Option<BufReader<TcpStream>> {
    let mut stream = server.connect();
    let head = "GET /api/live HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
    let key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    let _ = write!(stream, "{head}{key}Host: {}\r\n\r\n", server.place);
    let mut reader = BufReader::new(stream);
    let mut status = String::new();
    let _ = reader.read_line(&mut status);
    if !status.contains(" 101 ") {
        assert!(status.is_empty() || status.contains(" 503 "), "{status}");
        return None;
    }
    let mut line = String::from("x");
    while !line.trim().is_empty() {
        line.clear();
        reader.read_line(&mut line).expect("the rest of the head");
    }
    Some(reader)
}

/// A socket that asks for a search; `None` if there was no place for it.
fn searching(server: &Besieged, number: usize) -> Option<BufReader<TcpStream>> {
    let mut reader = socket(server)?;
    let request = json!({ "line": { "game": "nim" }, "task": "think", "player": "pvs:depth=20" });
    let search = json!({ "type": "search", "search_id": number.to_string(), "request": request }).to_string();
    let mut frame = vec![0x81, 0x80 | 0x7E];
    frame.extend((search.len() as u16).to_be_bytes());
    frame.extend([0; 4]);
    frame.extend(search.as_bytes());
    reader.get_mut().write_all(&frame).expect("it reads");
    Some(reader)
}

/// What a search ended with: the right move, or that the server is busy. What comes before is skipped.
fn ended(reader: &mut BufReader<TcpStream>) -> Option<bool> {
    loop {
        let mut head = [0; 2];
        reader.read_exact(&mut head).ok()?;
        let mut size = u64::from(head[1]);
        if size == 126 {
            let mut more = [0; 2];
            reader.read_exact(&mut more).ok()?;
            size = u16::from_be_bytes(more).into();
        } else if size == 127 {
            let mut more = [0; 8];
            reader.read_exact(&mut more).ok()?;
            size = u64::from_be_bytes(more);
        }
        let mut text = vec![0; size as usize];
        reader.read_exact(&mut text).ok()?;
        let text = String::from_utf8_lossy(&text);
        if text.contains("\"busy\"") {
            return Some(false);
        }
        if text.contains("\"type\":\"done\"") {
            assert!(text.contains("\"move\":\"3-3\""), "{text}");
            return Some(true);
        }
        assert!(!text.contains("\"error\""), "{text}");
    }
}

#[test]
fn a_thousand_sockets_with_a_search_each_get_the_right_move_or_hear_that_it_is_busy() {
    let server = Besieged::with_descriptors(4 * SOCKETS);
    let mut sockets: Vec<_> = (0..SOCKETS).filter_map(|number| searching(&server, number)).collect();
    assert!(sockets.len() > 100, "{}", sockets.len());
    let ends: Vec<_> = sockets.iter_mut().map(|socket| ended(socket).expect("an answer")).collect();
    assert!(ends.contains(&true), "someone is served");
    assert!(server.figure("VmHWM") <= MOST_MEMORY, "{}", server.figure("VmHWM"));
    assert!(server.figure("Threads") <= MOST_THREADS, "{}", server.figure("Threads"));
    drop(sockets);
    server.view_in_the_end();
}

/// Bytes of questions whose answers nobody takes.
const QUESTIONS: usize = 128 << 20;

#[test]
fn answers_that_a_socket_does_not_take_are_not_kept() {
    let server = Besieged::with_descriptors(DESCRIPTORS);
    server.view_in_the_end();
    let before = server.figure("VmHWM");
    let mut deaf = socket(&server).expect("there is room");
    // The longest question that is allowed, with a mask of zeros.
    let ping = [&[0x89, 0x80 | 0x7D][..], &[0; 4], &[b'?'; 125]].concat();
    let pings = ping.repeat(500);
    let sent = (0..QUESTIONS / pings.len()).take_while(|_| deaf.get_mut().write_all(&pings).is_ok()).count();
    let most = server.figure("VmHWM");
    assert!(most < before + MOST_KEPT, "{before} kB before, {most} after {} bytes", sent * pings.len());
    server.view_in_the_end();
}

/// Clients that ask for what takes megabytes to find out, and what the server may have kept of that, in kilobytes.
const CLIENTS: usize = 50;
const MOST_KEPT: u64 = 40_000;

impl Besieged {
    /// Asks for a proof, whose table takes megabytes.
    fn proof(&self) -> String {
        self.post("/api/exact", r#"{"game":"nim"}"#)
    }
}

#[test]
#[cfg(target_env = "gnu")]
fn a_server_that_was_busy_gives_its_memory_back() {
    let server = Besieged::with_descriptors(DESCRIPTORS);
    assert!(server.proof().contains("\"theory\""), "one proof, so that all that is made once is there");
    let before = server.figure("VmRSS");
    thread::scope(|scope| {
        let clients: Vec<_> = (0..CLIENTS).map(|_| scope.spawn(|| server.proof())).collect();
        for client in clients {
            let answer = client.join().expect("it ends");
            assert!(answer.contains("\"theory\"") || answer.contains(" 503 "), "{answer}");
        }
    });
    let after = server.figure("VmRSS");
    assert!(after < before + MOST_KEPT, "{before} kB before, {after} after");
}

/// Searches that hold the whole tree that they have grown: as many as run at once, each until its memory is full.
const GROWING: usize = 8;

#[test]
fn searches_that_hold_their_trees_keep_to_the_memory_of_one_and_of_all() {
    let server = Besieged::with_descriptors(DESCRIPTORS);
    let request = json!({ "line": { "game": "hex:size=19,swap=off" }, "task": "think", "player": "sss:depth=6" });
    let request = request.to_string();
    thread::scope(|scope| {
        let searches: Vec<_> = (0..GROWING).map(|_| scope.spawn(|| server.post("/api/search", &request))).collect();
        for search in searches {
            let answer = search.join().expect("it ends");
            assert!(answer.contains("\"type\":\"done\""), "{answer}");
        }
    });
    let most = server.figure("VmHWM");
    assert!((MOST_MEMORY / 3..=MOST_MEMORY).contains(&most), "{most} kB");
}
