//! Chains and loops that touch nothing else, as collections of lengths with numbers.
//!
//! Where such a piece lies does not matter, so a position is the lines of the rest and the number of its collection. A
//! collection is worked out when it first comes up: what it is worth alone, and what it becomes when a piece is opened.
//! Of all that could come up few do, and a player has no time for the others.

#[cfg(all(test, shuttle))]
mod model;

use std::collections::HashMap;
use std::sync::PoisonError;

use super::web::Offer;
use crate::sync::Mutex;
use crate::sync::atomic::{AtomicU32, Ordering};

/// A piece that touches nothing else, by its boxes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Piece {
    Chain(u16),
    Loop(u16),
}

/// Pieces whose openings are alike: of each sort only the shortest is worth opening.
const SORTS: usize = 3;

impl Piece {
    pub(super) const fn boxes(self) -> u16 {
        match self {
            Self::Chain(boxes) | Self::Loop(boxes) => boxes,
        }
    }

    /// What the other side is offered when this piece is opened. Two boxes are opened in the middle: no deal.
    pub(super) const fn offer(self) -> Offer {
        let dealt = match self {
            Self::Chain(..3) => 0,
            Self::Chain(_) => 2,
            Self::Loop(_) => 4,
        };
        Offer { boxes: self.boxes() as i32, dealt }
    }

    /// Of each sort only the shortest is worth opening.
    pub(super) const fn sort(self) -> usize {
        match self {
            Self::Chain(..3) => 0,
            Self::Chain(_) => 1,
            Self::Loop(_) => 2,
        }
    }
}

/// The number of a collection.
pub(super) type Collection = u32;

/// What comes of a collection and a piece is not known yet.
const UNKNOWN: Collection = Collection::MAX;

/// A collection that opening one of its pieces leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct PieceOpening {
    pub(super) offer: Offer,
    pub(super) after: Collection,
}

/// All collections that have come up.
#[derive(Debug)]
pub(super) struct Collections {
    all: boxcar::Vec<Pieces>,
    numbers: Mutex<HashMap<Vec<Piece>, Collection>>,
    /// The most boxes of the pieces that join.
    budget: u16,
    /// There is room for so many numbers in a position's.
    most: u64,
}

/// A collection.
#[derive(Debug)]
struct Pieces {
    members: Vec<Piece>,
    /// What it is worth alone to the side that has to open it.
    value: i32,
    openings: Vec<PieceOpening>,
    /// What it becomes with a chain (even places) or a loop (odd places) of half as many boxes, as far as that was asked.
    grown: Box<[AtomicU32]>,
}

impl Collections {
    /// For positions in which pieces of at most `budget` boxes together join what there is; see [`most_collections`].
    pub(super) fn new(budget: u16, most: u64) -> Self {
        Self { all: boxcar::Vec::new(), numbers: Mutex::new(HashMap::new()), budget, most }
    }

    /// The number of a collection, its pieces in any order.
    pub(super) fn number_of(&self, pieces: &[Piece]) -> Collection {
        let mut numbers = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        self.number(&mut numbers, sorted(pieces.iter().copied()))
    }

    fn number(&self, numbers: &mut HashMap<Vec<Piece>, Collection>, members: Vec<Piece>) -> Collection {
        if let Some(&known) = numbers.get(&members) {
            return known;
        }
        let shortest = |sort| members.iter().position(|piece| piece.sort() == sort);
        let openings = (0..SORTS).filter_map(shortest).map(|index| {
            let mut after = members.clone();
            let offer = after.remove(index).offer();
            PieceOpening { offer, after: self.number(numbers, after) }
        });
        let openings: Vec<PieceOpening> = openings.collect();
        let worth = |opening: &PieceOpening| -opening.offer.accepted(self.value(opening.after));
        let value = openings.iter().map(worth).max().unwrap_or(0);
        let grown = (0..2 * (self.budget + 1)).map(|_| AtomicU32::new(UNKNOWN)).collect();
        assert!(
            (self.all.count() as u64) < self.most,
            "collections are counted for the positions they are asked about"
        );
        let number = self.all.push(Pieces { members: members.clone(), value, openings, grown }) as Collection;
        numbers.insert(members, number);
        number
    }

    /// The pieces of all collections that have come up, in the order of their numbers.
    pub(super) fn members(&self) -> impl Iterator<Item = &[Piece]> {
        (0..self.all.count()).map(|number| &*self.all[number].members)
    }

    /// What a collection is worth alone to the side that has to open it.
    #[inline]
    pub(super) fn value(&self, collection: Collection) -> i32 {
        self.all[collection as usize].value
    }

    /// What can be opened.
    #[inline]
    pub(super) fn openings(&self, collection: Collection) -> &[PieceOpening] {
        &self.all[collection as usize].openings
    }

    /// The collection with one piece more.
    #[inline]
    pub(super) fn with(&self, collection: Collection, piece: Piece) -> Collection {
        let pieces = &self.all[collection as usize];
        let place = match piece {
            Piece::Chain(boxes) => 2 * usize::from(boxes),
            Piece::Loop(boxes) => 2 * usize::from(boxes) + 1,
        };
        match pieces.grown[place].load(Ordering::Acquire) {
            UNKNOWN => self.grow(pieces, place, piece),
            known => known,
        }
    }

    #[cold]
    fn grow(&self, pieces: &Pieces, place: usize, piece: Piece) -> Collection {
        let more: Vec<Piece> = pieces.members.iter().copied().chain([piece]).collect();
        let number = self.number_of(&more);
        pieces.grown[place].store(number, Ordering::Release);
        number
    }
}

/// No more collections than this can come of these while pieces of at most `budget` boxes together join them.
pub(super) fn most_collections(starts: &[Vec<Piece>], budget: u16) -> u64 {
    // Of each sort the shortest go first, so what remains of it is one for each number of pieces.
    let remainders = |start: &Vec<Piece>| {
        let count = |sort| start.iter().filter(|piece| piece.sort() == sort).count() as u64 + 1;
        (0..SORTS).map(count).fold(1, u64::saturating_mul)
    };
    let mut starts: Vec<Vec<Piece>> = starts.iter().map(|start| sorted(start.iter().copied())).collect();
    starts.sort_unstable();
    starts.dedup();
    let kept = starts.iter().map(remainders).fold(0, u64::saturating_add);
    kept.saturating_mul(additions(budget))
}

/// How many collections have at most so many boxes.
fn additions(budget: u16) -> u64 {
    let mut by_boxes = vec![0u64; usize::from(budget) + 1];
    by_boxes[0] = 1;
    let loops = (4..=budget).step_by(2);
    for size in (1..=budget).chain(loops).map(usize::from) {
        for boxes in size..by_boxes.len() {
            by_boxes[boxes] = by_boxes[boxes].saturating_add(by_boxes[boxes - size]);
        }
    }
    by_boxes.into_iter().fold(0, u64::saturating_add)
}

fn sorted(pieces: impl Iterator<Item = Piece>) -> Vec<Piece> {
    let mut members: Vec<Piece> = pieces.collect();
    members.sort_unstable();
    members
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn collections_are_counted_as_they_are() {
        // Nothing; one box: a chain; two: a chain or two; three: 3, 2+1, 1+1+1; four: the five of chains and a loop.
        assert_eq!([0, 1, 2, 3, 4].map(additions), [1, 2, 4, 7, 13]);
        let start = vec![Piece::Chain(1), Piece::Chain(2), Piece::Chain(5), Piece::Loop(4)];
        assert_eq!(most_collections(&[start.clone(), start], 1), 3 * 2 * 2 * 2);
    }

    #[test]
    fn a_collection_has_one_number_whatever_order_it_came_in() {
        let collections = Collections::new(9, 100);
        let [one, other] = [Piece::Chain(3), Piece::Loop(4)];
        let empty = collections.number_of(&[]);
        let both = collections.with(collections.with(empty, one), other);
        assert_eq!(collections.with(collections.with(empty, other), one), both);
        assert_eq!(collections.number_of(&[other, one]), both);
        assert_eq!(collections.members().nth(both as usize), Some(&[one, other][..]));
    }

    #[test]
    fn only_what_comes_up_is_worked_out() {
        let pieces: Vec<Piece> = (3..11).map(Piece::Chain).chain((2..6).map(|half| Piece::Loop(2 * half))).collect();
        let collections = Collections::new(20, 100);
        collections.number_of(&pieces);
        assert!(most_collections(&[pieces], 20) > 100_000);
        assert_eq!(collections.members().count(), 9 * 5, "what remains when the shortest of each sort go first");
    }
}
