//! Making tables, level by level.

use jogada_files::{Lock, LockError, make_folder, remove};
use jogada_games::adji_boto::AdjiBoto;
use jogada_rules::{Ranked, TableBuild, TableError, TableProgress, TableStage};
use jogada_search::retro::{LevelWork, work_out};

use super::file::write;
use super::folder::TableFolder;
use super::format::{Header, ValueTally};
use super::shelf::{Shelf, looked_at_from};

/// Bytes on the disk for eight values, about; a little more than were ever seen.
const BYTES_FOR_EIGHT: u64 = 3;

/// Builds what is missing or damaged of the tables in a folder.
///
/// ```
/// use jogada_experts::adji_boto::tables::{TableFolder, OpenTables, build, check};
/// use jogada_games::adji_boto::AdjiBoto;
/// use jogada_rules::{Notation, StopFlag, TableBuild};
///
/// let dir = tempfile::tempdir()?;
/// let folder = TableFolder::new(dir.path());
/// let stop = StopFlag::new();
/// build(&folder, &TableBuild { pieces: 3, threads: 1, memory: None, stop: &stop, tell: &|_| {} })?;
/// check(&folder, 3, 1, &stop, &mut |_| {})?;
///
/// let game = AdjiBoto::default();
/// let state = game.read_position("((0 0 0 0 0 0)(0 1 1 0 0 0)) 0 0 1")?;
/// assert_eq!(OpenTables::open(&folder).probe(&game, &state), Some(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn build(folder: &TableFolder, build: &TableBuild) -> Result<(), TableError> {
    check_memory(build)?;
    make_folder(folder.path()).map_err(TableError::io(folder.path()))?;
    let _lock = lock(folder)?;
    folder.prepare().and_then(|()| check_room(folder, build, 0)).and_then(|()| build_levels(folder, build))
}

/// Nobody else builds here as long as it lives.
pub(super) fn lock(folder: &TableFolder) -> Result<Lock, TableError> {
    let path = folder.path().join("building");
    Lock::take(&path).map_err(|error| match error {
        LockError::Busy { process } => TableError::Busy { path: folder.path().to_owned(), process },
        LockError::Io(error) => TableError::io(&path)(error),
    })
}

/// A level being worked out takes a byte and a bit a board, and a byte a board of each level that it looks at.
fn check_memory(build: &TableBuild) -> Result<(), TableError> {
    let game = AdjiBoto::default();
    let below: u64 = looked_at_from(build.pieces).map(|level| game.positions(level)).sum();
    let own = game.positions(build.pieces);
    let needed = below.saturating_add(own).saturating_add(own / 2);
    match build.memory {
        Some(present) if present < needed => Err(TableError::Memory { needed, present }),
        _ => Ok(()),
    }
}

/// Bytes that a level takes on the disk, about.
pub(super) const fn bytes_on_disk(count: u64) -> u64 {
    count / 8 * BYTES_FOR_EIGHT + 4096
}

/// Fails if the disk has no room for what is missing and for so many bytes beside it.
pub(super) fn check_room(folder: &TableFolder, build: &TableBuild, beside: u64) -> Result<(), TableError> {
    let game = AdjiBoto::default();
    let shelf = Shelf::new(folder);
    let missing = (0..=build.pieces).filter(|&level| shelf.file(level).is_err());
    let tables: u64 = missing.map(|level| bytes_on_disk(game.positions(level))).sum();
    let needed = if tables == 0 { 0 } else { tables + beside };
    let free = fs4::available_space(folder.path()).map_err(TableError::io(folder.path()))?;
    let path = folder.path().to_owned();
    if free < needed { Err(TableError::Room { path, free, needed }) } else { Ok(()) }
}

fn build_levels(folder: &TableFolder, build: &TableBuild) -> Result<(), TableError> {
    let mut shelf = Shelf::new(folder);
    let mut level = 0;
    while level <= build.pieces {
        match shelf.whole_file(level) {
            Ok(file) => {
                let stage = TableStage::Ready { new: false };
                (build.tell)(TableProgress { pieces: level, count: file.header().count, stage });
            }
            Err(error) if error.is_mendable() => match shelf.prepare(level) {
                Ok(()) => {
                    if let TableError::Damaged { damage, .. } = error {
                        let (count, stage) = (AdjiBoto::default().positions(level), TableStage::Damaged(damage));
                        (build.tell)(TableProgress { pieces: level, count, stage });
                    }
                    build_level(folder, &mut shelf, level, build)?;
                }
                // A block of a level below was damaged: that level comes first.
                Err(TableError::Damaged { path, .. }) => {
                    remove(&path).map_err(TableError::io(&path))?;
                    (level, shelf) = (0, Shelf::new(folder));
                    continue;
                }
                Err(error) => return Err(error),
            },
            Err(error) => return Err(error),
        }
        level += 1;
    }
    Ok(())
}

fn build_level(folder: &TableFolder, shelf: &mut Shelf, level: usize, build: &TableBuild) -> Result<(), TableError> {
    let game = AdjiBoto::default();
    let count = game.positions(level);
    let tell = |stage| (build.tell)(TableProgress { pieces: level, count, stage });
    let work = LevelWork { threads: build.threads, stop: build.stop, tell: &|looks| tell(TableStage::Looked(looks)) };
    let values = work_out(&game, level, &shelf.below(), &work)?;
    tell(TableStage::Writing);
    let tally = ValueTally::of(&values, level as u32);
    let header = Header { rules: shelf.rules(), pieces: level as u32, count, tally };
    write(folder, &header, &values, build.threads)?;
    tell(TableStage::Ready { new: true });
    shelf.add(values);
    Ok(())
}
