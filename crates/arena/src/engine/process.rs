//! The process of an engine: commands in, replies out, and never waiting for ever.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStdin, ChildStdout};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::{Duration, Instant};

use jogada_catalog::StopFlag;

use crate::contestant::Fault;
use crate::guardian::Guarded;

/// A running engine.
pub(crate) struct Process {
    guarded: Guarded,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// What an engine answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
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
    pub(crate) fn start(command: &str) -> Result<Self, Fault> {
        let failed = |error: std::io::Error| Fault::Crash(format!("{command}: {error}"));
        let words: Vec<&str> = command.split_whitespace().collect();
        let (program, arguments) = words.split_first().map_or(("", &[][..]), |(first, rest)| (*first, rest));
        let mut guarded = Guarded::start(program, arguments).map_err(failed)?;
        let input = guarded.child.stdin.take().expect("it was asked for");
        let output = guarded.child.stdout.take().expect("it was asked for");
        let (sender, lines) = mpsc::sync_channel(WAITING_LINES);
        thread::spawn(move || read_lines(output, &sender));
        Ok(Self { guarded, input, lines })
    }

    /// Processor time that the engine and all that it started have used, where that can be told.
    pub(crate) fn processor_time(&self) -> Option<Duration> {
        self.guarded.processor_time()
    }

    /// Sends a command and waits for the answer, as long as there is patience. Nothing that is asked in a game needs
    /// more than the first line.
    pub(crate) fn ask(&mut self, command: &str, patience: Duration, stop: &StopFlag) -> Result<Reply, Fault> {
        let lines = self.exchange(command, patience, stop)?;
        let text = lines[0][1..].trim_start_matches(|letter: char| letter.is_ascii_digit()).trim().to_owned();
        let fine = lines[0].starts_with('=');
        Ok(if fine { Reply::Fine(text) } else { Reply::Refused(text) })
    }

    /// Sends a command and waits for all lines of the answer, the first of which has the mark of an answer.
    pub(crate) fn exchange(
        &mut self,
        command: &str,
        patience: Duration,
        stop: &StopFlag,
    ) -> Result<Vec<String>, Fault> {
        let sent = writeln!(self.input, "{command}").and_then(|()| self.input.flush());
        sent.map_err(|error| Fault::Crash(format!("{command}: {error}")))?;
        let deadline = Instant::now() + patience;
        let mut lines = vec![self.answer_start(command, deadline, stop)?];
        // An answer ends with an empty line.
        for _ in 0..MOST_LINES {
            match self.line(command, deadline, stop)? {
                line if line.is_empty() => return Ok(lines),
                line => lines.push(line),
            }
        }
        Err(Fault::Garbage(format!("{command}: an endless answer")))
    }

    /// Whether the program ends by itself, as long as there is patience.
    pub(crate) fn ends(&mut self, patience: Duration) -> bool {
        let deadline = Instant::now() + patience;
        // What is said on the way out does not matter; the end of the output comes before the end of the program.
        while self.line("quit", deadline, &StopFlag::new()).is_ok() {}
        while Instant::now() < deadline {
            if self.guarded.child.try_wait().is_ok_and(|status| status.is_some()) {
                return true;
            }
            thread::sleep(GLANCE);
        }
        false
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
            // Also between lines: an engine that thinks aloud may never be silent for as long as a glance.
            if stop.is_stopped() {
                return Err(Fault::Asked);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left.min(GLANCE)) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crash(command.to_owned())),
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
        self.guarded.end();
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
