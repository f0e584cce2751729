//! Runs that processes share over a queue, which is a real server: whoever is killed, the folder is that of a run that was
//! left alone.

#![cfg(unix)]

mod pace;
#[path = "../common/processes.rs"]
mod processes;
#[path = "../common/run.rs"]
mod run;
mod running;
mod server;
mod troubles;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rustix::process::Signal;
use serde_json::Value;
use tempfile::tempdir;

use processes::until;
use running::{ended, jogada, start, status, until_played};
use server::Server;

/// How many games, and another number for who has the time.
const GAMES: &str = "200";
const OTHER_GAMES: &str = "JOGADA_TEST_QUEUE_GAMES";

/// What a variable says, or what is usual.
fn other(name: &str, usual: &str) -> String {
    std::env::var(name).unwrap_or_else(|_| usual.to_owned())
}

/// A match between players who draw lots and think.
#[derive(Clone, Copy)]
struct Match<'a> {
    game: &'a str,
    games: &'a str,
    nodes: &'a str,
}

impl<'a> Match<'a> {
    /// So many games that take milliseconds each.
    const fn short(games: &'a str) -> Self {
        Self { game: "hex:size=4", games, nodes: "300" }
    }

    /// Its command line.
    fn line(self, folder: &'a Path, more: &[&'a str]) -> Vec<&'a str> {
        let folder = folder.to_str().expect("a plain path");
        let line = ["arena", self.game, "--players", "mcts", "alphabeta:eval=two-distance", "--nodes", self.nodes];
        [&line, ["--games", self.games, "--out", folder].as_slice(), more].concat()
    }
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
    let (count, address) = (other(OTHER_GAMES, GAMES), server.address());
    let games: u64 = count.parse().expect("a number");
    let run = jogada(&Match::short(&count).line(alone.path(), &[]));
    assert_eq!(run.code, 0, "{}", run.err);

    let shared_by = ["--queue", &address, "--lease", "2s", "--jobs", "1"];
    let coordinator = Match::short(&count).line(shared.path(), &shared_by);
    let first = start(&coordinator);
    until(|| status(&server).is_some());
    let worker = || start(&["work", "--queue", &address, "--lease", "2s", "--threads", "1"]);
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
    let again = start(&coordinator);
    until_played(&server, games * 6 / 10);
    three.signal(Signal::CONT);
    let run = ended(again);
    assert_eq!(run.code, 0, "{}", run.err);
    for worker in [three, four] {
        worker.signal(Signal::INT);
        let run = ended(worker);
        assert_eq!(run.code, 130, "{}", run.err);
    }

    assert_eq!(kept(shared.path()), kept(alone.path()));
    let run = status(&server).expect("the run stays until it is dropped");
    assert_eq!((&run["state"], &run["played"], &run["games"]), (&"ended".into(), &games.into(), &games.into()));
    let [one, other] =
        [&alone, &shared].map(|folder| fs::read_to_string(folder.path().join("run.toml")).expect("a plan"));
    assert_eq!(one, other);
}
