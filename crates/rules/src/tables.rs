//! What there is to say about tables of endings: how far a build has got, which levels there are, what is wrong with them.
//! Data; whoever reads and writes files is elsewhere.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::fabric::FabricError;
use crate::limits::{StopFlag, Stopped};

/// Why tables were not built, read or believed.
#[derive(Debug, Error)]
pub enum TableError {
    /// The system did not let us read or write.
    #[error("{path}: {source}", path = path.display())]
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// A file is not what was written.
    #[error("{path} is damaged: {damage}", path = path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        damage: Damage,
    },
    /// A level that is asked for has no file.
    #[error("{path} is missing", path = path.display())]
    Missing {
        /// Where it would be.
        path: PathBuf,
    },
    /// Someone else is building in this folder.
    #[error("tables are being built in {path} already", path = path.display())]
    Busy {
        /// The folder.
        path: PathBuf,
        /// The number of the other process, where it could be read.
        process: Option<u32>,
    },
    /// The disk has no room for what is to be built.
    #[error("{path} has room for {free} bytes, {needed} are needed", path = path.display())]
    Room {
        /// The folder.
        path: PathBuf,
        /// Bytes that are free.
        free: u64,
        /// Bytes that are needed, about.
        needed: u64,
    },
    /// The machine has not the memory that it takes.
    #[error("{needed} bytes of memory are needed, the machine has {present}")]
    Memory {
        /// Bytes that are needed.
        needed: u64,
        /// Bytes that there are.
        present: u64,
    },
    /// Workers see different folders.
    #[error("{path} is not the folder that the first process has", path = path.display())]
    NotShared {
        /// The folder.
        path: PathBuf,
    },
    /// What connects workers broke.
    #[error("{0}")]
    Fabric(#[from] FabricError),
    /// Stopped on request.
    #[error("{0}")]
    Stopped(#[from] Stopped),
}

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Damage {
    /// It is no table.
    #[error("it is no table")]
    Foreign,
    /// It was written in another version of the format.
    #[error("its format is another version, {0}")]
    Version(u32),
    /// It is a table of other rules, or of another number of pieces.
    #[error("it is a table of something else")]
    Other,
    /// It does not have the length that it should.
    #[error("it has not its length")]
    Length,
    /// Its head or its list of blocks was changed.
    #[error("its head is not what was written")]
    Head,
    /// A block was changed.
    #[error("block {0} is not what was written")]
    Block(u64),
    /// The value of a number is not what its moves show.
    #[error("the value of position {0} does not follow from its moves")]
    Value(u64),
    /// What the head says about the values as a whole is not so.
    #[error("its head counts its values wrong")]
    Tally,
}

impl TableError {
    /// For `map_err`: the system did not let us.
    pub fn io(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        move |source| Self::Io { path, source }
    }

    /// Whether the file in question can be made again by building.
    pub const fn is_mendable(&self) -> bool {
        matches!(self, Self::Damaged { .. } | Self::Missing { .. })
    }
}

/// What to build, and how.
pub struct TableBuild<'a> {
    /// Tables for all boards with at most so many pieces.
    pub pieces: usize,
    /// How many threads share the work, at least one.
    pub threads: usize,
    /// The memory of the machine in bytes, where it is known: more than that is refused.
    pub memory: Option<u64>,
    /// Stops it.
    pub stop: &'a StopFlag,
    /// Hears how far it has got.
    pub tell: &'a (dyn Fn(TableProgress) + Sync),
}

/// How far a build has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableProgress {
    /// The pieces of the level in hand.
    pub pieces: usize,
    /// How many boards it has.
    pub count: u64,
    /// What was done since the last report.
    pub stage: TableStage,
}

/// What is being done to a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableStage {
    /// What is there is not what was written, and is built again.
    Damaged(Damage),
    /// So many boards were looked at since the last report.
    Looked(u64),
    /// All values are known and are being written.
    Writing,
    /// It is on the disk: built now, or before.
    Ready {
        /// Whether it was built now.
        new: bool,
    },
}

/// A level that was found to be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CheckedLevel {
    /// How many pieces its boards have.
    pub pieces: usize,
    /// How many boards it has.
    pub count: u64,
}

/// A level that there is a table of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableLevel {
    /// How many pieces its boards have.
    pub pieces: u32,
    /// How many boards it has.
    pub positions: u64,
    /// Boards that the side to move wins.
    pub wins: u64,
    /// Boards that the side to move loses.
    pub losses: u64,
    /// Boards whose play never ends.
    pub endless: u64,
    /// Bytes on the disk.
    pub bytes: u64,
    /// The checksum of the whole file: two files of one level with the same sum hold the same values.
    pub checksum: u64,
}
