//! What a search makes of the end of a game.

use crate::value::Value;

/// What the end of a game is worth to a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Ends {
    /// A win is a win. The course reports' choice: the first one found is a cut.
    #[default]
    Outcome,
    /// A quicker win is better, a slower loss too.
    Distance,
}

impl Ends {
    /// The value of a settled position.
    #[inline]
    pub fn value(self, settled: Value) -> Value {
        match self {
            Self::Outcome => settled.outcome(),
            Self::Distance => settled,
        }
    }
}
