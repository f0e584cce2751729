//! `/api/catalog`: what can be chosen.

use jogada_catalog::Catalog;
use jogada_wire::{CatalogListing, Wording};
use jogada_words::{Explain, Language};

/// Lists everything.
pub(crate) fn catalog(catalog: &Catalog, language: Language) -> CatalogListing {
    let takes = |takes: &_| language.takes(takes);
    let wording = Wording { say: &|phrase| phrase.text(language).to_owned(), takes: &takes };
    CatalogListing::of(catalog, &wording)
}
