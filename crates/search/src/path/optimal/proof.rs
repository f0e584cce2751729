//! What a proof of an optimum rests on.

use jogada_rules::Exclusions;

use super::super::Outcome;

/// An optimum, and what its proof rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Optimum<M> {
    /// What was found, and what it took.
    pub outcome: Outcome<M>,
    /// What was excluded.
    pub proof: Exclusions,
}
