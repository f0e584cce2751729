//! The two sides of a game.

use std::fmt;
use std::ops::Not;

/// Who moves, owns or wins. `First` made the first move of the game.
///
/// ```
/// use jogada_rules::Side;
///
/// assert_eq!((!Side::First, Side::Second.index()), (Side::Second, 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The side that opens the game.
    First,
    /// The side that answers.
    Second,
}

impl Side {
    /// Both sides, in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// 0 or 1, for arrays with one entry a side.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// 1 or 2, as texts and JSON write it.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The side written as 1 or 2.
    pub const fn from_number(number: u8) -> Option<Self> {
        match number {
            1 => Some(Self::First),
            2 => Some(Self::Second),
            _ => None,
        }
    }

    /// The opponent.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl Not for Side {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        self.other()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}
