//! `/api/gallery`: a board of every game and puzzle, to begin on.

use jogada_catalog::{Catalog, Session};
use jogada_wire::{Gallery, GalleryBoard, VERSION};

use crate::offers::offers;

/// All boards, the one to begin with first.
pub(crate) fn gallery(catalog: &Catalog) -> Gallery {
    let offers = offers(catalog);
    let welcome = offers.welcome.game;
    let first = welcome.split(':').next().unwrap_or_default();
    let games = catalog.games().iter().map(|game| (game.name(), game.name().to_owned()));
    let followed = |name: &str| offers.games.get(name).map_or_else(|| name.to_owned(), |offer| offer.followed.clone());
    let puzzles = catalog.puzzles().iter().map(|puzzle| (puzzle.name(), followed(puzzle.name())));
    let opened = |(name, spec): (&str, String)| {
        let game = if name == first { welcome.clone() } else { spec };
        let session = catalog.open(&game).ok()?;
        Some(board(name, game, &session))
    };
    let mut boards: Vec<_> = games.chain(puzzles).filter_map(opened).collect();
    boards.sort_by_key(|board| board.name != first);
    Gallery { v: VERSION, boards }
}

fn board(name: &str, game: String, session: &Session) -> GalleryBoard {
    GalleryBoard { name: name.to_owned(), game, sides: session.sides(), scene: session.scene().into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_and_puzzle_has_a_board_and_the_one_to_begin_with_is_the_first() {
        let catalog = jogada_standard::catalog();
        let Gallery { boards, .. } = gallery(&catalog);
        assert_eq!(boards.len(), catalog.games().len() + catalog.puzzles().len());
        assert_eq!(boards[0].game, offers(&catalog).welcome.game);
        assert!(boards.iter().all(|board| !board.scene.parts.is_empty()));
    }
}
