//! Every call that changes the disk, once, so that a trial can make each of them fail.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::trial::{self, DiskCall, WatchedFile};

/// A file that is being written.
#[derive(Debug)]
pub struct OutFile {
    file: File,
    /// Who looks on, in a trial.
    watch: Option<WatchedFile>,
}

impl OutFile {
    /// An empty file; what was there before is gone.
    pub fn create(path: &Path) -> io::Result<Self> {
        let file = Self::open(path, OpenOptions::new().write(true).create(true).truncate(false))?;
        file.cut(0)?;
        Ok(file)
    }

    /// A file to append to. If there is none it is made, and its name is on the disk when this returns.
    pub fn append(path: &Path) -> io::Result<Self> {
        let is_new = !path.exists();
        let file = Self::open(path, OpenOptions::new().read(true).append(true).create(true))?;
        if is_new && file.file.metadata()?.is_file() {
            sync_folder(folder_of(path))?;
        }
        Ok(file)
    }

    /// Whether the last line was cut short: it has no end. For files to append to.
    pub fn is_cut(&self) -> io::Result<bool> {
        let mut last = [b'\n'];
        if self.file.metadata()?.is_file() && self.length()? > 0 {
            (&self.file).seek(SeekFrom::End(-1))?;
            (&self.file).read_exact(&mut last)?;
        }
        Ok(last != *b"\n")
    }

    /// Ends a last line that was cut short, so that the next one does not become part of it. For files to append to.
    pub fn end_line(&mut self) -> io::Result<()> {
        if self.is_cut()? { self.write_all(b"\n") } else { Ok(()) }
    }

    /// A file that is there or not, as it is.
    pub(crate) fn there_or_new(path: &Path) -> io::Result<Self> {
        Self::open(path, OpenOptions::new().read(true).write(true).create(true).truncate(false))
    }

    fn open(path: &Path, options: &OpenOptions) -> io::Result<Self> {
        let scene = trial::meet(DiskCall::Open, path)?;
        let file = options.open(path)?;
        Ok(Self { file, watch: scene.map(|scene| scene.opened(path)) })
    }

    /// Waits until all that was written is on the disk.
    pub fn sync(&self) -> io::Result<()> {
        self.meet(DiskCall::Sync)?;
        self.file.sync_all()?;
        self.watch.iter().for_each(WatchedFile::synced);
        Ok(())
    }

    /// Cuts the file off after so many bytes.
    pub fn cut(&self, length: u64) -> io::Result<()> {
        if !self.file.metadata()?.is_file() {
            // A terminal or a pipe has no length.
            return Ok(());
        }
        self.meet(DiskCall::Length)?;
        self.file.set_len(length)?;
        self.watch.iter().for_each(|watch| watch.cut(length));
        Ok(())
    }

    /// How long the file is now.
    pub fn length(&self) -> io::Result<u64> {
        self.file.metadata().map(|about| about.len())
    }

    /// Locks it, unless someone else has: `false`.
    pub(crate) fn lock(&self) -> io::Result<bool> {
        self.meet(DiskCall::Lock)?;
        match self.file.try_lock() {
            Ok(()) => Ok(true),
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// The file as the system knows it.
    pub(crate) const fn inner(&self) -> &File {
        &self.file
    }

    fn meet(&self, call: DiskCall) -> io::Result<()> {
        self.watch.as_ref().map_or(Ok(()), |watch| watch.meet(call))
    }
}

impl Write for OutFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let Some(watch) = &self.watch else { return self.file.write(bytes) };
        let (length, failure) = watch.writing(bytes.len());
        self.file.write_all(&bytes[..length])?;
        watch.wrote(&bytes[..length]);
        failure.map_or(Ok(length), Err)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Gives a file another name, which another may have had: that one is gone.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    let scene = trial::meet(DiskCall::Rename, to)?;
    fs::rename(from, to)?;
    if let Some(scene) = scene {
        scene.renamed(from, to);
    }
    Ok(())
}

/// Removes a file.
pub fn remove(path: &Path) -> io::Result<()> {
    let scene = trial::meet(DiskCall::Remove, path)?;
    fs::remove_file(path)?;
    if let Some(scene) = scene {
        scene.removed(path);
    }
    Ok(())
}

/// Makes a folder and those around it, where they are missing; their names are on the disk when this returns.
pub fn make_folder(path: &Path) -> io::Result<()> {
    if path.as_os_str().is_empty() || path.is_dir() {
        return Ok(());
    }
    let around = folder_of(path);
    make_folder(around)?;
    let scene = trial::meet(DiskCall::Folder, path)?;
    match fs::create_dir(path) {
        // Someone else was quicker.
        Err(_) if path.is_dir() => {}
        // That it is there already would be no answer to who asked for a folder in it.
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => return Err(io::ErrorKind::NotADirectory.into()),
        made => made?,
    }
    if let Some(scene) = scene {
        scene.made(path);
    }
    sync_folder(around)
}

/// Takes a name for oneself by an empty file; `false` if someone has it. Two who ask at once do not both get it.
pub fn claim(path: &Path) -> io::Result<bool> {
    let scene = trial::meet(DiskCall::Open, path)?;
    match OpenOptions::new().write(true).create_new(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        made => {
            made?;
            if let Some(scene) = scene {
                scene.opened(path);
            }
            Ok(true)
        }
    }
}

/// Flushes the names in a folder to the disk, so that a file that was put in place is found again.
pub fn sync_folder(path: &Path) -> io::Result<()> {
    let scene = trial::meet(DiskCall::Sync, path)?;
    jogada_platform::sync_folder(path)?;
    if let Some(scene) = scene {
        scene.synced_folder(path);
    }
    Ok(())
}

/// The folder that a path is in.
pub(crate) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        Some(_) => Path::new("."),
        None => path,
    }
}

/// The file that a path leads to, through links; that file's name also where there is nothing yet.
pub fn followed(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| end_of_links(path))
}

/// More links than this, one after the other, no system follows.
const MOST_LINKS: usize = 40;

/// Where links end that lead to nothing yet.
fn end_of_links(path: &Path) -> PathBuf {
    let mut end = path.to_owned();
    for _ in 0..MOST_LINKS {
        match fs::read_link(&end) {
            // What can be opened and has no name, such as the pipe behind `/dev/stdout`, is known by this one.
            Ok(next) if fs::metadata(&end).is_err() => end = folder_of(&end).join(next),
            _ => return end,
        }
    }
    path.to_owned()
}

/// Whether something is there that is neither a file nor a folder, such as a terminal or a pipe: nothing of it is kept, so
/// it is written to as it is.
pub fn is_device(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|about| !about.is_file() && !about.is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_in_the_way_of_a_folder_is_called_no_folder() {
        let place = tempfile::tempdir().expect("a folder");
        let file = place.path().join("file");
        fs::write(&file, "").expect("written");
        for folder in [file.clone(), file.join("x"), file.join("x").join("y")] {
            assert_eq!(make_folder(&folder).expect_err("a file").kind(), io::ErrorKind::NotADirectory, "{folder:?}");
        }
    }
}
