//! The program in an environment that is the same everywhere, and what a run of it left behind.

use std::process::{Command, Output};

/// What a run left behind.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
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
