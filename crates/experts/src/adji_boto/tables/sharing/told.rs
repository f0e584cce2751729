//! Several workers, who are told what the others tell: what they make of a level is what one alone makes of it, and more of
//! them or fewer go on from what others kept.

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::path::PathBuf;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

use jogada_rules::{Exchange, Fabric, FabricError, FabricJob, Outbox, Share, StopFlag, TableBuild, TableError};
use tempfile::TempDir;

use super::super::building::build;
use super::super::folder::TableFolder;
use super::super::keeping::KeepingHabit;
use super::{build_keeping, build_shared, shared_needs};
use crate::told::told;

/// Everything is kept, after every pass.
const ALWAYS: KeepingHabit = KeepingHabit { least: 0, pace: 0 };
/// More passes than any work here has.
const MANY: u32 = 10_000;

/// Workers in threads of this process who wait for each other; all are lost after so many passes.
struct RoundTable {
    workers: usize,
    passes: u32,
    meeting: Mutex<Meeting>,
    changed: Condvar,
}

/// What is laid on the table in a round.
#[derive(Default)]
struct Meeting {
    round: u64,
    arrived: usize,
    /// What each told whom.
    words: BTreeMap<(usize, usize), Vec<u64>>,
    goes_on: bool,
    /// What was told in the round before, for each, and whether anybody had something to tell.
    heard: (BTreeMap<usize, Vec<u64>>, bool),
    /// Somebody will not come any more.
    is_broken: bool,
}

/// A worker's place.
struct Seat<'a> {
    table: &'a RoundTable,
    worker: usize,
    left: u32,
}

fn lost() -> TableError {
    FabricError::Lost { host: "here".to_owned() }.into()
}

impl RoundTable {
    fn new(workers: usize, passes: u32) -> Self {
        Self { workers, passes, meeting: Mutex::default(), changed: Condvar::new() }
    }

    /// Tells, waits for all, and hears what they told and whether anybody goes on.
    fn meet(&self, worker: usize, outbox: &mut Outbox, more: bool) -> Result<(Vec<u64>, bool), TableError> {
        let mut meeting = self.meeting.lock().unwrap_or_else(PoisonError::into_inner);
        for (to, words) in outbox.empty() {
            meeting.words.entry((worker, to)).or_default().extend(words);
        }
        meeting.goes_on |= more;
        meeting.arrived += 1;
        let round = meeting.round;
        if meeting.arrived == self.workers {
            meeting.hand_out();
            self.changed.notify_all();
        }
        let mut meeting = self
            .changed
            .wait_while(meeting, |meeting| meeting.round == round && !meeting.is_broken)
            .unwrap_or_else(PoisonError::into_inner);
        if meeting.round == round {
            return Err(lost());
        }
        let goes_on = meeting.heard.1;
        Ok((meeting.heard.0.remove(&worker).unwrap_or_default(), goes_on))
    }

    fn leave(&self) {
        self.meeting.lock().unwrap_or_else(PoisonError::into_inner).is_broken = true;
        self.changed.notify_all();
    }
}

impl Meeting {
    fn hand_out(&mut self) {
        let mut heard: BTreeMap<usize, Vec<u64>> = BTreeMap::new();
        for ((_, to), words) in std::mem::take(&mut self.words) {
            heard.entry(to).or_default().extend(words);
        }
        let goes_on = std::mem::take(&mut self.goes_on) || heard.values().any(|words| !words.is_empty());
        (self.heard, self.arrived, self.round) = ((heard, goes_on), 0, self.round + 1);
    }
}

impl Fabric for RoundTable {
    fn workers(&self) -> usize {
        self.workers
    }

    fn local(&self) -> Range<usize> {
        0..self.workers
    }

    fn run(&self, job: Arc<FabricJob>, meanwhile: &mut dyn FnMut()) -> Result<(), TableError> {
        let sit =
            |worker: usize, job: Arc<FabricJob>| job(worker, &mut Seat { table: self, worker, left: self.passes });
        thread::scope(|scope| {
            let seats = (0..self.workers).map(|worker| (worker, Arc::clone(&job)));
            let workers: Vec<_> = seats.map(|(worker, job)| scope.spawn(move || sit(worker, job))).collect();
            // Reports end with the last of those who could report.
            drop(job);
            meanwhile();
            workers.into_iter().try_for_each(|worker| worker.join().expect("workers do not panic"))
        })
    }

    fn pulse(&self) -> Arc<AtomicU64> {
        Arc::default()
    }
}

/// A process that has one of the workers.
struct OneOfThem<'a> {
    table: &'a RoundTable,
    worker: usize,
}

impl Fabric for OneOfThem<'_> {
    fn workers(&self) -> usize {
        self.table.workers
    }

    fn local(&self) -> Range<usize> {
        self.worker..self.worker + 1
    }

    fn run(&self, job: Arc<FabricJob>, meanwhile: &mut dyn FnMut()) -> Result<(), TableError> {
        let done = job(self.worker, &mut Seat { table: self.table, worker: self.worker, left: self.table.passes });
        // Reports end with the last of those who could report.
        drop(job);
        meanwhile();
        done
    }

    fn pulse(&self) -> Arc<AtomicU64> {
        Arc::default()
    }
}

impl Exchange for Seat<'_> {
    fn passes(&mut self, share: &mut dyn Share) -> Result<(), TableError> {
        let mut outbox = Outbox::new(self.table.workers);
        for pass in 0.. {
            share.begin(pass)?;
            loop {
                let more = share.speak(1000, &mut outbox);
                let (words, goes_on) = self.table.meet(self.worker, &mut outbox, more)?;
                if !words.is_empty() {
                    share.hear(&words)?;
                }
                if !goes_on {
                    break;
                }
            }
            self.left -= 1;
            if self.left == 0 {
                return Err(lost());
            }
            let more = share.end(pass)?;
            // What one writes at the end of a pass another reads at the beginning of the next.
            self.table.meet(self.worker, &mut outbox, false)?;
            if !more {
                break;
            }
        }
        Ok(())
    }
}

/// Nobody waits for somebody who is gone.
impl Drop for Seat<'_> {
    fn drop(&mut self) {
        self.table.leave();
    }
}

/// What was said, in any order, and how it ended.
fn build_by(folder: &TableFolder, pieces: usize, workers: usize, passes: u32) -> (Vec<String>, Result<(), TableError>) {
    let heard = Mutex::new(Vec::new());
    let tell = |report| heard.lock().expect("nobody panics").push(format!("{report:?}"));
    let wish = TableBuild { pieces, threads: 1, memory: None, stop: &StopFlag::new(), tell: &tell };
    let end = build_keeping(folder, &wish, &RoundTable::new(workers, passes), ALWAYS);
    let mut heard = heard.into_inner().expect("nobody panics");
    heard.sort_unstable();
    (heard, end)
}

fn alone(folder: &TableFolder, pieces: usize) {
    let wish = TableBuild { pieces, threads: 1, memory: None, stop: &StopFlag::new(), tell: &|_| {} };
    build(folder, &wish).expect("it builds");
}

/// Names and bytes of the files that are about levels.
fn contents(folder: &TableFolder) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("an entry"));
    let files = entries.map(|entry| (PathBuf::from(entry.file_name()), fs::read(entry.path()).expect("a file")));
    files.filter(|(name, _)| name.extension().is_some_and(|end| end != "lock")).collect()
}

#[test]
fn what_is_told_by_several_workers() {
    let place = TempDir::new().expect("a folder");
    let whole = TableFolder::new(place.path().join("alone"));
    alone(&whole, 7);
    let number = told(|told| {
        for workers in [2, 3] {
            let folder = TableFolder::new(place.path().join(workers.to_string()));
            let (heard, end) = build_by(&folder, 7, workers, MANY);
            end.expect("it builds");
            told.note(heard);
            assert!(contents(&folder) == contents(&whole), "{workers} workers make something else");
            told.note(build_by(&folder, 7, workers, MANY).0);
        }
    });
    assert_eq!(number, "29a4-d14e-4e5c-9c5d");
}

#[test]
fn what_is_told_by_those_who_go_on() {
    let place = TempDir::new().expect("a folder");
    let whole = TableFolder::new(place.path().join("alone"));
    alone(&whole, 6);
    let number = told(|told| {
        for (passes, before, after) in [(9, 2, 3), (10, 3, 2), (11, 1, 2), (12, 3, 1), (13, 2, 2)] {
            let folder = TableFolder::new(place.path().join(passes.to_string()));
            alone(&folder, 5);
            // Each level that is there takes a pass.
            let (heard, end) = build_by(&folder, 6, before, 6 + passes);
            assert!(end.is_err(), "they are lost");
            let kept: Vec<_> =
                contents(&folder).into_iter().filter(|(name, _)| !contents(&whole).contains_key(name)).collect();
            told.note((heard, kept));
            let (heard, end) = build_by(&folder, 6, after, MANY);
            end.expect("others go on");
            told.note(heard);
            assert!(contents(&folder) == contents(&whole), "{after} go on from {before}");
        }
    });
    assert_eq!(number, "1e0a-ee40-095b-171a");
}

/// Workers who have nothing in common but the folder ask each other what captures are worth.
#[test]
fn what_is_told_by_workers_of_several_processes() {
    let place = TempDir::new().expect("a folder");
    let whole = TableFolder::new(place.path().join("alone"));
    alone(&whole, 6);
    let folder = TableFolder::new(place.path().join("shared"));
    let table = RoundTable::new(3, MANY);
    let heard = thread::scope(|scope| {
        let build = |worker| {
            let heard = Mutex::new(Vec::new());
            let tell = |report| heard.lock().expect("nobody panics").push(format!("{report:?}"));
            let wish = TableBuild { pieces: 6, threads: 1, memory: None, stop: &StopFlag::new(), tell: &tell };
            build_keeping(&folder, &wish, &OneOfThem { table: &table, worker }, ALWAYS).expect("it builds");
            heard.into_inner().expect("nobody panics")
        };
        let processes: Vec<_> = (0..3).map(|worker| scope.spawn(move || build(worker))).collect();
        processes.into_iter().map(|process| process.join().expect("no process panics")).collect::<Vec<_>>()
    });
    assert!(contents(&folder) == contents(&whole), "they make something else");
    assert_eq!(told(|told| told.note(heard)), "7200-7838-c7d2-0368");
}

/// What is refused is what is too little by a byte.
#[test]
fn what_is_told_of_too_little_memory() {
    let place = TempDir::new().expect("a folder");
    let folder = TableFolder::new(place.path().join("new"));
    let (needed, _) = shared_needs(3, 2, 2);
    let build = |memory| {
        let wish = TableBuild { pieces: 3, threads: 1, memory: Some(memory), stop: &StopFlag::new(), tell: &|_| {} };
        build_shared(&folder, &wish, &RoundTable::new(2, MANY))
    };
    let Err(TableError::Memory { needed: told, present }) = build(needed - 1) else { panic!("it is too little") };
    assert_eq!((told, present, folder.path().exists()), (needed, needed - 1, false));
    build(needed).expect("it is just enough");
    assert_eq!(folder.levels().expect("a folder"), [0, 1, 2, 3]);
    build(needed + 1).expect("it is more than enough");
}
