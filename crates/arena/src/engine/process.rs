//! The process of an engine: commands in, replies out, and never waiting for ever.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use jogada_catalog::StopFlag;

use crate::contestant::Fault;

/// A running engine.
pub(super) struct Process {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// What an engine answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    /// `= text`.
    Fine(String),
    /// `? text`.
    Refused(String),
}

/// Lines are cut at this length: nothing that a protocol says is longer.
const LONGEST_LINE: u64 = 16 * 1024;
/// So many lines may wait to be read; then the engine has to wait.
const WAITING_LINES: usize = 256;
/// More lines than this are no answer.
const MOST_LINES: usize = 10_000;
/// How often the stop flag is looked at.
const GLANCE: Duration = Duration::from_millis(20);

impl Process {
    /// Starts a program; its arguments are separated by blanks.
    pub(super) fn start(command: &str) -> Result<Self, Fault> {
        let failed = |error: std::io::Error| Fault::Crash(format!("{command}: {error}"));
        let mut words = command.split_whitespace();
        let mut child = Command::new(words.next().unwrap_or_default())
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(failed)?;
        let input = child.stdin.take().expect("it was asked for");
        let output = child.stdout.take().expect("it was asked for");
        let (sender, lines) = mpsc::sync_channel(WAITING_LINES);
        thread::spawn(move || read_lines(output, &sender));
        Ok(Self { child, input, lines })
    }

    /// Sends a command and waits for the answer, as long as there is patience.
    pub(super) fn ask(&mut self, command: &str, patience: Duration, stop: &StopFlag) -> Result<Reply, Fault> {
        let sent = writeln!(self.input, "{command}").and_then(|()| self.input.flush());
        sent.map_err(|error| Fault::Crash(format!("{command}: {error}")))?;
        let deadline = Instant::now() + patience;
        let first = self.answer_start(command, deadline, stop)?;
        let text = first[1..].trim_start_matches(|letter: char| letter.is_ascii_digit()).trim().to_owned();
        // The rest of an answer ends with an empty line, and nothing here needs more than its first line.
        for _ in 0..MOST_LINES {
            if self.line(command, deadline, stop)?.is_empty() {
                let fine = first.starts_with('=');
                return Ok(if fine { Reply::Fine(text) } else { Reply::Refused(text) });
            }
        }
        Err(Fault::Garbage(format!("{command}: an endless answer")))
    }

    /// The first line of an answer. What is said before it was not asked for.
    fn answer_start(&mut self, command: &str, deadline: Instant, stop: &StopFlag) -> Result<String, Fault> {
        for _ in 0..MOST_LINES {
            let line = self.line(command, deadline, stop)?;
            if line.starts_with(['=', '?']) {
                return Ok(line);
            }
        }
        Err(Fault::Garbage(format!("{command}: no answer among {MOST_LINES} lines")))
    }

    fn line(&mut self, command: &str, deadline: Instant, stop: &StopFlag) -> Result<String, Fault> {
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crash(command.to_owned())),
                Err(RecvTimeoutError::Timeout) if stop.is_stopped() => return Err(Fault::Asked),
                Err(RecvTimeoutError::Timeout) if left.is_zero() => return Err(Fault::Hang(command.to_owned())),
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }
}

impl Drop for Process {
    /// The game is over, and with it the process: whoever does not leave when asked is made to.
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Hands lines on until the engine says no more or nobody listens.
fn read_lines(output: ChildStdout, sender: &SyncSender<String>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        match output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let text = String::from_utf8_lossy(&line).trim_end().to_owned();
        if sender.send(text).is_err() {
            return;
        }
    }
}
