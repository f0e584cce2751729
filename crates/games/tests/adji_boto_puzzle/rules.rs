//! Moves, their inverses, rotations and estimates.

use std::collections::HashSet;

use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, Advanced, Base, Fifths, PROBLEMS, PuzzleBoard};
use jogada_rules::{Cost, Countdown, Dice, Folded, Heuristic, Promise, Puzzle, Reversible, Shown};
use serde::Deserialize;

use crate::{board, boards, distances, predecessors, puzzle, successors};

#[derive(Deserialize)]
struct Figures {
    problem: char,
    board: [[u8; 6]; 2],
    pieces: u32,
    moves: Option<Vec<String>>,
    captures: Option<Vec<u32>>,
}

fn figures() -> Vec<Figures> {
    serde_json::from_str(include_str!("../tables/adji_boto_puzzle.json")).expect("the tables are well formed")
}

#[test]
fn the_lettered_problems_are_those_published() {
    let figures = figures();
    assert_eq!(figures.len(), PROBLEMS.len());
    for figures in figures {
        let problem = AdjiBotoPuzzle::problem(figures.problem).expect("a letter from A to G");
        assert_eq!(problem.initial().grid(), figures.board);
        assert_eq!(problem.left(&problem.initial()), figures.pieces);
        assert_eq!(AdjiBotoPuzzle::problem(figures.problem.to_ascii_lowercase()), Some(problem));
    }
    assert_eq!(AdjiBotoPuzzle::problem('H'), None);
}

#[test]
fn known_solutions_capture_what_they_should_and_empty_the_board() {
    for figures in figures() {
        let (Some(moves), Some(captures)) = (figures.moves, figures.captures) else { continue };
        let problem = AdjiBotoPuzzle::problem(figures.problem).expect("a letter from A to G");
        let mut state = problem.initial();
        for (text, caught) in moves.iter().zip(captures) {
            let mv = problem.read_move(&state, text).expect("the move is possible");
            assert_eq!(problem.taken(&state, mv), Some(caught), "{text} in problem {}", figures.problem);
            state = problem.step(&state, mv).expect("the move is possible").state;
        }
        assert!(problem.is_goal(&state), "problem {}", figures.problem);
    }
}

#[test]
fn successors_come_top_row_first() {
    let texts = |text: &str| -> Vec<String> {
        let state = board(text);
        successors(&state).iter().map(|step| puzzle().move_text(&state, step.mv)).collect()
    };
    let all = ["t1", "t2", "t3", "t4", "t5", "t6", "b1", "b2", "b3", "b4", "b5", "b6"];
    assert_eq!(texts("((1 1 1 1 1 1)(1 1 1 1 1 1))"), all);
    assert_eq!(texts("((0 0 0 0 0 2)(0 0 0 0 4 0))"), ["t6", "b5"]);
    assert!(successors(&PuzzleBoard::EMPTY).is_empty());
}

#[test]
fn captures_happen_in_either_row() {
    let after = |text: &str, mv: &str| {
        let state = board(text);
        let mv = puzzle().read_move(&state, mv).expect("possible");
        puzzle().state_text(&puzzle().step(&state, mv).expect("possible").state)
    };
    assert_eq!(after("((0 0 0 0 0 0)(1 2 0 0 0 0))", "b1"), "((0 0 0 0 0 0)(0 0 0 0 0 0))");
    assert_eq!(after("((4 0 0 0 0 0)(0 0 0 4 0 0))", "t1"), "((0 0 0 0 0 0)(1 1 1 0 0 0))");
    assert_eq!(after("((0 0 0 0 0 1)(0 0 0 0 0 0))", "t6"), "((0 0 0 0 0 0)(0 0 0 0 0 0))");
    assert_eq!(after("((0 0 0 0 1 1)(0 0 0 0 0 0))", "t6"), "((0 0 0 0 2 0)(0 0 0 0 0 0))");
}

#[test]
fn predecessors_are_exactly_the_inverse_of_successors() {
    const MOST: u32 = 6;
    let all: Vec<PuzzleBoard> = (0..=MOST as u8).flat_map(boards).collect();
    let mut forward = HashSet::new();
    let mut backward = HashSet::new();
    for state in &all {
        for step in successors(state) {
            assert!(forward.insert((*state, step.mv, step.state)));
        }
        for step in predecessors(state).into_iter().filter(|step| step.state.pieces() <= MOST) {
            assert!(backward.insert((step.state, step.mv, *state)), "listed twice before {state:?}");
        }
    }
    assert!(forward.len() > 50_000);
    assert_eq!(forward, backward);
}

#[test]
fn full_boards_have_predecessors_too() {
    let mut dice = Dice::new(12);
    for _ in 0..200 {
        let grid = std::array::from_fn(|_| std::array::from_fn(|_| dice.below(22) as u8));
        let state = PuzzleBoard::new(grid).expect("few enough pieces");
        for step in successors(&state) {
            let back = predecessors(&step.state);
            assert!(back.iter().any(|before| (before.mv, before.state) == (step.mv, state)), "{state:?}");
            for before in back {
                assert_eq!(puzzle().step(&before.state, before.mv).map(|step| step.state), Some(step.state));
            }
        }
    }
    let brim = board("((255 0 0 0 0 0)(0 0 0 0 0 0))");
    assert!(predecessors(&brim).iter().all(|before| before.state.pieces() <= 255));
}

#[test]
fn layers_back_from_the_goal_have_the_known_sizes_modulo_rotation() {
    assert_eq!(puzzle().goals(), [PuzzleBoard::EMPTY]);
    let mut seen = HashSet::from([PuzzleBoard::EMPTY]);
    let mut layer = vec![PuzzleBoard::EMPTY];
    let mut sizes = vec![layer.len()];
    for _ in 0..4 {
        let before = layer.iter().flat_map(predecessors).map(|step| puzzle().canonical(&step.state));
        layer = before.filter(|&state| seen.insert(state)).collect();
        sizes.push(layer.len());
    }
    assert_eq!(sizes, [1, 3, 56, 696, 7133]);
}

#[test]
fn all_twelve_rotations_share_one_representative_and_one_future() {
    let turned = |[top, bottom]: [[u8; 6]; 2]| {
        let mut next = [[0; 6]; 2];
        next[0][..5].copy_from_slice(&top[1..]);
        next[1][1..].copy_from_slice(&bottom[..5]);
        next[0][5] = bottom[5];
        next[1][0] = top[0];
        next
    };
    let mut grid = [[0, 4, 0, 0, 1, 2], [10, 0, 4, 3, 0, 4]];
    let canonical = puzzle().canonical(&PuzzleBoard::new(grid).expect("few"));
    let future = |state: &PuzzleBoard| -> HashSet<PuzzleBoard> {
        successors(state).iter().map(|step| puzzle().canonical(&step.state)).collect()
    };
    for _ in 0..12 {
        grid = turned(grid);
        let state = PuzzleBoard::new(grid).expect("few");
        assert_eq!(puzzle().canonical(&state), canonical);
        assert_eq!(future(&state), future(&canonical));
    }
    assert_eq!(puzzle().canonical(&canonical), canonical);
    assert_eq!(grid, [[0, 4, 0, 0, 1, 2], [10, 0, 4, 3, 0, 4]], "twelve rotations lead home");
}

#[test]
fn a_move_takes_at_most_five() {
    for state in (0..=6).flat_map(boards) {
        for step in successors(&state) {
            let taken = puzzle().left(&state) - puzzle().left(&step.state);
            assert!(taken <= puzzle().most_per_move());
            assert_eq!(puzzle().taken(&state, step.mv), Some(taken));
        }
    }
}

#[test]
fn fifths_keeps_its_promise_on_every_small_board() {
    assert_eq!(Heuristic::<AdjiBotoPuzzle>::promise(&Fifths), Promise::Consistent);
    let distances = distances(7);
    for (state, &distance) in &distances {
        let estimate = Fifths.estimate(&puzzle(), state);
        assert!(estimate <= Cost::moves(distance), "{state:?}");
        for step in successors(state) {
            assert!(estimate <= step.cost + Fifths.estimate(&puzzle(), &step.state), "{state:?}");
        }
    }
    assert_eq!(distances.len(), 50_388, "every board of at most seven pieces can be solved");
}

#[test]
fn base_and_advanced_overestimate_and_promise_nothing() {
    let state = board("((0 0 0 0 0 0)(1 2 0 0 0 0))");
    assert_eq!(distances(3)[&state], 1);
    assert_eq!(Base.estimate(&puzzle(), &state), Cost::moves(3));
    assert_eq!(Advanced.estimate(&puzzle(), &state), Cost::thousandths(3000 + 10 * 500 + 5 * 300));
    assert_eq!(Heuristic::<AdjiBotoPuzzle>::promise(&Base), Promise::Nothing);
    assert_eq!(Heuristic::<AdjiBotoPuzzle>::promise(&Advanced), Promise::Nothing);
}

#[test]
fn estimates_are_zero_exactly_at_the_goal() {
    for state in (0..=3).flat_map(boards) {
        for estimate in
            [Base.estimate(&puzzle(), &state), Advanced.estimate(&puzzle(), &state), Fifths.estimate(&puzzle(), &state)]
        {
            assert_eq!(estimate == Cost::ZERO, puzzle().is_goal(&state), "{state:?}");
        }
    }
}
