//! The program as a user of a queue.

use std::process::Command;

use serde_json::Value;

use crate::processes::{Process, until};
use crate::run::{self, Run};
use crate::server::{PASSWORD, Server, USER};

/// The program, allowed into the queues of the tests.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = run::program(arguments);
    for name in ["JOGADA_QUEUE", "PGHOST", "PGPASSFILE"] {
        command.env_remove(name);
    }
    command.env("PGUSER", USER).env("PGPASSWORD", PASSWORD).env("HOME", env!("CARGO_TARGET_TMPDIR"));
    command
}

/// Runs the program to its end.
pub(crate) fn jogada(arguments: &[&str]) -> Run {
    finished(&mut program(arguments))
}

/// Runs a command to its end.
pub(crate) fn finished(command: &mut Command) -> Run {
    discreet(Run::of(&command.output().expect("the program starts")))
}

/// Starts the program.
pub(crate) fn start(arguments: &[&str]) -> Process {
    Process::start(&mut program(arguments))
}

/// Waits for the end of a process.
pub(crate) fn ended(process: Process) -> Run {
    discreet(process.end())
}

/// Whatever a program says, no password is in it.
fn discreet(run: Run) -> Run {
    assert!(!format!("{}{}", run.out, run.err).contains(PASSWORD), "{}{}", run.out, run.err);
    run
}

/// What `queue status` says about the one run that there is.
pub(crate) fn status(server: &Server) -> Option<Value> {
    let run = jogada(&["queue", "status", "--queue", &server.address(), "--json"]);
    let listing: Value = serde_json::from_str(&run.out).ok()?;
    listing["runs"].get(0).cloned()
}

/// Waits until so many games are played.
pub(crate) fn until_played(server: &Server, games: u64) {
    until(|| status(server).is_some_and(|run| run["played"].as_u64() >= Some(games)));
}
