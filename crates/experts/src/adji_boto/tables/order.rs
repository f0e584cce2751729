//! What the leading worker has all workers do, in a word.

/// What to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LevelOrder {
    /// Nothing about this level: its table is there.
    Ready,
    /// Work the level out, from here.
    GoOn,
    /// Go on from what so many workers kept after the pass of a score.
    Resume { score: i8, workers: usize },
    /// Keep what was reached.
    Keep,
}

impl LevelOrder {
    /// With a number that the leader wrote into the folder.
    pub(super) fn word(self, token: u32) -> u64 {
        let (kind, score, workers) = match self {
            Self::Ready => (0, 0, 0),
            Self::GoOn => (1, 0, 0),
            Self::Resume { score, workers } => (2, score as u64, workers as u64),
            Self::Keep => (3, 0, 0),
        };
        kind | score << 2 | workers << 10 | u64::from(token) << 32
    }

    /// The order and the number in a word.
    pub(super) fn of(word: u64) -> (Self, u32) {
        let order = match word & 3 {
            0 => Self::Ready,
            1 => Self::GoOn,
            2 => Self::Resume { score: (word >> 2) as u8 as i8, workers: (word >> 10) as usize & 0x3F_FFFF },
            _ => Self::Keep,
        };
        (order, (word >> 32) as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::LevelOrder;

    #[test]
    fn orders_fit_into_a_word() {
        for order in
            [LevelOrder::Ready, LevelOrder::GoOn, LevelOrder::Keep, LevelOrder::Resume { score: 60, workers: 4000 }]
        {
            for token in [0, 1, u32::MAX] {
                assert_eq!(LevelOrder::of(order.word(token)), (order, token));
            }
        }
    }
}
