//! Tables of endings, whatever game they are of.

use std::path::{Path, PathBuf};

use jogada_rules::{CheckedLevel, Fabric, StopFlag, TableBuild, TableError, TableLevel};

/// Whoever is told what is wrong with tables.
pub type HearTables = dyn Fn(&TableError) + Send + Sync;

/// The tables of endings of one game: built, listed, checked and used.
pub trait Tables: Send + Sync {
    /// Where they are in a data folder.
    fn place(&self, data: &Path) -> PathBuf;

    /// Uses the tables in a folder from now on; nothing is opened yet. `hear` is told what is wrong with them, once.
    /// Says whether it was the first to name a folder: the first stays.
    fn use_folder(&self, folder: &Path, hear: Box<HearTables>) -> bool;

    /// Builds what is missing or damaged of the tables in a folder.
    fn build(&self, folder: &Path, build: &TableBuild<'_>) -> Result<(), TableError>;

    /// The same together with others, in this process and elsewhere, who see the same folder.
    fn build_shared(&self, folder: &Path, build: &TableBuild<'_>, fabric: &dyn Fabric) -> Result<(), TableError>;

    /// Bytes of memory that a process with `local` of all `workers` needs to build so, and bytes that the folder needs.
    fn shared_needs(&self, pieces: usize, workers: usize, local: usize) -> (u64, u64);

    /// Checks the levels up to `pieces`; `tell` hears of each that is right, the first that is not ends it.
    fn check(
        &self,
        folder: &Path,
        pieces: usize,
        threads: usize,
        stop: &StopFlag,
        tell: &mut dyn FnMut(CheckedLevel),
    ) -> Result<(), TableError>;

    /// The numbers of pieces that have a file, in order; none where there is no folder.
    fn levels(&self, folder: &Path) -> Result<Vec<usize>, TableError>;

    /// The levels that can be used, in order, and what is wrong with the next.
    fn list(&self, folder: &Path) -> (Vec<TableLevel>, Option<TableError>);
}
