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
        for (_, path) in self.numbered(PART)? {
            remove(&path).map_err(TableError::io(&path))?;
        }
        Ok(())
    }

    fn numbered(&self, extension: &str) -> Result<Vec<(usize, PathBuf)>, TableError> {
        let listed = match fs::read_dir(&self.0) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            listed => listed.map_err(TableError::io(&self.0))?,
        };
        let mut numbered = Vec::new();
        for entry in listed {
            let path = entry.map_err(TableError::io(&self.0))?.path();
            let number = path.file_stem().and_then(|stem| stem.to_str()?.parse().ok());
            if let Some(number) = number.filter(|_| path.extension().is_some_and(|found| found == extension)) {
                numbered.push((number, path));
            }
        }
        Ok(numbered)
    }
}
