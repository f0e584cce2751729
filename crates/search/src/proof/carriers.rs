//! Sets of slots, how symmetries move them, and a table of verdicts that carry them.

use std::ops::{BitAnd, BitOr};

use jogada_rules::{Indexed, Key, Keyed, Stopped, Symmetric};

use super::must_play::CarrierVerdict;
use crate::room::filled;

/// A set of slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Carrier(u128);

impl Carrier {
    pub(super) const NONE: Self = Self(0);
    pub(super) const ALL: Self = Self(u128::MAX);
    #[inline]
    pub(super) const fn of(slot: usize) -> Self {
        Self(1 << slot)
    }

    #[inline]
    pub(super) const fn has(self, slot: usize) -> bool {
        self.0 >> slot & 1 == 1
    }

    fn slots(self) -> impl Iterator<Item = usize> {
        std::iter::successors(Some(self.0), |left| Some(left & left.wrapping_sub(1)))
            .take_while(|&left| left != 0)
            .map(|left| left.trailing_zeros() as usize)
    }

    fn mapped(self, to: &[usize]) -> Self {
        self.slots().fold(Self::NONE, |moved, slot| moved | Self::of(to[slot]))
    }
}

impl BitAnd for Carrier {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Carrier {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// Where each symmetry moves each slot, and back.
pub(super) struct Images(Vec<[Vec<usize>; 2]>);

impl Images {
    /// For the slots that are still to be filled in `start`.
    pub(super) fn of<G: Indexed + Symmetric>(game: &G, start: &G::State) -> Self {
        Self((0..game.symmetries()).map(|symmetry| image(game, start, symmetry)).collect())
    }

    /// The key that all images of a position share, and the symmetry that leads to it.
    pub(super) fn canonical<G: Keyed + Symmetric>(&self, game: &G, state: &G::State) -> (Key, usize) {
        let others = (1..self.0.len()).map(|symmetry| (game.key(&game.image(state, symmetry)), symmetry));
        others.fold((game.key(state), 0), |least, other| if other.0 < least.0 { other } else { least })
    }

    pub(super) fn turned(&self, carrier: Carrier, symmetry: usize) -> Carrier {
        if symmetry == 0 { carrier } else { carrier.mapped(&self.0[symmetry][0]) }
    }

    pub(super) fn back(&self, carrier: Carrier, symmetry: usize) -> Carrier {
        if symmetry == 0 { carrier } else { carrier.mapped(&self.0[symmetry][1]) }
    }
}

/// Moves that are only ever used up are all there at the start.
fn image<G: Indexed + Symmetric>(game: &G, start: &G::State, symmetry: usize) -> [Vec<usize>; 2] {
    let turned = game.image(start, symmetry);
    let mut moves = Vec::new();
    game.moves(start, &mut moves);
    let mut maps = [(0..game.slots()).collect::<Vec<_>>(), (0..game.slots()).collect()];
    for mv in moves {
        let (here, there) = (game.slot(start, mv), game.slot(&turned, game.image_of_move(mv, symmetry)));
        maps[0][here] = there;
        maps[1][there] = here;
    }
    maps
}

/// Verdicts by key. A full bucket gives up the one that took the least work.
#[derive(Debug)]
pub struct CarrierTable {
    buckets: Vec<[Option<Entry>; WAYS]>,
}

const WAYS: usize = 4;

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: Key,
    verdict: CarrierVerdict,
    work: u32,
}

/// Spreads keys over the buckets (2⁶⁴ / φ).
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

impl CarrierTable {
    /// The most slots that a game may have.
    pub const MOST_SLOTS: usize = u128::BITS as usize;

    /// An empty table of at most `bytes`, but room for one bucket at least.
    ///
    /// # Panics
    /// If there is no room for it: a size that someone else chose goes to [`CarrierTable::sized`].
    pub fn new(bytes: usize) -> Self {
        Self::sized(bytes).expect("a size that is always there")
    }

    /// The same, if there is room for it.
    pub fn sized(bytes: usize) -> Result<Self, Stopped> {
        let count = (bytes / size_of::<[Option<Entry>; WAYS]>()).max(1);
        Ok(Self { buckets: filled(count, || [None; WAYS])? })
    }

    pub(super) fn probe(&self, key: Key) -> Option<CarrierVerdict> {
        let bucket = &self.buckets[self.index(key)];
        bucket.iter().flatten().find(|entry| entry.key == key).map(|entry| entry.verdict)
    }

    /// Remembers a verdict that took `work` nodes.
    pub(super) fn store(&mut self, key: Key, verdict: CarrierVerdict, work: u64) {
        let index = self.index(key);
        let slot = self.buckets[index].iter_mut().min_by_key(|slot| slot.map_or(0, |entry| entry.work));
        let work = u32::try_from(work).unwrap_or(u32::MAX).max(1);
        *slot.expect("a bucket has slots") = Some(Entry { key, verdict, work });
    }

    fn index(&self, key: Key) -> usize {
        let spread = u128::from(key.0.wrapping_mul(SPREAD));
        ((spread * self.buckets.len() as u128) >> 64) as usize
    }
}
