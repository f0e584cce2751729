//! What workers keep of a level that is half done, so that others can go on from there, more of them or fewer.
//!
//! A file a worker and pass: a head, then each block of the worker's, two bytes a board, with a checksum. It counts once all workers
//! have one of the same pass. What is known after a pass is the same whoever worked on it, so nothing else needs to be kept.

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use jogada_files::{OutFile, remove, rename, sync_folder};
use jogada_rules::{Damage, TableError};
use jogada_search::retro::{BoardKnowledge, DEAL, Deal};

use super::folder::{DRAFT, TableFolder};
use super::format::{checksum, word};
use super::mapping::map;

/// What is done between blocks: something may have to stop.
pub(super) type GoOn<'a> = dyn Fn() -> Result<(), TableError> + 'a;

const MAGIC: [u8; 8] = *b"JOGADAKP";
/// Bytes of the head: magic, rules, level, score, worker and how many.
const HEAD: usize = 48;
/// Bytes of a whole block with its checksum.
const BLOCK: usize = 2 * DEAL as usize + 8;

/// What is kept, and how often.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeepingHabit {
    /// Levels with fewer boards are not worth keeping half done.
    pub(super) least: u64,
    /// Keeping may take one part in so many of the time.
    pub(super) pace: u32,
}

impl KeepingHabit {
    /// What a level costs that is done again, against what keeping costs.
    pub(super) const USUAL: Self = Self { least: 1 << 20, pace: 20 };

    pub(super) const fn is_worth_it(self, count: u64) -> bool {
        count >= self.least
    }
}

/// Keeps and finds what was kept of one level.
pub(super) struct Keeper<'a> {
    pub(super) folder: &'a TableFolder,
    pub(super) rules: u64,
    pub(super) level: usize,
    pub(super) deal: Deal,
}

impl Keeper<'_> {
    /// Where a worker, of so many, keeps what it knows after the pass of a score.
    fn path(&self, score: i8, worker: usize, workers: usize) -> PathBuf {
        self.folder.level(self.level).with_extension(format!("kept-{score}-{worker}-{workers}"))
    }

    fn head(&self, score: i8, worker: usize, workers: usize) -> [u8; HEAD] {
        let mut head = [0; HEAD];
        head[..8].copy_from_slice(&MAGIC);
        let words = [self.rules, self.level as u64, score as u64, worker as u64, workers as u64];
        for (place, word) in head[8..].chunks_exact_mut(8).zip(words) {
            place.copy_from_slice(&word.to_le_bytes());
        }
        head
    }

    /// Keeps what a worker knows.
    pub(super) fn write(
        &self,
        score: i8,
        worker: usize,
        known: &[BoardKnowledge],
        go_on: &GoOn<'_>,
    ) -> Result<(), TableError> {
        let path = self.path(score, worker, self.deal.workers);
        let part = draft_of(&path);
        let written = self.write_part(&part, score, worker, known, go_on);
        written.and_then(|()| put(&part, &path, self.folder).map_err(TableError::io(&path)))
    }

    fn write_part(
        &self,
        part: &Path,
        score: i8,
        worker: usize,
        known: &[BoardKnowledge],
        go_on: &GoOn<'_>,
    ) -> Result<(), TableError> {
        let fail = || TableError::io(part);
        let mut out = BufWriter::with_capacity(1 << 20, OutFile::create(part).map_err(fail())?);
        out.write_all(&self.head(score, worker, self.deal.workers)).map_err(fail())?;
        let mut bytes = Vec::with_capacity(BLOCK);
        for block in known.chunks(DEAL as usize) {
            go_on()?;
            bytes.clear();
            bytes.extend(block.iter().flat_map(|known| [known.worth as u8, known.open]));
            let sum = checksum(&[&bytes]);
            bytes.extend(sum.to_le_bytes());
            out.write_all(&bytes).map_err(fail())?;
        }
        out.into_inner().map_err(|error| fail()(error.into_error()))?.sync().map_err(fail())
    }

    /// Reads what so many workers kept, as far as it is this worker's now. What is damaged is removed: the next attempt goes on
    /// from something else.
    pub(super) fn read(
        &self,
        score: i8,
        workers: usize,
        worker: usize,
        known: &mut [BoardKnowledge],
        go_on: &GoOn<'_>,
    ) -> Result<(), TableError> {
        let before = Deal { workers, ..self.deal };
        let open = |old: usize| KeptFile::open(self.path(score, old, workers), &self.head(score, old, workers));
        let mut files: Vec<Option<KeptFile>> = (0..workers).map(|_| None).collect();
        for (block, known) in self.deal.blocks(worker).zip(known.chunks_mut(DEAL as usize)) {
            go_on()?;
            let (old, own) = before.place(block * DEAL);
            if files[old].is_none() {
                files[old] = Some(open(old)?);
            }
            let file = files[old].as_ref().expect("it was opened just now");
            file.read((own / DEAL) as usize, known)?;
        }
        Ok(())
    }

    /// The lowest score that all workers of a run kept, and how many those were.
    pub(super) fn newest(&self) -> Result<Option<(i8, usize)>, TableError> {
        Ok(self.whole()?.into_iter().min())
    }

    /// Removes what was kept earlier than the newest that is whole.
    pub(super) fn remove_older(&self) -> Result<(), TableError> {
        let Some((newest, _)) = self.newest()? else { return Ok(()) };
        self.remove_where(|score| score > newest)
    }

    /// Removes all that was kept of the level.
    pub(super) fn remove_all(&self) -> Result<(), TableError> {
        self.remove_where(|_| true)
    }

    fn remove_where(&self, which: impl Fn(i8) -> bool) -> Result<(), TableError> {
        for (score, worker, workers) in self.listed()? {
            if which(score) {
                let path = self.path(score, worker, workers);
                remove(&path).map_err(TableError::io(&path))?;
            }
        }
        Ok(())
    }

    /// What all of its workers have kept: score and how many workers.
    fn whole(&self) -> Result<Vec<(i8, usize)>, TableError> {
        let listed = self.listed()?;
        let mut groups: Vec<(i8, usize)> = listed.iter().map(|&(score, _, workers)| (score, workers)).collect();
        groups.sort_unstable();
        groups.dedup();
        let is_whole =
            |&(score, workers): &(i8, usize)| (0..workers).all(|worker| listed.contains(&(score, worker, workers)));
        Ok(groups.into_iter().filter(is_whole).collect())
    }

    /// Score, worker and how many, of all files that were kept of the level.
    fn listed(&self) -> Result<Vec<(i8, usize, usize)>, TableError> {
        let names = self.folder.extensions(self.level)?;
        Ok(names.iter().filter_map(|name| parsed(name)).collect())
    }
}

/// Score, worker and how many, from the end of a name.
fn parsed(extension: &str) -> Option<(i8, usize, usize)> {
    let mut parts = extension.strip_prefix("kept-")?.split('-');
    let parsed = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    parts.next().is_none().then_some(parsed)
}

/// A file that a worker kept.
struct KeptFile {
    path: PathBuf,
    bytes: memmap2::Mmap,
}

impl KeptFile {
    fn open(path: PathBuf, head: &[u8; HEAD]) -> Result<Self, TableError> {
        let bytes = map(&path).map_err(TableError::io(&path))?;
        let file = Self { path, bytes };
        if file.bytes.get(..HEAD) == Some(head) { Ok(file) } else { Err(file.damaged(Damage::Other)) }
    }

    fn read(&self, block: usize, known: &mut [BoardKnowledge]) -> Result<(), TableError> {
        let start = HEAD + block * BLOCK;
        let end = start + 2 * known.len();
        let right = |bytes: &&[u8]| checksum(&[&bytes[..2 * known.len()]]) == word(bytes, 2 * known.len());
        let bytes = self.bytes.get(start..end + 8).filter(right);
        let bytes = bytes.ok_or_else(|| self.damaged(Damage::Block(block as u64)))?;
        for (known, pair) in known.iter_mut().zip(bytes.chunks_exact(2)) {
            *known = BoardKnowledge { worth: pair[0] as i8, open: pair[1] };
        }
        Ok(())
    }

    fn damaged(&self, damage: Damage) -> TableError {
        // That it can not be removed adds nothing to what is wrong.
        let _ = remove(&self.path);
        TableError::Damaged { path: self.path.clone(), damage }
    }
}

/// Where a file is written until it is whole. Workers have files of their own, so no two have the same draft.
pub(super) fn draft_of(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(DRAFT);
    name.into()
}

/// Gives a draft that is on the disk its name.
pub(super) fn put(part: &Path, path: &Path, folder: &TableFolder) -> std::io::Result<()> {
    rename(part, path)?;
    sync_folder(folder.path())
}
