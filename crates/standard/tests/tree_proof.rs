//! Simulations and proof searches on real games: what they prove is true.

use jogada_games::dots_and_boxes::{self, BoxScore, DotsAndBoxes, Turns};
use jogada_games::hex::{self, Hex};
use jogada_games::nim::Nim;
use jogada_games::tic_tac_toe::TicTacToe;
use jogada_rules::{Dice, Evaluator, Indexed, Keyed, Notation, Nothing, Playout, Uniform, Value, contract};
use jogada_search::mcts::{self, Tree, mcts};
use jogada_search::proof::{DfPn, ProofTable, solve};
use jogada_search::tree::{Ends, Engine, Pvs, pvs};
use jogada_search::{Clock, Limits, StopFlag, Table};

/// The value of a position, by a search that the oracle tests have held against minimax.
fn truth<G: Keyed + Indexed>(game: &G, evaluator: &impl Evaluator<G>, state: &G::State) -> Value {
    let (table, options) = (Table::new(1 << 20), Pvs { ends: Ends::Outcome, ..Pvs::default() });
    let found = pvs(
        Engine { game, evaluator, guide: &(), table: &table, options },
        state,
        &mut Clock::unlimited(),
        &mut (),
        &mut |_| {},
    );
    assert!(found.proven);
    found.value
}

/// Holds `count` random positions of a game against both methods.
fn check<G: Keyed + Indexed>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    playout: &impl Playout<G>,
    most_moves: usize,
    count: usize,
) {
    let mut dice = Dice::new(11);
    for number in 0..count {
        let state = contract::random_position(game, &mut dice, most_moves);
        let value = truth(game, evaluator, &state);
        let worth = |mv| game.descend(&mut state.clone(), mv, |child, edge| edge.lift(truth(game, evaluator, child)));

        let table = ProofTable::new(1 << 20);
        let prover = DfPn { game, evaluator, table: &table, threads: 1 + number % 2 };
        let solution = solve(prover, &state, &mut Clock::unlimited());
        assert_eq!((solution.lower, solution.upper), (value, value), "df-pn on {state:?}");
        assert!(solution.best.is_none_or(|mv| worth(mv) == value), "df-pn on {state:?}: {:?}", solution.best);

        let rave = [0.0, 50.0][number % 2];
        let options = mcts::Mcts { rave, threads: 1 + number / 2 % 2, ..mcts::Mcts::default() };
        let mut tree = Tree::new(game);
        let clock = &mut Clock::start(&Limits::nodes(500), &StopFlag::new());
        let found =
            mcts(mcts::Simulation { game, playout, guide: &(), options }, &mut tree, &state, clock, &mut |_| {});
        let (lower, upper) = tree.bounds();
        assert!(lower <= value && value <= upper, "simulations on {state:?}: {lower} to {upper}, not {value}");
        if let Some(mv) = found.best().filter(|_| found.proven) {
            assert_eq!((found.value, worth(mv)), (value, value), "simulations on {state:?}");
        }
    }
}

#[test]
fn tic_tac_toe_and_nim() {
    let playout = Uniform { cap: 100 };
    check(&TicTacToe::new(3, 3, 3).expect("a board"), &Nothing, &playout, 8, 150);
    check(&TicTacToe::new(3, 4, 3).expect("a board"), &Nothing, &playout, 9, 100);
    for misere in [false, true] {
        check(&Nim::new(&[1, 3, 4], misere).expect("heaps"), &Nothing, &playout, 4, 80);
    }
}

#[test]
fn dots_and_boxes() {
    for turns in [Turns::Again, Turns::Alternate] {
        let game = DotsAndBoxes::new(2, 2, turns).expect("a board");
        check(&game, &BoxScore, &dots_and_boxes::RandomLines, 11, 60);
    }
    check(&DotsAndBoxes::new(1, 5, Turns::Again).expect("a board"), &BoxScore, &dots_and_boxes::RandomLines, 14, 30);
}

#[test]
fn hex_with_the_swap_and_without() {
    for swap in [true, false] {
        let game = Hex::new(3, swap).expect("a board");
        check(&game, &Nothing, &hex::Fill, 7, 120);
        check(&game, &Nothing, &hex::BridgeSaver, 7, 60);
    }
}

#[test]
fn the_openings_of_hex_that_win_are_those_on_the_short_diagonal() {
    let game = Hex::new(4, false).expect("a board");
    let table = ProofTable::new(1 << 22);
    for (row, letters) in ["...W", "..W.", ".W..", "W..."].iter().enumerate() {
        for (col, letter) in letters.chars().enumerate() {
            let mut rows = vec!["....".to_owned(); 4];
            rows[row].replace_range(col..=col, "x");
            let state = game.read_position(&format!("{} 2", rows.join("/"))).expect("a position");
            let prover = DfPn { game: &game, evaluator: &Nothing, table: &table, threads: 1 };
            let solution = solve(prover, &state, &mut Clock::unlimited());
            let expected = if letter == 'W' { Value::SOME_LOSS } else { Value::SOME_WIN };
            assert_eq!((solution.lower, solution.upper), (expected, expected), "row {row}, column {col}");
        }
    }
}
