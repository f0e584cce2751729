//! The player: exact where it can be, legal everywhere.

use jogada_experts::dots_and_boxes::{ByQuiet, ByQuietSearch, Means, QuietPlayer, QuietSolver};
use jogada_games::dots_and_boxes::{DotsAndBoxes, DotsState, Line, Turns};
use jogada_rules::{Dice, Game, SolvePlan, Value};
use jogada_search::solve::{MovesOf, SolveCall, Solver};
use jogada_search::{Assignment, Clock, Expert, Keepsake, Limits, StopFlag, Table};

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

/// Asks the expert about a position, as the program does.
fn asked<R>(game: &DotsAndBoxes, state: &DotsState, ask: impl FnOnce(&Assignment<'_, DotsAndBoxes>) -> R) -> R {
    let (table, kept) = (&table(), &Keepsake::default());
    let (dice, limits) = (Dice::new(1), Limits::NONE);
    let (memory, threads, soft_time, temperature) = (1 << 20, 1, None, None);
    ask(&Assignment { game, state, limits, depth: 1, table, memory, threads, soft_time, dice, kept, temperature })
}

#[test]
fn the_expert_solves_where_there_are_deals_and_looks_ahead_where_there_are_none() {
    let search = |game: &DotsAndBoxes| {
        let search = |it: &Assignment<'_, DotsAndBoxes>| ByQuietSearch.search(it, &mut Clock::unlimited(), &mut |_| {});
        asked(game, &random_position(game, 12, &mut Dice::new(8)), search)
    };
    assert!(search(&board(3, 3)).proven, "solved, whatever the depth");
    let alternate = search(&DotsAndBoxes::new(3, 3, Turns::Alternate).expect("a board"));
    assert_eq!((alternate.depth, alternate.proven), (1, false));
}

#[test]
fn the_expert_tells_the_best_lines_of_an_ending_and_what_it_is_made_of() {
    let game = board(3, 3);
    let state = random_position(&game, 9, &mut Dice::new(6));
    let lines = asked(&game, &state, |it| ByQuietSearch.analyze(it, 4, &mut Clock::unlimited(), &mut |_| {}));
    let told: Vec<_> = lines.expect("solved").iter().map(|found| (found.best(), found.value, found.proven)).collect();
    let values = player(&table(), 100_000).values(&game, &state, &mut Clock::unlimited()).expect("solved");
    let best = values.iter().take(4).map(|&(line, value)| (Some(line), Value::points(value), true));
    assert_eq!(told, best.collect::<Vec<_>>());
    for (turns, keys) in
        [(Turns::Again, &["chains", "loops", "long-chains"][..]), (Turns::Alternate, &["chains", "loops"])]
    {
        let game = DotsAndBoxes::new(3, 3, turns).expect("a board");
        let remarks = ByQuietSearch.remarks(&game, &random_position(&game, 9, &mut Dice::new(6)));
        assert_eq!(remarks.iter().map(|remark| remark.key).collect::<Vec<_>>(), keys);
    }
}

#[test]
fn a_board_that_is_too_large_or_has_no_deals_is_looked_through() {
    let method = |game: &DotsAndBoxes| {
        let (state, plan) = (&game.initial(), &SolvePlan { limits: Limits::nodes(50), ..SolvePlan::default() });
        let (mut moves, mut clock) = (Vec::new(), Clock::start(&plan.limits, &StopFlag::new()));
        game.moves(state, &mut moves);
        let mut call = SolveCall { memory: 1 << 20, plan, clock: &mut clock, hear: &mut |_| {} };
        ByQuiet::new().solve(&MovesOf { game, state, moves: &moves }, &mut call).expect("no file").method
    };
    assert_eq!(method(&board(12, 12)), "quiet");
    assert_ne!(method(&DotsAndBoxes::new(3, 3, Turns::Alternate).expect("a board")), "quiet");
}
