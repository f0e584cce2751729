//! One table of exit codes for all commands: the same fault ends each of them in the same way.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

#[cfg(unix)]
use crate::running::fed;
use crate::running::{jogada, with_input};

/// Done; failed; wrong usage; bad input; not found within the limits.
const FINE: i32 = 0;
const FAILED: i32 = 1;
const USAGE: i32 = 2;
const INPUT: i32 = 3;
const UNSOLVED: i32 = 4;

const RECORD: &str = r#"{"v":1,"game":"nim:start=1+2","players":[],"moves":["1-1","2-2"],"result":null}"#;

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

#[test]
fn wrong_usage_is_2_everywhere() {
    for command in [
        "best",
        "analyze",
        "solve",
        "play",
        "perft",
        "search",
        "compare",
        "convert",
        "replay",
        "arena",
        "tables",
        "gtp",
        "serve",
        "library",
        "verify",
        "report",
        "show",
        "bench",
        "games",
        "levels",
        "algorithms",
        "doctor",
    ] {
        let run = jogada(&[command, "--no-such-option"]);
        assert_eq!(run.code, USAGE, "{command}: {}", run.err);
        assert!(!run.err.is_empty() && run.out.is_empty(), "{command}");
    }
    for arguments in [
        &["best", "no-such-game"][..],
        &["solve", "hex:size=999"],
        &["analyze", "nim", "--player", "nobody"],
        &["play", "nim", "--first", "pvs:depth=x", "--text"],
        &["arena", "nim", "--players", "random"],
        &["gtp", "no-such-game"],
        &["search", "sliding-tiles", "--algorithm", "no-such"],
        &["solve", "nim", "--checkpoint", "x"],
        &["best", "hex", "--player", "pvs:table=900000G"],
    ] {
        let run = jogada(arguments);
        assert_eq!(run.code, USAGE, "{arguments:?}: {}", run.err);
    }
}

#[test]
fn bad_input_is_3_everywhere() {
    let folder = TempDir::new().expect("a folder");
    let (bad, missing) = (folder.path().join("bad.json"), folder.path().join("missing.json"));
    fs::write(&bad, "{").expect("written");
    for arguments in [
        &["best", "nim", "nonsense"][..],
        &["solve", "tic-tac-toe", "xxxx"],
        &["analyze", "nim", "1,x 1"],
        &["show", "hex", "?"],
        &["perft", "nim", "x", "2"],
        &["convert", text(&bad), "-", "--to", "text"],
        &["convert", text(&missing), "-", "--to", "text"],
        &["library", "add", text(&bad), "--dir", text(folder.path())],
    ] {
        let run = jogada(arguments);
        assert_eq!(run.code, INPUT, "{arguments:?}: {}", run.err);
    }
}

#[test]
fn not_within_the_limits_is_4_everywhere() {
    for arguments in [
        &["solve", "hex:size=9", "--nodes", "1"][..],
        &["search", "adji-boto-puzzle", "--problem", "G", "--algorithm", "bfs:nodes=10"],
        &["search", "adji-boto-puzzle", "--problem", "G", "--algorithm", "bfs:memory=1M"],
    ] {
        let run = jogada(arguments);
        assert_eq!(run.code, UNSOLVED, "{arguments:?}: {}", run.err);
    }
}

/// A place where nothing can be written: under a file.
#[test]
fn a_place_that_can_not_be_written_to_is_1_everywhere() {
    let folder = TempDir::new().expect("a folder");
    let (file, record) = (folder.path().join("file"), folder.path().join("game.json"));
    fs::write(&file, "").expect("written");
    fs::write(&record, RECORD).expect("written");
    let under = file.join("x");
    for arguments in [
        &["play", "nim", "--first", "random", "--second", "random", "--text", "--log", text(&under)][..],
        &["search", "sliding-tiles", "--algorithm", "bfs:depth=2", "--log", text(&under)],
        &["search", "sliding-tiles", "--algorithm", "bfs:depth=2", "--trace", text(&under)],
        &["solve", "dots-and-boxes:rows=1,cols=1", "--checkpoint", text(&under)],
        &["solve", "hex:size=2,swap=off", "--proof", text(&under)],
        &["tables", "build", "--pieces", "2", "--dir", text(&under)],
        &["library", "add", text(&record), "--dir", text(&under)],
        &["arena", "nim", "--players", "random", "random:seed=1", "--games", "2", "--out", text(&under)],
    ] {
        let run = jogada(arguments);
        assert_eq!(run.code, FAILED, "{arguments:?}: {}", run.err);
        assert!(!run.err.is_empty(), "{arguments:?}");
    }
}

/// A shell in which no file may grow at all.
#[cfg(unix)]
#[test]
fn a_full_disk_is_1_everywhere() {
    let folder = TempDir::new().expect("a folder");
    let record = folder.path().join("game.json");
    fs::write(&record, RECORD).expect("written");
    let at = |name: &str| text(&folder.path().join(name)).to_owned();
    let full = |arguments: &[&str]| {
        let mut shell = std::process::Command::new("sh");
        let script = r#"trap '' XFSZ; ulimit -f 0; exec "$0" "$@""#;
        fed(shell.args(["-c", script, env!("CARGO_BIN_EXE_jogada")]).args(arguments).env("LC_ALL", "C"), "")
    };
    for arguments in [
        &["play", "nim", "--first", "random", "--second", "random", "--text", "--log", &at("log")][..],
        &["search", "sliding-tiles", "--algorithm", "bfs:depth=2", "--log", &at("log")],
        &["search", "sliding-tiles", "--algorithm", "bfs:depth=2", "--trace", &at("trace")],
        &["solve", "dots-and-boxes:rows=1,cols=1", "--checkpoint", &at("kept")],
        &["solve", "hex:size=2,swap=off", "--proof", &at("proof")],
        &["tables", "build", "--pieces", "2", "--dir", &at("tables")],
        &["library", "add", text(&record), "--dir", &at("games")],
        &["arena", "nim", "--players", "random", "random:seed=1", "--games", "2", "--out", &at("run")],
    ] {
        let run = full(arguments);
        assert_eq!(run.code, FAILED, "{arguments:?}: {}", run.err);
        assert!(!run.err.is_empty(), "{arguments:?}");
    }
}

#[test]
fn what_is_done_is_0() {
    let folder = TempDir::new().expect("a folder");
    let record = folder.path().join("game.json");
    fs::write(&record, RECORD).expect("written");
    for arguments in [
        &["best", "nim", "--player", "pvs:nodes=10"][..],
        &["solve", "nim"],
        &["convert", text(&record), "-", "--to", "text"],
        &[
            "arena",
            "nim",
            "--players",
            "random",
            "random:seed=1",
            "--games",
            "2",
            "--out",
            text(&folder.path().join("run")),
        ],
    ] {
        let run = jogada(arguments);
        assert_eq!(run.code, FINE, "{arguments:?}: {}", run.err);
    }
    assert_eq!(with_input(&["gtp", "nim"], "quit\n").code, FINE);
}

#[cfg(not(feature = "queue"))]
#[test]
fn a_program_without_the_queue_says_how_to_get_it() {
    let (address, place) = ("postgres://lab/games", TempDir::new().expect("a folder"));
    let folder = place.path().join("run");
    for arguments in [
        &["work", "--queue", address][..],
        &["queue", "status", "--queue", address],
        &["arena", "nim", "--players", "random", "greedy", "--out", text(&folder), "--queue", address],
    ] {
        let run = jogada(arguments);
        assert_eq!(run.code, USAGE, "{arguments:?}: {}", run.err);
        assert!(run.err.contains("--features queue"), "{}", run.err);
    }
    assert!(!folder.exists(), "nothing is written before that");
}
