//! `/api/challenges`: positions in which one move wins.

use jogada_catalog::Catalog;
use jogada_wire::{ChallengeDocument, ChallengeList, VERSION};

/// All of them.
pub(crate) fn challenges(catalog: &Catalog) -> ChallengeList {
    ChallengeList { v: VERSION, challenges: catalog.challenges().iter().map(ChallengeDocument::from).collect() }
}
