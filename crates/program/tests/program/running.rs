//! Running the program in an environment that is the same everywhere.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// What a run left behind.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program, with nothing of the caller's environment that changes its answers.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jogada"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "COLUMNS", "JOGADA_DATA", "BROWSER"] {
        command.env_remove(name);
    }
    // Games that are left go to the data folder, which is nobody's here.
    command.env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR")).args(arguments);
    command
}

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

impl Run {
    pub(crate) fn of(output: &Output) -> Self {
        Self {
            code: output.status.code().expect("no signal"),
            out: String::from_utf8(output.stdout.clone()).expect("text"),
            err: String::from_utf8(output.stderr.clone()).expect("text"),
        }
    }
}
