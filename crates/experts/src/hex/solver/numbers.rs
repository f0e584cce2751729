//! Proof and disproof numbers, as the side to move sees them.

/// How many positions have still to be decided at least.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MoverNumbers {
    /// For the side to move to win.
    pub(super) win: u32,
    /// For the side to move to lose.
    pub(super) loss: u32,
}

impl MoverNumbers {
    /// More than any sum of positions.
    pub(super) const INFINITE: u32 = u32::MAX / 4;
    /// A position that nothing is known about.
    pub(super) const NEW: Self = Self { win: 1, loss: 1 };
    /// Bounds that only a proof ends.
    pub(super) const UNBOUNDED: Self = Self { win: Self::INFINITE, loss: Self::INFINITE };

    /// Whether one of them has come up to its limit.
    pub(super) const fn reach(self, limit: Self) -> bool {
        self.win >= limit.win || self.loss >= limit.loss
    }
}
