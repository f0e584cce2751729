//! Which files a folder of tables has.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use jogada_files::{make_folder, remove};
use jogada_rules::TableError;

/// A folder of tables, there or not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFolder(PathBuf);

/// What the name of an unfinished file ends with.
const PART: &str = "part";
/// The same for files of workers.
pub(super) const DRAFT: &str = "draft";
/// What the name of a worker's part of a file ends with, before the worker's number.
pub(super) const SHARE: &str = "share-";

impl TableFolder {
    /// The tables at `path`.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self(path.into())
    }

    /// The tables in the data folder of the program.
    pub fn in_data(data: &Path) -> Self {
        Self(data.join("tables").join("adji-boto"))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The file of the boards with so many pieces.
    pub fn level(&self, pieces: usize) -> PathBuf {
        self.0.join(format!("{pieces:03}.table"))
    }

    /// Where that file is written, until it is whole.
    pub(super) fn part(&self, pieces: usize) -> PathBuf {
        self.level(pieces).with_extension(PART)
    }

    /// The numbers of pieces that have a file, in order; none where there is no folder.
    pub fn levels(&self) -> Result<Vec<usize>, TableError> {
        let mut levels: Vec<usize> = self.numbered("table")?.into_iter().map(|(level, _)| level).collect();
        levels.sort_unstable();
        Ok(levels)
    }

    /// Makes the folder if there is none, and removes what a build that was killed left unfinished.
    pub(super) fn prepare(&self) -> Result<(), TableError> {
        make_folder(&self.0).map_err(TableError::io(&self.0))?;
        for path in self.files()?.iter().filter(|path| is_left_over(path)) {
            remove(path).map_err(TableError::io(path))?;
        }
        Ok(())
    }

    /// What the names of all files of a level end with.
    pub(super) fn extensions(&self, pieces: usize) -> Result<Vec<String>, TableError> {
        let ends = self.files()?.into_iter().filter(|path| number(path) == Some(pieces));
        Ok(ends.filter_map(|path| Some(path.extension()?.to_str()?.to_owned())).collect())
    }

    fn numbered(&self, extension: &str) -> Result<Vec<(usize, PathBuf)>, TableError> {
        let found = self.files()?.into_iter().filter(|path| path.extension().is_some_and(|found| found == extension));
        Ok(found.filter_map(|path| Some((number(&path)?, path))).collect())
    }

    fn files(&self) -> Result<Vec<PathBuf>, TableError> {
        let listed = match fs::read_dir(&self.0) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            listed => listed.map_err(TableError::io(&self.0))?,
        };
        listed.map(|entry| entry.map(|entry| entry.path()).map_err(TableError::io(&self.0))).collect()
    }
}

/// Whether a file is what a build leaves behind that was killed: what workers kept is not, since others go on from it.
fn is_left_over(path: &Path) -> bool {
    let is_ours = path.file_name().is_some_and(|name| name.as_encoded_bytes().first().is_some_and(u8::is_ascii_digit));
    let end = path.extension().and_then(|end| end.to_str()).unwrap_or("");
    is_ours && (end == PART || end == DRAFT || end.starts_with(SHARE))
}

/// How many pieces a file is about, by its name.
fn number(path: &Path) -> Option<usize> {
    path.file_stem()?.to_str()?.parse().ok()
}
