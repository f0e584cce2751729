//! The solver against tables that another program made, and against a table of all positions of three by three boxes.

use jogada_experts::dots_and_boxes::{Means, QuietSolver, Unsuitable};
use jogada_games::dots_and_boxes::{DotsAndBoxes, DotsState, Line, Turns};
use jogada_rules::{Dice, Game};
use jogada_search::{Clock, Limits, StopFlag, Stopped};
use serde_json::Value;

const MEANS: Means = Means { memory: 8 << 20, threads: 1 };

fn board(rows: usize, cols: usize) -> DotsAndBoxes {
    DotsAndBoxes::new(rows, cols, Turns::Again).expect("small boards are boards")
}

fn state(game: &DotsAndBoxes, drawn: u64) -> DotsState {
    let mut lines = Vec::new();
    game.moves(&game.initial(), &mut lines);
    let mut state = game.initial();
    for line in lines.into_iter().filter(|line: &Line| drawn >> line.index() & 1 == 1) {
        game.play(&mut state, line);
    }
    state
}

fn value(solver: &QuietSolver, game: &DotsAndBoxes, state: &DotsState) -> i32 {
    let (proven, _) = solver.prove(game, state, None, 0, &mut Clock::unlimited(), &mut |_| {});
    proven.value().expect("nothing stops it")
}

fn start_value(rows: usize, cols: usize, means: Means) -> i32 {
    let game = board(rows, cols);
    let solver = QuietSolver::new(&game, &game.initial(), means).expect("small boards are solved");
    value(&solver, &game, &game.initial())
}

fn table() -> Value {
    serde_json::from_str(include_str!("tables/dots_and_boxes.json")).expect("the table is JSON")
}

#[test]
fn boards_have_their_values() {
    for known in table()["values"].as_array().expect("a list") {
        let [rows, cols, value] = [0, 1, 2].map(|index| known[index].as_i64().expect("a number"));
        assert_eq!(i64::from(start_value(rows as usize, cols as usize, MEANS)), value, "{rows}x{cols}");
    }
    assert_eq!(start_value(3, 4, MEANS), 0);
}

#[test]
fn positions_of_the_table_have_their_values_and_best_moves() {
    let game = board(3, 3);
    for known in table()["positions_3x3"].as_array().expect("a list") {
        let drawn = known["mask"].as_u64().expect("a number");
        let state = state(&game, drawn);
        let solver = QuietSolver::new(&game, &state, MEANS).expect("small boards are solved");
        let best = value(&solver, &game, &state);
        assert_eq!(i64::from(best), known["value"], "{drawn:b}");
        let mut lines = Vec::new();
        game.moves(&state, &mut lines);
        lines.retain(|&line| value_of_move(&solver, &game, &state, line) == best);
        let lines: Vec<u64> = lines.into_iter().map(|line| line.index() as u64).collect();
        assert_eq!(Value::from(lines), known["best"], "{drawn:b}");
    }
}

fn value_of_move(solver: &QuietSolver, game: &DotsAndBoxes, state: &DotsState, line: Line) -> i32 {
    let mut child = *state;
    let gain = game.play(&mut child, line).gain;
    let rest = value(solver, game, &child);
    if game.turn(&child) == game.turn(state) { gain + rest } else { -rest }
}

/// The values of all positions by the rules alone, from the full board back.
fn all_values(game: &DotsAndBoxes) -> Vec<i8> {
    let (rows, cols) = game.size();
    let lines = (rows + 1) * cols + rows * (cols + 1);
    let around = |number| game.lines_around(number).iter().fold(0usize, |set, line| set | 1 << line.index());
    let boxes: Vec<usize> = (0..rows * cols).map(around).collect();
    let beside: Vec<Vec<usize>> =
        (0..lines).map(|line| boxes.iter().copied().filter(|around| around >> line & 1 == 1).collect()).collect();
    let mut values = vec![0i8; 1 << lines];
    for drawn in (0..(1 << lines) - 1).rev() {
        let mut best = i8::MIN;
        for line in (0..lines).filter(|line| drawn >> line & 1 == 0) {
            let after = drawn | 1 << line;
            let closed = beside[line].iter().filter(|&&around| after & around == around).count() as i8;
            best = best.max(if closed == 0 { -values[after] } else { closed + values[after] });
        }
        values[drawn] = best;
    }
    values
}

#[test]
fn all_positions_of_two_by_three_and_many_of_three_by_three_have_the_values_of_plain_search() {
    for (rows, cols, step) in [(2, 3, 1), (3, 3, 2503)] {
        let game = board(rows, cols);
        let solver = |means| QuietSolver::new(&game, &game.initial(), means).expect("small boards are solved");
        // More threads than processors, in a ledger that forgets nearly everything.
        let (alone, crowd) = (solver(MEANS), solver(Means { memory: 1 << 12, threads: 8 }));
        for (count, (drawn, &plain)) in all_values(&game).iter().enumerate().step_by(step).enumerate() {
            let state = state(&game, drawn as u64);
            assert_eq!(value(&alone, &game, &state), i32::from(plain), "{rows}x{cols} {drawn:b}");
            if count.is_multiple_of(64) {
                assert_eq!(value(&crowd, &game, &state), i32::from(plain), "{rows}x{cols} {drawn:b}, eight threads");
            }
        }
    }
}

#[test]
fn two_threads_and_a_memory_that_forgets_find_the_same() {
    for (rows, cols, value) in [(3, 3, -3), (2, 5, -2)] {
        assert_eq!(start_value(rows, cols, Means { threads: 2, ..MEANS }), value);
        assert_eq!(start_value(rows, cols, Means { memory: 1 << 14, ..MEANS }), value);
    }
}

#[test]
fn a_stopped_solver_has_bounds_that_hold() {
    let game = board(3, 3);
    for nodes in [1, 10, 100, 1000, 10_000] {
        let solver = QuietSolver::new(&game, &game.initial(), MEANS).expect("small boards are solved");
        let mut clock = Clock::start(&Limits::nodes(nodes), &StopFlag::new());
        let (proven, stopped) = solver.prove(&game, &game.initial(), None, 0, &mut clock, &mut |_| {});
        assert!(proven.lower <= -3 && proven.upper >= -3, "{proven:?}");
        assert_eq!((stopped, clock.nodes()), (Some(Stopped::Nodes), nodes));
    }
}

#[test]
fn endings_of_large_boards_are_solved_too() {
    let mut dice = Dice::new(4);
    for (rows, cols) in [(5, 6), (8, 8), (19, 19)] {
        let game = board(rows, cols);
        let mut lines = Vec::new();
        game.moves(&game.initial(), &mut lines);
        dice.shuffle(&mut lines);
        let mut state = game.initial();
        for &line in &lines[12..] {
            game.play(&mut state, line);
        }
        let solver = QuietSolver::new(&game, &state, MEANS).expect("twelve lines are few");
        let values = lines[..12].iter().map(|&line| value_of_move(&solver, &game, &state, line));
        assert_eq!(values.max(), Some(value(&solver, &game, &state)));
    }
}

#[test]
fn what_it_can_not_solve_is_told() {
    let reason = |game: DotsAndBoxes, memory| QuietSolver::new(&game, &game.initial(), Means { memory, ..MEANS }).err();
    assert_eq!(reason(board(19, 19), 1 << 20), Some(Unsuitable::TooLarge));
    assert_eq!(reason(board(4, 5), 1 << 20), Some(Unsuitable::Memory));
    let alternate = DotsAndBoxes::new(2, 2, Turns::Alternate).expect("a board");
    assert_eq!(reason(alternate, 1 << 20), Some(Unsuitable::Alternate));
}
