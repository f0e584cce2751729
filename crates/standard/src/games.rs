//! One card a game: all that is said about it apart from its rules.
//!
//! A new game is its file in `games`, a card here, and one line in [`catalog_with`]. The functions hand out cards, so
//! that a program of one's own can add an evaluation or a level to a game that is already here:
//! `catalog().with_game(games::nim::card().evaluation("mine", Mine).build())`.

pub mod adji_boto;
pub mod adji_boto_puzzle;
pub mod dots_and_boxes;
pub mod graph;
pub mod grid;
pub mod hex;
pub mod nim;
pub mod sliding_tiles;
pub mod tic_tac_toe;
pub mod tree;

use jogada_catalog::{Calibration, Catalog};
use jogada_rules::{Shown, Standard};

use crate::card::GameCard;
use crate::puzzle_card::PuzzleCard;
use crate::symmetry::Symmetry;

/// Everything that Jogada brings along.
pub fn catalog() -> Catalog {
    catalog_with(&())
}

/// Everything that Jogada brings along, with an addition to each game and puzzle.
pub fn catalog_with(addition: &impl Addition) -> Catalog {
    Catalog::empty()
        .with_game(addition.to_game(adji_boto::card().finished()).build())
        .with_game(addition.to_game(dots_and_boxes::card().finished()).build())
        .with_game(addition.to_game(hex::card().finished()).build())
        .with_game(addition.to_game(nim::card().finished()).build())
        .with_game(addition.to_game(tic_tac_toe::card().finished()).build())
        .with_game(addition.to_game(tree::card().finished()).build())
        .with_puzzle(addition.to_puzzle(adji_boto_puzzle::card()).build())
        .with_puzzle(addition.to_puzzle(graph::card()).build())
        .with_puzzle(addition.to_puzzle(grid::card()).build())
        .with_puzzle(addition.to_puzzle(sliding_tiles::card()).build())
        .calibrated(calibration())
        .with_lessons(crate::lessons::LESSONS)
        .with_challenges(include_str!("games/challenges.tsv"))
}

/// What a program of one's own adds to every game and puzzle, whatever its types: an algorithm, a level.
pub trait Addition {
    /// Adds to the card of a game.
    fn to_game<G: Standard + 'static>(&self, card: GameCard<G>) -> GameCard<G> {
        card
    }

    /// Adds to the card of a puzzle.
    fn to_puzzle<P: Shown + 'static, F: Symmetry<P>>(&self, card: PuzzleCard<P, F>) -> PuzzleCard<P, F> {
        card
    }
}

/// Nothing is added.
impl Addition for () {}

/// How levels fared against their neighbors when that was measured last.
fn calibration() -> Calibration {
    serde_json::from_str(include_str!("calibration.json")).expect("the file in the repository is sound")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stored_calibration_is_sound() {
        for known in &calibration().matches {
            assert!(known.low <= known.score && known.score <= known.high, "{known:?}");
            assert!(known.games.iter().sum::<u64>() >= 2 * known.pairs, "{known:?}");
        }
    }
}
