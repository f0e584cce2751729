//! Who is still there, told by signs of life on lines of their own.
//!
//! Every process tells every other one, each second, how much it has done so far. Silence for longer than the limit, or a line that
//! breaks, means that a host is lost; that nobody does anything for many times as long means that something hangs.

use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use jogada_rules::{FabricError, TableError};

/// How often signs of life are given.
const BEAT: Duration = Duration::from_secs(1);
/// Nothing may move for so many times as long as a host may be silent: writing a large file to a disk can take that.
const STALL: u32 = 10;

/// How a process ends, for others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ProcessEnd {
    Finished,
    GaveUp,
    Lost,
}

/// What a sign of life says besides that.
const WORKING: u64 = 0;
const FINISHED: u64 = 1;
const GAVE_UP: u64 = 2;
/// A process gave up because it lost another one, whose number is added.
const LOST: u64 = 3;

/// What all threads of a process know about the others.
pub(crate) struct ClusterWatch {
    patience: Duration,
    /// The first thing that went wrong, until somebody takes it.
    error: Mutex<Option<TableError>>,
    failed: AtomicBool,
    /// How much was done here, in no unit.
    done: Arc<AtomicU64>,
    /// The same of the others, as far as they told.
    others: Vec<AtomicU64>,
    names: Vec<String>,
    endings: Mutex<Vec<Option<ProcessEnd>>>,
    ended: Condvar,
    /// What is said to the others, and whether they were told.
    saying: Mutex<(u64, bool)>,
    said: Condvar,
}

impl ClusterWatch {
    pub(crate) fn new(names: Vec<String>, patience: Duration) -> Self {
        let endings = Mutex::new(vec![None; names.len()]);
        let others = names.iter().map(|_| AtomicU64::new(0)).collect();
        let (error, saying) = (Mutex::default(), Mutex::new((WORKING, false)));
        let (failed, done) = (AtomicBool::new(false), Arc::default());
        Self {
            patience,
            error,
            failed,
            done,
            others,
            names,
            endings,
            ended: Condvar::new(),
            saying,
            said: Condvar::new(),
        }
    }

    /// Says that something was done.
    #[inline]
    pub(crate) fn alive(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    /// What counts how much was done.
    pub(crate) fn pulse(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.done)
    }

    /// Whether something went wrong, here or elsewhere.
    #[inline]
    pub(crate) fn has_failed(&self) -> bool {
        self.failed.load(Ordering::Relaxed)
    }

    /// Something went wrong. The first thing counts: the rest follows from it.
    pub(crate) fn fail(&self, error: TableError) {
        self.error.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        self.failed.store(true, Ordering::SeqCst);
        self.ended.notify_all();
    }

    /// What went wrong, if anything did.
    pub(crate) fn error(&self) -> Option<TableError> {
        self.error.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Tells the others how this process ends, unless that was said before.
    pub(crate) fn say(&self, ending: ProcessEnd) {
        let word =
            if ending == ProcessEnd::Finished { FINISHED } else { self.lost().map_or(GAVE_UP, |lost| LOST + lost) };
        let mut saying = self.saying.lock().unwrap_or_else(PoisonError::into_inner);
        if saying.0 == WORKING {
            saying.0 = word;
        }
        drop(saying);
        self.said.notify_all();
    }

    /// Waits until the others were told how this process ends, though not for long.
    pub(crate) fn await_told(&self) {
        let saying = self.saying.lock().unwrap_or_else(PoisonError::into_inner);
        drop(self.said.wait_timeout_while(saying, 2 * BEAT, |(_, told)| !*told));
    }

    /// The first process that was lost.
    fn lost(&self) -> Option<u64> {
        let endings = self.endings.lock().unwrap_or_else(PoisonError::into_inner);
        endings.iter().position(|ending| *ending == Some(ProcessEnd::Lost)).map(|process| process as u64)
    }

    fn end(&self, process: usize, ending: ProcessEnd) {
        self.endings.lock().unwrap_or_else(PoisonError::into_inner)[process].get_or_insert(ending);
        self.ended.notify_all();
        let host = self.names[process].clone();
        match ending {
            ProcessEnd::Finished => {}
            ProcessEnd::GaveUp => self.fail(FabricError::GaveUp { host }.into()),
            ProcessEnd::Lost => self.fail(FabricError::Lost { host }.into()),
        }
    }

    /// Waits until it is known how a process ended whose line of words broke.
    pub(crate) fn ending_of(&self, process: usize) -> ProcessEnd {
        let endings = self.endings.lock().unwrap_or_else(PoisonError::into_inner);
        let open = |endings: &mut Vec<Option<ProcessEnd>>| endings[process].is_none();
        let waited = self.ended.wait_timeout_while(endings, self.patience, open);
        let ending = waited.unwrap_or_else(PoisonError::into_inner).0[process];
        ending.unwrap_or_else(|| {
            self.end(process, ProcessEnd::Lost);
            ProcessEnd::Lost
        })
    }

    /// Listens to a process until it ends.
    pub(crate) fn listen(self: Arc<Self>, process: usize, mut line: TcpStream) {
        let ending = match line.set_read_timeout(Some(self.patience)) {
            Ok(()) => self.hear(process, &mut line),
            Err(_) => ProcessEnd::Lost,
        };
        self.end(process, ending);
    }

    fn hear(&self, process: usize, line: &mut impl Read) -> ProcessEnd {
        loop {
            let mut sign = [0; 16];
            if line.read_exact(&mut sign).is_err() {
                return ProcessEnd::Lost;
            }
            let [saying, done] = [0, 8].map(|at| u64::from_le_bytes(sign[at..at + 8].try_into().expect("eight bytes")));
            self.others[process].store(done, Ordering::Relaxed);
            match saying {
                WORKING => {}
                FINISHED => return ProcessEnd::Finished,
                GAVE_UP => return ProcessEnd::GaveUp,
                lost => {
                    // Whoever was lost to them is lost: that is what is to be told, not who noticed it.
                    let lost = (lost - LOST) as usize;
                    if lost < self.names.len() {
                        self.end(lost, ProcessEnd::Lost);
                    }
                    return ProcessEnd::GaveUp;
                }
            }
        }
    }

    /// Gives signs of life until this process ends, and looks whether anything moves.
    pub(crate) fn beat(self: Arc<Self>, mut lines: Vec<TcpStream>) {
        let (mut last, mut since) = (0, Instant::now());
        loop {
            let saying = self.wait();
            let done = self.done.load(Ordering::Relaxed);
            // A line that takes nothing is noticed by whoever listens on it.
            for line in &mut lines {
                drop(tell(line, saying, done));
            }
            if saying != WORKING {
                self.saying.lock().unwrap_or_else(PoisonError::into_inner).1 = true;
                self.said.notify_all();
                return;
            }
            let all = self.others.iter().fold(done, |sum, other| sum.wrapping_add(other.load(Ordering::Relaxed)));
            if all != last {
                (last, since) = (all, Instant::now());
            } else if since.elapsed() > self.patience * STALL {
                self.fail(FabricError::Stalled { time: since.elapsed() }.into());
            }
        }
    }

    /// Waits for the next beat, or until there is something else to say.
    fn wait(&self) -> u64 {
        let saying = self.saying.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = self.said.wait_timeout_while(saying, BEAT, |(saying, _)| *saying == WORKING);
        waited.unwrap_or_else(PoisonError::into_inner).0.0
    }
}

fn tell(line: &mut impl Write, saying: u64, done: u64) -> io::Result<()> {
    let mut sign = [0; 16];
    sign[..8].copy_from_slice(&saying.to_le_bytes());
    sign[8..].copy_from_slice(&done.to_le_bytes());
    line.write_all(&sign)
}

#[cfg(test)]
mod tests {
    use std::net::TcpListener;

    use super::*;

    fn pair() -> (TcpStream, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let one = TcpStream::connect(listener.local_addr().expect("an address")).expect("connected");
        (one, listener.accept().expect("accepted").0)
    }

    fn watch(patience: Duration) -> Arc<ClusterWatch> {
        Arc::new(ClusterWatch::new(vec!["0 (a:1)".to_owned(), "1 (b:1)".to_owned()], patience))
    }

    #[test]
    fn a_line_that_breaks_is_a_host_that_is_lost() {
        let (one, other) = pair();
        let here = watch(Duration::from_secs(600));
        drop(other);
        Arc::clone(&here).listen(1, one);
        assert_eq!(here.ending_of(1), ProcessEnd::Lost);
        assert!(matches!(here.error(), Some(TableError::Fabric(FabricError::Lost { host })) if host == "1 (b:1)"));
    }

    #[test]
    fn a_host_that_is_silent_for_too_long_is_lost() {
        let (one, _silent) = pair();
        let here = watch(Duration::from_millis(20));
        Arc::clone(&here).listen(1, one);
        assert!(here.has_failed());
    }

    #[test]
    fn whoever_ends_says_how() {
        for (said, heard) in [(ProcessEnd::Finished, ProcessEnd::Finished), (ProcessEnd::GaveUp, ProcessEnd::GaveUp)] {
            let (one, other) = pair();
            let (here, there) = (watch(Duration::from_secs(600)), watch(Duration::from_secs(600)));
            there.say(said);
            there.beat(vec![other]);
            Arc::clone(&here).listen(1, one);
            assert_eq!(here.ending_of(1), heard);
            assert_eq!(here.has_failed(), said == ProcessEnd::GaveUp);
        }
    }

    #[test]
    fn nothing_that_moves_for_long_is_a_stall() {
        let here = watch(Duration::from_millis(1));
        std::thread::scope(|scope| {
            scope.spawn(|| Arc::clone(&here).beat(Vec::new()));
            while !here.has_failed() {
                std::thread::sleep(Duration::from_millis(10));
            }
            here.say(ProcessEnd::GaveUp);
        });
        assert!(matches!(here.error(), Some(TableError::Fabric(FabricError::Stalled { .. }))));
    }
}
