//! What a solver remembers of positions, for all its threads.
//!
//! A position is found under its stones and nothing else; the two that half a turn makes of each other share a place.
//! Where there is no room, the entry that took the least work goes.

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::numbers::MoverNumbers;
use crate::hex::bits::CellBits;
use crate::hex::terrain::{Stones, Terrain};

/// Who wins a position, and the empty cells that the winner needs for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::hex) struct SolverVerdict<B> {
    pub(in crate::hex) mover_wins: bool,
    pub(in crate::hex) carrier: B,
    /// A winning move of the side to move, if it wins by moving.
    pub(in crate::hex) best: Option<u16>,
}

/// A position that is not decided yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Open<B> {
    pub(super) numbers: MoverNumbers,
    /// The moves that may still win.
    pub(super) region: B,
    /// What the opponent needs against all other moves.
    pub(super) needed: B,
    /// The most promising moves at the time when the position was first seen.
    pub(super) order: [u16; ORDERED],
}

/// So many moves are put in order; the others follow in the order of the board.
pub(super) const ORDERED: usize = 24;
/// No move.
pub(super) const NO_MOVE: u16 = u16::MAX;

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Known<B> {
    Decided(SolverVerdict<B>),
    Open(Open<B>),
}

/// What is known about a position, and what it took to find it out.
#[derive(Clone, Copy, Debug)]
pub(super) struct SolverEntry<B> {
    pub(super) stones: Stones<B>,
    pub(super) known: Known<B>,
    pub(super) work: u32,
}

/// Entries that a position may be in.
const BUCKET: usize = 8;
/// Parts with a lock each.
const SHARDS: usize = 64;

/// The memory of a solver.
pub(super) struct SolverTable<B> {
    shards: Vec<Mutex<Shard<B>>>,
    size: usize,
}

/// A part of the table. It grows as long as it may, so that a short search pays for no more than it uses.
struct Shard<B> {
    entries: Vec<Option<SolverEntry<B>>>,
    most: usize,
}

impl<B: CellBits> Shard<B> {
    const FIRST: usize = 2 * BUCKET;

    fn new(most: usize) -> Self {
        Self { entries: vec![None; Self::FIRST], most }
    }

    /// The entries that a position with this hash may be in.
    fn bucket(&mut self, hash: u64) -> &mut [Option<SolverEntry<B>>] {
        let start = (hash as u32 as usize % (self.entries.len() / BUCKET)) * BUCKET;
        &mut self.entries[start..start + BUCKET]
    }

    fn put(&mut self, hash: u64, entry: SolverEntry<B>) {
        let same = |old: &Option<SolverEntry<B>>| old.is_some_and(|old| old.stones == entry.stones);
        loop {
            let bucket = self.bucket(hash);
            let slot = bucket.iter().position(same).or_else(|| bucket.iter().position(Option::is_none));
            if let Some(slot) = slot {
                bucket[slot] = Some(entry);
                return;
            }
            if 2 * self.entries.len() > self.most {
                break;
            }
            if !self.grow() {
                // The system has no more: what there is has to do.
                self.most = self.entries.len();
            }
        }
        self.replace(hash, entry);
    }

    /// Puts an entry in the place of the one that took the least work. The others count for less from now on: else two
    /// young ones could push each other out for ever.
    fn replace(&mut self, hash: u64, entry: SolverEntry<B>) {
        let bucket = self.bucket(hash);
        let least = (0..BUCKET).min_by_key(|&slot| bucket[slot].map_or(0, |old| old.work)).expect("a bucket has slots");
        bucket.iter_mut().flatten().for_each(|old| old.work -= old.work / 4);
        bucket[least] = Some(entry);
    }

    /// Doubles the room, if the system has it.
    fn grow(&mut self) -> bool {
        let room = 2 * self.entries.len();
        let mut larger = Vec::new();
        if larger.try_reserve_exact(room).is_err() {
            return false;
        }
        larger.resize(room, None);
        let old = std::mem::replace(&mut self.entries, larger);
        old.into_iter().flatten().for_each(|entry| self.put(hash_of(&entry.stones), entry));
        true
    }
}

fn hash_of<B: CellBits>(stones: &Stones<B>) -> u64 {
    BuildHasherDefault::<DefaultHasher>::default().hash_one(stones)
}

/// A position as the table knows it, and whether that is after half a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TablePlace<B> {
    stones: Stones<B>,
    is_turned: bool,
    hash: u64,
}

impl<B: CellBits> TablePlace<B> {
    /// Where a position is kept.
    pub(super) fn of(terrain: &Terrain<B>, stones: Stones<B>) -> Self {
        let turned = Stones { of: stones.of.map(|set| terrain.turned(set)), turn: stones.turn };
        let is_turned = turned.of < stones.of;
        let stones = if is_turned { turned } else { stones };
        Self { stones, is_turned, hash: hash_of(&stones) }
    }
}

impl<B: CellBits> SolverTable<B> {
    /// A table for boards of that size that takes about so many bytes.
    pub(super) fn new(size: usize, memory: usize) -> Self {
        let most = memory / (SHARDS * size_of::<Option<SolverEntry<B>>>());
        Self { shards: (0..SHARDS).map(|_| Mutex::new(Shard::new(most))).collect(), size }
    }

    fn shard(&self, place: &TablePlace<B>) -> MutexGuard<'_, Shard<B>> {
        let shard = &self.shards[(place.hash >> 32) as usize % SHARDS];
        // A thread that died while it held the lock leaves whole entries behind.
        shard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What is known about a position.
    pub(super) fn get(&self, place: &TablePlace<B>) -> Option<Known<B>> {
        let same = |entry: &&SolverEntry<B>| entry.stones == place.stones;
        let found = self.shard(place).bucket(place.hash).iter().flatten().find(same).map(|entry| entry.known)?;
        Some(if place.is_turned { self.turned(found) } else { found })
    }

    /// Remembers what is known about a position, and what it took to find it out.
    pub(super) fn put(&self, place: &TablePlace<B>, known: Known<B>, work: u64) {
        let known = if place.is_turned { self.turned(known) } else { known };
        let entry = SolverEntry { stones: place.stones, known, work: work.min(u64::from(u32::MAX)) as u32 };
        self.shard(place).put(place.hash, entry);
    }

    /// Everything that is remembered.
    pub(super) fn entries(&self) -> Vec<SolverEntry<B>> {
        let locked = self.shards.iter().map(|shard| shard.lock().unwrap_or_else(PoisonError::into_inner));
        locked.flat_map(|shard| shard.entries.iter().flatten().copied().collect::<Vec<_>>()).collect()
    }

    /// How full it is, in thousandths.
    pub(super) fn fill(&self) -> u32 {
        let locked = self.shards.iter().map(|shard| shard.lock().unwrap_or_else(PoisonError::into_inner));
        let (room, most) = locked.fold((0, 0), |(room, most), shard| (room + shard.entries.len(), most + shard.most));
        (1000 * room / most.max(1)).min(1000) as u32
    }

    fn turned(&self, known: Known<B>) -> Known<B> {
        let cells = self.size * self.size;
        let turn = |mv: u16| if mv == NO_MOVE { mv } else { (cells - 1) as u16 - mv };
        match known {
            Known::Decided(verdict) => Known::Decided(SolverVerdict {
                carrier: verdict.carrier.turned(cells),
                best: verdict.best.map(turn),
                ..verdict
            }),
            Known::Open(open) => Known::Open(Open {
                region: open.region.turned(cells),
                needed: open.needed.turned(cells),
                order: open.order.map(turn),
                ..open
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use jogada_rules::Side;

    use super::*;

    fn entry(number: u64, work: u32) -> SolverEntry<u64> {
        let verdict = SolverVerdict { mover_wins: number.is_multiple_of(2), carrier: number, best: None };
        SolverEntry { stones: Stones { of: [number, 0], turn: Side::First }, known: Known::Decided(verdict), work }
    }

    /// The numbers and the work of what is kept under a hash.
    fn kept(shard: &mut Shard<u64>, hash: u64) -> Vec<(u64, u32)> {
        shard.bucket(hash).iter().flatten().map(|entry| (entry.stones.of[0], entry.work)).collect()
    }

    /// Where there is no room the entry that took the least work goes, and the others count for less from then on.
    #[test]
    fn what_is_told_of_a_full_shard() {
        let mut shard = Shard::<u64>::new(16);
        for number in 0..8 {
            shard.put(2, entry(number, 8 + number as u32 % 3));
        }
        shard.put(2, entry(5, 20));
        assert_eq!(kept(&mut shard, 2), [(0, 8), (1, 9), (2, 10), (3, 8), (4, 9), (5, 20), (6, 8), (7, 9)]);
        assert!(kept(&mut shard, 3).is_empty(), "the other bucket");
        shard.put(2, entry(9, 1));
        assert_eq!(kept(&mut shard, 2), [(9, 1), (1, 7), (2, 8), (3, 6), (4, 7), (5, 15), (6, 6), (7, 7)]);
        shard.put(2, entry(10, 2));
        assert_eq!(kept(&mut shard, 2)[0], (10, 2));
        for most in [64, 100] {
            let mut large = Shard::<u64>::new(most);
            (0..200).for_each(|number| large.put(0, entry(number, 1)));
            assert_eq!(large.entries.len(), 64, "it grows to what it may have of {most}, and no further");
        }
    }

    /// What is known of a position is known of the one that half a turn makes of it, cell by cell.
    #[test]
    fn what_is_told_of_a_turned_position() {
        let table = SolverTable::<u64>::new(3, 1 << 20);
        let place = |number: u64, is_turned| {
            let stones = Stones { of: [number, 0], turn: Side::First };
            TablePlace { stones, is_turned, hash: hash_of(&stones) }
        };
        let mut order = [NO_MOVE; ORDERED];
        order[..3].copy_from_slice(&[1, 4, 6]);
        let numbers = MoverNumbers { win: 3, loss: 5 };
        let open = Open { numbers, region: 0b0_0000_0011, needed: 0b0_0010_0110, order };
        order[..3].copy_from_slice(&[7, 4, 2]);
        let other = Open { numbers, region: 0b1_1000_0000, needed: 0b0_1100_1000, order };
        let won = SolverVerdict { mover_wins: true, carrier: 0b0_0000_1010, best: Some(3) };
        let also = SolverVerdict { mover_wins: true, carrier: 0b0_1010_0000, best: Some(5) };
        for (number, known, turned) in
            [(1, Known::Open(open), Known::Open(other)), (2, Known::Decided(won), Known::Decided(also))]
        {
            table.put(&place(number, false), known, 1);
            assert_eq!(table.get(&place(number, false)), Some(known));
            assert_eq!(table.get(&place(number, true)), Some(turned));
            table.put(&place(number, true), known, 1);
            assert_eq!(table.get(&place(number, true)), Some(known));
            assert_eq!(table.get(&place(number, false)), Some(turned));
        }
    }
}
