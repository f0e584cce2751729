//! What the controller sends, read while the server is busy, so that the next command can end an analysis.

use std::io::{BufRead, BufReader, Read};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use jogada_catalog::StopFlag;

/// Longer lines are cut: no command is that long.
const LONGEST_LINE: u64 = 64 * 1024;
/// So many commands may wait; then the controller has to.
const WAITING_LINES: usize = 1024;

/// The commands that come in.
pub(super) struct GtpInput {
    lines: Receiver<String>,
    desk: Arc<Desk>,
}

/// What the reader and the server both look at.
#[derive(Default)]
struct Desk {
    /// Commands that were read and not begun; the end counts as one.
    waiting: AtomicUsize,
    /// What stops the command under way.
    stop: Mutex<StopFlag>,
}

impl Desk {
    fn announce(&self) {
        self.waiting.fetch_add(1, Ordering::SeqCst);
        self.stop.lock().unwrap_or_else(PoisonError::into_inner).stop();
    }
}

impl GtpInput {
    /// Starts to read.
    pub(super) fn listen(input: impl Read + Send + 'static) -> Self {
        let (sender, lines) = mpsc::sync_channel(WAITING_LINES);
        let desk = Arc::new(Desk::default());
        let shared = desk.clone();
        thread::spawn(move || read_lines(input, &sender, &shared));
        Self { lines, desk }
    }

    /// The next command, with a flag that is raised as soon as another one is there.
    pub(super) fn next(&mut self) -> Option<(String, StopFlag)> {
        let line = self.lines.recv().ok()?;
        let flag = StopFlag::new();
        // First the flag, then the look at what waits: a command that comes in between raises it itself.
        *self.desk.stop.lock().unwrap_or_else(PoisonError::into_inner) = flag.clone();
        if self.desk.waiting.fetch_sub(1, Ordering::SeqCst) > 1 {
            flag.stop();
        }
        Some((line, flag))
    }
}

fn read_lines(input: impl Read, sender: &SyncSender<String>, desk: &Desk) {
    let mut input = BufReader::new(input);
    loop {
        let mut line = Vec::new();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        desk.announce();
        let Ok(1..) = read else { return };
        if sender.send(String::from_utf8_lossy(&line).into_owned()).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_is_to_stop_when_another_waits_or_the_end_has_come() {
        let mut input = GtpInput::listen(&b"first\n\xff\nlast"[..]);
        let (first, stop) = input.next().expect("a line");
        assert_eq!(first, "first\n");
        while !stop.is_stopped() {
            thread::yield_now();
        }
        assert_eq!(input.next().expect("a line").0, "\u{fffd}\n");
        let (last, stop) = input.next().expect("a line");
        assert_eq!(last, "last");
        while !stop.is_stopped() {
            thread::yield_now();
        }
        assert!(input.next().is_none());
    }
}
