//! What a proof of an optimum rests on.

use jogada_rules::Exclusions;

use super::super::WayOutcome;

/// An optimum, and what its proof rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Optimum<M> {
    /// What was found, and what it took.
    pub outcome: WayOutcome<M>,
    /// What was excluded.
    pub proof: Exclusions,
}
