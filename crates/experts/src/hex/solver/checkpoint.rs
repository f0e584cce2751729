//! What a solver remembers, kept in a file so that it can go on after being stopped in any way.
//!
//! The file holds the entries of the table that took the most work and ends with a checksum; what is in it depends on the
//! position and the work done, not on the machine or the time of day.

use std::path::{Path, PathBuf};

use jogada_rules::{CheckpointError, Side};

use super::SizedSolver;
use super::numbers::MoverNumbers;
use super::table::{Known, ORDERED, Open, SolverEntry, SolverVerdict, TablePlace};
use crate::hex::bits::CellBits;
use crate::hex::terrain::Stones;
use crate::kept_file::{body, checksum, contents, number, put_in_place, remove, take};

/// A place for checkpoints of one position.
#[derive(Clone, Debug)]
pub(in crate::hex) struct HexCheckpoint<B> {
    pub(in crate::hex) path: PathBuf,
    pub(in crate::hex) root: Stones<B>,
}

const MAGIC: &[u8; 16] = b"jogada hex   1\r\n";
/// The most entries that are kept.
const MOST_ENTRIES: usize = 1 << 19;

impl<B: CellBits> HexCheckpoint<B> {
    /// Writes down what is known now.
    pub(in crate::hex) fn save(&self, solver: &SizedSolver<B>) -> Result<(), CheckpointError> {
        put_in_place(&self.path, &self.encoded(solver))
    }

    /// Puts what was known into the table, if there is a file.
    pub(in crate::hex) fn load(&self, solver: &SizedSolver<B>) -> Result<(), CheckpointError> {
        contents(&self.path)?.map_or(Ok(()), |bytes| self.decoded(&bytes, solver))
    }

    /// Removes the file: the position is solved.
    pub(in crate::hex) fn finish(&self) -> Result<(), CheckpointError> {
        remove(&self.path)
    }

    /// What the file is about.
    fn problem(&self, size: usize) -> Vec<u8> {
        let mut bytes = vec![size as u8];
        put_stones(&mut bytes, &self.root);
        bytes
    }

    fn encoded(&self, solver: &SizedSolver<B>) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.problem(solver.terrain.size));
        let mut entries = solver.table.entries();
        entries.sort_unstable_by_key(|entry| (std::cmp::Reverse(entry.work), entry.stones));
        entries.truncate(MOST_ENTRIES);
        for entry in &entries {
            put_entry(&mut bytes, entry);
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    fn decoded(&self, bytes: &[u8], solver: &SizedSolver<B>) -> Result<(), CheckpointError> {
        let path = |path: &Path| path.to_owned();
        let damaged = || CheckpointError::Damaged { path: path(&self.path) };
        let mut rest = body(&self.path, bytes, MAGIC)?;
        let problem = self.problem(solver.terrain.size);
        if take(&mut rest, problem.len()).ok_or_else(damaged)? != problem {
            return Err(CheckpointError::Foreign { path: path(&self.path) });
        }
        while !rest.is_empty() {
            let entry = take_entry(&mut rest).ok_or_else(damaged)?;
            let place = TablePlace::of(&solver.terrain, entry.stones);
            solver.table.put(&place, entry.known, entry.work.into());
        }
        Ok(())
    }
}

fn put_set<B: CellBits>(bytes: &mut Vec<u8>, set: B) {
    let mut words = Vec::new();
    set.words(&mut words);
    bytes.extend(words.iter().flat_map(|word| word.to_le_bytes()));
}

fn take_set<B: CellBits>(bytes: &mut &[u8]) -> Option<B> {
    let words: Vec<u64> = take(bytes, B::ROOM / 8)?.chunks_exact(8).map(number).collect();
    Some(B::from_words(&words))
}

fn put_stones<B: CellBits>(bytes: &mut Vec<u8>, stones: &Stones<B>) {
    bytes.push(stones.turn.number());
    stones.of.iter().for_each(|&set| put_set(bytes, set));
}

fn take_stones<B: CellBits>(bytes: &mut &[u8]) -> Option<Stones<B>> {
    let turn = Side::from_number(take(bytes, 1)?[0])?;
    Some(Stones { of: [take_set(bytes)?, take_set(bytes)?], turn })
}

/// How an entry begins: what kind it is.
mod kind {
    pub(super) const LOST: u8 = 0;
    pub(super) const WON: u8 = 1;
    pub(super) const WON_BY: u8 = 2;
    pub(super) const OPEN: u8 = 3;
}

fn put_entry<B: CellBits>(bytes: &mut Vec<u8>, entry: &SolverEntry<B>) {
    put_stones(bytes, &entry.stones);
    bytes.extend(entry.work.to_le_bytes());
    match entry.known {
        Known::Decided(SolverVerdict { mover_wins, carrier, best }) => {
            bytes.push(match (mover_wins, best) {
                (false, _) => kind::LOST,
                (true, None) => kind::WON,
                (true, Some(_)) => kind::WON_BY,
            });
            bytes.extend(best.filter(|_| mover_wins).iter().flat_map(|cell| cell.to_le_bytes()));
            put_set(bytes, carrier);
        }
        Known::Open(open) => {
            bytes.push(kind::OPEN);
            bytes.extend(open.numbers.win.to_le_bytes());
            bytes.extend(open.numbers.loss.to_le_bytes());
            bytes.extend(open.order.iter().flat_map(|cell| cell.to_le_bytes()));
            put_set(bytes, open.region);
            put_set(bytes, open.needed);
        }
    }
}

fn take_entry<B: CellBits>(bytes: &mut &[u8]) -> Option<SolverEntry<B>> {
    let stones = take_stones(bytes)?;
    let work = number(take(bytes, 4)?) as u32;
    let kind = take(bytes, 1)?[0];
    let known = match kind {
        kind::LOST | kind::WON | kind::WON_BY => {
            let best = if kind == kind::WON_BY { Some(number(take(bytes, 2)?) as u16) } else { None };
            Known::Decided(SolverVerdict { mover_wins: kind != kind::LOST, carrier: take_set(bytes)?, best })
        }
        kind::OPEN => {
            let numbers = MoverNumbers { win: number(take(bytes, 4)?) as u32, loss: number(take(bytes, 4)?) as u32 };
            let mut order = [0; ORDERED];
            for cell in &mut order {
                *cell = number(take(bytes, 2)?) as u16;
            }
            Known::Open(Open { numbers, order, region: take_set(bytes)?, needed: take_set(bytes)? })
        }
        _ => return None,
    };
    Some(SolverEntry { stones, known, work })
}
