//! Building tables by workers who share each level, in one process or many, over a folder that all of them see.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

use jogada_files::{make_folder, put_in_place};
use jogada_games::adji_boto::AdjiBoto;
use jogada_rules::{Exchange, Fabric, Ranked, StopFlag, Stopped, TableBuild, TableError, TableProgress};
use jogada_search::retro::{CaptureLooks, Deal, LevelBelow, Values};

use super::building::{check_room, lock};
use super::folder::TableFolder;
use super::format::checksum;
use super::keeping::KeepingHabit;
use super::share::TableShare;
use super::shelf::{Shelf, looked_at_from};

/// Builds what is missing or damaged of the tables in a folder that all workers of the fabric see. Every process calls it.
pub fn build_shared(folder: &TableFolder, build: &TableBuild, fabric: &dyn Fabric) -> Result<(), TableError> {
    build_keeping(folder, build, fabric, KeepingHabit::USUAL)
}

/// The same with another habit of keeping what is half done.
fn build_keeping(
    folder: &TableFolder,
    build: &TableBuild,
    fabric: &dyn Fabric,
    habit: KeepingHabit,
) -> Result<(), TableError> {
    let (needed, _) = shared_needs(build.pieces, fabric.workers(), fabric.local().len());
    if let Some(present) = build.memory.filter(|&present| present < needed) {
        return Err(TableError::Memory { needed, present });
    }
    let (mut token, mut _lock) = (0, None);
    if fabric.local().contains(&0) {
        make_folder(folder.path()).map_err(TableError::io(folder.path()))?;
        _lock = Some(lock(folder)?);
        folder.prepare()?;
        check_room(folder, build, bytes_kept(build.pieces))?;
        token = write_token(folder)?;
    }
    let game = AdjiBoto::default();
    let (reports, reported) = channel();
    let commons = Commons {
        folder: folder.clone(),
        pieces: build.pieces,
        stop: build.stop.clone(),
        reports,
        workers: fabric.workers(),
        local: fabric.local(),
        pulse: fabric.pulse(),
        game,
        token,
        habit,
        shelf: Shelf::new(folder),
        parts: Mutex::default(),
    };
    let job = move |worker: usize, exchange: &mut dyn Exchange| commons.work(worker, exchange);
    // Workers may outlive what this function borrows, so they report to it, for as long as there are any.
    fabric.run(Arc::new(job), &mut || reported.iter().for_each(build.tell))
}

/// Bytes of memory that a process with `local` of all `workers` needs, and bytes of disk that the folder needs, about.
///
/// In memory are two bytes and a bit for each board of theirs, a byte for each of theirs in the levels that captures lead to,
/// and words on their way. The folder holds, beside the tables, what is kept of the largest level.
pub fn shared_needs(pieces: usize, workers: usize, local: usize) -> (u64, u64) {
    const WORDS: u64 = 64 << 20;
    let game = AdjiBoto::default();
    let below: u64 = looked_at_from(pieces).map(|level| game.positions(level)).sum();
    let own = game.positions(pieces);
    let all = own * 2 + own / 8 + below;
    let memory = all / workers as u64 * local as u64 + WORDS * local as u64;
    let tables: u64 = (0..=pieces).map(|level| super::building::bytes_on_disk(game.positions(level))).sum();
    (memory, tables + bytes_kept(pieces))
}

/// What the folder needs beside the tables: what is kept of the largest level, twice, or its blocks before they are one file.
fn bytes_kept(pieces: usize) -> u64 {
    let own = AdjiBoto::default().positions(pieces);
    if KeepingHabit::USUAL.is_worth_it(own) { 2 * 2 * own } else { super::building::bytes_on_disk(own) }
}

/// What shows others that they see the same folder: a number in a file.
const TOKEN: &str = "shared";

fn write_token(folder: &TableFolder) -> Result<u32, TableError> {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |time| time.as_nanos());
    let token = checksum(&[&now.to_le_bytes(), &std::process::id().to_le_bytes()]) as u32;
    let path = folder.path().join(TOKEN);
    put_in_place(&path, token.to_string().as_bytes()).map_err(TableError::io(&path))?;
    Ok(token)
}

/// What the workers of this process have in common.
pub(super) struct Commons {
    pub(super) folder: TableFolder,
    pieces: usize,
    stop: StopFlag,
    pub(super) reports: Sender<TableProgress>,
    /// How many workers there are, everywhere.
    pub(super) workers: usize,
    /// Which of them are in this process.
    pub(super) local: Range<usize>,
    pulse: Arc<AtomicU64>,
    pub(super) game: AdjiBoto,
    pub(super) shelf: Shelf,
    /// What was written into the folder, if this is the process that did.
    pub(super) token: u32,
    /// When to keep what is half done.
    pub(super) habit: KeepingHabit,
    /// What each worker has of the levels below, while captures are looked at.
    parts: Mutex<Vec<(usize, BelowParts)>>,
}

/// One worker's part of each level that captures lead to.
type BelowParts = Vec<Arc<Values>>;

impl Commons {
    fn work(&self, worker: usize, exchange: &mut dyn Exchange) -> Result<(), TableError> {
        (0..=self.pieces).try_for_each(|level| exchange.passes(&mut TableShare::new(self, worker, level)))
    }

    pub(super) fn deal(&self, level: usize) -> Deal {
        Deal { count: self.game.positions(level), workers: self.workers }
    }

    /// Says that something was done, unless it shall not go on.
    pub(super) fn go_on(&self) -> Result<(), TableError> {
        self.pulse.fetch_add(1, Ordering::Relaxed);
        if self.stop.is_stopped() { Err(Stopped::Asked.into()) } else { Ok(()) }
    }

    /// Fails unless the folder is the one that the leader sees.
    pub(super) fn check_folder(&self, token: u32) -> Result<(), TableError> {
        let seen = std::fs::read_to_string(self.folder.path().join(TOKEN)).ok();
        if seen.is_some_and(|text| text == token.to_string()) {
            return Ok(());
        }
        Err(TableError::NotShared { path: self.folder.path().to_owned() })
    }

    /// Reads a worker's part of the levels below.
    pub(super) fn read_below(&self, worker: usize, level: usize) -> Result<(), TableError> {
        let mut mine = Vec::new();
        for below in looked_at_from(level) {
            let file = self.shelf.file(below)?;
            let mut values = Vec::with_capacity(self.deal(below).owned(worker) as usize);
            for block in self.deal(below).blocks(worker) {
                self.go_on()?;
                file.unpack_into(block, &mut values)?;
            }
            mine.push(Arc::new(values.into()));
        }
        self.parts().push((worker, mine));
        Ok(())
    }

    /// What all workers of this process have read.
    pub(super) fn captures(&self, level: usize) -> CaptureLooks {
        let mut parts = self.parts();
        parts.sort_unstable_by_key(|&(worker, _)| worker);
        let below = looked_at_from(level).enumerate().map(|(index, below)| {
            let parts = parts.iter().map(|(_, mine)| Arc::clone(&mine[index])).collect();
            LevelBelow { level: below, deal: self.deal(below), parts }
        });
        CaptureLooks::new(self.local.clone(), below.collect())
    }

    /// Forgets what was read, once nobody needs it any more.
    pub(super) fn forget_below(&self) {
        self.parts().clear();
    }

    fn parts(&self) -> MutexGuard<'_, Vec<(usize, BelowParts)>> {
        self.parts.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests;
#[cfg(test)]
mod told;
