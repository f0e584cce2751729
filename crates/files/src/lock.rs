//! One process at a time.

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::thread;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::disk::{OutFile, followed, remove};
use crate::held::hold;

/// The right to write a file or into a folder, which one process at a time has. It ends with the process, however that
/// ends; the file that stands for it names the process.
#[derive(Debug)]
pub struct Lock {
    path: PathBuf,
    /// Open is locked.
    _file: OutFile,
}

/// Why there is no lock.
#[derive(Debug, Error)]
pub enum LockError {
    /// Another process has it.
    #[error("process {} is writing there", process.map_or_else(|| "?".to_owned(), |number| number.to_string()))]
    Busy {
        /// Its number, where it could be read.
        process: Option<u32>,
    },
    /// The system did not let us.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Lock {
    /// Takes the lock for the file or folder at `path`: another file beside it, whose name ends with `.lock`. A link has the
    /// lock of what it leads to.
    pub fn take(path: &Path) -> Result<Self, LockError> {
        let mut name = followed(path).into_os_string();
        name.push(".lock");
        let path = PathBuf::from(name);
        let Some(mut file) = hold(&path)? else { return Err(LockError::Busy { process: holder(&path) }) };
        // That the number can not be written down, on a full disk, makes the lock no weaker.
        let _ = file.cut(0).and_then(|()| write!(file, "{}", process::id()));
        Ok(Self { path, _file: file })
    }
}

impl Lock {
    /// Takes it as soon as it is free, if that is so within a time: for who holds it for a moment only.
    pub fn take_within(path: &Path, patience: Duration) -> Result<Self, LockError> {
        let end = Instant::now() + patience;
        loop {
            match Self::take(path) {
                Err(LockError::Busy { .. }) if Instant::now() < end => thread::sleep(PAUSE),
                taken => return taken,
            }
        }
    }
}

/// Between two looks whether a lock is free.
const PAUSE: Duration = Duration::from_millis(5);

impl Drop for Lock {
    /// Removed first and free afterward: whoever comes between finds it held.
    fn drop(&mut self) {
        let _ = remove(&self.path);
    }
}

fn holder(path: &Path) -> Option<u32> {
    let mut text = String::new();
    File::open(path).ok()?.take(20).read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::trial::every_fault;

    #[test]
    fn the_one_who_has_it_is_named_and_what_a_dead_one_left_is_no_lock() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kept");
        fs::write(folder.path().join("kept.lock"), "1").expect("left behind");
        let lock = Lock::take(&path).expect("nobody holds it");
        let refused = Lock::take(&path).expect_err("it is held");
        assert!(matches!(refused, LockError::Busy { process: Some(number) } if number == process::id()), "{refused:?}");
        drop(lock);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
        Lock::take(&path).expect("free again");
    }

    /// Links go round a lock, also those to a file that is not there yet: a checkpoint is written later than it is locked.
    #[cfg(unix)]
    #[test]
    fn whoever_comes_by_a_link_meets_the_same_lock() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        std::os::unix::fs::symlink("kept", at("link")).expect("linked");
        std::os::unix::fs::symlink(at("link"), at("link to a link")).expect("linked");
        for is_there in [false, true] {
            if is_there {
                fs::write(at("kept"), "written meanwhile").expect("written");
            }
            let lock = Lock::take(&at("kept")).expect("nobody holds it");
            for link in ["link", "link to a link"] {
                assert!(
                    matches!(Lock::take(&at(link)), Err(LockError::Busy { process: Some(_) })),
                    "{link}, {is_there}"
                );
            }
            drop(lock);
            let lock = Lock::take(&at("link")).expect("free again");
            assert!(matches!(Lock::take(&at("kept")), Err(LockError::Busy { .. })), "{is_there}");
            drop(lock);
        }
    }

    #[test]
    fn of_many_who_come_and_go_never_two_have_it() {
        use std::sync::atomic::{AtomicU32, Ordering};
        let folder = tempfile::tempdir().expect("a folder");
        let (path, inside, got) = (folder.path().join("kept"), AtomicU32::new(0), AtomicU32::new(0));
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..200 {
                        let Ok(_lock) = Lock::take(&path) else { continue };
                        assert_eq!(inside.fetch_add(1, Ordering::SeqCst), 0);
                        got.fetch_add(1, Ordering::Relaxed);
                        inside.fetch_sub(1, Ordering::SeqCst);
                    }
                });
            }
        });
        assert!(got.into_inner() > 0, "someone always gets it");
    }

    #[test]
    fn who_waits_gets_it_and_nothing_that_several_add_is_lost() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kept");
        thread::scope(|scope| {
            for name in ["a", "b", "c"] {
                let path = &path;
                scope.spawn(move || {
                    for _ in 0..10 {
                        let _lock = Lock::take_within(path, Duration::from_secs(600)).expect("in the end");
                        let before = fs::read_to_string(path).unwrap_or_default();
                        crate::put_in_place(path, (before + name).as_bytes()).expect("written");
                    }
                });
            }
        });
        assert_eq!(fs::read(&path).expect("written").len(), 30);
        let _held = Lock::take(&path).expect("free");
        assert!(matches!(Lock::take_within(&path, Duration::ZERO), Err(LockError::Busy { .. })));
    }

    #[test]
    fn where_nothing_can_be_written_there_is_no_lock() {
        let folder = tempfile::tempdir().expect("a folder");
        let nowhere = folder.path().join("no").join("such");
        assert!(matches!(Lock::take(&nowhere), Err(LockError::Io(_))));
    }

    #[test]
    fn a_fault_costs_the_lock_at_most_and_leaves_nobody_locked_out() {
        let place = tempfile::tempdir().expect("a folder");
        let take = |folder: &Path| Lock::take(&folder.join("kept")).map(drop);
        let points = every_fault(
            place.path(),
            |folder| fs::write(folder.join("kept.lock"), "1").expect("left behind"),
            take,
            |folder, _, point| {
                let lock = Lock::take(&folder.join("kept"));
                assert!(lock.is_ok(), "{point:?}: {lock:?}");
                assert!(Lock::take(&folder.join("kept")).is_err(), "{point:?}");
            },
        );
        assert!(points >= 10, "{points}");
    }
}
