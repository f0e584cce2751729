//! Endgame tables: the margin still to come of every position with so many pieces, in files that are read as needed.
//!
//! A folder holds a file for each number of pieces. [`build`] makes them, level by level; what is finished is never
//! touched again, so a build that was stopped in whatever way goes on from there. [`OpenTables`] looks positions up,
//! [`check`] goes through everything that can be wrong with a folder. Play without end is worth nothing in all of them.

mod assembly;
mod building;
mod cache;
mod checking;
mod file;
mod folder;
mod format;
mod keeping;
mod mapping;
mod order;
mod probing;
mod share;
mod sharing;
mod shelf;
#[cfg(test)]
mod told;

pub use self::building::build;
pub use self::checking::check;
pub use self::file::LevelFile;
pub use self::folder::TableFolder;
pub use self::format::{Header, ValueTally};
pub use self::probing::OpenTables;
pub use self::sharing::{build_shared, shared_needs};
