//! A list that never moves what it holds.

use crate::Stopped;
use crate::room::{Arena, ArenaList};

/// A list in blocks that never move, so that growing costs no copy, and in an arena, so that nobody waits when it goes.
pub(super) struct Blocks<'a, T> {
    arena: &'a Arena,
    /// The blocks, full up to the one where the last item is, and empty after it.
    all: Vec<ArenaList<'a, T>>,
    len: usize,
}

const BLOCK: usize = 1 << 12;

impl<'a, T> Blocks<'a, T> {
    pub(super) const fn new(arena: &'a Arena) -> Self {
        Self { arena, all: Vec::new(), len: 0 }
    }

    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub(super) fn at(&self, place: usize) -> &T {
        &self.all[place / BLOCK][place % BLOCK]
    }

    #[inline]
    pub(super) fn at_mut(&mut self, place: usize) -> &mut T {
        &mut self.all[place / BLOCK][place % BLOCK]
    }

    /// Adds an item, if there is room for it.
    #[inline]
    pub(super) fn push(&mut self, item: T) -> Result<(), Stopped> {
        if self.len == self.all.len() * BLOCK {
            self.add_block()?;
        }
        self.all[self.len / BLOCK].push(item);
        self.len += 1;
        Ok(())
    }

    /// Takes the last item. Its block is kept for the next.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.all[self.len / BLOCK].pop()
    }

    /// What it takes, in bytes.
    pub(super) const fn bytes(&self) -> usize {
        self.all.len() * BLOCK * size_of::<T>()
    }

    #[cold]
    fn add_block(&mut self) -> Result<(), Stopped> {
        self.all.push(self.arena.list(BLOCK)?);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_in_blocks_is_a_list_whatever_its_length() {
        let arena = Arena::default();
        let (mut blocks, mut list) = (Blocks::new(&arena), Vec::new());
        for round in 0..4 * BLOCK {
            // Two forward, and now and then many back, over the ends of blocks.
            for item in [round, round + 1] {
                blocks.push(item.to_string()).expect("room");
                list.push(item.to_string());
            }
            for _ in 0..if round % 3000 == 2999 { 5000 } else { 0 } {
                assert_eq!(blocks.pop(), list.pop());
            }
        }
        assert_eq!(blocks.len(), list.len());
        assert!((0..list.len()).all(|place| *blocks.at(place) == list[place]));
        blocks.at_mut(BLOCK).push('!');
        assert_eq!(*blocks.at(BLOCK), list[BLOCK].clone() + "!");
        while list.pop().is_some() {
            assert!(blocks.pop().is_some());
        }
        assert_eq!((blocks.len(), blocks.pop()), (0, None));
    }

    #[test]
    fn a_block_that_was_emptied_is_used_again() {
        let arena = Arena::default();
        let mut blocks = Blocks::new(&arena);
        for _ in 0..5 {
            (0..=BLOCK).for_each(|item| blocks.push(item).expect("room"));
            (0..=BLOCK).for_each(|_| assert!(blocks.pop().is_some()));
        }
        assert_eq!(blocks.bytes(), 2 * BLOCK * size_of::<usize>());
    }
}
