//! What is kept of a level that is half done, damaged or on a disk that fails: never believed unless it is whole.

use std::collections::BTreeMap;
use std::fs;
use std::io::ErrorKind;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};

use jogada_files::trial::{DiskFault, every_fault};
use jogada_rules::{Exchange, Fabric, FabricError, FabricJob, Outbox, Share, StopFlag, TableBuild, TableError};
use tempfile::TempDir;

use super::super::building::build;
use super::super::folder::TableFolder;
use super::super::keeping::KeepingHabit;
use super::super::order::LevelOrder;
use super::{TOKEN, build_keeping};

/// Everything is kept, after every pass.
const ALWAYS: KeepingHabit = KeepingHabit { least: 0, pace: 0 };
/// More passes than any work here has.
const MANY: u32 = 10_000;

/// One worker, who is told what it tells, and is lost after so many passes.
struct Monologue {
    left: AtomicU32,
}

impl Fabric for Monologue {
    fn workers(&self) -> usize {
        1
    }

    fn local(&self) -> Range<usize> {
        0..1
    }

    fn run(&self, job: Arc<FabricJob>, meanwhile: &mut dyn FnMut()) -> Result<(), TableError> {
        let done = job(0, &mut Passes { left: &self.left });
        // Reports end with the last of those who could report.
        drop(job);
        meanwhile();
        done
    }

    fn pulse(&self) -> Arc<AtomicU64> {
        Arc::default()
    }
}

struct Passes<'a> {
    left: &'a AtomicU32,
}

impl Exchange for Passes<'_> {
    fn passes(&mut self, share: &mut dyn Share) -> Result<(), TableError> {
        let mut outbox = Outbox::new(1);
        for pass in 0.. {
            share.begin(pass)?;
            loop {
                let more = share.speak(1000, &mut outbox);
                let told: Vec<u64> = outbox.empty().flat_map(|(_, words)| words).collect();
                if !told.is_empty() {
                    share.hear(&told)?;
                } else if !more {
                    break;
                }
            }
            if self.left.fetch_sub(1, Ordering::Relaxed) == 0 {
                return Err(FabricError::Lost { host: "0".to_owned() }.into());
            }
            if !share.end(pass)? {
                break;
            }
        }
        Ok(())
    }
}

fn build_for(folder: &TableFolder, pieces: usize, passes: u32) -> Result<(), TableError> {
    let (stop, fabric) = (StopFlag::new(), Monologue { left: passes.into() });
    build_keeping(folder, &TableBuild { pieces, threads: 1, memory: None, stop: &stop, tell: &|_| {} }, &fabric, ALWAYS)
}

/// Builds tables in the usual way.
fn alone(folder: &TableFolder, pieces: usize) {
    let build_all = TableBuild { pieces, threads: 1, memory: None, stop: &StopFlag::new(), tell: &|_| {} };
    build(folder, &build_all).expect("it builds");
}

/// Names and bytes of all files but those that say who builds there.
fn contents(folder: &TableFolder) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = fs::read_dir(folder.path()).expect("a folder").map(|entry| entry.expect("an entry"));
    let files = entries.map(|entry| (PathBuf::from(entry.file_name()), fs::read(entry.path()).expect("a file")));
    files.filter(|(name, _)| name.extension().is_some_and(|end| end != "lock")).collect()
}

/// What was kept of a level that is half done.
fn kept(folder: &TableFolder) -> Option<PathBuf> {
    let is_kept = |name: &&PathBuf| name.extension().is_some_and(|end| end.to_string_lossy().starts_with("kept-"));
    contents(folder).keys().find(is_kept).map(|name| folder.path().join(name))
}

/// A folder that somebody was lost in, after so many passes; none if that is more than there are.
fn given_up(place: &Path, pieces: usize, passes: u32) -> Option<TableFolder> {
    let folder = TableFolder::new(place.join(passes.to_string()));
    match build_for(&folder, pieces, passes) {
        Ok(()) => None,
        Err(TableError::Fabric(_)) => Some(folder),
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn whoever_is_lost_after_whichever_pass_the_next_one_ends_with_the_same_files() {
    let place = TempDir::new().expect("a folder");
    let whole = TableFolder::new(place.path().join("alone"));
    alone(&whole, 4);
    let mut resumed = 0;
    for folder in (0..MANY).map_while(|passes| given_up(place.path(), 4, passes)) {
        resumed += usize::from(kept(&folder).is_some());
        build_for(&folder, 4, MANY).expect("it goes on");
        assert_eq!(contents(&folder), contents(&whole));
    }
    assert!(resumed >= 6, "{resumed}");
}

#[test]
fn who_is_asked_to_stop_builds_nothing() {
    let place = TempDir::new().expect("a folder");
    let folder = TableFolder::new(place.path());
    let (stop, fabric) = (StopFlag::new(), Monologue { left: MANY.into() });
    stop.stop();
    let wish = TableBuild { pieces: 3, threads: 1, memory: None, stop: &stop, tell: &|_| {} };
    let end = build_keeping(&folder, &wish, &fabric, ALWAYS);
    assert!(matches!(end, Err(TableError::Stopped(_))), "{end:?}");
    assert_eq!(folder.levels().expect("a folder"), [0; 0]);
}

/// The second of two workers, alone in its process, who hears a word before it says one.
struct Follower {
    word: u64,
}

impl Fabric for Follower {
    fn workers(&self) -> usize {
        2
    }

    fn local(&self) -> Range<usize> {
        1..2
    }

    fn run(&self, job: Arc<FabricJob>, meanwhile: &mut dyn FnMut()) -> Result<(), TableError> {
        let done = job(1, &mut Hearing { word: self.word });
        drop(job);
        meanwhile();
        done
    }

    fn pulse(&self) -> Arc<AtomicU64> {
        Arc::default()
    }
}

struct Hearing {
    word: u64,
}

impl Exchange for Hearing {
    fn passes(&mut self, share: &mut dyn Share) -> Result<(), TableError> {
        let mut outbox = Outbox::new(2);
        share.begin(0)?;
        assert!(!share.speak(1000, &mut outbox) && outbox.told() == 0, "the leader alone says what to do");
        share.hear(&[self.word])?;
        assert!(!share.end(0)?, "it was told that the level is there");
        Ok(())
    }
}

/// Who sees another folder than the leader would put its blocks where nobody finds them.
#[test]
fn workers_who_see_another_folder_are_told_so() {
    let place = TempDir::new().expect("a folder");
    let folder = TableFolder::new(place.path());
    let follow = |token| {
        let wish = TableBuild { pieces: 0, threads: 1, memory: None, stop: &StopFlag::new(), tell: &|_| {} };
        build_keeping(&folder, &wish, &Follower { word: LevelOrder::Ready.word(token) }, ALWAYS)
    };
    assert!(matches!(follow(7), Err(TableError::NotShared { .. })), "there is nothing in it");
    fs::write(place.path().join(TOKEN), "8").expect("written");
    assert!(matches!(follow(7), Err(TableError::NotShared { .. })), "it is somebody else's");
    fs::write(place.path().join(TOKEN), "7").expect("written");
    follow(7).expect("it is the same");
}

#[test]
fn what_was_kept_and_is_damaged_is_refused_by_name_and_gone_without_after_that() {
    let place = TempDir::new().expect("a folder");
    let whole = TableFolder::new(place.path().join("alone"));
    alone(&whole, 6);
    let last = (0..MANY).map_while(|passes| given_up(place.path(), 6, passes)).last().expect("passes");
    let path = kept(&last).expect("something was kept of the last level");
    let bytes = fs::read(&path).expect("a file");
    let flipped = (0..bytes.len()).step_by(1501).map(|at| {
        let mut changed = bytes.clone();
        changed[at] ^= 0x01;
        changed
    });
    let cut = [bytes.len() - 1, 60, 10, 0].map(|length| bytes[..length].to_vec());
    for damaged in flipped.chain(cut) {
        fs::write(&path, &damaged).expect("written");
        let told = build_for(&last, 6, MANY);
        let is_named = |error: &TableError| error.to_string().contains(&path.display().to_string());
        assert!(told.as_ref().is_err_and(is_named), "{told:?} of {} bytes", damaged.len());
        assert!(!last.level(6).exists(), "nothing was made of it");
        build_for(&last, 6, MANY).expect("it goes on from something else");
        assert_eq!(contents(&last), contents(&whole));
        fs::remove_file(last.level(6)).expect("ours");
    }
}

#[test]
fn passes_and_levels_outlive_every_fault_of_the_disk() {
    let place = TempDir::new().expect("a folder");
    let whole = TableFolder::new(place.path().join("alone"));
    alone(&whole, 3);
    let points = every_fault(
        place.path(),
        |stage| alone(&TableFolder::new(stage.join("new")), 1),
        |stage| build_for(&TableFolder::new(stage.join("new")), 3, MANY),
        |stage, told, point| {
            let folder = TableFolder::new(stage.join("new"));
            let levels = folder.levels().expect("readable");
            assert!(levels.starts_with(&[0, 1]), "{point:?}: what was there before is lost");
            assert!(told.is_err() || levels == [0, 1, 2, 3], "{point:?}: {levels:?}");
            let is_full = |error: &TableError| {
                matches!(error, TableError::Io { path, source }
                    if path.starts_with(folder.path()) && source.kind() == ErrorKind::StorageFull)
            };
            assert!(point.fault != DiskFault::Full || told.as_ref().is_err_and(is_full), "{point:?}: {told:?}");
            // A disk may forget what was not flushed, and what is damaged then is refused once, by name.
            if let Err(error) = build_for(&folder, 3, MANY) {
                assert!(point.remains.is_some() && error.is_mendable(), "{point:?}: {error}");
                build_for(&folder, 3, MANY).unwrap_or_else(|error| panic!("{point:?}: {error}"));
            }
            assert!(contents(&folder) == contents(&whole), "{point:?}: {:?}", contents(&folder).keys());
        },
    );
    assert!(points >= 100, "{points}");
}
