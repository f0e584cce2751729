//! Everything at once for as long as one likes: a server that is asked, a game over GTP, matches and builds that are killed
//! and go on, tables with flipped bytes. Servers must not grow, and nothing that was finished may be lost.

mod talk;

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use self::talk::Talk;
use crate::faults::built;

/// What a server under the questions of this chore may have: kilobytes, threads, descriptors.
const BOUNDS: [(&str, u64); 3] = [("VmRSS:", 1_500_000), ("Threads:", 200), ("descriptors", 300)];
/// A part of a second in which a process is killed at some moment.
const MOMENTS: u64 = 400;

/// Soaks for so many minutes; whether all held.
pub(crate) fn soak(root: &Path, minutes: u64) -> bool {
    let Some(program) = built(root) else { return false };
    let folder = std::env::temp_dir().join(format!("jogada-soak-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for temporary files");
    let (server, port) = serve(&program);
    let talk = Talk::begin(&program);
    let mut soak = Soak { program, folder, server, port, talk, kills: 0, questions: 0, wrong: Vec::new() };
    let end = Instant::now() + Duration::from_secs(60 * minutes);
    let mut round = 0;
    while Instant::now() < end {
        round += 1;
        soak.questions(round);
        soak.games_by_talk(round);
        soak.killed_match(round);
        soak.damaged_tables(round);
        soak.bounds(soak.server.id());
        soak.bounds(soak.talk.id());
    }
    let _ = soak.server.kill();
    let _ = soak.server.wait();
    let _ = fs::remove_dir_all(&soak.folder);
    println!("{round} rounds, {} questions, {} kills, {} wrong", soak.questions, soak.kills, soak.wrong.len());
    soak.wrong.iter().for_each(|what| println!("  {what}"));
    soak.wrong.is_empty()
}

/// What goes on.
struct Soak {
    program: PathBuf,
    folder: PathBuf,
    server: Child,
    port: u16,
    talk: Talk,
    kills: u64,
    questions: u64,
    wrong: Vec<String>,
}

/// A server at a free port, and which one.
pub(crate) fn serve(program: &Path) -> (Child, u16) {
    let mut command = Command::new(program);
    command.args(["serve", "--no-open", "--port", "0", "--json"]).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().expect("the program starts");
    let mut text = Vec::new();
    let mut byte = [0];
    let output = child.stdout.as_mut().expect("piped");
    while output.read(&mut byte).is_ok_and(|count| count == 1) && byte != *b"\n" {
        text.push(byte[0]);
    }
    let told: serde_json::Value = serde_json::from_slice(&text).expect("the address as JSON");
    (child, told["port"].as_u64().expect("a port") as u16)
}

impl Soak {
    fn hold(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.wrong.push(what());
        }
    }

    /// Right and wrong questions, and some whose answer nobody waits for.
    fn questions(&mut self, round: u64) {
        let view = r#"{"game":"nim","moves":["1-1"]}"#;
        let search = r#"{"line":{"game":"hex:size=11"},"task":"think","player":"mcts:nodes=100000"}"#;
        for number in 0..50 {
            self.questions += 1;
            match (round + number) % 4 {
                0 => drop(self.post("/api/search", search, false)),
                1 => drop(self.post("/api/view", "{", true)),
                _ => {
                    let answer = self.post("/api/view", view, true);
                    let right = answer.contains("\"side\":2") || answer.contains("\"busy\"");
                    self.hold(right, || format!("round {round}: a view is {answer:?}"));
                }
            }
        }
    }

    fn post(&self, path: &str, body: &str, waits: bool) -> String {
        let Ok(mut stream) = TcpStream::connect(("127.0.0.1", self.port)) else { return String::new() };
        let _ = stream.set_read_timeout(Some(Duration::from_secs(30)));
        let head = format!("POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{}\r\nConnection: close\r\n", self.port);
        let _ = write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len());
        let mut answer = Vec::new();
        if waits {
            let _ = stream.read_to_end(&mut answer);
        }
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// A game over GTP, and lines that are no GTP. Now and then the other side is killed in the middle of a move, and the
    /// next one begins anew.
    fn games_by_talk(&mut self, round: u64) {
        let said = self.talk.game(round);
        self.questions += self.talk.taken();
        self.hold(said.is_ok(), || format!("round {round}: {}", said.err().unwrap_or_default()));
        if round.is_multiple_of(10) {
            self.talk.killed_while_thinking();
            self.kills += 1;
            self.talk = Talk::begin(&self.program);
        }
    }

    /// A match that is killed at some moment, and then goes on to its end.
    fn killed_match(&mut self, round: u64) {
        let place = self.folder.join(format!("run-{round}"));
        let out = place.display().to_string();
        let line =
            ["arena", "tic-tac-toe", "--players", "greedy", "random", "--games", "40", "--nodes", "20", "--out", &out];
        self.kill_one(&line, round);
        let finished = |place: &Path| fs::read_to_string(place.join("games.jsonl")).unwrap_or_default();
        let before: Vec<String> = finished(&place).lines().map(str::to_owned).collect();
        let ended = self.quietly(&line);
        let after = finished(&place);
        let kept = before.iter().take(before.len().saturating_sub(1)).all(|game| after.contains(game));
        self.hold(ended && kept && after.lines().count() == 40, || format!("round {round}: a match lost games"));
        let _ = fs::remove_dir_all(place);
    }

    /// Tables whose build is killed and whose bytes are flipped: built again they are right.
    fn damaged_tables(&mut self, round: u64) {
        let place = self.folder.join("tables");
        let dir = place.display().to_string();
        self.kill_one(&["tables", "build", "--pieces", "6", "--dir", &dir], round);
        let level = place.join(format!("{:03}.table", round % 7));
        if let Ok(mut bytes) = fs::read(&level) {
            let at = (round as usize * 7919) % bytes.len().max(1);
            bytes[at] ^= 1 << (round % 8);
            let _ = fs::remove_file(&level);
            let _ = fs::write(&level, bytes);
        }
        let built = self.quietly(&["tables", "build", "--pieces", "6", "--dir", &dir]);
        let right = self.quietly(&["tables", "verify", "--dir", &dir]);
        self.hold(built && right, || format!("round {round}: tables are not mended"));
        if round.is_multiple_of(5) {
            let _ = fs::remove_dir_all(place);
        }
    }

    fn kill_one(&mut self, line: &[&str], round: u64) {
        let mut command = Command::new(&self.program);
        let Ok(mut child) = command.args(line).stdout(Stdio::null()).stderr(Stdio::null()).spawn() else { return };
        std::thread::sleep(Duration::from_millis(round.wrapping_mul(7919) % MOMENTS));
        let _ = child.kill();
        let _ = child.wait();
        self.kills += 1;
    }

    fn quietly(&self, line: &[&str]) -> bool {
        Command::new(&self.program).args(line).output().is_ok_and(|output| output.status.success())
    }

    fn bounds(&mut self, id: u32) {
        let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let open = fs::read_dir(format!("/proc/{id}/fd")).map_or(0, |entries| entries.count() as u64);
        for (name, most) in BOUNDS {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            let told = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
            let found = if name == "descriptors" { open } else { told.unwrap_or(0) };
            self.hold(found <= most, || format!("process {id} has {found} {name}"));
        }
    }
}
