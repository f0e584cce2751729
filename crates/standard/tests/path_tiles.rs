//! Path searches on sliding tiles: they know no game.

use jogada_games::sliding_tiles::{LinearConflict, Manhattan, PROBLEMS, SlidingTiles};
use jogada_rules::Puzzle;
use jogada_search::path::{WayOutcome, astar, bfs, bidirectional, idastar, partial_astar, rbfs, sma};
use jogada_search::{Limits, StopFlag};

fn is_solved<M: Copy + Eq, P: Puzzle<Move = M>>(puzzle: &P, outcome: &WayOutcome<M>) -> bool {
    let path = outcome.answer.path().expect("it can be solved");
    let step = |state, &mv| puzzle.step(&state, mv).expect("a possible move").state;
    puzzle.is_goal(&path.moves.iter().fold(puzzle.initial(), step))
}

#[test]
fn one_of_the_hardest_eight_puzzles_takes_thirty_one_moves_by_every_optimal_search() {
    let puzzle = SlidingTiles::problem("hardest-8").expect("it is listed");
    let (none, stop) = (Limits::NONE, StopFlag::new());
    let outcomes = [
        ("bfs", bfs(&puzzle, &none, &stop, &mut ())),
        ("bidirectional", bidirectional(&puzzle, &none, &stop, &mut ())),
        ("astar", astar(&puzzle, &Manhattan, &none, &stop, &mut ())),
        ("partial astar", partial_astar(&puzzle, &LinearConflict, &none, &stop, &mut ())),
        ("idastar", idastar(&puzzle, &LinearConflict, 0, &none, &stop, &mut ())),
        ("idastar with table", idastar(&puzzle, &Manhattan, 1 << 14, &none, &stop, &mut ())),
        ("rbfs", rbfs(&puzzle, &LinearConflict, &none, &stop, &mut ())),
        ("sma", sma(&puzzle, &LinearConflict, 20_000, &none, &stop, &mut ())),
    ];
    for (name, outcome) in &outcomes {
        assert_eq!((outcome.depth(), outcome.answer.is_proven()), (Some(31), true), "{name}");
        assert!(is_solved(&puzzle, outcome), "{name}");
    }
}

#[test]
fn five_of_korfs_fifteen_puzzles_take_as_many_moves_as_published() {
    let korfs = PROBLEMS.iter().filter(|problem| problem.name.starts_with("korf"));
    for (number, problem) in korfs.enumerate() {
        let puzzle = SlidingTiles::problem(problem.name).expect("it is listed");
        // With and without a table in turn.
        let slots = (number % 2) << 16;
        let outcome = idastar(&puzzle, &LinearConflict, slots, &Limits::NONE, &StopFlag::new(), &mut ());
        assert_eq!((outcome.depth(), outcome.answer.is_proven()), (Some(problem.fewest), true), "{}", problem.name);
        assert!(is_solved(&puzzle, &outcome), "{}", problem.name);
    }
}
