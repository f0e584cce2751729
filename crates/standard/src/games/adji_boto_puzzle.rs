//! The Adji-boto puzzle with its seven problems.

use jogada_catalog::Settings;
use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, Advanced, Base, Board, Fifths, PROBLEMS};
use jogada_rules::Shown;

use crate::puzzle_card::PuzzleCard;
use crate::symmetry::Merged;

/// Its card.
pub fn card() -> PuzzleCard<AdjiBotoPuzzle, Merged> {
    let first = |_: &Settings| Ok(AdjiBotoPuzzle::problem('A').expect("problem A is one of the seven"));
    let builder = PuzzleCard::new("adji-boto-puzzle", first)
        .about(
            "Empty both rows of holes by sowing and capturing, in as few moves as possible",
            "Esvaziam-se as duas filas de covas, semeando e capturando, no menor número de jogadas",
        )
        .folded()
        .reversible()
        .countdown()
        .heuristic("fifths", Fifths)
        .heuristic("base", Base)
        .heuristic("advanced", Advanced);
    PROBLEMS.iter().fold(builder, |builder, (letter, grid)| {
        let start = Board::new(*grid).expect("the problems are boards");
        let puzzle = AdjiBotoPuzzle::new(start);
        builder.problem(&letter.to_string(), &puzzle.state_text(&start), &[])
    })
}
