//! Connections as they are kept: by pairs of ends, and in the order of their size while there is something to do.

use super::Endpoint;
use crate::hex::bits::CellBits;

/// A connection between two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::hex) struct Link<B> {
    /// The empty cells that it needs.
    pub(in crate::hex) carrier: B,
    /// The cell to take that makes a semi connection full; of a full one nothing.
    pub(in crate::hex) key: Endpoint,
    /// Whether the rules have still to be applied to it.
    pub(in crate::hex) is_fresh: bool,
}

/// The key of a full connection.
pub(in crate::hex) const NO_KEY: Endpoint = Endpoint::MAX;

/// What is known between two ends: no carrier holds another of its kind, and no semi carrier a full one.
#[derive(Clone, Debug)]
pub(in crate::hex) struct Pair<B> {
    pub(in crate::hex) full: Vec<Link<B>>,
    pub(in crate::hex) semi: Vec<Link<B>>,
}

impl<B: CellBits> Default for Pair<B> {
    fn default() -> Self {
        Self { full: Vec::new(), semi: Vec::new() }
    }
}

impl<B: CellBits> Pair<B> {
    pub(super) fn is_empty(&self) -> bool {
        self.full.is_empty() && self.semi.is_empty()
    }

    /// Keeps a connection.
    #[inline]
    pub(super) fn push(&mut self, link: Link<B>) {
        if link.key == NO_KEY { self.full.push(link) } else { self.semi.push(link) }
    }

    /// Makes it the same as another, in the room that it has.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.full.clone_from(&other.full);
        self.semi.clone_from(&other.semi);
    }

    /// Forgets everything but the room.
    pub(super) fn clear(&mut self) {
        self.full.clear();
        self.semi.clear();
    }

    /// Whether some full connection needs nothing beyond these cells.
    #[inline]
    pub(super) fn has_full_within(&self, carrier: B) -> bool {
        self.full.iter().any(|link| link.carrier.is_within(carrier))
    }

    /// Whether some connection, semi ones included, needs nothing beyond these cells.
    #[inline]
    pub(super) fn has_any_within(&self, carrier: B) -> bool {
        self.has_full_within(carrier) || self.semi.iter().any(|link| link.carrier.is_within(carrier))
    }
}

/// The ends that an end has full connections to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Partners<B> {
    /// Those that are cells.
    pub(super) cells: B,
    pub(super) edges: [bool; 2],
}

impl<B: CellBits> Default for Partners<B> {
    fn default() -> Self {
        Self { cells: B::NONE, edges: [false; 2] }
    }
}

impl<B: CellBits> Partners<B> {
    /// Notes whether there is a full connection to an end, on a board of so many cells.
    pub(super) fn note(&mut self, end: Endpoint, cells: usize, is_joined: bool) {
        match usize::from(end).checked_sub(cells) {
            Some(edge) => self.edges[edge] = is_joined,
            None if is_joined => self.cells = self.cells | B::single(end.into()),
            None => self.cells = self.cells.without(B::single(end.into())),
        }
    }
}

/// A connection that waits for the rules.
#[derive(Clone, Copy, Debug)]
pub(super) struct PendingLink<B> {
    pub(super) one: Endpoint,
    pub(super) other: Endpoint,
    pub(super) carrier: B,
    pub(super) is_full: bool,
}

/// Connections that wait, small carriers first: what small ones make, larger ones need not make again.
#[derive(Clone, Debug)]
pub(super) struct Agenda<B> {
    by_size: Vec<Vec<PendingLink<B>>>,
    /// No smaller carrier waits.
    least: usize,
}

impl<B: CellBits> Agenda<B> {
    pub(super) fn new(cells: usize) -> Self {
        Self { by_size: vec![Vec::new(); cells + 1], least: cells + 1 }
    }

    #[inline]
    pub(super) fn push(&mut self, waiting: PendingLink<B>) {
        let size = waiting.carrier.count();
        self.by_size[size].push(waiting);
        self.least = self.least.min(size);
    }

    /// Forgets what waits.
    pub(super) fn clear(&mut self) {
        self.by_size.iter_mut().for_each(Vec::clear);
        self.least = self.by_size.len();
    }

    #[inline]
    pub(super) fn pop(&mut self) -> Option<PendingLink<B>> {
        while let Some(bucket) = self.by_size.get_mut(self.least) {
            if let Some(waiting) = bucket.pop() {
                return Some(waiting);
            }
            self.least += 1;
        }
        None
    }
}
