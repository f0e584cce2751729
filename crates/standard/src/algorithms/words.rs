//! What several cards say in the same words.

use jogada_rules::Phrase;

/// When the searches are right that leave out only what can not matter.
pub(super) const AS_MINIMAX: Phrase =
    Phrase::new("Always: the same value as minimax.", "Sempre: o mesmo valor do minimax.");

/// When searches are right that answer only what they have proven.
pub(super) const PROVEN: Phrase = Phrase::new("Whenever it answers.", "Sempre que responde.");
