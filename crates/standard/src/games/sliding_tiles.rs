//! Sliding tiles on boards of up to sixteen cells.

use jogada_catalog::{Parameter, Settings};
use jogada_games::sliding_tiles::{LinearConflict, Manhattan, PROBLEMS, SlidingTiles};

use crate::puzzle_card::PuzzleCard;

/// Its card.
pub fn card() -> PuzzleCard<SlidingTiles> {
    let make = |settings: &Settings| {
        SlidingTiles::new(settings.size("rows"), settings.size("cols")).map_err(|error| settings.out_of_range(error))
    };
    let builder = PuzzleCard::new("sliding-tiles", make)
        .about("Slide the tiles into order", "Deslizam-se as peças até ficarem por ordem")
        .parameter(Parameter::number("rows", 2, 8, 3))
        .parameter(Parameter::number("cols", 2, 8, 3))
        .reversible()
        .heuristic("linear-conflict", LinearConflict)
        .heuristic("manhattan", Manhattan);
    PROBLEMS.iter().fold(builder, |builder, problem| {
        let size = [("rows", problem.rows.to_string()), ("cols", problem.cols.to_string())];
        builder.problem(problem.name, problem.start, &size)
    })
}
