//! The program in processes that are watched, stopped and killed.

use std::io::Read;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;

use crate::server::{PASSWORD, Server, USER};

/// Nothing here takes so long, however busy the machine.
const LIMIT: Duration = Duration::from_secs(300);

/// What a run left behind.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program, allowed into the queues of the tests.
pub(crate) fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jogada"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "JOGADA_DATA", "JOGADA_QUEUE", "PGHOST", "PGPASSFILE"] {
        command.env_remove(name);
    }
    command.env("PGUSER", USER).env("PGPASSWORD", PASSWORD).env("HOME", env!("CARGO_TARGET_TMPDIR"));
    command.env("XDG_DATA_HOME", env!("CARGO_TARGET_TMPDIR")).args(arguments).stdin(Stdio::null());
    command
}

/// Runs the program to its end.
pub(crate) fn jogada(arguments: &[&str]) -> Run {
    finished(&mut program(arguments))
}

/// Runs a command to its end. Whatever it says, no password is in it.
pub(crate) fn finished(command: &mut Command) -> Run {
    let output = command.output().expect("the program starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    let run = Run { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) };
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

/// Waits until something is so.
pub(crate) fn until(mut so: impl FnMut() -> bool) {
    let started = Instant::now();
    while !so() {
        assert!(started.elapsed() < LIMIT, "it never comes to that");
        thread::sleep(Duration::from_millis(20));
    }
}

/// A process that is killed with its test.
pub(crate) struct Process(Child);

impl Process {
    /// Starts the program.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut command = program(arguments);
        Self(command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it starts"))
    }

    /// Sends it a signal.
    pub(crate) fn signal(&self, signal: Signal) {
        let process = Pid::from_raw(self.0.id() as i32).expect("a number");
        kill_process(process, signal).expect("it is ours");
    }

    /// Kills it, without a word of warning.
    pub(crate) fn kill(mut self) {
        self.0.kill().expect("it is ours");
        self.0.wait().expect("it is ours");
    }

    /// Waits for its end: how it ended, and what it said to people.
    pub(crate) fn end(mut self) -> (ExitStatus, String) {
        let mut said = String::new();
        let mut stderr = self.0.stderr.take().expect("piped");
        // Read on a thread of its own, so that a process that never ends has a limit.
        let reader = thread::spawn(move || {
            stderr.read_to_string(&mut said).expect("text");
            said
        });
        let mut status = None;
        until(|| {
            status = self.0.try_wait().expect("it is ours");
            status.is_some()
        });
        let said = reader.join().expect("read");
        assert!(!said.contains(PASSWORD), "{said}");
        (status.expect("it has ended"), said)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
