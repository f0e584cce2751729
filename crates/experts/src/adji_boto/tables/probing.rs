//! Looking positions up.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};

use jogada_games::adji_boto::{AdjiBoto, Position};
use jogada_rules::Ranked;

use super::cache::Cache;
use super::file::LevelFile;
use super::folder::TableFolder;
use super::format::{BLOCK, decode};
use super::shelf::fingerprint;
use jogada_rules::TableError;

/// Tables that are open: all levels from 0 up to the first that is missing or damaged.
#[derive(Debug)]
pub struct OpenTables {
    levels: Vec<LevelFile>,
    /// The name of the first block of each level.
    names: Vec<u64>,
    cache: Cache,
    /// How many levels are believed: fewer than there are once a block was found damaged.
    believed: AtomicUsize,
    trouble: Mutex<Option<TableError>>,
}

/// What unpacked blocks may take, in bytes.
const CACHE: usize = 64 << 20;

impl OpenTables {
    /// Opens what a folder has. A file that is not what it should be is kept as [`trouble`](Self::trouble), and what is
    /// above it is not used.
    pub fn open(folder: &TableFolder) -> Self {
        let game = AdjiBoto::default();
        let rules = fingerprint();
        let (mut levels, mut trouble) = (Vec::new(), None);
        match folder.levels() {
            Err(error) => trouble = Some(error),
            Ok(listed) => {
                for level in 0..=listed.last().copied().unwrap_or(0) {
                    match LevelFile::open(folder, level, rules, game.positions(level)) {
                        Ok(file) => levels.push(file),
                        Err(TableError::Missing { .. }) if listed.is_empty() => break,
                        Err(error) => {
                            trouble = Some(error);
                            break;
                        }
                    }
                }
            }
        }
        Self::of(levels, trouble)
    }

    fn of(levels: Vec<LevelFile>, trouble: Option<TableError>) -> Self {
        let blocks = |total: &mut u64, file: &LevelFile| {
            let first = *total;
            *total += file.header().blocks();
            Some(first)
        };
        let names: Vec<u64> = levels.iter().scan(0, blocks).collect();
        let all: u64 = levels.iter().map(|file| file.header().blocks()).sum();
        let cache = Cache::new((all as usize).min(CACHE / BLOCK as usize));
        let believed = AtomicUsize::new(levels.len());
        Self { levels, names, cache, believed, trouble: Mutex::new(trouble) }
    }

    /// The most pieces that a board may have to be looked up; none where there are no tables.
    #[inline]
    pub fn most_pieces(&self) -> Option<usize> {
        self.believed.load(Ordering::Relaxed).checked_sub(1)
    }

    /// The files that are open, the fewest pieces first.
    pub fn files(&self) -> &[LevelFile] {
        &self.levels
    }

    /// The points still to come for the side to move, if the position is in a table that can be believed.
    pub fn probe(&self, game: &AdjiBoto, state: &Position) -> Option<i32> {
        if state.pieces() as usize >= self.believed.load(Ordering::Relaxed) {
            return None;
        }
        let (level, number) = game.rank(state);
        match self.look_up(level, number) {
            Ok(value) => Some(value.into()),
            Err(error) => {
                self.believed.fetch_min(level, Ordering::Relaxed);
                *self.trouble.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                None
            }
        }
    }

    fn look_up(&self, level: usize, number: u64) -> Result<i8, TableError> {
        let (block, index) = (number / u64::from(BLOCK), (number % u64::from(BLOCK)) as usize);
        let file = &self.levels[level];
        let code = self.cache.code(self.names[level] + block, index, || file.unpack(block))?;
        Ok(decode(code, level as u32))
    }

    /// What was found to be wrong since this was last asked.
    pub fn trouble(&self) -> Option<TableError> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}
