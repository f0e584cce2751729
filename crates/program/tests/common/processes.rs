//! Processes of the program that are watched, stopped and killed.

use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};

use crate::run::Run;

/// Nothing here takes so long, however busy the machine.
const LIMIT: Duration = Duration::from_secs(300);

/// Waits until something is so.
pub(crate) fn until(mut so: impl FnMut() -> bool) {
    let started = Instant::now();
    while !so() {
        assert!(started.elapsed() < LIMIT, "it never comes to that");
        thread::sleep(Duration::from_millis(5));
    }
}

/// A process that is killed with its test.
pub(crate) struct Process(Child);

impl Process {
    /// Starts a command, of which only what it says to people is wanted.
    pub(crate) fn start(command: &mut Command) -> Self {
        let command = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        Self(command.spawn().expect("it starts"))
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
    pub(crate) fn end(mut self) -> Run {
        let mut stderr = self.0.stderr.take().expect("piped");
        // Read on a thread of its own, so that a process that never ends has a limit.
        let reader = thread::spawn(move || std::io::read_to_string(&mut stderr).expect("text"));
        let mut ended = None;
        until(|| {
            ended = self.0.try_wait().expect("it is ours");
            ended.is_some()
        });
        let code = ended.and_then(|status| status.code()).expect("no signal");
        Run { code, out: String::new(), err: reader.join().expect("read") }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
