//! Files that are whole or not there.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::disk::{OutFile, folder_of, followed, remove, rename, sync_folder};
use crate::held::hold;

/// What the name of an unfinished file ends with.
const DRAFT: &str = ".draft";

/// Writes a file beside its final name, flushes it to the disk and puts it in place by renaming: at every moment, a cut of
/// the power included, there is the old one, the new one or none. What killed processes left unfinished in the folder is
/// removed. A link stays one, and what is no file, such as a terminal, is written to.
pub fn put_in_place(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let path = &followed(path);
    if fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir()) {
        return OutFile::create(path)?.write_all(bytes);
    }
    let folder = folder_of(path);
    sweep_once(folder);
    let draft = draft_of(path, folder)?;
    let written = write(&draft, path, bytes);
    if written.is_err() {
        // Half a file is of no use to anyone; that it can not be removed either adds nothing.
        let _ = remove(&draft);
    }
    written.and_then(|()| sync_folder(folder))
}

fn draft_of(path: &Path, folder: &Path) -> io::Result<PathBuf> {
    // Two threads that write the same file have a draft each.
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = path.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidFilename))?;
    let number = COUNT.fetch_add(1, Ordering::Relaxed) % 1_000_000;
    Ok(folder.join(format!(".{}.{}{number:06}{DRAFT}", name.to_string_lossy(), process::id())))
}

fn write(draft: &Path, path: &Path, bytes: &[u8]) -> io::Result<()> {
    // Held, so that nobody takes it for one that was left behind.
    let mut file = hold(draft)?.ok_or_else(|| io::Error::from(io::ErrorKind::ResourceBusy))?;
    file.cut(0)?;
    file.write_all(bytes)?;
    file.sync()?;
    rename(draft, path)
}

/// Removes what was left behind in a folder, once in the life of a process.
fn sweep_once(folder: &Path) {
    static SWEPT: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    let Ok(folder) = folder.canonicalize() else { return };
    if SWEPT.lock().unwrap_or_else(PoisonError::into_inner).insert(folder.clone()) {
        sweep(&folder);
    }
}

/// Removes the drafts in a folder that nobody holds. What can not be removed does no harm.
fn sweep(folder: &Path) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let drafts = entries.flatten().filter(|entry| is_draft(&entry.file_name().to_string_lossy()));
    for path in drafts.map(|entry| entry.path()) {
        if let Ok(Some(_held)) = hold(&path) {
            let _ = remove(&path);
        }
    }
}

/// `.name.process.draft`: nobody else names a file like that.
fn is_draft(name: &str) -> bool {
    let process = || name.strip_prefix('.')?.strip_suffix(DRAFT)?.rsplit_once('.').map(|(_, process)| process);
    process().is_some_and(|process| !process.is_empty() && process.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trial::every_fault;

    #[test]
    fn what_killed_processes_left_is_removed_and_nothing_else() {
        let folder = tempfile::tempdir().expect("a folder");
        let at = |name: &str| folder.path().join(name);
        for name in [".game.json.1234.draft", ".draft", ".x.draft", "my.12.draft", ".notes.12.draft.txt"] {
            fs::write(at(name), "half").expect("written");
        }
        let busy = hold(&at(".other.json.77.draft")).expect("made").expect("free");
        put_in_place(&at("game.json"), b"whole").expect("written");
        drop(busy);
        let mut left: Vec<_> =
            fs::read_dir(folder.path()).expect("a folder").flatten().map(|e| e.file_name()).collect();
        left.sort();
        let kept = [".draft", ".notes.12.draft.txt", ".other.json.77.draft", ".x.draft", "game.json", "my.12.draft"];
        assert_eq!(left, kept);
    }

    #[test]
    fn a_file_that_can_not_be_put_in_place_leaves_the_old_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a folder");
        fs::create_dir_all(path.join("full")).expect("made");
        put_in_place(&path, b"new").expect_err("a folder is in the way");
        assert!(path.join("full").exists());
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "no draft is left");
    }

    #[test]
    fn at_every_fault_there_is_the_old_one_or_the_new_one_and_what_was_saved_stays() {
        let place = tempfile::tempdir().expect("a folder");
        let points = every_fault(
            place.path(),
            |folder| fs::write(folder.join("kept"), "the old one").expect("written"),
            |folder| put_in_place(&folder.join("kept"), b"the new one"),
            |folder, saved, point| {
                let found = fs::read_to_string(folder.join("kept")).expect("one of the two");
                let right = found == "the new one" || saved.is_err() && found == "the old one";
                assert!(right, "{point:?}: {saved:?}, {found:?}");
                put_in_place(&folder.join("kept"), b"the next one").expect("no fault stays");
                let files = fs::read_dir(folder).expect("a folder").count();
                assert!(files == 1 || point.remains.is_none(), "{point:?}: a draft stays");
            },
        );
        assert!(points >= 15, "{points}");
    }

    /// The rehearsal itself: who does not flush before renaming is found out.
    #[test]
    fn a_careless_writer_is_caught() {
        let place = tempfile::tempdir().expect("a folder");
        let lost = std::cell::Cell::new(0);
        every_fault(
            place.path(),
            |_| {},
            |folder| {
                OutFile::create(&folder.join("draft"))?.write_all(b"whole")?;
                rename(&folder.join("draft"), &folder.join("kept"))?;
                sync_folder(folder)
            },
            |folder, _, _| {
                let half = fs::read(folder.join("kept")).is_ok_and(|found| found != b"whole");
                lost.set(lost.get() + usize::from(half));
            },
        );
        assert!(lost.get() > 0);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_a_device_a_device() {
        let folder = tempfile::tempdir().expect("a folder");
        let (file, link, nothing) =
            (folder.path().join("file"), folder.path().join("link"), folder.path().join("null"));
        fs::write(&file, "old").expect("written");
        std::os::unix::fs::symlink(&file, &link).expect("linked");
        std::os::unix::fs::symlink("/dev/null", &nothing).expect("linked");
        put_in_place(&link, b"new").expect("written");
        put_in_place(&nothing, b"new").expect("written");
        assert_eq!(fs::read(&file).expect("there"), b"new");
        assert!(link.is_symlink() && nothing.is_symlink());
    }
}
