//! The tree: what simulations have taught about each move.
//!
//! A position that was visited often enough has a list of its moves, ten bytes each: what later games say about the
//! move, and where to look once it was tried. Only a move that was tried has a record of its own. Lists and records are
//! kept one after the other and name each other by number, so that a thread can add one without a lock, and a tree
//! deeper than the stack is dropped like any other.

use jogada_rules::{Game, Indexed, Value};

use super::interval::{AtomicSpan, Span, UNKNOWN, exact};
use super::stat::{Hearsay, Stat};
use crate::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};

/// What is known from simulations, kept from one move of a game to the next.
#[derive(Debug)]
pub struct Tree<G: Game> {
    state: G::State,
    /// Every move that was tried. The first stands for the way to the root.
    tried: boxcar::Vec<Tried<G::Move>>,
    grown: boxcar::Vec<Branches>,
    bytes: AtomicUsize,
}

/// A move that was tried.
#[derive(Debug)]
pub(super) struct Tried<M> {
    /// How it did.
    pub(super) first: Stat,
    /// What is proven about it, as the side that makes it sees it.
    pub(super) bounds: AtomicSpan,
    /// The moves after it.
    next: OnceIndex,
    /// The move; none led to the root.
    pub(super) mv: Option<M>,
}

/// The moves of a position, in the order of the rules.
#[derive(Debug)]
pub(super) struct Branches {
    pub(super) hot: Box<[Hot]>,
    pub(super) slots: Box<[u16]>,
    /// Simulations through the position.
    pub(super) visits: Stat,
    /// Whether any move has bounds that rule it out or make it final.
    pub(super) any_bounds: AtomicBool,
}

/// What selection looks through for every move.
#[derive(Debug)]
pub(super) struct Hot {
    /// How games went in which the same side made the move later.
    pub(super) later: Hearsay,
    pub(super) record: OnceIndex,
}

/// A number that is given once.
#[derive(Debug, Default)]
pub(super) struct OnceIndex(AtomicU32);

impl OnceIndex {
    #[inline]
    pub(super) fn get(&self) -> Option<usize> {
        (self.0.load(Ordering::Acquire) as usize).checked_sub(1)
    }

    /// Sets it, unless another thread was faster; says what it is now.
    fn set(&self, index: usize) -> usize {
        match self.0.compare_exchange(0, index as u32 + 1, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => index,
            Err(other) => other as usize - 1,
        }
    }
}

/// What the system adds to each piece of memory, about.
const OVERHEAD: usize = 16;

impl<M> Tried<M> {
    /// What a record takes, with the mark of being there that the list adds.
    pub(super) const BYTES: usize = size_of::<Self>() + size_of::<usize>();

    fn new(mv: Option<M>) -> Self {
        Self { first: Stat::default(), bounds: AtomicSpan::unknown(), next: OnceIndex::default(), mv }
    }
}

impl Branches {
    /// About what so many moves take.
    pub(super) const fn bytes(count: usize) -> usize {
        let list = size_of::<Self>() + size_of::<usize>() + 2 * OVERHEAD;
        list + count * (size_of::<Hot>() + size_of::<u16>())
    }
}

impl<G: Indexed> Tree<G> {
    /// Nothing is known.
    pub fn new(game: &G) -> Self {
        Self::at(game.initial())
    }

    fn at(state: G::State) -> Self {
        let tried = boxcar::Vec::new();
        tried.push(Tried::new(None));
        Self { state, tried, grown: boxcar::Vec::new(), bytes: AtomicUsize::new(0) }
    }

    /// Goes on from `state`, with what is known about it if it is one or two moves from the last position.
    pub fn move_to(&mut self, game: &G, state: &G::State) {
        if self.state != *state {
            let found = self.find(game, state);
            let old = std::mem::replace(self, Self::at(state.clone()));
            if let Some(branches) = found {
                self.take_over(old, branches);
            }
        }
    }

    /// The number of the moves of `state`, if a move or two lead there.
    fn find(&self, game: &G, state: &G::State) -> Option<usize> {
        let mut replies = Vec::new();
        for (child, branches) in self.children(game, &self.state, self.root().next.get()?) {
            if child == *state {
                return Some(branches);
            }
            replies.push((child, branches));
        }
        let mut grandchildren = replies.into_iter().flat_map(|(child, branches)| self.children(game, &child, branches));
        grandchildren.find(|(child, _)| child == state).map(|(_, branches)| branches)
    }

    /// The positions after the moves of a list that have lists of their own.
    fn children(&self, game: &G, state: &G::State, branches: usize) -> Vec<(G::State, usize)> {
        let next = |hot: &Hot| {
            let tried = self.record(hot)?;
            let mut child = state.clone();
            game.play(&mut child, tried.mv?);
            Some((child, tried.next.get()?))
        };
        self.grown[branches].hot.iter().filter_map(next).collect()
    }

    /// Moves a list and all that follows it from another tree to the root of this one, which is new.
    fn take_over(&mut self, old: Self, branches: usize) {
        let mut tried: Vec<_> = old.tried.into_iter().map(Some).collect();
        let mut grown: Vec<_> = old.grown.into_iter().map(Some).collect();
        let mut open = vec![(0, branches)];
        let mut bytes = 0;
        while let Some((record, list)) = open.pop() {
            let Some(list) = grown[list].take() else { continue };
            bytes += Branches::bytes(list.slots.len());
            for hot in &list.hot {
                let Some(mut child) = hot.record.get().and_then(|child| tried[child].take()) else { continue };
                bytes += Tried::<G::Move>::BYTES;
                let next = std::mem::take(&mut child.next).get();
                let number = self.tried.push(child);
                hot.record.0.store(number as u32 + 1, Ordering::Relaxed);
                open.extend(next.map(|next| (number, next)));
            }
            let list = self.grown.push(list);
            self.tried[record].next.set(list);
        }
        *self.bytes.get_mut() = bytes;
        let known = self.branches_after(self.root()).map_or(UNKNOWN, |branches| self.span(branches));
        self.root().bounds.narrow(known);
    }

    /// Whether nothing is left to find out about the root.
    pub fn is_solved(&self) -> bool {
        exact(self.root().bounds.read()).is_some()
    }

    /// What is proven about the root: at least, at most.
    pub fn bounds(&self) -> (Value, Value) {
        let (lower, upper) = self.root().bounds.read();
        (lower.outcome(), upper.outcome())
    }

    /// About how much memory the tree takes.
    pub fn bytes(&self) -> usize {
        self.bytes.load(Ordering::Relaxed)
    }

    /// How many moves have a record, the way to the root not counted.
    pub fn size(&self) -> usize {
        self.tried.count() - 1
    }

    /// The position that the tree grows from.
    pub const fn root_state(&self) -> &G::State {
        &self.state
    }

    pub(super) fn root(&self) -> &Tried<G::Move> {
        &self.tried[0]
    }

    pub(super) fn has_only_move(&self, game: &G) -> bool {
        let mut moves = Vec::new();
        game.moves(&self.state, &mut moves);
        moves.len() == 1
    }

    /// Takes so many bytes if there is room for them under `most`.
    pub(super) fn take_room(&self, bytes: usize, most: usize) -> bool {
        let room = self.bytes() + bytes <= most;
        if room {
            self.bytes.fetch_add(bytes, Ordering::Relaxed);
        }
        room
    }

    /// The record of a move of a list, if it was tried.
    #[inline]
    pub(super) fn record(&self, hot: &Hot) -> Option<&Tried<G::Move>> {
        hot.record.get().map(|number| &self.tried[number])
    }

    /// Makes the record of a move, unless another thread was faster.
    pub(super) fn new_record(&self, hot: &Hot, mv: G::Move) -> &Tried<G::Move> {
        &self.tried[hot.record.set(self.tried.push(Tried::new(Some(mv))))]
    }

    /// The moves after a move that was tried, if they are listed.
    #[inline]
    pub(super) fn branches_after(&self, tried: &Tried<G::Move>) -> Option<&Branches> {
        tried.next.get().map(|list| &self.grown[list])
    }

    /// Lists the moves after a move, unless another thread was faster.
    pub(super) fn grow(&self, tried: &Tried<G::Move>, branches: Branches) -> &Branches {
        let list = tried.next.set(self.grown.push(branches));
        &self.grown[list]
    }

    /// What is proven about a move of a list.
    pub(super) fn span_of(&self, hot: &Hot) -> Span {
        self.record(hot).map_or(UNKNOWN, |tried| tried.bounds.read())
    }

    /// What is proven about a position, from what is proven about its moves.
    pub(super) fn span(&self, branches: &Branches) -> Span {
        let best = |(lower, upper): Span, hot: &Hot| {
            let bounds = self.span_of(hot);
            (lower.max(bounds.0), upper.max(bounds.1))
        };
        branches.hot.iter().fold((UNKNOWN.0, UNKNOWN.0), best)
    }
}

#[cfg(all(test, not(shuttle)))]
mod tests {
    use super::*;

    #[test]
    fn a_move_takes_ten_bytes_and_a_record_half_a_cache_line() {
        const { assert!(Branches::bytes(121) - Branches::bytes(0) == 10 * 121) };
        const { assert!(Tried::<[u8; 3]>::BYTES <= 32) };
    }
}
