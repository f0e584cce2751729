//! `/api/catalog`: what can be chosen.

use jogada_catalog::Catalog;
use jogada_wire::{AlgorithmListing, CatalogListing, GameListing, PuzzleListing, VERSION, Wording};
use jogada_words::{Explain, Language};

/// Lists everything.
pub(crate) fn catalog(catalog: &Catalog, language: Language) -> CatalogListing {
    let takes = |takes: &_| language.takes(takes);
    let wording = Wording { say: &|phrase| phrase.text(language).to_owned(), takes: &takes };
    CatalogListing {
        v: VERSION,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        games: catalog.games().iter().map(|game| GameListing::of(game, &wording)).collect(),
        puzzles: catalog.puzzles().iter().map(|puzzle| PuzzleListing::of(puzzle, &wording)).collect(),
        algorithms: catalog.game_algorithms().iter().map(|known| AlgorithmListing::of(known, &wording)).collect(),
        path_algorithms: catalog.path_algorithms().iter().map(|known| AlgorithmListing::of(known, &wording)).collect(),
    }
}
