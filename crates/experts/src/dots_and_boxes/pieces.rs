//! Chains and loops that touch nothing else, as collections of lengths with numbers.
//!
//! Where such a piece lies does not matter, so a position is the lines of the rest and the number of its collection.
//! Every collection that can come up is worked out beforehand, with what it is worth alone and what it becomes.

use std::collections::HashMap;

use super::web::Offer;

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

/// No collection has this number.
const NONE: Collection = Collection::MAX;

/// A collection that opening one of its pieces leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Opening {
    pub(super) offer: Offer,
    pub(super) after: Collection,
}

/// All collections that can come up.
#[derive(Debug)]
pub(super) struct Collections {
    numbers: HashMap<Vec<Piece>, Collection>,
    members: Vec<Vec<Piece>>,
    /// What each is worth alone to the side that has to open it.
    values: Vec<i16>,
    openings: Vec<Vec<Opening>>,
    /// What each becomes with a chain (first row) or a loop of so many boxes.
    grown: Vec<[Vec<Collection>; 2]>,
}

/// More collections than this are not worth the memory.
const MOST: usize = 1 << 18;

impl Collections {
    /// Everything that can become of these collections while chains and loops of at most `budget` boxes together join
    /// them. `None` if that is too much.
    pub(super) fn new(starts: &[Vec<Piece>], budget: u16) -> Option<Self> {
        let mut all = Self {
            numbers: HashMap::new(),
            members: Vec::new(),
            values: Vec::new(),
            openings: Vec::new(),
            grown: Vec::new(),
        };
        let mut kept: Vec<Vec<Piece>> = starts.iter().flat_map(|start| remainders(start)).collect();
        kept.sort_unstable();
        kept.dedup();
        let added = additions(budget);
        if kept.len() * added.len() > MOST {
            return None;
        }
        for kept in &kept {
            for added in &added {
                all.insert(sorted(kept.iter().chain(added).copied()));
            }
        }
        all.link(budget);
        Some(all)
    }

    fn insert(&mut self, members: Vec<Piece>) {
        if !self.numbers.contains_key(&members) {
            self.numbers.insert(members.clone(), self.members.len() as Collection);
            self.members.push(members);
        }
    }

    fn link(&mut self, budget: u16) {
        self.openings = self.members.iter().map(|members| self.openings_of(members)).collect();
        let grow = |members: &[Piece], piece| self.number(&sorted(members.iter().copied().chain([piece])));
        let grown = |members: &Vec<Piece>| {
            [Piece::Chain as fn(u16) -> Piece, Piece::Loop]
                .map(|kind| (0..=budget).map(|boxes| grow(members, kind(boxes)).unwrap_or(NONE)).collect())
        };
        self.grown = self.members.iter().map(grown).collect();
        self.value_all();
    }

    fn openings_of(&self, members: &[Piece]) -> Vec<Opening> {
        let shortest = |sort| members.iter().position(|piece| piece.sort() == sort);
        let open = |index: usize| {
            let mut after = members.to_vec();
            let offer = after.remove(index).offer();
            Opening { offer, after: self.number(&after).expect("what remains of a collection is one") }
        };
        (0..SORTS).filter_map(shortest).map(open).collect()
    }

    /// Smaller collections first: every opening leads to one.
    fn value_all(&mut self) {
        let mut order: Vec<usize> = (0..self.members.len()).collect();
        order.sort_by_key(|&number| self.members[number].len());
        self.values = vec![0; order.len()];
        for number in order {
            let worth = |opening: &Opening| -opening.offer.accepted(self.values[opening.after as usize].into());
            self.values[number] = self.openings[number].iter().map(worth).max().unwrap_or(0) as i16;
        }
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.members.len()
    }

    /// The number of a collection, in any order.
    pub(super) fn number_of(&self, pieces: &[Piece]) -> Option<Collection> {
        self.number(&sorted(pieces.iter().copied()))
    }

    fn number(&self, members: &[Piece]) -> Option<Collection> {
        self.numbers.get(members).copied()
    }

    /// What a collection is worth alone to the side that has to open it.
    #[inline]
    pub(super) fn value(&self, collection: Collection) -> i32 {
        self.values[collection as usize].into()
    }

    /// What can be opened.
    #[inline]
    pub(super) fn openings(&self, collection: Collection) -> &[Opening] {
        &self.openings[collection as usize]
    }

    /// The collection with one piece more.
    #[inline]
    pub(super) fn with(&self, collection: Collection, piece: Piece) -> Collection {
        let [chains, loops] = &self.grown[collection as usize];
        let more = match piece {
            Piece::Chain(boxes) => chains[usize::from(boxes)],
            Piece::Loop(boxes) => loops[usize::from(boxes)],
        };
        debug_assert_ne!(more, NONE, "collections were made for a smaller board");
        more
    }
}

fn sorted(pieces: impl Iterator<Item = Piece>) -> Vec<Piece> {
    let mut members: Vec<Piece> = pieces.collect();
    members.sort_unstable();
    members
}

/// What can remain of a collection whose shortest pieces of each sort go first.
fn remainders(pieces: &[Piece]) -> Vec<Vec<Piece>> {
    let pieces = sorted(pieces.iter().copied());
    (0..SORTS).fold(vec![Vec::new()], |found, sort| {
        let sort: Vec<Piece> = pieces.iter().copied().filter(|piece| piece.sort() == sort).collect();
        let with = |kept: &Vec<Piece>| {
            let kept = kept.clone();
            let sort = &sort;
            (0..=sort.len()).map(move |gone| kept.iter().chain(&sort[gone..]).copied().collect()).collect::<Vec<_>>()
        };
        found.iter().flat_map(with).collect()
    })
}

/// All collections of at most so many boxes.
fn additions(budget: u16) -> Vec<Vec<Piece>> {
    let chains = (1..=budget).map(Piece::Chain);
    let loops = (4..=budget).step_by(2).map(Piece::Loop);
    let kinds: Vec<Piece> = chains.chain(loops).collect();
    let mut found = vec![(Vec::new(), 0, budget)];
    let mut next = 0;
    while next < found.len() {
        let (members, least, left) = found[next].clone();
        for (index, &piece) in kinds.iter().enumerate().skip(least) {
            if piece.boxes() <= left && found.len() <= MOST {
                let more: Vec<Piece> = members.iter().copied().chain([piece]).collect();
                found.push((more, index, left - piece.boxes()));
            }
        }
        next += 1;
    }
    found.into_iter().map(|(members, _, _)| members).collect()
}
