//! The player: exact where it can be, legal everywhere.

use jogada_experts::dots_and_boxes::{Means, QuietPlayer, QuietSolver};
use jogada_games::dots_and_boxes::{DotsAndBoxes, DotsState, Line, Turns};
use jogada_rules::{Dice, Game, Value};
use jogada_search::{Clock, Limits, StopFlag, Table};

const MEANS: Means = Means { memory: 1 << 20, threads: 1 };

fn board(rows: usize, cols: usize) -> DotsAndBoxes {
    DotsAndBoxes::new(rows, cols, Turns::Again).expect("a board")
}

/// `patience` 0 never solves and always searches.
fn player(table: &Table, patience: u64) -> QuietPlayer<'_> {
    QuietPlayer { table, means: MEANS, patience, depth: u32::MAX }
}

fn table() -> Table {
    Table::new(1 << 20)
}

/// A position with so many free lines, drawn at random.
fn random_position(game: &DotsAndBoxes, free: usize, dice: &mut Dice) -> DotsState {
    let mut lines = Vec::new();
    game.moves(&game.initial(), &mut lines);
    dice.shuffle(&mut lines);
    let mut state = game.initial();
    for &line in &lines[free..] {
        game.play(&mut state, line);
    }
    state
}

fn value_of_move(solver: &QuietSolver, game: &DotsAndBoxes, state: &DotsState, line: Line) -> i32 {
    let mut child = *state;
    let gain = game.play(&mut child, line).gain;
    let (proven, _) = solver.prove(game, &child, None, 0, &mut Clock::unlimited(), &mut |_| {});
    let rest = proven.value().expect("nothing stops it");
    if game.turn(&child) == game.turn(state) { gain + rest } else { -rest }
}

#[test]
fn solved_or_searched_to_the_end_it_plays_a_best_move() {
    let mut dice = Dice::new(5);
    for (rows, cols, patience) in [(3, 3, 0), (3, 3, 100_000), (2, 5, 0), (4, 4, 0), (4, 4, 100_000)] {
        let game = board(rows, cols);
        for _ in 0..60 {
            let free = 2 + dice.below(11);
            let state = random_position(&game, free, &mut dice);
            let found = player(&table(), patience).search(&game, &state, &mut Clock::unlimited(), &mut |_| {});
            let solver = QuietSolver::new(&game, &state, MEANS).expect("small");
            let (proven, _) = solver.prove(&game, &state, None, 0, &mut Clock::unlimited(), &mut |_| {});
            let value = proven.value().expect("nothing stops it");
            assert_eq!((found.value, found.proven), (Value::points(value), true), "{state:?}");
            let best = found.best().expect("the game goes on");
            assert_eq!(value_of_move(&solver, &game, &state, best), value, "{best:?} {state:?}");
        }
    }
}

#[test]
fn it_knows_the_value_of_every_move_of_an_ending() {
    let game = board(3, 3);
    let state = random_position(&game, 9, &mut Dice::new(6));
    let values = player(&table(), 100_000).values(&game, &state, &mut Clock::unlimited()).expect("solved");
    let solver = QuietSolver::new(&game, &state, MEANS).expect("small");
    assert_eq!(values.len(), 9);
    assert!(values.is_sorted_by_key(|&(_, value)| -value));
    assert!(values.iter().all(|&(line, value)| value_of_move(&solver, &game, &state, line) == value));
}

#[test]
fn it_plays_whole_games_on_any_board_within_its_limits() {
    for (rows, cols) in [(1, 1), (1, 7), (5, 6), (19, 19)] {
        let game = board(rows, cols);
        let mut state = random_position(&game, 60.min(4 * rows * cols / 2 + 2), &mut Dice::new(7));
        while game.settled(&state).is_none() {
            let mut clock = Clock::start(&Limits::nodes(60), &StopFlag::new());
            let found = player(&table(), 30).search(&game, &state, &mut clock, &mut |_| {});
            let line = found.best().expect("the game goes on");
            assert!(!state.is_drawn(line) && clock.nodes() <= 60);
            game.play(&mut state, line);
        }
    }
}
