//! Runs that processes share over a queue, which is a real server: whoever is killed, the folder is that of a run that was
//! left alone.

#![cfg(unix)]

mod running;
mod server;
mod troubles;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rustix::process::Signal;
use serde_json::Value;
use tempfile::tempdir;

use running::{Process, jogada, status, until, until_played};
use server::Server;

/// How many games, and another number for who has the time.
const GAMES: u64 = 200;
const OTHER_GAMES: &str = "JOGADA_TEST_QUEUE_GAMES";

fn games() -> u64 {
    std::env::var(OTHER_GAMES).ok().and_then(|text| text.parse().ok()).unwrap_or(GAMES)
}

/// The command line of a match between players who draw lots and think.
fn arena<'a>(folder: &'a Path, games: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    let folder = folder.to_str().expect("a plain path");
    let line = ["arena", "hex:size=4", "--players", "mcts", "alphabeta:eval=two-distance", "--nodes", "300"];
    [&line, ["--games", games, "--out", folder].as_slice(), more].concat()
}

/// All games of a folder by their number, without what may vary; each must be there once.
pub(crate) fn kept(folder: &Path) -> BTreeMap<u64, Value> {
    let text = fs::read_to_string(folder.join("games.jsonl")).expect("games");
    let mut games = BTreeMap::new();
    for line in text.lines() {
        let mut game: Value = serde_json::from_str(line).expect("a whole line");
        game.as_object_mut().expect("a document").remove("info");
        let before = games.insert(game["index"].as_u64().expect("a number"), game);
        assert!(before.is_none(), "a game is there twice");
    }
    games
}

#[test]
fn kills_stops_and_a_crash_of_the_server_leave_the_folder_of_a_run_that_was_left_alone() {
    let (alone, shared, server) = (tempdir().expect("a folder"), tempdir().expect("a folder"), Server::start());
    let (games, address) = (games(), server.address());
    let count = games.to_string();
    let run = jogada(&arena(alone.path(), &count, &[]));
    assert_eq!(run.code, 0, "{}", run.err);

    let coordinator = arena(shared.path(), &count, &["--queue", &address, "--lease", "2s", "--jobs", "1"]);
    let first = Process::start(&coordinator);
    until(|| status(&server).is_some());
    let worker = || Process::start(&["work", "--queue", &address, "--lease", "2s", "--threads", "1"]);
    let [one, two, three, four] = [worker(), worker(), worker(), worker()];
    until_played(&server, games / 10);
    one.kill();
    two.kill();
    until_played(&server, games * 2 / 10);
    first.kill();
    three.signal(Signal::STOP);
    until_played(&server, games * 3 / 10);
    server.crash();
    server.restart();
    let again = Process::start(&coordinator);
    until_played(&server, games * 6 / 10);
    three.signal(Signal::CONT);
    let (status_of_run, said) = again.end();
    assert_eq!(status_of_run.code(), Some(0), "{said}");
    for worker in [three, four] {
        worker.signal(Signal::INT);
        let (status, said) = worker.end();
        assert_eq!(status.code(), Some(130), "{said}");
    }

    assert_eq!(kept(shared.path()), kept(alone.path()));
    let run = status(&server).expect("the run stays until it is dropped");
    assert_eq!((&run["state"], &run["played"], &run["games"]), (&"ended".into(), &games.into(), &games.into()));
    let [one, other] =
        [&alone, &shared].map(|folder| fs::read_to_string(folder.path().join("run.toml")).expect("a plan"));
    assert_eq!(one, other);
}
