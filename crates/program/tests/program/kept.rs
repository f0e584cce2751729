//! What version 0.1 wrote is still read: one of each, as that version left it.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use crate::running::{jogada, json, with_input};

/// Something that version 0.1 wrote.
fn sample(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/program/data/0.1").join(name)
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

/// A folder of one's own with the files of a sample in it.
fn copied(name: &str) -> TempDir {
    let folder = TempDir::new().expect("a folder");
    for entry in fs::read_dir(sample(name)).expect("a sample") {
        let entry = entry.expect("an entry");
        fs::copy(entry.path(), folder.path().join(entry.file_name())).expect("copied");
    }
    folder
}

#[test]
fn a_record_is_played_on_with_what_was_thought_of_its_moves() {
    let file = sample("record.json");
    let replayed = json(&["replay", "--file", text(&file)]);
    assert_eq!(replayed["final"]["position"], "o../.x./... 1");
    let folder = TempDir::new().expect("a folder");
    let again = folder.path().join("again.json");
    let input = format!("9\nsave {}\nquit\n", text(&again));
    with_input(&["play", "--file", text(&file), "--text"], &input);
    let record = |path: &Path| -> serde_json::Value {
        serde_json::from_str(&fs::read_to_string(path).expect("a file")).expect("JSON")
    };
    assert_eq!(record(&again)["info"][1], record(&file)["info"][1]);
}

#[test]
fn records_in_other_formats_are_read() {
    for name in ["hex.sgf", "hex.txt"] {
        let folder = TempDir::new().expect("a folder");
        let out = folder.path().join("game.json");
        let run = jogada(&["convert", text(&sample(name)), text(&out)]);
        assert_eq!(run.code, 0, "{name}: {}", run.err);
        let record = fs::read_to_string(&out).expect("a record");
        assert!(record.contains(r#""moves":["a3","swap"]"#), "{name}: {record}");
    }
}

#[test]
fn a_run_is_told_and_goes_on() {
    let folder = copied("run");
    let status = json(&["arena", "status", text(folder.path())]);
    assert_eq!((&status["played"], &status["planned"]), (&2.into(), &4.into()));
    let run = jogada(&["arena", "resume", text(folder.path()), "--json"]);
    assert_eq!(run.code, 0, "{}", run.err);
    let games = fs::read_to_string(folder.path().join("games.jsonl")).expect("games");
    let before = fs::read_to_string(sample("run/games.jsonl")).expect("games");
    assert!(games.starts_with(&before) && games.lines().count() == 4, "{games}");
}

#[test]
fn tables_of_endings_are_used() {
    let folder = copied("tables");
    let info = json(&["tables", "info", "adji-boto", "--dir", text(folder.path())]);
    assert_eq!(info["levels"].as_array().map(Vec::len), Some(4));
    let position = "((0 0 0 0 0 1)(0 0 1 0 0 1)) 21 24 1";
    let probed = json(&["tables", "probe", "adji-boto", position, "--dir", text(folder.path())]);
    assert_eq!(probed["proven"], true);
}

#[test]
fn a_checkpoint_is_gone_on_from() {
    let folder = TempDir::new().expect("a folder");
    let path = folder.path().join("checkpoint");
    fs::copy(sample("checkpoint"), &path).expect("copied");
    let board = "dots-and-boxes:rows=2,cols=3";
    let resumed = json(&["solve", board, "--checkpoint", text(&path)]);
    let whole = json(&["solve", board]);
    assert_eq!(resumed["value"], whole["value"]);
    assert!(resumed["nodes"].as_u64() < whole["nodes"].as_u64(), "what was known is not worked out again");
    assert!(!path.exists(), "a solved position needs no checkpoint");
}
