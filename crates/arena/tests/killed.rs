//! A run that is killed again and again ends like one that was left alone.
//!
//! In a program of its own: a process that is being started shares the lock of every run for a moment.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use jogada_arena::{Folder, Game, Pace, Plan, Standing, run};
use jogada_catalog::{Catalog, StopFlag};

fn play(path: &Path, threads: usize) -> Standing {
    let players = ["random", "alphabeta", "greedy"].map(str::to_owned);
    let plan = Plan { pace: Pace::Nodes(60), ..Plan::new("tic-tac-toe", &players, 20) };
    let (folder, plan) = Folder::prepare(path, &plan).expect("a folder");
    run(&Catalog::standard(), &folder, &plan, threads, &StopFlag::new(), &mut |_, _| {}).expect("a run")
}

/// All games of a run, without what may vary; none before it has begun.
fn games(path: &Path) -> Vec<Game> {
    let games = Folder::open(path).map(|(folder, _)| folder.games().expect("every line is a game"));
    let bare = |mut game: Game| {
        game.record.info.clear();
        game
    };
    games.unwrap_or_default().into_values().map(bare).collect()
}

fn lines(path: &Path) -> usize {
    fs::read_to_string(path.join("games.jsonl")).unwrap_or_default().matches('\n').count()
}

/// Set for the process that the next test kills.
const VICTIM: &str = "JOGADA_TEST_RUN_FOLDER";

/// The process to kill; by itself it does nothing.
#[test]
fn victim() {
    if let Some(path) = std::env::var_os(VICTIM) {
        play(Path::new(&path), 2);
    }
}

#[test]
fn a_killed_run_loses_and_doubles_no_game() {
    let folder = tempfile::tempdir().expect("temp");
    let program = std::env::current_exe().expect("this test is a program");
    let mut finished = 0;
    for kill in 1..=20 {
        let mut victim = Command::new(&program)
            .args(["victim", "--exact"])
            .env(VICTIM, folder.path())
            .stdout(Stdio::null())
            .spawn()
            .expect("it starts");
        // Killed once so many games are there, at whatever it is doing then.
        while lines(folder.path()) < kill * 3 - 1 && victim.try_wait().expect("it is our child").is_none() {
            std::thread::yield_now();
        }
        victim.kill().expect("killed");
        victim.wait().expect("gone");
        let now = games(folder.path()).len();
        assert!(now >= finished, "a finished game was lost");
        finished = now;
    }
    let standing = play(folder.path(), 2);
    let whole = tempfile::tempdir().expect("temp");
    let text = |standing: &Standing| serde_json::to_string(standing).expect("plain data");
    assert_eq!(text(&standing), text(&play(whole.path(), 1)));
    assert_eq!(games(folder.path()), games(whole.path()));
    assert_eq!(lines(folder.path()), 60, "no game twice");
}
