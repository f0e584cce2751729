//! One file from the blocks of all workers: the same, byte for byte, that one worker alone would have written.
//!
//! Each worker packs its own blocks into a file: a tally of the values, the length and checksum of each block, the blocks. The
//! leader takes the blocks in turn, as they were dealt out.

use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use jogada_files::{OutFile, remove};
use jogada_rules::{Damage, TableError};
use jogada_search::retro::{BoardKnowledge, DEAL};
use memmap2::Mmap;
use zstd::bulk::Compressor;

use super::file::{EFFORT, write_whole};
use super::folder::SHARE;
use super::format::{Header, ValueTally, checksum, encode, word};
use super::keeping::{GoOn, Keeper, draft_of, put};
use super::mapping::map;

/// Bytes before the list: wins, losses, endless.
const TALLY: usize = 24;

/// Where a worker's packed blocks are.
fn share_path(keeper: &Keeper<'_>, worker: usize) -> PathBuf {
    keeper.folder.level(keeper.level).with_extension(format!("{SHARE}{worker}"))
}

/// Packs a worker's blocks.
pub(super) fn pack_share(
    keeper: &Keeper<'_>,
    worker: usize,
    known: &[BoardKnowledge],
    go_on: &GoOn<'_>,
) -> Result<(), TableError> {
    let path = share_path(keeper, worker);
    let part = draft_of(&path);
    let fail = || TableError::io(&part);
    let pieces = keeper.level as u32;
    let mut compressor = Compressor::new(EFFORT).map_err(fail())?;
    let (mut tally, mut blocks) = (ValueTally::default(), Vec::new());
    for known in known.chunks(DEAL as usize) {
        go_on()?;
        for known in known {
            tally.add(known.value(), pieces);
        }
        let codes: Vec<u8> = known.iter().map(|known| encode(known.value(), pieces)).collect();
        blocks.push(compressor.compress(&codes).map_err(fail())?);
    }
    write_share(&part, tally, &blocks).map_err(fail())?;
    put(&part, &path, keeper.folder).map_err(fail())
}

fn write_share(part: &Path, tally: ValueTally, blocks: &[Vec<u8>]) -> std::io::Result<()> {
    let mut out = BufWriter::new(OutFile::create(part)?);
    for word in [tally.wins, tally.losses, tally.endless] {
        out.write_all(&word.to_le_bytes())?;
    }
    for block in blocks {
        out.write_all(&(block.len() as u64).to_le_bytes())?;
        out.write_all(&checksum(&[block]).to_le_bytes())?;
    }
    blocks.iter().try_for_each(|block| out.write_all(block))?;
    out.into_inner()?.sync()
}

/// Makes the file of the level from what all workers packed, and removes that.
pub(super) fn assemble(keeper: &Keeper<'_>, go_on: &GoOn<'_>) -> Result<(), TableError> {
    let workers = keeper.deal.workers;
    let shares: Result<Vec<_>, _> = (0..workers).map(|worker| PackedShare::open(keeper, worker)).collect();
    let shares = shares?;
    let tally = shares.iter().fold(ValueTally::default(), |sum, share| sum.plus(share.tally()));
    let header = Header { rules: keeper.rules, pieces: keeper.level as u32, count: keeper.deal.count, tally };
    let mut places = vec![0; workers];
    let mut blocks = Vec::new();
    for block in 0..header.blocks() {
        go_on()?;
        let (owner, own) = keeper.deal.place(block * DEAL);
        blocks.push(shares[owner].block((own / DEAL) as usize, &mut places[owner])?);
    }
    write_whole(keeper.folder, &header, &blocks)?;
    for share in &shares {
        remove(&share.path).map_err(TableError::io(&share.path))?;
    }
    Ok(())
}

/// What a worker packed.
struct PackedShare {
    path: PathBuf,
    bytes: Mmap,
    /// Bytes before the first block.
    start: usize,
}

impl PackedShare {
    fn open(keeper: &Keeper<'_>, worker: usize) -> Result<Self, TableError> {
        let path = share_path(keeper, worker);
        let bytes = map(&path).map_err(TableError::io(&path))?;
        let start = TALLY + keeper.deal.blocks(worker).count() * 16;
        let share = Self { path, bytes, start };
        if share.bytes.len() < start { Err(share.damaged(Damage::Length)) } else { Ok(share) }
    }

    fn tally(&self) -> ValueTally {
        let [wins, losses, endless] = [0, 8, 16].map(|at| word(&self.bytes, at));
        ValueTally { wins, losses, endless }
    }

    /// The worker's `index`th block, which starts so many bytes after the first; then the next one's place is there.
    fn block(&self, index: usize, place: &mut usize) -> Result<&[u8], TableError> {
        let entry = TALLY + index * 16;
        let start = self.start + *place;
        let length = word(&self.bytes, entry) as usize;
        *place += length;
        let right = |block: &&[u8]| checksum(&[block]) == word(&self.bytes, entry + 8);
        let block = self.bytes.get(start..).and_then(|rest| rest.get(..length)).filter(right);
        block.ok_or_else(|| self.damaged(Damage::Block(index as u64)))
    }

    fn damaged(&self, damage: Damage) -> TableError {
        TableError::Damaged { path: self.path.clone(), damage }
    }
}
