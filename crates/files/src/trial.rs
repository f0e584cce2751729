//! A rehearsal of what disks do to programs: any one call fails, the disk is full, a write is torn, the power goes.
//!
//! A `Trial` looks on everything that is written below one folder, by whichever thread, and lets one fault happen. What a
//! cut of the power leaves is worked out from what was synced, not from what the system would show: content that was
//! not flushed, and names whose folder was not. [`every_fault`] goes through all of them until the work gets through.
//!
//! ```
//! use jogada_files::put_in_place;
//! use jogada_files::trial::every_fault;
//!
//! let place = tempfile::tempdir()?;
//! let before = |folder: &std::path::Path| put_in_place(&folder.join("kept"), b"old").expect("no fault yet");
//! let points = every_fault(place.path(), before, |folder| put_in_place(&folder.join("kept"), b"new"), |folder, saved, _| {
//!     let found = std::fs::read(folder.join("kept")).expect("one of the two is there");
//!     assert!(found == b"new" || saved.is_err() && found == b"old");
//! });
//! assert!(points > 10);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod platter;

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use platter::Platter;

/// What a program asks of a disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiskCall {
    /// To open or make a file.
    Open,
    /// To write.
    Write,
    /// To flush a file, or the names in a folder.
    Sync,
    /// To rename a file.
    Rename,
    /// To remove a file.
    Remove,
    /// To lock a file.
    Lock,
    /// To make a folder.
    Folder,
    /// To change a file's length.
    Length,
}

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiskFault {
    /// One call fails and does nothing.
    Once(DiskCall),
    /// One write fails when half of it is done.
    Torn,
    /// From one write on there is no room, but for half of that one.
    Full,
    /// The power goes at a call of any kind.
    Cut,
}

impl DiskFault {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Once(DiskCall::Open),
        Self::Once(DiskCall::Write),
        Self::Once(DiskCall::Sync),
        Self::Once(DiskCall::Rename),
        Self::Once(DiskCall::Remove),
        Self::Once(DiskCall::Lock),
        Self::Once(DiskCall::Folder),
        Self::Once(DiskCall::Length),
        Self::Torn,
        Self::Full,
        Self::Cut,
    ];

    fn concerns(self, call: DiskCall) -> bool {
        match self {
            Self::Once(kind) => kind == call,
            Self::Torn | Self::Full => call == DiskCall::Write,
            Self::Cut => true,
        }
    }

    fn error(self) -> io::Error {
        match self {
            Self::Full => io::ErrorKind::StorageFull.into(),
            _ => io::ErrorKind::Other.into(),
        }
    }
}

/// What a cut of the power leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remains {
    /// What was synced and nothing else.
    Synced,
    /// All names, and of contents what was synced.
    Names,
    /// All names, and half of each content that was not synced.
    Half,
}

impl Remains {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Synced, Self::Names, Self::Half];
}

/// Where in a rehearsal a check is made.
#[derive(Clone, Copy, Debug)]
pub struct FaultPoint {
    /// What went wrong.
    pub fault: DiskFault,
    /// At which call of those that it concerns, from 1.
    pub at: usize,
    /// What was left, if the power went.
    pub remains: Option<Remains>,
}

/// More calls than this no work makes: it would never get through.
const MOST: usize = 100_000;

/// Lets `act` meet every fault at every call, each time in a new folder below `place` that `prepare` filled, until it gets
/// through without meeting it. `check` sees the folder after each, three times where the power went, with what `act`
/// reported. How many faults there were.
pub fn every_fault<T>(
    place: &Path,
    prepare: impl Fn(&Path),
    act: impl Fn(&Path) -> T,
    check: impl Fn(&Path, &T, &FaultPoint),
) -> usize {
    let place = &place.canonicalize().expect("the place of a rehearsal is there");
    let mut points = 0;
    for fault in DiskFault::ALL {
        for at in 1.. {
            assert!(at < MOST, "{fault:?}: the work makes call after call");
            let folder = new_folder(place);
            prepare(&folder);
            let trial = Trial::begin(&folder, fault, at);
            let reported = act(&folder);
            let (was_hit, folders) = trial.end(place);
            for (folder, remains) in folders.iter().filter(|_| was_hit) {
                check(folder, &reported, &FaultPoint { fault, at, remains: *remains });
            }
            // What is left over is removed with the place itself.
            for (folder, _) in &folders {
                let _ = fs::remove_dir_all(folder);
            }
            if !was_hit {
                break;
            }
            points += 1;
        }
    }
    points
}

fn new_folder(place: &Path) -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let folder = place.join(format!("stage-{}", COUNT.fetch_add(1, Ordering::Relaxed)));
    fs::create_dir(&folder).expect("the place of a rehearsal can be written to");
    folder
}

/// A fault waiting below a folder.
struct Trial(Arc<WatchedFolder>);

impl Trial {
    fn begin(folder: &Path, fault: DiskFault, at: usize) -> Self {
        let platter = Platter::of(folder);
        let state = State { left: at, dead: false, platter };
        let scene = Arc::new(WatchedFolder { root: folder.to_owned(), fault, state: Mutex::new(state) });
        trials().push(Arc::clone(&scene));
        RUNNING.fetch_add(1, Ordering::SeqCst);
        Self(scene)
    }

    /// Whether the fault happened, and the folders that it may have left.
    fn end(self, place: &Path) -> (bool, Vec<(PathBuf, Option<Remains>)>) {
        let scene = &self.0;
        trials().retain(|other| !Arc::ptr_eq(other, scene));
        RUNNING.fetch_sub(1, Ordering::SeqCst);
        let state = scene.lock();
        if !state.dead {
            return (state.left == 0, vec![(scene.root.clone(), None)]);
        }
        // Elsewhere: a folder is swept once, and the next process sweeps again.
        let lay_out = |remains: Remains| {
            let folder = new_folder(place);
            state.platter.lay_out(&scene.root, &folder, remains);
            (folder, Some(remains))
        };
        let _ = fs::remove_dir_all(&scene.root);
        (true, Remains::ALL.map(lay_out).into())
    }
}

/// How many there are: with none, a call costs one look.
static RUNNING: AtomicUsize = AtomicUsize::new(0);

fn trials() -> MutexGuard<'static, Vec<Arc<WatchedFolder>>> {
    static TRIALS: Mutex<Vec<Arc<WatchedFolder>>> = Mutex::new(Vec::new());
    TRIALS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Comes before each call: an error if it is the one to fail, else who looks on.
pub(crate) fn meet(call: DiskCall, path: &Path) -> io::Result<Option<Arc<WatchedFolder>>> {
    if RUNNING.load(Ordering::Relaxed) == 0 {
        return Ok(None);
    }
    let scene = trials().iter().find(|scene| path.starts_with(&scene.root)).cloned();
    if let Some(scene) = &scene {
        scene.meet(call)?;
    }
    Ok(scene)
}

/// What happens below a folder.
pub(crate) struct WatchedFolder {
    root: PathBuf,
    fault: DiskFault,
    state: Mutex<State>,
}

struct State {
    /// Calls until the fault; it has happened at 0.
    left: usize,
    /// The power is gone.
    dead: bool,
    platter: Platter,
}

impl fmt::Debug for WatchedFolder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} below {}", self.fault, self.root.display())
    }
}

impl WatchedFolder {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether this call fails, and how.
    fn fails(&self, call: DiskCall) -> Option<io::Error> {
        let mut state = self.lock();
        if state.dead || self.fault == DiskFault::Full && state.left == 0 && call == DiskCall::Write {
            return Some(self.fault.error());
        }
        if state.left == 0 || !self.fault.concerns(call) {
            return None;
        }
        state.left -= 1;
        state.dead = state.left == 0 && self.fault == DiskFault::Cut;
        (state.left == 0).then(|| self.fault.error())
    }

    fn meet(&self, call: DiskCall) -> io::Result<()> {
        self.fails(call).map_or(Ok(()), Err)
    }

    pub(crate) fn opened(self: &Arc<Self>, path: &Path) -> WatchedFile {
        let file = self.lock().platter.open(path);
        WatchedFile { scene: Arc::clone(self), file }
    }

    pub(crate) fn renamed(&self, from: &Path, to: &Path) {
        self.lock().platter.rename(from, to);
    }

    pub(crate) fn removed(&self, path: &Path) {
        self.lock().platter.remove(path);
    }

    pub(crate) fn made(&self, path: &Path) {
        self.lock().platter.make_folder(path);
    }

    pub(crate) fn synced_folder(&self, path: &Path) {
        self.lock().platter.sync_folder(path);
    }
}

/// An open file of a trial.
#[derive(Debug)]
pub(crate) struct WatchedFile {
    scene: Arc<WatchedFolder>,
    file: usize,
}

impl WatchedFile {
    pub(crate) fn meet(&self, call: DiskCall) -> io::Result<()> {
        self.scene.meet(call)
    }

    /// How much of so many bytes gets through, and what the write ends with if that is not all.
    pub(crate) fn writing(&self, length: usize) -> (usize, Option<io::Error>) {
        let was_hit = self.scene.lock().left == 0;
        match self.scene.fails(DiskCall::Write) {
            None => (length, None),
            Some(error) if was_hit || matches!(self.scene.fault, DiskFault::Once(_)) => (0, Some(error)),
            Some(error) => (length / 2, Some(error)),
        }
    }

    pub(crate) fn wrote(&self, bytes: &[u8]) {
        self.scene.lock().platter.write(self.file, bytes);
    }

    pub(crate) fn cut(&self, length: u64) {
        self.scene.lock().platter.cut(self.file, length as usize);
    }

    pub(crate) fn synced(&self) {
        self.scene.lock().platter.sync(self.file);
    }
}
