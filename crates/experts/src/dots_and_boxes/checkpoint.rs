//! What a solver has proven so far, kept in a file so that it can go on after being stopped in any way.
//!
//! The file is written beside its final name, flushed to the disk and put in place by renaming: at every moment there is a
//! whole one or none. It holds the bounds proven so far and the entries of the ledger that took the most work, and ends
//! with a checksum. What is in it depends on the position and the work done, not on the machine or the time of day.

use std::path::{Path, PathBuf};

use jogada_files::Lock;
use jogada_games::dots_and_boxes::{DotsAndBoxes, DotsState};
use jogada_rules::CheckpointError;

use super::ledger::{Ledger, LedgerEntry};
use super::pieces::{Collection, Piece};
use super::solver::{Proven, QuietSolver};
use crate::kept_file::{body, checksum, contents, lock, number, put_in_place, remove, take};

/// A place for checkpoints of one position.
#[derive(Clone, Debug)]
pub struct Checkpoint {
    path: PathBuf,
    /// What the file is about, byte for byte.
    problem: Vec<u8>,
}

const MAGIC: &[u8; 16] = b"jogada dots  2\r\n";
/// Bytes of an entry: the number of its position and what is known of it.
const ENTRY: usize = 12;
/// The most entries that are kept: about fifty megabytes.
const MOST_ENTRIES: usize = 4 << 20;

impl Checkpoint {
    /// Checkpoints of this position in this file.
    pub fn new(path: &Path, game: &DotsAndBoxes, state: &DotsState) -> Self {
        let (rows, cols) = game.size();
        let lines = state.drawn().iter().flat_map(|word| word.to_le_bytes());
        Self { path: path.to_owned(), problem: [rows as u8, cols as u8].into_iter().chain(lines).collect() }
    }

    /// Keeps other processes away from the file.
    pub(super) fn lock(&self) -> Result<Lock, CheckpointError> {
        lock(&self.path)
    }

    /// Writes down what is known now.
    pub(super) fn save(&self, solver: &QuietSolver, proven: Proven) -> Result<(), CheckpointError> {
        put_in_place(&self.path, &self.encoded(solver, proven))
    }

    /// Puts what was known into the ledger, if there is a file.
    pub(super) fn load(&self, solver: &QuietSolver) -> Result<Option<Proven>, CheckpointError> {
        contents(&self.path)?.map(|bytes| self.decoded(&bytes, solver)).transpose()
    }

    /// Removes the file: the position is solved.
    pub fn finish(&self) -> Result<(), CheckpointError> {
        remove(&self.path)
    }

    fn encoded(&self, solver: &QuietSolver, proven: Proven) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.problem.len() as u32).to_le_bytes());
        bytes.extend(&self.problem);
        bytes.extend(proven.lower.to_le_bytes());
        bytes.extend(proven.upper.to_le_bytes());
        let entries: Vec<(u64, LedgerEntry)> = worthiest(&solver.ledger, MOST_ENTRIES).collect();
        // Collections get their numbers as they come up: those of the entries are among these.
        let collections: Vec<&[Piece]> = solver.collections.members().collect();
        bytes.extend((collections.len() as u32).to_le_bytes());
        for members in collections {
            bytes.push(members.len() as u8);
            bytes.extend(members.iter().flat_map(|&piece| piece_code(piece).to_le_bytes()));
        }
        for (number, entry) in entries {
            bytes.extend(number.to_le_bytes());
            bytes.extend([entry.lower, entry.upper, entry.line, entry.work]);
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    fn decoded(&self, bytes: &[u8], solver: &QuietSolver) -> Result<Proven, CheckpointError> {
        let damaged = || CheckpointError::Damaged { path: self.path.clone() };
        let mut rest = body(&self.path, bytes, MAGIC)?;
        let problem = take(&mut rest, 4).map(number).and_then(|length| take(&mut rest, length as usize));
        if problem.ok_or_else(damaged)? != self.problem {
            return Err(CheckpointError::Foreign { path: self.path.clone() });
        }
        let mut bound = || take(&mut rest, 4).map(|bytes| number(bytes) as u32 as i32).ok_or_else(damaged);
        let proven = Proven { lower: bound()?, upper: bound()? };
        let numbers = take_collections(&mut rest, solver).ok_or_else(damaged)?;
        if rest.len() % ENTRY != 0 {
            return Err(damaged());
        }
        let lines = solver.lines();
        for entry in rest.chunks_exact(ENTRY) {
            let [.., lower, upper, line, work] = *entry else { return Err(damaged()) };
            let before = number(&entry[..8]);
            let collection = *numbers.get((before >> lines) as usize).ok_or_else(damaged)?;
            let now = before & ((1 << lines) - 1) | u64::from(collection) << lines;
            solver.ledger.store(now, LedgerEntry { lower, upper, line, work });
        }
        Ok(proven)
    }
}

/// The entries that took the most work, as many as there is room for.
fn worthiest(ledger: &Ledger, mut room: usize) -> impl Iterator<Item = (u64, LedgerEntry)> {
    let mut quotas = [0; 8];
    ledger.entries(1).for_each(|(_, entry)| quotas[usize::from(entry.work)] += 1);
    for quota in quotas.iter_mut().rev() {
        *quota = room.min(*quota);
        room -= *quota;
    }
    let least = (1..8).find(|&work| quotas[usize::from(work)] > 0).unwrap_or(8);
    ledger.entries(least).filter(move |(_, entry)| {
        let quota = &mut quotas[usize::from(entry.work)];
        let has_room = *quota > 0;
        *quota -= usize::from(has_room);
        has_room
    })
}

/// The numbers that the collections of a checkpoint have now.
fn take_collections(bytes: &mut &[u8], solver: &QuietSolver) -> Option<Vec<Collection>> {
    let count = take(bytes, 4).map(number)?;
    let next = |_| {
        let count = take(bytes, 1).map(number)?;
        let codes = take(bytes, 2 * count as usize)?.chunks_exact(2);
        Some(solver.collections.number_of(&codes.map(|code| piece_of(number(code) as u16)).collect::<Vec<_>>()))
    };
    (0..count).map(next).collect()
}

/// A piece as a number: its boxes, and whether it is a loop in the lowest bit.
const fn piece_code(piece: Piece) -> u16 {
    match piece {
        Piece::Chain(boxes) => boxes << 1,
        Piece::Loop(boxes) => boxes << 1 | 1,
    }
}

const fn piece_of(code: u16) -> Piece {
    if code & 1 == 0 { Piece::Chain(code >> 1) } else { Piece::Loop(code >> 1) }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use jogada_games::dots_and_boxes::Turns;
    use jogada_rules::Game;
    use jogada_search::Clock;

    use super::super::solver::Means;
    use super::*;

    /// What a ledger knows, with the pieces of each collection instead of its number.
    fn known(solver: &QuietSolver) -> BTreeSet<(u64, Vec<Piece>, u8, u8)> {
        let (lines, collections) = (solver.lines(), solver.collections.members().collect::<Vec<_>>());
        let named = |(number, entry): (u64, LedgerEntry)| {
            let pieces = collections[(number >> lines) as usize].to_vec();
            (number & ((1 << lines) - 1), pieces, entry.lower, entry.upper)
        };
        solver.ledger.entries(1).map(named).collect()
    }

    #[test]
    fn entries_keep_their_collections_where_these_have_other_numbers() {
        let game = DotsAndBoxes::new(3, 3, Turns::Again).expect("a board");
        let solver = || {
            let means = Means { memory: 4 << 20, threads: 1 };
            QuietSolver::new(&game, &game.initial(), means).expect("three by three can be solved")
        };
        let folder = tempfile::tempdir().expect("a folder");
        let checkpoint = Checkpoint::new(&folder.path().join("part"), &game, &game.initial());
        let (one, other) = (solver(), solver());
        let (proven, _) = one.prove(&game, &game.initial(), None, 0, &mut Clock::unlimited(), &mut |_| {});
        checkpoint.save(&one, proven).expect("it can be written");
        other.collections.number_of(&[Piece::Chain(4), Piece::Loop(4)]);
        assert_eq!(checkpoint.load(&other).expect("it can be read"), Some(proven));
        let (before, after) = (known(&one), known(&other));
        // Where numbers differ, others share a bucket, and a full one loses the cheapest.
        assert!(after.is_subset(&before) && 2 * after.len() > before.len());
        assert!(after.iter().any(|(_, pieces, ..)| pieces.len() > 1));
    }

    #[test]
    fn the_dearest_entries_are_kept_and_the_file_is_filled() {
        let ledger = Ledger::new(1 << 16, 40).expect("little memory is always there");
        for number in 0..1000 {
            let work = 1 + (number % 7) as u8;
            ledger.store(number, LedgerEntry { lower: 0, upper: 9, line: 0, work });
        }
        let mut all: Vec<u8> = ledger.entries(1).map(|(_, entry)| entry.work).collect();
        all.sort_unstable_by_key(|&work| std::cmp::Reverse(work));
        for room in [0, 1, 100, 300, 1000, 2000] {
            let mut kept: Vec<u8> = worthiest(&ledger, room).map(|(_, entry)| entry.work).collect();
            kept.sort_unstable_by_key(|&work| std::cmp::Reverse(work));
            assert_eq!(kept, all[..room.min(all.len())], "{room}");
        }
    }
}
