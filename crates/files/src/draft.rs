//! Files that are whole or not there.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::disk::{OutFile, folder_of, followed, is_device, remove, rename, sync_folder};
use crate::held::hold;

/// What the name of an unfinished file ends with.
const DRAFT: &str = ".draft";

/// Writes a file beside its final name, flushes it to the disk and puts it in place by renaming: at every moment, a cut of
/// the power included, there is the old one, the new one or none. What killed processes left unfinished in the folder is
/// removed. A link stays one, and what is no file, such as a terminal, is written to.
pub fn put_in_place(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = GrowingFile::begin(path)?;
    file.write_all(bytes)?;
    file.finish()
}

/// A file that is put in place like those of [`put_in_place`], but is not all there at once: it grows beside its final name
/// and has it when it is finished. If it is dropped before, there is what was there.
#[derive(Debug)]
pub struct GrowingFile {
    file: OutFile,
    /// None if it is written where it belongs: what is no file has nothing that would have to stay whole.
    draft: Option<Draft>,
}

/// A file under another name than it will have.
#[derive(Debug)]
struct Draft {
    path: PathBuf,
    place: PathBuf,
}

impl GrowingFile {
    /// Begins a file. What can not become a file is refused here and not at the end.
    pub fn begin(path: &Path) -> io::Result<Self> {
        let place = followed(path);
        if is_device(&place) {
            return Ok(Self { file: OutFile::create(&place)?, draft: None });
        }
        if place.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        let folder = folder_of(&place);
        sweep_once(folder);
        let draft = Draft { path: draft_of(&place, folder)?, place };
        let file = draft.begin().inspect_err(|_| draft.remove())?;
        Ok(Self { file, draft: Some(draft) })
    }

    /// Flushes the file to the disk and gives it its name.
    pub fn finish(mut self) -> io::Result<()> {
        let Some(Draft { path, place }) = &self.draft else { return Ok(()) };
        self.file.sync()?;
        rename(path, place)?;
        let folder = folder_of(place).to_owned();
        self.draft = None;
        sync_folder(&folder)
    }
}

impl Write for GrowingFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

impl Drop for GrowingFile {
    fn drop(&mut self) {
        self.draft.iter().for_each(Draft::remove);
    }
}

impl Draft {
    /// Held, so that nobody takes it for one that was left behind.
    fn begin(&self) -> io::Result<OutFile> {
        let file = hold(&self.path)?.ok_or_else(|| io::Error::from(io::ErrorKind::ResourceBusy))?;
        file.cut(0)?;
        Ok(file)
    }

    /// Half a file is of no use to anyone; that it can not be removed either adds nothing.
    fn remove(&self) {
        let _ = remove(&self.path);
    }
}

fn draft_of(path: &Path, folder: &Path) -> io::Result<PathBuf> {
    // Two threads that write the same file have a draft each.
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let name = path.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidFilename))?;
    let number = COUNT.fetch_add(1, Ordering::Relaxed) % 1_000_000;
    Ok(folder.join(format!(".{}.{}{number:06}{DRAFT}", name.to_string_lossy(), process::id())))
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

    #[test]
    fn at_every_fault_a_file_that_grows_is_there_as_it_was_or_whole() {
        let place = tempfile::tempdir().expect("a folder");
        let grow = |path: &Path| {
            let mut file = GrowingFile::begin(path)?;
            ["one ", "two ", "three"].iter().try_for_each(|part| file.write_all(part.as_bytes()))?;
            file.finish()
        };
        let points = every_fault(
            place.path(),
            |folder| fs::write(folder.join("kept"), "the old one").expect("written"),
            |folder| grow(&folder.join("kept")),
            |folder, saved, point| {
                let found = fs::read_to_string(folder.join("kept")).expect("one of the two");
                let right = found == "one two three" || saved.is_err() && found == "the old one";
                assert!(right, "{point:?}: {saved:?}, {found:?}");
                grow(&folder.join("kept")).expect("no fault stays");
                let files = fs::read_dir(folder).expect("a folder").count();
                assert!(files == 1 || point.remains.is_none(), "{point:?}: a draft stays");
            },
        );
        assert!(points >= 20, "{points}");
    }

    #[test]
    fn what_grows_is_seen_by_nobody_before_it_is_finished_and_two_do_not_mix() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("kept");
        let mut files = ["one", "two", "three"].map(|text| (GrowingFile::begin(&path).expect("begun"), text));
        for (file, text) in &mut files {
            (0..100).try_for_each(|_| file.write_all(text.as_bytes())).expect("written");
        }
        sweep(folder.path());
        assert!(!path.exists());
        let [one, two, (three, _)] = files;
        for (file, text) in [one, two] {
            file.finish().expect("finished");
            assert_eq!(fs::read_to_string(&path).expect("there"), text.repeat(100));
        }
        drop(three);
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "what was given up is gone");
    }

    #[test]
    fn what_can_not_become_a_file_is_refused_before_anything_is_written() {
        let folder = tempfile::tempdir().expect("a folder");
        let refused = GrowingFile::begin(folder.path()).expect_err("a folder");
        assert_eq!(refused.kind(), io::ErrorKind::IsADirectory);
        GrowingFile::begin(&folder.path().join("no").join("such")).expect_err("no folder");
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
        fs::remove_file(&file).expect("removed");
        put_in_place(&link, b"newer").expect("written");
        assert!(link.is_symlink(), "where it leads to nothing yet, too");
        assert_eq!(fs::read(&file).expect("there"), b"newer");
    }
}
