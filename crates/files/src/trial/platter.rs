//! What is on a disk for good, told from what the system only shows.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use super::Remains;

/// A folder with all below it: as the system shows it, and as it would be after a cut of the power.
pub(super) struct Platter {
    shown: Names,
    kept: Names,
    contents: Vec<Content>,
}

type Names = BTreeMap<PathBuf, Entry>;

#[derive(Clone, Copy)]
enum Entry {
    Folder,
    /// By its number: a file keeps it under another name.
    File(usize),
}

#[derive(Clone, Default)]
struct Content {
    written: Vec<u8>,
    synced: Vec<u8>,
}

impl Platter {
    /// A folder that has lain there for long: all of it is on the disk.
    pub(super) fn of(root: &Path) -> Self {
        let mut platter = Self { shown: Names::new(), kept: Names::new(), contents: Vec::new() };
        let mut folders = vec![root.to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).expect("the folder is there").flatten() {
                let path = entry.path();
                if path.is_dir() {
                    platter.shown.insert(path.clone(), Entry::Folder);
                    folders.push(path);
                } else {
                    let written = fs::read(&path).expect("the file is there");
                    platter.shown.insert(path, Entry::File(platter.contents.len()));
                    platter.contents.push(Content { synced: written.clone(), written });
                }
            }
        }
        platter.kept = platter.shown.clone();
        platter
    }

    /// The number of a file, which is new if it had no name.
    pub(super) fn open(&mut self, path: &Path) -> usize {
        let new = self.contents.len();
        match *self.shown.entry(path.to_owned()).or_insert(Entry::File(new)) {
            Entry::File(number) if number < new => number,
            _ => {
                self.contents.push(Content::default());
                new
            }
        }
    }

    pub(super) fn write(&mut self, file: usize, bytes: &[u8]) {
        self.contents[file].written.extend(bytes);
    }

    pub(super) fn cut(&mut self, file: usize, length: usize) {
        self.contents[file].written.resize(length, 0);
    }

    pub(super) fn sync(&mut self, file: usize) {
        let content = &mut self.contents[file];
        content.synced.clone_from(&content.written);
    }

    pub(super) fn rename(&mut self, from: &Path, to: &Path) {
        if let Some(entry) = self.shown.remove(from) {
            self.shown.insert(to.to_owned(), entry);
        }
    }

    pub(super) fn remove(&mut self, path: &Path) {
        self.shown.remove(path);
    }

    pub(super) fn make_folder(&mut self, path: &Path) {
        self.shown.insert(path.to_owned(), Entry::Folder);
    }

    /// The names in a folder, not those further below.
    pub(super) fn sync_folder(&mut self, folder: &Path) {
        let is_in = |path: &PathBuf| path.parent() == Some(folder);
        self.kept.retain(|path, _| !is_in(path));
        self.kept.extend(self.shown.iter().filter(|(path, _)| is_in(path)).map(|(path, entry)| (path.clone(), *entry)));
    }

    /// Writes what a cut of the power leaves of `root` into another folder.
    pub(super) fn lay_out(&self, root: &Path, into: &Path, remains: Remains) {
        let names = if remains == Remains::Synced { &self.kept } else { &self.shown };
        for (path, entry) in names {
            let Ok(name) = path.strip_prefix(root) else { continue };
            let place = into.join(name);
            // A name is found only where the folders above it are: those come first in the order of paths.
            if !place.parent().is_some_and(Path::is_dir) {
                continue;
            }
            match *entry {
                Entry::Folder => fs::create_dir(place),
                Entry::File(number) => fs::write(place, self.contents[number].remaining(remains)),
            }
            .expect("a new folder can be written to");
        }
    }
}

impl Content {
    fn remaining(&self, remains: Remains) -> &[u8] {
        match remains {
            Remains::Synced | Remains::Names => &self.synced,
            Remains::Half if self.written.starts_with(&self.synced) => {
                &self.written[..usize::midpoint(self.synced.len(), self.written.len())]
            }
            Remains::Half => &self.written[..self.written.len() / 2],
        }
    }
}
