//! The log loses nothing.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

use super::{PEOPLE, play};
use crate::running::program;

#[test]
fn a_log_has_the_game_its_players_every_move_and_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("nim.log");
    let arguments = ["nim", "--second", "report-hard", "--log", path.to_str().expect("text")];
    let run = play(&arguments, &["3-1", "undo", "3-3", "resign", "quit"]);
    assert_eq!(run.code, 0, "{}", run.err);
    let log = fs::read_to_string(&path).expect("a log");
    for part in [
        "nim\n",
        "human\n",
        "report-hard\n",
        "1,3,5 1\n",
        "\n1. 3-1\n# 1. First: 3-1; position 1,3,4 2\n",
        "\nundone: 2\n# Taken back: 3-1 ",
        "\n# First resigns\nresult: 2 resigned 0 0\n",
    ] {
        assert!(log.contains(part), "{part:?} in {log}");
    }
    let answer = log.lines().find(|line| line.starts_with("# 2. Second: ")).expect("an answer");
    for figure in
        ["depth reached", "nodes analyzed", "alpha raises", "alpha cuts", "beta cuts", "value", "position", "time"]
    {
        assert!(answer.contains(figure), "{figure} in {answer}");
    }
    assert!(log.contains("Second wins: resigned"), "{log}");
    play(&arguments, &["quit"]);
    let longer = fs::read_to_string(&path).expect("a log");
    assert!(longer.starts_with(&log) && longer.len() > log.len(), "a log is appended to");
    assert!(longer.contains("The game is not finished."), "{longer}");
}

#[test]
fn a_killed_program_loses_no_finished_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("killed.log");
    let arguments = [&["play", "--text", "nim", "--log", path.to_str().expect("text")], &PEOPLE[..]].concat();
    let mut child = program(&arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("starts");
    let mut stdin = child.stdin.take().expect("piped");
    // The question that follows a move is flushed, and the move with it.
    stdin.write_all(b"3-3\n1-1\n").expect("it reads");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines();
    assert!(lines.any(|line| line.expect("text").starts_with("2. Second: 1-1")));
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    let log = fs::read_to_string(&path).expect("a log");
    assert!(log.contains("\n1. 3-3\n") && log.contains("\n2. 1-1\n"), "{log}");
}

#[test]
fn a_log_that_can_not_be_written_is_refused_before_the_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let no_folder = folder.path().join("no/such/folder.log");
    for path in [folder.path(), &no_folder] {
        let run = play(&["nim", "--log", path.to_str().expect("text")], &["3-3"]);
        assert_eq!((run.code, run.out.as_str()), (1, ""), "{}", run.err);
        assert!(run.err.starts_with("error: can not write "), "{}", run.err);
    }
}

#[test]
fn a_line_that_was_cut_short_does_not_spoil_the_game_after_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("torn.log");
    fs::write(&path, "jogada record 1\ngame: nim\n1. 3-").expect("written");
    let run = play(&["nim", "--second", "greedy", "--log", path.to_str().expect("text")], &["3-3", "resign", "quit"]);
    assert_eq!(run.code, 0, "{}", run.err);
    let log = fs::read_to_string(&path).expect("a log");
    assert!(log.contains("\n1. 3-\njogada record 1\n"), "{log}");
}
