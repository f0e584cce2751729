//! A* on problem D of the Adji-boto puzzle with the heuristic `fifths`: ours and the `pathfinding` crate's.

use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, PuzzleBoard, Fifths};
use jogada_rules::{Cost, Heuristic, Puzzle};
use jogada_search::path::{Fold, Folding, astar, partial_astar};
use jogada_search::{Limits, StopFlag};

use crate::Lap;

fn problem() -> AdjiBotoPuzzle {
    AdjiBotoPuzzle::problem('D').expect("one of the seven")
}

/// The length that the search of that name finds.
pub(crate) fn run(name: &str) -> Option<Lap> {
    moves(name).map(|moves| i64::from(moves).into())
}

fn moves(name: &str) -> Option<u32> {
    let (puzzle, stop) = (problem(), StopFlag::new());
    let limits = Limits::NONE;
    match name {
        "astar" => astar(&puzzle, &Fifths, &limits, &stop, &mut ()).depth(),
        "partial-astar" => partial_astar(&puzzle, &Fifths, &limits, &stop, &mut ()).depth(),
        "astar-symmetry" => astar(&Fold(&puzzle), &Folding(&Fifths), &limits, &stop, &mut ()).depth(),
        "partial-symmetry" => partial_astar(&Fold(&puzzle), &Folding(&Fifths), &limits, &stop, &mut ()).depth(),
        "pathfinding" => theirs(&puzzle),
        _ => None,
    }
}

fn theirs(puzzle: &AdjiBotoPuzzle) -> Option<u32> {
    let successors = |state: &PuzzleBoard| {
        let mut steps = Vec::new();
        puzzle.successors(state, &mut steps);
        steps.into_iter().map(|step| (step.state, 1_u32))
    };
    let estimate = |state: &PuzzleBoard| Fifths.estimate(puzzle, state).raw() / Cost::ONE.raw();
    let found =
        pathfinding::directed::astar::astar(&puzzle.initial(), successors, estimate, |state| puzzle.is_goal(state));
    found.map(|(_, moves)| moves)
}
