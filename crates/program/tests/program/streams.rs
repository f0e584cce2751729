//! Data to stdout, messages to stderr, colors only where they are wanted.

use std::process::Stdio;

use crate::running::{Run, jogada, program};

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut command = program(&["replay", "nim:heaps=16", "--file", "-", "--json"]);
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().expect("piped");
    // Far more than a pipe holds, so that writing must fail.
    let _ = std::io::Write::write_all(&mut stdin, "16-1 15-1 14-1\n".repeat(2000).as_bytes());
    drop(stdin);
    let run = Run::of(&child.wait_with_output().expect("the program ends"));
    assert_eq!((run.code, run.err.as_str()), (0, ""));
}

#[test]
fn colors_are_for_terminals_unless_asked_for() {
    let board = ["show", "tic-tac-toe", "x.o/.x./..o 1"];
    assert!(!jogada(&board).out.contains('\u{1b}'));
    assert!(jogada(&[&board[..], &["--color", "always"]].concat()).out.contains('\u{1b}'));
    let told = jogada(&[&board[..], &["--color", "always", "--json"]].concat());
    assert!(!told.out.contains("u001b"), "programs get no colors");
    let error = jogada(&["show", "chess", "--color", "always"]);
    assert!(error.err.contains("\u{1b}[1;31m") && error.out.is_empty());
}

#[test]
fn the_data_folder_is_said_or_taken_from_the_environment() {
    let run = |arguments: &[&str]| {
        let output = program(arguments).env("JOGADA_DATA", "/somewhere").output().expect("it runs");
        serde_json::from_slice::<serde_json::Value>(&output.stdout).expect("JSON")["data_dir"].clone()
    };
    assert_eq!(run(&["doctor", "--json"]), "/somewhere");
    assert_eq!(run(&["doctor", "--json", "--data-dir", "/elsewhere"]), "/elsewhere");
}

#[test]
fn narrow_terminals_get_narrow_lines() {
    for arguments in [
        &["games"][..],
        &["algorithms"],
        &["best", "nim"],
        &["best", "nim", "--lang", "pt"],
        &["analyze", "nim", "1,2 1"],
        &["compare", "sliding-tiles:rows=2,cols=2", "--algorithm", "bfs", "astar", "--lang", "pt"],
    ] {
        let output = program(arguments).env("COLUMNS", "40").output().expect("it runs");
        let run = Run::of(&output);
        for line in run.out.lines() {
            assert!(line.chars().count() <= 40, "{line:?} of {arguments:?}");
        }
    }
}
