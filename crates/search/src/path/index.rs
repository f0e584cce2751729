//! Where states stand among the nodes of a search, found by their hash.

use hashbrown::HashTable;

use super::nodes::NodeIndex;
use crate::Stopped;
use crate::room::give_back;

/// Places of nodes by the hashes of their states.
///
/// When it grows, what it holds moves over bit by bit: all at once that would take seconds in a large search, in which
/// nobody looks at the clock. It moves in the order of the nodes, so that their states are read one after the other.
pub(super) struct StateIndex {
    now: HashTable<NodeIndex>,
    /// What `now` was before it grew, until everything in it has moved over: the places below its length.
    before: HashTable<NodeIndex>,
    /// Places below this have moved.
    moved: usize,
}

/// So many move over whenever one is added: few enough not to be noticed, many enough that hardly anything has to be
/// looked for twice.
const STRIDE: usize = 16;

impl StateIndex {
    pub(super) const fn new() -> Self {
        Self { now: HashTable::new(), before: HashTable::new(), moved: 0 }
    }

    /// What it takes, in bytes.
    pub(super) fn bytes(&self) -> usize {
        self.now.allocation_size() + self.before.allocation_size()
    }

    #[inline]
    pub(super) fn find(&self, hash: u64, is_it: impl Fn(NodeIndex) -> bool) -> Option<NodeIndex> {
        let found = self.now.find(hash, |&place| is_it(place));
        found.or_else(|| self.before.find(hash, |&place| is_it(place))).copied()
    }

    /// Adds the next place, whose state is not there yet, if there is room; `hash_of` is the hash of a place before it.
    #[inline]
    pub(super) fn insert(
        &mut self,
        hash: u64,
        place: NodeIndex,
        hash_of: impl Fn(NodeIndex) -> u64,
    ) -> Result<(), Stopped> {
        if self.now.len() == self.now.capacity() {
            self.grow()?;
        }
        if !self.before.is_empty() {
            self.move_over(&hash_of);
        }
        self.now.insert_unique(hash, place, |&other| hash_of(other));
        Ok(())
    }

    /// Begins a table of the next size, which is twice this one's. The last one has moved over by then: that takes a
    /// sixteenth of the way to here.
    #[cold]
    fn grow(&mut self) -> Result<(), Stopped> {
        let mut larger = HashTable::new();
        larger.try_reserve(self.now.capacity() + 1, |_| 0).map_err(|_| Stopped::Memory)?;
        (self.before, self.moved) = (std::mem::replace(&mut self.now, larger), 0);
        Ok(())
    }

    fn move_over(&mut self, hash_of: &impl Fn(NodeIndex) -> u64) {
        let end = self.before.len().min(self.moved + STRIDE);
        for place in self.moved as NodeIndex..end as NodeIndex {
            self.now.insert_unique(hash_of(place), place, |&other| hash_of(other));
        }
        self.moved = end;
        if end == self.before.len() {
            self.before = HashTable::new();
        }
    }
}

impl Drop for StateIndex {
    fn drop(&mut self) {
        let tables = [&mut self.now, &mut self.before].map(std::mem::take);
        give_back(tables.iter().map(HashTable::allocation_size).sum(), tables);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn hash_of(place: NodeIndex) -> u64 {
        (place as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(26)
    }

    #[test]
    fn everything_is_found_at_any_time_and_little_moves_at_once() {
        let mut index = StateIndex::new();
        for place in 0..300_000 {
            assert!(index.find(hash_of(place), |other| other == place).is_none());
            let hashed = std::cell::Cell::new(0);
            let counted = |place| {
                hashed.set(hashed.get() + 1);
                hash_of(place)
            };
            index.insert(hash_of(place), place, counted).expect("room");
            assert!(hashed.get() <= STRIDE);
            let earlier = place / 3;
            assert_eq!(index.find(hash_of(earlier), |other| other == earlier), Some(earlier));
        }
        assert!((0..300_000).all(|place| index.find(hash_of(place), |other| other == place) == Some(place)));
    }
}
