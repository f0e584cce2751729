//! Proven optima of the Adji-boto puzzle.

use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, Fifths, Hole, PuzzleBoard};
use jogada_rules::{Cost, Dice, Puzzle};
use jogada_search::path::{
    Answer, Fold, Folding, Optimum, Path, Shortfall, WayObserver, WayOutcome, bfs, optimal, partial_astar,
};
use jogada_search::{Limits, StopFlag, Stopped};

fn problem(letter: char) -> AdjiBotoPuzzle {
    AdjiBotoPuzzle::problem(letter).expect("one of the report's problems")
}

fn solve(puzzle: &AdjiBotoPuzzle, threads: usize, limits: &Limits) -> Optimum<Hole> {
    optimal(puzzle, threads, limits, &StopFlag::new(), &mut ())
}

fn leads_home(puzzle: &AdjiBotoPuzzle, path: &Path<Hole>) -> bool {
    let step = |state, &mv| puzzle.step(&state, mv).expect("a move of the solution").state;
    puzzle.is_goal(&path.moves.iter().fold(puzzle.initial(), step))
}

fn proven_moves(puzzle: &AdjiBotoPuzzle, outcome: &WayOutcome<Hole>) -> Option<u32> {
    let path = outcome.answer.path().expect("every board can be emptied");
    assert!(leads_home(puzzle, path));
    outcome.answer.is_proven().then_some(path.moves.len() as u32)
}

/// The same board, one hole further.
fn turned([top, bottom]: [[u8; 6]; 2]) -> [[u8; 6]; 2] {
    let next = |here: [u8; 6], after: u8| [here[1], here[2], here[3], here[4], here[5], after];
    let mut reversed = top;
    reversed.reverse();
    let mut new_top = next(reversed, bottom[0]);
    new_top.reverse();
    [new_top, next(bottom, reversed[0])]
}

fn grid(letter: char) -> [[u8; 6]; 2] {
    problem(letter).initial().grid()
}

#[test]
fn the_optima_of_the_first_five_problems_are_proven() {
    for (letter, moves) in [('A', 4), ('B', 9), ('C', 6), ('D', 14), ('E', 21)] {
        let puzzle = problem(letter);
        let optimum = solve(&puzzle, 2, &Limits::NONE);
        assert_eq!(proven_moves(&puzzle, &optimum.outcome), Some(moves), "{letter}");
        // Every length from the least conceivable one was excluded.
        let excluded: Vec<u32> = optimum.proof.excluded.iter().map(|exclusion| exclusion.moves).collect();
        let least = optimum.proof.left.div_ceil(optimum.proof.most_per_move);
        assert_eq!(excluded, (least..moves).collect::<Vec<_>>(), "{letter}");
    }
}

#[test]
fn a_star_confirms_the_optimum_of_problem_e_in_its_own_way() {
    let puzzle = problem('E');
    let outcome = partial_astar(&Fold(&puzzle), &Folding(&Fifths), &Limits::NONE, &StopFlag::new(), &mut ());
    assert_eq!((outcome.depth(), outcome.answer.is_proven()), (Some(21), true));
}

#[test]
fn random_boards_have_the_optimum_that_breadth_first_finds() {
    let mut dice = Dice::new(21);
    for round in 0..500 {
        let mut grid = [[0; 6]; 2];
        for _ in 0..=dice.below(8) {
            grid[dice.below(2)][dice.below(6)] += 1;
        }
        let puzzle = AdjiBotoPuzzle::new(PuzzleBoard::new(grid).expect("few pieces"));
        let oracle = bfs(&Fold(&puzzle), &Limits::NONE, &StopFlag::new(), &mut ()).depth();
        let optimum = solve(&puzzle, 1 + round % 2, &Limits::NONE);
        assert_eq!(proven_moves(&puzzle, &optimum.outcome), oracle, "{grid:?}");
    }
}

#[test]
fn rotated_boards_cost_exactly_the_same() {
    let plain = solve(&problem('D'), 1, &Limits::NONE);
    let mut grid = grid('D');
    for _ in 0..5 {
        grid = turned(grid);
    }
    let puzzle = AdjiBotoPuzzle::new(PuzzleBoard::new(grid).expect("as many pieces as before"));
    let rotated = solve(&puzzle, 1, &Limits::NONE);
    assert_eq!(proven_moves(&puzzle, &rotated.outcome), Some(14));
    assert_eq!(rotated.outcome.counters, plain.outcome.counters);
    assert_eq!(rotated.proof, plain.proof);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    assert_eq!(solve(&problem('D'), 1, &Limits::NONE), solve(&problem('D'), 3, &Limits::NONE));
}

#[test]
fn a_search_that_is_stopped_answers_with_both_bounds() {
    let limits = [
        (Limits::nodes(100_000), Stopped::Nodes),
        (Limits { memory: Some(1_000_000), ..Limits::NONE }, Stopped::Memory),
    ];
    for (limits, why) in limits {
        let puzzle = problem('D');
        let outcome = solve(&puzzle, 2, &limits).outcome;
        let Answer::Stopped { reason, at_least, best: Some(best) } = outcome.answer else {
            panic!("{why} leaves a question open");
        };
        assert_eq!(reason, Shortfall::Limit(why));
        assert!(at_least > Cost::moves(9) && at_least <= Cost::moves(14), "{why}: at least {at_least}");
        assert!(best.moves.len() >= 14 && leads_home(&puzzle, &best), "{why}");
        assert!(limits.nodes.is_none_or(|most| outcome.counters.generated <= most));
        assert!(limits.memory.is_none_or(|most| outcome.counters.peak_memory <= most));
    }
}

#[test]
fn a_raised_flag_stops_it() {
    let stop = StopFlag::new();
    stop.stop();
    let outcome = optimal(&problem('G'), 2, &Limits::NONE, &stop, &mut ()).outcome;
    assert!(matches!(outcome.answer, Answer::Stopped { reason: Shortfall::Limit(Stopped::Asked), .. }));
}

/// Remembers the bounds as they come.
#[derive(Default)]
struct Bounds(Vec<(Cost, Option<Cost>)>);

impl WayObserver<AdjiBotoPuzzle> for Bounds {
    fn bounds(&mut self, lower: Cost, upper: Option<Cost>) {
        self.0.push((lower, upper));
    }
}

#[test]
fn bounds_only_tighten_until_they_meet() {
    let mut bounds = Bounds::default();
    optimal(&problem('D'), 2, &Limits::NONE, &StopFlag::new(), &mut bounds);
    let upper = |upper: Option<Cost>| upper.unwrap_or(Cost::MAX);
    assert!(bounds.0.windows(2).all(|pair| pair[0].0 <= pair[1].0 && upper(pair[0].1) >= upper(pair[1].1)));
    assert_eq!(bounds.0.last(), Some(&(Cost::moves(14), Some(Cost::moves(14)))));
}

#[test]
fn breadth_first_finds_as_many_boards_in_seven_layers_of_problem_d_as_there_are() {
    let puzzle = problem('D');
    let outcome = bfs(&Fold(&puzzle), &Limits::depth(7), &StopFlag::new(), &mut ());
    assert!(matches!(outcome.answer, Answer::Stopped { reason: Shortfall::Depth, .. }));
    assert_eq!(outcome.counters.max_held, 1_366_393);
}
