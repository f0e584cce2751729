//! Running the program to its end.

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

pub(crate) use crate::run::{Run, program};

/// Runs the program.
pub(crate) fn jogada(arguments: &[&str]) -> Run {
    with_input(arguments, "")
}

/// Runs the program with something on its standard input.
pub(crate) fn with_input(arguments: &[&str], input: &str) -> Run {
    fed(&mut program(arguments), input)
}

/// Runs a prepared program with something on its standard input.
pub(crate) fn fed(command: &mut Command, input: &str) -> Run {
    let command = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("piped");
    // A program that does not read its input may have gone already.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    Run::of(&child.wait_with_output().expect("the program ends"))
}

/// The JSON document that a run prints, which must succeed.
pub(crate) fn json(arguments: &[&str]) -> Value {
    let run = jogada(&[arguments, &["--json"]].concat());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{arguments:?}");
    let document: Value = serde_json::from_str(&run.out).expect("one JSON document");
    assert_eq!(document["v"], 1, "{arguments:?}");
    document
}

/// The names of all games, or of all puzzles.
pub(crate) fn names(of: &str) -> Vec<String> {
    let list = json(&["games"]);
    let list = list[of].as_array().expect("a list");
    list.iter().map(|entry| entry["name"].as_str().expect("a name").to_owned()).collect()
}
