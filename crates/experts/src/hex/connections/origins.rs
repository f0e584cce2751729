//! Where connections come from, so that a claim can show itself.
//!
//! What is noted down is older than what it explains, so explanations never go round, whatever was dropped since.

use std::collections::HashMap;

use super::{Endpoint, Network, pair_index};
use crate::hex::bits::CellBits;

/// Why a full connection holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::hex) enum FullOrigin<B> {
    /// The ends touch.
    Touch,
    /// Two full connections meet in the group of `middle`: the carrier on the side of `from`, and the other.
    Over { middle: Endpoint, from: Endpoint, carriers: [B; 2] },
    /// Semi connections, by their carriers, that have no cell in common.
    Either(Vec<B>),
}

impl<B> FullOrigin<B> {
    pub(super) const fn over(middle: Endpoint, (from, carriers): (Endpoint, [B; 2])) -> Self
    where
        B: Copy,
    {
        Self::Over { middle, from, carriers }
    }
}

/// Why a semi connection holds: once the key is taken, two full ones meet in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::hex) struct SemiOrigin<B> {
    pub(in crate::hex) key: Endpoint,
    pub(in crate::hex) from: Endpoint,
    pub(in crate::hex) carriers: [B; 2],
}

/// The first reason of every connection, by the place of its pair and its carrier.
#[derive(Clone, Debug)]
pub(super) struct Origins<B> {
    pub(super) full: HashMap<(usize, B), FullOrigin<B>>,
    pub(super) semi: HashMap<(usize, B), SemiOrigin<B>>,
}

impl<B> Default for Origins<B> {
    fn default() -> Self {
        Self { full: HashMap::new(), semi: HashMap::new() }
    }
}

impl<B: CellBits> Network<B> {
    /// Why a full connection between two ends holds.
    pub(in crate::hex) fn full_origin(&self, one: Endpoint, other: Endpoint, carrier: B) -> Option<&FullOrigin<B>> {
        self.origins.as_ref()?.full.get(&(pair_index(one, other), carrier))
    }

    /// Why a semi connection between two ends holds.
    pub(in crate::hex) fn semi_origin(&self, one: Endpoint, other: Endpoint, carrier: B) -> Option<&SemiOrigin<B>> {
        self.origins.as_ref()?.semi.get(&(pair_index(one, other), carrier))
    }
}
