//! Self-play over a queue, which is a real server.

#![cfg(unix)]

#[path = "../../program/tests/queue/server.rs"]
#[expect(dead_code, reason = "other tests crash it and talk to it")]
mod server;

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use jogada_fleet::{Queue, QueueAddress};
use server::{PASSWORD, Server, USER};
use tempfile::tempdir;

const WEIGHTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../experts/src/hex/net/hex.weights");

fn tool(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hex-training"));
    command.env_remove("JOGADA_QUEUE").env("PGUSER", USER).env("PGPASSWORD", PASSWORD);
    command.args(arguments).args(["--lease", "2"]);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn sharing(server: &Server, folder: &Path, threads: &str, seed: &str) -> Child {
    let folder = folder.to_str().expect("a plain path");
    tool(&["share", &server.address(), "generation-8", WEIGHTS, folder, GAMES, seed, threads])
        .spawn()
        .expect("it starts")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned() + &String::from_utf8_lossy(&output.stdout)
}

fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let list = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file"));
    let mut files: Vec<_> = list
        .map(|entry| (entry.file_name().into_string().expect("text"), fs::read(entry.path()).expect("bytes")))
        .collect();
    files.sort();
    files
}

/// A few: the machine may be slow, and one is enough for who is killed.
const GAMES: &str = "3";

#[test]
fn the_folder_is_the_same_whoever_plays_and_whoever_is_killed() {
    let (alone, shared, server) = (tempdir().expect("a folder"), tempdir().expect("a folder"), Server::start());
    let one = sharing(&server, alone.path(), "1", "3").wait_with_output().expect("it ends");
    assert!(one.status.success(), "{}", said(&one));

    let mut killed = sharing(&server, shared.path(), "1", "3");
    let other = tool(&["work", &server.address(), "1"]).spawn().expect("it starts");
    until_there(&server);
    killed.kill().expect("it is ours");
    killed.wait().expect("it is ours");
    let again = sharing(&server, shared.path(), "0", "3").wait_with_output().expect("it ends");
    assert!(again.status.success(), "{}", said(&again));
    stop(other);
    assert_eq!(files(shared.path()), files(alone.path()));
    assert!(files(alone.path()).len() > 1);
}

#[test]
fn another_plan_of_the_same_name_is_refused() {
    let (folder, server) = (tempdir().expect("a folder"), Server::start());
    let first = sharing(&server, folder.path(), "1", "3");
    until_there(&server);
    stop(first);
    let other = sharing(&server, folder.path(), "0", "4").wait_with_output().expect("it ends");
    let said = said(&other);
    assert!(!other.status.success() && said.contains("plan differs"), "{said}");
    assert!(!said.contains(PASSWORD), "{said}");
}

/// Waits until there is a run in the queue.
fn until_there(server: &Server) {
    let environment = |name: &str| match name {
        "PGUSER" => Some(USER.to_owned()),
        "PGPASSWORD" => Some(PASSWORD.to_owned()),
        _ => None,
    };
    let address = QueueAddress::find(&server.address(), None, &environment).expect("an address");
    let queue = Queue::open(address, Duration::ZERO, Arc::new(|_| ())).expect("it answers");
    let started = Instant::now();
    while queue.status().expect("it answers").is_empty() {
        assert!(started.elapsed() < LIMIT, "nobody makes a run");
        thread::sleep(Duration::from_millis(20));
    }
}

/// Nothing here takes so long, however busy the machine.
const LIMIT: Duration = Duration::from_secs(300);

fn stop(mut child: Child) {
    child.kill().expect("it is ours");
    child.wait().expect("it is ours");
}
